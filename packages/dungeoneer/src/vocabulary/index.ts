export * from "./ast.ts";
export * from "./cards.ts";
export * from "./numbers.ts";
export * from "./parse-pack.ts";
export { changeSchema, rewardSchema } from "./schema.ts";
export { sizeFindings } from "./validate.ts";
