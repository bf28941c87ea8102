import { Glyph, SeatToken, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import {
  type Catalogue,
  type CreatureCard,
  canUse,
  factions,
  factionWords,
  type ItemPlace,
  type Warband,
  withCarrier,
  withoutCreatures,
  withoutItem,
} from "../engine/index.ts";
import { say } from "../words/index.ts";

interface MembersProps {
  readonly list: Warband;
  readonly catalogue: Catalogue;
  /** A changed list, and what was done, in words. */
  readonly onChange: (list: Warband, words: string) => void;
  readonly onRead: (id: string) => void;
}

const nameOf = ({ creatures, items }: Catalogue, id: string): string =>
  (creatures.get(id) ?? items.get(id))?.name[spoken()] ?? id;

/** What a creature of the list is called: numbered where there are several of its card. */
function memberName({ list, catalogue }: MembersProps, place: number): string {
  const card = list.creatures[place]?.card ?? "";
  const name = nameOf(catalogue, card);
  const twins = [...list.creatures.keys()].filter((other) => list.creatures[other]?.card === card);
  return twins.length < 2 ? name : say("name.twin", { name, number: twins.indexOf(place) + 1 });
}

/** An item with whoever is meant to carry it (mn.setup.items.declare). */
function Item(props: MembersProps & { readonly id: string; readonly place: ItemPlace }): ReactElement {
  const { list, catalogue, id, place } = props;
  const card = catalogue.items.get(id);
  const name = nameOf(catalogue, id);
  const carrier = place.carrier === null ? undefined : list.creatures[place.carrier];
  const creature: CreatureCard | undefined = carrier === undefined ? undefined : catalogue.creatures.get(carrier.card);
  const unmet = card === undefined || creature === undefined ? [] : canUse(card, creature).unmet;
  return (
    <li className="mn-carried">
      <button type="button" className="mn-member-read" onClick={() => props.onRead(id)}>
        <Glyph name={card?.emblem ?? "potion-ball"} size={18} />
        <b>{name}</b>
      </button>
      <select
        aria-label={say("builder.carrier-of", { name })}
        value={place.carrier ?? ""}
        onChange={(event) => {
          const to = event.target.value === "" ? null : Number(event.target.value);
          const words =
            to === null ? say("told.put-down", { name }) : say("told.given", { name, carrier: memberName(props, to) });
          props.onChange(withCarrier(list, place, to), words);
        }}
      >
        <option value="">{say("builder.nobody")}</option>
        {[...list.creatures.keys()].map((to) => (
          <option key={String(to)} value={to}>
            {memberName(props, to)}
          </option>
        ))}
      </select>
      <span className="num">{card?.cost ?? 0}</span>
      <button
        type="button"
        className="tool"
        aria-label={say("builder.remove", { name })}
        onClick={() => props.onChange(withoutItem(list, place), say("told.removed", { name }))}
      >
        <Glyph name="cancel" size={14} />
      </button>
      {unmet.length === 0 ? null : (
        <small className="mn-unmet">
          {say("builder.unusable", { what: unmet.map(({ reason, value }) => unmetWords(reason, value)).join(", ") })} §{" "}
          {unmet[0]?.rule}
        </small>
      )}
    </li>
  );
}

function unmetWords(reason: "level" | "keyword" | "faction" | "alignment", value: string): string {
  const faction = factions.find((one) => one === value);
  return say(`unmet.${reason}`, { value: faction === undefined ? value : factionWords[faction][spoken()] });
}

function Member(props: MembersProps & { readonly place: number }): ReactElement | null {
  const { list, catalogue, place } = props;
  const member = list.creatures[place];
  if (member === undefined) return null;
  const card = catalogue.creatures.get(member.card);
  const name = memberName(props, place);
  return (
    <li className="mn-member">
      <button type="button" className="mn-member-read" onClick={() => props.onRead(member.card)}>
        <SeatToken seat="lapis" emblem={card?.emblem ?? "pawn"} size={28} />
        <b>{name}</b>
        <small>{card === undefined ? "" : say("builder.level", { level: card.level })}</small>
      </button>
      <span className="num">{card?.cost ?? 0}</span>
      <button
        type="button"
        className="tool"
        aria-label={say("builder.remove", { name })}
        onClick={() => props.onChange(withoutCreatures(list, [place]), say("told.removed", { name }))}
      >
        <Glyph name="cancel" size={14} />
      </button>
      {member.items.length === 0 ? null : (
        <ul>
          {member.items.map((id, at) => (
            <Item key={`${id} ${String(at)}`} {...props} id={id} place={{ carrier: place, at }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The creatures of the warband, each with what it is meant to carry, then the items that nobody carries yet. */
export function Members(props: MembersProps): ReactElement {
  const { list } = props;
  if (list.creatures.length === 0 && list.items.length === 0) return <p className="mn-empty">{say("builder.empty")}</p>;
  return (
    <>
      <ul className="mn-members" aria-label={say("builder.warband")}>
        {list.creatures.map(({ card }, place) => (
          <Member key={`${card} ${String(place)}`} {...props} place={place} />
        ))}
      </ul>
      {list.items.length === 0 ? null : (
        <>
          <h3>{say("builder.loose")}</h3>
          <ul className="mn-members" aria-label={say("builder.loose")}>
            {list.items.map((id, at) => (
              <Item key={`${id} ${String(at)}`} {...props} id={id} place={{ carrier: null, at }} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
