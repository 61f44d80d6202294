/** Who is connected, and what each person and each address may still do. Takes the time of a monotonic clock. */
import type { MessageKind } from "@hypergate/wire";
import { Bucket } from "../bucket.ts";
import { Together } from "../play/together.ts";
import { Ledger } from "./ledger.ts";
import type { Limits } from "./limits.ts";

/** This long after the last socket of a person or an address closed, the count starts again. */
const FORGET_MS = 60_000;

/** Before the names of limits that other processes know. */
const [PERSON, ADDRESS] = ["p:", "a:"];
/** Others are told of those who have so many sockets or tables here. */
const HELD = 4;

/** Counts what one person sends, or all people of one address together, who may send `times` as much. */
class Meter {
  readonly #limits: Limits;
  readonly #times: number;
  readonly #all: Bucket;
  /** Messages that cost more have limits of their own. */
  readonly #own = new Map<MessageKind, Bucket>();
  /** How many tables they look at over all sockets. */
  looking = 0;

  constructor(limits: Limits, times: number, now: number) {
    this.#limits = limits;
    this.#times = times;
    this.#all = new Bucket(limits.messages * times, limits.burst * times, now);
  }

  take(now: number): boolean {
    return this.#all.take(now);
  }

  /** So much was sent elsewhere, of all sorts or of one. */
  drain(n: number, kind?: MessageKind): void {
    if (kind === undefined) this.#all.drain(n);
    else this.#own.get(kind)?.drain(n);
  }

  takeFor(kind: MessageKind, now: number): boolean {
    const rate = this.#limits.kinds[kind];
    if (rate === undefined) return true;
    let bucket = this.#own.get(kind);
    if (bucket === undefined)
      this.#own.set(kind, (bucket = new Bucket(rate.perSecond * this.#times, rate.burst * this.#times, now)));
    return bucket.take(now);
  }
}

/** What one person at one address does, as far as other processes are told of it. */
interface Shared {
  /** A frame, or with a name a message of that kind. */
  readonly note: (kind: MessageKind | "") => void;
  readonly lookingElsewhere: () => readonly [ofPerson: number, ofAddress: number];
}

/** What the sockets of one person at one address may still do. */
export class Allowance {
  readonly #limits: Limits;
  readonly #person: Meter;
  readonly #address: Meter;
  readonly #shared: Shared;

  constructor(limits: Limits, person: Meter, address: Meter, shared: Shared) {
    this.#limits = limits;
    this.#person = person;
    this.#address = address;
    this.#shared = shared;
  }

  /** Anything that comes in, also what is no message. */
  take(now: number): boolean {
    this.#shared.note("");
    return this.#person.take(now) && this.#address.take(now);
  }

  /** A message of this kind, in addition. */
  takeFor(kind: MessageKind, now: number): boolean {
    if (this.#limits.kinds[kind] !== undefined) this.#shared.note(kind);
    return this.#person.takeFor(kind, now) && this.#address.takeFor(kind, now);
  }

  mayLook(): boolean {
    const { tablesOfPerson, tablesOfAddress } = this.#limits;
    const [ofPerson, ofAddress] = this.#shared.lookingElsewhere();
    return this.#person.looking + ofPerson < tablesOfPerson && this.#address.looking + ofAddress < tablesOfAddress;
  }

  /** One table more is looked at, or one less. */
  looks(change: 1 | -1): void {
    this.#person.looking += change;
    this.#address.looking += change;
  }
}

interface Visitor {
  readonly meter: Meter;
  sockets: number;
  left: number;
}

/** People with sockets, and the addresses they come from. Reconnecting quickly does not reset what they may send. */
export class Visitors {
  readonly #limits: Limits;
  readonly #people = new Map<string, Visitor>();
  readonly #addresses = new Map<string, Visitor>();
  readonly #ledger: Ledger;

  constructor(limits: Limits, ledger = new Ledger(new Together(undefined))) {
    this.#limits = limits;
    this.#ledger = ledger;
    for (const [whose, visitors] of [
      [PERSON, this.#people],
      [ADDRESS, this.#addresses],
    ] as const) {
      ledger.shares(`${whose}frames`, (name, n) => visitors.get(name)?.meter.drain(n));
      for (const kind of Object.keys(limits.kinds) as MessageKind[])
        ledger.shares(`${whose}${kind}`, (name, n) => visitors.get(name)?.meter.drain(n, kind));
      ledger.holds(`${whose}sockets`, HELD, () => [...visitors].map(([name, { sockets }]) => [name, sockets]));
      ledger.holds(`${whose}looks`, HELD, () => [...visitors].map(([name, { meter }]) => [name, meter.looking]));
    }
  }

  mayEnter(person: string, address: string): boolean {
    const { sockets, socketsOfAddress } = this.#limits;
    const ofPerson = (this.#people.get(person)?.sockets ?? 0) + this.#ledger.elsewhere(`${PERSON}sockets`, person);
    const ofAddress =
      (this.#addresses.get(address)?.sockets ?? 0) + this.#ledger.elsewhere(`${ADDRESS}sockets`, address);
    return ofPerson < sockets && ofAddress < socketsOfAddress;
  }

  enter(person: string, address: string, now: number): Allowance {
    const own = this.#enter(this.#people, person, 1, now);
    const shared = this.#enter(this.#addresses, address, this.#limits.peopleOfAddress, now);
    const ledger = this.#ledger;
    return new Allowance(this.#limits, own, shared, {
      note: (kind) => {
        const what = kind === "" ? "frames" : kind;
        ledger.note(`${PERSON}${what}`, person);
        ledger.note(`${ADDRESS}${what}`, address);
      },
      lookingElsewhere: () => [
        ledger.elsewhere(`${PERSON}looks`, person),
        ledger.elsewhere(`${ADDRESS}looks`, address),
      ],
    });
  }

  #enter(visitors: Map<string, Visitor>, name: string, times: number, now: number): Meter {
    let visitor = visitors.get(name);
    if (visitor === undefined)
      visitors.set(name, (visitor = { meter: new Meter(this.#limits, times, now), sockets: 0, left: now }));
    visitor.sockets++;
    return visitor.meter;
  }

  leave(person: string, address: string, now: number): void {
    for (const visitor of [this.#people.get(person), this.#addresses.get(address)])
      if (visitor !== undefined) {
        visitor.sockets--;
        visitor.left = now;
      }
  }

  forget(now: number): void {
    for (const visitors of [this.#people, this.#addresses])
      for (const [name, { sockets, left }] of visitors)
        if (sockets === 0 && now - left > FORGET_MS) visitors.delete(name);
  }
}
