import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, Refused } from "../testing/client.ts";
import { RANDOM_TABLE, type TestServer, testServer } from "../testing/playing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.clean());

const guest = (name: string) => Client.guest(server.base, name);
const open = async (client: Client, wish: object = {}) =>
  (await client.http("POST", "/api/tables", { ...RANDOM_TABLE, ...wish })).id as unknown as string;
const refusal = async (promise: Promise<unknown>) => {
  const problem = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return problem instanceof Refused ? problem.error : problem;
};

describe("guests", () => {
  test("get a signed cookie that scripts cannot read and other sites cannot send", async () => {
    const response = await fetch(`${server.base}/api/guests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ann" }),
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^hypergate=[\w-]+\.\S+;/);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
  });

  test("are not believed with a cookie of their own making", async () => {
    const ann = await guest("Ann");
    const [id, signature] = ann.cookie.split("=")[1].split(".");
    for (const forged of [id, `${id}.${signature.slice(0, -4)}AAAA`, `x${id}.${signature}`, ""]) {
      const other = new Client(server.base, `hypergate=${forged}`);
      expect(await refusal(other.http("GET", "/api/tables/mine"))).toMatchObject({ id: "guest.needed" });
      expect(await other.http("GET", "/api/me")).toEqual({});
    }
  });

  test("move to another device with their recovery code, which can be renewed", async () => {
    const ann = await guest("Ann");
    const recover = (code: string) =>
      fetch(`${server.base}/api/guests/recover`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code }),
      });
    const moved = await recover(ann.recovery.toLowerCase());
    expect(await moved.json()).toEqual({ name: "Ann", language: "en" });
    const { recovery } = await ann.http("POST", "/api/me/recovery", {});
    expect((await recover(ann.recovery)).status).toBe(404);
    expect((await recover(recovery as string)).status).toBe(200);
  });

  test.each(["", "   ", "x".repeat(31), "a\u0000b", "a\nb", "\u202eevil"])("cannot be called %j", async (name) => {
    await expect(guest(name)).rejects.toThrow("400");
  });

  test("change their name and language", async () => {
    const ann = await guest("Ann");
    expect(await ann.http("PATCH", "/api/me", { name: "Анна", language: "ru" })).toEqual({
      name: "Анна",
      language: "ru",
    });
    expect(await refusal(ann.http("GET", "/api/tables/nosuchtable"))).toMatchObject({ text: "Такого стола нет." });
  });
});

describe("tables", () => {
  test("are opened, filled, and begun by their host when all are ready", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const id = await open(ann);
    expect(await refusal(ann.http("POST", `/api/tables/${id}/start`, {}))).toMatchObject({ id: "seats.free" });
    await bob.http("POST", `/api/tables/${id}/sit`, { seat: 1 });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/bot`, { seat: 2, bot: "random" }))).toMatchObject({
      id: "table.notYours",
    });
    await ann.http("POST", `/api/tables/${id}/bot`, { seat: 2, bot: "random" });
    expect(await refusal(ann.http("POST", `/api/tables/${id}/start`, {}))).toMatchObject({ id: "seats.notReady" });
    await bob.http("POST", `/api/tables/${id}/ready`, { ready: true });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/start`, {}))).toMatchObject({ id: "table.notYours" });
    const begun = await ann.http("POST", `/api/tables/${id}/start`, {});
    expect(begun).toMatchObject({ status: "playing", you: 0, owner: true });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/sit`, {}))).toMatchObject({ id: "table.begun" });
  });

  test("show no ids of people, and their code only to those who sit there", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const id = await open(ann);
    const seen = await bob.http("GET", `/api/tables/${id}`);
    expect(seen.code).toBeUndefined();
    expect(JSON.stringify(seen)).not.toContain(ann.cookie.split("=")[1].split(".")[0]);
    expect((await ann.http("GET", `/api/tables/${id}`)).code).toMatch(/^[A-Z0-9]{10}$/);
  });

  test("that are private are found by their invite code only", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const id = await open(ann, { options: { public: false } });
    const { code } = await ann.http("GET", `/api/tables/${id}`);
    expect(await refusal(bob.http("GET", `/api/tables/${id}`))).toMatchObject({ id: "table.unknown" });
    expect(await refusal(bob.http("POST", `/api/tables/${id}/sit`, {}))).toMatchObject({ id: "table.unknown" });
    expect(await refusal(bob.http("GET", `/api/tables/${id}?code=WRONGWRONG`))).toMatchObject({ id: "table.unknown" });
    expect(await bob.http("GET", `/api/invites/${code}`)).toMatchObject({ id, code });
    expect(await bob.http("POST", `/api/tables/${id}/sit?code=${code}`, {})).toMatchObject({ you: 1 });
    const listed = (await bob.http("GET", "/api/tables")).tables as { id: string }[];
    expect(listed.map((table) => table.id)).not.toContain(id);
  });

  test("refuse settings that contradict each other or do not exist, with the reason", async () => {
    const ann = await guest("Ann");
    const wrong = (settings: object, more: object = {}) => refusal(open(ann, { settings, ...more }));
    expect(await wrong({ hiddenPowers: true, alienSelection: "combo" })).toMatchObject({
      id: "settings.hiddenCombo",
      text: expect.stringContaining("switch “Hidden powers” off"),
    });
    expect(await wrong({ nonsense: 1 })).toMatchObject({ id: "settings.unknown" });
    expect(await wrong({ constructor: 1 })).toMatchObject({ id: "settings.unknown" });
    expect(await wrong({ planetsPerPlayer: 17 })).toMatchObject({ id: "settings.value" });
    const race = { game: "race", players: 3 };
    expect(await wrong({ sets: "base", takeovers: "on", actionsForTwo: 1 }, race)).toMatchObject({
      id: "settings.conflict",
      text: expect.stringMatching(
        /^Takeovers cannot be On if .*\. Actions of two players cannot be 1 if Players is 3\./,
      ),
    });
    expect(await wrong({}, { players: 9 })).toMatchObject({ id: "settings.players" });
    expect(await wrong({}, { game: "toString" })).toMatchObject({ id: "game.unknown" });
    expect(await wrong({}, { bots: ["constructor"] })).toMatchObject({ id: "bot.unknown" });
    expect(await wrong({}, { bots: ["random", "random", "random"] })).toMatchObject({ id: "seats.tooMany" });
    await ann.http("PATCH", "/api/me", { language: "ru" });
    expect(await wrong({ dealOffers: 0 })).toMatchObject({
      text: "Предложений в переговорах: выберите целое число от 1 до 100.",
    });
  });

  test("seat the aliens that are chosen by hand", async () => {
    const ann = await guest("Ann");
    const byHand = (aliens: unknown, more: object = {}) =>
      open(ann, { settings: { alienSelection: "chosen", aliens, ...more }, bots: ["random", "random"], start: true });
    expect(await refusal(byHand(["clone", "filch"]))).toMatchObject({ id: "settings.aliens" });
    expect(await refusal(byHand("clone"))).toMatchObject({ id: "settings.aliens" });
    expect(await refusal(byHand(["clone", "filch", "constructor"]))).toMatchObject({ id: "settings.alienUnknown" });
    expect(await refusal(byHand(["clone", "filch", "oracle"], { firstPlayer: "chosen", first: 3 }))).toMatchObject({
      id: "settings.first",
    });
    const id = await byHand(["clone", "filch", "oracle"], { firstPlayer: "chosen", first: 1 });
    await (await ann.connect()).watch(id);
    const table = ann.mirrors.get(id)?.view.table as { players: { powers: string[] }[] } | undefined;
    expect(table?.players.map(({ powers }) => powers[0])).toEqual(["clone", "filch", "oracle"]);
    ann.close();
  });

  test("begin at once against bots alone, in one call", async () => {
    const ann = await guest("Ann");
    const practice = { ...RANDOM_TABLE, bots: ["sensible", "random"], start: true };
    expect(await ann.http("POST", "/api/tables", practice)).toMatchObject({ status: "playing", you: 0 });
    const before = await ann.http("GET", "/api/tables/mine");
    expect(await refusal(open(ann, { bots: ["random"], start: true }))).toMatchObject({ id: "seats.free" });
    expect((await ann.http("GET", "/api/tables/mine")).tables).toHaveLength((before.tables as unknown[]).length);
  });

  test("are changed by their host before the game, and all have to be ready anew", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const id = await open(ann, { bots: ["random"] });
    await bob.http("POST", `/api/tables/${id}/sit`, {});
    await bob.http("POST", `/api/tables/${id}/ready`, { ready: true });
    const change = (who: Client, body: object) => who.http("POST", `/api/tables/${id}/change`, body);
    expect(await refusal(change(bob, { players: 5 }))).toMatchObject({ id: "table.notYours" });
    const kinds = (table: object) => (table as { seats: { kind: string }[] }).seats.map(({ kind }) => kind);
    const larger = await change(ann, { players: 5, settings: { alienSelection: "flareDraft", tech: true } });
    expect(kinds(larger)).toEqual(["person", "person", "bot", "open", "open"]);
    expect(larger).toMatchObject({ settings: { tech: true }, options: { pace: "instant" } });
    expect((larger.seats as { ready?: boolean }[])[1].ready).toBe(false);
    expect(kinds(await change(ann, { players: 3 }))).toEqual(["person", "person", "bot"]);
    expect(await refusal(change(ann, { players: 2 }))).toMatchObject({ id: "settings.players" });
    expect(await refusal(change(ann, { settings: { hiddenPowers: true, alienSelection: "combo" } }))).toMatchObject({
      id: "settings.hiddenCombo",
    });
    expect(await change(ann, { options: { public: false, spectators: false } })).toMatchObject({
      settings: { tech: true },
      options: { public: false, spectators: false },
    });
    await bob.http("POST", `/api/tables/${id}/ready`, { ready: true });
    await ann.http("POST", `/api/tables/${id}/start`, {});
    expect(await refusal(change(ann, { players: 4 }))).toMatchObject({ id: "table.begun" });
  });

  test("of Race take as many as their boxes have room for", async () => {
    const [ann, bob, cleo] = [await guest("Ann"), await guest("Bob"), await guest("Cleo")];
    const id = await open(ann, { game: "race", players: 3, settings: { sets: "base" } });
    for (const one of [bob, cleo]) await one.http("POST", `/api/tables/${id}/sit`, {});
    const change = (body: object) => ann.http("POST", `/api/tables/${id}/change`, body);
    expect(await refusal(change({ players: 2 }))).toMatchObject({ id: "seats.tooFew", params: { players: 3 } });
    expect(await refusal(change({ players: 5 }))).toMatchObject({ id: "settings.conflict" });
    expect((await change({ players: 5, settings: { sets: "base+storm" } })).seats).toHaveLength(5);
  });

  test("let the host free a seat before the game, and pass to another host who stays", async () => {
    const [ann, bob, cleo] = [await guest("Ann"), await guest("Bob"), await guest("Cleo")];
    const id = await open(ann);
    await bob.http("POST", `/api/tables/${id}/sit`, {});
    await cleo.http("POST", `/api/tables/${id}/sit`, {});
    expect(await refusal(bob.http("POST", `/api/tables/${id}/kick`, { seat: 2 }))).toMatchObject({
      id: "table.notYours",
    });
    expect(await refusal(ann.http("POST", `/api/tables/${id}/kick`, { seat: 0 }))).toMatchObject({ id: "seat.own" });
    await ann.http("POST", `/api/tables/${id}/kick`, { seat: 2 });
    expect((await cleo.http("GET", `/api/tables/${id}`)).you).toBeUndefined();
    await ann.http("POST", `/api/tables/${id}/leave`, {});
    expect((await bob.http("GET", `/api/tables/${id}`)).owner).toBe(true);
  });

  test("let the host stand up and stay the host, once somebody else sits there", async () => {
    const [ann, bob] = [await guest("Ann"), await guest("Bob")];
    const id = await open(ann, { bots: ["random"] });
    expect(await refusal(ann.http("POST", `/api/tables/${id}/stand`, {}))).toMatchObject({ id: "seats.nobody" });
    await bob.http("POST", `/api/tables/${id}/sit`, {});
    expect(await refusal(bob.http("POST", `/api/tables/${id}/stand`, {}))).toMatchObject({ id: "table.notYours" });
    await ann.http("POST", `/api/tables/${id}/stand`, {});
    const stood = await ann.http("GET", `/api/tables/${id}`);
    expect(stood).toMatchObject({ owner: true, seats: [{ kind: "open" }, { kind: "person" }, { kind: "bot" }] });
    expect(stood.you).toBeUndefined();
    await ann.http("POST", `/api/tables/${id}/bot`, { seat: 0, bot: "sensible" });
    await bob.http("POST", `/api/tables/${id}/ready`, { ready: true });
    await ann.http("POST", `/api/tables/${id}/start`, {});
    expect((await bob.http("GET", `/api/tables/${id}`)).status).toBe("playing");
  });

  test("of mine come with those first that wait for my answer", async () => {
    const ann = await guest("Ann");
    const first = await open(ann, { bots: ["random", "random"], options: { pace: "instant", courtesy: false } });
    const second = await open(ann);
    await ann.http("POST", `/api/tables/${first}/start`, {});
    const mine = async () =>
      (await ann.http("GET", "/api/tables/mine")).tables as { id: string; yourAnswer: boolean }[];
    await expect.poll(async () => (await mine())[0]).toMatchObject({ id: first, yourAnswer: true });
    expect((await mine()).map(({ id }) => id)).toEqual([first, second]);
  });

  test("are not exported while the game is running", async () => {
    const ann = await guest("Ann");
    const id = await open(ann, { bots: ["random", "random"] });
    await ann.http("POST", `/api/tables/${id}/start`, {});
    expect(await refusal(ann.http("GET", `/api/tables/${id}/export`))).toMatchObject({ id: "export.notOver" });
    expect(await refusal(ann.http("GET", `/api/tables/${id}/result`))).toMatchObject({ id: "table.notOver" });
  });

  test("are changed one after the other when many want the same seat", async () => {
    const ann = await guest("Ann");
    const id = await open(ann);
    const many = await Promise.all(Array.from({ length: 10 }, (_, i) => guest(`g${i}`)));
    const results = await Promise.allSettled(many.map((one) => one.http("POST", `/api/tables/${id}/sit`, {})));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(2);
  });
});

describe("the server", () => {
  test("is healthy", async () => {
    expect(await (await fetch(`${server.base}/healthz`)).json()).toEqual({ ok: true });
  });

  test("tells its figures to whoever has the host's token, and to nobody where there is none", async () => {
    const metricsToken = "a token for figures";
    const open = await testServer({ metricsToken });
    const ask = (base: string, authorization?: string) =>
      fetch(`${base}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
    const told = await ask(open.base, `Bearer ${metricsToken}`);
    expect(await told.text()).toContain("hypergate_answers_total");
    for (const wrong of [undefined, "Bearer ", `Bearer ${metricsToken}x`, metricsToken])
      expect((await ask(open.base, wrong)).status).toBe(404);
    for (const wrong of [undefined, "Bearer ", "Bearer undefined"]) {
      const response = await ask(server.base, wrong);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { id: "not.found" } });
    }
    await open.clean();
  });

  test("describes its API", async () => {
    const document = (await (await fetch(`${server.base}/api/openapi.json`)).json()) as {
      paths: Record<string, { post?: { requestBody: object } }>;
    };
    expect(Object.keys(document.paths)).toContain("/api/tables/{id}/sit");
    expect(JSON.stringify(document.paths["/api/tables"].post)).toContain("spectators");
  });

  test("lists games with settings, presets and bots", async () => {
    const { games } = (await (await fetch(`${server.base}/api/games`)).json()) as {
      games: {
        id: string;
        settings: { name: string; where?: object }[];
        presets: object;
        preset: string;
        defaults: Record<string, object>;
        seats: Record<string, { min: number; max: number }>;
        bots: string[];
      }[];
    };
    const cosmic = games.find((game) => game.id === "cosmic");
    expect(cosmic?.settings.map((setting) => setting.name)).toContain("dealTimerSeconds");
    expect(cosmic?.presets).toHaveProperty("2008");
    expect(cosmic?.bots).toContain("sensible");
    expect(games.find((game) => game.id === "race")?.seats).toMatchObject({
      base: { min: 2, max: 4 },
      "base+storm": { min: 2, max: 5 },
      "base+storm+rebel": { min: 2, max: 6 },
    });
    for (const game of games) {
      const names = game.settings.filter((setting) => setting.where === undefined).map((setting) => setting.name);
      expect(Object.keys(game.defaults)).toEqual(Object.keys(game.presets));
      expect(Object.keys(game.defaults[game.preset])).toEqual(expect.arrayContaining(names));
    }
  });

  test("tells what a table would be with some settings, or why it cannot be", async () => {
    const ask = async (game: string, body: object, language = "en") => {
      const response = await fetch(`${server.base}/api/games/${game}/settings`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": language },
        body: JSON.stringify(body),
      });
      return (await response.json()) as object;
    };
    expect(await ask("race", { players: 2, settings: { sets: "base" } })).toMatchObject({
      settings: { sets: "base", goals: false, takeovers: "off", actionsForTwo: 2 },
    });
    expect(await ask("cosmic", { players: 4, settings: { edition: "2008" } })).toMatchObject({
      settings: { useFlares: true, alienSelection: "flareDraft" },
    });
    expect(await ask("race", { players: 3, settings: { actionsForTwo: 1 } }, "ru")).toMatchObject({
      error: {
        id: "settings.conflict",
        text: "Действий вдвоём: «1» не подходит, если выбрано «Игроков: 3». Тогда можно: 2.",
      },
    });
    expect(await ask("chess", { players: 2 })).toMatchObject({ error: { id: "game.unknown" } });
  });

  test("sends pages whose scripts come from itself only", async () => {
    const page = await fetch(server.base);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  });

  test("refuses what other sites' pages send", async () => {
    const ann = await guest("Ann");
    const evil = ann.http("POST", "/api/tables", RANDOM_TABLE, { origin: "https://evil.example" });
    expect(await refusal(evil)).toMatchObject({ id: "origin.refused" });
    await ann.http("POST", "/api/tables", RANDOM_TABLE, { origin: server.base });
  });

  test.each([
    ["no JSON", "{", 400],
    ["too much", JSON.stringify({ name: "x".repeat(20_000) }), 413],
    ["another form", JSON.stringify({ name: 7 }), 400],
    ["nothing", "", 400],
  ])("refuses %s with a clear message", async (_, body, status) => {
    const response = await fetch(`${server.base}/api/guests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { id: "message.malformed" } });
  });

  test("says what is not there, in the language of the browser", async () => {
    const response = await fetch(`${server.base}/api/nothing`, { headers: { "accept-language": "ru-RU,ru;q=0.9" } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { text: "Здесь ничего нет." } });
  });
});

test("whoever asks too often is asked to wait", async () => {
  const strict = await testServer({ limits: { requests: 5, creations: 2 } });
  const ask = () => fetch(`${strict.base}/api/games`);
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await (await ask()).json()).toMatchObject({ error: { id: "limit.tooFast" } });
  expect((await fetch(`${strict.base}/healthz`)).status).toBe(200);
  await strict.clean();
});
