#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
const { main } = await import("../src/main.ts");

// A reader that stops early (`| head`) is no failure of ours.
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2), process.stdout, process.stderr);
