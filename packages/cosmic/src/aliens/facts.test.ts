/** The facts of aliens, artifacts and technologies against what their rules do. */
import { describe, expect, test } from "vitest";
import { ARTIFACT_FACTS } from "../artifacts/facts.ts";
import { ARTIFACT_EFFECTS } from "../artifacts/registry.ts";
import { CARDS } from "../cards.ts";
import { type ArtifactId, BOX_SIZES, BOXES, type Box } from "../catalogue.ts";
import type { Effect } from "../effects.ts";
import type { Window } from "../events.ts";
import { statement } from "../rulebook/chapters.ts";
import { TECH_FACTS } from "../technologies/registry.ts";
import { TECHNOLOGIES } from "../technologies/rules.ts";
import { type Engagement, type FightTable, fight } from "../testing/fight.ts";
import type { TestSetUp } from "../testing/table.ts";
import { TECH_TEXTS } from "../texts/every.ts";
import { PHASES, type Phase, ROLES, type Role } from "../vocabulary.ts";
import type { When } from "./facts.ts";
import { FLARES, POWERS } from "./powers.ts";
import { ALIEN_IDS, FACTS } from "./registry.ts";

/** The phase of the encounter a window belongs to; others open whenever something happens. */
const PHASE_OF: Readonly<Record<string, Phase | undefined>> = {
  ...Object.fromEntries(PHASES.map((phase) => [phase, phase])),
  turn: "start",
  deal: "resolution",
  encounter: "resolution",
  reinforcement: "reveal",
  // Negotiates have been revealed, and the talks begin.
  "deal.attempted": "reveal",
};

/** The windows of an effect outside the phases it is printed with. */
function outside({ uses }: Effect, when: When): readonly Window[] {
  const phases = when === "any" ? PHASES : [when].flat();
  return uses
    .map(({ at }) => at)
    .filter((at) => !phases.includes(PHASE_OF[at] ?? PHASE_OF[at.split(".")[0]] ?? phases[0]));
}

/** The roles in which an effect acts and for which it is not printed. Whoever sends ships is the offense or becomes an ally. */
function others({ uses }: Effect, as: Role): readonly Role[] {
  const acting = uses.filter(({ at }) => at !== "ships.sending");
  return acting.map((use) => use.as).filter((role) => (ROLES[role] & ~ROLES[as]) !== 0);
}

test("power and flare stand in the folder of their alien", () => {
  expect(POWERS.map(({ id }) => id)).toEqual(ALIEN_IDS);
  expect(FLARES.map(({ alien }) => alien)).toEqual(ALIEN_IDS);
});

test.each(Object.entries(BOX_SIZES))("the box %s holds %i aliens", (box, n) => {
  expect(ALIEN_IDS.filter((id) => FACTS[id].box === (box as Box))).toHaveLength(n);
});

test.each(FLARES.map((flare) => [flare.alien, flare] as const))(
  "the flare of %s is played in the phases and roles printed on it",
  (alien, flare) => {
    for (const side of ["wild", "super"] as const) {
      const { as, when } = FACTS[alien].flare[side];
      expect([side, outside(flare[side], when), others(flare[side], as)]).toEqual([side, [], []]);
    }
  },
);

test.each(ARTIFACT_EFFECTS.map((artifact) => [artifact.id, artifact] as const))(
  "%s is played in the phases and roles printed on it",
  (id, artifact) => {
    const { as, when, rule } = ARTIFACT_FACTS[id as ArtifactId];
    expect([outside(artifact, when), others(artifact, as)]).toEqual([[], []]);
    expect(new Set(artifact.uses.map((use) => use.rule))).toEqual(new Set([rule]));
  },
);

test("every technology has its research number and its statement", () => {
  expect(Object.keys(TECH_FACTS)).toEqual(Object.keys(TECH_TEXTS));
  for (const { id, number, uses } of TECHNOLOGIES) {
    const { rule } = TECH_FACTS[id];
    expect([id, number]).toEqual([id, TECH_FACTS[id].number]);
    expect(statement(rule)?.en.startsWith(`${TECH_TEXTS[id].name.en} (${number === 0 ? "X" : number};`), id).toBe(true);
    for (const use of uses) expect([id, use.rule]).toEqual([id, rule]);
  }
});

describe("what a player can count on", () => {
  const [MINE, THEIRS] = ["attack-10", "attack-08"];
  const [mine, theirs] = [10, 8];

  /** Some ships are in the warp, and the alien has tokens if it is one for tokens. */
  const seenOf = (alien: string) => ({ warp: [0, 2, 3], memo: { [alien]: { tokens: 5 } } });

  /** The alien attacks seat 1, four of whose ships defend. */
  function attack(alien: string, more: TestSetUp & Engagement = {}): FightTable {
    const hands = [[MINE], [THEIRS], []];
    const ships = { "1.5": [0, 2], "2.5": [0, 0, 1] };
    const table = {
      aliens: [alien, "clone", "filch"],
      settings: { boxes: BOXES },
      declining: [alien, "clone", "filch"],
    };
    return fight({ ...table, hands, ships, ...seenOf(alien), ...more });
  }

  const having = (fact: keyof (typeof FACTS)[string]) => ALIEN_IDS.filter((id) => FACTS[id][fact] !== undefined);

  test.each(having("strength"))("%s makes of its total what its facts say", (alien) => {
    const { strength, numbers } = FACTS[alien];
    const ships = numbers?.mostSent ?? 3;
    const { plus = 0, times = 1, value = (n: number) => n } = strength?.(seenOf(alien), ships, true) ?? {};
    expect(attack(alien, { gate: ships }).totals()).toEqual({
      offense: value(mine) * times + ships + plus,
      defense: theirs + 4,
    });
  });

  test.each(having("change"))("%s changes both cards as its facts say", (alien) => {
    const t = attack(alien).until("window/planning.selected").answer(0, alien);
    const [own, other] = FACTS[alien].change?.(mine, theirs) ?? [];
    expect(t.totals()).toEqual({ offense: Number(own) + 1, defense: Number(other) + 4 });
  });

  test.each(having("negates"))(
    "with %s the lower total wins and all ships but the opponent's are subtracted",
    (alien) => {
      const t = attack(alien, { allies: [[2, "offense", 2]] });
      expect(t.totals()).toEqual({ offense: mine - 1 - 2, defense: theirs + 4 });
      expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    },
  );

  test.each(having("winsInPeace"))("%s wins with a negotiate against an attack", (alien) => {
    expect(FACTS[alien].winsInPeace).toBe(true);
    const t = attack(alien, { hands: [["negotiate"], [THEIRS], []] });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test.each(having("walls"))("the walls of %s add what its facts say", (alien) => {
    const wall = CARDS.findIndex(({ name }) => name === "attack-15");
    const memo = { [alien]: { cards: [wall], planets: [5] } };
    const t = fight({
      aliens: ["clone", alien, "filch"],
      hands: [[MINE], [THEIRS], []],
      target: "1.1",
      memo,
      declining: ["citadel"],
    });
    const points = FACTS[alien].walls?.(t.table, 5, (card) => CARDS[card].value);
    expect(points).toBe(15);
    t.until("window/planning.selected").answer(1, alien);
    expect(t.totals()).toEqual({ offense: mine + 1, defense: theirs + 4 + 15 });
  });

  const adding = FLARES.filter(({ alien, wild }) => FACTS[alien].flare.wild.adds !== undefined && wild.uses.length > 0);

  test.each(adding.map((flare) => [flare.alien, flare] as const))(
    "the wild flare of %s adds what its facts say",
    (alien, flare) => {
      const hands = [[MINE], [THEIRS, `flare-${alien}`], []];
      const t = fight({ hands, allies: [[2, "defense", 3]] });
      t.until(`window/${flare.wild.uses[0].at}`).answer(1, `flare-${alien}`);
      expect(t.totals()).toEqual({
        offense: mine + 1,
        defense: theirs + 4 + 3 + Number(FACTS[alien].flare.wild.adds?.(4, 3)),
      });
    },
  );
});
