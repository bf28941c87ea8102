import { servePlayers } from "@undercroft/table/players";
import { heuristics, miniatures } from "../src/index.ts";

servePlayers(miniatures, heuristics);
