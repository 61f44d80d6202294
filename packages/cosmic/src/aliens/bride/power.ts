import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askCard, askCards, askSpread, byPower } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Play, type Power, type Use } from "../../effects.ts";
import { shipsOnSheet } from "../../fleet.ts";
import { detonate, giveCards, lookAt, takeAtRandom } from "../../hand.ts";
import { slotsOf } from "../../losing.ts";
import { handSize, opponentOf, timingOrder } from "../../query.ts";
import { PASS, playerRef, REMOVED, sheetRef } from "../../refs.ts";
import { capture, liftAll, liftQuietly } from "../../ships.ts";
import { specialsCome } from "../../special-ships.ts";
import { NOBODY, type Table } from "../../state.ts";
import { boosted, mayBoost } from "../../windows.ts";

const MARRY = byPower("bride", "bride 1");
const SHOW = byPower("bride", "bride 3");
const TRADE = byPower("bride", "bride 4");
const HALF = 2;
/** Moments at which the opponent is known, before the last one for it. With the super only these will do. */
const EARLY = ["destiny.final", "launch.done"] as const;
/** Bits of `sides` in the window in which a player answers invitations. */
const OFFENSE_BIT = 1;
const DEFENSE_BIT = 2;

/**
 * Marry. At any time before allies are invited, marry your opponent, who puts a ship on this sheet. Spouses ally with each other
 * uninvited, show each other cards and trade one. A divorce brings half of the spouse's hand, and is for good.
 */
export const power: Power = {
  id: "bride",
  uses: [
    at("alliance.answer", {
      as: "any",
      rule: "bride 3",
      mandatory: true,
      passive: true,
      often: "window",
      when: (g, me, { seat, sides }) => (sides & bitFor(g.s.table, me, seat)) !== bitFor(g.s.table, me, seat),
      run: (g, me, event) => {
        event.sides |= bitFor(g.s.table, me, event.seat);
      },
    }),
    ...anyTime({
      as: "any",
      rule: "bride 5",
      passive: true,
      when: ({ s: { table: t } }) => spouseOf(t) !== NOBODY && !hasPaid(t, spouseOf(t)),
      run: (g, me) => divorce(g, me, true),
    }),
    ...anyTime<CardNumber>({
      as: "any",
      rule: "bride 4",
      once: "trade",
      when: (g, me) => isCouple(g, me) && handSize(g.s, spouseOf(g.s.table)) > 0,
      declare: (g, me) => askCard(g, me, "bride/trade", TRADE, g.s.secret.hands[me], spouse(g)),
      run: (g, me, _event, card) => trade(g, me, card),
    }),
    ...anyTime<CardNumber[]>({
      as: "any",
      rule: "bride 3",
      passive: true,
      when: isCouple,
      declare: (g, me) => {
        const hand = g.s.secret.hands[me];
        return askCards(g, me, "bride/show", SHOW, hand, 1, hand.length, spouse(g));
      },
      run: (g, me, _event, cards) => show(g, me, cards),
    }),
    ...EARLY.map((window) => wedding(window, { quiet: true, when: mayMarry })),
    ...EARLY.map((window) => wedding(window, { byHand: true, when: mayRemarry })),
    wedding("alliance.before", { when: mayMarry }),
    ...anyTime({
      as: "any",
      rule: "bride 5",
      passive: true,
      when: ({ s: { table: t } }) => spouseOf(t) !== NOBODY && hasPaid(t, spouseOf(t)),
      run: (g, me) => divorce(g, me, false),
    }),
  ],
  lost: (g, me) => divorce(g, me, false),
  // Its captives stay captured, so without the sheet they are out of the game.
  retire: (g) => {
    const { table: t } = g.s;
    for (const seat of timingOrder(t)) {
      const n = liftAll(g, seat, sheetRef("bride"));
      specialsCome(g, seat, REMOVED, n);
      t.transit[seat] -= n;
      t.removed[seat] += n;
    }
  },
};

/** Whom the Bride is married to, or nobody. */
function spouseOf({ memo }: Table): Seat {
  return Number(memo.bride?.spouse ?? NOBODY);
}

function spouse(g: Play): { player: Ref } {
  return { player: playerRef(spouseOf(g.s.table)) };
}

function listed({ memo }: Table, name: "divorced" | "paid"): readonly number[] {
  const seats = memo.bride?.[name];
  return Array.isArray(seats) ? (seats as number[]) : [];
}

function isDivorced(t: Table, seat: Seat): boolean {
  return listed(t, "divorced").includes(seat);
}

/** A divorce from this player has brought cards before: there are none for a second one. */
function hasPaid(t: Table, seat: Seat): boolean {
  return listed(t, "paid").includes(seat);
}

/** Marries the opponent, once in an encounter; with the super, one who is divorced. */
function wedding(
  window: (typeof EARLY)[number] | "alliance.before",
  more: { readonly quiet?: true; readonly byHand?: true; readonly when: (g: Play, me: Seat) => boolean },
): Use {
  return at<typeof window, Seat>(window, {
    as: "main",
    rule: "bride 1",
    once: "wedding",
    declare: (g, me) => {
      const other = opponentOf(g.s.table, me);
      return !isDivorced(g.s.table, other) || boosted(g, me, "bride") ? other : undefined;
    },
    said: (other) => [playerRef(other)],
    run: (g, me, _event, other) => marry(g, me, other),
    ...more,
  });
}

/** The opponent, if there is one and the Bride is not married. */
function suitorOf(t: Table, me: Seat): Seat {
  return spouseOf(t) === NOBODY ? opponentOf(t, me) : NOBODY;
}

/** The opponent was never married and has a ship to give. */
function mayMarry(g: Play, me: Seat): boolean {
  const other = suitorOf(g.s.table, me);
  return other !== NOBODY && !isDivorced(g.s.table, other) && slotsOf(g, other).length > 0;
}

/** The opponent is divorced and can be married again by the super. */
function mayRemarry(g: Play, me: Seat): boolean {
  const other = suitorOf(g.s.table, me);
  return other !== NOBODY && isDivorced(g.s.table, other) && mayBoost(g, me, "bride");
}

/** Married, and something to show. */
function isCouple(g: Play, me: Seat): boolean {
  return spouseOf(g.s.table) !== NOBODY && handSize(g.s, me) > 0;
}

function marry(g: Play, me: Seat, other: Seat): void {
  const t = g.s.table;
  if (!isDivorced(t, other) || shipsOnSheet(t, other, "bride") === 0) {
    const slots = slotsOf(g, other);
    if (slots.length === 0) return;
    const from = askSpread(g, other, "bride/ship", MARRY, slots, 1, 1, { player: playerRef(me) });
    capture(g, "bride", other, liftQuietly(g, other, from));
  }
  const divorced = listed(t, "divorced").filter((seat) => seat !== other);
  t.memo.bride = { ...t.memo.bride, spouse: other, divorced };
  tell(g, "bride.married", { player: playerRef(me), other: playerRef(other) });
}

/** The ship on the sheet is turned over. The spouse pays, but not for a second time or if the power was lost. */
function divorce(g: Play, me: Seat, pays: boolean): void {
  const t = g.s.table;
  const other = spouseOf(t);
  if (other === NOBODY) return;
  const paid = [...listed(t, "paid"), ...(pays ? [other] : [])];
  t.memo.bride = { ...t.memo.bride, spouse: NOBODY, divorced: [...listed(t, "divorced"), other], paid };
  tell(g, "bride.divorced", { player: playerRef(me), other: playerRef(other) });
  if (pays) detonate(g, me, takeAtRandom(g, other, me, Math.floor(handSize(g.s, other) / HALF)));
}

/** The side that a player may join uninvited because the other one of the couple is its main player. */
function bitFor(t: Table, me: Seat, seat: Seat): number {
  const other = spouseOf(t);
  if (other === NOBODY || (seat !== me && seat !== other)) return 0;
  const partner = seat === me ? other : me;
  if (partner === t.encounter.offense) return OFFENSE_BIT;
  return partner === t.encounter.defense ? DEFENSE_BIT : 0;
}

/** Both have to agree, each with a card of the own choice. */
function trade(g: Play, me: Seat, mine: CardNumber): void {
  const other = spouseOf(g.s.table);
  const { hands } = g.s.secret;
  if (other === NOBODY || !hands[me].includes(mine)) return;
  const options: Ref[] = [PASS, ...hands[other].map(cardRef)];
  const params = { player: playerRef(me) };
  const question = { kind: "one" as const, key: "bride/return", who: other, source: TRADE, options, params };
  const picked = ask(g, { ...question, hidden: true }) as Ref;
  if (picked === PASS) return;
  giveCards(g, me, other, [mine]);
  giveCards(g, other, me, [cardOf(picked)]);
}

/** The spouse sees the cards and may show some in return. */
function show(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  const other = spouseOf(g.s.table);
  lookAt(g, other, me, cards);
  const hand = g.s.secret.hands[other];
  if (hand.length === 0) return;
  const back = askCards(g, other, "bride/show-back", SHOW, hand, 0, hand.length, { player: playerRef(me) });
  if (back.length > 0) lookAt(g, me, other, back);
}
