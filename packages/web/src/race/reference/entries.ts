/** Everything of Race for the Galaxy that can be looked up. */
import { type Language, phrase, type Said, type Statement } from "@hypergate/kernel";
import {
  boxesOf,
  cardsOf,
  DESIGN,
  DESIGNS,
  type Design,
  FIRST_GOALS,
  GLOSSES,
  MOST_GOALS,
  powerText,
  powerTitle,
  SETS,
  texts,
  worthText,
} from "@hypergate/race/client";
import { rulebook } from "@hypergate/race/rulebook";
import { type Entry, joined, NO_TEXT, ruleEntries, statementsAbout } from "../../game/entry.ts";
import { RACE_CHAPTERS } from "./chapters.ts";

export function raceEntries(): readonly Entry[] {
  return [
    ...DESIGNS.map(card),
    ...[...FIRST_GOALS, ...MOST_GOALS].map(goal),
    ...chapterEntries(),
    ...RACE_CHAPTERS.flatMap(({ id, holds }) => ruleEntries(id, rulebook.filter(holds), titleOf)),
  ];
}

/** Powers and goals go by their titles, not by their inner names. */
function titleOf(id: string): Said | undefined {
  return powerTitle(id) ?? texts[`goal/${id}`];
}

function card(design: Design): Entry {
  const { id, name, type, powers = [], worth = [] } = design;
  const words = [...powers.map(powerText), ...worth.map(worthText)];
  return {
    id,
    kind: type,
    name: { en: name, ru: GLOSSES[id] },
    text: joined(words.map(({ said, params }) => inWords(said, params))),
    statements: unique([...ownRules(design), ...statementsAbout(rulebook, name), ...kindRules(design).flatMap(named)]),
    tags: [BOX_OF.get(design) ?? "base"],
    related: [type === "world" ? "phase-settle" : "phase-develop"],
  };
}

/** What its powers do. */
function ownRules({ powers = [] }: Design): readonly Statement[] {
  return powers.flatMap(({ does }) => named(does));
}

/** What holds for every card of its kind. */
function kindRules({ type, military, windfall, production }: Design): readonly string[] {
  if (type === "development") return ["6.4"];
  const placing = military === true ? ["1.5", "7.3"] : ["7.2"];
  if (windfall === true) return [...placing, "7.15", "9.2"];
  return production === true ? [...placing, "9.1"] : placing;
}

function inWords(said: Said, params: Parameters<typeof phrase>[2]): Said {
  const into = (language: Language) => phrase(language, said[language], params, String);
  return { en: into("en"), ru: into("ru") };
}

/** The box a card comes from: those of the smallest sets that have it. */
const BOX_OF: ReadonlyMap<Design, string> = new Map(
  SETS.toReversed().flatMap((sets) => {
    const boxes = boxesOf(sets);
    return cardsOf(boxes).map((one): [Design, string] => [DESIGN[one], boxes.at(-1) ?? "base"]);
  }),
);

function goal(id: string): Entry {
  const text = named(id)[0] ?? NO_TEXT;
  return {
    id,
    kind: "goal",
    name: texts[`goal/${id}`],
    text,
    statements: named(id),
    tags: [],
    related: ["goals"],
  };
}

function chapterEntries(): readonly Entry[] {
  return RACE_CHAPTERS.map(({ id, title, holds }) => {
    return {
      id,
      kind: "chapter",
      name: title,
      text: NO_TEXT,
      statements: rulebook.filter(holds),
      tags: [],
      related: [],
    };
  });
}

function named(id: string): readonly Statement[] {
  return rulebook.filter((statement) => statement.id === id);
}

function unique(statements: readonly Statement[]): readonly Statement[] {
  return [...new Set(statements)];
}
