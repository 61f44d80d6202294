/** Technologies: which to keep, what to work on, and when to use them. */
import {
  OFFENSE,
  opponentOf,
  playerOf,
  researchNumber,
  sideOf,
  spareShips,
  TECH_FACTS,
  type View,
} from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import { best } from "./best.ts";
import { bestAttack, isBehind, isClose, POOR, threat, turns, wouldWin } from "./judge.ts";
import { isLowBetter } from "./outlook.ts";
import { worthOfTech } from "./tech-worth.ts";
import { always, type Wish } from "./wish.ts";
import { zaps } from "./zaps.ts";

/** With fewer ships to spare nobody does research. */
const RESEARCHERS = 6;
const PASS: Ref = "word/pass";

/** When each technology is worth using. */
export const TECHS: Readonly<Record<string, Wish>> = {
  "coldsleep-ship": always,
  "collapsium-hulls": always,
  "cosmic-field-generator": zaps,
  "delta-scanners": ({ t }) => bestAttack(t.discard) >= 2 * POOR,
  "energy-cloak": ({ t }) => wouldWin(t, t.encounter.offense),
  "enigma-device": ({ view, who }) => view.handSizes.every((n, seat) => seat === who || n >= view.hand.length),
  "genesis-bomb": always,
  "gluon-mines": ({ t, who }) => isBehind(t, who) || isClose(t, t.encounter.offense),
  "infinity-drive": ({ view }) => bestAttack(view.hand) >= POOR,
  "lunar-cannon": ({ t, who, at }) =>
    at !== "window/reveal.add" || turns(t, who, TECH_FACTS["lunar-cannon"].numbers.shot),
  "omega-missile": ({ t, who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  "plasma-thrusters": ({ t, who }) => spareShips(t, who) > 1,
  "quark-battery": ({ t, who }) => isBehind(t, who),
  "tech-scrambler": ({ who, actor }) => actor !== who,
  "the-qax": ({ t, who }) => wouldWin(t, who) || wouldWin(t, opponentOf(t, who)),
  "vacuum-turbines": always,
  "warpspace-key": ({ t, who }) => t.warp[who] > 1,
  "xenon-lasers": ({ t, who }) => isBehind(t, who),
};

export function keepTech({ options }: OneQuestion): Ref {
  return best(options, (ref) => worthOfTech(idOf(ref)));
}

/** Completes what is finished, goes on where most ships are, and never tears up or bluffs. */
export function workOnTech({ options, who }: OneQuestion, view: View): Ref {
  const { table: t } = view;
  /** Ships in the warp count for one on a sheet. */
  const ships = (ref: Ref) => {
    const tech = t.techs[who][view.techs.indexOf(idOf(ref))];
    return tech.ships + (tech.sheet === undefined ? 0 : t.warp[who]);
  };
  const done = options.find((ref) => ref.startsWith("complete/"));
  if (done !== undefined) return done;
  if (spareShips(view.table, who) < RESEARCHERS) return PASS;
  const open = options.filter(
    (ref) => ref.startsWith("research/") && ships(ref) < Math.max(2, researchNumber(idOf(ref))),
  );
  return open.length === 0 ? PASS : open.reduce((best, ref) => (ships(ref) > ships(best) ? ref : best));
}

function idOf(ref: Ref): string {
  return ref.slice(ref.indexOf("/") + 1);
}

/** Whom to make an ally with four ships: somebody who has them and does not win by it. */
export function draftee({ options, who }: OneQuestion, { table: t }: View): Ref {
  const isAttacking = sideOf(t, who) === OFFENSE;
  return best(options, (ref) => {
    const seat = playerOf(ref);
    const wins = isAttacking && wouldWin(t, seat);
    return (
      Math.min(TECH_FACTS["the-qax"].numbers.ships, spareShips(t, seat)) - threat(t, who, seat) / 10 - (wins ? 100 : 0)
    );
  });
}

/** More is better unless the lower total wins. */
export function laserWord({ table: t }: View): Ref {
  return isLowBetter(t) ? "word/subtract" : "word/add";
}
