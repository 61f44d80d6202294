/** Who is connected, and what each person and each address may still do. Takes the time of a monotonic clock. */
import type { MessageKind } from "@hypergate/wire";
import { Bucket } from "../bucket.ts";
import type { Limits } from "./limits.ts";

/** This long after the last socket of a person closed, the count starts again. */
const FORGET_MS = 60_000;

/** What all sockets of one person may still send. */
export class Allowance {
  readonly #limits: Limits;
  readonly #all: Bucket;
  /** Messages that cost more have limits of their own. */
  readonly #own = new Map<MessageKind, Bucket>();
  /** How many tables the person looks at over all sockets. */
  looking = 0;

  constructor(limits: Limits, now: number) {
    this.#limits = limits;
    this.#all = new Bucket(limits.messages, limits.burst, now);
  }

  /** Anything that comes in, also what is no message. */
  take(now: number): boolean {
    return this.#all.take(now);
  }

  /** A message of this kind, in addition. */
  takeFor(kind: MessageKind, now: number): boolean {
    const rate = this.#limits.kinds[kind];
    if (rate === undefined) return true;
    let bucket = this.#own.get(kind);
    if (bucket === undefined) this.#own.set(kind, (bucket = new Bucket(rate.perSecond, rate.burst, now)));
    return bucket.take(now);
  }

  mayLook(): boolean {
    return this.looking < this.#limits.tablesOfPerson;
  }
}

interface Visitor {
  readonly allowance: Allowance;
  sockets: number;
  left: number;
}

/** People with sockets, and the addresses they come from. Reconnecting quickly does not reset what a person may send. */
export class Visitors {
  readonly #limits: Limits;
  readonly #visitors = new Map<string, Visitor>();
  readonly #addresses = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  mayEnter(person: string, address: string): boolean {
    const { sockets, socketsOfAddress } = this.#limits;
    return (
      (this.#visitors.get(person)?.sockets ?? 0) < sockets && (this.#addresses.get(address) ?? 0) < socketsOfAddress
    );
  }

  enter(person: string, address: string, now: number): Allowance {
    let visitor = this.#visitors.get(person);
    if (visitor === undefined)
      this.#visitors.set(person, (visitor = { allowance: new Allowance(this.#limits, now), sockets: 0, left: now }));
    visitor.sockets++;
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    return visitor.allowance;
  }

  leave(person: string, address: string, now: number): void {
    const left = (this.#addresses.get(address) ?? 0) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
    const visitor = this.#visitors.get(person);
    if (visitor === undefined) return;
    visitor.sockets--;
    visitor.left = now;
  }

  forget(now: number): void {
    for (const [person, { sockets, left }] of this.#visitors)
      if (sockets === 0 && now - left > FORGET_MS) this.#visitors.delete(person);
  }
}
