/**
 * Floods that cost the sender next to nothing and the server a lot, if it lets them: requests without waiting for answers,
 * messages in pieces, bots that think long, exports, lists, tables that are opened and closed, names, codes, and guests by the
 * dozen who come and go at one table.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../testing/client.ts";
import { OPCODES, RawSocket, rawFrame } from "../testing/raw-socket.ts";
import type { Flooding } from "./flooding.ts";

/** Enough to be too many; more would only keep this process busy. */
const REQUESTS_AT_ONCE = 100;
const PIECES_AT_ONCE = 200;
const CROWD = 8;
const EXPERTS = { game: "race", players: 4, bots: ["expert", "expert", "expert"], start: true };

/** Sends something that ends the connection, and counts whether it did. */
async function provoke(floods: Flooding, what: string, raw: RawSocket, bytes: string | Buffer): Promise<void> {
  await raw.write(bytes);
  for (let i = 0; i < 500 && !raw.closed; i++) await sleep(20);
  floods.count(`${what}: ${raw.closed ? "closed" : "open"}`);
  raw.end();
  await sleep(200);
}

/** Request after request on one connection, without waiting for answers. */
export async function pipelines(floods: Flooding): Promise<void> {
  const one = `GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${floods.address}\r\n\r\n`;
  while (!floods.over) await provoke(floods, "pipeline", new RawSocket(floods.base), one.repeat(REQUESTS_AT_ONCE));
}

/** A message that never ends, in empty pieces. */
export async function pieces(floods: Flooding): Promise<void> {
  const { cookie } = await floods.guest("Piecemeal");
  const first = rawFrame(OPCODES.text, Buffer.alloc(1), { fin: false });
  const empty = rawFrame(0, Buffer.alloc(0), { fin: false });
  const many = Buffer.concat([first, ...new Array<Buffer>(PIECES_AT_ONCE).fill(empty)]);
  while (!floods.over) {
    const forwarded = `X-Forwarded-For: ${floods.address}`;
    const raw = await RawSocket.upgraded(floods.base, cookie, [forwarded]).catch(() => sleep(50));
    if (raw === undefined) continue;
    raw.read();
    await provoke(floods, "pieces", raw, many);
  }
}

/** Many tables of bots that think long, kept going. */
export async function experts(floods: Flooding): Promise<void> {
  const max = await (await floods.guest("Max")).connect();
  max.checks = false;
  const options = { pace: "instant", clock: { per: "move", seconds: 5 } };
  for (let i = 0; i < 20 && !floods.over; i++) {
    const opened = await max.http("POST", "/api/tables", { ...EXPERTS, options }).catch(() => undefined);
    if (opened === undefined) continue;
    floods.tablesOpened++;
    await floods.try("expert", max.watch(`${opened.id}`));
  }
  while (!floods.over) {
    for (const [id, { asked }] of max.mirrors)
      if (asked?.question.kind === "one")
        await max.answer(id, asked.ask, asked.question.options[0]).catch(() => undefined);
    await sleep(50);
  }
  max.close();
}

/** Everything that can be asked for and is large, or that makes the store look through much. */
export async function questions(floods: Flooding, table: () => string): Promise<void> {
  const codes = await floods.guest("Locksmith");
  let n = 0;
  while (!floods.over) {
    n++;
    const paths = [
      `/api/tables?search=${n}`,
      "/api/tables",
      `/api/tables/${table()}/export`,
      `/api/tables/${table()}/events`,
    ];
    const asked = paths.map((path) => floods.try(path.split("?")[0].replace(table(), "…"), codes.http("GET", path)));
    const code = { code: `AAAAA-AAAAA-AAAAA-${String(n).padStart(5, "0")}` };
    const recover = floods.try("code", codes.http("POST", "/api/guests/recover", code));
    const rename = floods.try("name", codes.http("PATCH", "/api/me", { name: `Name ${n}` }));
    await Promise.all([...asked, recover, rename]);
    await sleep(50);
  }
}

/** Tables that are opened and closed at once, so that they are never too many. */
export async function reopened(floods: Flooding): Promise<void> {
  const tess = await floods.guest("Tess");
  const wish = { game: "cosmic", players: 3, bots: ["random", "random"], start: true };
  while (!floods.over) {
    const opened = await tess.http("POST", "/api/tables", wish).catch(() => undefined);
    floods.count(`reopened: ${opened === undefined ? "refused" : "ok"}`);
    if (opened !== undefined) await tess.http("POST", `/api/tables/${opened.id}/close`, {}).catch(() => undefined);
    await sleep(50);
  }
}

/** A crowd that comes and goes at one table as fast as it can. */
export async function crowd(floods: Flooding, table: () => string): Promise<void> {
  const open: Client[] = [];
  for (let i = 0; i < CROWD && !floods.over; i++) {
    const guest = await floods.guest(`Gawker ${i}`).catch(() => undefined);
    if (guest === undefined) continue;
    guest.checks = false;
    guest.keepEvents = false;
    if (await floods.try("crowd", guest.connect())) open.push(guest);
  }
  const storm = async (guest: Client) => {
    while (!floods.over && guest.socket?.readyState === 1) {
      await floods.try("watch", guest.watch(table()));
      await sleep(100);
    }
  };
  await Promise.all(open.map(storm));
  for (const guest of open) guest.close();
}
