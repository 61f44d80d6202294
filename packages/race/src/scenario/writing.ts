/** A position as a scenario file says it: what is read from it is this state again. */
import type { BaseState } from "@hypergate/kernel";
import { type Card, DESIGN, IS_WORLD, KIND, NONE } from "../cards.ts";
import type { State } from "../state.ts";

type Json = Record<string, unknown>;

/** Steps of the rules at which a file can begin: a round. */
export const RACE_BEGINNINGS: readonly string[] = ["choose"];

export interface WrittenRace {
  readonly settings: Json;
  readonly position: Json;
}

/** The table at the beginning of a round. */
export function writeRacePosition(base: BaseState): WrittenRace {
  const { table, secret } = base as State;
  const goods = goodsInOrder(base as State);
  const won = wonGoals(base as State);
  return {
    settings: { ...table.settings },
    position: {
      stage: "round",
      round: table.round,
      seats: table.players.map((player, seat) => {
        const isThere = player.tableau.includes(player.start);
        return {
          [isThere ? "start" : "began"]: nameOf(player.start),
          hand: secret.hands[seat].map(nameOf),
          tableau: player.tableau.filter((card) => card !== player.start).map(nameOf),
          goods: player.tableau.filter((card) => table.good[card] === 1).map(nameOf),
          chips: player.chips,
        };
      }),
      // Goods are taken from the bottom, so what lies as a good now comes last.
      deck: [...secret.deck]
        .reverse()
        .concat([...goods].reverse())
        .map(nameOf),
      discard: secret.discard.map(nameOf),
      ...(table.settings.goals ? { goals: [...table.firstGoals, ...table.mostGoals].map(({ id }) => id) } : {}),
      ...(Object.keys(won).length === 0 ? {} : { won }),
      pool: table.pool,
    },
  };
}

function nameOf(card: Card): string {
  return DESIGN[card].id;
}

/** The cards that lie as goods, in the order in which set-up takes them. */
function goodsInOrder({ table, secret }: State): Card[] {
  return table.players.flatMap(({ tableau, start }) =>
    [...(tableau.includes(start) ? [start] : []), ...tableau.filter((card) => card !== start)]
      .filter((card) => table.good[card] === 1 && IS_WORLD[card] && KIND[card] !== 0)
      .map((card) => secret.under[card])
      .filter((card) => card !== NONE),
  );
}

function wonGoals({ table }: State): Json {
  const first = table.firstGoals.flatMap(({ id, scored }) => (scored.length === 0 ? [] : [[id, [...scored]] as const]));
  const most = table.mostGoals.flatMap(({ id, holder }) => (holder < 0 ? [] : [[id, [holder]] as const]));
  return Object.fromEntries([...first, ...most]);
}
