import { mergeConfig, type ViteUserConfig } from "vitest/config";
import base from "../../../../vitest.config.ts";
import { mutationPlugin, mutationVariable } from "./mutation-plugin.ts";

/** The repository's tests as they are, able to run with one rule switched off. */
const config: ViteUserConfig = mergeConfig(base, { plugins: [mutationPlugin(process.env[mutationVariable])] });

export default config;
