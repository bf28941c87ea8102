import { FieldCard, spoken } from "@undercroft/table";
import { type ReactElement, useState } from "react";
import { type BattleMap, shippedMaps } from "../engine/index.ts";
import { drawnFace } from "../facing/field.ts";
import { say } from "../words/index.ts";
import { draftOf, type MapDraft } from "./draft.ts";
import { copyOf, newDraft } from "./new-maps.ts";
import { SideInput } from "./size-box.tsx";

function Drawn(props: { readonly map: BattleMap }): ReactElement {
  const { map } = props;
  const [draft] = useState(() => draftOf(map));
  const [face] = useState(() => drawnFace(draft));
  return (
    <FieldCard
      field={face}
      name={map.name[spoken()]}
      line={say("start.map-line", { width: draft.width, height: draft.height })}
    />
  );
}

/** One of the player's maps: opened at a press, forgotten at two. */
function OwnMap(props: {
  readonly map: BattleMap;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}): ReactElement {
  const [sure, setSure] = useState(false);
  const name = props.map.name[spoken()];
  return (
    <li className="own-map">
      <Drawn map={props.map} />
      <div className="button-row">
        <button
          type="button"
          className="line-button"
          aria-label={`${say("maps.open")}: ${name}`}
          onClick={props.onOpen}
        >
          {say("maps.open")}
        </button>
        <button
          type="button"
          className="line-button"
          aria-label={`${say(sure ? "maps.forget-sure" : "maps.forget")}: ${name}`}
          onClick={() => (sure ? props.onForget() : setSure(true))}
        >
          {say(sure ? "maps.forget-sure" : "maps.forget")}
        </button>
      </div>
    </li>
  );
}

/** What a map is begun from: nothing, a ready map, or one of the player's own. */
export function MapsBox(props: {
  readonly own: readonly BattleMap[];
  readonly saved: boolean;
  readonly onOpen: (draft: MapDraft) => void;
  readonly onForget: (map: BattleMap) => void;
}): ReactElement {
  const { onOpen } = props;
  const [width, setWidth] = useState(22);
  const [height, setHeight] = useState(17);
  return (
    <div className="maps-box">
      {props.saved ? null : <p className="quiet">{say("maps.leaves")}</p>}
      <h3>{say("maps.new")}</h3>
      <div className="menu-list">
        <button type="button" className="line-button" onClick={() => onOpen(newDraft(22, 17))}>
          {say("maps.new-half")}
        </button>
        <button type="button" className="line-button" onClick={() => onOpen(newDraft(28, 21))}>
          {say("maps.new-full")}
        </button>
        <div className="side-pair">
          <SideInput label={say("maps.width")} value={width} onChange={setWidth} />
          <SideInput label={say("maps.height")} value={height} onChange={setHeight} />
          <button
            type="button"
            className="line-button"
            aria-label={say("maps.new-own")}
            onClick={() => onOpen(newDraft(width, height))}
          >
            {say("maps.begin")}
          </button>
        </div>
      </div>
      <h3>{say("maps.own-maps")}</h3>
      {props.own.length === 0 ? <p className="quiet">{say("maps.no-own")}</p> : null}
      <ul className="own-maps">
        {props.own.toReversed().map((map) => (
          <OwnMap
            key={JSON.stringify(map)}
            map={map}
            onOpen={() => onOpen(draftOf(map))}
            onForget={() => props.onForget(map)}
          />
        ))}
      </ul>
      <h3>{say("maps.from-ready")}</h3>
      <ul className="own-maps">
        {shippedMaps().map((map) => (
          <li key={map.id} className="own-map">
            <button type="button" className="ready-map" onClick={() => onOpen(copyOf(map))}>
              <Drawn map={map} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
