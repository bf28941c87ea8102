export { CREDITS, type Credit } from "./credits.ts";
export { EMBLEM_NAMES } from "./emblem-names.ts";
export { EmblemSprite, type Emblems, loadEmblems, loadMoreEmblems, SHELL_EMBLEMS } from "./sprite.tsx";
