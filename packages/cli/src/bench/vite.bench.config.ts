import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";

/** Builds the benchmark as it would ship: one file for Node, the packages of this house inside it, all others outside. */
const config: UserConfig = defineConfig({
  logLevel: "warn",
  build: {
    ssr: fileURLToPath(new URL("./run.ts", import.meta.url)),
    outDir: fileURLToPath(new URL("../../dist/bench", import.meta.url)),
    emptyOutDir: true,
    minify: false,
    target: "node20",
  },
  ssr: { noExternal: [/^@undercroft\//] },
});

export default config;
