import { type Decide, randomAnswer, seeded, show, simulate, type Viewer } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { CARDS, cardOf, flareOf } from "./cards.ts";
import { cosmic } from "./game.ts";
import { countCards, violation } from "./invariants.ts";
import { setOnSheet } from "./piles.ts";
import { stashOf } from "./query.ts";
import { resample } from "./resample.ts";
import type { State } from "./state.ts";
import { setTable, type TestTable, table } from "./testing/table.ts";
import { withTechs } from "./testing/techs.ts";
import { looking, type View, view, views } from "./view.ts";

const aliens = ["filch", "clone", "machine"];
const viewers: readonly Viewer[] = [0, 1, 2, "spectator"];

/** Seats 0 and 1 have chosen their cards; seat 1 may still switch them. */
function faceDown(): TestTable {
  const hands = [
    ["attack-20", "attack-10"],
    ["negotiate", "attack-08"],
    ["morph", "quash", "flare-zombie"],
  ];
  const t = table({ aliens: ["clone", "sorcerer", "machine"], hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select");
  return t.answer(0, "attack-20").answer(1, "negotiate");
}

describe("a view", () => {
  test("has these parts and no others", () => {
    expect(Object.keys(view(faceDown().state, 0)).sort()).toEqual(
      [
        "aside",
        "chosen",
        "deckSize",
        "flareDeckSize",
        "laid",
        "rewardBacks",
        "rewardDeckSize",
        "rewardFaceDown",
        "destinySize",
        "draft",
        "faceDown",
        "hand",
        "handSizes",
        "hidden",
        "hiddenPowers",
        "reckoning",
        "stash",
        "stashSizes",
        "table",
        "techAside",
        "techDeckSize",
        "techs",
        "under",
        "underSizes",
        "viewer",
      ].sort(),
    );
  });

  test("shows everybody the table, the sizes of hands and decks, and where a card lies face down", () => {
    const { state } = faceDown();
    for (const viewer of viewers)
      expect(view(state, viewer)).toMatchObject({
        viewer,
        table: state.table,
        handSizes: [1, 1, 3],
        deckSize: 73 - 7,
        destinySize: 13,
        faceDown: [true, true],
      });
  });

  test("shows a hand and a card face down to their owner alone [PLN-06]", () => {
    const { state } = faceDown();
    const names = (viewer: Viewer) => view(state, viewer).hand.map((card) => CARDS[card].name);
    expect(viewers.map(names)).toEqual([["attack-10"], ["attack-08"], ["morph", "quash", "flare-zombie"], []]);
    const chosen = viewers.map((viewer) => CARDS[view(state, viewer).chosen]?.name);
    expect(chosen).toEqual(["attack-20", "negotiate", undefined, undefined]);
  });

  test("shows cards that are being looked at to the one who looks", () => {
    const { state } = faceDown();
    state.secret.aside[2] = [cardOf("card/plague")];
    expect(viewers.map((viewer) => view(state, viewer).aside)).toEqual([[], [], [cardOf("card/plague")], []]);
  });

  test("shows cards on a sheet to its owner, and to all how many there are", () => {
    const { state } = faceDown();
    state.table.players[1].powers = ["miser"];
    setOnSheet(state.secret, "miser", [cardOf("card/plague")]);
    expect(viewers.map((viewer) => view(state, viewer).stash)).toEqual([[], [cardOf("card/plague")], [], []]);
    for (const viewer of viewers) expect(view(state, viewer).stashSizes).toEqual([0, 1, 0]);
  });

  test("shows a face-down sheet to its owner, and to all that there is one [VHP-01]", () => {
    const { state } = table({ aliens, settings: { hiddenPowers: true }, hands: [["attack-10"], [], []] });
    expect(viewers.map((viewer) => view(state, viewer).hiddenPowers)).toEqual([["filch"], ["clone"], ["machine"], []]);
    for (const viewer of viewers) expect(view(state, viewer).hidden).toEqual([true, true, true]);
    expect(JSON.stringify(view(state, "spectator"))).not.toMatch(/"(filch|clone|machine)"/);
  });

  test("does not change with what the viewer may not know", () => {
    const { state } = faceDown();
    for (const viewer of viewers) {
      const other = cosmic.clone(state);
      other.secret.deck.reverse();
      other.secret.destiny.reverse();
      other.rng = seeded("other");
      for (const seat of [0, 1, 2]) {
        if (seat === viewer) continue;
        other.secret.hands[seat] = other.secret.hands[seat].map((_, i) => other.secret.deck[i]);
        if (seat < 2) other.secret.chosen[seat] = cardOf("card/attack-40");
      }
      expect(view(other, viewer)).toEqual(view(state, viewer));
    }
  });
});

describe("looking again and again", () => {
  test("shows what a view shows, whoever looked before and at which table", () => {
    const variants = [
      { alienSelection: "flareDraft", useFlares: true, hiddenPowers: true, changingPowers: true },
      { alienSelection: "random", useFlares: true, tech: true },
      {
        alienSelection: "random",
        useFlares: true,
        boxes: ["base", "dominion"],
        rewardDeck: true,
        specialShips: "both",
      },
    ];
    const look = looking();
    for (const [i, settings] of variants.entries())
      for (const players of [4, 3]) {
        const rng = seeded(`looking ${i}`);
        let asked = 0;
        const play: Decide<State> = (question, g) => {
          const viewer =
            ++asked % 3 === 0 ? "spectator" : asked % 3 === 1 ? question.who : (question.who + 1) % players;
          expect(partsOf(look(g.s, viewer))).toEqual(view(g.s, viewer));
          const see = views(g.s);
          see(players - 1);
          expect(see(viewer)).toEqual(view(g.s, viewer));
          return randomAnswer(question, rng);
        };
        const state = cosmic.setUp({ players, settings }, `looking ${i}`);
        simulate(cosmic, state, new Array(players).fill(play), () => asked > 400);
      }
  });

  test("leads to nothing but the parts of a view", () => {
    const { state } = faceDown();
    const seen = looking()(state, 0);
    expect(Reflect.ownKeys(seen)).toEqual(["viewer"]);
    expect(Object.keys(partsOf(seen)).sort()).toEqual(Object.keys(view(state, 0)).sort());
  });

  test("leaves a view alone that was made once", () => {
    const { state } = faceDown();
    const first = view(state, 0);
    const copy = structuredClone(first);
    looking()(state, 1);
    view(state, 2);
    expect(first).toEqual(copy);
  });
});

test("views of one moment have the same objects for what all may know, and each its own share", () => {
  const { state } = faceDown();
  const see = views(state);
  const seen = viewers.map(see);
  expect(seen).toEqual(viewers.map((viewer) => view(state, viewer)));
  for (const one of seen) {
    expect(one.reckoning).toBe(seen[0].reckoning);
    expect(one.handSizes).toBe(seen[0].handSizes);
  }
});

describe("the question of another", () => {
  test("is not shown, only who is asked, and of a hidden one only that the table waits", () => {
    const t = faceDown();
    expect(show(t.session, 1).question?.key).toBe("window/planning.selected");
    expect(show(t.session, 0)).toMatchObject({ question: undefined, waitingFor: [], responses: true });
    const aim = table({ aliens, hands: [["attack-10"], ["attack-08"], []], destiny: ["seat-1"] });
    expect(show(aim.session, 1)).toMatchObject({ question: undefined, waitingFor: [0], responses: false });
  });
});

/** What a look shows by now: all that can be read of it. */
function partsOf(seen: View): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const at of [seen, Object.getPrototypeOf(seen)])
    for (const name of Object.getOwnPropertyNames(at)) {
      const part = Reflect.get(seen, name);
      if (typeof part !== "function") parts[name] = part;
    }
  return parts;
}

/** What a viewer cannot know, as text. */
function unknown(s: State, viewer: Viewer): Record<string, string> {
  const { secret: x } = s;
  const ofOthers = <T>(lists: readonly (readonly T[])[]) => lists.filter((_, seat) => seat !== viewer).join(";");
  return {
    deck: String(x.deck),
    destiny: String(x.destiny),
    hands: ofOthers(x.hands),
    stash: String(s.table.players.map((_, seat) => (seat === viewer ? [] : stashOf(s, seat)))),
    chosen: String(x.chosen.filter((_, side) => s.table.encounter.chosenBy[side] !== viewer)),
    hidden: ofOthers(x.hidden),
    drafts: ofOthers(x.drafts),
    techs: ofOthers(x.techs),
    techDeck: String(x.techDeck),
    techAside: ofOthers(x.techAside),
    under: ofOthers(x.under),
    rng: String(s.rng),
  };
}

/** Parts of the unknown that came out in more than one way. */
function moved(s: State, viewer: Viewer): string[] {
  const rng = seeded("resample");
  const seen = Array.from({ length: 12 }, () => unknown(resample(s, viewer, rng), viewer));
  return Object.keys(seen[0]).filter((part) => new Set(seen.map((one) => one[part])).size > 1);
}

/** A resampled state looks the same to the viewer and is a possible state. */
function checkResample(s: State, viewer: Viewer): void {
  const before = JSON.stringify(s);
  const rng = seeded("check");
  for (let i = 0; i < 3; i++) {
    const other = resample(s, viewer, rng);
    expect(view(other, viewer)).toEqual(view(s, viewer));
    expect(violation(other, countCards(s))).toBeUndefined();
  }
  expect(JSON.stringify(s)).toBe(before);
}

describe("resampling", () => {
  test("deals deck, destiny, other hands, face-down cards and chance anew, and leaves the view alone", () => {
    const { state } = faceDown();
    for (const viewer of viewers) {
      checkResample(state, viewer);
      expect(moved(state, viewer)).toEqual(["deck", "destiny", "hands", "chosen", "rng"]);
    }
  });

  test("deals cards on other sheets anew as well", () => {
    const { state } = faceDown();
    state.table.players[1].powers = ["miser"];
    setOnSheet(state.secret, "miser", state.secret.deck.splice(0, 3));
    checkResample(state, 0);
    expect(moved(state, 0)).toContain("stash");
    expect(moved(state, 1)).not.toContain("stash");
  });

  test("deals technologies that are unseen and cards under them anew [TEC-02]", () => {
    const own = withTechs([["omega-missile:2", "xenon-lasers"], ["quark-battery", "the-qax:1"], ["lunar-cannon:0"]], {
      aliens,
      hands: [["attack-10"], ["attack-08"], []],
      under: [[], ["attack-40"]],
    });
    const { state } = table(own);
    for (const viewer of viewers) {
      checkResample(state, viewer);
      expect(moved(state, viewer)).toEqual(expect.arrayContaining(["techs", "techDeck"]));
      const { secret } = resample(state, viewer, seeded("techs"));
      expect([secret.techs[0][1], secret.techs[1][0]]).toEqual(["xenon-lasers", "quark-battery"]);
    }
    expect(moved(state, 0)).toContain("under");
    expect(moved(state, 1)).not.toContain("under");
    const draft = setTable({ players: 3, aliens, settings: { tech: true } }).state;
    for (const viewer of viewers) checkResample(draft, viewer);
    expect(moved(draft, 0)).toEqual(expect.arrayContaining(["techAside", "techDeck"]));
  });

  test("puts only encounter cards where one lies face down", () => {
    const { state } = faceDown();
    const rng = seeded("face down");
    for (let i = 0; i < 40; i++)
      for (const card of resample(state, "spectator", rng).secret.chosen)
        expect(["attack", "negotiate", "morph"]).toContain(CARDS[card].type);
  });

  test("keeps what a player chose in the dark", () => {
    const { state } = faceDown();
    const rng = seeded("own");
    for (let i = 0; i < 5; i++) expect(resample(state, 0, rng).secret.chosen[0]).toBe(cardOf("card/attack-20.1"));
  });

  test("imagines other aliens face down, with their flares in the game [VHP-01]", () => {
    const settings = { alienSelection: "chosen", hiddenPowers: true, useFlares: true };
    const { state } = setTable({ players: 3, aliens: ["clone", "filch", "machine"], settings });
    for (const viewer of viewers) {
      checkResample(state, viewer);
      expect(moved(state, viewer)).toEqual(["deck", "destiny", "hands", "hidden", "rng"]);
    }
    const rng = seeded("hidden");
    for (let i = 0; i < 20; i++) {
      const { secret } = resample(state, 0, rng);
      const flares = [...secret.deck, ...secret.hands.flat()].filter((card) => CARDS[card].flare);
      for (const alien of secret.hidden.flat()) expect(flares).toContain(flareOf(alien));
    }
  });

  test("never imagines the viewer's own face-down alien before somebody else [VHP-01]", () => {
    const settings = { alienSelection: "chosen", hiddenPowers: true };
    const { state } = setTable({ players: 5, aliens: ["clone", "filch", "machine", "gambler", "warrior"], settings });
    const rng = seeded("own sheet");
    for (let i = 0; i < 60; i++) {
      const [mine, ...others] = resample(state, 0, rng).secret.hidden;
      expect(mine).toEqual(["clone"]);
      expect(others.flat()).not.toContain("clone");
    }
  });

  test("imagines other flares in a draft, not only those that were dealt [SET-31]", () => {
    const { state } = setTable({ players: 3, settings: { alienSelection: "flareDraft", useFlares: true } });
    const dealt = new Set<number>();
    const rng = seeded("draft");
    for (const viewer of viewers) {
      checkResample(state, viewer);
      expect(moved(state, viewer)).toEqual(["destiny", "drafts", "rng"]);
      for (let i = 0; i < 12; i++)
        for (const card of resample(state, viewer, rng).secret.drafts.flat()) dealt.add(card);
    }
    expect(dealt.size).toBeGreaterThan(12);
  });

  test("leaves cards on sheets where they lie", () => {
    const cards = [flareOf("oracle"), cardOf("card/attack-40")];
    const flares = CARDS.flatMap((card) => (card.flare === undefined ? [] : card.name));
    const { state } = table({ aliens, hands: [["attack-10"], [], []], flares, memo: { filch: { cards } } });
    for (const viewer of viewers) checkResample(state, viewer);
  });

  test("holds at the questions of random games, for the one asked and for one who watches", () => {
    const variants = [
      { alienSelection: "flareDraft", useFlares: true, hiddenPowers: true, changingPowers: true },
      { alienSelection: "combo", useFlares: true, unlimitedFlares: true },
      { alienSelection: "random", useFlares: true, tech: true },
    ];
    for (const [i, settings] of variants.entries()) {
      const rng = seeded(`players ${i}`);
      let asked = 0;
      const play: Decide<State> = (question, g) => {
        if (asked++ % 5 === 0) checkResample(g.s, asked % 2 === 0 ? question.who : "spectator");
        return randomAnswer(question, rng);
      };
      simulate(
        cosmic,
        cosmic.setUp({ players: 4, settings }, `random ${i}`),
        [play, play, play, play],
        () => asked > 300,
      );
    }
  });
});
