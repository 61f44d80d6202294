/** One thing of a game that can be looked up, with everything the rulebook says about it. */
import type { Language, Said, Statement } from "@hypergate/kernel";

export type Kind =
  | "alien"
  | "flare"
  | "artifact"
  | "technology"
  | "card"
  | "world"
  | "development"
  | "goal"
  | "chapter"
  | "rule";

export interface Entry {
  /** What its address ends with: `oracle`, `flare-oracle`, `card-zap`, `reveal`, `REV-12`. */
  readonly id: string;
  readonly kind: Kind;
  readonly name: Said;
  /** What it does in short; empty for a chapter. */
  readonly text: Said;
  readonly statements: readonly Statement[];
  /** Marks to choose by: the alert light of an alien, the box of a card. */
  readonly tags: readonly string[];
  /** Other entries that belong to it. */
  readonly related: readonly string[];
}

export const NO_TEXT: Said = { en: "", ru: "" };

/** Statements that speak of something by name, those that begin with it first. */
export function statementsAbout(statements: readonly Statement[], name: string): readonly Statement[] {
  const about = statements.filter(({ en }) => en.includes(name));
  return about.toSorted((a, b) => Number(b.en.startsWith(name)) - Number(a.en.startsWith(name)));
}

/** The same sentences one after the other in every language. */
export function joined(parts: readonly Said[]): Said {
  const all = (language: Language) => parts.map((part) => part[language]).join(" ");
  return { en: all("en"), ru: all("ru") };
}

/** The statements of a chapter as entries of their own, so that each can be found. */
export function ruleEntries(chapter: string, statements: readonly Statement[]): readonly Entry[] {
  return statements.map((statement) => ({
    id: statement.id,
    kind: "rule",
    name: { en: statement.id, ru: statement.id },
    text: statement,
    statements: [statement],
    tags: [],
    related: [chapter],
  }));
}
