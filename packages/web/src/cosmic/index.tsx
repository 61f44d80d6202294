/** The table of Cosmic Encounter. */
import { NOBODY } from "@hypergate/cosmic/client";
import { type ReactNode, useEffect, useState } from "react";
import { GameEnd } from "../story/at-end.tsx";
import { AskingProvider, useAsking } from "../table/asking.tsx";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameTableProps } from "../table/game-face.ts";
import { Prompt } from "../table/prompt.tsx";
import { Missed } from "../table/stage/missed.tsx";
import { Stage } from "../table/stage/stage.tsx";
import { useAskSound, useBeatSounds } from "../table/stage/table-sounds.ts";
import { TableBar } from "../table/table-bar.tsx";
import { Talk } from "../table/talk.tsx";
import { useArrowKeys } from "../table/thing.ts";
import { later } from "../ui/later.tsx";
import { Popover } from "../ui/popover.tsx";
import { PHONE, useMedia } from "../ui/use-media.ts";
import { useAliensOf } from "./aliens-of.ts";
import { Board } from "./board/board.tsx";
import { choicesIn } from "./choice/choices-in.ts";
import { CompanyProvider, PhoneBubble } from "./company/company.tsx";
import { cosmicFace } from "./face.tsx";
import { prepare } from "./prepare.ts";
import { encounterOf, followUp } from "./prompt/follow-up.ts";
import { smallAnswer } from "./prompt/small-matters.ts";
import { EncounterPanel } from "./rail/encounter-panel.tsx";
import { PhaseTrack } from "./rail/phase-track.tsx";
import { isRevealing } from "./reveal/is-revealing.ts";
import { direct } from "./stage/direct.ts";
import { score } from "./stage/score.ts";
import { Strip } from "./stage/strip.tsx";
import { VerdictBanner } from "./stage/verdict-banner.tsx";
import { Victory } from "./stage/victory.tsx";
import { OwnSheet } from "./tray/own-sheet.tsx";
import { Tray } from "./tray/tray.tsx";
import { CosmicProvider, useCosmic } from "./use-cosmic.tsx";
import { useWords } from "./words/words.ts";
import "./cosmic.css";

const TableRules = later(async () => (await import("./rail/table-rules.tsx")).TableRules);
const ChoiceStage = later(async () => (await import("./choice/choice-stage.tsx")).ChoiceStage);
const RevealStage = later(async () => (await import("./reveal/stage.tsx")).RevealStage);
const DealDesk = later(async () => (await import("./desk/deal-desk.tsx")).DealDesk);
const DealButtons = later(async () => (await import("./desk/deal-buttons.tsx")).DealButtons);
const PhoneField = later(async () => (await import("./phone/phone-field.tsx")).PhoneField);
const PhoneSeats = later(async () => (await import("./phone/phone-seats.tsx")).PhoneSeats);

/** Beats that say how an encounter came out. */
const OUTCOMES = ["verdict", "deal"];

export default function CosmicTable({ feed, leave, part = "whole" }: GameTableProps): ReactNode {
  useArrowKeys();
  if (!useAliensOf(feed)) return <div className="loading" />;
  return (
    <Stage feed={feed} direct={direct}>
      {(shown) => (
        <CosmicProvider feed={shown}>
          <AskingProvider
            feed={shown}
            prepare={prepare}
            followUp={followUp}
            smallAnswer={smallAnswer}
            chapter={encounterOf}
          >
            <Sounds known={feed} />
            <CompanyProvider>
              <Screen feed={shown} leave={leave} part={part} />
            </CompanyProvider>
          </AskingProvider>
        </CosmicProvider>
      )}
    </Stage>
  );
}

function Sounds({ known }: { readonly known: TableFeed }): ReactNode {
  useAskSound(known);
  useBeatSounds(known, direct, score);
  return null;
}

function Screen({ feed, leave, part }: GameTableProps): ReactNode {
  const isHand = part === "hand";
  const isPhone = useMedia(PHONE) || isHand;
  const { me } = useCosmic();
  const { question } = useAsking();
  const [sheet, setSheet] = useState<"talk" | "rules">();
  const [isWhole, setWhole] = useWhole();
  const words = useWords();
  const deal = question?.kind === "deal" ? question : undefined;
  const close = () => setSheet(undefined);
  const showsRows = isPhone && isWhole && deal === undefined;
  return (
    <div
      className={`table-screen cosmic${isPhone ? " phone" : ""}${showsRows ? " whole" : ""}${isHand ? " hand-only" : ""}${me < 0 ? " watching" : ""}`}
    >
      <TableBar
        feed={feed}
        face={cosmicFace}
        title={useTitle()}
        subtitle=""
        leave={leave}
        openRules={() => setSheet("rules")}
        openTalk={isPhone ? () => setSheet("talk") : undefined}
      >
        <PhaseTrack />
      </TableBar>
      {isPhone && !showsRows && !isHand ? <PhoneSeats /> : null}
      {deal === undefined ? (
        isHand ? (
          <HandField />
        ) : (
          <Field isPhone={isPhone} isWhole={isWhole} setWhole={setWhole} />
        )
      ) : (
        <DealDesk question={deal} />
      )}
      <Prompt
        feed={feed}
        face={cosmicFace}
        {...(deal === undefined ? {} : { instead: <DealButtons question={deal} /> })}
      />
      <GameEnd feed={feed} face={cosmicFace} opens={false} />
      <Tray isPhone={isPhone} />
      {/* Behind what asks: its log holds a button for every line. */}
      {isPhone ? null : <Rail feed={feed} />}
      {sheet === "rules" ? (
        <Popover label={words("rules.tab")} close={close}>
          <TableRules />
        </Popover>
      ) : null}
      {sheet === "talk" ? (
        <Popover label={words("rail.label")} close={close} className="talk-sheet">
          <EncounterPanel />
          <Talk feed={feed} face={cosmicFace} rules={<TableRules />} />
        </Popover>
      ) : null}
    </div>
  );
}

/** So long after an encounter has begun, the cards that will be revealed are fetched. */
const FETCH_MS = 1500;

/** Before the phases of which the encounter alone can be seen. */
const BEFORE_ENCOUNTER: ReadonlySet<string> = new Set(["start", "regroup"]);

/** Whether a phone shows the whole table: as was chosen, and otherwise while something is asked before there is an encounter. */
function useWhole(): readonly [boolean, (isWhole: boolean) => void] {
  const { t } = useCosmic();
  const { question } = useAsking();
  const [chosen, setChosen] = useState<boolean>();
  const { phase, planet } = t.encounter;
  const isEmpty = question !== undefined && BEFORE_ENCOUNTER.has(phase) && planet === NOBODY && t.turn.n > 0;
  return [chosen ?? (isEmpty && choicesIn(question).length === 0), setChosen];
}

function useTitle(): string {
  const { t } = useCosmic();
  const words = useWords();
  if (t.turn.n === 0) return "";
  return words("cosmic.turnEncounter", { n: t.turn.n, which: t.turn.encounters });
}

/** Beside a board for the whole room a phone shows what is chosen between, and nothing else of the table. */
function HandField(): ReactNode {
  const { question } = useAsking();
  const { from } = useCosmic();
  if (choicesIn(question).length > 0)
    return (
      <main className="hand-field">
        <ChoiceStage />
      </main>
    );
  return (
    <main className="hand-field">
      <EncounterPanel />
      <OwnSheet seat={from} />
    </main>
  );
}

interface ScreenFieldProps {
  readonly isPhone: boolean;
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

function Field({ isPhone, isWhole, setWhole }: ScreenFieldProps): ReactNode {
  const cosmic = useCosmic();
  const { question } = useAsking();
  const isChoosing = choicesIn(question).length > 0;
  const isArena = !isChoosing && isRevealing(cosmic);
  const stage = isChoosing ? <ChoiceStage /> : isArena ? <RevealStage /> : null;
  const isUnderWay = cosmic.t.encounter.planet !== NOBODY;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    // After everything the first picture needs.
    const timer = setTimeout(RevealStage.fetchSoon, FETCH_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  const told = (
    <>
      <VerdictBanner />
      <Strip />
      {isPhone ? <PhoneBubble /> : null}
      <Missed feed={cosmic.feed} face={cosmicFace} outcomes={OUTCOMES} />
      <Victory />
    </>
  );
  if (isPhone) return <PhoneField stage={stage} told={told} isWhole={isWhole} setWhole={setWhole} />;
  return (
    <div className={isArena ? "field revealing arena" : isChoosing ? "field revealing" : "field"} data-hurries>
      <Board />
      {stage}
      {told}
    </div>
  );
}

function Rail({ feed }: { readonly feed: TableFeed }): ReactNode {
  const status = useFeed(feed, (state) => state.info?.status);
  return (
    <aside className="rail">
      {status === "over" ? null : <EncounterPanel />}
      <Talk feed={feed} face={cosmicFace} rules={<TableRules />} />
    </aside>
  );
}
