import { Drawer, ListText, lineUnread, spoken } from "@undercroft/table";
import { type ReactElement, useMemo, useState } from "react";
import { LargeCard } from "../cards/large-card.tsx";
import {
  type Catalogue,
  catalogueOf,
  checkWarband,
  contentOf,
  parseWarband,
  presetWarband,
  type WarbandList,
  writeWarband,
} from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { say } from "../words/index.ts";
import { ownWarbands } from "./own.ts";
import { warbandWords } from "./problem-words.ts";

const SECTIONS = ["creatures", "orders", "tiles"] as const;
type Section = (typeof SECTIONS)[number];

const counted = (list: readonly string[], id: string): number => list.filter((one) => one === id).length;

function withCount(list: readonly string[], id: string, by: 1 | -1): readonly string[] {
  if (by === 1) return [...list, id];
  const at = list.lastIndexOf(id);
  return at < 0 ? list : list.filter((_, i) => i !== at);
}

function detailOf(catalogue: Catalogue, section: Section, id: string): string {
  if (section === "creatures") {
    const card = catalogue.creatures.get(id);
    return card === undefined ? "" : say("warband.creature-line", { level: card.level, hitPoints: card.hitPoints });
  }
  if (section === "orders") {
    const card = catalogue.orders.get(id);
    return card === undefined ? "" : say("warband.order-line", { level: card.level, kind: say(`kind.${card.kind}`) });
  }
  const tile = catalogue.tiles.get(id);
  return tile === undefined ? "" : say(`warband.tile-${tile.size}`);
}

function Counter(props: {
  readonly name: string;
  readonly detail: string;
  readonly count: number;
  readonly onChange: (by: 1 | -1) => void;
  /** Shows the card large; null for what has no card. */
  readonly onRead: (() => void) | null;
}): ReactElement {
  const { name, count, onRead } = props;
  const words = (
    <>
      <b>{name}</b>
      <small>{props.detail}</small>
    </>
  );
  return (
    <li className={count > 0 ? "counter on" : "counter"}>
      {onRead === null ? (
        <span>{words}</span>
      ) : (
        <button type="button" className="counter-read" onClick={onRead}>
          {words}
        </button>
      )}
      <button
        type="button"
        className="tool"
        aria-label={say("warband.less", { name })}
        disabled={count === 0}
        onClick={() => props.onChange(-1)}
      >
        −
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        className="tool"
        aria-label={say("warband.more", { name })}
        onClick={() => props.onChange(1)}
      >
        +
      </button>
    </li>
  );
}

function AsText(props: {
  readonly list: WarbandList;
  readonly catalogue: Catalogue;
  readonly onRead: (list: WarbandList) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { list, catalogue } = props;
  const read = (text: string): readonly string[] => {
    const parsed = parseWarband(text, catalogue);
    if (!parsed.ok) return parsed.problems.map((one) => lineUnread(one, say(`warband.line-${one.problem}`)));
    props.onRead(parsed.list.name === "" ? { ...parsed.list, name: list.name } : parsed.list);
    return [];
  };
  return (
    <Drawer side="right" title={say("warband.text")} closeLabel={say("sheet.close")} onClose={props.onClose}>
      <ListText
        written={() => writeWarband(list, catalogue, spoken())}
        read={read}
        fileName={list.name === "" ? "warband" : list.name}
      />
    </Drawer>
  );
}

/** Where a warband is put together out of all packs. */
export function WarbandPage(): ReactElement {
  const packs = allPacks();
  const catalogue = useMemo(() => catalogueOf(packs), [packs]);
  const content = useMemo(() => contentOf(packs), [packs]);
  const [kept, setKept] = useState(() => ownWarbands.all());
  const [list, setList] = useState<WarbandList>(() => {
    const [first] = packs;
    const own = ownWarbands.all()[0];
    return (
      own ?? {
        ...(first === undefined ? { commanders: [], creatures: [], orders: [], tiles: [] } : presetWarband(first)),
        name: say("warband.new-name"),
      }
    );
  });
  const [told, setTold] = useState("");
  const [asText, setAsText] = useState(false);
  const [read, setRead] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const problems = checkWarband(list, "custom", catalogue);
  const save = (): void => {
    setTold(ownWarbands.keep(list) ? say("warband.kept", { name: list.name }) : say("save.full"));
    setKept(ownWarbands.all());
  };
  const names = (
    section: Section,
  ): ReadonlyMap<string, { readonly name: { readonly en: string; readonly ru: string } }> => catalogue[section];
  return (
    <>
      <main className="plain-page wide">
        <h1>{say("warband.title")}</h1>
        <div className="search-row">
          <label className="field-label">
            {say("warband.name")}
            <input
              value={list.name}
              maxLength={60}
              onChange={(event) => setList({ ...list, name: event.target.value })}
            />
          </label>
          <label className="field-label">
            {say("warband.commander")}
            <select
              value={list.commanders[0] ?? ""}
              onChange={(event) => setList({ ...list, commanders: [event.target.value] })}
            >
              {[...catalogue.commanders.values()].map((card) => (
                <option key={card.id} value={card.id}>
                  {card.name[spoken()]}
                </option>
              ))}
            </select>
          </label>
          <label className="field-label">
            {say("warband.begin-from")}
            <select
              value=""
              onChange={(event) => {
                const pack = packs.find((one) => one.pack === event.target.value);
                const own = kept.find((one) => `own:${one.name}` === event.target.value);
                if (pack !== undefined) setList({ ...presetWarband(pack), name: list.name });
                if (own !== undefined) setList(own);
              }}
            >
              <option value="">{say("warband.choose")}</option>
              {packs.map((pack) => (
                <option key={pack.pack} value={pack.pack}>
                  {pack.name[spoken()]}
                </option>
              ))}
              {kept.map((own) => (
                <option key={own.name} value={`own:${own.name}`}>
                  {own.name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="line-button"
            onClick={() => {
              const card = catalogue.commanders.get(list.commanders[0] ?? "");
              if (card !== undefined) setRead({ id: card.id, name: card.name[spoken()] });
            }}
          >
            {say("warband.read-commander")}
          </button>
          <button type="button" className="line-button" disabled={list.name.trim() === ""} onClick={save}>
            {say("warband.keep")}
          </button>
          <button
            type="button"
            className="line-button"
            disabled={!kept.some((one) => one.name === list.name)}
            onClick={() => {
              ownWarbands.drop(list.name);
              setKept(ownWarbands.all());
            }}
          >
            {say("warband.drop")}
          </button>
          <button type="button" className="line-button" onClick={() => setAsText(true)}>
            {say("warband.text")}
          </button>
        </div>
        <p role="status">{told}</p>
        <section
          className={problems.length === 0 ? "box verdict-box good" : "box verdict-box"}
          aria-label={say("warband.verdict")}
        >
          {problems.length === 0 ? (
            <p>{say("warband.legal", { creatures: list.creatures.length, orders: list.orders.length })}</p>
          ) : (
            <ul className="reasons">
              {problems.map((problem) => (
                <li key={warbandWords(problem)}>{warbandWords(problem)}</li>
              ))}
            </ul>
          )}
        </section>
        <div className="warband-columns">
          {SECTIONS.map((section) => (
            <section key={section} className="box">
              <h2>
                {say(`warband.${section}`)} <em>{list[section].length}</em>
              </h2>
              <ul className="counters">
                {[...names(section)].map(([id, card]) => (
                  <Counter
                    key={id}
                    name={card.name[spoken()]}
                    detail={detailOf(catalogue, section, id)}
                    count={counted(list[section], id)}
                    onChange={(by) => setList({ ...list, [section]: withCount(list[section], id, by) })}
                    onRead={section === "tiles" ? null : () => setRead({ id, name: card.name[spoken()] })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
      {asText ? <AsText list={list} catalogue={catalogue} onRead={setList} onClose={() => setAsText(false)} /> : null}
      {read === null ? null : (
        <Drawer side="right" title={read.name} closeLabel={say("sheet.close")} onClose={() => setRead(null)}>
          <LargeCard content={content} card={read.id} seat="lapis" />
        </Drawer>
      )}
    </>
  );
}
