/** Everything of Cosmic Encounter that can be looked up. */
import {
  ALIEN_IDS,
  type Alien,
  ARTIFACT_FACTS,
  ARTIFACTS,
  type ArtifactId,
  alienOf,
  alienStatements,
  CARDS,
  type Card,
  type CardType,
  FACTS,
  nameOf,
  REWARD_FACTS,
  TECH_FACTS,
  techTextOf,
} from "@hypergate/cosmic/client";
import { chapters, statement } from "@hypergate/cosmic/rulebook";
import type { Ref, Said, Statement } from "@hypergate/kernel";
import { type Entry, joined, NO_TEXT, ruleEntries, statementsAbout } from "../../game/entry.ts";
import { artifactRule } from "../art/printed.ts";
import { statementsOf } from "../sheets/subject-statements.tsx";

const FLARE = /^\S+ (?:wild|super|flare)/;

/** Aliens that are not known are left out. */
export function cosmicEntries(): readonly Entry[] {
  const known = ALIEN_IDS.flatMap((id): (readonly [string, Alien])[] => {
    const shown = alienOf(id);
    return shown === undefined ? [] : [[id, shown]];
  });
  return [
    ...known.map(([id, shown]) => alien(id, shown)),
    ...known.map(([id, shown]) => flare(id, shown)),
    ...ARTIFACTS.map(([id]) => artifact(id)),
    ...Object.keys(TECH_FACTS).flatMap(technology),
    ...plainCards(),
    ...rewardNames().map(reward),
    ...SHIPS.map(ship),
    ...chapters.map(({ id, title, statements }): Entry => {
      return { id, kind: "chapter", name: title, text: NO_TEXT, statements, tags: [], related: [] };
    }),
    ...chapters.flatMap(({ id, statements }) => ruleEntries(id, statements)),
  ];
}

function alien(id: string, { text }: Alien): Entry {
  const { name, power, about } = text;
  return {
    id,
    kind: "alien",
    name,
    text: joined([{ en: `${power.en}.`, ru: `${power.ru}.` }, about]),
    statements: alienStatements(id).filter((rule) => !FLARE.test(rule.id)),
    tags: [FACTS[id].alert, FACTS[id].box],
    related: [`flare-${id}`, "zaps"],
  };
}

function flare(id: string, { text }: Alien): Entry {
  const { wild, super: great } = text;
  return {
    id: `flare-${id}`,
    kind: "flare",
    name: called(`card/flare-${id}`),
    text: joined([wild, great]),
    isTextDrawn: true,
    statements: alienStatements(id).filter((rule) => FLARE.test(rule.id)),
    tags: [FACTS[id].box],
    related: [id, "flares"],
  };
}

function artifact(id: ArtifactId): Entry {
  const name = called(`name/${id}`);
  const rule = statement(artifactRule(id));
  return {
    id,
    kind: "artifact",
    name,
    text: rule ?? NO_TEXT,
    statements: statementsAbout(chapterOf("artifacts"), name.en),
    tags: [],
    related: ["artifacts"],
  };
}

function technology(id: string): readonly Entry[] {
  const text = techTextOf(id);
  if (text === undefined) return [];
  const { name, about } = text;
  const statements = statementsAbout(chapterOf("technology"), name.en);
  return [{ id, kind: "technology", name, text: about, statements, tags: [], related: ["technology"] }];
}

/** Attack, negotiate, morph and reinforcement: one entry for each type. */
function plainCards(): readonly Entry[] {
  const rules = chapterOf("artifacts");
  const types: readonly (readonly [string, readonly string[]])[] = [
    ["attack", ["CRD-03", "CRD-01", "CRD-02", "REV-04", "REV-05"]],
    ["negotiate", ["CRD-04", "REV-05", "REV-06"]],
    ["morph", ["CRD-05", "REV-02", "REV-03"]],
    ["reinforcement", ["CRD-06", "REV-07", "REV-08", "REV-09", "REV-10", "REV-11"]],
  ];
  return types.map(([type, ids]): Entry => {
    const statements = ids.map(statement).filter((one) => one !== undefined);
    const about = rules.find(({ id }) => id === ids[0]) ?? NO_TEXT;
    return {
      id: type,
      kind: "card",
      name: called(`type/${type}`),
      text: about,
      statements,
      tags: [],
      related: ["reveal"],
    };
  });
}

/** Every card of the reward deck by its name; copies share it. */
function rewardNames(): readonly string[] {
  return [...new Set(CARDS.filter(({ back }) => back === "reward").map(({ name }) => name))];
}

function reward(id: string): Entry {
  const card = CARDS[cardLike(id)];
  const statements = statementsOf({ kind: "card", card: card.n });
  return {
    id,
    kind: "reward",
    name: called(card.ref),
    text: printedText(card) ?? statements.at(-1) ?? NO_TEXT,
    ...(printedText(card) === undefined ? {} : { isTextDrawn: true }),
    statements,
    tags: ["dominion"],
    related: ["reward-deck", ...(REWARD_CHAPTERS[card.type] ?? []), "reward-cards"],
  };
}

function printedText({ artifact, text }: Card): Said | undefined {
  if (artifact !== undefined) return ARTIFACT_FACTS[artifact].about;
  return text === undefined ? undefined : REWARD_FACTS[text].about;
}

const REWARD_CHAPTERS: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  attack: ["variable-attacks"],
  negotiate: ["special-negotiates"],
  retreat: ["retreats"],
  morph: ["retreats"],
  intimidate: ["intimidates"],
  kicker: ["kickers"],
  rift: ["rifts"],
};

/** The special ships, and the statements about each besides those about all. */
const SHIPS: readonly (readonly [kind: string, rules: readonly string[]])[] = [
  ["jumper", ["SS-8", "SS-9", "SS-10"]],
  ["salvage", ["SS-11", "SS-12"]],
];

function ship([kind, rules]: (typeof SHIPS)[number]): Entry {
  const statements = rules.map(statement).filter((one) => one !== undefined);
  return {
    id: `ship-${kind}`,
    kind: "ship",
    name: called(`ship/${kind}`),
    text: joined(statements.slice(0, 2)),
    statements,
    tags: ["dominion"],
    related: ["special-ships"],
  };
}

function called(ref: Ref): Said {
  return { en: nameOf("en", ref), ru: nameOf("ru", ref) };
}

function chapterOf(id: string): readonly Statement[] {
  return chapters.find((chapter) => chapter.id === id)?.statements ?? [];
}

/** A card of the kind an entry is about, for its drawing. */
export function cardLike(id: string): number {
  return CARDS.findIndex(({ name, type }) => name === id || type === id);
}
