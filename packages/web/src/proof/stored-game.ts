/** Games to be shown again. */
import { drive } from "./driver.ts";
import { Trouble } from "./trouble.ts";
import { openTable, type Visitor, type Wish } from "./visitor.ts";

const GAME_MS = 600_000;

/** A game against bots, played to its end as fast as it goes and stored by the server. */
export async function storeGame(visitor: Visitor, wish: Wish): Promise<string> {
  const id = await openTable(visitor, wish);
  const driver = await drive(visitor, id, Number.POSITIVE_INFINITY);
  try {
    for (const began = performance.now(); performance.now() - began < GAME_MS; ) {
      const response = await visitor.context.request.get(`${visitor.base}/api/tables/${id}`);
      if (((await response.json()) as { status: string }).status === "over") return id;
      await visitor.page.waitForTimeout(200);
    }
  } finally {
    driver.stop();
  }
  throw new Trouble(`a game of ${wish.game} was not over after ${GAME_MS / 1000} s`);
}
