/** The bots as company: whom each of them plays, how they feel, and what one of them is saying. */
import type { Character } from "@hypergate/bots/characters";
import type { Seat } from "@hypergate/kernel";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useFeed } from "../../table/feed.ts";
import { characterOn } from "../../table/names.ts";
import { useChatter } from "../../table/stage/chatter.ts";
import { useStage } from "../../table/stage/stage.tsx";
import { later } from "../../ui/later.tsx";
import { BotFace, type Mood } from "../art/bot-face.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import { moodsAfter } from "./moods.ts";
import { after, NOTHING_SPOKEN, type Remark, remarkOn } from "./remarks.ts";
import "./company.css";

const Saying = later(async () => (await import("./saying.tsx")).Saying);

/** How long a remark stands after what it is about. */
const REMARK_MS = 2600;
/** Allies speak as they join: the cards that come next hide the plates. */
const EARLY = "joins";

interface Company {
  readonly moods: readonly Mood[];
  readonly remark: Remark | undefined;
}

const Context = createContext<Company>({ moods: [], remark: undefined });

export function CompanyProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { feed, t } = useCosmic();
  const events = useFeed(feed, (state) => state.events);
  const moods = useMemo(() => moodsAfter(events, t.seats), [events, t.seats]);
  const remark = useRemark();
  const company = useMemo((): Company => ({ moods, remark }), [moods, remark]);
  return <Context value={company}>{children}</Context>;
}

/** What a bot is saying, if it may: never while something is asked, nor just before. */
function useRemark(): Remark | undefined {
  const stage = useStage();
  const { feed } = useCosmic();
  const { question } = useAsking();
  const mayTalk = useChatter();
  const [remark, setRemark] = useState<Remark>();
  useEffect(() => {
    if (stage === undefined) return;
    let spoken = NOTHING_SPOKEN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isBot = (seat: Seat) => characterOn(feed.state.getState().info, seat) !== undefined;
    const stop = stage.telling.subscribe((now, before) => {
      if (now.running?.beat === before.running?.beat || now.isComing) return;
      const beat = now.running?.beat.kind === EARLY ? now.running.beat : before.running?.beat;
      if (beat === undefined) return;
      const made = remarkOn(beat, isBot, spoken);
      if (made === undefined) return;
      spoken = after(spoken, made, beat);
      setRemark(made);
      clearTimeout(timer);
      timer = setTimeout(() => setRemark(undefined), REMARK_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [stage, feed]);
  return mayTalk && question === undefined ? remark : undefined;
}

export function useCharacter(seat: Seat): Character | undefined {
  const { feed } = useCosmic();
  const info = useFeed(feed, (state) => state.info);
  return useMemo(() => characterOn(info, seat), [info, seat]);
}

interface MedalProps {
  readonly seat: Seat;
  readonly size: number;
  /** Left out: how the bot feels. */
  readonly mood?: Mood;
}

/** The face of the bot on a seat, as a small medal on its seal; larger while it speaks. */
export function Medal({ seat, size, mood }: MedalProps): ReactNode {
  const character = useCharacter(seat);
  const { moods, remark } = useContext(Context);
  if (character === undefined) return null;
  return (
    <span className={remark?.seat === seat ? "medal speaking" : "medal"}>
      <BotFace id={character.id} mood={mood ?? moods[seat] ?? "calm"} size={size} />
    </span>
  );
}

/** What the bot on a seat is saying right now. */
export function Bubble({ seat }: { readonly seat: Seat }): ReactNode {
  const character = useCharacter(seat);
  const { remark } = useContext(Context);
  return character === undefined || remark?.seat !== seat ? null : <Saying character={character.id} remark={remark} />;
}

/** Where plates have no room for words: who says what, in a line of its own. */
export function PhoneBubble(): ReactNode {
  const { player } = useCosmic();
  const { remark } = useContext(Context);
  if (remark === undefined) return null;
  return (
    <p className="phone-bubble">
      <Medal seat={remark.seat} size={34} />
      <b>{player(remark.seat)}</b>
      <Bubble seat={remark.seat} />
    </p>
  );
}
