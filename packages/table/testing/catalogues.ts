import { compile } from "../src/words/compile.ts";

type Messages = Readonly<Record<string, string>>;

/** Names of values that a message uses. */
function usedIn(message: string): string {
  const values = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1]);
  return [...new Set(values)]
    .filter((name) => !/^(one|few|many|other)$/.test(name ?? ""))
    .sort()
    .join(" ");
}

function compiles(message: string): boolean {
  try {
    compile(message);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with two languages' catalogues: messages that one lacks, that say nothing, or that use other values. */
export function catalogueFaults(en: Messages, ru: Messages): readonly string[] {
  const ids = [...new Set([...Object.keys(en), ...Object.keys(ru)])];
  return ids.flatMap((id) => {
    const [english = "", russian = ""] = [en[id], ru[id]];
    if (english.trim() === "" || russian.trim() === "") return [`${id} says nothing in one language`];
    if (usedIn(english) !== usedIn(russian)) return [`${id} uses other values in the other language`];
    return [english, russian].every(compiles) ? [] : [`${id} is not closed`];
  });
}
