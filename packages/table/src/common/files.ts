/** Bytes of a chosen file that are read: more than any file of ours may have, so that whoever reads it says that it is too long. */
const MOST_BYTES = 33_000_000;

/** Offers a text as a file to save. */
export function download(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** The text of a file that was chosen or dropped. One that went away, may not be read, or is a folder is as good as empty. */
export const textIn = (file: File): Promise<string> =>
  file
    .slice(0, MOST_BYTES)
    .text()
    .catch(() => "");

/** A file that the reader has chosen; `changed`: when it was written, in milliseconds since 1970. */
export interface PickedFile {
  readonly name: string;
  readonly text: string;
  readonly changed: number;
}

/** Lets the reader choose a file and gives its text; null if none was chosen. */
export function pickFile(accept: string): Promise<PickedFile | null> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.addEventListener("cancel", () => resolve(null));
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else void textIn(file).then((text) => resolve({ name: file.name, text, changed: file.lastModified }));
    });
    input.click();
  });
}
