/** The table as every part of the screen sees it. */
import type { Language, Ref, Seat } from "@hypergate/kernel";
import { type Card, cardOf, nameOf, type Player, playerName, say, type Table, type View } from "@hypergate/race/client";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useAsking } from "../table/asking.tsx";
import { type TableFeed, type TableState, useFeed } from "../table/feed.ts";
import { useNames } from "../table/names.ts";
import { useLanguage } from "../words/words.ts";
import { translate } from "./words/words.ts";

export interface Race {
  readonly feed: TableFeed;
  readonly view: View;
  readonly table: Table;
  /** The seat of the one who looks, if there is one. */
  readonly seat: Seat | undefined;
  readonly me: Player | undefined;
  readonly language: Language;
  readonly events: TableState["events"];
  /** What a player is called; oneself is "You". */
  readonly called: (seat: Seat) => string;
  readonly name: (ref: Ref) => string;
  readonly say: (id: string, params?: Record<string, string | number>) => string;
  /** Shows a card or a player's tableau large. */
  readonly show: (what: Enlarged | undefined) => void;
  readonly shown: Enlarged | undefined;
  /** The takeover that is being declared, as far as it has been chosen here: the state does not tell before it is done. */
  readonly aim: Aim;
}

export interface Aim {
  readonly target?: Card;
  readonly power?: Card;
}

/** What is shown large over the table. */
export type Enlarged =
  | { readonly card: Card; readonly from?: "hand" }
  | { readonly tableau: Seat }
  | { readonly sheet: "points" | "rail" | "rules" | "keys" };

const Context = createContext<Race | undefined>(undefined);

export function useRace(): Race {
  const race = useContext(Context);
  if (race === undefined) throw new Error("a part of the Race table outside of it");
  return race;
}

export function RaceProvider({
  feed,
  children,
}: {
  readonly feed: TableFeed;
  readonly children: ReactNode;
}): ReactNode {
  const view = useFeed(feed, (state) => state.view) as View;
  const events = useFeed(feed, (state) => state.events);
  const names = useNames(feed);
  const language = useLanguage();
  const [shown, show] = useState<Enlarged>();
  const aim = useAim();
  const race = useMemo((): Race => {
    const seat = typeof view.viewer === "number" ? view.viewer : undefined;
    return {
      feed,
      view,
      table: view.table,
      seat,
      me: seat === undefined ? undefined : view.table.players[seat],
      language,
      events,
      called: (one) => (one === seat ? translate(language, "race.you") : playerName(language, one, names)),
      name: (ref) => nameOf(language, ref, names),
      say: (id, params = {}) => say(language, id, params, names),
      show,
      shown,
      aim,
    };
  }, [feed, view, events, names, language, shown, aim]);
  return <Context value={race}>{children}</Context>;
}

const NO_AIM: Aim = {};

/** Remembers what was picked for the questions of a declaration until another one begins. */
function useAim(): Aim {
  const { question, draft } = useAsking();
  const [aim, setAim] = useState(NO_AIM);
  const key = question?.key;
  const picked = draft.kind === "one" && draft.picked !== undefined ? cardOf(draft.picked) : undefined;
  useEffect(() => {
    if (key === "takeover.target") setAim(picked === undefined ? NO_AIM : { target: picked });
    else if (key === "takeover.power" && picked !== undefined) setAim((before) => ({ ...before, power: picked }));
  }, [key, picked]);
  return aim;
}
