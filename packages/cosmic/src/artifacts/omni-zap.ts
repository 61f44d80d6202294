import type { Seat } from "@hypergate/kernel";
import { askCard, askOne, askSpread, askWord, byCard } from "../asking.ts";
import { type CardNumber, cardOf, cardRef, NONE } from "../cards.ts";
import { type Artifact, at, type Play, type Use } from "../effects.ts";
import { encounterCardsInHand, isSupplied } from "../folds.ts";
import { newHandUntilPlayable } from "../hand.ts";
import { slotsOf } from "../losing.ts";
import { discardFromPlay, layDown } from "../piles.ts";
import { mainPlayer } from "../query.ts";
import { lose, takeLoss } from "../ships.ts";
import { showCard } from "../showing.ts";
import { DEFENSE, notShown, OFFENSE, type Side, type Table } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { zapsPower, zapsShip } from "../zapping.ts";

const RULE = "omni-zap 1";
const TARGET = byCard("omni-zap", RULE);
const REPLACE = byCard("omni-zap", "omni-zap 2");
const COST = byCard("omni-zap", "omni-zap 3");
const SHIPS_TO_WARP = 3;
const SIDES = [OFFENSE, DEFENSE] as const;

/** The other Zaps, but for Card Zap: whatever that cancels is a card just played (omni-zap 4). */
const COPIED: readonly Use[] = [zapsPower(RULE), ...zapsShip(TARGET)];

/**
 * As any player, at any time: copy another Zap, or cancel and discard a card just played or revealed. Then one of your
 * ships leaves the game, or three go to the warp.
 */
export const omniZap: Artifact = {
  id: "omni-zap",
  uses: [
    ...COPIED.map((use): Use => withCost(use)),
    ...[
      at("card.played", {
        as: "any",
        rule: RULE,
        when: (_g, me, played) => played.seat !== me,
        run: (_g, _me, played) => {
          played.fate = "discarded";
        },
      }),
      at("reinforcement.played", {
        as: "any",
        rule: RULE,
        when: (_g, me, played) => played.seat !== me,
        run: (_g, _me, played) => {
          played.cancelled = true;
        },
      }),
      at("destiny.drawn", {
        as: "any",
        rule: RULE,
        run: (_g, _me, drawn) => {
          drawn.redraw = true;
        },
      }),
      at<"reveal.shown", CardNumber>("reveal.shown", {
        as: "any",
        rule: RULE,
        when: (g) => revealed(g.s.table).length > 0,
        declare: (g, me) => cardOf(askOne(g, me, "omni-zap/target", TARGET, revealed(g.s.table).map(cardRef))),
        said: (card) => [cardRef(card)],
        run: (g, _me, _event, card) => strike(g, card),
      }),
    ].map((use): Use => withCost(use)),
  ],
};

/** The use, and what it costs. */
function withCost(use: Use): Use {
  const run: Use["run"] = (g, me, event, choice) => {
    use.run(g, me, event, choice);
    pay(g, me);
  };
  return { ...use, rule: RULE, run };
}

/** Encounter cards and kickers that lie face up. */
function revealed(t: Table): CardNumber[] {
  const { shown, laid } = t.encounter;
  const cards = [...shown.map(({ card }) => card), ...laid.filter(({ off }) => !off).map(({ card }) => card)];
  return cards.filter((card) => card !== NONE);
}

/** A kicker is simply gone; an encounter card is replaced at once, with the other one in view (DR-7). */
function strike(g: Play, card: CardNumber): void {
  const { encounter: e } = g.s.table;
  const side = SIDES.find((one) => e.shown[one].card === card);
  discardFromPlay(g, card);
  for (const one of e.laid) if (one.card === card) one.off = true;
  const seat = side === undefined ? e.laid.find((one) => one.card === card)?.seat : mainPlayer(g.s.table, side);
  if (seat !== undefined) openWindow(g, WINDOW["cards.discarded"], { seat, cards: [card] });
  if (side !== undefined) replace(g, side);
}

function replace(g: Play, side: Side): void {
  const seat = mainPlayer(g.s.table, side);
  g.s.table.encounter.shown[side] = notShown();
  const fitting = () => encounterCardsInHand(g.s, seat);
  if (fitting().length === 0) findCard(g, seat, () => fitting().length > 0);
  if (fitting().length === 0) return;
  const card = askCard(g, seat, "omni-zap/replace", REPLACE, fitting());
  layDown(g, seat, card);
  g.s.table.encounter.chosenBy[side] = seat;
  showCard(g, side, card);
}

/** A new hand brings cards, but to a player who never needs one for lack of them, effects do. */
function findCard(g: Play, seat: Seat, isFound: () => boolean): void {
  if (isSupplied(g.s.table, seat)) openWindow(g, WINDOW["hand.lacking"], { seat }, isFound);
  else newHandUntilPlayable(g, seat);
}

/** With fewer than three ships one must go for good; they come from colonies or the encounter (omni-zap 3, omni-zap 4). */
function pay(g: Play, me: Seat): void {
  const slots = slotsOf(g, me);
  const ships = slots.reduce((sum, { max }) => sum + max, 0);
  if (ships === 0) return;
  const words = ships < SHIPS_TO_WARP ? (["remove-ship"] as const) : (["remove-ship", "warp-ships"] as const);
  const isRemoved = askWord(g, me, "omni-zap/cost", COST, words) === "remove-ship";
  const n = isRemoved ? 1 : SHIPS_TO_WARP;
  const from = askSpread(g, me, "ships/lose", COST, slots, n, n, { n });
  const loss = takeLoss(g, me, from);
  lose(g, [isRemoved ? { ...loss, to: "removed" } : loss], "effect");
}
