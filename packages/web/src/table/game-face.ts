/** A game as the shared parts of a table see it: its words, drawings and screen. */
import type { Language, Params, Question, Ref, Said, Seat, Statement } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { ComponentType } from "react";
import type { Choice } from "./choice.ts";
import type { Draft } from "./choosing.ts";
import type { TableFeed, TableState } from "./feed.ts";
import type { Engine } from "./meter.ts";
import type { Beat } from "./stage/beat.ts";
import type { StatementWords } from "./statement-line.tsx";

/** Player names by seat; a game may have its own name for a player without one. */
export type Names = readonly (string | undefined)[];

/** Why somebody does what an event tells, in that one's own words. */
export type Reasons = (event: ToldEvent) => { readonly seat: Seat; readonly why: Said } | undefined;

export interface GameFace {
  readonly id: string;
  /** A message of the game in words. The player `you` is the reader and is spoken to. */
  readonly say: (language: Language, id: string, params: Params, names: Names, you?: Seat) => string;
  readonly nameOf: (language: Language, ref: Ref, names: Names, you?: Seat) => string;
  /** Why a beginner does what an event tells. */
  readonly loadReasons: () => Promise<Reasons>;
  /** The numbered statement of the rulebook. */
  readonly loadStatement: () => Promise<(id: string) => Statement | undefined>;
  /** A small picture of a thing, for when it is not visible in its place. */
  readonly Drawing: ComponentType<{ readonly thing: Ref; readonly state: TableState }>;
  /** What a log line shows before its words; nothing if the line should not be shown. */
  readonly Sign: ComponentType<{ readonly event: ToldEvent; readonly state: TableState }>;
  /** The headline of the section of the log (encounter or round) that an event begins, given the event before it. */
  readonly chapterOf: (language: Language, event: ToldEvent, before: ToldEvent | undefined) => string | undefined;
  /** A beat in words (headline and line), where that says more than its events one by one. */
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
    isTurned: boolean,
  ) => Choice | undefined;
  /** "Not again this encounter": mutes things in one part of the game; nothing where parts make no difference. */
  readonly muteWords?: (language: Language) => string;
  /** "Pass until the next encounter", where the server can tell such parts apart. */
  readonly passWords?: (language: Language) => string;
  /** What players do that others may respond to, by window: "plays a card". */
  readonly deeds?: (language: Language) => Readonly<Record<string, string>>;
  /** What can be set beside a question before it is answered. */
  readonly Setting?: ComponentType<{ readonly question: Question; readonly state: TableState }>;
  /** The words on the button that sends the answer, if the game has better ones than "Confirm". */
  readonly goWords?: (language: Language, question: Question, draft: Draft) => string | undefined;
  /** A special label for a word that answers this question, if the game has one. */
  readonly wordFor?: (language: Language, question: Question, word: Ref) => string | undefined;
  /** The text of a thing named in the log or in a question: a card, an alien. */
  readonly Explanation: ComponentType<{ readonly thing: Ref; readonly state: TableState }>;
  readonly statementWords?: StatementWords;
  /** The statements of the rulebook behind an event. */
  readonly loadWhy: () => Promise<(event: ToldEvent) => readonly Statement[]>;
  /** The rules, to replay a game in the browser. */
  readonly loadEngine: () => Promise<Engine>;
}

/** What of a table is shown: the board for a whole room, only the own hand and what is asked, or everything. */
export type TablePart = "board" | "hand" | "whole";

export interface GameTableProps {
  readonly feed: TableFeed;
  readonly part?: TablePart;
  /** Leaves the table for the home page. */
  readonly leave: () => void;
}
