/** All of the game's engine that its table uses, in one place. */
export { shippedPacks } from "../../content/index.ts";
export { buildPlacements } from "../../src/campaign/near-heroes.ts";
export { defeatsNeeded, questsDone, questsNeeded } from "../../src/campaign/party.ts";
export { isForce } from "../../src/changes/malevolent.ts";
export type { Deck, OwnDeck } from "../../src/decks/deck.ts";
export { parseDeck, writeDeck } from "../../src/decks/deck-text.ts";
export { type DeckFault, gloryFaults, perilFaults } from "../../src/decks/faults.ts";
export { gloryDeckOf, perilDeckOf } from "../../src/decks/ready.ts";
export { PACK } from "../../src/effects/room.ts";
export { stepAt } from "../../src/effects/text.ts";
export { sourceOf } from "../../src/effects/usable.ts";
export type { Fighter, Resource, Whence } from "../../src/events.ts";
export * from "../../src/index.ts";
export { loadLedger } from "../../src/ledger/load-ledger.ts";
export { legalPlacements } from "../../src/map/placing.ts";
export { beyond, type Cell, opposite, sameCell } from "../../src/map/sides.ts";
export { exitOf, mapCard } from "../../src/map/spaces.ts";
export { entrance, leadsTo, neighbour, openCells as openCellsOf, spaceOf } from "../../src/map/ways.ts";
export { standsOpen } from "../../src/moving/doors.ts";
export { adventure, questCard } from "../../src/players.ts";
export type { Asked, State } from "../../src/procedures.ts";
export type { Answer, Question } from "../../src/questions.ts";
export { QUESTS_TO_WIN } from "../../src/quests/completing.ts";
export { liesIn, questsOnTable, questsOpenTo } from "../../src/quests/in-play.ts";
export { triesCost } from "../../src/quests/trying.ts";
export { type RollInProgress, type RollingSide, rollInProgress } from "../../src/rolling/in-progress.ts";
export { cardsOf, contentOf } from "../../src/set-up/initial.ts";
export { type Option, type Options, optionFaults, optionNames, optionsInForce } from "../../src/set-up/options.ts";
export { parseDeckData } from "../../src/set-up/parse-config.ts";
export type {
  Body,
  Content,
  EncounterInPlay,
  MonsterInPlay,
  Phase,
  Player,
  QuestInPlay,
  Space,
  Thing,
} from "../../src/state.ts";
export { formLine, scoreOf } from "../../src/traits.ts";
export { inBatch } from "../../src/turn/responses.ts";
export type { DgView } from "../../src/visibility/view.ts";
