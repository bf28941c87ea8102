/** The walls between packages: ARCHITECTURE rule 13. `npm test -- --only walls` checks them. */

const games = "dungeon-command|dungeoneer|miniatures";
const apps = "web|cli|server";
const tests = "\\.test\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Two files that need each other are one idea, or lack a third. The words of the card language are the exception: a number is read by rules in force, a rule holds under a condition, a condition reads a number.",
      severity: "error",
      from: { pathNot: "^packages/dungeon-command/src/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "foundations-know-no-game",
      comment: "Kernel, grid, cards, scenario files, computer players and the pieces of a table serve any game.",
      severity: "error",
      from: { path: "^packages/(kernel|grid|cards|scenario|tactician|table)/", pathNot: tests },
      to: { path: `^packages/(${games})/` },
    },
    {
      name: "kernel-stands-alone",
      comment: "The kernel knows neither squares nor cards.",
      severity: "error",
      from: { path: "^packages/kernel/" },
      to: { path: "^packages/(?!kernel/)" },
    },
    {
      name: "grid-stands-alone",
      comment: "The grid is pure geometry.",
      severity: "error",
      from: { path: "^packages/grid/", pathNot: tests },
      to: { path: ["^packages/(?!grid/)", "node_modules"] },
    },
    {
      name: "cards-know-no-grid",
      comment: "The card language works for games without squares.",
      severity: "error",
      from: { path: "^packages/cards/" },
      to: { path: "^packages/(?!cards/|kernel/)" },
    },
    {
      name: "scenarios-know-no-grid",
      comment: "Scenario files work for games without squares.",
      severity: "error",
      from: { path: "^packages/scenario/" },
      to: { path: "^packages/(?!scenario/|cards/|kernel/)" },
    },
    {
      name: "games-are-strangers",
      comment: "No game imports another game.",
      severity: "error",
      from: { path: `^packages/(${games})/` },
      to: { path: `^packages/(${games})/`, pathNot: "^packages/$1/" },
    },
    {
      name: "apps-are-on-top",
      comment: "Nothing imports an app; apps do not import each other.",
      severity: "error",
      from: { path: "^(packages|scripts)/([^/]+)/" },
      to: { path: `^packages/(${apps})/`, pathNot: "^packages/$2/" },
    },
    {
      name: "one-list-of-games",
      comment: "The web client's shell plays any game: one file lists them.",
      severity: "error",
      from: { path: "^packages/web/src/", pathNot: ["^packages/web/src/games[.]tsx$", tests] },
      to: { path: `^packages/(${games})/` },
    },
    {
      name: "rules-do-not-see-the-client",
      comment: "A game's rules run without a page, and so do tools; how messages are written is no part of one.",
      severity: "error",
      from: { path: "^packages/[^/]+/(src|content|rules|testing)/", pathNot: "^packages/(web|table)/" },
      to: {
        path: ["^packages/[^/]+/client/", "^packages/table/"],
        pathNot: "^packages/table/src/words/compile[.]ts$",
      },
    },
    {
      name: "products-do-not-lean-on-tests",
      comment: "Helpers of tests are for tests.",
      severity: "error",
      from: { path: "^packages/[^/]+/(src|client|content)/", pathNot: ["^packages/cli/", tests] },
      to: { path: ["^packages/[^/]+/testing/", tests] },
    },
    {
      name: "engines-use-no-node",
      comment: "What runs in a page, a worker and a server uses no Node API.",
      severity: "error",
      from: {
        path: `^packages/(kernel|grid|cards|scenario|tactician|table|${games}|web)/(src|client|content)/`,
        pathNot: [tests, "[.]mjs$"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "through-the-front-door",
      comment: "Another package is reached by its name and its exports, never by a path into it.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypesNot: ["aliased-workspace"] },
    },
    {
      name: "everything-is-found",
      comment: "An import that resolves to nothing, or that the package does not export.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["\\.css$", "[?](url|raw|worker)"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
    combinedDependencies: true,
  },
};
