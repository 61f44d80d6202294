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
  summaryOf,
} from "./inputs.ts";
import {
  addInputs,
  chancesOf,
  conclude,
  DOUBLE,
  marginOf,
  type Net,
  newThought,
  subtractInputs,
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

export class Judge {
  readonly net: Net;
  readonly inputs = newInputs();
  readonly thought = newThought();
  readonly #row = emptyRow();
  /** By seat what can be seen of it by itself; kept while options of one question are compared. */
  readonly #seats = Array.from({ length: 6 }, () => new Float32Array(DOUBLE));
  /** The viewer without a hand, and with the cards that are held so far. */
  readonly #open = new Float32Array(DOUBLE);

  constructor(net: Net) {
    this.net = net;
  }

  /** What the table is worth to the viewer. */
  worth(view: View): number {
    chancesOf(this.net, readView(view, this.inputs), this.thought);
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

  /** Looks at the other seats. Has to be called for a view before its options are compared with `keep`. */
  begin(view: View): void {
    const { inputs } = this;
    inputs.seats = view.table.players.length;
    inputs.viewer = view.viewer as number;
    for (let seat = 0; seat < inputs.seats; seat++) {
      if (seat === inputs.viewer) continue;
      const row = this.#fresh();
      readSeat(view, seat, 0, row);
      sumSeat(this.net, row, this.#seats[seat]);
    }
  }

  #fresh(): Sparse {
    this.#row.n = 0;
    return this.#row;
  }

  /**
   * The best hand without `n` of the cards of `pool`, beside the cards that stay anyway and `more` unknown ones. The
   * card that is missed least goes first, and so on; where few are kept, the one that is wanted most comes first.
   */
  keep(view: View, stay: readonly Card[], pool: readonly Card[], n: number, more = 0): KeptHand {
    const size = stay.length + pool.length - n + more;
    this.#look(view, size);
    const p = upToDate(view.table.players[this.inputs.viewer]);
    const held = stay.map((card) => heldCard(p, card, size));
    for (const one of held) this.#take(one);
    const choice = pool.map((card) => heldCard(p, card, size));
    const kept = choice.length - n;
    const gone: Card[] = [];
    if (kept < n) {
      while (held.length < stay.length + kept) this.#takeBest(held, choice);
      for (const { card } of choice) gone.push(card);
    } else {
      for (const one of choice) {
        held.push(one);
        this.#take(one);
      }
      while (gone.length < n) gone.push(this.#dropWorst(held, stay.length));
    }
    return { kept: held.map(({ card }) => card), gone, worth: this.#with(held, -1) };
  }

  /** Everything but the cards in hand. */
  #look(view: View, size: number): void {
    const { net, inputs, thought } = this;
    const { table } = view;
    const points = pointsOf(table);
    for (let seat = 0; seat < inputs.seats; seat++) {
      const row = this.#fresh();
      const isViewer = seat === inputs.viewer;
      if (isViewer) readSeat(view, seat, size, row);
      readRelative(table, seat, points, row);
      const sums = isViewer ? this.#open : thought.sums[seat];
      if (isViewer) sums.fill(0);
      else sums.set(this.#seats[seat]);
      addInputs(net, sums, row);
    }
    readTable(table, inputs.table);
    sumTable(net, inputs.table, thought.table);
  }

  #take(one: HeldCard): void {
    const row = this.#fresh();
    putHeld(row, one);
    addInputs(this.net, this.#open, row);
  }

  #drop(one: HeldCard): void {
    const row = this.#fresh();
    putHeld(row, one);
    subtractInputs(this.net, this.#open, row);
  }

  /** Takes the card into the hand that does most for it. */
  #takeBest(held: HeldCard[], choice: HeldCard[]): void {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choice.length; i++) {
      held.push(choice[i]);
      this.#take(choice[i]);
      const worth = this.#with(held, -1);
      this.#drop(choice[i]);
      held.pop();
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    const [one] = choice.splice(best, 1);
    held.push(one);
    this.#take(one);
  }

  /** Removes the card that is missed least. */
  #dropWorst(held: HeldCard[], from: number): Card {
    let best = from;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = from; i < held.length; i++) {
      this.#drop(held[i]);
      const worth = this.#with(held, i);
      this.#take(held[i]);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    const [one] = held.splice(best, 1);
    this.#drop(one);
    return one.card;
  }

  /** What the table is worth with these cards in hand, but for one. */
  #with(held: readonly HeldCard[], but: number): number {
    const row = this.#fresh();
    const sums = this.thought.sums[this.inputs.viewer];
    sums.set(this.#open);
    putSummary(row, summaryOf(held, but));
    addInputs(this.net, sums, row);
    conclude(this.net, this.thought, this.inputs.seats);
    return this.#worth();
  }
}
