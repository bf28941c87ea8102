import { servePlayers } from "@undercroft/table/players";
import { dungeonCommand, heuristics } from "../src/index.ts";

servePlayers(dungeonCommand, heuristics);
