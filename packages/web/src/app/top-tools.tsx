import { LOCALES, say, Tool } from "@undercroft/table";
import type { ReactElement } from "react";
import { settings } from "../settings/store.ts";
import { useSetting } from "../settings/use-settings.ts";
import { go } from "./route.ts";

/** Language, rules and sound: on every page but the table's. */
export function TopTools(): ReactElement {
  const locale = useSetting("locale");
  const sound = useSetting("sound");
  return (
    <>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          className="tool"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => settings.setState({ locale: one })}
        >
          {say(`language.${one}`)}
        </button>
      ))}
      <Tool icon="open-book" label={say("bar.help")} onPress={() => go({ page: "help", rule: null })} />
      <Tool
        icon={sound ? "speaker" : "speaker-off"}
        label={say(sound ? "bar.sound-on" : "bar.sound-off")}
        pressed={sound}
        onPress={() => settings.setState({ sound: !sound })}
      />
    </>
  );
}
