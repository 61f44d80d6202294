/** Getting technologies and working on them (TEC-01 to TEC-12). */
import { ask, askAll, mix, type Ref, type Seat, type Source, tell } from "@hypergate/kernel";
import { askSpread, colonySlots, rule } from "../asking.ts";
import type { Play } from "../effects.ts";
import { isOutOfCards, mayTakeTechsInstead } from "../folds.ts";
import { techOf } from "../installed.ts";
import { takeOut } from "../piles.ts";
import { techPool } from "../pool.ts";
import { hasColony, isOver, timingOrder } from "../query.ts";
import { PASS, playerRef } from "../refs.ts";
import { liftShips } from "../ships.ts";
import type { Tech } from "../state.ts";
import { isUnderResearch } from "../tech-chances.ts";
import {
  addTech,
  areTechsLeft,
  discardTech,
  ownTech,
  putOnTech,
  researchShips,
  returnResearchers,
  takeTechs,
  turnUp,
} from "../technology.ts";
import { checkVictory } from "../victory.ts";
import { goOnWith } from "./agenda.ts";

const DEAL = rule("TEC-01");
const WORK = rule("TEC-03");
const RESEARCH = rule("TEC-05");
const DRAW = rule("TEC-09");
const DEALT = 2;

/** Everybody gets two and keeps one, secretly and at the same time; the others are shown when all have chosen (TEC-01). */
export function techs(g: Play): void {
  const { table: t, secret: x } = g.s;
  x.techDeck = mix(g, techPool(t.settings));
  for (const aside of x.techAside) aside.push(...takeTechs(g, DEALT));
  const kept = askAll(
    g,
    x.techAside.map((own, who) => keepQuestion(who, "setup/tech", DEAL, own)),
  ) as Ref[];
  for (let seat: Seat = 0; seat < t.seats; seat++) keep(g, seat, kept[seat]);
  goOnWith(g, ["turn"]);
}

function keepQuestion(who: Seat, key: string, source: Source, techs: readonly string[]) {
  return { kind: "one" as const, key, who, source, options: techs.map(techRef), hidden: true };
}

function techRef(id: string): Ref {
  return `tech/${id}`;
}

/** One of those a player looks at stays, face down; the rest are discarded. */
function keep(g: Play, seat: Seat, kept: Ref): void {
  const { table: t, secret: x } = g.s;
  const rest = x.techAside[seat].splice(0);
  const id = kept.slice("tech/".length);
  takeOut(rest, id);
  addTech(g, seat, id, "down");
  t.techDiscard.push(...rest);
  tell(g, "tech.kept", { player: playerRef(seat) }, { [seat]: { tech: kept } });
  if (rest.length > 0) tell(g, "tech.discarded", { player: playerRef(seat), techs: rest.map(techRef).join(" ") });
}

/** May the turn go on with new technologies instead of another encounter (TEC-09, TEC-10, TEC-12, V1E-03)? */
export function mayDrawTechs(g: Play): boolean {
  const { table: t } = g.s;
  const { turn, settings } = t;
  if (turn.over || !(mayTakeTechsInstead(t) || (turn.success && turn.encounters === 1))) return false;
  if (settings.techDrawNeedsCard && isOutOfCards(g.s, turn.seat)) return false;
  return areTechsLeft(g);
}

/** A player draws so many, and one of them stays (TEC-09). */
export function drawTechs(g: Play, seat: Seat, n: number): void {
  const drawn = takeTechs(g, n);
  g.s.secret.techAside[seat].push(...drawn);
  const own = { techs: drawn.map(techRef).join(" ") };
  tell(g, "tech.drawn", { player: playerRef(seat), n: drawn.length }, { [seat]: own });
  keep(g, seat, ask(g, keepQuestion(seat, "tech/keep", DRAW, drawn)) as Ref);
}

/** In timing order everybody may do one thing with one technology (TEC-03, TEC-04, TEC-11). */
export function workOnTechs(g: Play): void {
  for (const seat of timingOrder(g.s.table)) {
    if (isOver(g.s)) return;
    const options = work(g, seat);
    if (options.length === 0) continue;
    const question = { kind: "one" as const, key: "tech/work", who: seat, source: WORK, options: [PASS, ...options] };
    const answer = ask(g, { ...question, hidden: true }) as Ref;
    if (answer !== PASS) doWork(g, seat, answer);
  }
}

/** What a player may do with technologies that are still face down. In 2008 giving one up is failing to complete it (TEC-07). */
function work(g: Play, seat: Seat): Ref[] {
  const { table: t, secret: x } = g.s;
  const byFailing = t.settings.techAbandon === "failedCompletion";
  const options: Ref[] = [];
  for (const [i, tech] of t.techs[seat].entries()) {
    if (!isUnderResearch(t, seat, tech)) continue;
    const id = x.techs[seat][i];
    if (hasColony(t, seat)) options.push(`research/${id}`);
    if (isFinished(g, seat, id)) options.push(`complete/${id}`);
    else if (byFailing) options.push(`fail/${id}`);
    if (!byFailing) options.push(`abandon/${id}`);
  }
  return options;
}

/** Enough ships for it, and not one that stays secret until it is used (TEC-06, TEC-08). */
function isFinished(g: Play, seat: Seat, id: string): boolean {
  const { number, secret } = techOf(id).effect;
  return secret === undefined && researchShips(g, seat, id) >= number;
}

function doWork(g: Play, seat: Seat, answer: Ref): void {
  const [what, id] = answer.split("/");
  const tech = ownTech(g, seat, id);
  if (tech === undefined) return;
  if (what === "research") research(g, seat, tech, id);
  else if (what === "complete") complete(g, seat, id);
  else abandon(g, seat, id);
}

/** TEC-05 */
function research(g: Play, seat: Seat, tech: Tech, id: string): void {
  liftShips(g, seat, askSpread(g, seat, "tech/ship", RESEARCH, colonySlots(g, seat), 1, 1));
  putOnTech(g, seat, tech);
  tell(g, "tech.researched", { player: playerRef(seat), n: tech.ships }, { [seat]: { tech: techRef(id) } });
}

/** TEC-06 */
function complete(g: Play, seat: Seat, id: string): void {
  turnUp(g, seat, id);
  tell(g, "tech.completed", { player: playerRef(seat), tech: techRef(id) });
  techOf(id).effect.completed?.(g, seat);
  delete ownTech(g, seat, id)?.sheet;
  returnResearchers(g, seat, id);
  checkVictory(g);
}

/** TEC-07 */
function abandon(g: Play, seat: Seat, id: string): void {
  turnUp(g, seat, id);
  tell(g, "tech.abandoned", { player: playerRef(seat), tech: techRef(id) });
  discardTech(g, seat, id);
}
