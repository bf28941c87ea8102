import { i18n } from "@lingui/core";
import type { Rich } from "../common/rich.tsx";
import { compile } from "./compile.ts";
import type { en, MessageId } from "./en/index.ts";
import { figure } from "./figure.ts";
import { harmless, spansOf } from "./rich.ts";

/** Languages that the interface speaks. */
export const LOCALES = ["en", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** Values of a message, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Messages of one language, by their names. */
export type Catalogue = Readonly<Record<string, string>>;

/** Where a language's messages are fetched from. */
export type Catalogues = Readonly<Record<Locale, () => Promise<Catalogue>>>;

async function sharedIn(locale: Locale): Promise<Readonly<Record<keyof typeof en, string>>> {
  return locale === "ru" ? (await import("./ru/index.ts")).ru : (await import("./en/index.ts")).en;
}

i18n.setMessagesCompiler(compile);

/** Catalogues of games, each under the name that its messages bear before their own. */
const taught = new Map<string, Catalogues>();

/** The name of a game's message among all messages: two games may call theirs alike. */
const named = (prefix: string, id: string): string => `${prefix}/${id}`;

/** A game's messages are known from now on: they are fetched when a language is next spoken. */
function teach(prefix: string, catalogues: Catalogues): void {
  taught.set(prefix, catalogues);
}

/** Loads all messages of a language and speaks it from now on. */
export async function speak(locale: Locale): Promise<void> {
  const [shared, ...games] = await Promise.all([
    sharedIn(locale),
    ...[...taught].map(async ([prefix, catalogues]) =>
      Object.entries(await catalogues[locale]()).map(([id, message]) => [named(prefix, id), message] as const),
    ),
  ]);
  i18n.load(locale, { ...shared, ...Object.fromEntries(games.flat()) });
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

function safe(values: Values): Record<string, string | number> {
  return Object.fromEntries(Object.entries(written(values)).map(([name, value]) => [name, harmless(value)]));
}

/** A message that every game shares, in the language spoken now. */
export function say(id: MessageId, values: Values = {}): string {
  return i18n._(id, written(values));
}

/** What a game says by: its own messages first, the shared ones besides. */
export interface Speaker<Id extends string> {
  readonly say: (id: Id | MessageId, values?: Values) => string;
  /** With its tags turned into spans: <b>, <i>, <h> for harm, <g> for good. */
  readonly rich: (id: Id | MessageId, values?: Values) => Rich;
}

/** Teaches a game's messages and gives what says them. `prefix` tells them from those of other games. */
export function speakerOf<Id extends string>(prefix: string, catalogues: Catalogues): Speaker<Id> {
  teach(prefix, catalogues);
  const own = (id: string): string => {
    const name = named(prefix, id);
    return Object.hasOwn(i18n.messages, name) ? name : id;
  };
  return {
    say: (id, values = {}) => i18n._(own(id), written(values)),
    rich: (id, values = {}) => spansOf(i18n._(own(id), safe(values))),
  };
}
