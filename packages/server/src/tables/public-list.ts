/** The list of public tables. Everybody looks at it again and again, so the store is not asked each time. */
import type { PublicWish } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { isBanned, type TableRecord } from "./table.ts";

const LISTED = 100;
/** So many tables of one host are listed. */
const LISTED_EACH = 3;
/** So many of the latest are put into a fair order; so the list costs the same however many tables there are. */
const CONSIDERED = 2_000;
/** Who asks within so many milliseconds is shown the same list. */
const SAME_MS = 250;

type Wish = Pick<PublicWish, "search" | "game">;

interface Asked {
  readonly at: number;
  readonly tables: Promise<readonly TableRecord[]>;
}

export class PublicList {
  readonly #store: Store;
  readonly #now: () => number;
  /** By game; searches are not kept. */
  readonly #lists = new Map<string | undefined, Asked>();

  /** Takes the time of a monotonic clock. */
  constructor(store: Store, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  /** The tables that are listed for a person. */
  async tables({ search, game }: Wish, person: string): Promise<readonly TableRecord[]> {
    const tables = await (search === undefined || search === "" ? this.#listed(game) : this.#ask({ search, game }));
    return tables.filter((table) => !isBanned(table, person)).slice(0, LISTED);
  }

  #listed(game: string | undefined): Promise<readonly TableRecord[]> {
    const known = this.#lists.get(game);
    if (known !== undefined && this.#now() - known.at < SAME_MS) return known.tables;
    const tables = this.#ask({ game });
    this.#lists.set(game, { at: this.#now(), tables });
    tables.catch(() => this.#lists.delete(game));
    return tables;
  }

  /** A few more than are listed, because some of them may have shut somebody out. */
  #ask(wish: Wish): Promise<readonly TableRecord[]> {
    return this.#store.publicTables({ ...wish, limit: 2 * LISTED, each: LISTED_EACH, considered: CONSIDERED });
  }
}
