import type { Statement } from "@hypergate/kernel";
import { withRussianNames } from "../texts/cards.ts";

/** A statement as it is written down: id, English, Russian, and what limits it. */
export type Row = readonly [id: string, en: string, ru: string, limits?: Omit<Statement, "id" | "en" | "ru">];

export function statements(rows: readonly Row[]): Statement[] {
  return rows.map(([id, en, ru, limits]) => ({ id, en, ru: withRussianNames(ru), ...limits }));
}

export const STORM = { only: "storm" } as const;
export const REBEL = { only: "rebel" } as const;
export const DECIDED = { decided: true } as const;
