import type { GameTypes } from "@undercroft/kernel";
import { ChoiceRow, Glyph, LOCALES, layTool, say, useScreen, useStateOf } from "@undercroft/table";
import { Fragment, type ReactElement } from "react";
import { KeyList } from "../../help/key-list.tsx";
import { PACES, settings } from "../../settings/store.ts";
import { useSetting } from "../../settings/use-settings.ts";
import type { PartProps } from "../tools.ts";
import { ReportButton, SaveButton } from "./report-button.tsx";

/** Pace, language, sound and keys. */
function SettingRows(): ReactElement {
  const pace = useSetting("pace");
  const locale = useSetting("locale");
  const sound = useSetting("sound");
  const keys = useSetting("keys");
  const yes = ["yes", "no"] as const;
  return (
    <>
      <ChoiceRow
        label={say("menu.pace")}
        options={PACES}
        value={pace}
        words={(one) => say(`pace.${one}`)}
        onChange={(one) => settings.setState({ pace: one })}
      />
      <ChoiceRow
        label={say("menu.language")}
        options={LOCALES}
        value={locale}
        words={(one) => say(`language.${one}`)}
        onChange={(one) => settings.setState({ locale: one })}
      />
      <ChoiceRow
        label={say("menu.sound")}
        options={yes}
        value={sound ? "yes" : "no"}
        words={(one) => say(`menu.${one}`)}
        onChange={(one) => settings.setState({ sound: one === "yes" })}
      />
      <ChoiceRow
        label={say("menu.keys")}
        options={yes}
        value={keys ? "yes" : "no"}
        words={(one) => say(`menu.${one}`)}
        onChange={(one) => settings.setState({ keys: one === "yes" })}
      />
    </>
  );
}

/** Everything that is needed seldom. */
export function MenuSheet<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { client, table, desk, leave } = tools;
  const { look } = tools;
  const isOver = useStateOf(tools, (state) => state.session.state.outcome !== null);
  // While the game so far is looked through nobody plays either.
  const over = isOver || look?.isOpen === true;
  const hold = useStateOf(tools, (state) => state.hold);
  const { wide } = useScreen();
  const line = (icon: string, label: string, onPress: () => void): ReactElement => (
    <button type="button" className="line-button" onClick={onPress}>
      <Glyph name={icon} size={20} /> {label}
    </button>
  );
  return (
    <div className="menu-list">
      {wide || over ? null : line("hand", say(hold ? "hold.release" : "hold.label"), () => table.setHold(!hold))}
      {client.tools.map((tool) => (
        <Fragment key={tool.id}>{line(tool.icon, tool.label(), () => layTool(tools, tool, []))}</Fragment>
      ))}
      {over ? null : line("hourglass", say("sheet.stops"), () => desk.setState({ open: { sheet: "stops" } }))}
      {look === null
        ? null
        : line("spyglass", say(look.isOpen ? "replay.back" : "menu.look-back"), () => {
            desk.setState({ open: null });
            look.set(!look.isOpen);
          })}
      {line("scroll-unfurled", say("log.title"), () => desk.setState({ open: { sheet: "log" } }))}
      {line("open-book", say("bar.help"), () => desk.setState({ open: { sheet: "rule", rule: "" } }))}
      <SettingRows />
      <SaveButton tools={tools} />
      <ReportButton tools={tools} />
      {over ? null : line("tattered-banner", say("menu.resign"), () => desk.setState({ open: { sheet: "resign" } }))}
      {line("dungeon-gate", say("menu.leave"), leave)}
      <details className="keys">
        <summary>{say("menu.key-list")}</summary>
        <KeyList game={client} />
      </details>
    </div>
  );
}

/** Resigning is asked once more. */
export function ResignSheet<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { table, desk } = tools;
  const asked = useStateOf(tools, (state) => state.asked);
  const info = useStateOf(tools, (state) => state.info);
  const persons = info.seats.filter((seat) => seat.player === "person");
  const seat = asked ?? persons[0]?.id;
  return (
    <>
      <p>{say("resign.sure")}</p>
      <div className="menu-list">
        <button
          type="button"
          className="line-button"
          onClick={() => {
            desk.setState({ open: null });
            if (seat !== undefined) table.concede(seat);
          }}
        >
          {say("resign.yes")}
        </button>
        <button type="button" className="line-button" onClick={() => desk.setState({ open: null })}>
          {say("resign.no")}
        </button>
      </div>
    </>
  );
}
