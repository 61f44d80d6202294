import { chance } from "@hypergate/kernel";
import type { Technology } from "../../effects.ts";
import { aliensInGame, forbiddenPair, unusedAliens } from "../../pool.ts";
import { ownerOf } from "../../query.ts";
import { addPower, retirePower } from "../../sheets.ts";
import { recheckPowers } from "../../ships.ts";
import { NOBODY, type Table } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const MEMO = "precursor-seed";

/** On completion you get the power of a random unused alien without set-up text in addition to yours, as long as you have the tech. */
export const precursorSeed: Technology = technology({
  id: "precursor-seed",
  number: facts.number,
  after: "stays",
  completed: (g, me) => {
    const t = g.s.table;
    const inGame = aliensInGame(g.s);
    const fitting = unusedAliens(g.s, me).filter((alien) => forbiddenPair([...inGame, alien]) === undefined);
    if (fitting.length === 0) return;
    const power = fitting[chance(g, fitting.length)];
    addPower(g, me, power);
    keep(t, [power]);
    recheckPowers(g);
  },
  discarded: (g) => {
    const t = g.s.table;
    for (const power of kept(t)) {
      const owner = ownerOf(t, power);
      if (owner !== NOBODY) retirePower(g, owner, power);
    }
    keep(t, []);
    recheckPowers(g);
  },
  besides: { read: kept, write: keep },
  takeOver: ({ table: { besides } }) => (besides.length > 0 ? { memo: { powers: [...besides] } } : {}),
  uses: [],
});

function kept({ memo }: Table): readonly string[] {
  return (memo[MEMO]?.powers as string[] | undefined) ?? [];
}

function keep({ memo }: Table, powers: readonly string[]): void {
  if (powers.length > 0) memo[MEMO] = { powers: [...powers] };
  else delete memo[MEMO];
}
