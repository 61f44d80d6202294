/** What a thing named in the log or behind a question says: its drawing, its text, and its numbered statements. */
import { alienOf, CARDS, type View } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { lazy, type ReactNode, Suspense } from "react";
import type { TableState } from "../../table/feed.ts";
import { useLanguage } from "../../words/words.ts";
import { CosmicCard } from "../art/card.tsx";
import type { Face } from "../art/card-face.ts";
import { cardInWords } from "../art/card-words.ts";
import { colourOf } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { AlienSheet } from "./alien-sheet.tsx";
import { type Subject, subjectOf } from "./subjects.ts";
import "../words/sheet-words.ts";

const SubjectStatements = lazy(() => import("./subject-statements.tsx"));

interface ExplanationProps {
  readonly thing: Ref;
  readonly state: TableState;
}

export function Explanation({ thing, state }: ExplanationProps): ReactNode {
  const subject = subjectOf(thing);
  const view = state.view as View | undefined;
  switch (subject?.kind) {
    case undefined:
      return null;
    case "alien":
      return <OwnedAlien alien={subject.alien} view={view} />;
    case "player":
      return view?.table.players[subject.seat]?.powers.map((alien) => (
        <OwnedAlien key={alien} alien={alien} view={view} />
      ));
    case "card":
      return <CardSheet subject={subject} face={subject} />;
    case "destiny":
      return <CardSheet subject={subject} face={subject} />;
    case "tech":
      return <CardSheet subject={subject} face={{ kind: "tech", id: subject.tech }} />;
  }
}

/** An alien in the colour of whoever has it. */
function OwnedAlien({ alien, view }: { readonly alien: string; readonly view: View | undefined }): ReactNode {
  const owner = view?.table.players.findIndex(({ powers }) => powers.includes(alien)) ?? -1;
  return <AlienSheet alien={alien} colour={owner < 0 ? undefined : colourOf(owner)} />;
}

const CARD_WIDTH = 190;

/** A card, large, with all of its text and what the rules say about it. */
function CardSheet({ subject, face }: { readonly subject: Subject; readonly face: Face }): ReactNode {
  const language = useLanguage();
  const { name, text } = cardInWords(language, face);
  const flare = face.kind === "card" ? CARDS[face.card].flare : undefined;
  return (
    <article className="card-sheet">
      <CosmicCard face={face} width={CARD_WIDTH} language={language} />
      <div className="card-sheet-text">
        <h3>{name}</h3>
        {flare === undefined ? text === "" ? null : <p>{text}</p> : <FlareText alien={flare} />}
        <Suspense>
          <SubjectStatements subject={subject} />
        </Suspense>
      </div>
    </article>
  );
}

/** Both sides of a flare. */
function FlareText({ alien }: { readonly alien: string }): ReactNode {
  const language = useLanguage();
  const words = useWords();
  const text = alienOf(alien)?.text;
  if (text === undefined) return null;
  return (
    <dl className="flare-text">
      <dt>{words("sheet.wild")}</dt>
      <dd>{text.wild[language]}</dd>
      <dt>{words("sheet.super", { alien: text.name[language] })}</dt>
      <dd>{text.super[language]}</dd>
    </dl>
  );
}
