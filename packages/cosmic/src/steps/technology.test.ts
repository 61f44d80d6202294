import { describe, expect, test } from "vitest";
import { allTechs } from "../installed.ts";
import { techPool } from "../pool.ts";
import { foreignColonies, homeColonies } from "../query.ts";
import { engage, fight } from "../testing/fight.ts";
import { setTable, type TestSetUp, type TestTable, table } from "../testing/table.ts";
import { onlyOf, withTechs } from "../testing/techs.ts";
import { view } from "../view.ts";

const aliens = ["clone", "hacker", "gambler"];
const hands = [
  ["attack-10", "attack-08"],
  ["attack-06", "attack-04"],
  ["attack-06", "attack-04"],
];

function techs(own: readonly (readonly string[])[], more: TestSetUp = {}): TestTable {
  return table(withTechs(own, { aliens, hands, destiny: ["seat-1"], ...more, declining: ["genesis-bomb"] }));
}

describe("the technologies of a game", () => {
  test("there are twenty, all different, and each is somewhere once [TCH-01]", () => {
    const t = techs([["xenon-lasers"], [], []], { techDiscard: ["omega-missile"] });
    const { table: shown, secret } = t.state;
    const all = [...secret.techDeck, ...secret.techs.flat(), ...shown.techDiscard];
    expect([all.length, new Set(all).size, allTechs().length]).toEqual([20, 20, 20]);
  });

  test("have these research numbers, 0 standing for X [TCH-02]", () => {
    const byNumber = Object.groupBy(allTechs(), (tech) => String(tech.number));
    const ids = Object.fromEntries(Object.entries(byNumber).map(([n, list]) => [n, list?.map(({ id }) => id)]));
    expect(ids).toEqual({
      0: ["gluon-mines", "tech-scrambler"],
      2: ["cosmic-field-generator", "delta-scanners", "vacuum-turbines"],
      3: ["quark-battery", "warpspace-key", "xenon-lasers"],
      4: ["collapsium-hulls", "energy-cloak", "enigma-device", "genesis-bomb", "the-qax"],
      5: ["lunar-cannon"],
      6: ["infinity-drive", "plasma-thrusters"],
      7: ["the-prometheus"],
      8: ["omega-missile"],
      9: ["coldsleep-ship", "precursor-seed"],
    });
  });

  test("with four planets those of 8 and above are left out, and X stays [TCH-03, V4P-03]", () => {
    const t = setTable({ players: 3, aliens, settings: { tech: true, planetsPerPlayer: 4 } });
    const pool = techPool(t.table.settings);
    expect(pool).toHaveLength(17);
    const gone = ["omega-missile", "coldsleep-ship", "precursor-seed"];
    expect(pool.filter((id) => gone.includes(id))).toEqual([]);
    expect(pool).toEqual(expect.arrayContaining(["gluon-mines", "tech-scrambler"]));
    const { techDeck, techAside } = t.state.secret;
    expect([...techDeck, ...techAside.flat()].sort()).toEqual([...pool].sort());
  });
});

describe("set-up", () => {
  test("everybody is dealt two, keeps one face down and discards the other openly [TEC-01]", () => {
    const t = setTable({ players: 3, aliens, settings: { tech: true } });
    expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual(["setup/tech", "setup/tech", "setup/tech"]);
    const dealt = [0, 1, 2].map((seat) => t.options(seat));
    expect(dealt.map((own) => own.length)).toEqual([2, 2, 2]);
    t.answer(2, dealt[2][0]).answer(0, dealt[0][1]);
    expect([t.told("tech.discarded"), t.table.techDiscard]).toEqual([[], []]);
    t.answer(1, dealt[1][1]);
    expect(t.state.secret.techs).toEqual([[dealt[0][1]], [dealt[1][1]], [dealt[2][0]]]);
    expect(t.table.techDiscard).toEqual([dealt[0][0], dealt[1][0], dealt[2][1]]);
    expect(t.table.techs).toEqual([0, 1, 2].map(() => [{ n: 1, id: "", ships: 0 }]));
  });

  test("without the variant there are none", () => {
    const t = setTable({ players: 3, aliens });
    expect([t.table.techs, t.state.secret.techDeck, t.wasAsked(0, "setup/tech")]).toEqual([[], [], false]);
  });

  test("one's own may be looked at, others' not, and none is part of a hand [TEC-02]", () => {
    const t = techs([["omega-missile:0"], ["xenon-lasers:0"]], { hands: [["attack-10"], ["attack-08"], []] });
    expect([view(t.state, 0).techs, view(t.state, 1).techs]).toEqual([["omega-missile"], ["xenon-lasers"]]);
    expect(JSON.stringify([view(t.state, 1), view(t.state, "spectator")])).not.toContain("omega-missile");
    expect(view(t.state, 1).handSizes).toEqual([1, 1, 0]);
  });
});

describe("work", () => {
  test("after the effects of the start, before the ship comes back, each may do one thing [TEC-03, RGP-01]", () => {
    const t = techs([["omega-missile:0"], [], ["xenon-lasers:0"]], {
      hands: [["attack-10", "mobius-tubes"], ["attack-08"], []],
      ships: { "0.1": [2], "1.1": [0, 3] },
      warp: [2, 1, 0],
    });
    expect(t.asked(0)).toBe("window/regroup.start");
    t.answer(0, "pass");
    expect([t.asked(0), t.table.warp[0]]).toEqual(["tech/work", 2]);
    t.answer(0, "pass").answer(2, "pass");
    expect([t.asked(0), t.question(0)?.source.rule]).toEqual(["ships/return", "RGP-02"]);
    expect([t.wasAsked(1, "tech/work"), t.wasAsked(2, "tech/work")]).toEqual([false, true]);
  });

  test("players take their turns from the offense on [TEC-04]", () => {
    const t = techs([["omega-missile:0"], ["xenon-lasers:0"], ["the-qax:0"]], { turn: 1, destiny: ["seat-0"] });
    for (const seat of [1, 2, 0]) {
      expect(t.session.run.pending.map(({ who, key }) => [who, key])).toEqual([[seat, "tech/work"]]);
      t.answer(seat, "pass");
    }
    expect(t.asked(1)).toBe("launch/aim");
  });

  test("it is possible again in the next encounter of the same turn [TEC-03]", () => {
    const t = fight(
      withTechs([["omega-missile:0"]], {
        hands: [["attack-40", "attack-20"], ["attack-04"], []],
        passing: ["tech/work"],
      }),
    );
    t.cards("attack-40", "attack-04").until("turn/next").answer(0, "encounter");
    expect(t.asked(0)).toBe("tech/work");
  });

  test("research moves one ship from any colony onto the tech, where it stays [TEC-05]", () => {
    const t = techs([["omega-missile:0"]], { ships: { "0.1": [3], "1.1": [1, 4] } });
    expect(t.options(0)).toEqual(["pass", "research/omega-missile", "abandon/omega-missile"].map(bare));
    t.answer(0, "research/omega-missile");
    expect(t.question(0)).toMatchObject({ key: "tech/ship", min: 1, max: 1 });
    expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "1.1"]);
    t.answer(0, { "1.1": 1 });
    expect([t.ships("1.1", 0), t.colonies(0), t.table.techs[0][0].ships]).toEqual([0, 0, 1]);
    expect(t.told("tech.researched")).toEqual([{ player: "player/0", n: 1 }]);
    t.passing("planning/select", "turn/next").declining("clone").finish().until("tech/work");
    expect(t.table.techs[0][0].ships).toBe(1);
  });

  test("without a colony there is no ship to send to research [TEC-05]", () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`0.${n}`, []]));
    const t = techs([["omega-missile:2"]], { ships: none, warp: [18] }).until("tech/work");
    expect(t.question(0)).toMatchObject({ options: ["word/pass", "abandon/omega-missile"] });
  });

  test("with enough ships it can be completed: it is turned up and the ships go home [TEC-06]", () => {
    const t = techs([["xenon-lasers:2"]]);
    expect(t.options(0)).toEqual(["pass", "xenon-lasers", "xenon-lasers"]);
    t.answer(0, "research/xenon-lasers")
      .answer(0, { "0.2": 1 })
      .passing("planning/select", "turn/next")
      .declining("clone")
      .until("tech/work");
    expect(t.question(0)).toMatchObject({
      options: ["word/pass", "research/xenon-lasers", "complete/xenon-lasers", "abandon/xenon-lasers"],
    });
    t.answer(0, "complete/xenon-lasers");
    expect(t.question(0)).toMatchObject({ key: "ships/return", min: 3, max: 3 });
    const before = t.ships("0.1", 0);
    t.answer(0, { "0.1": 2, "0.4": 1 });
    expect([t.ships("0.1", 0), t.ships("0.4", 0)]).toEqual([before + 2, 5]);
    expect(t.table.techs[0]).toEqual([{ n: 1, id: "xenon-lasers", ships: 0 }]);
    expect(t.wasAsked(0, "window/reveal.add")).toBe(false);
  });

  test("a completed tech is never asked about again [TEC-06]", () => {
    const t = techs([["omega-missile"]])
      .declining("omega-missile")
      .until("launch/aim");
    expect(t.wasAsked(0, "tech/work")).toBe(false);
  });

  test("an abandoned tech is shown and discarded, and its ships return [TEC-07]", () => {
    const t = techs([["omega-missile:2"]]).answer(0, "abandon/omega-missile");
    expect(t.question(0)).toMatchObject({ key: "ships/return", max: 2 });
    t.answer(0, { "0.1": 2 });
    expect([t.ships("0.1", 0), t.table.techs[0], t.table.techDiscard]).toEqual([4, [], ["omega-missile"]]);
    expect(t.told("tech.abandoned")).toEqual([{ player: "player/0", tech: "tech/omega-missile" }]);
  });

  test("as in 2008 one gives up by completing with too few ships [TEC-07]", () => {
    const settings = { techAbandon: "failedCompletion" };
    const t = techs([["omega-missile:2"]], { settings });
    expect(t.question(0)).toMatchObject({
      options: ["word/pass", "research/omega-missile", "fail/omega-missile"],
    });
    t.answer(0, "fail/omega-missile").answer(0, { "0.1": 2 });
    expect([t.ships("0.1", 0), t.table.techs[0], t.table.techDiscard]).toEqual([4, [], ["omega-missile"]]);
    const enough = techs([["xenon-lasers:3"]], { settings }).answer(0, "complete/xenon-lasers");
    expect(enough.table.techs[0][0].id).toBe("xenon-lasers");
  });

  test("one that stays secret cannot be completed, whatever lies on it [TEC-08]", () => {
    for (const id of ["genesis-bomb", "gluon-mines", "tech-scrambler"]) {
      const t = techs([[`${id}:5`]]).until("tech/work");
      expect(t.question(0)).toMatchObject({ options: ["word/pass", `research/${id}`, `abandon/${id}`] });
      const failing = techs([[`${id}:5`]], { settings: { techAbandon: "failedCompletion" } }).until("tech/work");
      failing.answer(0, `fail/${id}`).until("launch/aim");
      expect(failing.table.techDiscard).toEqual([id]);
    }
  });

  test("any number may be owned, but only one is worked on at a time [TEC-11]", () => {
    const t = techs([["omega-missile:0", "xenon-lasers:0", "the-qax:0"]]);
    expect(t.question(0)?.kind).toBe("one");
    expect(t.options(0)).toHaveLength(7);
    t.answer(0, "research/the-qax").answer(0, { "0.1": 1 });
    expect([t.asked(0), t.table.techs[0].map(({ ships }) => ships)]).toEqual(["launch/aim", [0, 0, 1]]);
  });
});

describe("drawing techs", () => {
  /** The offense wins and may go on; it has this many foreign colonies then. */
  function won(more: TestSetUp = {}, colonies = 1, own: readonly string[] = []): TestTable {
    const ships: Record<string, number[]> = {};
    for (let i = 1; i < colonies; i++) ships[`2.${i}`] = [1, 0, 4];
    ships["0.1"] = [5 - colonies];
    const t = fight(
      withTechs([own], {
        hands: [["attack-40", "attack-20"], ["attack-04"], []],
        ships,
        ...more,
        passing: ["tech/work"],
      }),
    );
    return t.cards("attack-40", "attack-04").until("turn/next");
  }

  test("instead of a second encounter the offense draws one more than it has foreign colonies, and the turn ends [TEC-09]", () => {
    const t = won({ techDeck: ["omega-missile", "the-qax", "xenon-lasers", "lunar-cannon"] }, 3);
    expect(t.options(0)).toEqual(["pass", "encounter", "techs"]);
    t.answer(0, "techs");
    expect([t.asked(0), t.options(0)]).toEqual([
      "tech/keep",
      ["omega-missile", "the-qax", "xenon-lasers", "lunar-cannon"],
    ]);
    expect(view(t.state, 1).techAside).toEqual([]);
    t.answer(0, "xenon-lasers");
    expect(t.state.secret.techs[0]).toEqual(["xenon-lasers"]);
    expect(t.table.techs[0][0].id).toBe("");
    expect(t.table.techDiscard).toEqual(["omega-missile", "the-qax", "lunar-cannon"]);
    expect([t.table.turn.seat, t.table.turn.n]).toEqual([1, 2]);
    expect(t.told("tech.drawn")).toEqual([{ player: "player/0", n: 4 }]);
  });

  test("it may have the second encounter, or end the turn [TEC-09, END-04]", () => {
    const second = won().answer(0, "encounter").until("launch/aim");
    expect([second.table.turn.seat, second.table.turn.encounters]).toEqual([0, 2]);
    expect(won().answer(0, "pass").table.turn.seat).toBe(1);
  });

  test("after the second encounter, or after a failed one, there are no techs to be had [TEC-09]", () => {
    const lost = fight(withTechs([[]], { hands: [["attack-04", "attack-20"], ["attack-40"], ["attack-06"]] }));
    lost.cards("attack-04", "attack-40").finish();
    expect([lost.wasAsked(0, "turn/next"), lost.table.turn.seat]).toEqual([false, 1]);
    const hand = [["attack-40", "attack-30", "attack-20"], ["attack-04", "attack-06"], ["attack-08"]];
    const t = won({ hands: hand, destiny: ["seat-1", "seat-1"] }).answer(0, "encounter");
    engage(t, { target: "1.2" }).cards("attack-30", "attack-06").finish();
    expect([t.table.turn.seat, t.told("encounter.won")]).toMatchObject([1, [{}, {}]]);
    expect(t.session.answers.filter(({ key }) => key === "turn/next")).toHaveLength(1);
  });

  test("the offense must hold an encounter card, unless the table plays as in 2008 [TEC-10]", () => {
    const bare = { hands: [["attack-40"], ["attack-04"], ["attack-06"]] };
    const t = fight(withTechs([[]], bare))
      .cards("attack-40", "attack-04")
      .finish();
    expect([t.wasAsked(0, "turn/next"), t.table.turn.seat]).toEqual([false, 1]);
    const settings = { techDrawNeedsCard: false };
    expect(won({ ...bare, settings }).options(0)).toEqual(["pass", "techs"]);
  });

  test("with one encounter per turn a success may still be followed by techs [V1E-03]", () => {
    const t = won({ settings: { encountersPerTurn: 1 } });
    expect(t.options(0)).toEqual(["pass", "techs"]);
    t.answer(0, "techs").until("tech/keep").pass(0);
    expect([t.table.turn.seat, t.table.techs[0].length]).toEqual([1, 1]);
  });

  test("the Machine may take techs in the place of any later encounter, which ends its turn [TEC-12, machine EC3]", () => {
    const hand = ["attack-04", "attack-20", "attack-30", "attack-40"];
    const t = fight(
      withTechs([[]], {
        aliens: ["machine", "hacker", "clone"],
        hands: [hand, ["attack-40", "attack-06", "attack-08"], []].map((cards) =>
          cards.filter((c) => c !== "attack-40"),
        ),
        destiny: ["seat-1", "seat-1"],
      }),
    );
    t.cards("attack-04", "attack-08").until("window/encounter.end").answer(0, "machine");
    expect([t.asked(0), t.options(0)]).toEqual(["turn/next", ["encounter", "techs"]]);
    t.answer(0, "encounter");
    engage(t, { target: "1.2" }).cards("attack-20", "attack-06").until("window/encounter.end").answer(0, "machine");
    t.answer(0, "techs").until("tech/keep").pass(0);
    expect([t.table.turn.seat, t.table.techs[0].length, t.table.turn.n]).toEqual([1, 1, 2]);
  });

  test("when the deck is empty the discards are shuffled [DCK-06]", () => {
    const rest = allTechs().map(({ id }) => id);
    const left = rest.splice(0, 1);
    const t = won({ techDiscard: rest, techDeck: left }, 3).answer(0, "techs");
    expect(t.options(0)).toHaveLength(4);
    expect(t.options(0)[0]).toBe(left[0]);
    expect([t.table.techDiscard, t.state.secret.techDeck.length]).toEqual([[], 16]);
    expect(t.told("tech.shuffled")).toHaveLength(1);
  });

  test("if there are fewer left than are to be drawn, that is all there is [DCK-06]", () => {
    const all = allTechs().map(({ id }) => id);
    const own = all.slice(0, 18).map((id) => `${id}:0`);
    const t = won({ techDiscard: all.slice(18) }, 3, own);
    expect(t.answer(0, "techs").options(0)).toHaveLength(2);
  });
});

describe("research ships", () => {
  test("are on no planet: they are no colony and cannot be sent or aimed at [TEC-13, TEC-15]", () => {
    const t = techs([["omega-missile:8"], ["the-qax:4"]])
      .passing("tech/work")
      .until("launch/aim");
    expect(t.options(0)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
    t.answer(0, "1.3");
    const slots = t.question(0)?.kind === "spread" ? t.options(0) : [];
    expect(slots).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
    expect([homeColonies(t.table, 0), foreignColonies(t.table, 0)]).toEqual([5, 0]);
  });

  test("without a colony to return to they go to the warp [TEC-16]", () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`0.${i}`, onlyOf(0, 0)]));
    const t = techs([["xenon-lasers:3"]], { ships: none, warp: [17, 0, 0] });
    t.answer(0, "complete/xenon-lasers").until("launch/aim");
    expect(t.told("ships.stranded")).toEqual([{ player: "player/0", n: 3 }]);
  });

  test("are not lost, so the Masochist does not win while some ships research [TEC-15]", () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`1.${i}`, onlyOf(1, 0)]));
    const own = { aliens: ["clone", "masochist", "gambler"], ships: none };
    const t = techs([[], ["omega-missile:1"]], { ...own, warp: [0, 19, 0] })
      .passing("tech/work")
      .until("launch/aim");
    expect(t.told("power.used")).toEqual([]);
    const all = techs([[], ["omega-missile:0"]], { ...own, warp: [0, 20, 0] });
    expect(all.table.winners).toEqual([1]);
  });

  test("the Shadow may take one where there is no ship on a colony [TEC-14, shadow EC3]", () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`1.${i}`, onlyOf(1, 0)]));
    const own = { aliens: ["clone", "hacker", "shadow"], ships: none };
    const t = techs([[], ["omega-missile:2"]], { ...own, warp: [0, 18, 0] })
      .passing("tech/work")
      .until("window/destiny.turned");
    expect(t.options(2)).toEqual(["pass", "shadow.3"]);
    t.answer(2, "shadow.3");
    expect([t.table.techs[1][0].ships, t.table.warp[1]]).toEqual([1, 19]);
    expect(t.told("shadow.executed")).toEqual([{ player: "player/2", other: "player/1", planet: "lab/1.1" }]);
    const bare = techs([[], ["omega-missile:0"]], { ...own, warp: [0, 20, 0] })
      .passing("tech/work")
      .until("launch/aim");
    expect(bare.told("power.used")).toEqual([]);
    const wild = techs([[], ["omega-missile:2"]], { ...own, warp: [0, 18, 0], destiny: ["wild"] });
    wild.passing("tech/work").until("window/destiny.turned").answer(2, "shadow.2");
    expect(wild.options(2)).toEqual(["0.1@0", "0.2@0", "0.3@0", "0.4@0", "0.5@0", "1.1"]);
  });

  test("the Shadow has to take a ship from a colony as long as there is one [shadow EC3]", () => {
    const t = techs([[], ["omega-missile:2"]], { aliens: ["clone", "hacker", "shadow"] })
      .passing("tech/work")
      .until("shadow/execute");
    expect(t.options(2)).toEqual(["1.1@1", "1.2@1", "1.3@1", "1.4@1", "1.5@1"]);
  });
});

test("techs used at the start of an encounter are used at the same moment as Plague [TCH-16]", () => {
  const t = techs([["warpspace-key", "vacuum-turbines", "delta-scanners", "enigma-device", "omega-missile"]], {
    hands: [["attack-10", "plague"], ["attack-06"], []],
    ships: { "0.1": [3] },
    warp: [1, 0, 0],
    discard: ["attack-20"],
  });
  expect(t.asked(0)).toBe("window/regroup.start");
  expect(t.options(0)).toEqual([
    "pass",
    "plague",
    "warpspace-key",
    "vacuum-turbines",
    "delta-scanners",
    "enigma-device",
    "omega-missile",
  ]);
});

test("a secret or discarded tech gives its ships back to its owner's colonies [TCH-05]", () => {
  const t = techs([[], [], ["tech-scrambler:3"]].map((own, seat) => (seat === 0 ? ["xenon-lasers"] : own)));
  t.until("window/regroup.start").answer(2, "tech-scrambler");
  expect(t.question(2)).toMatchObject({ key: "ships/return", max: 3 });
  expect(t.answer(2, { "2.2": 3 }).ships("2.2", 2)).toBe(7);
  expect(t.table.techDiscard).toEqual(["xenon-lasers", "tech-scrambler"]);
});

/** Options in short form. */
function bare(ref: string): string {
  return ref.slice(ref.indexOf("/") + 1);
}
