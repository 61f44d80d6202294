/**
 * Tells people that a game waits for their answer.
 *
 *   a question is stored together with a notice for its person, if they have a way to be told (`Store.append`)
 *     → after a while, if it is still unanswered and nobody looks: released, one delivery for each way, all in one write
 *       → brought; tried again later and later; given up after a day, or when the question is answered
 *
 * Everything is in the store, so a crash loses nothing. A notice is released once, and a delivery is claimed before it is
 * brought, so nobody is told twice; what was being brought when the server crashed is brought again only where a second
 * one takes the place of the first.
 */
import type { Hall } from "../play/hall.ts";
import { randomId } from "../random.ts";
import type { Channel, Delivery, Notice, NoticeRecord, Person } from "../store/records.ts";
import { seatOf } from "../tables/table.ts";
import { bring, Gone, NotNow, type Ways } from "./bringing.ts";
import { Forbidden, NoAnswer } from "./outgoing.ts";
import { quietUntil } from "./quiet-hours.ts";
import { type Item, itemOf, noticeOf } from "./words.ts";

const ROUND_MS = 5_000;
const MINUTE_MS = 60_000;
/** So many people and deliveries are looked after in one round, and so many deliveries brought to one host at a time. */
const AT_ONCE = 200;
const TOGETHER = 8;
/** A person's tables are counted up to so many. */
const MOST_COUNTED = 100;
/** The pause after a failed attempt doubles from a minute to an hour; after a day it is too late. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const TOO_LATE_MS = 24 * 60 * MINUTE_MS;

export const USUAL_WISHES = { every: 0 } as const;

export class Notices {
  readonly #hall: Hall;
  readonly ways: Ways;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(hall: Hall, ways: Ways) {
    this.#hall = hall;
    this.ways = ways;
  }

  /** Begins to tell people; first what was being brought when the server ended is sorted out. */
  open(): void {
    const next = () => {
      if (this.#closed) return;
      this.#timer = setTimeout(() => {
        void this.round().then(next);
      }, ROUND_MS);
      this.#timer.unref();
    };
    this.#round = this.#recover().catch((problem: unknown) => this.#trouble("recovering notices", problem));
    next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** One round: releases what is due, and brings what was released. */
  round(): Promise<void> {
    this.#round = this.#round.then(async () => {
      try {
        await this.#releaseAll();
        await this.#bringAll();
      } catch (problem) {
        this.#trouble("telling people", problem);
      }
    });
    return this.#round;
  }

  #trouble(doing: string, problem: unknown): void {
    this.#hall.parts.report.trouble(doing, problem);
  }

  async #recover(): Promise<void> {
    const { store } = this.#hall.parts;
    for (const { id, channel: from } of await store.brokenDeliveries()) {
      const channel = await store.channel(from);
      // A second push takes the place of the first; a second mail or message would stand beside it.
      if (channel?.target.kind === "push") await store.retryDelivery(id, this.#hall.time.wall());
      else await store.endDelivery(id);
    }
  }

  async #releaseAll(): Promise<void> {
    const { store } = this.#hall.parts;
    for (const id of await store.peopleToTell(this.#hall.time.wall(), AT_ONCE)) {
      const person = await store.person(id);
      if (person !== undefined && person.banned !== true) await this.#release(person);
      else await store.releaseNotices(id, await store.noticesOf(id), [], { wishes: USUAL_WISHES });
    }
  }

  async #release({ id }: Person): Promise<void> {
    const { store } = this.#hall.parts;
    const now = this.#hall.time.wall();
    const record: NoticeRecord = (await store.noticeRecord(id)) ?? { wishes: USUAL_WISHES };
    const { wishes, last = 0 } = record;
    const next = Math.max(quietUntil(now, wishes.quiet) ?? 0, last + wishes.every * MINUTE_MS);
    if (next > now) {
      await store.postponeNotices(id, next);
      return;
    }
    const notices = await store.noticesOf(id);
    const unseen = notices.filter(({ table }) => !this.#hall.isLookingAt(table, id));
    const channels = (await store.channelsOf(id)).filter(({ confirmed }) => confirmed);
    const deliveries = unseen.length === 0 ? [] : channels.map((channel) => deliveryTo(channel, unseen, now));
    await store.releaseNotices(id, notices, deliveries, deliveries.length === 0 ? record : { ...record, last: now });
  }

  /** Hosts do not wait for each other, so a slow one delays only what goes there. */
  async #bringAll(): Promise<void> {
    const { store } = this.#hall.parts;
    const due = await store.dueDeliveries(this.#hall.time.wall(), AT_ONCE);
    const known = await Promise.all(
      due.map(async (delivery) => ({ delivery, to: await store.channel(delivery.channel) })),
    );
    const hosts = Map.groupBy(known, ({ to }) => (to === undefined ? "" : hostOf(to)));
    await Promise.all([...hosts.values()].map((queue) => this.#bringTo(queue)));
  }

  /** One host. If it does not answer in time, the rest is not tried now but later, as if it had been. */
  async #bringTo(queue: { readonly delivery: Delivery; readonly to: Channel | undefined }[]): Promise<void> {
    let late: NoAnswer | undefined;
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined && !this.#closed; next = queue.shift()) {
        const problem = await this.#bring(next.delivery, next.to, late);
        if (problem instanceof NoAnswer) late = problem;
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, lane));
  }

  /** Returns why it could not be brought. `late`: the host has just kept another one waiting. */
  async #bring(delivery: Delivery, channel: Channel | undefined, late: NoAnswer | undefined): Promise<unknown> {
    const { store } = this.#hall.parts;
    const person = await store.person(delivery.person);
    const items = channel === undefined || person === undefined ? [] : await this.#stillAsked(delivery, person);
    if (!(await store.claimDelivery(delivery.id))) return undefined;
    if (channel === undefined || person === undefined || items.length === 0) {
      await store.endDelivery(delivery.id);
      return undefined;
    }
    try {
      if (late !== undefined) throw late;
      const waiting = (await store.tablesOf(person.id, MOST_COUNTED)).filter(({ asked }) => asked).length;
      await bring(this.ways, channel, person.language, noticeOf(person.language, items), waiting);
      await store.endDelivery(delivery.id);
      if (channel.failed !== undefined) await store.saveChannel(withoutFailure(channel));
      return undefined;
    } catch (problem) {
      await this.#failed(delivery, channel, problem);
      return problem;
    }
  }

  /** The questions of a delivery that still wait, in words. */
  async #stillAsked({ items }: Delivery, { id, language }: Person): Promise<readonly Item[]> {
    const { store } = this.#hall.parts;
    const found = await Promise.all(
      items.map(async ({ table: at, ask }): Promise<Item | undefined> => {
        const [waiting, table] = await Promise.all([store.waiting(id, at), store.table(at)]);
        if (waiting?.ask !== ask || table === undefined || seatOf(table, id) === undefined) return undefined;
        return itemOf(language, this.#hall.gameOf(table.game), table, waiting, id);
      }),
    );
    return found.filter((item) => item !== undefined);
  }

  async #failed(delivery: Delivery, channel: Channel, problem: unknown): Promise<void> {
    const { store, report } = this.#hall.parts;
    const now = this.#hall.time.wall();
    const why = (problem as Error).message.slice(0, 200);
    const pause = problem instanceof NotNow ? problem.afterMs : undefined;
    const next = now + Math.min(LONGEST_PAUSE_MS, Math.max(pause ?? 0, MINUTE_MS * 2 ** delivery.attempts));
    const isHopeless = problem instanceof Gone || problem instanceof Forbidden;
    if (isHopeless || next - delivery.created > TOO_LATE_MS) await store.endDelivery(delivery.id);
    else await store.retryDelivery(delivery.id, next);
    // A browser that has unsubscribed will not come back under this address.
    if (problem instanceof Gone && channel.target.kind === "push") await store.removeChannel(channel.id);
    else await store.saveChannel({ ...channel, failed: { at: now, why } });
    report.noted("notice not brought", { channel: channel.id, kind: channel.target.kind, attempts: delivery.attempts });
  }
}

/** Where a delivery goes; all mail goes to the operator's server. */
function hostOf({ target }: Channel): string {
  if (target.kind === "mail" || target.kind === "telegram") return target.kind;
  return new URL(target.kind === "push" ? target.endpoint : target.url).host;
}

function deliveryTo(channel: Channel, items: readonly Notice[], created: number): Delivery {
  return { id: randomId(), person: channel.person, channel: channel.id, items, created, attempts: 0 };
}

function withoutFailure({ failed: _, ...channel }: Channel): Channel {
  return channel;
}
