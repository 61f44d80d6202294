/**
 * What a power, a flare side, an artifact or a reinforcement is made of. An effect declares when it may act; the engine
 * decides whether it is active, whose turn it is to act, whether it is stopped, and calls it. So no effect ever tests
 * whether it is zapped, and no step ever names an effect.
 */
import type { Run, Seat, Source } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import type { Planet } from "./refs.ts";
import type { AlertLevel, AlienPool, Settings, Specs } from "./settings.ts";
import type { Side, State } from "./state.ts";

/** A running game. Every rule takes it first. */
export type Play = Run<State>;

/** Ships of one player that are about to be lost or have just been lost. */
export interface Loss {
  readonly seat: Seat;
  /** How many still go where they are going. */
  n: number;
  /** Of these, ships that were in the encounter. */
  involved: number;
  to: "warp" | "removed";
  /** An effect has brought them all back since; they were lost nevertheless. */
  returned?: boolean;
}

/** Why ships are lost: the encounter itself, or an effect. */
export type Cause = "encounter" | "effect";

/** Everything that may happen inside an encounter and can be answered. The value is what the answer gets to know. */
export interface Events {
  "turn.start": undefined;
  /** RGP-01 (1) */
  "regroup.start": undefined;
  "regroup.retrieve": { count: number; done: boolean };
  "destiny.draw": { card: number };
  /** A destiny card has been turned up, whatever becomes of it (DST-14). */
  "destiny.turned": { readonly card: number };
  "destiny.drawn": { card: number; redraw: boolean };
  "destiny.choose": { card: number; chosen: boolean };
  "destiny.final": undefined;
  "launch.aimed": undefined;
  "launch.before": undefined;
  "launch.done": undefined;
  "alliance.before": undefined;
  "alliance.invited": undefined;
  /** One player's turn to answer: `sides` (1 offense, 2 defense, 3 both) is 0 when there is nothing left to answer. */
  "alliance.answer": { readonly seat: Seat; sides: number };
  /** A player is about to put ships into the encounter. */
  "ships.sending": {
    readonly seat: Seat;
    readonly side: Side;
    max: number;
    /** Ships from the warp in addition to these, and among these. */
    fromWarp: number;
    amongFromWarp: number;
  };
  "alliance.formed": undefined;
  "planning.before": undefined;
  "planning.select": { faceUp: number };
  /** One side's card lies face up before the other is chosen. */
  "planning.shown": { readonly side: Side };
  "planning.selected": undefined;
  "reveal.before": undefined;
  /** Before a card still face down is turned up. */
  "reveal.turn": undefined;
  "reveal.change": undefined;
  "reveal.first": undefined;
  "reveal.value": undefined;
  "reveal.multiply": undefined;
  "reveal.add": undefined;
  "reveal.reinforce": undefined;
  /** A reinforcement has been played and may still be taken off. */
  "reinforcement.played": { readonly seat: Seat; readonly card: CardNumber; cancelled: boolean };
  /** Totals are known; effects that win by themselves speak now (REV-12.11). */
  "reveal.outcome": undefined;
  "resolution.before": undefined;
  /** Ships are about to go; some may be kept (RES-13.3). */
  "ships.going": { readonly losses: Loss[]; readonly cause: Cause };
  "ships.gone": { readonly losses: Loss[]; readonly cause: Cause };
  /** The losing side's ships are gone. */
  "resolution.lost": undefined;
  "resolution.landed": undefined;
  "resolution.compensation": Compensation;
  "resolution.after": undefined;
  /** A defensive ally is about to be rewarded. */
  "resolution.reward": { readonly seat: Seat; readonly count: number };
  "deal.made": { made: boolean };
  /** A deal has failed: how many ships each seat is to lose. */
  "deal.failed": { readonly lost: number[] };
  "resolution.keep": { readonly kept: CardNumber[] };
  "resolution.discarded": { readonly cards: CardNumber[] };
  "resolution.become": undefined;
  "encounter.end": undefined;
  /** All ships are home; what was promised for right after the encounter happens. */
  "encounter.over": undefined;
  /** A use of a power has been declared. */
  "power.used": { readonly seat: Seat; readonly power: string; readonly use: Use; zapped: boolean };
  /** A flare or an artifact is being played. */
  "card.played": CardPlayed;
  /** A flare has done its work. */
  "flare.used": { readonly seat: Seat; readonly card: CardNumber };
  /** An artifact has done its work and is about to be discarded. */
  "card.spent": { readonly seat: Seat; readonly card: CardNumber; kept: boolean };
  "cards.drawn": { readonly seat: Seat; readonly count: number; readonly cards: readonly CardNumber[] };
  /** Cards a player got as compensation, from whom and who picked them, or as a reward (both -1). */
  "cards.received": {
    readonly seat: Seat;
    readonly cards: readonly CardNumber[];
    readonly from: Seat;
    readonly picker: Seat;
  };
  /** A player discarded cards, from hand or after playing them; they lie on top of the pile. */
  "cards.discarded": { readonly seat: Seat; readonly cards: readonly CardNumber[] };
  /** A player is about to discard the hand and draw a new one; what is put aside is kept. */
  "hand.new": { readonly seat: Seat; readonly kept: CardNumber[] };
  /** Ships have come back from the warp. */
  "ships.retrieved": { readonly seat: Seat; readonly n: number };
  "deck.shuffled": undefined;
  "power.lost": { readonly seat: Seat };
  /** A technology is being used. */
  "tech.used": TechUsed;
  /** Ships have landed where their owner had none; all of one moment come together. */
  "colony.gained": { readonly gains: readonly { readonly seat: Seat; readonly planet: Planet }[] };
}

/** Cards a loser is about to take. */
export interface Compensation {
  readonly to: Seat;
  payer: Seat;
  count: number;
  /** Who picks the cards, seeing them; -1 if they are taken at random. */
  picker: Seat;
  /** Cards of the payer that cannot be taken. */
  readonly kept: CardNumber[];
  /** Players nothing can be taken from. */
  readonly spared: Seat[];
}

/** A card on its way: cancelled and discarded, stopped and returned, or stolen. */
export interface CardPlayed {
  readonly seat: Seat;
  readonly card: CardNumber;
  /** The side of a flare, or the artifact. */
  readonly effect: Effect;
  /** Whose use of a power or play of a card it answers, or -1. */
  readonly against: Seat;
  fate: "works" | "discarded" | "returned" | "stolen";
  thief: Seat;
}

/** A technology on its way to work. */
export interface TechUsed {
  readonly seat: Seat;
  readonly tech: string;
  readonly technology: Technology;
  /** Whose use of a power it answers, or -1. */
  readonly against: Seat;
  /** Without effect, and discarded. */
  cancelled: boolean;
}

export type Window = keyof Events;

export const WINDOWS = [
  "turn.start",
  "regroup.start",
  "regroup.retrieve",
  "destiny.draw",
  "destiny.turned",
  "destiny.drawn",
  "destiny.choose",
  "destiny.final",
  "launch.aimed",
  "launch.before",
  "launch.done",
  "alliance.before",
  "alliance.invited",
  "alliance.answer",
  "ships.sending",
  "alliance.formed",
  "planning.before",
  "planning.select",
  "planning.shown",
  "planning.selected",
  "reveal.before",
  "reveal.turn",
  "reveal.change",
  "reveal.first",
  "reveal.value",
  "reveal.multiply",
  "reveal.add",
  "reveal.reinforce",
  "reinforcement.played",
  "reveal.outcome",
  "resolution.before",
  "ships.going",
  "ships.gone",
  "resolution.lost",
  "resolution.landed",
  "resolution.compensation",
  "resolution.after",
  "resolution.reward",
  "deal.made",
  "deal.failed",
  "resolution.keep",
  "resolution.discarded",
  "resolution.become",
  "encounter.end",
  "encounter.over",
  "power.used",
  "card.played",
  "flare.used",
  "card.spent",
  "cards.drawn",
  "cards.received",
  "cards.discarded",
  "hand.new",
  "ships.retrieved",
  "deck.shuffled",
  "power.lost",
  "colony.gained",
  "tech.used",
] as const satisfies readonly Window[];

/** Who may use it (TIM-01). */
export const ROLES = {
  offense: 1,
  defense: 2,
  main: 3,
  offensiveAlly: 4,
  defensiveAlly: 8,
  ally: 12,
  mainOrAlly: 15,
  offenseOrAlly: 13,
  uninvolved: 16,
  notMain: 28,
  notOffense: 30,
  any: 31,
} as const;
export type Role = keyof typeof ROLES;

/** Something an effect does at a window. What `declare` returns is handed to `run`. */
export interface UseAt<W extends Window, C = unknown> {
  readonly at: W;
  readonly as: Role;
  /** The statement of the rulebook behind it: `oracle 1`. */
  readonly rule: string;
  /** Must be used whenever it can be (ZAP-02). */
  readonly mandatory?: boolean;
  /** Of a card: done unseen. The card stays in hand and counts as not played. */
  readonly secretly?: boolean;
  /** Part of the sheet that is not a use: it happens without being announced and cannot be zapped (ZAP-01). */
  readonly passive?: boolean;
  /**
   * How often one player may use it: once per encounter if not said, once each time the window opens, or as long as
   * `when` holds.
   */
  readonly often?: "encounter" | "window" | "always";
  /** Place among the effects of one player at this window: no going back to an earlier one (CLR-09). */
  readonly order?: number;
  /** After all other effects at this window, whosever they are (TIM-05); only for powers. */
  readonly last?: boolean;
  readonly when?: (g: Play, me: Seat, event: Events[W]) => boolean;
  /** Whether it can be used hangs on the hand; with courtesy its owner is asked in any case. */
  readonly byHand?: boolean;
  /** An own super flare or the like that is used instead of a mandatory use. */
  readonly unless?: (g: Play, me: Seat, event: Events[W]) => boolean;
  /** Asks for everything the use is declared with (CLR-06); `undefined` calls an optional use off. */
  readonly declare?: (g: Play, me: Seat, event: Events[W]) => C | undefined;
  readonly run: (g: Play, me: Seat, event: Events[W], choice: C) => void;
  /** What follows when the use is zapped. */
  readonly zapped?: (g: Play, me: Seat, event: Events[W], choice: C) => void;
}

/** A use at any window. The engine hands each one only events of its own window. */
export interface Use {
  readonly at: Window;
  readonly as: Role;
  readonly rule: string;
  readonly mandatory?: boolean;
  readonly secretly?: boolean;
  readonly passive?: boolean;
  readonly often?: "encounter" | "window" | "always";
  readonly order?: number;
  readonly last?: boolean;
  readonly when?: (g: Play, me: Seat, event: never) => boolean;
  readonly byHand?: boolean;
  readonly unless?: (g: Play, me: Seat, event: never) => boolean;
  readonly declare?: (g: Play, me: Seat, event: never) => unknown;
  readonly run: (g: Play, me: Seat, event: never, choice: never) => void;
  readonly zapped?: (g: Play, me: Seat, event: never, choice: never) => void;
}

/** Declares a use with the types of its window. */
export function at<W extends Window, C = unknown>(window: W, use: Omit<UseAt<W, C>, "at">): Use {
  return { at: window, ...use } as unknown as Use;
}

/** Pure changes of a value while the effect is active; they never ask. */
export interface Folds {
  /** Cards or rewards per ship of the owner (CMP-02, RES-07). */
  readonly worth?: (g: Play, me: Seat, ships: number) => number;
  /** The owner keeps the power whatever happens to the home colonies. */
  readonly keepsPower?: (me: Seat) => boolean;
  /** The owner wins by this effect (WIN-05). */
  readonly wins?: (g: Play, me: Seat) => boolean;
  /** In a deal with the owner ships may also be freed from the warp. */
  readonly freesShips?: (g: Play, me: Seat) => boolean;
}

export interface Effect {
  readonly uses: readonly Use[];
  readonly folds?: Folds;
  /** What goes on for the rest of the encounter once `lastOn` was called for it; never announced, never zapped. */
  readonly lasting?: readonly Use[];
  /** What an effect announced in planning does when its turn comes at reveal (REV-12.5). */
  readonly queued?: (g: Play, seat: Seat, n: number) => void;
  readonly open?: readonly OpenUse[];
}

/** Something every player may do, whoever has the effect and wherever it is; not announced and not to be zapped. */
export interface OpenUse {
  /** The ref by which a player picks it. */
  readonly ref: string;
  /** The tables at which there is such a thing. */
  readonly under: (settings: Settings) => boolean;
  readonly use: Use;
}

/** An alien's power. */
export interface Power extends Effect {
  readonly id: string;
  readonly alert: AlertLevel;
  /** Carried out when the alien comes into the game; aliens with set-up text are not drawn later (SET-12). */
  readonly setUp?: (s: State, me: Seat) => void;
  /** The sheet goes out of the game for good. */
  readonly retire?: (g: Play) => void;
  /**
   * Cards on the sheet may be played as if in hand. `playing` is the use that has to be made each time, if any; `back` says
   * where a card goes that would return to hand: a seat, or -1 for the sheet. `drop` is what becomes of them when the
   * sheet leaves its owner; without it they go along with the sheet, or to the discard pile if it leaves the game.
   */
  readonly stash?: {
    readonly playing?: Use;
    readonly back: (g: Play, me: Seat) => Seat;
    readonly drop?: (g: Play, me: Seat) => void;
  };
  /** Game set-up: a second hand is dealt, and the owner says which of the two lies on the sheet. */
  readonly secondHand?: true;
  /** The only box the alien is in; without it, it is in all. */
  readonly only?: AlienPool;
  /** Settings the power brings along. */
  readonly settings?: Specs;
}

/** Both sides of a flare (FLR-01). */
export interface Flare {
  readonly alien: string;
  readonly wild: FlareSide;
  readonly super: FlareSide;
}

export interface FlareSide extends Effect {
  /** Where the flare goes after use: back to the player, or where this says (FLR-08). */
  readonly after?: (g: Play, me: Seat, card: CardNumber) => Destination;
}

/** A seat whose hand the card goes to, or the discard pile. */
export type Destination = Seat | "discard";

export interface Artifact extends Effect {
  readonly id: string;
}

/** A technology. It acts once it is completed, or from under its face if it stays secret until used (TEC-06, TEC-08). */
export interface Technology extends Effect {
  readonly id: string;
  /** Research number; 0 for X, which is as many ships as lie on it, at least one (TCH-04). */
  readonly number: number;
  /** What becomes of it when it is used. One that passes on does so by itself and stays. */
  readonly after: "discard" | "stays";
  /**
   * Stays face down until it is used. Says, from what all can see, whether a player with so many ships on it might use it
   * now; where the table plays with courtesy such a player is asked in any case.
   */
  readonly secret?: (g: Play, me: Seat, ships: number) => boolean;
  /** What follows when it is completed, before the research ships return. */
  readonly completed?: (g: Play, me: Seat) => void;
  /** What follows when it leaves its owner for the discards. */
  readonly discarded?: (g: Play, me: Seat) => void;
}

/** An effect with its uses sorted by window, ready for the engine. */
export interface Compiled {
  readonly effect: Effect;
  readonly source: Source;
  readonly byWindow: readonly (readonly Use[] | undefined)[];
  readonly lastingByWindow: readonly (readonly Use[] | undefined)[];
  /** How each use is named in a question, and by seat in the list of uses made. */
  readonly names: ReadonlyMap<Use, UseNames>;
}

export interface UseNames {
  readonly ref: string;
  readonly once: readonly string[];
}

interface Installed {
  powers: Record<string, Compiled & { effect: Power }>;
  wild: (Compiled & { effect: FlareSide })[];
  super: (Compiled & { effect: FlareSide })[];
  artifacts: Compiled[];
  reinforcement: Compiled | undefined;
  /** By window and card: could a player holding the card act there? */
  cardActs: Uint8Array[];
  /** By window: in which roles could some card be played there? */
  cardRoles: number[];
  /** By window: what everybody may do there. */
  open: (OpenUse & { compiled: Compiled })[][];
  techs: Record<string, Compiled & { effect: Technology }>;
  /** By window: the technologies that may act there. */
  techActs: Technology[][];
}

const INSTALLED: Installed = {
  powers: {},
  wild: [],
  super: [],
  artifacts: [],
  reinforcement: undefined,
  cardActs: WINDOWS.map(() => new Uint8Array(CARDS.length)),
  cardRoles: WINDOWS.map(() => 0),
  open: WINDOWS.map(() => []),
  techs: {},
  techActs: WINDOWS.map(() => []),
};

const WINDOW_NUMBER = Object.fromEntries(WINDOWS.map((window, n) => [window, n])) as Record<Window, number>;

export function windowNumber(window: Window): number {
  return WINDOW_NUMBER[window];
}

/** Makes the effects known to the engine. Called once, by the registry. */
export function install(
  powers: readonly Power[],
  flares: readonly Flare[],
  artifacts: readonly Artifact[],
  reinforcement: Effect,
  technologies: readonly Technology[],
): void {
  for (const tech of technologies) {
    INSTALLED.techs[tech.id] = { ...compile(tech, `tech/${tech.id}`), effect: tech };
    for (const use of tech.uses) INSTALLED.techActs[windowNumber(use.at)].push(tech);
  }
  for (const power of powers) INSTALLED.powers[power.id] = { ...compile(power, `power/${power.id}`), effect: power };
  INSTALLED.reinforcement = compile(reinforcement, "rule/REV-07");
  for (const card of CARDS) {
    const flare = flares.find((one) => one.alien === card.flare);
    if (flare !== undefined) {
      INSTALLED.wild[card.n] = { ...compile(flare.wild, card.ref), effect: flare.wild };
      INSTALLED.super[card.n] = { ...compile(flare.super, card.ref), effect: flare.super };
    }
    const artifact = artifacts.find((one) => one.id === card.artifact);
    if (artifact !== undefined) INSTALLED.artifacts[card.n] = compile(artifact, card.ref);
    for (const compiled of sidesOf(card.n)) {
      for (const one of compiled.effect.open ?? []) INSTALLED.open[windowNumber(one.use.at)].push({ ...one, compiled });
      for (const use of compiled.effect.uses) {
        INSTALLED.cardActs[windowNumber(use.at)][card.n] = 1;
        INSTALLED.cardRoles[windowNumber(use.at)] |= ROLES[use.as];
      }
    }
  }
}

function compile(effect: Effect, ref: string): Compiled {
  return {
    effect,
    source: { by: ref, rule: effect.uses[0]?.rule ?? "" },
    byWindow: sorted(effect.uses),
    lastingByWindow: sorted(effect.lasting ?? []),
    names: new Map(effect.uses.map((use) => [use, namesOf(effect, ref, use)])),
  };
}

/** Uses at different windows are different uses, each with its own once per encounter. */
function namesOf(effect: Effect, name: string, use: Use): UseNames {
  const here = effect.uses.filter((one) => one.at === use.at);
  const ref = here.length === 1 ? name : `${name}.${here.indexOf(use) + 1}`;
  return { ref, once: Array.from({ length: MAX_SEATS }, (_, seat) => `${ref}/${use.at}@${seat}`) };
}

function sorted(uses: readonly Use[]): (Use[] | undefined)[] {
  return WINDOWS.map((window) => {
    const here = uses.filter((use) => use.at === window);
    return here.length > 0 ? here : undefined;
  });
}

function sidesOf(card: CardNumber): Compiled[] {
  if (CARDS[card].type === "reinforcement") return INSTALLED.reinforcement ? [INSTALLED.reinforcement] : [];
  return [INSTALLED.wild[card], INSTALLED.super[card], INSTALLED.artifacts[card]].filter((side) => side !== undefined);
}

/** The effect a state names: `power/oracle`, `wild/oracle`, `super/oracle`, `tech/…`. */
export function effectNamed(name: string): Compiled {
  const [kind, alien] = name.split("/");
  if (kind === "power") return INSTALLED.powers[alien];
  if (kind === "tech") return INSTALLED.techs[alien];
  const card = CARDS.findIndex((one) => one.flare === alien);
  return kind === "wild" ? INSTALLED.wild[card] : INSTALLED.super[card];
}

export function powerOf(id: string): Compiled & { effect: Power } {
  return INSTALLED.powers[id];
}

export function allPowers(): readonly Power[] {
  return Object.values(INSTALLED.powers).map((compiled) => compiled.effect);
}

export function techOf(id: string): Compiled & { effect: Technology } {
  return INSTALLED.techs[id];
}

export function allTechs(): readonly Technology[] {
  return Object.values(INSTALLED.techs).map((compiled) => compiled.effect);
}

/** The technologies that may act at this window. */
export function techsActing(window: number): readonly Technology[] {
  return INSTALLED.techActs[window];
}

export function settingsOfPowers(): Specs {
  return Object.assign({}, ...allPowers().map((power) => power.settings ?? {}));
}

/** The settings as one power reads its own. */
export function settingOf(settings: Settings, name: string): unknown {
  return settings[name];
}

export function wildSide(card: CardNumber): Compiled & { effect: FlareSide } {
  return INSTALLED.wild[card];
}

export function superSide(card: CardNumber): Compiled & { effect: FlareSide } {
  return INSTALLED.super[card];
}

export function artifactOf(card: CardNumber): Compiled {
  return INSTALLED.artifacts[card];
}

export function reinforcementEffect(): Compiled | undefined {
  return INSTALLED.reinforcement;
}

/** By card: could a player holding it act at this window? */
export function cardsActing(window: number): Uint8Array {
  return INSTALLED.cardActs[window];
}

/** What everybody may do at this window. */
export function openUses(window: number): readonly (OpenUse & { compiled: Compiled })[] {
  return INSTALLED.open[window];
}

/** In which roles could some card of the game be played at this window? */
export function rolesOfCards(window: number): number {
  return INSTALLED.cardRoles[window];
}

/** A side of the encounter as a word for messages. */
export function sideWord(side: Side): string {
  return side === 0 ? "offense" : "defense";
}
