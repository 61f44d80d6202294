/** The table of Race for the Galaxy. */
import { DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { GameEnd } from "../story/at-end.tsx";
import { AskingProvider, useAsking } from "../table/asking.tsx";
import type { GameTableProps } from "../table/game-face.ts";
import { Prompt } from "../table/prompt.tsx";
import { useAskSound, useEndSound } from "../table/stage/table-sounds.ts";
import { TableBar } from "../table/table-bar.tsx";
import { useArrowKeys } from "../table/thing.ts";
import { Popover } from "../ui/popover.tsx";
import { CardFace } from "./card/card-face.tsx";
import { titleOf } from "./card/printed.ts";
import { ZoomProvider } from "./card/zoom.tsx";
import { RaceProvider, useRace } from "./context.tsx";
import { raceFace } from "./face.tsx";
import { Hand } from "./hand.tsx";
import { Rules } from "./lazy-rules.tsx";
import { useNarrow } from "./narrow.ts";
import { Opponents } from "./opponents.tsx";
import { PhaseTrack } from "./phase-track.tsx";
import { Rail } from "./rail.tsx";
import { Reveal } from "./reveal.tsx";
import { ConsumeAnswers } from "./stage/consume.tsx";
import { ScoreSheet } from "./stage/score-sheet.tsx";
import { Stage } from "./stage/stage.tsx";
import { OwnTableau, WholeTableau } from "./tableau.tsx";
import { useWords } from "./words/words.ts";
import "./race.css";

export default function RaceTable({ feed, leave }: GameTableProps): ReactNode {
  useEndSound(feed);
  useArrowKeys();
  return (
    <AskingProvider feed={feed}>
      <RaceProvider feed={feed}>
        <ZoomProvider>
          <Screen leave={leave} />
        </ZoomProvider>
      </RaceProvider>
    </AskingProvider>
  );
}

function Screen({ leave }: Pick<GameTableProps, "leave">): ReactNode {
  const t = useWords();
  const { feed, seat, table, show } = useRace();
  const { question } = useAsking();
  const isNarrow = useNarrow();
  const isOver = table.phase === "over";
  useAskSound(feed);
  return (
    <div
      className={`table-screen race ${seat === undefined ? "watching" : ""} ${seat === undefined || isOver ? "wide-stage" : ""}`}
    >
      <TableBar
        feed={feed}
        face={raceFace}
        title={t(`race.phase.${table.phase}`)}
        subtitle={table.round === 0 ? t("race.setup") : t("race.round", { n: table.round })}
        leave={leave}
        openRules={() => show({ sheet: "rules" })}
        openTalk={isNarrow ? () => show({ sheet: "rail" }) : undefined}
      >
        <PhaseTrack />
      </TableBar>
      <main className="race-main">
        <Opponents />
        <div className="race-mine">
          {isNarrow && !isOver ? <OwnTableau /> : null}
          <Stage />
          {isNarrow || isOver ? null : <OwnTableau />}
        </div>
        <Reveal />
      </main>
      <Prompt
        feed={feed}
        face={raceFace}
        {...(question?.key === "consume.next" ? { instead: <ConsumeAnswers question={question} /> } : {})}
      />
      <GameEnd feed={feed} face={raceFace} />
      <Hand />
      {/* Behind what asks: its log holds a button for every line. */}
      {isNarrow ? null : <Rail />}
      <Sheets />
    </div>
  );
}

/** What is shown large over the table. */
function Sheets(): ReactNode {
  const t = useWords();
  const { shown, show, language, called } = useRace();
  const close = () => show(undefined);
  if (shown === undefined) return null;
  if ("card" in shown)
    return (
      <Popover label={titleOf(language, DESIGN[shown.card]).title} close={close} className="race-sheet">
        <CardFace design={DESIGN[shown.card]} size="large" />
      </Popover>
    );
  if ("tableau" in shown)
    return (
      <Popover label={called(shown.tableau)} close={close} className="race-sheet wide">
        <WholeTableau seat={shown.tableau} />
      </Popover>
    );
  const sheet = SHEETS[shown.sheet];
  return (
    <Popover label={t(sheet.label)} close={close} className="race-sheet wide">
      <sheet.Content />
    </Popover>
  );
}

const SHEETS = {
  points: { label: "race.score.title", Content: ScoreSheet },
  rail: { label: "race.rail.open", Content: Rail },
  rules: { label: "rules.tab", Content: Rules },
} as const;
