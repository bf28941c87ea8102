import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that drive the built client in a real Chromium; one browser at a time. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ["packages/web/browser-tests/**/*.test.ts"],
    environment: "node",
    // Nothing here is a measure of speed: a wait for one thing ends after two minutes, a test of many only if it hangs.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    fileParallelism: false,
    passWithNoTests: true,
    globalSetup: ["scripts/browser-setup.mjs"],
  },
});

export default config;
