import { shippedPacksSuite } from "@undercroft/cards/testing/shipped-packs";
import { parsePack } from "../src/vocabulary/index.ts";

shippedPacksSuite(new URL("./", import.meta.url), parsePack);
