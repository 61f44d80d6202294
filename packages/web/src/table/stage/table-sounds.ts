/** The sounds of a table: of what is told, of questions, and of the end. */
import type { Viewer } from "@hypergate/kernel";
import { useEffect, useRef } from "react";
import { useAsking } from "../asking.tsx";
import { type TableFeed, useFeed } from "../feed.ts";
import type { Beat, Director } from "./beat.ts";
import type { Sound } from "./sounds.ts";
import { audienceNow } from "./speed.ts";
import { useStage } from "./stage.tsx";
import type { Running } from "./staged-feed.ts";
import { hear, shake } from "./volume.ts";

/** A sound in a beat, so many milliseconds after its beginning. */
export interface Cue {
  readonly at: number;
  readonly sound: Sound;
  /** How often it has come before: ships and rows climb by semitones. */
  readonly step?: number;
}

/** What is heard of a beat that takes so long, by one who looks from there. */
export type Score = (beat: Beat, ms: number, viewer: Viewer) => readonly Cue[];

/** What is felt besides. */
const SHAKES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  ask: [30],
  win: [40],
  lose: [40],
  victory: [60, 40, 120],
};

function give(sound: Sound, step?: number): void {
  hear(sound, step);
  const pattern = SHAKES[sound];
  if (pattern !== undefined) shake(...pattern);
}

/** Rings once for each question: when it is shown, or when it comes while nobody looks. */
export function useAskSound(known: TableFeed): void {
  const { question } = useAsking();
  const ask = useFeed(known, (state) => state.asked?.ask);
  const rung = useRef<string>(undefined);
  useEffect(() => {
    const isDue = question !== undefined || document.visibilityState === "hidden";
    if (known.isFilm || ask === undefined || !isDue || rung.current === ask) return;
    rung.current = ask;
    give("ask");
  }, [known, ask, question]);
}

/** Plays what belongs to each beat in step with it; for one who is told nothing, only how it came out. */
export function useBeatSounds(known: TableFeed, direct: Director, score: Score): void {
  const stage = useStage();
  useEffect(() => {
    if (stage === undefined) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let heard: { readonly beat: Beat; readonly upTo: number } | undefined;
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const follow = ({ beat, ms, since }: Running) => {
      const late = performance.now() - since;
      const from = heard?.beat === beat ? heard.upTo : 0;
      heard = { beat, upTo: from };
      score(beat, ms, known.state.getState().viewer).forEach(({ at, sound, step }, i) => {
        if (i < from) return;
        const play = () => {
          heard = { beat, upTo: i + 1 };
          give(sound, step);
        };
        timers.push(setTimeout(play, Math.max(0, at - late)));
      });
    };
    const stopFollowing = stage.telling.subscribe((now, before) => {
      if (now.running === before.running) return;
      stop();
      if (now.running !== undefined) follow(now.running);
    });
    const stopListening = known.state.subscribe((now, before) => {
      const isNews = now.events !== before.events && before.view !== undefined && now.viewer === before.viewer;
      if (!isNews || audienceNow().speed !== "instant") return;
      const cues = direct(before, now).flatMap((beat) => (beat.isKept ? score(beat, 0, now.viewer) : []));
      const last = cues.findLast(({ sound }) => sound in SHAKES);
      if (last !== undefined) give(last.sound);
    });
    return () => {
      stop();
      stopFollowing();
      stopListening();
    };
  }, [stage, known, direct, score]);
}
