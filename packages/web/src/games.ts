/** The games the client can show. A table loads the code of its own game only. */
import type { Said } from "@hypergate/kernel";
import { type ComponentType, lazy } from "react";
import { GAME_TITLES } from "./game-titles.ts";
import type { GameTableProps } from "./table/game-face.ts";

export interface GameClient {
  readonly title: Said;
  readonly Table: ComponentType<GameTableProps>;
}

export const GAMES: Readonly<Record<string, GameClient>> = {
  cosmic: {
    title: GAME_TITLES.cosmic,
    Table: lazy(() => import("./cosmic/index.tsx")),
  },
  race: {
    title: GAME_TITLES.race,
    Table: lazy(() => import("./race/index.tsx")),
  },
};
