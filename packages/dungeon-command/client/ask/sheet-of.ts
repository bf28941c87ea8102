import { openQuestion } from "@undercroft/kernel";
import type { Scene as SceneOf } from "@undercroft/table";
import { type Dc, dungeonCommand } from "../engine/index.ts";
import { keywordsOf } from "../engine/packs.ts";
import { castIn } from "../log/cast.ts";
import { chooseSheet } from "./choose.ts";
import { deploySheet } from "./deploy.ts";
import type { Scene, Sheet } from "./model.ts";
import { pathSheet } from "./path.ts";
import { cowerSheet, firstSheet, maySheet } from "./plain.ts";
import { respondSheet } from "./respond.ts";
import { turnSheet } from "./turn.ts";

/** The open question of a seat in words, with all that may be pressed; null if it is asked nothing. */
export function sheetOf(told: SceneOf<Dc>): Sheet | null {
  const scene: Scene = { ...told, cast: castIn(told.story), keywords: keywordsOf() };
  const { state, seat } = scene;
  const asked = openQuestion(state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const { question } = asked;
  const domain = dungeonCommand.domain(state, asked, seat);
  switch (question.kind) {
    case "turn":
      return turnSheet(scene, domain.enumerate() ?? []);
    case "respond":
      return respondSheet(scene, domain.enumerate() ?? []);
    case "deploy":
      return deploySheet(scene, question, domain.enumerate() ?? []);
    case "choose":
      return chooseSheet(scene, question);
    case "path":
      return pathSheet(scene, question, (answer) => domain.check(answer).legal);
    case "cower":
      return cowerSheet(scene, question, domain.check({ do: "cower" }).legal);
    case "may":
      return maySheet(scene, question);
    case "first-or-second":
      return firstSheet(question.rule);
  }
}
