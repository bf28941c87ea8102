/** What a worker needs in which computers play, without anything of the page. */
export { servePlayers } from "./computer/serve.ts";
