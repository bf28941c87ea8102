/** How wide a letter of the display face is on the average of a long word, and by how much the broad ones exceed it, in ems. */
const LETTER = { latin: 0.6, cyrillic: 0.64, broad: 0.3 } as const;

const BROAD = /[mwMWжшщюыфмЖШЩЮЫФМ]/g;

function widthOf(word: string): number {
  const letter = /[а-яё]/i.test(word) ? LETTER.cyrillic : LETTER.latin;
  return word.length * letter + (word.match(BROAD)?.length ?? 0) * LETTER.broad;
}

/**
 * About how wide the longest word of a name is, in ems: names break between words, and after a hyphen, only, and are set
 * smaller where such a word would not fit.
 */
export function longestWord(name: string): number {
  const widest = Math.max(...name.split(/\s+|(?<=-)/).map(widthOf));
  return Math.round(widest * 100) / 100;
}
