import { colourOf, Drawer, type GamePageProps, spoken, useScreen } from "@undercroft/table";
import { type ReactElement, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { LargeCard } from "../cards/large-card.tsx";
import { tallyWarband, type Warband } from "../engine/index.ts";
import { boosterSeed } from "../start/sealed.ts";
import { say } from "../words/index.ts";
import { Boosters } from "./boosters.tsx";
import { type Building, faultsOf } from "./building.ts";
import { CataloguePanel } from "./catalogue-panel.tsx";
import { changeDraft, draft } from "./draft.ts";
import { Faults } from "./faults.tsx";
import { GameChoice } from "./game-choice.tsx";
import { Members } from "./members.tsx";
import { Toolbar } from "./toolbar.tsx";
import { Totals } from "./totals.tsx";
import { useBuilderKeys } from "./use-builder-keys.ts";
import { useBuilding } from "./use-building.ts";

/** What the warband has come to, for those who do not see it. */
function statusOf(list: Warband, faults: number, building: Building): string {
  const [points, creatures] = tallyWarband(list, building.catalogue, building);
  return say("builder.status", {
    points: points?.used ?? 0,
    limit: points?.most ?? 0,
    creatures: creatures?.used ?? 0,
    most: creatures?.most ?? 0,
    against: faults === 0 ? say("builder.nothing-against") : say("builder.some-against", { count: faults }),
  });
}

/** Where a warband is put together. */
export function BuilderPage({ chosen, open: openPage, leave, onRule }: GamePageProps): ReactElement {
  const screen = useScreen();
  const { past, seat } = useStore(draft);
  const list = past.now;
  const building = useBuilding(chosen.seed);
  const faults = useMemo(() => faultsOf(list, building), [list, building]);
  const search = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [pane, setPane] = useState<"cards" | "warband">("cards");
  const [told, setTold] = useState("");
  useBuilderKeys(search);
  const number = seat ?? 0;
  const change = (next: Warband, words: string): void => {
    changeDraft(next);
    setTold(words);
  };
  const onRead = (id: string, opened: boolean): void => {
    setRead(id);
    setOpen(opened && !screen.wide);
  };
  // Before any card was pressed, one that is in the warband, or the first of all.
  const shown = read ?? list.creatures[0]?.card ?? [...building.catalogue.creatures.keys()][0] ?? "";
  const status = statusOf(list, faults.length, building);
  const verdict = <Faults list={list} faults={faults} building={building} onMend={change} onRule={onRule} />;
  return (
    <main className={`mn-builder show-${pane}`}>
      <Toolbar building={building} onTold={setTold} open={openPage} leave={leave} />
      <p className="sr" role="status">
        {told} {status}
      </p>
      <div className="mn-stack">
        {building.pool === null ? null : (
          <Boosters
            pool={building.pool}
            building={building}
            seat={number}
            seed={boosterSeed({ boosterSeed: "" }, chosen.seed)}
            onSeat={(one) => draft.setState({ seat: one })}
            onRead={(id) => onRead(id, true)}
          />
        )}
        <CataloguePanel
          list={list}
          faults={faults}
          building={building}
          search={search}
          read={read}
          onRead={onRead}
          onChange={change}
        />
      </div>
      {screen.wide ? (
        <div className="mn-middle">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a card that scrolls must be reachable by keyboard */}
          <section className="mn-paper" aria-label={say("builder.card")} tabIndex={0}>
            <LargeCard id={shown} catalogue={building.catalogue} seat={number} />
          </section>
          {verdict}
        </div>
      ) : null}
      <section className={`mn-build-list seat-${colourOf(number)}`} aria-label={say("builder.warband")}>
        <GameChoice list={list} onChange={change} />
        <Totals list={list} building={building} />
        {screen.wide ? null : verdict}
        <Members list={list} catalogue={building.catalogue} onChange={change} onRead={(id) => onRead(id, true)} />
        <p className="mn-told">{told}</p>
      </section>
      <nav className="mn-panes" aria-label={say("builder.panes")}>
        {(["cards", "warband"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={one === pane ? "on" : ""}
            aria-pressed={one === pane}
            onClick={() => setPane(one)}
          >
            <b>{say(`builder.${one}`)}</b>
            {one === "warband" ? <small>{status}</small> : null}
          </button>
        ))}
      </nav>
      {open && read !== null ? (
        <Drawer
          side={screen.narrow ? "bottom" : "right"}
          title={(building.catalogue.creatures.get(read) ?? building.catalogue.items.get(read))?.name[spoken()] ?? read}
          closeLabel={say("sheet.close")}
          onClose={() => setOpen(false)}
        >
          <LargeCard id={read} catalogue={building.catalogue} seat={number} />
        </Drawer>
      ) : null}
    </main>
  );
}
