/** The table as it was after each event, between two moments that are known: enough of it to show what happens. */
import type { Seat } from "@hypergate/kernel";
import {
  bitOf,
  type Card,
  cardOf,
  DESIGN,
  type Phase,
  type Player,
  playerWith,
  type Table,
  type View,
} from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";
import { PLAYED } from "../logic/round.ts";

/** The table after one more event. What no event tells is as it was before. */
export function replayed(view: View, event: ToldEvent, now: View): View {
  const table = tableAfter(view.table, event, now.table);
  // What has left the hand by now has left it when something is placed.
  const hand = event.id.endsWith(".placed") ? view.hand.filter((card) => now.hand.includes(card)) : view.hand;
  return table === view.table && hand.length === view.hand.length ? view : { ...view, table, hand };
}

function tableAfter(table: Table, { id, params }: ToldEvent, now: Table): Table {
  const who = Number(params.who);
  const card = cardOf(String(params.card ?? params.world));
  switch (id) {
    case "round.begins":
      return {
        ...table,
        round: Number(params.round),
        phase: "choose",
        players: table.players.map((p) => ({ ...p, actions: 0 })),
      };
    case "action.revealed":
      return withPlayer(table, who, { actions: bitsOf(String(params.actions)) });
    case "phase.begins":
      return begun(table, phaseIn(String(params.phase)));
    case "start.revealed":
      return card === undefined ? table : withPlayer(table, who, playerWith([card]));
    case "develop.placed":
    case "settle.placed":
    case "settle.conquered":
      return card === undefined ? table : placed(table, who, card);
    case "card.sacrificed":
      return card === undefined ? table : withPlayer(table, who, without(table.players[who], card));
    case "takeover.succeeded":
      return card === undefined ? table : placed(moved(table, card), who, card);
    case "good.placed":
      return card === undefined ? table : withGood(table, who, card, 1);
    case "trade.sold":
      return card === undefined ? table : withGood(table, who, card, 0);
    case "consume.used":
      return consumed(withChips(table, who, Number(params.vp), now), who, Number(params.n), now);
    case "chips.gained":
      return withChips(table, who, Number(params.n), now);
    default:
      return table;
  }
}

function withPlayer(table: Table, who: Seat, change: Partial<Player>): Table {
  return { ...table, players: table.players.map((p, seat) => (seat === who ? { ...p, ...change } : p)) };
}

function bitsOf(actions: string): number {
  return actions.split(", ").reduce((bits, action) => bits | bitOf(action), 0);
}

function phaseIn(ref: string): Phase {
  return PLAYED.find((phase) => ref === `phase/${phase}`) ?? "choose";
}

/** From the beginning of a phase on everything that lies there counts (4.11). */
function begun(table: Table, phase: Phase): Table {
  const players = table.players.map((p) => ({
    ...p,
    figures: playerWith(p.tableau).figures,
    arrived: [],
    departed: [],
  }));
  return { ...table, phase, players };
}

function placed(table: Table, who: Seat, card: Card): Table {
  const p = table.players[who];
  if (p.tableau.includes(card)) return table;
  return withPlayer(table, who, { tableau: [...p.tableau, card], arrived: [...p.arrived, card] });
}

function without(p: Player, card: Card): Partial<Player> {
  return { tableau: p.tableau.filter((one) => one !== card) };
}

function moved(table: Table, card: Card): Table {
  const owner = table.players.findIndex(({ tableau }) => tableau.includes(card));
  return owner < 0 ? table : withPlayer(table, owner, without(table.players[owner], card));
}

function withGood(table: Table, who: Seat, world: Card, n: 0 | 1): Table {
  if (table.good[world] === n) return table;
  const good = [...table.good];
  good[world] = n;
  return withPlayer({ ...table, good }, who, { goods: table.players[who].goods + (n === 1 ? 1 : -1) });
}

/** What was seen before it was told is not counted twice: nobody has more chips than in the end. */
function withChips(table: Table, who: Seat, n: number, now: Table): Table {
  const before = table.players[who].chips;
  const chips = Math.min(before + n, now.players[who].chips);
  if (chips <= before) return table;
  return withPlayer({ ...table, pool: table.pool - (chips - before) }, who, { chips });
}

/** Nobody tells which goods were taken: first those that are gone by now. */
function consumed(table: Table, who: Seat, n: number, now: Table): Table {
  const worlds = table.players[who].tableau.filter((card) => DESIGN[card].good !== undefined && table.good[card] === 1);
  const gone = [...worlds.filter((card) => now.good[card] === 0), ...worlds.filter((card) => now.good[card] === 1)];
  return gone.slice(0, n).reduce((after, card) => withGood(after, who, card, 0), table);
}
