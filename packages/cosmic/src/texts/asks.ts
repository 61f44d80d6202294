/** The questions whether to use something, with all they may name from the table. */
import type { Params, Question, Ref, Seat } from "@hypergate/kernel";
import { FACTS } from "../aliens/registry.ts";
import { ARTIFACT_FACTS } from "../artifacts/facts.ts";
import { CARDS, type CardNumber, cardOf, cardRef, NONE } from "../cards.ts";
import type { ArtifactId } from "../catalogue.ts";
import { alienOf, knownAliens, techTextOf } from "../known.ts";
import { SHIP_ASKS } from "../marked-ships/asks.ts";
import { alliesOf, mainPlayer, otherSide, shipsInEncounter, shipsInWarp, sideOf } from "../query.ts";
import { planetRef, playerRef } from "../refs.ts";
import { REWARD_FACTS } from "../reward-cards/facts.ts";
import { NOBODY, type Side, type Table } from "../state.ts";
import { totalBy } from "../totals.ts";
import type { View } from "../view.ts";
import type { Ask, Asks } from "./ask.ts";

/** A side of a flare, or the power itself. */
type Part = "power" | "wild" | "super";

/** A thing that can be used: its asks, and the alien behind it if there is one. */
interface Usable {
  readonly asks: Asks;
  readonly alien?: string;
  readonly part?: Part;
}

export interface Asked extends Ask {
  readonly params: Params;
}

/** The question whether to use this thing now, with its parameters; nothing if the thing has no words for this moment. */
export function askedOf(view: View, question: Question, thing: Ref): Asked | undefined {
  const at = question.key.replace(/^window\//, "");
  const number = /\.\d+$/.exec(thing.startsWith("power/") ? thing : "")?.[0] ?? "";
  for (const usable of usablesOf(view.table, question.who, thing)) {
    const ask = usable.asks[`${at}${number}` as keyof Asks];
    if (ask !== undefined) return { ...ask, params: paramsOf(view, question, usable) };
  }
  return undefined;
}

function usablesOf(t: Table, me: Seat, thing: Ref): readonly Usable[] {
  const [kind, what = ""] = thing.split("/");
  if (kind === "tech") return [{ asks: techTextOf(what)?.asks ?? {} }];
  if (kind === "power") return usablesOfAlien(what.replace(/\.\d+$/, ""), ["power"]);
  if (kind === "word") {
    const open = [SHIP_ASKS, ...knownAliens().map(({ text }) => text.asks.open)];
    return open.map((asks) => ({ asks: asks?.[thing] ?? {} }));
  }
  const card = kind === "card" ? CARDS[cardOf(thing)] : undefined;
  if (card?.flare !== undefined)
    return usablesOfAlien(card.flare, t.players[me].powers.includes(card.flare) ? ["super", "wild"] : ["wild"]);
  if (card?.text !== undefined) return [{ asks: REWARD_FACTS[card.text].asks }];
  const artifact = card?.artifact as ArtifactId | undefined;
  return artifact === undefined ? [] : [{ asks: ARTIFACT_FACTS[artifact].asks }];
}

function usablesOfAlien(alien: string, parts: readonly Part[]): readonly Usable[] {
  const asks = alienOf(alien)?.text.asks;
  return asks === undefined ? [] : parts.map((part) => ({ asks: asks[part], alien, part }));
}

/**
 * What an ask may name. From the event of the window: what `subjects.ts` says of it. From the table:
 *
 * - `offense`, `defense`, `planet`: those of the encounter, once they are known
 * - `opponent`: the main player on the other side; only for main players and allies
 * - `ships`, `warp`, `hand`: own ships in the encounter and in the warp, own cards; `allWarp`: everybody's ships there
 * - `theirHand`, `theirWarp`, `theirShips`: the same of the opponent
 * - `myCard`, `theirCard`: the encounter cards, as far as the player may see them
 * - `mine`, `theirs`: the totals, when both sides show an attack; `plus`: what the use adds by the facts of the alien, and
 *   `after`: the own total with it; `becomes`: what the power makes of the own attack
 */
function paramsOf(view: View, { who: me, params = {} }: Question, { alien, part }: Usable): Params {
  const { table: t } = view;
  const { encounter: e } = t;
  const all: Record<string, string | number> = {
    offense: playerRef(e.offense),
    ships: shipsInEncounter(t, me),
    warp: shipsInWarp(t, me),
    allWarp: t.warp.reduce((sum, _, seat) => sum + shipsInWarp(t, seat), 0),
    hand: view.hand.length,
  };
  if (e.defense !== NOBODY) all.defense = playerRef(e.defense);
  if (e.planet !== NOBODY) all.planet = planetRef(e.planet);
  const side = sideOf(t, me);
  if (side !== NOBODY && e.defense !== NOBODY) Object.assign(all, fromSide(view, me, side as Side, alien, part));
  return { ...all, ...params };
}

/** What a main player or an ally can see of the two sides. */
function fromSide(view: View, me: Seat, side: Side, alien: string | undefined, part: Part | undefined): Params {
  const { table: t } = view;
  const other = mainPlayer(t, otherSide(side));
  const card = (shown: CardNumber) => (shown === NONE ? undefined : cardRef(shown));
  const { shown } = t.encounter;
  const found: Record<string, string | number | undefined> = {
    opponent: playerRef(other),
    theirHand: view.handSizes[other],
    theirWarp: shipsInWarp(t, other),
    theirShips: shipsInEncounter(t, other),
    myCard: card(shown[side].card) ?? card(view.chosen),
    theirCard: card(shown[otherSide(side)].card),
  };
  if (alien !== undefined && part !== undefined) {
    found.plus = plusOf(t, me, side, alien, part);
    found.becomes = becomesOf(view, alien, part);
  }
  if (shown[0].type === "attack" && shown[1].type === "attack") {
    const total = (of: Side) => totalBy(view.reckoning.combinations[of], t, of).sum;
    found.mine = total(side);
    found.theirs = total(otherSide(side));
    if (found.plus !== undefined) found.after = found.mine + Number(found.plus);
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Params;
}

/** What a use adds to the own total, where the facts of the alien say it. */
function plusOf(t: Table, me: Seat, side: Side, alien: string, part: Part): number | undefined {
  const { flare, strength } = FACTS[alien];
  const ships = shipsInEncounter(t, me);
  const adds = part === "power" ? undefined : flare[part].adds;
  if (adds !== undefined) {
    const allied = alliesOf(t, side).reduce((sum, seat) => sum + shipsInEncounter(t, seat), 0);
    return adds(ships, allied);
  }
  return part === "wild" ? undefined : strength?.(t, ships, true).plus;
}

/** Two values of an opponent's card: what becomes of the own one is known if it is the same for both. */
const PROBES: readonly [number, number] = [0, 40];

function becomesOf({ chosen }: View, alien: string, part: Part): number | undefined {
  const { change } = FACTS[alien];
  const card = CARDS[chosen];
  if (change === undefined || part === "wild" || card?.type !== "attack") return undefined;
  const [one, two] = PROBES.map((theirs) => change(card.value, theirs)[0]);
  return one === two ? one : undefined;
}
