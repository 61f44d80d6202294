import { ask, isHeard, type Seat, tell } from "@hypergate/kernel";
import { askWord, askYes, rule } from "../asking.ts";
import { type CardNumber, NONE } from "../cards.ts";
import type { Play } from "../effects.ts";
import { isOutOfCards } from "../folds.ts";
import { cardList, returnAside } from "../hand.ts";
import { returnLaid } from "../laying.ts";
import { forgetAll } from "../memo.ts";
import { discardFromPlay } from "../piles.ts";
import { foreignColonies, timingOrder } from "../query.ts";
import { PASS, playerRef } from "../refs.ts";
import { returnLoans } from "../sheets.ts";
import { sendAllHome } from "../ships.ts";
import { takeBack } from "../showing.ts";
import { DEFENSE, type Encounter, newEncounter, OFFENSE, type RevealedCard, type Table } from "../state.ts";
import { checkVictory } from "../victory.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { ENCOUNTER, goOnWith } from "./agenda.ts";
import { drawTechs, mayDrawTechs } from "./technology.ts";
import { another } from "./turn.ts";

const SIDES = [OFFENSE, DEFENSE] as const;
const AGAIN = rule("END-02");
const TECHS = rule("TEC-09");

/** Encounter cards and reinforcements are discarded (END-01, REV-11), unless an effect keeps them (RES-13 steps 9 to 11). */
export function cards(g: Play): void {
  const { table: t, secret: x } = g.s;
  const e = t.encounter;
  const kept: CardNumber[] = [];
  openWindow(g, WINDOW["resolution.keep"], { kept });
  const discarded = shownCards(e.shown, kept);
  for (const side of SIDES) if (x.chosen[side] !== NONE) takeBack(g, side);
  if (e.laid.length > 0) returnLaid(g, isAny);
  const spent = discardThose(g, e.reinforcements.length + e.laid.length === 0 ? discarded : withOthers(discarded, e));
  if (e.laid.length > 0) {
    e.laid = [];
    x.laid = [];
  }
  if (spent.length > 0 && isHeard(g)) tell(g, "encounter.discarded", { cards: cardList(spent) });
  if (e.reinforcements.length > 0)
    for (const seat of timingOrder(g.s.table)) {
      const own = e.reinforcements.filter((one) => one.seat === seat && spent.includes(one.card));
      if (own.length > 0) openWindow(g, WINDOW["cards.discarded"], { seat, cards: own.map((one) => one.card) });
    }
  openWindow(g, WINDOW["resolution.discarded"], { cards: discarded });
}

/** Reinforcements and laid cards come after those. */
function withOthers(cards: readonly CardNumber[], { reinforcements, laid }: Encounter): CardNumber[] {
  return [...cards, ...reinforcements.map(({ card }) => card), ...laid.map(({ card }) => card)];
}

/** Discards those of the cards that are still in play, most often all, and says which these are. */
function discardThose(g: Play, cards: readonly CardNumber[]): readonly CardNumber[] {
  let spent: CardNumber[] | undefined;
  for (let i = 0; i < cards.length; i++) {
    if (g.s.table.inPlay.includes(cards[i])) {
      discardFromPlay(g, cards[i]);
      spent?.push(cards[i]);
    } else spent ??= cards.slice(0, i);
  }
  return spent ?? cards;
}

/** The cards of both sides with what was added to them, most often two. */
function shownCards(shown: readonly RevealedCard[], kept: readonly CardNumber[]): CardNumber[] {
  const one = shown[OFFENSE];
  const two = shown[DEFENSE];
  if (kept.length + one.extra.length + two.extra.length === 0 && one.card !== NONE && two.card !== NONE)
    return [one.card, two.card];
  const cards: CardNumber[] = [];
  for (const { card, extra } of shown) {
    if (card !== NONE && !kept.includes(card)) cards.push(card);
    cards.push(...extra);
  }
  return cards;
}

function isAny(): boolean {
  return true;
}

/** The end of the encounter: effects of its end, then everything that is still out goes home (RES-13 steps 12 and 13). */
export function close(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (!e.granted) t.turn.success = isSuccess(t.turn.seat, g);
  openWindow(g, WINDOW["resolution.become"], undefined);
  openWindow(g, WINDOW["encounter.end"], undefined);
  returnAside(g);
  g.s.secret.borrowed = [];
  forgetAll(g.s.secret);
  sendAllHome(g, timingOrder(t));
  checkVictory(g);
  const isReturned = returnLoans(g);
  const isChanged = openWindow(g, WINDOW["encounter.over"], undefined);
  if (isReturned || isChanged) checkVictory(g);
  // What was zapped works again from here on (ZAP-11).
  e.zapped = [];
}

/** END-02: the offense won, made a deal, or settled. */
function isSuccess(seat: Seat, g: Play): boolean {
  const { result, winner, offense } = g.s.table.encounter;
  if (seat !== offense) return false;
  return result === "dealt" || result === "settled" || (result === "won" && winner === OFFENSE);
}

/** What comes next: a granted encounter, a second one, or the next player's turn (END-02 to END-07). */
export function next(g: Play): void {
  const t = g.s.table;
  const granted = t.extra.shift();
  if (granted !== undefined) {
    if (isOutOfCards(g.s, granted.offense)) {
      goOnWith(g, ["next"]);
      return;
    }
    t.encounter = newEncounter(t.encounter.n + 1, granted.offense, t.seats);
    t.encounter.defense = granted.defense;
    t.encounter.granted = true;
    goOnWith(g, ENCOUNTER);
    return;
  }
  const then = t.settings.tech && mayDrawTechs(g) ? askNext(g) : t.turn.more || wantsSecond(g) ? "encounter" : "pass";
  if (then === "encounter") {
    another(g);
    return;
  }
  if (then === "techs") drawTechs(g, t.turn.seat, foreignColonies(t, t.turn.seat) + 1);
  openWindow(g, WINDOW["turn.end"], undefined);
  t.turn.seat = (t.turn.seat + 1) % t.seats;
  goOnWith(g, ["turn"]);
}

/** Another encounter, or new technologies instead; both end the turn but for an encounter granted already (TEC-09, TEC-12). */
function askNext(g: Play): "pass" | "encounter" | "techs" {
  const { turn } = g.s.table;
  if (turn.more) return askWord(g, turn.seat, "turn/next", TECHS, ["encounter", "techs"]);
  const word = maySecond(g)
    ? askWord(g, turn.seat, "turn/next", TECHS, ["pass", "encounter", "techs"])
    : askWord(g, turn.seat, "turn/next", TECHS, ["pass", "techs"]);
  if (word === "pass") tell(g, "turn.ended", { player: playerRef(turn.seat) });
  return word;
}

/** END-02, END-03. */
function maySecond(g: Play): boolean {
  return hasRightToSecond(g.s.table) && hasCardForSecond(g);
}

function hasRightToSecond({ turn, settings }: Table): boolean {
  return !turn.over && turn.success && turn.encounters < settings.encountersPerTurn;
}

function hasCardForSecond(g: Play): boolean {
  const { turn, settings } = g.s.table;
  return !settings.secondEncounterNeedsCard || !isOutOfCards(g.s, turn.seat);
}

/** Who has no card for it is asked as well, so that nobody learns of that. */
function wantsSecond(g: Play): boolean {
  const { turn } = g.s.table;
  if (!hasRightToSecond(g.s.table)) return false;
  const holds = hasCardForSecond(g);
  if (!holds) ask(g, { kind: "one", key: "turn/end", who: turn.seat, source: AGAIN, options: [PASS], anyway: true });
  const wants = holds && askYes(g, turn.seat, "turn/again", AGAIN);
  if (!wants) tell(g, "turn.ended", { player: playerRef(turn.seat) });
  return wants;
}
