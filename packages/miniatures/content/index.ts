export * from "./maps.ts";
export * from "./packs.ts";
