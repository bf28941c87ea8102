import { servePlayers } from "@undercroft/table/players";
import { dungeoneer, heuristics } from "../src/index.ts";

servePlayers(dungeoneer, heuristics);
