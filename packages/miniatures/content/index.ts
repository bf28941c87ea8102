export * from "./maps.ts";
export * from "./packs.ts";
export * from "./warbands.ts";
