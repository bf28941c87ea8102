import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that drive the built client in a real Chromium; one browser at a time. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ["packages/web/browser-tests/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    passWithNoTests: true,
    globalSetup: ["scripts/browser-setup.mjs"],
  },
});

export default config;
