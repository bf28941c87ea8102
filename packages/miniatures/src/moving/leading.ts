import { DX, DY } from "@undercroft/grid";

const known = new Map<number, readonly (readonly number[])[]>();

/**
 * What a space newly covers by one step, for each direction, as offsets from the north-west square that it comes to. Nothing
 * else of a step costs a big creature anything (mn.difficult.big-already).
 */
export function leadingSquares(width: number, size: number): readonly (readonly number[])[] {
  const key = width * 8 + size;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = DX.map((dx, direction) => {
    const dy = DY[direction] ?? 0;
    const offsets: number[] = [];
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const [oldX, oldY] = [x + dx, y + dy];
        if (oldX < 0 || oldY < 0 || oldX >= size || oldY >= size) offsets.push(y * width + x);
      }
    return offsets;
  });
  known.set(key, made);
  return made;
}
