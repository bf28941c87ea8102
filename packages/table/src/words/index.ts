import { i18n } from "@lingui/core";
import type { Rich } from "../common/rich.tsx";
import { compile } from "./compile.ts";
import type { en, MessageId } from "./en/index.ts";
import { figure } from "./figure.ts";
import { harmless, spansOf } from "./rich.ts";

export type { MessageId } from "./en/index.ts";

/** Languages that the interface speaks. */
export const LOCALES = ["en", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** Values of a message, by name. */
export type Values = Readonly<Record<string, string | number>>;

type Catalogue = Readonly<Record<keyof typeof en, string>>;

async function catalogueOf(locale: Locale): Promise<Catalogue> {
  return locale === "ru" ? (await import("./ru/index.ts")).ru : (await import("./en/index.ts")).en;
}

i18n.setMessagesCompiler(compile);

/** Loads a language's catalogue and speaks it from now on. */
export async function speak(locale: Locale): Promise<void> {
  const messages = await catalogueOf(locale);
  i18n.load(locale, { ...messages });
  i18n.activate(locale);
  if (typeof document !== "undefined") document.documentElement.lang = locale;
}

/** The language spoken now. */
export function spoken(): Locale {
  return i18n.locale === "ru" ? "ru" : "en";
}

/** Values as a message takes them: a number below zero, which no plural counts, is written with a minus sign. */
function written(values: Values): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? figure(value) : value,
    ]),
  );
}

/** A message in the language spoken now. */
export function say(id: MessageId, values: Values = {}): string {
  return i18n._(id, written(values));
}

/** A message whose tags are turned into spans: <b>, <i>, <h> for harm, <g> for good. */
export function rich(id: MessageId, values: Values = {}): Rich {
  const safe = Object.fromEntries(Object.entries(written(values)).map(([name, value]) => [name, harmless(value)]));
  return spansOf(i18n._(id, safe));
}
