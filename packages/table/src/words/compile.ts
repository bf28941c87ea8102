/** A plural's branches by its forms; lingui looks for an offset too. */
interface Branches {
  [form: string]: Token[] | undefined;
  offset: undefined;
}
/** A piece of a compiled message: words, the name of a value, or a plural with its branches. */
export type Token = string | [name: string, kind?: string, branches?: Branches];

const plural = /^(?<name>\w+),\s*plural,(?<branches>.*)$/s;

/** The text between the brace at `from` and the one that closes it, and where that one stands. */
function braced(text: string, from: number): { readonly inner: string; readonly end: number } {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return { inner: text.slice(from + 1, at), end: at };
  }
  throw new Error(`a brace is not closed in "${text}"`);
}

function branchesOf(text: string): Branches {
  const branches: Branches = { offset: undefined };
  let at = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", at)) {
    const { inner, end } = braced(text, open);
    branches[text.slice(at, open).trim()] = tokensOf(inner, true);
    at = end + 1;
  }
  return branches;
}

function wordsOf(text: string, inPlural: boolean): Token[] {
  if (!inPlural) return text === "" ? [] : [text];
  return text.split(/(#)/).filter((piece) => piece !== "");
}

function tokensOf(text: string, inPlural: boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", at)) {
    tokens.push(...wordsOf(text.slice(at, open), inPlural));
    const { inner, end } = braced(text, open);
    const parts = plural.exec(inner)?.groups;
    tokens.push(parts === undefined ? [inner.trim()] : [parts.name ?? "", "plural", branchesOf(parts.branches ?? "")]);
    at = end + 1;
  }
  return [...tokens, ...wordsOf(text.slice(at), inPlural)];
}

/**
 * Turns "{count, plural, one {# card} other {# cards}} of {name}" into the form that lingui reads: just the two kinds
 * of braces that the catalogues use, so that the page need not carry a parser of the whole format.
 */
export function compile(message: string): Token[] {
  return tokensOf(message, false);
}
