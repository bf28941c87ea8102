import {
  actOn,
  type GameTypes,
  type MatchState,
  openQuestion,
  play,
  type QuestionFrame,
  type Session,
  seatsAsked,
  toJson,
  undo,
} from "@undercroft/kernel";
import {
  type Chapter,
  type GameClient,
  type GoesOn,
  type Stops,
  shownOf,
  storyOf,
  type Table,
  type TableInfo,
  type TableSeat,
  type TableState,
  withChapter,
} from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Computer } from "../../computer/computer.ts";
import type { SavedTable } from "../../saves/saves.ts";
import { summaryOf } from "../../saves/summary.ts";
import type { Pace } from "../../settings/store.ts";
import { dwell, PASS_DELAY } from "./beats.ts";
import { tableAnswer } from "./passing.ts";
import { policyOf, stepsToMenu, undoOffer } from "./undoing.ts";

/** What the table needs of the world around it. */
export interface Surroundings<T extends GameTypes> {
  readonly computer: Computer<T>;
  readonly pace: () => Pace;
  readonly keep: (saved: SavedTable) => boolean;
  readonly now: () => number;
  readonly stops: () => Stops;
}

interface Beat<T extends GameTypes> {
  readonly at: number;
  /** Who made the move; null where nobody did. */
  readonly seat: string | null;
  readonly state: MatchState<T>;
  readonly events: readonly T["event"][];
}

/** Moves kept for telling a person what happened since their last answer. */
const TRAIL = 120;

const isPerson = (seat: TableSeat | undefined): boolean => seat?.player === "person";

/** Seats whose hands lie open on this screen. */
function openSeats(info: TableInfo, over: boolean): readonly string[] {
  const persons = info.seats.filter(isPerson);
  if (over || persons.length === 0) return info.seats.map((seat) => seat.id);
  return info.hands === "open" ? persons.map((seat) => seat.id) : [];
}

function firstViewer(info: TableInfo): string | null {
  return info.seats.find(isPerson)?.id ?? null;
}

/** A table at which a match is played: it asks whom there is to ask, and tells what happened. */
export function createTable<T extends GameTypes>(
  client: GameClient<T>,
  info: TableInfo,
  session: Session<T>,
  around: Surroundings<T>,
): Table<T> {
  const { game } = client;
  const viewer = firstViewer(info);
  const over = session.state.outcome !== null;
  const persons = info.seats.filter(isPerson);
  /** Two people with hidden hands: the screen is handed over. */
  const shared = client.secrets && info.hands === "closed" && persons.length > 1;
  const store: StoreApi<TableState<T>> = createStore<TableState<T>>(() => ({
    info,
    session,
    story: storyOf(game, session.record, session.state),
    shown: shownOf(game, session.state, viewer, openSeats(info, over)),
    toldTo: session.record.moves.length,
    flash: [],
    viewer,
    asked: null,
    cover: null,
    thinking: null,
    telling: false,
    hold: false,
    stops: Object.fromEntries(persons.map((seat) => [seat.id, around.stops()])),
    lastAnswer: {},
    unsaved: false,
    fault: null,
  }));
  const get = store.getState;
  const set = store.setState;
  let run = 0;
  let closed = false;
  let goesOn: GoesOn<T> | null = null;
  /** Moves made when a person last chose from a menu: what is asked since only carries that out. */
  let menuAt: number | null = null;
  let beats: Beat<T>[] = [];
  let trail: Beat<T>[] = [];
  const waiting = new Set<() => void>();

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      waiting.add(done);
    });
  const wake = (): void => {
    for (const done of [...waiting]) done();
  };

  let saving: ReturnType<typeof setTimeout> | null = null;

  const save = (): void => {
    if (saving !== null) clearTimeout(saving);
    saving = null;
    const { session: now, info: known } = get();
    const kept = { ...known, touched: around.now(), summary: summaryOf(client, now) };
    const unsaved = !around.keep({ info: kept, record: toJson(game, now) });
    set({ info: kept, unsaved });
  };

  /** Writing a record takes longer than a move: quick moves are kept together. Nothing is lost meanwhile but time. */
  const saveSoon = (): void => {
    saving ??= setTimeout(save, SAVE_DELAY);
  };

  const show = (beat: Beat<T>): void => {
    const { viewer: eyes, info: known } = get();
    set({
      shown: shownOf(game, beat.state, eyes, openSeats(known, beat.state.outcome !== null)),
      flash: beat.events,
      toldTo: beat.at,
    });
  };

  /** What a computer did, in its own turn or against somebody: it is dwelt on although nothing follows yet. */
  const isOthers = ({ seat, state, events }: Beat<T>): boolean => {
    const { seats } = get().info;
    if (seat === null || isPerson(seats.find((one) => one.id === seat))) return false;
    return !isPerson(seats[client.turnOf(state).seat]) || events.some(client.isDeed);
  };

  /** Tells the waiting beats one by one, dwelling on each before the next. */
  const tell = async (): Promise<void> => {
    if (get().telling || get().cover !== null) return;
    set({ telling: true });
    for (let beat = beats.shift(); beat !== undefined && !closed; beat = beats.shift()) {
      // Without pauses only the last of several moves is seen.
      if (around.pace() === "off" && beats.length > 0) continue;
      show(beat);
      const rest = dwell(beat.events.map(client.lengthOf), around.pace());
      if (rest > 0 && (beats.length > 0 || get().thinking !== null || isOthers(beat))) await pause(rest);
    }
    set({ telling: false });
  };

  const push = (next: Session<T>, seat: string | null, auto: boolean): void => {
    const at = next.record.moves.length;
    const { info: known, story } = get();
    const chapter: Chapter<T> = { at, seat, events: next.events };
    const beat: Beat<T> = { at, seat, state: next.state, events: next.events };
    trail = [...trail.slice(-TRAIL), beat];
    beats.push(beat);
    set({
      session: next,
      story: withChapter(story, chapter),
      info: auto ? { ...known, autos: [...known.autos, at - 1] } : known,
    });
    saveSoon();
    if (around.pace() !== "off" || get().thinking === null) void tell();
  };

  const take = (seat: string, answer: T["answer"], auto: boolean): boolean => {
    const { session: now } = get();
    const question = openQuestion(now.state)?.id ?? -1;
    try {
      const played = play(game, now, seat, { question, answer });
      if (!played.ok) return false;
      push(played.session, seat, auto);
      return true;
    } catch (error) {
      set({ fault: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  const askComputer = async (seat: TableSeat, question: QuestionFrame<T>, mine: number): Promise<boolean> => {
    set({ thinking: seat.id });
    const { session: now } = get();
    const level = seat.player === "captain" ? "captain" : "recruit";
    const view = game.view(now.state, seat.id);
    const answer = await around.computer.choose(view, seat.id, level, now.record.commitment, now.record.moves.length);
    if (mine !== run || closed) return false;
    if (around.pace() !== "off") set({ thinking: null });
    if (answer !== null && take(seat.id, answer, false)) return true;
    const first = game.domain(now.state, question, seat.id).first();
    return first !== null && take(seat.id, first, false);
  };

  const askPerson = async (seat: TableSeat, question: QuestionFrame<T>, mine: number): Promise<boolean> => {
    const { session: now, hold, stops } = get();
    if (client.isMenu(question.question)) goesOn = null;
    const manners = { stops: stops[seat.id] ?? around.stops(), hold, goesOn, watched: shared };
    const mannered = { ...manners, holds: get().viewer === seat.id };
    const own = tableAnswer(client, now.state, question, seat.id, mannered);
    if (own !== null) {
      if (own.delayed && around.pace() !== "off") await pause(PASS_DELAY);
      if (mine !== run || closed) return false;
      return take(seat.id, own.answer, true);
    }
    const handOver = shared && get().viewer !== seat.id;
    // Two people with open hands sit side by side: the screen turns to whoever is asked.
    const turned = !handOver && get().viewer !== seat.id;
    if (turned) set({ viewer: seat.id });
    if (saving !== null) save();
    set({ asked: seat.id, cover: handOver ? seat.id : null });
    if (!handOver) await tell();
    if (turned && get().toldTo === get().session.record.moves.length) {
      const { session: last } = get();
      set({ shown: shownOf(game, last.state, get().viewer, openSeats(get().info, false)) });
    }
    return false;
  };

  /** Goes on until a person is to be asked or the match is over. */
  const goOn = async (): Promise<void> => {
    const mine = ++run;
    set({ asked: null, cover: null, thinking: null });
    for (let going = true; going && mine === run && !closed; ) {
      const { session: now, info: known } = get();
      const question = openQuestion(now.state);
      const owed = seatsAsked(now.state)[0];
      const seat = known.seats.find((one) => one.id === owed);
      if (question === null || seat === undefined) break;
      // What a computer does is not told faster than it can be followed.
      if (!isPerson(seat)) await settled();
      if (mine !== run || closed) return;
      going = isPerson(seat) ? await askPerson(seat, question, mine) : await askComputer(seat, question, mine);
    }
    set({ thinking: null });
    if (mine === run && get().session.state.outcome !== null) {
      save();
      await tell();
      show({ at: get().session.record.moves.length, seat: null, state: get().session.state, events: get().flash });
    }
  };

  /** Waits until few beats are left to tell. */
  const settled = async (): Promise<void> => {
    while (beats.length > AHEAD && get().telling && !closed) await pause(50);
  };

  const takeBack = (steps: number): void => {
    const { session: now, info: known } = get();
    if (steps === 0) return;
    const undone = undo(game, now, steps, policyOf(known));
    if (!undone.ok) return;
    const at = undone.session.record.moves.length;
    beats = [];
    trail = trail.filter((beat) => beat.at <= at);
    goesOn = null;
    menuAt = null;
    set({
      session: undone.session,
      story: storyOf(game, undone.session.record, undone.session.state),
      info: { ...known, autos: known.autos.filter((one) => one < at) },
    });
    show({ at, seat: null, state: undone.session.state, events: [] });
    save();
    void goOn();
  };

  const isAtMenu = (): boolean => {
    const question = openQuestion(get().session.state)?.question;
    return question !== undefined && client.isMenu(question);
  };

  const stepsBack = (): number => {
    const { asked, session: now, info: known } = get();
    if (asked === null || menuAt === null || isAtMenu()) return 0;
    return stepsToMenu(now.record, known, menuAt, asked);
  };

  return {
    store,
    begin: () => void goOn(),
    answer(answer, began) {
      const { asked } = get();
      if (asked === null) return false;
      goesOn = began ?? null;
      const before = get().session.record.moves.length;
      if (isAtMenu()) menuAt = before;
      if (!take(asked, answer, false)) return false;
      set({ lastAnswer: { ...get().lastAnswer, [asked]: before + 1 } });
      void goOn();
      return true;
    },
    undoOffer: () => undoOffer(get().session.record, get().info),
    undo: () => takeBack(undoOffer(get().session.record, get().info).steps),
    stepsBack,
    goBack: () => takeBack(stepsBack()),
    concede(seat) {
      const played = actOn(game, get().session, seat, { act: "concede" });
      if (!played.ok) return;
      push(played.session, seat, false);
      void goOn();
    },
    openCover() {
      const { cover, lastAnswer } = get();
      if (cover === null) return;
      const since = lastAnswer[cover] ?? 0;
      beats = trail.filter((beat) => beat.at > since);
      set({ viewer: cover, cover: null });
      const last = trail.at(-1) ?? { at: 0, seat: null, state: get().session.state, events: [] };
      if (beats.length === 0) show(last);
      void tell();
    },
    hurry() {
      const last = beats.at(-1);
      beats = [];
      if (last !== undefined) show(last);
      wake();
    },
    flush() {
      if (saving !== null) save();
    },
    setHold: (hold) => set({ hold }),
    setStops: (seat, stops) => set({ stops: { ...get().stops, [seat]: stops } }),
    close() {
      if (saving !== null) save();
      closed = true;
      run += 1;
      wake();
      around.computer.close();
    },
  };
}

/** Milliseconds for which a move may wait to be kept. */
const SAVE_DELAY = 250;
/** Beats that computers may be ahead of the telling. */
const AHEAD = 3;
