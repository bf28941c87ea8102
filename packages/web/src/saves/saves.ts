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

/** Tables that the browser had no room for: they are there until the page is left. */
const unkept = new Map<string, string>();

/** Where the browser keeps things; null if it lets nobody look. */
function browserStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** All tables that this browser keeps, the one last played first; what cannot be read comes last. */
export function listSaves(storage: Storage | null = browserStore()): readonly Save[] {
  const texts = new Map<string, string>();
  for (let i = 0; i < (storage?.length ?? 0); i++) {
    const key = storage?.key(i) ?? "";
    if (key.startsWith(PREFIX)) texts.set(key.slice(PREFIX.length), storage?.getItem(key) ?? "");
  }
  for (const [id, text] of unkept) texts.set(id, text);
  const touched = (save: Save): number => (save.ok ? save.saved.info.touched : -1);
  return [...texts].map(([id, text]) => readSave(id, text)).sort((a, b) => touched(b) - touched(a));
}

export function loadSave(id: string, storage: Storage | null = browserStore()): Save | null {
  const text = unkept.get(id) ?? storage?.getItem(PREFIX + id) ?? null;
  return text === null ? null : readSave(id, text);
}

/**
 * Keeps a table. Returns false if the browser has no room: then the page says so, and the table is there until the page is
 * left, to be played and saved to a file.
 */
export function keepSave(saved: SavedTable, storage: Storage | null = browserStore()): boolean {
  const { id } = saved.info;
  const text = JSON.stringify(saved);
  try {
    storage?.setItem(PREFIX + id, text);
    unkept.delete(id);
    if (storage !== null) return true;
  } catch {
    // Told below.
  }
  unkept.set(id, text);
  return false;
}

export function dropSave(id: string, storage: Storage | null = browserStore()): void {
  unkept.delete(id);
  storage?.removeItem(PREFIX + id);
}
