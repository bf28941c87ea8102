/**
 * The words by which a game is known, each game's in one place: what all games share must not speak them. A word that two
 * games have in common, such as creature or warband, is nobody's own.
 */
export const gameWords = {
  "dungeon-command": [
    /dungeon.?command/i,
    /\bdc\.[a-z]/,
    /\bDc(?:\b|[A-Z]\w*)/,
    /morale/i,
    /leadership/i,
    /commander/i,
    /cower/i,
    /order.?cards?\b/i,
    /order.?(?:hand|deck)/i,
    /graveyard/i,
    /treasure/i,
    /deploy/i,
    /magic.?circle/i,
  ],
  miniatures: [
    /miniatures?\b/i,
    /\bmn\.[a-z]/,
    /bloodied/i,
    /champion/i,
    /opportunity.?attack/i,
    /hit.?dice/i,
    /saving.?throw/i,
  ],
  dungeoneer: [/dungeoneer/i, /dungeonlord/i, /\bperils?\b/i, /\bglory\b/i, /\bquests?\b/i],
};

/** What every game stands on, and the shell that plays them all. */
const shared = /^packages\/(?:kernel|grid|cards|scenario|tactician|table|web)\/(?:src\/|README\.md$|index\.html$)/;

/** Tests may play a game. The shell has one list of games; emblems have the names that those who drew them gave them. */
const exempt = [
  /\.test\.tsx?$/,
  /^packages\/web\/src\/games\.tsx$/,
  /^packages\/table\/src\/icons\/(?:[^/]*-names\.ts|[^/]*\.json)$/,
];

export function isShared(path) {
  return shared.test(path) && !exempt.some((one) => one.test(path));
}

/** Every word of a game in a text, with the line where it stands. */
export function wordsIn(text) {
  return text.split("\n").flatMap((line, i) =>
    Object.entries(gameWords).flatMap(([game, words]) =>
      words.flatMap((word) => {
        const found = word.exec(line);
        return found === null ? [] : [{ line: i + 1, game, word: found[0] }];
      }),
    ),
  );
}
