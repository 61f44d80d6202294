/** A game as the client knows it before its code is loaded: a few words, and where its parts come from. */
import type { Said, Seat, TableSettings } from "@hypergate/kernel";
import type { ComponentType } from "react";
import type { GameFace, GameTableProps } from "../table/game-face.ts";
import type { GameReference } from "./entry.ts";
import type { HowTo } from "./how-to.ts";
import type { Adviser, Lessons } from "./lesson.ts";
import type { SettingWords } from "./setting-words.ts";
import type { GameStudy } from "./study.ts";

export interface GameClient {
  readonly title: Said;
  /** What it is about, for the home page. */
  readonly about: Said;
  /** For how many players, what is in the box. */
  readonly facts: readonly Said[];
  /** A table for somebody who wants to practise against bots at once. */
  readonly practice: { readonly players: number; readonly settings: TableSettings };
  /** How its rules are told how many play, and with which settings. */
  readonly config: (players: number, settings: TableSettings) => unknown;
  /** Its bots, the weakest first. */
  readonly bots: readonly string[];
  readonly presets: Readonly<Record<string, { readonly name: Said; readonly about: Said }>>;
  /** Players go by the colours of their seats. */
  readonly hasColours: boolean;
  /** The large picture on the home page. */
  readonly Poster: ComponentType;
  /** A small picture for lists, drawn inside an SVG of 42 by 42; `seat` is the reader's own. */
  readonly Sign: ComponentType<{ readonly seat: Seat | undefined }>;
  /** The screen of its tables. */
  readonly Table: ComponentType<GameTableProps>;
  /** What replays and the end of a game need of it; gives the rules and the meter too. */
  readonly loadFace: () => Promise<GameFace>;
  readonly loadReference: () => Promise<GameReference>;
  readonly loadSettingWords: () => Promise<SettingWords>;
  /** What its players are told apart by: aliens, start worlds. */
  readonly loadKindWords: () => Promise<SettingWords>;
  readonly loadHowTo: () => Promise<HowTo>;
  readonly loadLessons: () => Promise<Lessons>;
  readonly loadAdviser: () => Promise<Adviser>;
  readonly loadStudy: () => Promise<GameStudy>;
}
