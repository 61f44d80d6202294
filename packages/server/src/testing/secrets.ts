/**
 * What each viewer of a game can know, found out from the true state and from the events before they are divided among
 * the seats: everything a seat has ever held, everything that has ever lain open, and everything the rules told it.
 * Whatever else a frame names is a leak.
 */
import { CARDS, type State as CosmicState, cardRef, sheetsBesides, stashOf } from "@hypergate/cosmic";
import type { GameEvent, Question, Viewer } from "@hypergate/kernel";
import { ACTION_REFS, CARD_REF, type Plan, type State as RaceState } from "@hypergate/race";

/** The secrets of one game. Each is a reference: `card/…`, `power/…`, `tech/…`. */
export interface Secrets<S> {
  readonly all: ReadonlySet<string>;
  /** What lies open now. */
  readonly open: (state: S) => readonly string[];
  /** What this seat holds, looks at or has chosen now. */
  readonly own: (state: S, seat: number) => readonly string[];
  /** What a view shows by number, in these places and no others. */
  readonly shown: (view: Readonly<Record<string, unknown>>) => readonly string[];
  /** Plain names of things, each with what must be known to know it is in the game: one of these is enough. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Whether an event tells of this state what is still to be kept secret, though everybody knows there are such things. */
  readonly early: (state: S, event: Told) => boolean;
}

type Told = Pick<GameEvent, "trail" | "params">;

const REF = /\b(?:card|power|wild|super|tech)\/[\w.+-]+/g;
/** A text that is one word (and no name of a field), or the effect at work in the trail of an event. */
const WORD = /"([a-z][a-z-]+)"(?!:)|\buse ([a-z][a-z-]+)/g;

/** The secrets that a text names by reference. */
function refsIn(text: string, { all }: Secrets<never>): string[] {
  const refs = (text.match(REF) ?? []).map((ref) => ref.replace(/^(wild|super)\//, "card/flare-"));
  return refs.filter((ref) => all.has(ref));
}

/** The artifacts that a text names without a card: what one plays another card as is a question's source from then on. */
function artifactsNamedIn(text: string): string[] {
  return [...text.matchAll(/\bname\/([\w-]+)/g)].map(([, id]) => `card/${id}`);
}

/** Questions that offer what was looked for in a deck: an alien for a player to change to (VCP-01), cards of the Aristocrat. */
const SEARCHES: ReadonlySet<string> = new Set([
  "power/change",
  "aristocrat/hand",
  "aristocrat/card",
  "aristocrat/flare",
]);

/** Everything each viewer has had a chance to know. */
export class Knowledge<S> {
  readonly secrets: Secrets<S>;
  readonly known = new Map<Viewer, Set<string>>();
  #state: S | undefined;

  constructor(secrets: Secrets<S>, seats: number) {
    this.secrets = secrets;
    for (let seat = 0; seat < seats; seat++) this.known.set(seat, new Set());
    this.known.set("spectator", new Set());
  }

  /** What the rules tell: the public part to all, a private part to its seat. */
  hear({ params, privately = {} }: GameEvent): void {
    for (const [viewer, known] of this.known) {
      const own = viewer === "spectator" ? undefined : privately[viewer];
      const told = JSON.stringify([params, own]);
      for (const ref of refsIn(told, this.secrets as Secrets<never>)) known.add(ref);
      for (const ref of artifactsNamedIn(told)) known.add(ref);
    }
  }

  learn(state: S): void {
    const { open, own } = this.secrets;
    this.#state = state;
    const everybody = open(state);
    for (const [viewer, known] of this.known) {
      const mine = viewer === "spectator" ? [] : own(state, viewer);
      for (const ref of [...everybody, ...mine]) known.add(ref);
    }
  }

  /** What is looked for in a deck lies nowhere else but in the question. */
  offer(questions: readonly Question[]): void {
    for (const question of questions)
      if (SEARCHES.has(question.key) && (question.kind === "one" || question.kind === "some"))
        for (const ref of question.options) this.known.get(question.who)?.add(ref);
  }

  /** What a frame tells a viewer that this viewer cannot know; `view` is what the viewer has been shown so far. */
  leaks(viewer: Viewer, text: string, view: Readonly<Record<string, unknown>> | undefined): string[] {
    const { secrets } = this;
    const known = this.known.get(viewer) as Set<string>;
    const said = [...refsIn(text, secrets as Secrets<never>), ...(view === undefined ? [] : secrets.shown(view))];
    const words = [...text.matchAll(WORD)].map(([, word, use]) => word ?? use);
    const wrong = words.filter((word) => secrets.names.get(word)?.some((ref) => known.has(ref)) === false);
    return [...said.filter((ref) => !known.has(ref)), ...wrong, ...this.#tooEarly(text)];
  }

  #tooEarly(text: string): string[] {
    const { events = [] } = JSON.parse(text) as { events?: readonly Told[] };
    const early = events.filter((event) => this.#state !== undefined && this.secrets.early(this.#state, event));
    return early.map((event) => JSON.stringify(event));
  }
}

const ALIENS: readonly string[] = CARDS.flatMap((card) => card.flare ?? []);

/** Cards, aliens that lie face down or are offered, and technologies. */
export function cosmicSecrets(techs: readonly string[]): Secrets<CosmicState> {
  const power = (id: string) => `power/${id}`;
  const tech = (id: string) => `tech/${id}`;
  const cards = (numbers: readonly number[]) => numbers.filter((card) => card >= 0).map(cardRef);
  return {
    all: new Set([...CARDS.map((card) => cardRef(card.n)), ...ALIENS.map(power), ...techs.map(tech)]),
    // An effect is called like its alien, whether it is the power or the flare that is at work.
    names: new Map([
      ...ALIENS.map((id): [string, string[]] => [id, [power(id), `card/flare-${id}`]]),
      ...techs.map((id): [string, string[]] => [id, [tech(id)]]),
    ]),
    early: () => false,
    open: ({ table }) => {
      const piles = [...table.discard, ...table.rewardDiscard, ...table.gone, ...table.inPlay];
      const open = [...piles, ...table.encounter.shown.map((shown) => shown.card)];
      for (const memo of Object.values(table.memo))
        if (Array.isArray(memo.cards)) open.push(...(memo.cards as number[]));
      const aliens = [...table.players.flatMap((player) => player.powers), ...table.retired, ...sheetsBesides(table)];
      const lying = [...table.techDiscard, ...table.techs.flat().map((one) => one.id)];
      return [...cards(open), ...aliens.map(power), ...lying.filter((id) => id !== "").map(tech)];
    },
    own: ({ table, secret }, seat) => {
      const side = table.encounter.chosenBy.indexOf(seat);
      const { hands, aside, drafts, under } = secret;
      const onSheets = stashOf({ table, secret }, seat);
      const held = [...hands[seat], ...aside[seat], ...drafts[seat], ...onSheets, ...(under[seat] ?? [])];
      if (side >= 0) held.push(secret.chosen[side]);
      const lying = [...(secret.techs[seat] ?? []), ...(secret.techAside[seat] ?? [])];
      return [...cards(held), ...secret.hidden[seat].map(power), ...lying.map(tech)];
    },
    shown: (view) => {
      const { hand, aside, draft, stash, under, chosen, table } = view as unknown as Shown;
      return [
        ...cards([...hand, ...aside, ...draft, ...stash, ...under, chosen]),
        ...Object.keys(table.memo)
          .filter((id) => ALIENS.includes(id))
          .map(power),
      ];
    },
  };
}

interface Shown extends Readonly<Record<"hand" | "aside" | "draft" | "stash" | "under", readonly number[]>> {
  readonly chosen: number;
  readonly table: { readonly memo: Readonly<Record<string, unknown>> };
}

/** Cards in hands, drawn, offered as start worlds, placed face down or lying under worlds as goods; actions not yet shown. */
export function raceSecrets(): Secrets<RaceState> {
  const cards = (numbers: readonly number[]) => numbers.filter((card) => card >= 0).map((card) => CARD_REF[card]);
  const planned = ({ card, pay, boost, lost }: Plan) => [card, ...pay, ...boost, ...lost];
  return {
    all: new Set(CARD_REF),
    names: new Map(),
    early: ({ table }, { trail, params }) =>
      table.phase === "choose" &&
      trail.startsWith(`round ${table.round}`) &&
      ACTION_REFS.some((ref) => JSON.stringify(params).includes(ref)),
    open: ({ table }) =>
      cards(table.players.flatMap(({ start, tableau, departed }) => [start, ...tableau, ...departed])),
    own: ({ secret }, seat) => {
      const { hands, drawn, offers, plans, aside } = secret;
      return cards([...hands[seat], ...drawn[seat], ...offers[seat], ...aside[seat], ...planned(plans[seat])]);
    },
    shown: (view) => {
      const { hand, drawn, offers, plan, table } = view as unknown as Pick<RaceState, "table"> & {
        readonly [place in "hand" | "drawn" | "offers"]: readonly number[];
      } & { readonly plan?: Plan };
      const placed = table.players.flatMap(({ start, tableau, arrived, departed }) => [
        start,
        ...tableau,
        ...arrived,
        ...departed,
      ]);
      return cards([...hand, ...drawn, ...offers, ...placed, ...(plan === undefined ? [] : planned(plan))]);
    },
  };
}
