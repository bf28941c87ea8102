import type { Plugin } from "vite";
import { type MutationSite, switchOff } from "./sites.ts";

/** Holds the site to switch off as JSON; without it nothing is changed. */
export const mutationVariable = "UNDERCROFT_MUTATION";

export type Mutation = Pick<MutationSite, "file" | "start" | "end" | "text">;

const isMutation = (value: unknown): value is Mutation =>
  typeof value === "object" &&
  value !== null &&
  "file" in value &&
  typeof value.file === "string" &&
  "start" in value &&
  typeof value.start === "number" &&
  "end" in value &&
  typeof value.end === "number" &&
  "text" in value &&
  typeof value.text === "string";

/** Switches one site off while modules are loaded: nothing on disk changes. Throws if the JSON is no site. */
export const mutationPlugin = (json: string | undefined): Plugin => {
  const mutation: unknown = json === undefined || json === "" ? null : JSON.parse(json);
  if (mutation !== null && !isMutation(mutation)) throw new TypeError(`${mutationVariable} holds no site`);
  return {
    name: "undercroft-mutation",
    enforce: "pre",
    transform: (code, id) =>
      mutation !== null && id.split("?")[0] === mutation.file ? { code: switchOff(code, mutation), map: null } : null,
  };
};
