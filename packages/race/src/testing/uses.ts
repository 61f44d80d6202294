/**
 * What of the cards was used in a game: a power counts when it did something, not when it only lay there. The game is
 * followed by its events; what no event tells is taken from the questions.
 */
import type { GameEvent, Params, Question, Seat } from "@hypergate/kernel";
import { type Card, COST, DESIGN, IS_MILITARY, IS_REBEL, IS_WINDFALL, knownCard, NONE } from "../cards.ts";
import type { EffectId, Power } from "../data/design.ts";

export type Tally = Record<string, number>;

/** What happens to a player in a way that powers of the tableau take part in. */
type Moment =
  | "explored"
  | "developing"
  | "developed"
  | "paid"
  | "conquered"
  | "settled"
  | "second"
  | "attacked"
  | "sold"
  | "consuming"
  | "producing"
  | "grew";

/** A power with the card it is on, the card it is about and the tableau both lie in. */
interface Case {
  readonly power: Power;
  readonly own: Card;
  readonly about: Card;
  readonly tableau: readonly Card[];
}

interface Part {
  readonly at: Moment;
  readonly if?: (it: Case) => boolean;
}

/** When each power of a tableau takes part. Powers that are picked or discarded for their effect are not in it. */
const PARTS: Partial<Record<EffectId, Part>> = {
  exploreDraw: { at: "explored" },
  exploreKeep: { at: "explored" },
  developDiscount: { at: "developed", if: costs },
  developDrawAtStart: { at: "developing" },
  developDrawAfter: { at: "developed" },
  military: { at: "conquered", if: costs },
  militaryPerMilitaryWorld: { at: "conquered", if: among((card) => IS_MILITARY[card]) },
  militaryAgainstGood: { at: "conquered", if: isOfKind },
  militaryAgainstRebel: { at: "conquered", if: ({ about }) => IS_REBEL[about] },
  conquerPeacefulDiscardSelf: { at: "conquered", if: ({ about }) => !IS_MILITARY[about] },
  settleDiscount: { at: "paid", if: (it) => costs(it) && isOfKind(it) },
  payForMilitary: { at: "paid", if: ({ about }) => IS_MILITARY[about] },
  payForMilitaryDiscount: { at: "paid", if: ({ about }) => IS_MILITARY[about] },
  settleDrawAfter: { at: "settled" },
  settleSecondWorld: { at: "second" },
  takeoverDefense: { at: "attacked" },
  tradeBonus: { at: "sold", if: isOfKind },
  tradeBonusThisWorld: { at: "sold", if: isHere },
  tradeBonusPerChromosome: { at: "sold", if: (it) => isOfKind(it) && among(hasChromosome)(it) },
  consumeDraw: { at: "consuming" },
  consumeVp: { at: "consuming" },
  produce: { at: "grew", if: isHere },
  produceDraw: { at: "producing" },
  drawIfProducedHere: { at: "grew", if: isHere },
  drawPerGoodProduced: { at: "grew", if: isOfKind },
  drawPerKindProduced: { at: "grew" },
  drawPerWorldOfGood: { at: "producing", if: (it) => among((card) => DESIGN[card].good === goodOf(it.power))(it) },
  drawPerMilitaryWorld: { at: "producing", if: among((card) => IS_MILITARY[card]) },
  drawPerRebelWorld: { at: "producing", if: among((card) => IS_REBEL[card] && IS_MILITARY[card]) },
  drawPerChromosomeWorld: { at: "producing", if: among(hasChromosome) },
};

/** Powers that are used by discarding their own card. */
const SACRIFICES: readonly EffectId[] = ["developDiscardSelfDiscount", "militaryDiscardSelf", "settleFreeDiscardSelf"];

/** Cards for a good without any power, by kind. */
const BASE_PRICE = { novelty: 2, rare: 3, genes: 4, alien: 5 } as const;

function costs({ about }: Case): boolean {
  return COST[about] > 0;
}

function isHere({ own, about }: Case): boolean {
  return own === about;
}

function goodOf(power: Power): string | undefined {
  return "good" in power ? power.good : undefined;
}

function isOfKind({ power, about }: Case): boolean {
  const good = goodOf(power);
  return good === undefined || DESIGN[about].good === good;
}

function among(fits: (card: Card) => boolean): (it: Case) => boolean {
  return ({ tableau }) => tableau.some(fits);
}

function hasChromosome(card: Card): boolean {
  return DESIGN[card].chromosome === true;
}

/** Powers whose use only the question about it tells. */
export function noteQuestion(tally: Tally, { key, params }: Question): void {
  if (key === "explore.discard") use(tally, "exploreMix");
  if (key === "consume.sell") use(tally, "tradeGood");
  if (key.endsWith(".mercenaries") && Number(params?.min) > 0) use(tally, "militaryDiscardHand");
}

/** Follows a whole game. */
export function noteEvents(tally: Tally, events: readonly GameEvent[]): void {
  const game: Followed = { tally, players: [], phase: "" };
  for (const { id, params } of events) TOLD[id]?.(game, params, Number(params.who), cardIn(params));
  beginPhase(game, "");
}

function use(tally: Tally, effect: string): void {
  count(tally, `power ${effect}`);
}

function count(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

interface Followed {
  readonly tally: Tally;
  readonly players: FollowedPlayer[];
  phase: string;
}

/** What is remembered of one player. */
interface FollowedPlayer {
  /** As it was at the start of the phase, and what has come and gone since. */
  tableau: Card[];
  arrived: Card[];
  departed: Card[];
  isProducer: boolean;
  /** Worlds settled in this phase. */
  settled: number;
  /** Goods produced in this phase by kind, and those on windfall worlds. */
  produced: Record<string, number>;
  windfalls: number;
}

type Follow = (game: Followed, params: Params, who: Seat, card: Card) => void;

/** A power that the event names or that nothing else would tell. */
function means(effect: EffectId): Follow {
  return ({ tally }) => use(tally, effect);
}

const TOLD: Readonly<Record<string, Follow>> = {
  "start.revealed": (game, _params, who, card) => playerOf(game, who).tableau.push(card),
  "action.revealed": (game, { actions }, who) => {
    playerOf(game, who).isProducer = String(actions).includes("action/produce");
  },
  "phase.begins": (game, { phase }) => beginPhase(game, String(phase).slice("phase/".length)),
  "explore.kept": (game, _params, who) => note(game, who, "explored"),
  "develop.placed": (game, _params, who, card) => {
    note(game, who, "developed", card);
    playerOf(game, who).arrived.push(card);
  },
  "settle.placed": (game, _params, who, card) => settle(game, who, card, "paid"),
  "settle.conquered": (game, _params, who, card) => settle(game, who, card, "conquered"),
  "card.sacrificed": (game, _params, who, card) => {
    for (const { does } of DESIGN[card].powers ?? []) if (SACRIFICES.includes(does)) use(game.tally, does);
    playerOf(game, who).departed.push(card);
  },
  "takeover.declared": ({ tally }, { power }) => {
    use(tally, "takeover");
    count(tally, `takeover ${power}`);
  },
  "takeover.failed": (game, { owner }, _who, card) => {
    count(game.tally, "takeover.failed");
    note(game, Number(owner), "attacked", card);
  },
  "takeover.succeeded": (game, { owner }, who, card) => {
    count(game.tally, "takeover.succeeded");
    note(game, Number(owner), "attacked", card);
    note(game, who, "settled", card);
    playerOf(game, Number(owner)).departed.push(card);
    playerOf(game, who).arrived.push(card);
  },
  "trade.sold": (game, { n }, who, world) => {
    if (Number(n) > basePrice(world)) note(game, who, "sold", world);
  },
  "good.placed": (game, _params, who, world) => {
    if (game.phase === "produce") grow(game, who, world);
  },
  "consume.used": ({ tally }, { power }) => use(tally, String(power).split("/")[2]),
  "consume.discarded": means("consumeDiscardHand"),
  "produce.repaired": means("produceDiscardHand"),
  "gamble.hit": means("gambleName"),
  "gamble.missed": means("gambleName"),
  "gamble.won": means("gambleAnte"),
  "gamble.lost": means("gambleAnte"),
  "goal.scored": ({ tally }, { goal }) => count(tally, `${goal} goal.scored`),
  "goal.taken": ({ tally }, { goal }) => count(tally, `${goal} goal.taken`),
  "goal.lost": ({ tally }) => count(tally, "goal.lost"),
};

function playerOf({ players }: Followed, who: Seat): FollowedPlayer {
  while (players.length <= who)
    players.push({
      tableau: [],
      arrived: [],
      departed: [],
      isProducer: false,
      settled: 0,
      produced: {},
      windfalls: 0,
    });
  return players[who];
}

const BEGINNINGS: Readonly<Record<string, Moment>> = {
  develop: "developing",
  consume: "consuming",
  produce: "producing",
};

/** The phase before is over, and what came and went in it counts from now on. */
function beginPhase(game: Followed, phase: string): void {
  if (game.phase === "produce") drawForMost(game);
  game.phase = phase;
  for (const [who, player] of game.players.entries()) {
    player.tableau = [...player.tableau, ...player.arrived].filter((card) => !player.departed.includes(card));
    Object.assign(player, { arrived: [], departed: [], settled: 0, produced: {}, windfalls: 0 });
    if (BEGINNINGS[phase] !== undefined) note(game, who, BEGINNINGS[phase]);
  }
}

/** Counts the powers of a tableau that take part. */
function note(game: Followed, who: Seat, at: Moment, about: Card = NONE): void {
  const { tableau } = playerOf(game, who);
  for (const own of tableau)
    for (const power of DESIGN[own].powers ?? []) {
      const part = PARTS[power.does];
      if (part?.at === at && (part.if?.({ power, own, about, tableau }) ?? true)) use(game.tally, power.does);
    }
}

function settle(game: Followed, who: Seat, card: Card, way: "paid" | "conquered"): void {
  const player = playerOf(game, who);
  note(game, who, way, card);
  note(game, who, "settled", card);
  player.settled++;
  if (player.settled === 2) note(game, who, "second", card);
  player.arrived.push(card);
}

/** Choosing Produce gives one good for a windfall world; every other one is the doing of a power. */
function grow(game: Followed, who: Seat, world: Card): void {
  const player = playerOf(game, who);
  const good = String(DESIGN[world].good);
  player.produced[good] = (player.produced[good] ?? 0) + 1;
  note(game, who, "grew", world);
  if (!IS_WINDFALL[world]) return;
  player.windfalls++;
  if (player.windfalls > (player.isProducer ? 1 : 0)) use(game.tally, "produceWindfall");
}

function drawForMost({ tally, players }: Followed): void {
  for (const player of players)
    for (const card of player.tableau)
      for (const power of DESIGN[card].powers ?? [])
        if (power.does === "drawIfMostProduced" && hasMost(players, player, power.good)) use(tally, power.does);
}

function hasMost(players: readonly FollowedPlayer[], player: FollowedPlayer, good: string): boolean {
  const n = player.produced[good] ?? 0;
  return n > 0 && players.every((other) => other === player || (other.produced[good] ?? 0) < n);
}

function cardIn({ card, world }: Params): Card {
  const ref = world ?? card;
  return ref === undefined ? NONE : (knownCard(String(ref)) ?? NONE);
}

function basePrice(world: Card): number {
  const { good } = DESIGN[world];
  return good === undefined ? 0 : BASE_PRICE[good];
}
