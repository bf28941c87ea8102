export * from "./cards.ts";
export * from "./numbers.ts";
export * from "./parse-pack.ts";
export * from "./steps.ts";
