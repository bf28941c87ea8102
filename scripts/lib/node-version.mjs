/** The oldest Node.js that runs Undercroft, as [major, minor]. */
export const oldestNode = [20, 19];

/** Ends the process with one clear sentence on a Node.js that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldMajor, oldMinor] = oldestNode;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  console.error(
    `Undercroft needs Node.js ${oldMajor}.${oldMinor} or later; this is ${process.versions.node}. Get one from https://nodejs.org/`,
  );
  process.exit(1);
}
