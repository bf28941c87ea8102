import { aimless } from "./aimless.ts";
import type { Reply, Request } from "./protocol.ts";

addEventListener("message", (event: MessageEvent<Request>) => {
  const { ticket, view, seat, seed } = event.data;
  const reply: Reply = { ticket, answer: aimless(view, seat, seed) };
  postMessage(reply);
});
