/** The table of Cosmic Encounter. */
import { type ReactNode, useState } from "react";
import { GameEnd } from "../story/game-end.tsx";
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
import { Popover } from "../ui/popover.tsx";
import { useMedia } from "../ui/use-media.ts";
import { useAliensOf } from "./aliens-of.ts";
import { Board } from "./board/board.tsx";
import { ChoiceStage, choicesIn } from "./choice/choice-stage.tsx";
import { CompanyProvider, PhoneBubble } from "./company/company.tsx";
import { DealButtons, DealDesk } from "./desk/deal-desk.tsx";
import { cosmicFace } from "./face.tsx";
import { PhoneField } from "./phone/phone-field.tsx";
import { PhoneSeats } from "./phone/phone-seats.tsx";
import { prepare } from "./prepare.ts";
import { encounterOf, followUp } from "./prompt/follow-up.ts";
import { settle } from "./prompt/settle.ts";
import { EncounterPanel } from "./rail/encounter-panel.tsx";
import { PhaseTrack } from "./rail/phase-track.tsx";
import { TableRules } from "./rail/table-rules.tsx";
import { isRevealing } from "./reveal/is-revealing.ts";
import { RevealStage } from "./reveal/stage.tsx";
import { direct } from "./stage/direct.ts";
import { score } from "./stage/score.ts";
import { Strip } from "./stage/strip.tsx";
import { VerdictBanner } from "./stage/verdict-banner.tsx";
import { Victory } from "./stage/victory.tsx";
import { Tray } from "./tray/tray.tsx";
import { CosmicProvider, useCosmic } from "./use-cosmic.tsx";
import { useWords } from "./words/words.ts";
import "./cosmic.css";

/** Beats that say how an encounter came out. */
const OUTCOMES = ["verdict", "deal"];

const PHONE = "(max-width: 700px)";

export default function CosmicTable({ feed, leave }: GameTableProps): ReactNode {
  useArrowKeys();
  if (!useAliensOf(feed)) return <div className="loading" />;
  return (
    <Stage feed={feed} direct={direct}>
      {(shown) => (
        <CosmicProvider feed={shown}>
          <AskingProvider feed={shown} prepare={prepare} followUp={followUp} settle={settle} chapter={encounterOf}>
            <Sounds known={feed} />
            <CompanyProvider>
              <Screen feed={shown} leave={leave} />
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

function Screen({ feed, leave }: GameTableProps): ReactNode {
  const isPhone = useMedia(PHONE);
  const { me } = useCosmic();
  const { question } = useAsking();
  const [sheet, setSheet] = useState<"talk" | "rules">();
  const [isWhole, setWhole] = useState(false);
  const words = useWords();
  const deal = question?.kind === "deal" ? question : undefined;
  const close = () => setSheet(undefined);
  const showsRows = isPhone && isWhole && deal === undefined;
  return (
    <div
      className={`table-screen cosmic${isPhone ? " phone" : ""}${showsRows ? " whole" : ""}${me < 0 ? " watching" : ""}`}
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
      {isPhone && !showsRows ? <PhoneSeats /> : null}
      {deal === undefined ? (
        <Field isPhone={isPhone} isWhole={isWhole} setWhole={setWhole} />
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

function useTitle(): string {
  const { t } = useCosmic();
  const words = useWords();
  if (t.turn.n === 0) return "";
  return words("cosmic.turnEncounter", { n: t.turn.n, which: t.turn.encounters });
}

interface ScreenFieldProps {
  readonly isPhone: boolean;
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
}

function Field({ isPhone, isWhole, setWhole }: ScreenFieldProps): ReactNode {
  const cosmic = useCosmic();
  const { question } = useAsking();
  const stage = choicesIn(question).length > 0 ? <ChoiceStage /> : isRevealing(cosmic) ? <RevealStage /> : null;
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
    <div className={stage === null ? "field" : "field revealing"} data-hurries>
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
