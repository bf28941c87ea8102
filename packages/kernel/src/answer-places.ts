import { hashJson, sameJson } from "./json.ts";

/** The places of answers in one list, by their hashes; more than one place where hashes meet. */
type Places = Map<string, readonly number[]>;

/**
 * Where the answers stand in the lists that matches are being played with. It lies beside the record and never in it: what is
 * not known here is counted anew. A long match looks an answer up as fast as a short one.
 */
const known = new WeakMap<readonly unknown[], Places>();

function enter(places: Places, hash: string, place: number): void {
  places.set(hash, [...(places.get(hash) ?? []), place]);
}

function placesOf(answers: readonly unknown[]): Places {
  const before = known.get(answers);
  if (before !== undefined) return before;
  const places: Places = new Map();
  answers.forEach((one, place) => {
    enter(places, hashJson(one), place);
  });
  known.set(answers, places);
  return places;
}

/** The first place at which an answer stands in a list; -1 if it does not. The order of keys does not matter. */
export function placeOf(answers: readonly unknown[], given: unknown): number {
  const places = placesOf(answers).get(hashJson(given));
  return places?.find((place) => sameJson(answers[place], given)) ?? -1;
}

/** The place of an answer in a list of one's own, to which it is added if it is new. */
export function addAnswer<A>(answers: A[], given: A): number {
  const place = placeOf(answers, given);
  if (place >= 0) return place;
  enter(placesOf(answers), hashJson(given), answers.length);
  return answers.push(given) - 1;
}

/** A list that has the answer: the same one if it had it before. */
export function withAnswer<A>(answers: readonly A[], given: A): readonly A[] {
  if (placeOf(answers, given) >= 0) return answers;
  const longer = [...answers];
  // What is known goes on with the longer list; whoever comes back to the shorter one counts anew.
  known.set(longer, placesOf(answers));
  known.delete(answers);
  addAnswer(longer, given);
  return longer;
}
