/**
 * The effects of the game, indexed for the engine. `game.ts` installs them once; everything else only looks them up.
 */
import type { Source } from "@hypergate/kernel";
import { FACTS } from "./aliens/registry.ts";
import { CARDS, type CardNumber } from "./cards.ts";
import { BACKS, type Back, BOXES, type Box, MAX_SEATS } from "./catalogue.ts";
import type { Artifact, Effect, Flare, FlareSide, Folds, OpenUse, PowerInstalled, Technology, Use } from "./effects.ts";
import { bitsOf, NO_FOLDS, noneWith } from "./fold-bits.ts";
import type { Settings, Specs } from "./settings.ts";
import { namesOf, sortedByWindow, type UseNames, windowsOf } from "./use-index.ts";
import { WINDOW, WINDOWS } from "./vocabulary.ts";
import { noRows, type Rows, setRow, type Words } from "./window-sets.ts";

/** An effect with its uses sorted by window, ready for the engine. */
export interface Compiled {
  readonly effect: Effect;
  /** The folds of the effect; all such records have the same shape. */
  readonly folds: Folds | undefined;
  /** Which of them there are, as bits; and which there are of those that last. */
  readonly foldBits: number;
  readonly lastingFoldBits: number;
  readonly source: Source;
  readonly byWindow: readonly (readonly Use[] | undefined)[];
  /** How these uses are named, in the same order. */
  readonly namesByWindow: readonly (readonly UseNames[])[];
  readonly lastingByWindow: readonly (readonly Use[] | undefined)[];
  /** The windows with uses; and by window the roles, as bits, in which somebody may make one. */
  readonly windows: Words;
  readonly rolesAt: Uint8Array;
  /** How each use is named in a question, and by seat in the list of uses made. */
  readonly names: ReadonlyMap<Use, UseNames>;
}

/** A power with what decides whether it can be in a game; all such records have the same shape. */
export interface CompiledPower extends Compiled {
  readonly effect: PowerInstalled;
  readonly id: string;
  readonly alert: PowerInstalled["alert"];
  readonly box: Box;
  readonly only: PowerInstalled["only"];
  readonly needsColour: boolean;
  readonly hasSetUp: boolean;
}

/** Something open to all, and by seat the key under which it is remembered if it may be done once. */
export interface OpenCompiled extends OpenUse {
  readonly compiled: Compiled;
  readonly keys: readonly string[];
}

interface Installed {
  list: readonly PowerInstalled[];
  compiled: readonly CompiledPower[];
  /** Settings that powers bring along. */
  settings: Specs;
  /** Every effect a state can name. */
  byName: Map<string, Compiled>;
  powers: Map<string, CompiledPower>;
  wild: (Compiled & { effect: FlareSide })[];
  super: (Compiled & { effect: FlareSide })[];
  /** Artifacts and other cards with an effect of their own. */
  named: Compiled[];
  /** What each card does that is no flare. */
  plain: (Compiled | undefined)[];
  reinforcement: Compiled | undefined;
  /** By window and card: the roles, as bits, in which a player holding the card could act there; super sides apart. */
  cardActs: Uint8Array[];
  superActs: Uint8Array[];
  /** By card: the windows with uses; those of the super side of a flare apart, and whether there are any. */
  cardWindows: Rows;
  superWindows: Rows;
  hasSuper: Uint8Array;
  /** By card, 1 for one that can be played by itself at some window; most cannot. */
  isPlayed: Uint8Array;
  /** By what brings cards into a game, and by window: in which roles could some of these cards be played there? */
  roles: Record<Supply, number[]>;
  /** By window: what everybody may do there. */
  open: OpenCompiled[][];
  techs: Record<string, Compiled & { effect: Technology }>;
  techList: readonly Technology[];
  /** By window: the technologies that may act there. */
  techActs: Technology[][];
  /** By fold, the powers that have it. */
  powersWith: Record<keyof Folds, string[]>;
  /** The effects by which players may have further sheets. */
  besides: NonNullable<Effect["besides"]>[];
}

/** Where cards come from: the decks without flares, by back, and the flares of each box. */
type Supply = Back | Box;

function noRoles(): number[] {
  return WINDOWS.map(() => 0);
}

const INSTALLED = nothingInstalled();

function nothingInstalled(): Installed {
  return {
    list: [],
    compiled: [],
    settings: {},
    byName: new Map(),
    powers: new Map(),
    wild: byCard(),
    super: byCard(),
    named: byCard(),
    plain: byCard(),
    reinforcement: undefined,
    cardActs: WINDOWS.map(() => new Uint8Array(CARDS.length)),
    superActs: WINDOWS.map(() => new Uint8Array(CARDS.length)),
    cardWindows: noRows(CARDS.length),
    superWindows: noRows(CARDS.length),
    hasSuper: new Uint8Array(CARDS.length),
    isPlayed: new Uint8Array(CARDS.length),
    roles: Object.fromEntries([...BACKS, ...BOXES].map((supply) => [supply, noRoles()])) as Record<Supply, number[]>,
    open: WINDOWS.map(() => []),
    techs: {},
    techList: [],
    techActs: WINDOWS.map(() => []),
    powersWith: noneWith(),
    besides: [],
  };
}

/** A list without gaps, so that high numbers are found as fast as low ones. */
function byCard<T>(): T[] {
  return CARDS.map(() => undefined as T);
}

/** Installs these effects in place of all earlier ones; those `ofRules` belong to no card and no sheet. Called once by `game.ts`, and by tests that bring their own. */
export function install(
  powers: readonly PowerInstalled[],
  flares: readonly Flare[],
  named: readonly Artifact[],
  reinforcement: Effect,
  technologies: readonly Technology[],
  ofRules: readonly Artifact[],
): void {
  Object.assign(INSTALLED, nothingInstalled());
  for (const one of ofRules) {
    const compiled = compile(one, one.id);
    INSTALLED.byName.set(one.id, compiled);
    addOpen(compiled);
  }
  for (const tech of technologies) {
    INSTALLED.techs[tech.id] = { ...compile(tech, `tech/${tech.id}`), effect: tech };
    INSTALLED.byName.set(`tech/${tech.id}`, INSTALLED.techs[tech.id]);
    for (const use of tech.uses) INSTALLED.techActs[WINDOW[use.at]].push(tech);
  }
  INSTALLED.techList = technologies;
  INSTALLED.list = powers;
  INSTALLED.settings = Object.assign({}, ...powers.map((power) => power.settings ?? {}));
  INSTALLED.compiled = powers.map(compilePower);
  for (const compiled of INSTALLED.compiled) {
    INSTALLED.powers.set(compiled.id, compiled);
    INSTALLED.byName.set(`power/${compiled.id}`, compiled);
  }
  for (const { id, folds } of powers) for (const name in folds) INSTALLED.powersWith[name as keyof Folds].push(id);
  INSTALLED.reinforcement = compile(reinforcement, "rule/REV-07");
  for (const card of CARDS) {
    const flare = flares.find((one) => one.alien === card.flare);
    if (flare !== undefined) {
      INSTALLED.wild[card.n] = { ...compile(flare.wild, card.ref), effect: flare.wild };
      INSTALLED.super[card.n] = { ...compile(flare.super, card.ref), effect: flare.super };
      INSTALLED.byName.set(`wild/${flare.alien}`, INSTALLED.wild[card.n]);
      INSTALLED.byName.set(`super/${flare.alien}`, INSTALLED.super[card.n]);
    }
    const own = named.find((one) => one.id === (card.artifact ?? card.text));
    if (own !== undefined) {
      INSTALLED.named[card.n] = compile(own, card.ref);
      INSTALLED.byName.set(`card/${own.id}`, INSTALLED.named[card.n]);
    }
    if (card.type === "reinforcement") INSTALLED.plain[card.n] = INSTALLED.reinforcement;
    else if (card.flare === undefined) INSTALLED.plain[card.n] = INSTALLED.named[card.n];
    const asSuper = usesOf(sidesOf(card.n).filter((side) => side === superSide(card.n)));
    const otherwise = usesOf(sidesOf(card.n).filter((side) => side !== superSide(card.n)));
    setRow(INSTALLED.cardWindows, card.n, windowsOf(otherwise));
    setRow(INSTALLED.superWindows, card.n, windowsOf(asSuper));
    INSTALLED.hasSuper[card.n] = asSuper.length > 0 ? 1 : 0;
    INSTALLED.isPlayed[card.n] = asSuper.length + otherwise.length > 0 ? 1 : 0;
    for (const compiled of sidesOf(card.n)) {
      addOpen(compiled);
      const acts = compiled === superSide(card.n) ? INSTALLED.superActs : INSTALLED.cardActs;
      for (const use of compiled.effect.uses) {
        acts[WINDOW[use.at]][card.n] |= use.roles;
        INSTALLED.roles[flare === undefined ? card.back : card.box][WINDOW[use.at]] |= use.roles;
      }
    }
  }
}

/** What everybody may do by this effect. */
function addOpen(compiled: Compiled): void {
  for (const { ref, under, whom, use } of compiled.effect.open ?? []) {
    const { once } = use;
    const keys = once === undefined ? [] : Array.from({ length: MAX_SEATS }, (_, seat) => openKey(ref, once, seat));
    INSTALLED.open[WINDOW[use.at]].push({ ref, under, whom, use, compiled, keys } as OpenCompiled);
  }
}

function compile(effect: Effect, ref: string): Compiled {
  if (effect.besides !== undefined) INSTALLED.besides.push(effect.besides);
  const byWindow = sortedByWindow(effect.uses);
  // What is read at every window comes first, so that it lies together in memory.
  return {
    byWindow,
    namesByWindow: byWindow.map((uses) => (uses ?? []).map((use) => namesOf(effect, ref, use))),
    effect,
    folds: effect.folds === undefined ? undefined : ({ ...NO_FOLDS, ...effect.folds } as Folds),
    foldBits: bitsOf(effect.folds),
    lastingFoldBits: bitsOf(effect.lastingFolds),
    source: { by: ref, rule: effect.uses[0]?.rule ?? "" },
    windows: windowsOf(effect.uses),
    rolesAt: Uint8Array.from(byWindow, (uses) => (uses ?? []).reduce((roles, use) => roles | use.roles, 0)),
    lastingByWindow: sortedByWindow((effect.lasting ?? []).map((use) => ({ ...use, mandatory: true }))),
    names: new Map(effect.uses.map((use) => [use, namesOf(effect, ref, use)])),
  };
}

function compilePower(power: PowerInstalled): CompiledPower {
  const { id, alert, only, secondHand, setUp, beforeFlares, beforeHands, prepare } = power;
  const parts = [setUp, beforeFlares, beforeHands, prepare, secondHand];
  return {
    ...compile(power, `power/${id}`),
    effect: power,
    id,
    alert,
    box: FACTS[id].box,
    only,
    needsColour: FACTS[id].needsColour === true,
    hasSetUp: parts.some((part) => part !== undefined),
  };
}

function usesOf(sides: readonly Compiled[]): Use[] {
  return sides.flatMap(({ effect }) => effect.uses);
}

function sidesOf(card: CardNumber): Compiled[] {
  if (CARDS[card].type === "reinforcement") return INSTALLED.reinforcement ? [INSTALLED.reinforcement] : [];
  return [INSTALLED.wild[card], INSTALLED.super[card], INSTALLED.named[card]].filter((side) => side !== undefined);
}

/** The effect a state names: `power/oracle`, `wild/oracle`, `super/oracle`, `card/quash`, `tech/…`. */
export function effectNamed(name: string): Compiled {
  return INSTALLED.byName.get(name) as Compiled;
}

export function powerOf(id: string): CompiledPower {
  return INSTALLED.powers.get(id) as CompiledPower;
}

/** Is there an alien of this name? */
export function isPower(id: string): boolean {
  return INSTALLED.powers.has(id);
}

export function allPowers(): readonly PowerInstalled[] {
  return INSTALLED.list;
}

export function compiledPowers(): readonly CompiledPower[] {
  return INSTALLED.compiled;
}

export function techOf(id: string): Compiled & { effect: Technology } {
  return INSTALLED.techs[id];
}

/** The ships it takes to complete a technology; 0 for as many as one likes (TCH-04). */
export function researchNumber(id: string): number {
  return techOf(id).effect.number;
}

export function allTechs(): readonly Technology[] {
  return INSTALLED.techList;
}

/** The technologies that may act at this window. */
export function techsActing(window: number): readonly Technology[] {
  return INSTALLED.techActs[window];
}

export function settingsOfPowers(): Specs {
  return INSTALLED.settings;
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

/** What a card does that is neither a flare nor a plain reinforcement. */
export function ownEffect(card: CardNumber): Compiled | undefined {
  return INSTALLED.named[card];
}

export function reinforcementEffect(): Compiled | undefined {
  return INSTALLED.reinforcement;
}

/** What a card does that is no flare. */
export function plainSide(card: CardNumber): Compiled | undefined {
  return INSTALLED.plain[card];
}

/** What a card can be played as; nothing for one that never acts by itself. */
export function sidesOfCard(card: CardNumber): readonly Compiled[] {
  return sidesOf(card).filter((compiled) => compiled.effect.uses.length > 0);
}

/** By card, the windows at which it can be played; a flare, by those who do not own the alien. */
export function windowsOfCards(): Rows {
  return INSTALLED.cardWindows;
}

/** By card, the windows at which the super side of a flare can be played. */
export function windowsOfSupers(): Rows {
  return INSTALLED.superWindows;
}

/** By card, 1 for a flare with a super side that can be played by itself. */
export function havingSuper(): Uint8Array {
  return INSTALLED.hasSuper;
}

/** By card, 1 for one that can be played by itself at some window. */
export function playedCards(): Uint8Array {
  return INSTALLED.isPlayed;
}

/** By card: the roles, as bits, in which a player holding it could act at this window; super sides of flares apart. */
export function cardsActing(window: number): Uint8Array {
  return INSTALLED.cardActs[window];
}

/** By flare: the roles, as bits, in which the owner of the alien could play the super side at this window. */
export function supersActing(window: number): Uint8Array {
  return INSTALLED.superActs[window];
}

/** Every effect a state can name, with its name. */
export function allEffects(): readonly (readonly [name: string, effect: Effect])[] {
  return [...INSTALLED.byName].map(([name, { effect }]) => [name, effect] as const);
}

/** By fold, the powers that have it. Few have any one, so this is asked before a power is looked up. */
export function powersWith(): Readonly<Record<keyof Folds, readonly string[]>> {
  return INSTALLED.powersWith;
}

/** The effects by which players may have further sheets. */
export function givingSheets(): readonly NonNullable<Effect["besides"]>[] {
  return INSTALLED.besides;
}

/** The key under which something open to all is remembered that a player may do once in an encounter. */
export function openKey(ref: string, once: string, seat: number): string {
  return `${ref}/${once}@${seat}`;
}

/** What everybody may do at this window. */
export function openUses(window: number): readonly OpenCompiled[] {
  return INSTALLED.open[window];
}

/** In which roles could some card of the game that is no reward card be played at this window? */
export function rolesOfCards(window: number, { useFlares, boxes }: Settings): number {
  let roles = INSTALLED.roles.cosmic[window];
  if (useFlares) for (const box of boxes) roles |= INSTALLED.roles[box as Box][window];
  return roles;
}

/** In which roles could some reward card be played at this window? */
export function rolesOfRewards(window: number, { rewardDeck }: Settings): number {
  return rewardDeck ? INSTALLED.roles.reward[window] : 0;
}
