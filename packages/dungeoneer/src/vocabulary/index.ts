export * from "./ast.ts";
export * from "./cards.ts";
export * from "./numbers.ts";
export * from "./parse-pack.ts";
export { changeSchema, language, rewardSchema } from "./schema.ts";
export { sizeFindings } from "./validate.ts";
