import type { TableInfo } from "@undercroft/table";
import { readInfo } from "./read-info.ts";

const PREFIX = "undercroft/table/";

/** A table as it is kept: the record is the kernel's own text and is read by the kernel alone. */
export interface SavedTable {
  readonly info: TableInfo;
  readonly record: string;
}

/** Something under a table's name that cannot be read. It is kept, shown and offered as a file, never dropped. */
export interface BrokenSave {
  readonly id: string;
  readonly text: string;
}

export type Save =
  | { readonly ok: true; readonly saved: SavedTable }
  | { readonly ok: false; readonly broken: BrokenSave };

/** Reads one kept text. */
export function readSave(id: string, text: string): Save {
  try {
    const value: unknown = JSON.parse(text);
    const table = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
    const info = readInfo(table.get("info"));
    const record = table.get("record");
    if (info !== null && typeof record === "string") return { ok: true, saved: { info: { ...info, id }, record } };
  } catch {
    // Told below, with the text itself.
  }
  return { ok: false, broken: { id, text } };
}

/** All tables that this browser keeps, the one last played first; what cannot be read comes last. */
export function listSaves(storage: Storage = localStorage): readonly Save[] {
  const saves: Save[] = [];
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    if (key === null || !key.startsWith(PREFIX)) continue;
    saves.push(readSave(key.slice(PREFIX.length), storage.getItem(key) ?? ""));
  }
  const touched = (save: Save): number => (save.ok ? save.saved.info.touched : -1);
  return saves.sort((a, b) => touched(b) - touched(a));
}

export function loadSave(id: string, storage: Storage = localStorage): Save | null {
  const text = storage.getItem(PREFIX + id);
  return text === null ? null : readSave(id, text);
}

/** Keeps a table. Returns false if the browser has no room: then the page says so. */
export function keepSave(saved: SavedTable, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(PREFIX + saved.info.id, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export function dropSave(id: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + id);
}
