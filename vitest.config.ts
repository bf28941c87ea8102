import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Two plain projects: what needs no page, and what needs the shape of one. Real pages: vitest.browser.config.ts. */
const config: ViteUserConfig = defineConfig({
  test: {
    // No measure of speed: a test takes so long only if it hangs.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: "engine",
          environment: "node",
          // The engine is loaded once for all files of a worker: tests share no state of its modules.
          isolate: false,
          setupFiles: ["scripts/properties-setup.mjs"],
          include: ["packages/*/{src,content,rules,testing,scenarios}/**/*.test.ts", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", "packages/{web,table}/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "happy-dom",
          isolate: false,
          setupFiles: ["scripts/properties-setup.mjs", "scripts/page-setup.mjs"],
          include: ["packages/{web,table}/src/**/*.test.{ts,tsx}", "packages/*/client/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**"],
        },
      },
    ],
  },
});

export default config;
