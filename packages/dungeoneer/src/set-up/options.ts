/** The optional rules (dg.opt.agreement), and which of them go together (dg.ruling.option-matrix). */
import type { FileFault } from "@undercroft/kernel";

export const optionNames = [
  "revealed-map",
  "malevolent-force",
  "looting",
  "secret-quest",
  "respawn",
  "wandering-pack",
] as const;
export type Option = (typeof optionNames)[number];

/** Which optional rules are in force. */
export type Options = Readonly<Record<Option, boolean>>;

/** What a campaign always plays by (dg.campaign.defeat, dg.campaign.dl.wandering-pack, dg.campaign.setup.hero-and-secret-quest). */
const ofCampaign: readonly Option[] = ["looting", "secret-quest", "respawn", "wandering-pack"];

/** The rules in force: those that were agreed on, and in a campaign those that belong to it. */
export function optionsInForce(agreed: readonly Option[], isCampaign: boolean): Options {
  const isOn = (option: Option): boolean => agreed.includes(option) || (isCampaign && ofCampaign.includes(option));
  return {
    "revealed-map": isOn("revealed-map"),
    "malevolent-force": isOn("malevolent-force"),
    looting: isOn("looting"),
    "secret-quest": isOn("secret-quest"),
    respawn: isOn("respawn"),
    "wandering-pack": isOn("wandering-pack"),
  };
}

/** Options that cannot be in force together (dg.opt.malevolent.excludes-respawn, dg.ruling.option-matrix). */
export function* optionFaults(agreed: readonly Option[], isCampaign: boolean): Generator<FileFault> {
  const fault = (option: Option, why: string, rule: string): FileFault => ({
    place: `options[${agreed.indexOf(option)}]`,
    why,
    rule,
  });
  if (agreed.includes("malevolent-force") && agreed.includes("respawn"))
    yield fault(
      "malevolent-force",
      "malevolent-force and respawn cannot both be played: a fallen hero either comes again or does not",
      "dg.opt.malevolent.excludes-respawn",
    );
  if (!isCampaign) return;
  if (agreed.includes("malevolent-force"))
    yield fault("malevolent-force", "in a campaign fallen heroes come again", "dg.ruling.option-matrix");
  if (agreed.includes("revealed-map"))
    yield fault("revealed-map", "in a campaign the Dungeonlord builds every turn", "dg.ruling.option-matrix");
}
