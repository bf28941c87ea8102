/** Events in Russian: «когда по этому существу попадает атака ближнего боя». */
import { spaced } from "@undercroft/cards";
import type { TriggerEvent } from "../../ast-powers.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionWord } from "./words.ts";

const openings = { when: "когда", after: "после того как", until: "до тех пор, когда" } as const;

export function eventClause(event: TriggerEvent, word: "when" | "after" | "until", context: TextContext): string {
  return `${openings[word]} ${happening(event, context)}`;
}

function happening(event: TriggerEvent, context: TextContext): string {
  const the = noun.who("who" in event ? event.who : undefined, "nom", context);
  const by = "by" in event ? event.by : undefined;
  const attack = (form: "nom" | "acc" | "gen" = "nom"): string =>
    noun.attacks("attack" in event ? event.attack : undefined, form, "sg", context);
  switch (event.on) {
    case "round-starts":
      return "начинается раунд";
    case "round-ends":
      return "заканчивается раунд";
    case "turn-starts":
      return `${noun.who(event.of, "nom", context)} начинает свой ход`;
    case "turn-ends":
      return `${noun.who(event.of, "nom", context)} заканчивает свой ход`;
    case "attack-declared":
      return `${by === undefined ? "существо" : noun.who(by, "nom", context)} объявляет: ${attack()}`;
    case "attack-begins":
      return `${by === undefined ? "существо" : noun.who(by, "nom", context)} начинает: ${attack()}`;
    case "attack-ends":
      return spaced("завершена", attack(), by !== undefined && noun.who(by, "gen", context));
    case "targeted": {
      const whose = by === undefined ? "" : `, атакует ${noun.who(by, "nom", context)}`;
      return `${the} становится целью (${attack()}${whose})`;
    }
    case "attack-rolled": {
      const result = event.hits === undefined ? "" : event.hits ? "(попадание)" : "(промах)";
      const against = event.target === undefined ? "" : `против ${noun.who(event.target, "gen", context)}`;
      return spaced("брошена кость:", attack(), by !== undefined && noun.who(by, "gen", context), against, result);
    }
    case "hit":
    case "missed":
      return struck(event, context);
    case "would-take-damage":
    case "takes-damage": {
      const verb = event.on === "takes-damage" ? "получает" : "должно получить";
      const type = event.type === undefined ? "" : `(${context.word(event.type)})`;
      return spaced(the, verb, "урон", type, by !== undefined && `от ${noun.who(by, "gen", context)}`);
    }
    case "bloodied":
      return `${the} становится израненным`;
    case "destroyed":
      return spaced(the, "уничтожено", by !== undefined && noun.who(by, "ins", context));
    case "healed":
      return `${the} исцелено`;
    case "gains-condition":
      return event.condition === undefined
        ? `${the} попадает в любое состояние`
        : `${the} попадает в состояние ${noun.quoted(conditionWord[event.condition].name)}`;
    case "enters":
    case "leaves":
    case "movement-ends": {
      const verb = { enters: "входит на клетку", leaves: "уходит с клетки", "movement-ends": "заканчивает движение" };
      return spaced(the, verb[event.on], event.near !== undefined && noun.within(event.near, context));
    }
    case "saves":
      return `${the} проходит спасбросок`;
    case "fails-save":
      return `${the} проваливает спасбросок`;
    case "champion-test":
      return "брошена проверка чемпионов";
    case "uses-power":
      return spaced(
        the,
        "использует свойство",
        event.type !== undefined && `вида ${noun.quoted(context.word(event.type))}`,
      );
  }
}

function struck(event: Extract<TriggerEvent, { on: "hit" | "missed" }>, context: TextContext): string {
  const critical = event.critical === true ? "критически" : "";
  const attack = event.attack === undefined ? "" : `(${noun.attacks(event.attack, "nom", "sg", context)})`;
  const hits = event.on === "hit";
  const target =
    event.target === undefined
      ? ""
      : hits
        ? `по ${noun.who(event.target, "dat", context)}`
        : `мимо ${noun.who(event.target, "gen", context)}`;
  const by = event.by === undefined ? "" : noun.who(event.by, "nom", context);
  const verb = hits ? "попадает" : target === "" ? "промахивается" : "бьёт";
  if (by !== "") return spaced(by, critical, verb, target, attack);
  return spaced(
    target,
    critical,
    verb,
    event.attack === undefined ? "атака" : noun.attacks(event.attack, "nom", "sg", context),
  );
}
