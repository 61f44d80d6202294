import { chance } from "@hypergate/kernel";
import type { Technology } from "../../effects.ts";
import { aliensInGame, forbiddenPair, unusedAliens } from "../../pool.ts";
import { ownerOf } from "../../query.ts";
import { addPower, retirePower } from "../../sheets.ts";
import { recheckPowers } from "../../ships.ts";
import { NOBODY } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

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
    t.besides.push(power);
    t.memo["precursor-seed"] = { power };
    recheckPowers(g);
  },
  discarded: (g) => {
    const t = g.s.table;
    const power = t.memo["precursor-seed"]?.power;
    delete t.memo["precursor-seed"];
    if (typeof power !== "string") return;
    const owner = ownerOf(t, power);
    if (owner !== NOBODY && t.besides.includes(power)) retirePower(g, owner, power);
    recheckPowers(g);
  },
  uses: [],
});
