/** Players with a given tableau, for tests of what is counted on the table. */
import { CARD_REF, type Card, cardOf, type Player, playerWith, type Table } from "@hypergate/race/client";

export function cardOfId(id: string): Card {
  const card = cardOf(`card/${id}`);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export function playerOf(ids: readonly string[], more: Partial<Player> = {}): Player {
  return { ...playerWith(ids.map(cardOfId)), ...more };
}

export function tableOf(players: readonly Player[], more: Partial<Table> = {}): Table {
  return {
    settings: {} as Table["settings"],
    takeovers: false,
    round: 1,
    phase: "choose",
    order: players.map((_, seat) => seat),
    players: [...players],
    pool: 24,
    chips: 24,
    good: new Array<number>(CARD_REF.length).fill(0),
    firstGoals: [],
    mostGoals: [],
    attacks: [],
    result: undefined,
    ...more,
  };
}

/** Puts goods on these worlds of a player. */
export function withGoods(table: Table, seat: number, ids: readonly string[]): Table {
  const good = table.good.slice();
  for (const id of ids) good[cardOfId(id)] = 1;
  const players = table.players.map((p, i) => (i === seat ? { ...p, goods: ids.length } : p));
  return { ...table, good, players };
}
