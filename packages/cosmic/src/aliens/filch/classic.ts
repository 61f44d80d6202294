import { ask, type Ref, type Seat, type Slot, tell } from "@hypergate/kernel";
import { askSeat, askSpread, byCard, colonySlots } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef, flareOf, NONE } from "../../cards.ts";
import { at, type OpenUse, type Play, type Use } from "../../effects.ts";
import type { Window } from "../../events.ts";
import { settingOf, wildSide } from "../../installed.ts";
import { chooseAndLose } from "../../losing.ts";
import { forget, recall, remember } from "../../memo.ts";
import { putInto, takeFrom, takeOut } from "../../piles.ts";
import { coloniesOf, hasColony, others } from "../../query.ts";
import { DOCK, GATE, type Planet, planetOf, planetRef, playerRef, WARP } from "../../refs.ts";
import type { TakenOver, ThirdState } from "../../saved.ts";
import type { Settings } from "../../settings.ts";
import { leaveWarp, liftShips, putBack } from "../../ships.ts";
import { specialsCome } from "../../special-ships.ts";
import type { Table } from "../../state.ts";
import { playCard } from "../../windows.ts";

/**
 * The classic card. Its holder may cheat: once per encounter take a ship from the warp or a card from the discard pile,
 * without anybody being told. Until the end of the encounter any other player may accuse somebody, once. A cheat who is
 * caught has to play the card, puts back what was taken and loses a ship; whoever accuses wrongly loses one too.
 */
const CHEAT = byCard("flare-filch", "filch classic D1");
const ACCUSE = byCard("flare-filch", "filch classic D2");
const CAUGHT = byCard("flare-filch", "filch classic D3");
const WRONG = byCard("flare-filch", "filch classic D4");
const EFFECT = "wild/filch";
const ACCUSED = "word/accuse";

/** What is taken: a card, or a ship that goes to a planet. */
interface Loot {
  readonly card: CardNumber;
  readonly planet: Planet;
}

export function isClassic(settings: Settings): boolean {
  return settingOf(settings, "filchFlare") === "classic";
}

/** Moments in every phase, at which others could be asked as well, so that being asked tells nothing. */
export const cheating: readonly Use[] = (
  ["regroup.start", "alliance.formed", "reveal.change", "resolution.before"] as const
).map((window) =>
  at<Window, Loot>(window, {
    as: "any",
    rule: "filch classic wild",
    secretly: true,
    when: (g, me) => isClassic(g.s.table.settings) && deedOf(g, me) === undefined && canCheat(g.s.table, me),
    declare: (g, me) => chooseLoot(g, me),
    run: (g, me, _event, taken) => {
      remember(g.s.secret, me, EFFECT, { card: taken.card });
      if (taken.card !== NONE) {
        takeOut(g.s.table.discard, taken.card);
        putInto(g.s.secret.hands, me, [taken.card]);
        return;
      }
      leaveWarp(g, me, 1);
      g.s.table.transit[me]++;
      putBack(g, taken.planet, me, 1);
    },
  }),
);

/** Anybody may accuse before cards are selected or when the encounter ends; only the first accusation is heard. */
export const accusing: readonly OpenUse[] = (["planning.before", "encounter.end"] as const).map((window) => ({
  ref: ACCUSED,
  under: (settings) => settings.useFlares && isClassic(settings),
  use: at<Window, Seat>(window, {
    as: "any",
    rule: "filch classic D2",
    when: (g) => !g.s.table.encounter.used.includes(ACCUSED),
    declare: (g, me) => askSeat(g, me, "filch/accuse", ACCUSE, others(g.s.table, me)),
    run: (g, me, _event, accused) => {
      g.s.table.encounter.used.push(ACCUSED);
      tell(g, "filch.accused", { player: playerRef(me), other: playerRef(accused) });
      const deed = deedOf(g, accused);
      if (deed !== undefined) catchCheat(g, accused, deed);
      else {
        tell(g, "filch.innocent", { player: playerRef(accused) });
        chooseAndLose(g, me, 1, WRONG);
      }
    },
  }),
}));

/** Version 3 had all that was done unseen in one list. */
export function theftsBefore({ secret: { covert } }: ThirdState): TakenOver {
  const thefts = covert.filter(({ effect }) => effect === EFFECT);
  return { known: thefts.map(({ seat, n: card }) => ({ seat, bag: { card } })) };
}

function canCheat(t: Table, me: Seat): boolean {
  return t.discard.length > 0 || canRetrieve(t, me);
}

function canRetrieve(t: Table, me: Seat): boolean {
  return t.warp[me] > 0 && hasColony(t, me);
}

function chooseLoot(g: Play, me: Seat): Loot {
  const secret = { kind: "one", who: me, source: CHEAT, hidden: true } as const;
  const cards = g.s.table.discard.map(cardRef);
  const loot = canRetrieve(g.s.table, me) ? [WARP, ...cards] : cards;
  const what = ask(g, { ...secret, key: "filch/cheat", options: loot }) as Ref;
  if (what !== WARP) return { card: cardOf(what), planet: NONE };
  const options = coloniesOf(g.s.table, me).map(planetRef);
  return { card: NONE, planet: planetOf(ask(g, { ...secret, key: "filch/hide", options }) as Ref) };
}

/** What a player has taken in this encounter and was not caught at; a ship is no card. */
function deedOf(g: Play, seat: Seat): CardNumber | undefined {
  return recall(g.s.secret, seat, EFFECT)?.card as CardNumber | undefined;
}

/** The card must be played now, so that a Card Zap may meet it; what was taken goes back in any case. */
function catchCheat(g: Play, cheat: Seat, taken: CardNumber): void {
  const { table: t, secret: x } = g.s;
  const flare = flareOf("filch");
  forget(x, cheat, EFFECT);
  tell(g, "filch.caught", { player: playerRef(cheat) });
  if (x.hands[cheat].includes(flare)) playCard(g, cheat, flare, wildSide(flare), PLAYED, undefined);
  if (taken === NONE) {
    const slots = shipSlots(g, cheat);
    const n = Math.min(1, slots.length);
    const back = liftShips(g, cheat, askSpread(g, cheat, "filch/ship-back", CAUGHT, slots, n, n));
    specialsCome(g, cheat, WARP, back);
    t.transit[cheat] -= back;
    t.warp[cheat] += back;
  } else if (x.hands[cheat].includes(taken)) {
    takeFrom(x.hands, cheat, taken);
    t.discard.push(taken);
    tell(g, "filch.gaveBack", { player: playerRef(cheat), card: cardRef(taken) });
  }
  chooseAndLose(g, cheat, 1, CAUGHT);
}

/** Where a player has ships: on colonies or in the encounter (SHP-09). */
function shipSlots(g: Play, seat: Seat): Slot[] {
  const { gate, dock } = g.s.table.encounter;
  const sent = [
    { ref: GATE, max: gate[seat] },
    { ref: DOCK, max: dock[seat] },
  ];
  return [...colonySlots(g, seat), ...sent.filter(({ max }) => max > 0)];
}

const PLAYED: Use = at("encounter.end", { as: "any", rule: "filch classic wild", run: () => undefined });
