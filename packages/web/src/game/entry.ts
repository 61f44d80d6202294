/** One thing of a game that can be looked up, with everything the rulebook says about it. */
import type { Language, Said, Statement } from "@hypergate/kernel";
import type { ComponentType } from "react";
import type { StatementWords } from "../table/statement-line.tsx";

/** The reference of a game: everything in it that can be looked up. */
export interface GameReference {
  readonly entries: readonly Entry[];
  /** What the kinds of entries are called: one of them, and all of them together. */
  readonly kinds: Readonly<Record<string, { readonly one: Said; readonly all: Said }>>;
  /** What the marks of entries are called, in the order in which they are offered. */
  readonly tags: Readonly<Record<string, Said>>;
  /** What to type, as an example in the empty field. */
  readonly placeholder: Said;
  readonly statementWords?: StatementWords;
  readonly Picture: ComponentType<EntryPictureProps>;
}

export interface EntryPictureProps {
  readonly entry: Entry;
  readonly size: "small" | "large";
}

export interface Entry {
  /** What its address ends with: `oracle`, `flare-oracle`, `card-zap`, `reveal`, `REV-12`. */
  readonly id: string;
  /** `chapter` and `rule` are the same in all games; the others are the game's own. */
  readonly kind: string;
  readonly name: Said;
  /** What it does in short; empty for a chapter. */
  readonly text: Said;
  /** Its picture has the text on it. */
  readonly isTextDrawn?: true;
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
export function ruleEntries(
  chapter: string,
  statements: readonly Statement[],
  /** The name of a statement that is not to be called by its id. */
  titleOf: (id: string) => Said | undefined = () => undefined,
): readonly Entry[] {
  return statements.map((statement) => ({
    id: statement.id,
    kind: "rule",
    name: titleOf(statement.id) ?? { en: statement.id, ru: statement.id },
    text: statement,
    statements: [statement],
    tags: [],
    related: [chapter],
  }));
}
