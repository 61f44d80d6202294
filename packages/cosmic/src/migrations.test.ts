import { load, save } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmic } from "./game.ts";
import { stashOf } from "./query.ts";
import { fight, names } from "./testing/fight.ts";

/** The state as version 1 wrote it. */
function asFirst(saved: ReturnType<typeof save>): typeof saved {
  const { table, secret } = JSON.parse(JSON.stringify(saved.checkpoint));
  const { borrowed, ...rest } = secret;
  const players: { powers: string[] }[] = table.players;
  const stash = players.map(({ powers }) => powers.flatMap((power) => secret.stash[power] ?? []));
  const encounter = { ...table.encounter, borrowed: borrowed.map(({ power: _, ...one }: { power: string }) => one) };
  const { techsInstead: _, ahead: __, ...turn } = table.turn;
  const checkpoint = {
    ...(saved.checkpoint as object),
    table: { ...table, turn, encounter },
    secret: { ...rest, stash },
  };
  return { ...saved, version: 1, checkpoint };
}

test("a game of version 1 goes on: a card of the hoard comes back to it, and the hoard is where it was", () => {
  const aliens = ["miser", "hacker", "masochist"];
  const hands = [["attack-04", "reinforcement-2"], ["attack-08"], []];
  const t = fight({ aliens, hands, stash: [["attack-40", "negotiate"], [], []] }).cards("attack-40", "attack-08");
  const again = load(cosmic, asFirst(save(t.session)));
  expect(again.run.pending).toEqual(t.session.run.pending);
  expect(names(stashOf(again.run.s, 0))).toEqual(["negotiate"]);
  expect(again.run.s.secret.borrowed).toEqual(t.state.secret.borrowed);
  expect(again.run.s.secret.borrowed).toMatchObject([{ seat: 0, power: "miser", back: -1 }]);
});

test("a game of version 2 goes on: nothing of one encounter went on into the next", () => {
  const t = fight({ hands: [["attack-40", "attack-10"], ["attack-00"], []] }).cards("attack-40", "attack-00");
  const saved = save(t.until("turn/again").session);
  const { table, ...rest } = JSON.parse(JSON.stringify(saved.checkpoint));
  const { ahead: _, ...turn } = table.turn;
  const again = load(cosmic, { ...saved, version: 2, checkpoint: { ...rest, table: { ...table, turn } } });
  expect(again.run.pending).toEqual(t.session.run.pending);
  expect(again.run.s.table.turn.ahead).toEqual([]);
});
