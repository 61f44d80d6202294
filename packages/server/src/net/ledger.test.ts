import { expect, test } from "vitest";
import { Together } from "../play/together.ts";
import type { Heard, PeerMessage, Peers } from "../store/peers.ts";
import { Ledger } from "./ledger.ts";
import { LIMITS } from "./limits.ts";
import { Visitors } from "./visitors.ts";

/** Processes that hear each other at once. */
function processes(n: number): Together[] {
  const heard: Heard[] = [];
  return Array.from({ length: n }, (_, me) => {
    const peers: Peers = {
      me: me + 1,
      isHere: true,
      hear: (one) => {
        heard[me] = one;
      },
      tell: async (message: PeerMessage) => {
        for (const [other, one] of heard.entries()) if (other !== me) one.message(message, me + 1);
      },
      alive: async () => Array.from({ length: n }, (__, i) => i + 1),
      news: async () => undefined,
    };
    const together = new Together(peers);
    together.open({ tables: () => undefined, added: () => undefined, gap: () => undefined });
    return together;
  });
}

test("what somebody sends at one process is not left to them at another", () => {
  const ledgers = processes(2).map((together) => new Ledger(together));
  const [here, there] = ledgers.map((ledger) => new Visitors(LIMITS, ledger));
  const [mine, far] = [here.enter("ann", "home", 0), there.enter("ann", "home", 0)];
  const allowed = (allowance: typeof mine) => {
    let n = 0;
    while (allowance.take(0)) n++;
    return n;
  };
  expect(allowed(mine)).toBe(LIMITS.burst);
  ledgers[0].tell();
  expect(allowed(far)).toBe(0);
  expect(allowed(there.enter("bob", "elsewhere", 0))).toBe(LIMITS.burst);
  for (const ledger of ledgers) ledger.close();
});

test("messages that cost more, sockets and tables are counted together", () => {
  const ledgers = processes(2).map((together) => new Ledger(together));
  const [here, there] = ledgers.map((ledger) => new Visitors(LIMITS, ledger));
  const mine = here.enter("ann", "home", 0);
  const far = there.enter("ann", "home", 0);
  far.takeFor("chat", 0);
  for (let i = 0; i < 7; i++) expect(mine.takeFor("chat", 0)).toBe(true);
  ledgers[0].tell();
  expect(far.takeFor("chat", 0)).toBe(false);
  for (let i = 1; i < LIMITS.sockets; i++) here.enter("ann", "home", 0);
  for (let i = 0; i < LIMITS.tablesOfPerson; i++) mine.looks(1);
  ledgers[0].tell();
  expect(there.mayEnter("ann", "home")).toBe(false);
  expect(there.mayEnter("bob", "elsewhere")).toBe(true);
  expect(far.mayLook()).toBe(false);
  for (const ledger of ledgers) ledger.close();
});

test("a process that is alone tells nobody and forgets nothing of its own", () => {
  const ledger = new Ledger(new Together(undefined));
  ledger.note("visits", "home");
  ledger.tell();
  expect(ledger.elsewhere("p:sockets", "ann")).toBe(0);
});
