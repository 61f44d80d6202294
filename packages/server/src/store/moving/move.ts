/**
 * `hypergate move`: copies all data from one store to another, while the first is in use. A second run copies only what has
 * changed since; the last one is made when nobody uses the first any more.
 */
import { createHash, type Hash } from "node:crypto";
import { isAddress } from "../postgres/address.ts";
import { StoreTrouble } from "../store.ts";
import { compareKeys, keyOf, PARTS, type Part, type Row, type Side } from "./parts.ts";
import { postgresSide } from "./postgres-side.ts";
import { sqliteSide } from "./sqlite-side.ts";

const AT_ONCE = 500;

/** What a part was found to be, and how much of it had to be written or removed. */
export interface MovedPart {
  readonly name: string;
  readonly rows: number;
  readonly written: number;
  readonly removed: number;
  readonly digest: string;
}

export interface Moved {
  readonly parts: readonly MovedPart[];
  /** A server is using what was copied, so that more may come. */
  readonly isInUse: boolean;
}

/** The rows of a part in order, a few at a time. */
class Rows {
  readonly #side: Side;
  readonly #part: Part;
  #rows: readonly Row[] = [];
  #at = 0;
  #last: Row | undefined;
  #ended = false;

  constructor(side: Side, part: Part) {
    this.#side = side;
    this.#part = part;
  }

  /** The next row, which stays the next until `skip`. */
  async next(): Promise<Row | undefined> {
    if (this.#at >= this.#rows.length && !this.#ended) {
      this.#rows = await this.#side.read(this.#part, this.#last, AT_ONCE);
      this.#at = 0;
      this.#last = this.#rows.length === 0 ? undefined : keyOf(this.#part, this.#rows[this.#rows.length - 1]);
      this.#ended = this.#rows.length < AT_ONCE;
    }
    return this.#rows[this.#at];
  }

  skip(): void {
    this.#at++;
  }
}

function side(place: string, into: boolean): Promise<Side> | Side {
  return isAddress(place) ? postgresSide(place, into) : sqliteSide(place, into);
}

/** Copies everything; throws if the digests differ afterwards. Places are folders or addresses of databases. */
export async function move(from: string, to: string): Promise<Moved> {
  const source = await side(from, false);
  try {
    const target = await side(to, true);
    try {
      const parts: MovedPart[] = [];
      for (const part of PARTS) parts.push(await copied(part, source, target));
      await target.finish();
      for (const part of parts) await mustBeSame(part, target);
      return { parts, isInUse: await source.isInUse() };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copied(part: Part, source: Side, target: Side): Promise<MovedPart> {
  const [given, there] = [new Rows(source, part), new Rows(target, part)];
  const hash = createHash("sha256");
  const counts = { rows: 0, written: 0, removed: 0 };
  const [write, remove]: [Row[], Row[]] = [[], []];
  const flush = async (least: number) => {
    if (write.length >= least) await target.write(part, write.splice(0));
    if (remove.length >= least) await target.remove(part, remove.splice(0));
  };
  for (;;) {
    const [row, old] = [await given.next(), await there.next()];
    if (row === undefined && old === undefined) break;
    const order = row === undefined ? 1 : old === undefined ? -1 : compareKeys(keyOf(part, row), keyOf(part, old));
    if (row !== undefined && order <= 0) {
      add(hash, row);
      counts.rows++;
      const isSame = order === 0 && JSON.stringify(row) === JSON.stringify(old);
      if (!isSame) counts.written += write.push(row) > 0 ? 1 : 0;
      given.skip();
    }
    if (old !== undefined && order >= 0) {
      if (order > 0) counts.removed += remove.push(old) > 0 ? 1 : 0;
      there.skip();
    }
    await flush(AT_ONCE);
  }
  await flush(1);
  return { name: part.name, ...counts, digest: hash.digest("hex") };
}

async function mustBeSame({ name, digest }: MovedPart, target: Side): Promise<void> {
  const part = PARTS.find((one) => one.name === name) as Part;
  const rows = new Rows(target, part);
  const hash = createHash("sha256");
  for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
    add(hash, row);
    rows.skip();
  }
  if (hash.digest("hex") !== digest)
    throw new StoreTrouble("broken", `what was copied of "${name}" is not what was read`);
}

function add(hash: Hash, row: Row): void {
  hash.update(JSON.stringify(row)).update("\n");
}
