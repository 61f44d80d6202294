/** The game's own table, showing the position; nothing is asked there. */
import type { BaseState, Seat } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { GAMES } from "../games.ts";
import { go } from "../route.ts";
import type { GameFace, Names } from "../table/game-face.ts";
import { localFeed } from "../table/local-feed.ts";
import type { Engine } from "../table/meter.ts";

interface EditorTableProps {
  readonly face: GameFace;
  readonly engine: Engine;
  readonly state: BaseState | undefined;
  readonly seat: Seat;
  readonly names: Names;
}

export function EditorTable({ face, engine, state, seat, names }: EditorTableProps): ReactNode {
  const [feed] = useState(() => localFeed());
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (state === undefined) return;
    const { rules } = engine;
    const info = tableInfo(face.id, rules.seats(state), names);
    const present = info.seats.map((_, one) => one);
    feed.show({ info, view: rules.view(state, seat), viewer: seat, present, isHere: true, isJump: true });
    setShown(true);
  }, [face, engine, state, seat, names, feed]);
  const { Table } = GAMES[face.id];
  return isShown ? <Table feed={feed} leave={() => go("/study")} /> : <div className="loading" />;
}

function tableInfo(game: string, seats: number, names: Names): TableInfo {
  return {
    id: "",
    game,
    settings: {},
    options: { public: false, spectators: false, courtesy: false, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "playing",
    created: 0,
    changed: 0,
    seats: Array.from({ length: seats }, (_, seat) => {
      const name = names[seat];
      return name === undefined ? { kind: "open" } : { kind: "person", name, ready: true, away: false };
    }),
    owner: false,
  };
}
