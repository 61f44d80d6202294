/** Judges tables with a net: the chance of a view, and which cards of a hand are best kept. */
import type { Card, View } from "@hypergate/race";
import { upToDate } from "../outlook.ts";
import { pointsOf } from "../points.ts";
import {
  type HeldCard,
  heldCard,
  newInputs,
  putHeld,
  putSummary,
  readRelative,
  readSeat,
  readTable,
  readView,
  SEAT_INPUTS,
  summaryOf,
} from "./inputs.ts";
import {
  addInputs,
  chancesOf,
  changeInputs,
  conclude,
  DOUBLE,
  marginOf,
  type Net,
  newThought,
  sumSeat,
  sumTable,
} from "./net.ts";
import { emptyRow, type Sparse } from "./sparse.ts";

/** What ten more points at the end are worth beside the chance to win, so that lost and won games are played well too. */
const MARGIN_WORTH = 0.02;

/** A hand after some cards have gone. */
export interface KeptHand {
  readonly kept: readonly Card[];
  /** What went, the most useless first. */
  readonly gone: readonly Card[];
  readonly worth: number;
}

/** A card that may be kept, and what it adds to the sums of its holder. */
interface Weighed extends HeldCard {
  readonly sums: Float32Array;
}

export class Judge {
  readonly net: Net;
  readonly inputs = newInputs();
  readonly thought = newThought();
  readonly #row = emptyRow();
  readonly #scratch = new Float32Array(SEAT_INPUTS);
  /** By seat what can be seen of it by itself; kept while options of one question are compared. */
  readonly #seats = Array.from({ length: 6 }, () => new Float32Array(DOUBLE));
  /** The viewer's row behind those sums. */
  readonly #viewer = emptyRow();
  /** The viewer with the cards that are held so far. */
  readonly #held = new Float32Array(DOUBLE);
  /** Room for the sums of the cards that are compared. */
  readonly #room: Float32Array[] = [];

  readonly #start = newInputs();
  readonly #startSums = Array.from({ length: 6 }, () => new Float32Array(DOUBLE));

  constructor(net: Net) {
    this.net = net;
  }

  /** What the table is worth to the viewer. */
  worth(view: View): number {
    chancesOf(this.net, readView(view, this.inputs), this.thought);
    return this.#worth();
  }

  /** Looks at the table from which others are reached, so that `worthFrom` has less to do. */
  depart(view: View): void {
    readView(view, this.#start);
    for (let seat = 0; seat < this.#start.seats; seat++)
      sumSeat(this.net, this.#start.rows[seat], this.#startSums[seat]);
  }

  /** What a table is worth that is much like the one that was departed from; the same as `worth`. */
  worthFrom(view: View): number {
    const { net, inputs, thought } = this;
    readView(view, inputs);
    for (let seat = 0; seat < inputs.seats; seat++) {
      thought.sums[seat].set(this.#startSums[seat]);
      changeInputs(net, thought.sums[seat], this.#start.rows[seat], inputs.rows[seat], this.#scratch);
    }
    sumTable(net, inputs.table, thought.table);
    conclude(net, thought, inputs.seats);
    return this.#worth();
  }

  #worth(): number {
    const { viewer } = this.inputs;
    const { chances, hidden } = this.thought;
    return this.final(chances[viewer], marginOf(this.net, hidden[viewer]));
  }

  /** What a share of the victory and a lead, in tens of points, come to. */
  final(share: number, margin: number): number {
    return share + MARGIN_WORTH * margin;
  }

  /** Looks at all seats. Has to be called for a view before its options are compared with `keep`. */
  begin(view: View): void {
    const { inputs } = this;
    inputs.seats = view.table.players.length;
    inputs.viewer = view.viewer as number;
    for (let seat = 0; seat < inputs.seats; seat++) {
      const row = seat === inputs.viewer ? this.#viewer : this.#row;
      row.n = 0;
      readSeat(view, seat, view.hand.length, row);
      sumSeat(this.net, row, this.#seats[seat]);
    }
  }

  #fresh(): Sparse {
    this.#row.n = 0;
    return this.#row;
  }

  /**
   * A good hand without `n` of the cards of `pool`, beside the cards that stay anyway and `more` unknown ones: those that
   * would be missed least go; where few are kept, those that would do most alone stay.
   */
  keep(view: View, stay: readonly Card[], pool: readonly Card[], n: number, more = 0): KeptHand {
    const size = stay.length + pool.length - n + more;
    this.#look(view, size);
    const p = upToDate(view.table.players[this.inputs.viewer]);
    const weigh = (card: Card, i: number) => this.#weigh(heldCard(p, card, size), i);
    const held = stay.map(weigh);
    for (const { sums } of held) add(this.#held, sums, 1);
    const choice = pool.map((card, i) => weigh(card, stay.length + i));
    const kept = choice.length - n;
    const order = n === 0 ? choice : kept < n ? this.#wanted(held, choice) : this.#missed(held, choice);
    for (const one of order.slice(0, kept)) {
      held.push(one);
      add(this.#held, one.sums, 1);
    }
    const gone = order.slice(kept).map(({ card }) => card);
    return { kept: held.map(({ card }) => card), gone: gone.reverse(), worth: this.#with(held, -1, undefined, 0) };
  }

  /** Everything but the cards in hand. */
  #look(view: View, size: number): void {
    const { net, inputs, thought } = this;
    const { table } = view;
    const points = pointsOf(table);
    for (let seat = 0; seat < inputs.seats; seat++) {
      const isViewer = seat === inputs.viewer;
      const sums = isViewer ? this.#held : thought.sums[seat];
      sums.set(this.#seats[seat]);
      if (isViewer) {
        const row = this.#fresh();
        readSeat(view, seat, size, row);
        changeInputs(net, sums, this.#viewer, row, this.#scratch);
      }
      const row = this.#fresh();
      readRelative(table, seat, points, row);
      addInputs(net, sums, row);
    }
    readTable(table, inputs.table);
    sumTable(net, inputs.table, thought.table);
  }

  #weigh(held: HeldCard, i: number): Weighed {
    const row = this.#fresh();
    const sums = (this.#room[i] ??= new Float32Array(DOUBLE));
    putHeld(row, held);
    sumSeat(this.net, row, sums);
    return { ...held, sums };
  }

  /** The cards in the order of what each alone would add to the hand. */
  #wanted(held: readonly Weighed[], choice: readonly Weighed[]): Weighed[] {
    const worth = choice.map((one) => this.#with([...held, one], -1, one.sums, 1));
    return ordered(choice, worth);
  }

  /** The cards in the order of how much each would be missed in a hand of all of them. */
  #missed(held: readonly Weighed[], choice: readonly Weighed[]): Weighed[] {
    const all = [...held, ...choice];
    for (const { sums } of choice) add(this.#held, sums, 1);
    const worth = choice.map((one, i) => -this.#with(all, held.length + i, one.sums, -1));
    for (const { sums } of choice) add(this.#held, sums, -1);
    return ordered(choice, worth);
  }

  /** What the table is worth with these cards in hand, but for one; `change` times `by` is still to be added. */
  #with(held: readonly HeldCard[], but: number, change: Float32Array | undefined, by: number): number {
    const sums = this.thought.sums[this.inputs.viewer];
    sums.set(this.#held);
    if (change !== undefined) add(sums, change, by);
    const row = this.#fresh();
    putSummary(row, summaryOf(held, but));
    addInputs(this.net, sums, row);
    conclude(this.net, this.thought, this.inputs.seats);
    return this.#worth();
  }
}

/** The cards with the largest number first. */
function ordered(cards: readonly Weighed[], by: readonly number[]): Weighed[] {
  const order = cards.map((_, i) => i).sort((a, b) => by[b] - by[a]);
  return order.map((i) => cards[i]);
}

function add(sums: Float32Array, change: Float32Array, by: number): void {
  for (let j = 0; j < DOUBLE; j++) sums[j] += by * change[j];
}
