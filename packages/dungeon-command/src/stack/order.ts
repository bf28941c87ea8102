import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import type { StackLocals } from "./locals.ts";
import { settle } from "./triggers.ts";
import { pile } from "./waiting.ts";

/**
 * An Order card in the stack zone. Its actions lie on the stack together, the first printed on top
 * (dc.stack.multi-action-reverse-push); after the last of them the card goes to its owner's discard
 * pile, unless it is attached (dc.ruling.order-card-zones).
 */
export const orderProcedures: Chapter<Pick<StackLocals, "order">> = {
  order: {
    collects: true,
    steps: {
      start: (_run, { actions, declared }) => {
        const lowest = pile(actions, declared);
        if (lowest === null) throw new Error("an order card without actions was played");
        return call({ procedure: "action", locals: lowest }, "discard");
      },
      discard: (run, { card, actions, attached, idle }) => {
        if (!attached) {
          run.body.seats[card.owner]?.discard.push(card.card);
          run.emit({
            event: "order-discarded",
            seat: card.owner,
            card: card.card,
            from: "stack",
            rule: idle < actions.length ? "dc.stack.order-card-discard" : "dc.ruling.order-card-zones",
          });
        }
        return settle(run, "end") ?? done(nothing);
      },
      end: () => done(nothing),
    },
  },
};
