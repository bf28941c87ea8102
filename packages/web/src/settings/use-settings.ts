import { useStore } from "zustand";
import { type Settings, settings } from "./store.ts";

/** One of the settings, kept up to date. */
export function useSetting<K extends keyof Settings>(name: K): Settings[K] {
  return useStore(settings, (now) => now[name]);
}
