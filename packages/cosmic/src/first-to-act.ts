/** At a window, everybody who could act is asked at once, and the first in timing order who wants to does (TIM-02). */
import type { Params, Ref, Seat } from "@hypergate/kernel";
import { type Offers, poll, rule } from "./asking.ts";
import { MAX_SEATS } from "./catalogue.ts";
import type { Chance } from "./chances.ts";
import { mayAct } from "./courtesy.ts";
import type { Play } from "./effects.ts";
import { timingOrder } from "./query.ts";
import { PASS } from "./refs.ts";
import { SUBJECTS } from "./subjects.ts";
import { WINDOWS } from "./vocabulary.ts";

const TIMING = rule("TIM-03");
const NOTHING: readonly never[] = [];

/** Who acts next, if anybody. `only` is the one player who may. With `isLate`, at what comes last at the window. */
export function firstToAct(
  g: Play,
  window: number,
  event: unknown,
  chances: readonly Chance[],
  only?: Seat,
  isLate = false,
): Chance | undefined {
  const first = chances[0];
  if (first === undefined && !g.courtesy) return undefined;
  const forced = firstMandatory(chances);
  if (forced !== undefined && (forced.use.first === true || forced.seat === first.seat)) return forced;
  const order = timingOrder(g.s.table);
  const offers: Offers = NO_OFFERS.slice();
  let loud = 0;
  for (let i = 0; i < chances.length; i++) {
    const { use, seat, ref } = chances[i];
    if (use.mandatory === true) continue;
    const own = offers[seat];
    if (own === undefined) offers[seat] = [PASS, ref];
    else own.push(ref);
    if (use.quiet !== true) loud |= 1 << seat;
  }
  const asked = g.courtesy ? askedToo(g, window, order, offers, isLate) : order;
  const seats = only === undefined ? asked : asked.includes(only) ? [only] : NOTHING;
  const params = SUBJECT_OF[window]?.(event as never);
  const chosen = poll(g, QUESTION_KEYS[window], TIMING, seats, offers, params, ~loud);
  if (chosen === undefined) return forced;
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    if (forced?.seat === seat) return forced;
    const pick = chosen[seat];
    if (pick !== undefined) return chanceOf(chances, seat, pick);
  }
  return undefined;
}

/** The seats that are offered something, and those that might be, as far as all know. */
function askedToo(g: Play, window: number, order: readonly Seat[], offers: Readonly<Offers>, isLate: boolean): Seat[] {
  return order.filter((seat) => offers[seat] !== undefined || mayAct(g, window, seat, isLate));
}

function chanceOf(chances: readonly Chance[], seat: Seat, ref: Ref): Chance | undefined {
  for (let i = 0; i < chances.length; i++) if (chances[i].seat === seat && chances[i].ref === ref) return chances[i];
  return undefined;
}

/** By window, the key of its question. */
const QUESTION_KEYS: readonly string[] = WINDOWS.map((window) => `window/${window}`);

/** By seat, that nothing is offered. */
const NO_OFFERS: readonly undefined[] = Array.from({ length: MAX_SEATS }, () => undefined);

/** What comes before all else at the window, or else the first in timing order. */
function firstMandatory(chances: readonly Chance[]): Chance | undefined {
  let forced: Chance | undefined;
  for (let i = 0; i < chances.length; i++) {
    const { use } = chances[i];
    if (use.mandatory !== true) continue;
    if (use.first === true) return chances[i];
    forced ??= chances[i];
  }
  return forced;
}

/** By window, what its question says about the event, if it says anything. */
const SUBJECT_OF: readonly (((event: never) => Params) | undefined)[] = WINDOWS.map((window) => SUBJECTS[window]);
