/** The switches of the optional rules: which are on, and why some cannot be moved (dg.opt.agreement). */
import { type Option, optionFaults, optionNames, optionsInForce } from "../engine/index.ts";
import { type MessageId, say } from "../words/index.ts";
import type { Choices } from "./choices.ts";

/** Why a switch cannot be moved, and the entry of the ledger that says so. */
export interface Stuck {
  readonly words: string;
  readonly rule: string;
}

export interface Switch {
  readonly option: Option;
  readonly on: boolean;
  readonly stuck: Stuck | null;
}

/** Reasons by the entry that gives them, where one option stands against another. */
const AGAINST: Readonly<Record<string, (option: Option) => MessageId>> = {
  "dg.opt.malevolent.excludes-respawn": (option) =>
    option === "respawn" ? "start.not-with-malevolent" : "start.not-with-respawn",
  "dg.ruling.option-matrix": (option) =>
    option === "revealed-map" ? "start.campaign-builds" : "start.campaign-respawns",
};

function stuckOff(agreed: readonly Option[], option: Option, isCampaign: boolean): Stuck | null {
  const [fault] = optionFaults([...agreed, option], isCampaign);
  if (fault?.rule === undefined) return null;
  return { words: say(AGAINST[fault.rule]?.(option) ?? "why.rule"), rule: fault.rule };
}

/** The options of a match that is about to begin: a campaign has those that belong to it, whatever is switched on. */
export const agreedIn = ({ options }: Choices, isCampaign: boolean): readonly Option[] => (isCampaign ? [] : options);

/** All switches, in the order of the rules. */
export function switchesOf(choices: Choices, isCampaign: boolean): readonly Switch[] {
  const agreed = agreedIn(choices, isCampaign);
  const inForce = optionsInForce(agreed, isCampaign);
  return optionNames.map((option): Switch => {
    const on = inForce[option];
    if (agreed.includes(option)) return { option, on, stuck: null };
    if (on) return { option, on, stuck: { words: say("start.campaign-has"), rule: "dg.ruling.option-matrix" } };
    return { option, on, stuck: stuckOff(agreed, option, isCampaign) };
  });
}
