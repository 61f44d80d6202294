/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import type { Viewer } from "@hypergate/kernel";
import { type CardNumber, IS_REWARD, NONE } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { reckoningOf } from "./folds.ts";
import { stashOf, stashSize } from "./query.ts";
import { DEFENSE, NO_SHEETS, OFFENSE, type State, type Table } from "./state.ts";
import type { Reckoning } from "./totals.ts";

export interface View {
  readonly viewer: Viewer;
  readonly table: Readonly<Table>;
  /** How the encounter is decided as things stand. */
  readonly reckoning: Reckoning;
  /** The viewer's hand. */
  readonly hand: readonly CardNumber[];
  readonly handSizes: readonly number[];
  /** By seat, how many cards of the hand have the second back (RD-13); empty where there is none. */
  readonly rewardBacks: readonly number[];
  readonly deckSize: number;
  readonly rewardDeckSize: number;
  /** Flares left to draw. */
  readonly flareDeckSize: number;
  readonly destinySize: number;
  /** The viewer's own encounter card, chosen and still face down. */
  readonly chosen: CardNumber;
  /** Sides with a card face down. */
  readonly faceDown: readonly boolean[];
  /** Sides whose card face down has the second back. */
  readonly rewardFaceDown: readonly boolean[];
  /** What the viewer has laid down in `Encounter.laid`, in the same order; -1 for what others have. */
  readonly laid: readonly CardNumber[];
  /** Cards the viewer is looking at. */
  readonly aside: readonly CardNumber[];
  /** Cards to play on the viewer's own sheets, and how many lie on those of each. */
  readonly stash: readonly CardNumber[];
  readonly stashSizes: readonly number[];
  /** The viewer's alien while it is face down, and which seats have one. */
  readonly hiddenPowers: readonly string[];
  readonly hidden: readonly boolean[];
  /** Flares the viewer chooses from. */
  readonly draft: readonly CardNumber[];
  /** What the viewer's own technologies are, in the order they lie on the table. */
  readonly techs: readonly string[];
  /** Technologies the viewer chooses from. */
  readonly techAside: readonly string[];
  readonly techDeckSize: number;
  /** Cards under the viewer's own technologies, and how many lie under those of each. */
  readonly under: readonly CardNumber[];
  readonly underSizes: readonly number[];
}

const NOTHING: readonly never[] = [];

/** By number of seats: nothing lies on any sheet. */
const NO_STASH: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  new Array<number>(seats).fill(0),
);

/** What one viewer sees; each part is found when it is read. This is the whitelist: the state itself is out of reach. */
class Sight implements View {
  viewer: Viewer;
  #s: State;
  /** The viewer's seat, or NONE. */
  #own: number;

  constructor(s: State, viewer: Viewer) {
    this.#s = s;
    this.viewer = viewer;
    this.#own = viewer === "spectator" ? NONE : viewer;
  }

  /** Looks again, maybe at another table. */
  again(s: State, viewer: Viewer): void {
    this.#s = s;
    this.viewer = viewer;
    this.#own = viewer === "spectator" ? NONE : viewer;
  }

  // What everybody may know.

  get table() {
    return this.#s.table;
  }
  get reckoning() {
    return reckoningOf(this.#s.table);
  }
  get handSizes() {
    return this.#s.secret.hands.map(sizeOf);
  }
  get rewardBacks() {
    const { table, secret } = this.#s;
    return table.settings.rewardDeck ? secret.hands.map(rewardsIn) : NOTHING;
  }
  get deckSize() {
    return this.#s.secret.deck.length;
  }
  get rewardDeckSize() {
    return this.#s.secret.rewardDeck.length;
  }
  get flareDeckSize() {
    return this.#s.secret.flareDeck.length;
  }
  get destinySize() {
    return this.#s.secret.destiny.length;
  }
  get faceDown() {
    const { chosen } = this.#s.secret;
    return [chosen[OFFENSE] !== NONE, chosen[DEFENSE] !== NONE];
  }
  get rewardFaceDown() {
    const { table, secret } = this.#s;
    return table.settings.rewardDeck ? secret.chosen.map(isReward) : NOTHING;
  }
  get stashSizes() {
    return this.#s.secret.stash === NO_SHEETS ? NO_STASH[this.#s.table.seats] : stashSizes(this.#s);
  }
  get hidden() {
    return this.#s.secret.hidden.map(isAny);
  }
  get techDeckSize() {
    return this.#s.secret.techDeck.length;
  }
  get underSizes() {
    const { under } = this.#s.secret;
    return under.length === 0 ? NOTHING : under.map(sizeOf);
  }

  // The viewer's own share of what is secret.

  get hand() {
    return this.#own === NONE ? NOTHING : this.#s.secret.hands[this.#own];
  }
  get chosen() {
    const { table, secret } = this.#s;
    const side = this.#own === NONE ? NONE : table.encounter.chosenBy.indexOf(this.#own);
    return side === NONE ? NONE : secret.chosen[side];
  }
  get laid() {
    return this.#s.secret.laid.length === 0 ? NOTHING : laidFor(this.#s, this.#own);
  }
  get aside() {
    return this.#own === NONE ? NOTHING : this.#s.secret.aside[this.#own];
  }
  get stash() {
    return this.#own === NONE ? NOTHING : stashOf(this.#s, this.#own);
  }
  get hiddenPowers() {
    return this.#own === NONE ? NOTHING : this.#s.secret.hidden[this.#own];
  }
  get draft() {
    return this.#own === NONE ? NOTHING : this.#s.secret.drafts[this.#own];
  }
  get techs() {
    return this.#s.secret.techs[this.#own] ?? NOTHING;
  }
  get techAside() {
    return this.#s.secret.techAside[this.#own] ?? NOTHING;
  }
  get under() {
    return this.#s.secret.under[this.#own] ?? NOTHING;
  }
}

export function view(s: State, viewer: Viewer): View {
  return copyOf(new Sight(s, viewer));
}

/** Views of one moment: each is a copy of what everybody may know with the viewer's own share. */
export function views(s: State): (viewer: Viewer) => View {
  const sight = new Sight(s, "spectator");
  const shared = copyOf(sight);
  return (viewer) => {
    sight.again(s, viewer);
    return withOwn({ ...shared }, sight);
  };
}

/**
 * A way to look for one bot. Its view is always the same object, so what was seen before is gone. Of its many parts most
 * questions need two or three, so nothing is found before it is read.
 */
export function looking(): (s: State, viewer: Viewer) => View {
  let sight: Sight | undefined;
  return (s, viewer) => {
    if (sight === undefined) sight = new Sight(s, viewer);
    else sight.again(s, viewer);
    return sight;
  };
}

type Copy = { -readonly [Part in keyof View]: View[Part] };

/** With all of its parts. */
function copyOf(sight: Sight): Copy {
  return {
    viewer: sight.viewer,
    table: sight.table,
    hand: sight.hand,
    handSizes: sight.handSizes,
    rewardBacks: sight.rewardBacks,
    deckSize: sight.deckSize,
    rewardDeckSize: sight.rewardDeckSize,
    flareDeckSize: sight.flareDeckSize,
    destinySize: sight.destinySize,
    chosen: sight.chosen,
    faceDown: sight.faceDown,
    rewardFaceDown: sight.rewardFaceDown,
    laid: sight.laid,
    aside: sight.aside,
    stash: sight.stash,
    stashSizes: sight.stashSizes,
    hiddenPowers: sight.hiddenPowers,
    hidden: sight.hidden,
    draft: sight.draft,
    techs: sight.techs,
    techAside: sight.techAside,
    techDeckSize: sight.techDeckSize,
    under: sight.under,
    underSizes: sight.underSizes,
    reckoning: sight.reckoning,
  };
}

/** With the viewer's own share in place of that of somebody else. */
function withOwn(copy: Copy, sight: Sight): View {
  copy.viewer = sight.viewer;
  copy.hand = sight.hand;
  copy.chosen = sight.chosen;
  copy.laid = sight.laid;
  copy.aside = sight.aside;
  copy.stash = sight.stash;
  copy.hiddenPowers = sight.hiddenPowers;
  copy.draft = sight.draft;
  copy.techs = sight.techs;
  copy.techAside = sight.techAside;
  copy.under = sight.under;
  return copy;
}

function laidFor({ table, secret }: State, own: number): CardNumber[] {
  return secret.laid.map((card, i) => (table.encounter.laid[i].seat === own ? card : NONE));
}

function stashSizes(s: State): number[] {
  return s.secret.hands.map((_, seat) => stashSize(s, seat));
}

function sizeOf(list: readonly unknown[]): number {
  return list.length;
}

function isAny(list: readonly unknown[]): boolean {
  return list.length > 0;
}

function rewardsIn(hand: readonly CardNumber[]): number {
  let n = 0;
  for (const card of hand) if (IS_REWARD[card]) n++;
  return n;
}

function isReward(card: CardNumber): boolean {
  return card !== NONE && IS_REWARD[card];
}
