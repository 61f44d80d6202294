import { show } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { CARDS, flareOf } from "./cards.ts";
import { powerOf } from "./installed.ts";
import { unusedAliens } from "./pool.ts";
import { setTable, type TestSetUp, type TestTable, table } from "./testing/table.ts";

const aliens = ["hacker", "clone", "machine"];
const hands = [
  ["attack-20", "attack-10", "attack-15"],
  ["attack-08", "attack-06", "attack-04"],
  ["attack-04", "attack-06"],
];

/** Seat 0 attacks 1.1 with one ship and wins with attack 20. */
function win(more: TestSetUp): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1", "seat-1"], ...more })
    .until("launch/aim")
    .answer(0, "1.1");
  t.answer(0, { "0.1": 1 }).answer(0, []).answer(1, []).until("planning/select");
  return t.answer(0, "attack-20").answer(1, "attack-08");
}

describe("four planets", () => {
  const settings = { planetsPerPlayer: 4 };

  test("everyone has four planets and sixteen ships [V4P-01]", () => {
    const t = setTable({ players: 3, aliens, settings });
    for (const seat of [0, 1, 2]) {
      expect([1, 2, 3, 4, 5].map((n) => t.ships(`${seat}.${n}`, seat))).toEqual([4, 4, 4, 4, 0]);
      expect(t.table.homeOf.filter((owner) => owner === seat)).toHaveLength(4);
    }
    const aim = table({ aliens, hands, destiny: ["seat-1"], settings });
    expect(aim.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4"]);
  });

  const abroad = { "0.1": [1], "1.2": [1, 4], "1.3": [1, 4], "2.1": [1, 0, 4] };

  test("the fourth foreign colony wins [V4P-02]", () => {
    const t = win({ settings, ships: abroad });
    expect(t.colonies(0)).toBe(4);
    expect(t.told("game.won")).toEqual([{ players: "player/0" }]);
    expect(t.session.run.pending).toEqual([]);
  });

  test("with five planets the fourth foreign colony does not [V4P-02]", () => {
    const t = win({ ships: abroad });
    expect(t.colonies(0)).toBe(4);
    expect(t.told("game.won")).toEqual([]);
  });

  test("the power is lost below two home colonies [V4P-02]", () => {
    const two = { "0.1": [4], "0.2": [4], "0.3": [0], "0.4": [0], "1.1": [8, 4] };
    expect(table({ aliens, hands, settings, ships: two }).table.players[0].powerless).toBe(false);
    const one = { ...two, "0.1": [1], "1.1": [11, 4] };
    const t = table({ aliens, hands, settings, ships: one, destiny: ["seat-1"] })
      .until("launch/aim")
      .answer(0, "1.2");
    t.answer(0, { "0.1": 1 });
    expect(t.told("power.lost")).toEqual([{ player: "player/0" }]);
  });

  test("Tick-Tock starts with eight tokens and the Warrior gains one more per encounter [V4P-04]", () => {
    const tokens = (planets: Record<string, unknown>) =>
      setTable({ players: 3, aliens: ["tick-tock", "clone", "machine"], settings: planets }).table.memo["tick-tock"];
    expect([tokens({}), tokens(settings)]).toEqual([{ tokens: 10 }, { tokens: 8 }]);
    const gained = (planets: Record<string, unknown>) =>
      win({ aliens: ["hacker", "warrior", "machine"], settings: planets }).told("warrior.tokens");
    expect(gained({})).toEqual([{ player: "player/1", n: 2, all: 2 }]);
    expect(gained(settings)).toEqual([{ player: "player/1", n: 3, all: 3 }]);
  });
});

test("tokens on a sheet do not run out: the Warrior goes on gaining them beyond 42 [TOK-01]", () => {
  const t = win({ aliens: ["hacker", "warrior", "machine"], memo: { warrior: { tokens: 60 } } });
  expect(t.told("warrior.tokens")).toEqual([{ player: "player/1", n: 1, all: 61 }]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 8 + 4 + 60 }]);
});

describe("one encounter per turn", () => {
  const settings = { encountersPerTurn: 1 };

  test("even a success is followed by the next player's turn [V1E-01]", () => {
    const t = win({ settings });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    while (t.table.encounter.n === 1) {
      const [question] = t.session.run.pending;
      expect(question.key).not.toBe("turn/again");
      t.pass(question.who);
    }
    expect(t.table.turn.seat).toBe(1);
  });

  test("the Machine still has its further encounters [V1E-02]", () => {
    const t = win({ settings, aliens: ["machine", "clone", "hacker"] })
      .declining("clone")
      .until("window/encounter.end");
    expect(t.options(0)).toEqual(["pass", "machine"]);
    t.answer(0, "machine").until("launch/aim");
    expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
  });
});

describe("hidden powers", () => {
  const settings = { hiddenPowers: true };
  const oracle = ["oracle", "clone", "machine"];

  /** Seat 0 attacks seat 1; everybody keeps the sheet face down until cards are to be selected. */
  function planning(more: TestSetUp = {}): TestTable {
    const t = table({ aliens: oracle, hands, destiny: ["seat-1"], settings, ...more })
      .declining("show-sheet")
      .until("launch/aim");
    return t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, []).answer(1, []);
  }

  test("sheets stay face down after the draft and all flares are in the deck unseen [VHP-01]", () => {
    const draft = { alienSelection: "flareDraft", useFlares: true, hiddenPowers: true };
    const t = setTable({ players: 3, settings: draft }, "hidden");
    const dealt = [0, 1, 2].map((seat) => t.options(seat).map((flare) => flare.slice("flare-".length)));
    const kept = dealt.map((pair) => pair.find((alien) => powerOf(alien).effect.setUp === undefined) as string);
    kept.forEach((alien, seat) => {
      t.answer(seat, `flare-${alien}`);
    });
    expect(t.table.players.map((player) => player.powers)).toEqual([[], [], []]);
    expect(t.state.secret.hidden).toEqual(kept.map((alien) => [alien]));
    expect(t.told("setup.hidden")).toHaveLength(3);
    expect(t.told("setup.alien")).toEqual([]);
    const deck = [...t.state.secret.deck, ...t.state.secret.hands.flat(), ...t.table.discard];
    const flares = deck.flatMap((card) => CARDS[card].flare ?? []);
    expect(flares).toHaveLength(10);
    for (const alien of dealt.flat()) expect(deck).toContain(flareOf(alien));
    const seen = JSON.stringify(show(t.session, "spectator").view);
    for (const alien of dealt.flat()) expect(seen).not.toContain(`"${alien}"`);
  });

  test("a face-down power is not used, mandatory or not [VHP-02]", () => {
    const t = planning();
    expect(t.options(0)).toEqual(["pass", "show-sheet"]);
    t.answer(0, "pass");
    expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
    t.answer(0, "attack-10").answer(1, "attack-08");
    expect(t.options(1)).toEqual(["pass", "show-sheet"]);
    t.declining("show-sheet").finish();
    expect(t.told("power.used")).toEqual([]);
    expect(t.state.secret.hidden).toEqual([["oracle"], ["clone"], ["machine"]]);
  });

  test("a sheet may be shown when its power could act, and the power works at once [VHP-03]", () => {
    const t = planning().answer(0, "show-sheet");
    expect(t.told("sheet.shown")).toEqual([{ player: "player/0", power: "power/oracle" }]);
    expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/oracle" }]);
    expect([t.asked(0), t.asked(1)]).toEqual([undefined, "planning/select"]);
  });

  test("or when any encounter begins; then it stays open for the rest of the game [VHP-03]", () => {
    const t = table({ aliens: oracle, hands, destiny: ["seat-1", "seat-0"], settings });
    expect([0, 1, 2].map(t.asked)).toEqual(Array(3).fill("window/regroup.start"));
    t.answer(0, "show-sheet").answer(1, "pass").answer(2, "show-sheet");
    expect(t.table.players.map((player) => player.powers)).toEqual([["oracle"], [], []]);
    t.answer(1, "pass").answer(2, "show-sheet");
    t.passing("planning/select", "turn/again")
      .declining("show-sheet")
      .finish()
      .passing("planning/select")
      .declining("show-sheet")
      .finish();
    expect(t.table.players.map((player) => player.powers)).toEqual([["oracle"], [], ["machine"]]);
    expect(t.told("sheet.shown")).toHaveLength(2);
  });

  test("a power that is never lost works as soon as it is shown, with whatever home colonies [VHP-03, PWR-07]", () => {
    const ships = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`0.${n}`, []]));
    const t = table({
      aliens: ["masochist", "clone", "machine"],
      hands,
      destiny: ["seat-1"],
      ships,
      warp: [20],
      settings,
    });
    expect(t.table.players[0].powerless).toBe(true);
    t.answer(0, "show-sheet").answer(1, "pass").answer(2, "pass");
    expect([t.table.players[0].powerless, t.table.winners]).toEqual([false, [0]]);
  });

  test("a sheet may be shown before its card is turned up, in time for holding it back [VHP-03]", () => {
    const t = planning({ aliens: ["gambler", "tripler", "machine"] });
    t.answer(0, "attack-10").answer(1, "attack-08");
    expect([t.asked(0), t.options(0), t.asked(1)]).toEqual(["window/reveal.before", ["pass", "show-sheet"], undefined]);
    t.answer(0, "show-sheet");
    expect([t.asked(0), t.options(0)]).toEqual(["window/reveal.turn", ["pass", "gambler"]]);
    expect(t.told("reveal.card")).toEqual([{ player: "player/1", card: "card/attack-08.1" }]);
  });

  test("and when parts of it that are not uses could matter for what follows from the cards [VHP-03]", () => {
    const negotiates = [["negotiate", "attack-10"], ["negotiate", "attack-08"], []];
    const t = planning({
      aliens: ["zombie", "tripler", "machine"],
      hands: negotiates,
      ships: { "2.1": [0, 0, 3] },
      warp: [0, 0, 1],
    });
    t.answer(0, "negotiate").answer(1, "negotiate").declining("show-sheet").until("window/reveal.outcome");
    expect([t.options(0), t.asked(1)]).toEqual([["pass", "show-sheet"], undefined]);
    t.answer(0, "show-sheet").until("deal");
    expect(t.question(0)).toMatchObject({ give: expect.arrayContaining([{ ref: "free/2", max: 1 }]) });
  });

  test("being asked does not tell which alien lies face down [VHP-01, VHP-03]", () => {
    const asked = ["oracle", "clone", "gambler", "zombie"].map((alien) => {
      const plain = { ...settings, useFlares: false };
      const t = table({
        aliens: [alien, "machine", "will"],
        hands,
        destiny: ["seat-1"],
        settings: plain,
        courtesy: true,
      });
      return t
        .passing("planning/select", "turn/again")
        .declining("show-sheet")
        .finish()
        .session.answers.map(({ who, key }) => `${who} ${key}`);
    });
    expect(asked[0]).toContain("0 window/planning.select");
    for (const one of asked) expect(one).toEqual(asked[0]);
  });

  test("an alien with set-up text is shown at the start and has what the text gives it [VHP-04]", () => {
    const t = setTable({ players: 3, aliens: ["tick-tock", "clone", "machine"], settings });
    expect(t.table.players.map((player) => player.powers)).toEqual([["tick-tock"], [], []]);
    expect(t.table.memo["tick-tock"]).toEqual({ tokens: 10 });
    expect(t.told("setup.alien")).toEqual([{ player: "player/0", power: "power/tick-tock" }]);
  });
});

describe("changing powers", () => {
  const settings = { changingPowers: true };
  const seeds = Array.from({ length: 200 }, (_, i) => `change ${i}`);

  test("at the start of each turn the player keeps the old alien or takes one drawn; the other is discarded [VCP-01]", () => {
    const t = table({ aliens, hands, settings, destiny: ["seat-1"] });
    expect(t.asked(0)).toBe("power/change");
    const [keep, drawn] = t.options(0);
    expect(keep).toBe("keep");
    expect(aliens).not.toContain(drawn);
    const kept = table({ aliens, hands, settings, destiny: ["seat-1"] }).answer(0, "keep");
    expect(kept.table.players[0].powers).toEqual(["hacker"]);
    expect(kept.table.retired).toEqual([drawn]);
    t.answer(0, drawn);
    expect(t.table.players[0].powers).toEqual([drawn]);
    expect(t.table.retired).toEqual(["hacker"]);
    kept.passing("planning/select", "turn/again").declining("clone").until("power/change");
    expect(kept.table.turn.seat).toBe(1);
    expect(kept.options(1)).not.toContain(drawn);
  });

  test("what was discarded is drawn again only when nothing else is left [VCP-01]", () => {
    const unused = unusedAliens(table({ aliens, hands }).state, 0);
    const draw = (retired: string[], seed: string) => table({ aliens, hands, settings, retired, seed }).options(0)[1];
    expect(draw(unused.slice(1), "test")).toBe(unused[0]);
    for (const seed of seeds.slice(0, 10)) expect(unused.slice(0, 2)).toContain(draw(unused.slice(2), seed));
    expect(new Set(seeds.slice(0, 10).map((seed) => draw(unused, seed))).size).toBeGreaterThan(2);
  });

  test("with hidden powers the new alien comes in face down [VCP-02]", () => {
    const t = table({ aliens, hands, settings: { ...settings, hiddenPowers: true }, destiny: ["seat-1"] });
    const [, drawn] = t.options(0);
    t.answer(0, drawn);
    expect(t.state.secret.hidden[0]).toEqual([drawn]);
    expect(t.table.players[0].powers).toEqual([]);
    expect(t.told("power.changedUnseen")).toEqual([{ player: "player/0" }]);
    expect(JSON.stringify(show(t.session, 1).view)).not.toContain(`"${drawn}"`);
  });

  test("so it does if the old one was open [VCP-02]", () => {
    const t = table({ aliens, hands, settings: { ...settings, hiddenPowers: true }, destiny: ["seat-1"] });
    t.answer(0, "keep").answer(0, "show-sheet").answer(1, "pass").answer(2, "pass");
    expect(t.table.players[0].powers).toEqual(["hacker"]);
    t.passing("planning/select", "turn/again")
      .declining("show-sheet")
      .until("power/change", 1)
      .passing("planning/select", "power/change")
      .declining("show-sheet")
      .until("power/change", 0)
      .answer(0, t.options(0)[1]);
    expect(t.table.players[0].powers).toEqual([]);
    expect(t.state.secret.hidden[0]).toHaveLength(1);
  });

  test("an alien with set-up text or one that may not meet another is not drawn [VCP-03]", () => {
    const drawn = new Set<string>();
    for (const seed of seeds)
      drawn.add(table({ aliens: ["clone", "sorcerer", "machine"], hands, settings, seed }).options(0)[1]);
    expect(drawn.size).toBeGreaterThan(8);
    expect(drawn).not.toContain("tick-tock");
    expect(drawn).not.toContain("gambler");
    const free = new Set<string>();
    for (let i = 0; i < 300; i++)
      free.add(table({ aliens: ["sorcerer", "clone", "machine"], hands, settings, seed: `free ${i}` }).options(0)[1]);
    expect(free).toContain("gambler");
  });
});
