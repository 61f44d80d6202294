/** Scenario files of Cosmic Encounter: reading and playing them. docs/scenarios.md tells how they are written. */
import type { Messages } from "@hypergate/kernel";
import {
  bySeat,
  checkShape,
  type Finding,
  isRecord,
  type Outcome,
  type Plan,
  type PlayOptions,
  playPlan,
  type Report,
  readBans,
  readSteps,
  reporting,
  type ScenarioRules,
  type SeatNames,
} from "@hypergate/kernel/scenario";
import { COLOURS } from "../catalogue.ts";
import { cosmic } from "../game.ts";
import type { Config } from "../setup.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { FACTS } from "./facts.ts";
import { called } from "./names.ts";
import { readPosition } from "./position.ts";
import { COSMIC_SCENARIO, WORDS } from "./shape.ts";

export { COSMIC_SCENARIO } from "./shape.ts";

export const cosmicScenario: ScenarioRules<State, View, Config> = {
  rules: cosmic,
  called,
  facts: FACTS,
  phaseOf: ({ table: { encounter } }) => ({ phase: encounter.phase, n: encounter.n }),
  endings: (step, state) => {
    if (step === "close") return ["end of encounter"];
    return step === "next" && state.agenda[0] === "turn" ? ["end of turn"] : [];
  },
};

/** What kinds of names are called in messages. */
export const cosmicScenarioTexts: Messages = {
  "kind/card": { en: "card", ru: "карта" },
  "kind/alien": { en: "alien", ru: "пришелец" },
  "kind/planet": { en: "planet", ru: "планета" },
  "kind/destiny": { en: "destiny card", ru: "карта судьбы" },
  "kind/ship": { en: "kind of special ship", ru: "вид особого корабля" },
  "kind/tech": { en: "technology", ru: "технология" },
  "kind/setting": { en: "setting", ru: "настройка" },
  "kind/rest": { en: "card", ru: "карта" },
  "kind/effect": { en: "alien or technology", ru: "пришелец или технология" },
  "kind/side": { en: "side", ru: "сторона" },
  "kind/game": { en: "game", ru: "игра" },
};

/** Reads a file: what is to be played, or what is wrong with it. */
export function readCosmicScenario(document: unknown): {
  readonly plan?: Plan<Config>;
  readonly findings: readonly Finding[];
} {
  const findings: Finding[] = [];
  const report = reporting(findings);
  checkShape(COSMIC_SCENARIO, document, "", report);
  if (findings.length > 0 || !isRecord(document) || !isRecord(document.set)) return { findings };
  const { set } = document;
  const seed = String(document.seed ?? set.seed ?? "test");
  const seats: SeatNames = COLOURS.slice(0, playersOf(set));
  const play = document.play as readonly unknown[];
  const plan: Plan<Config> = {
    config: { ...readTable(set, seats, report), position: readPosition({ set, seats, seed, report }) },
    seed,
    courtesy: set.courtesy === true,
    seats,
    steps: readSteps(play, WORDS, seats, "play", report),
    never: readBans(document.never, seats, "never", report),
  };
  return findings.length > 0 ? { findings } : { plan, findings };
}

type Json = Readonly<Record<string, unknown>>;

/** As many as there are aliens: the last one named sits at the end. */
function playersOf({ players, aliens }: Json): number {
  if (typeof players === "number") return Math.min(players, COLOURS.length);
  if (Array.isArray(aliens)) return Math.min(aliens.length, COLOURS.length);
  return isRecord(aliens) ? Object.keys(aliens).length : 3;
}

function readTable(set: Json, seats: SeatNames, report: Report): Config {
  const aliens = set.aliens === undefined ? undefined : bySeat<string>(set.aliens, seats, "set.aliens", report);
  const missing = aliens?.indexOf(undefined) ?? -1;
  if (missing >= 0) report("set.aliens", "scenario.missing", { name: seats[missing] });
  return {
    players: typeof set.players === "number" ? set.players : seats.length,
    settings: {
      ...(aliens === undefined ? { alienSelection: "random" } : {}),
      useFlares: true,
      ...(set.settings as Json | undefined),
    },
    ...(aliens === undefined ? {} : { aliens: aliens.map((alien) => alien ?? "") }),
  };
}

/** Plays a file from its beginning to its end. */
export function playCosmicScenario(document: unknown, options: PlayOptions = {}): Outcome<State, View, Config> {
  const { plan, findings } = readCosmicScenario(document);
  return plan === undefined ? { isBad: true, findings } : playPlan(cosmicScenario, plan, "set", options);
}
