/** The game as the parts of its screen see it. */

import {
  coloniesToWin,
  foreignColonies,
  maybeNameOf,
  NOBODY,
  nameOf,
  playerRef,
  type Table,
  type View,
} from "@hypergate/cosmic/client";
import type { Language, Ref, Seat } from "@hypergate/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { COLOURS, type Colour } from "../art/colours.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { Names } from "../table/game-face.ts";
import { useNames } from "../table/names.ts";
import { useCameWords, useLanguage } from "../words/words.ts";
import { translate } from "./words/words.ts";

export interface Cosmic {
  readonly view: View;
  readonly t: Table;
  /** The seat looked from; a spectator looks from the first. */
  readonly from: Seat;
  /** The seat of the one who looks, or -1. */
  readonly me: Seat;
  readonly names: Names;
  readonly language: Language;
  readonly feed: TableFeed;
  /** Changes when words came that were missing. */
  readonly came: number;
  /** What a thing is called; the one who looks is "you". */
  readonly called: (ref: Ref) => string;
  readonly player: (seat: Seat) => string;
  /** The same on a label: "You" for the one who looks. */
  readonly label: (seat: Seat) => string;
}

const Context = createContext<Cosmic | undefined>(undefined);

export function CosmicProvider({
  feed,
  children,
}: {
  readonly feed: TableFeed;
  readonly children: ReactNode;
}): ReactNode {
  const view = useFeed(feed, (state) => state.view) as View;
  const names = useNames(feed);
  const language = useLanguage();
  const came = useCameWords();
  const cosmic = useMemo((): Cosmic => {
    const me = typeof view.viewer === "number" ? view.viewer : -1;
    const player = (seat: Seat) => maybeNameOf(language, playerRef(seat), names) ?? "";
    return {
      view,
      t: asShown(view.table),
      from: Math.max(me, 0),
      me,
      names,
      language,
      feed,
      came,
      called: (ref) => nameOf(language, ref, names, me < 0 ? undefined : me),
      player,
      label: (seat) => (seat === me ? translate(language, "cosmic.you") : player(seat)),
    };
  }, [view, names, language, feed, came]);
  return <Context value={cosmic}>{children}</Context>;
}

/** Before the first turn nobody attacks: the rules name a player there only to have an order. */
function asShown(t: Table): Table {
  return t.encounter.n > 0 ? t : { ...t, encounter: { ...t.encounter, offense: NOBODY } };
}

export function useCosmic(): Cosmic {
  const cosmic = useContext(Context);
  if (cosmic === undefined) throw new Error("not inside the table of a game");
  return cosmic;
}

export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? "blue";
}

/** Whether one more colony would win for a player. */
export function isNearVictory(t: Table, seat: Seat): boolean {
  return t.winners.length === 0 && foreignColonies(t, seat) === coloniesToWin(t) - 1;
}

/** The alien in front of a player, the current one last; an empty id for one that is face down or not dealt yet. */
export function aliensOf({ t, view, me }: Pick<Cosmic, "t" | "view" | "me">, seat: Seat): readonly string[] {
  const open = t.players[seat].powers;
  if (open.length > 0) return open;
  return seat === me && view.hiddenPowers.length > 0 ? view.hiddenPowers : [""];
}
