/** The table of Race for the Galaxy. */
import type { ReactNode } from "react";
import { GameEnd } from "../story/at-end.tsx";
import { AskingProvider, useAsking } from "../table/asking.tsx";
import type { TableFeed } from "../table/feed.ts";
import type { GameTableProps } from "../table/game-face.ts";
import { NumberKeys } from "../table/number-keys.tsx";
import { Prompt } from "../table/prompt.tsx";
import { Missed } from "../table/stage/missed.tsx";
import { Stage } from "../table/stage/stage.tsx";
import { useAskSound, useBeatSounds } from "../table/stage/table-sounds.ts";
import { TableBar } from "../table/table-bar.tsx";
import { useArrowKeys } from "../table/thing.ts";
import { keepsFewer } from "../table/turning.ts";
import { later } from "../ui/later.tsx";
import { Popover } from "../ui/popover.tsx";
import { CardSheet } from "./card/card-sheet.tsx";
import { ZoomProvider } from "./card/zoom.tsx";
import { RaceProvider, useRace } from "./context.tsx";
import { raceFace } from "./face.tsx";
import { GoalStrip } from "./goal-strip.tsx";
import { Hand } from "./hand.tsx";
import { type Layout, useLayout } from "./layout.ts";
import { Rules } from "./lazy-rules.tsx";
import { isPlayed } from "./logic/round.ts";
import { Opponents } from "./opponents.tsx";
import { PhaseTrack } from "./phase-track.tsx";
import { isLight } from "./prompt/confirming.tsx";
import { prepare } from "./prompt/prepare.ts";
import { useWaiting } from "./prompt/waiting.ts";
import { Pools, Rail } from "./rail.tsx";
import { PlayerSheet } from "./seat/player-sheet.tsx";
import { SeatTabs } from "./seat/seat-tabs.tsx";
import { ConsumeAnswers } from "./shelf/consume.tsx";
import { Offers } from "./shelf/drawn.tsx";
import { Shelf } from "./shelf/shelf.tsx";
import { direct } from "./stage/direct.ts";
import { Reveal } from "./stage/reveal.tsx";
import { score } from "./stage/score.ts";
import { ScoreSheet } from "./stage/score-sheet.tsx";
import { OwnTableau } from "./tableau.tsx";
import { useWords } from "./words/words.ts";
import "./race.css";

const KeysSheet = later(async () => (await import("../table/keys-sheet.tsx")).KeysSheet);

export default function RaceTable({ feed, leave, part = "whole" }: GameTableProps): ReactNode {
  useArrowKeys();
  return (
    <Stage feed={feed} direct={direct}>
      {(shown) => (
        <AskingProvider feed={shown} prepare={prepare} turns={keepsFewer} isLight={isLight}>
          <Sounds known={feed} />
          <RaceProvider feed={shown}>
            <ZoomProvider>
              <Screen leave={leave} part={part} />
            </ZoomProvider>
          </RaceProvider>
        </AskingProvider>
      )}
    </Stage>
  );
}

function Sounds({ known }: { readonly known: TableFeed }): ReactNode {
  useAskSound(known);
  useBeatSounds(known, direct, score);
  return null;
}

/** Beats that say how something came out. */
const OUTCOMES = ["takeover", "goal", "victory"];

function Screen({ leave, part }: Pick<GameTableProps, "leave" | "part">): ReactNode {
  const t = useWords();
  const { feed, seat, table, show } = useRace();
  const { question } = useAsking();
  const layout = useLayout();
  const waiting = useWaiting();
  const isOver = table.phase === "over";
  const openLog = () => show({ sheet: "rail" });
  return (
    <div className={`table-screen race ${layout} ${seat === undefined || isOver ? "watching" : ""}`}>
      <TableBar
        feed={feed}
        face={raceFace}
        title={table.round === 0 ? t("race.setup") : t("race.round", { n: table.round })}
        subtitle={isPlayed(table.phase) ? "" : t(`race.phase.${table.phase}`)}
        leave={leave}
        openRules={() => show({ sheet: "rules" })}
        openTalk={layout === "rail" ? undefined : openLog}
      >
        <PhaseTrack />
        {layout === "desk" ? <Pools /> : null}
      </TableBar>
      <main className="race-main" data-hurries>
        {part === "hand" ? null : layout === "squat" ? <SeatTabs /> : <Opponents />}
        {layout === "desk" && part !== "hand" ? <GoalStrip /> : null}
        <Middle layout={layout} isOver={isOver} />
        {(layout === "phone" || layout === "squat") && !isOver ? <Pools /> : null}
        {part === "hand" ? null : <Reveal />}
        <Missed feed={feed} face={raceFace} outcomes={OUTCOMES} />
      </main>
      <Prompt
        feed={feed}
        face={raceFace}
        waiting={waiting}
        {...(question === undefined ? {} : { shelf: <Shelf question={question} /> })}
        {...(question?.key === "consume.next" ? { instead: <ConsumeAnswers question={question} /> } : {})}
      />
      <GameEnd feed={feed} face={raceFace} />
      <Hand />
      {/* Behind what asks: its log holds a button for every line. */}
      {layout === "rail" && part !== "hand" ? <Rail /> : null}
      <Sheets />
      <NumberKeys feed={feed} openKeys={() => show({ sheet: "keys" })} openLog={openLog} />
    </div>
  );
}

/** One's own place: the start worlds to choose from, the tableau, and in the end what everybody has. */
function Middle({ layout, isOver }: { readonly layout: Layout; readonly isOver: boolean }): ReactNode {
  const { question } = useAsking();
  if (isOver)
    return (
      <div className="race-scores-place">
        <ScoreSheet />
      </div>
    );
  if (question?.key === "start.world") return <Offers />;
  return layout === "squat" ? null : <OwnTableau />;
}

/** What is shown large over the table. */
function Sheets(): ReactNode {
  const t = useWords();
  const { shown, show, called } = useRace();
  const close = () => show(undefined);
  if (shown === undefined) return null;
  if ("card" in shown) return <CardSheet card={shown.card} from={shown.from} />;
  if ("tableau" in shown)
    return (
      <Popover label={called(shown.tableau)} close={close} className="race-sheet wide">
        <PlayerSheet seat={shown.tableau} />
      </Popover>
    );
  if (shown.sheet === "keys") return <KeysSheet close={close} />;
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
