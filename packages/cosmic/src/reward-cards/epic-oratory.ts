import type { Seat } from "@hypergate/kernel";
import { askWord, byCard } from "../asking.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { lastOn } from "../lasting.ts";
import { shipsInEncounter } from "../query.ts";
import type { Table } from "../state.ts";
import { hasLostToAttack } from "./against.ts";

const EFFECT = "card/epic-oratory";
const CHOICE = byCard("epic-oratory", "epic-oratory 1");
/** With what it goes on once its player has chosen. */
const DOUBLE = 2;
const SPARED = 3;
const COLONIES = 2;

/**
 * A negotiate. Against an attack its player gets double compensation or keeps the own ships. Against a negotiate each
 * party may gain two colonies in the deal.
 */
export const epicOratory: Artifact = {
  id: "epic-oratory",
  uses: [],
  lasting: [
    at("resolution.before", {
      as: "main",
      rule: "epic-oratory 1",
      first: true,
      // Without ships in the encounter neither brings anything.
      when: ({ s: { table: t } }, me) =>
        hasLostToAttack(t, me) && shipsInEncounter(t, me) > 0 && !hasChosen(t, me, DOUBLE, SPARED),
      run: (g, me) => choose(g, me),
    }),
    at("resolution.compensation", {
      as: "main",
      rule: "epic-oratory 1",
      first: true,
      when: (g, me, due) => due.to === me && hasChosen(g.s.table, me, DOUBLE),
      run: (_g, _me, due) => {
        due.count *= 2;
      },
    }),
  ],
  lastingFolds: {
    spared: (_t, { seat: owner, n }, seat, now) => now || (n === SPARED && seat === owner),
    dealColonies: () => COLONIES,
  },
};

function choose(g: Play, me: Seat): void {
  const word = askWord(g, me, "epic-oratory/choice", CHOICE, ["double-compensation", "keep-ships"]);
  lastOn(g, EFFECT, me, word === "keep-ships" ? SPARED : DOUBLE);
}

function hasChosen(t: Table, me: Seat, ...choices: readonly number[]): boolean {
  return t.encounter.lasting.some(({ effect, seat, n }) => effect === EFFECT && seat === me && choices.includes(n));
}
