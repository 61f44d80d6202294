/** The sheet of an alien: who it is, what its power does, and whether it works now. */
import { alienOf } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import type { Colour } from "../../art/colours.ts";
import { useLanguage } from "../../words/words.ts";
import { Seal, type SealState } from "../art/seal.tsx";
import { useWords } from "../words/words.ts";
import { FoldedStatements } from "./statements.tsx";
import { rulesOfAlien } from "./subjects.ts";
import "./sheets.css";
import "../words/sheet-words.ts";

/** The seal of an alien that is nobody's. */
const NOBODYS = { light: "#C9D4F5", dark: "#22304F" } as const;
const SEAL = 104;

interface AlienSheetProps {
  readonly alien: string;
  /** Of its owner. */
  readonly colour?: Colour | undefined;
  readonly state?: SealState | undefined;
  /** How it is with the power at the moment, in words. */
  readonly condition?: string | undefined;
  /** What lies on it. */
  readonly children?: ReactNode;
}

export function AlienSheet({ alien, colour, state = "ready", condition, children }: AlienSheetProps): ReactNode {
  const language = useLanguage();
  const words = useWords();
  const shown = state === "hidden" ? undefined : alienOf(alien);
  const isHidden = shown === undefined;
  return (
    <article className="alien-sheet">
      <Seal alien={alien} colour={colour ?? NOBODYS} size={SEAL} state={state} />
      <div className="alien-sheet-text">
        <h3>{isHidden ? words("sheet.unknown") : shown.text.name[language]}</h3>
        {isHidden ? null : <p className="alien-sheet-line">{shown.text.oneLine[language]}</p>}
        {isHidden ? null : (
          <p className="alien-sheet-head">
            <b>{shown.text.power[language]}</b>
            <span className={`chip line alert ${shown.facts.alert}`}>
              <i aria-hidden="true" />
              {words(`sheet.alert.${shown.facts.alert}`)}
            </span>
          </p>
        )}
        {isHidden ? null : <p>{shown.text.about[language]}</p>}
        {condition === undefined ? null : <p className={`condition ${state}`}>{condition}</p>}
        {children}
        {isHidden ? null : <FoldedStatements rules={rulesOfAlien(alien)} label={words("sheet.statements")} />}
      </div>
    </article>
  );
}
