export { EmblemSprite, type Emblems, loadEmblems, loadMoreEmblems, SHELL_EMBLEMS } from "./sprite.tsx";
export { useEmblems } from "./use-emblems.ts";
