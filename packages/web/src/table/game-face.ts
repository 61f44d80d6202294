/** A game as the shared parts of a table know it: its words, its drawings and its screen. */
import type { Language, Params, Question, Ref, Statement } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { ComponentType } from "react";
import type { Choice } from "./choice.ts";
import type { Draft } from "./choosing.ts";
import type { TableFeed, TableState } from "./feed.ts";
import type { Engine } from "./meter.ts";
import type { Beat } from "./stage/beat.ts";
import type { StatementWords } from "./statement-line.tsx";

/** What the players are called, by seat; a game may have its own name for one who has none. */
export type Names = readonly (string | undefined)[];

export interface GameFace {
  readonly id: string;
  /** A message of the game in words. */
  readonly say: (language: Language, id: string, params: Params, names: Names) => string;
  readonly nameOf: (language: Language, ref: Ref, names: Names) => string;
  /** The numbered statement of the rulebook. */
  readonly statement: (id: string) => Statement | undefined;
  /** A small picture of a thing, for where it cannot be seen in its place. */
  readonly Drawing: ComponentType<{ readonly thing: Ref; readonly state: TableState }>;
  /** What a log line shows before its words; nothing for a line that is not worth showing. */
  readonly Sign: ComponentType<{ readonly event: ToldEvent; readonly state: TableState }>;
  /** The headline of the part of the log that an event begins, an encounter or a round, given the event before it. */
  readonly chapterOf: (language: Language, event: ToldEvent, before: ToldEvent | undefined) => string | undefined;
  /** A beat in words, a headline and a line, where it says more than its events do one by one. */
  readonly tellBeat?: (
    language: Language,
    beat: Beat,
    state: TableState,
    names: Names,
  ) => readonly [headline: string, line: string] | undefined;
  /** A question as a choice with its effects; nothing where its plain words are all there is to say. */
  readonly choice?: (
    language: Language,
    state: TableState,
    question: Question,
    draft: Draft,
    names: Names,
  ) => Choice | undefined;
  /** What can be set beside a question before it is answered. */
  readonly Setting?: ComponentType<{ readonly question: Question; readonly state: TableState }>;
  /** The words on the button that sends the answer, if the game has better ones than "Confirm". */
  readonly goWords?: (language: Language, question: Question, draft: Draft) => string | undefined;
  /** A word that answers this question at once, if the game has a better name for it there than everywhere. */
  readonly wordFor?: (language: Language, question: Question, word: Ref) => string | undefined;
  /** Text of what a thing named in the log or asked about says: a card, an alien. */
  readonly Explanation: ComponentType<{ readonly thing: Ref; readonly state: TableState }>;
  readonly statementWords?: StatementWords;
  /** The statements of the rulebook behind an event. */
  readonly loadWhy: () => Promise<(event: ToldEvent) => readonly Statement[]>;
  /** The rules, to play a game again in the browser. */
  readonly loadEngine: () => Promise<Engine>;
}

export interface GameTableProps {
  readonly feed: TableFeed;
  /** Leaves the table for the home page. */
  readonly leave: () => void;
}
