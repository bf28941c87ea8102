import { createStore, type StoreApi } from "zustand/vanilla";

/** The text of the old card on its page: a look at the rules, or at another page, loses nothing of it. */
export const written: StoreApi<{ readonly text: string }> = createStore(() => ({ text: "" }));
