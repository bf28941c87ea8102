import { openQuestion } from "@undercroft/kernel";
import type { Drill, Scene as SceneOf } from "@undercroft/table";
import { type Answer, type Dg, dungeoneer, type Question } from "../engine/index.ts";
import { castIn } from "../log/cast.ts";
import { buildSheet, buySheet, equipSheet, fundSheet, laySheet } from "./campaign.ts";
import { discardSheet } from "./discard.ts";
import { assignSheet, attackSheet, baneSheet, formSheet, strikeBackSheet, survivorSheet } from "./dungeonlord.ts";
import {
  chooseSheet,
  excessSheet,
  maySheet,
  momentSheet,
  partSheet,
  rewardSheet,
  searchSheet,
  upkeepSheet,
} from "./effects.ts";
import { heroSheet } from "./hero.ts";
import { treasureSheet } from "./looting.ts";
import { orientSheet, placeSheet, spaceList } from "./map.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { respondSheet } from "./respond.ts";
import { secretSheet } from "./secret.ts";
import { aimSheet, claimSheet, exposeSheet, foundSheet, rankSheet, wanderSheet } from "./wandering.ts";

function sheetFor(scene: Scene, question: Question, answers: readonly Answer[]): Sheet {
  const { rule } = question;
  switch (question.kind) {
    case "orient":
      return orientSheet(scene, answers, question);
    case "bane":
      return baneSheet(scene, answers, rule);
    case "attack":
      return attackSheet(scene, answers, rule);
    case "respond":
      return respondSheet(scene, answers, question);
    case "form":
      return formSheet(scene, question);
    case "strike-back":
      return strikeBackSheet(scene, answers, rule);
    case "survivor":
      return survivorSheet(scene, question);
    case "excess":
      return excessSheet(scene, answers, question);
    case "assign":
      return assignSheet(scene, answers, question);
    case "place":
      return placeSheet(scene, answers, question);
    case "lay":
      return laySheet(scene, answers, rule);
    case "keep-secret":
      return secretSheet(scene, answers, rule);
    case "found":
      return foundSheet(scene, answers, rule);
    case "wander":
      return wanderSheet(scene, answers, question);
    case "rank":
      return rankSheet(scene, answers, rule);
    case "claim":
      return claimSheet(scene, answers, rule);
    case "expose":
      return exposeSheet(scene, answers, question);
    case "aim":
      return aimSheet(scene, answers, question);
    case "act":
      return heroSheet(scene, answers, rule);
    case "discard":
      return discardSheet(scene, answers, rule);
    case "build":
      return buildSheet(scene, answers, question);
    case "buy":
      return buySheet(scene, answers, rule);
    case "equip":
      return equipSheet(scene, answers, rule);
    case "fund":
      return fundSheet(scene, answers, question);
    case "moment":
      return momentSheet(scene, answers, question);
    case "part":
      return partSheet(scene, answers, question);
    case "upkeep":
      return upkeepSheet(scene, answers, question);
    case "choose":
      return chooseSheet(scene, answers, question);
    case "may":
      return maySheet(scene, question);
    case "reward-play":
      return rewardSheet(scene, answers, question);
    case "search":
      return searchSheet(scene, answers, question);
    case "treasure":
      return treasureSheet(scene, answers, rule);
  }
}

/** What a card, a piece or a space stands for, where that is more than one thing. */
function standsFor({ cards, pieces, squares }: Item, drill: Drill): boolean {
  if (drill?.on === "card") return cards?.includes(drill.id) === true;
  if (drill?.on === "piece") return pieces?.includes(drill.id) === true;
  return drill?.on === "list" && squares?.some((at) => `/${drill.list}`.endsWith(`/${spaceList(at)}`)) === true;
}

/** Something was pressed that stands for several answers: they alone are offered. */
function opened(sheet: Sheet, drill: Drill): Sheet {
  const items = drill === null ? [] : sheet.places.filter((item) => standsFor(item, drill));
  return items.length === 0 ? sheet : { ...sheet, buttons: items, places: items };
}

/** The open question of a seat in words, with all that may be pressed; null if it is asked nothing. */
export function sheetOf({ story, ...told }: SceneOf<Dg>): Sheet | null {
  const { state, seat, drill } = told;
  const asked = openQuestion(state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const domain = dungeoneer.domain(state, asked, seat);
  const answers = domain.enumerate() ?? domain.worthwhile?.() ?? [];
  return opened(sheetFor({ ...told, cast: castIn(story) }, asked.question, answers), drill);
}
