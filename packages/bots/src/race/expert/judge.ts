/** Judges tables with a net: the chance of a view, and which cards of a hand are best kept. */
import type { Card, View } from "@hypergate/race";
import { upToDate } from "../outlook.ts";
import { type HeldCard, heldCard, newInputs, putHeld, putSummary, readOpen, readView, summaryOf } from "./inputs.ts";
import { addInputs, chancesOf, conclude, DOUBLE, marginOf, type Net, newThought, sumAll } from "./net.ts";
import { emptyRow } from "./sparse.ts";

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
  readonly #open = new Float32Array(DOUBLE);
  readonly #all = new Float32Array(DOUBLE);

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

  /**
   * The best hand without `n` of the cards of `pool`, beside the cards that stay anyway and `more` unknown ones: the
   * card that is missed least goes first, and so on.
   */
  keep(view: View, stay: readonly Card[], pool: readonly Card[], n: number, more = 0): KeptHand {
    const { net, inputs, thought } = this;
    const size = stay.length + pool.length - n + more;
    readOpen(view, size, inputs);
    sumAll(net, inputs, thought);
    const sums = thought.sums[inputs.viewer];
    const p = upToDate(view.table.players[inputs.viewer]);
    const held = [...stay, ...pool].map((card) => heldCard(p, card, size));
    const parts = held.map((one) => this.#partOf(one));
    this.#open.set(sums);
    for (const part of parts) for (let j = 0; j < DOUBLE; j++) this.#open[j] += part[j];
    const gone: Card[] = [];
    while (gone.length < n) gone.push(this.#drop(held, parts, stay.length));
    return { kept: held.map(({ card }) => card), gone, worth: this.#without(held, undefined, -1) };
  }

  #partOf(one: HeldCard): Float32Array {
    const row = this.#row;
    row.n = 0;
    putHeld(row, one);
    const part = new Float32Array(DOUBLE);
    addInputs(this.net, part, row);
    return part;
  }

  /** Removes the card that is missed least. */
  #drop(held: HeldCard[], parts: Float32Array[], from: number): Card {
    let best = from;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = from; i < held.length; i++) {
      const worth = this.#without(held, parts[i], i);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    const part = parts[best];
    for (let j = 0; j < DOUBLE; j++) this.#open[j] -= part[j];
    const [{ card }] = held.splice(best, 1);
    parts.splice(best, 1);
    return card;
  }

  #without(held: readonly HeldCard[], part: Float32Array | undefined, but: number): number {
    const all = this.#all;
    const open = this.#open;
    if (part === undefined) all.set(open);
    else for (let j = 0; j < DOUBLE; j++) all[j] = open[j] - part[j];
    const row = this.#row;
    row.n = 0;
    putSummary(row, summaryOf(held, but));
    addInputs(this.net, all, row);
    this.thought.sums[this.inputs.viewer].set(all);
    conclude(this.net, this.thought, this.inputs.seats);
    return this.#worth();
  }
}
