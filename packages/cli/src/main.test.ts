import { describe, expect, test } from "vitest";
import { callAmong } from "../testing/calling.ts";
import { type Command, UsageError, wholeNumber } from "./command.ts";
import type { CommandLoader } from "./table.ts";

const greet: Command = {
  name: "greet",
  summary: "Greets everyone named.",
  positionals: "[name ...]",
  options: [
    { name: "times", value: "count", summary: "how often" },
    { name: "loud", value: null, summary: "in capitals" },
    {
      name: "tone",
      value: "tone",
      summary: "how",
      words: [
        ["warm", "as to a friend"],
        ["cold", "as to a stranger"],
      ],
    },
  ],
  run: async (args) => {
    if (args.positionals.includes("nobody")) throw new UsageError("nobody cannot be greeted");
    if (args.positionals.includes("crash")) throw new TypeError("broken inside");
    const line = `hello ${args.positionals.join(" and ")}`.repeat(wholeNumber(args, "times", 1, 1));
    return {
      ok: args.positionals.length > 0,
      json: { line },
      text: args.flags.has("loud") ? line.toUpperCase() : line,
    };
  },
};
const commands = new Map<string, CommandLoader>([["greet", async () => ({ command: greet })]]);

const call = (...words: readonly string[]): ReturnType<typeof callAmong> => callAmong(commands, words);

describe("undercroft", () => {
  test("runs a command and ends with its success", async () => {
    expect(await call("greet", "Ana", "Ben", "--loud")).toEqual({ code: 0, out: "HELLO ANA AND BEN\n", err: "" });
    expect((await call("greet")).code).toBe(1);
  });

  test("prints one line of JSON when asked", async () => {
    const { code, out } = await call("greet", "Ana", "--times=2", "--json");
    expect(code).toBe(0);
    expect(out).toBe('{"ok":true,"result":{"line":"hello Anahello Ana"}}\n');
  });

  test("names the nearest command", async () => {
    expect(await call("gret")).toEqual({
      code: 1,
      out: "",
      err: 'undercroft has no command "gret". Did you mean "greet"?\n',
    });
    expect((await call("teapot", "--json")).out).toBe(
      '{"ok":false,"error":"undercroft has no command \\"teapot\\". See: undercroft --help"}\n',
    );
  });

  test.each([
    [["--lod"], '"greet" has no option --lod. Did you mean --loud?\n'],
    [["--times"], "--times needs a value.\n"],
    [["--times", "none"], '--times takes a whole number of at least 1, not "none".\n'],
    [["--times", "0"], '--times takes a whole number of at least 1, not "0".\n'],
    [["--loud=yes"], "--loud takes no value.\n"],
    [["nobody"], "nobody cannot be greeted\n"],
  ])("greet %j is refused with one sentence", async (words, sentence) => {
    expect(await call("greet", ...words)).toEqual({ code: 1, out: "", err: sentence });
  });

  test("a crash fails and shows where", async () => {
    const { code, err } = await call("greet", "crash");
    expect(code).toBe(1);
    expect(err).toContain("broken inside");
    expect(err).toContain("main.test.ts");
  });

  test("helps with the whole and with one command", async () => {
    expect((await call("--help")).out).toContain("greet  Greets everyone named.");
    const { code, out } = await call("greet", "--help");
    expect(code).toBe(0);
    expect(out).toContain("Usage: undercroft greet [name ...] [options]");
    expect(out).toContain("--times <count>  how often");
    // Words that an option takes stand below it, each with what it means.
    expect(out).toContain(
      [
        "  --tone <tone>    how",
        "                   warm  as to a friend",
        "                   cold  as to a stranger",
      ].join("\n"),
    );
  });
});
