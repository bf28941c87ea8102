import { Drawer, useScreen } from "@undercroft/table";
import type { ReactElement, ReactNode } from "react";
import { type MessageId, say } from "../words/index.ts";

/** What slides over the page. */
export type SheetName = "panel" | "maps" | "whole" | "text" | "legend" | "keys" | "own";

const TITLES: { readonly [S in SheetName]: MessageId } = {
  panel: "maps.more",
  maps: "maps.maps",
  whole: "maps.whole",
  text: "maps.text",
  legend: "maps.legend",
  keys: "maps.keys",
  own: "maps.own-add",
};

export function MapSheet(props: {
  readonly name: SheetName;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { narrow } = useScreen();
  return (
    <Drawer
      side={narrow ? "bottom" : "right"}
      title={say(TITLES[props.name])}
      closeLabel={say("sheet.close")}
      onClose={props.onClose}
    >
      {props.children}
    </Drawer>
  );
}
