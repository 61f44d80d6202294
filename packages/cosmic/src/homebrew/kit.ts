/**
 * Everything that the rules of an alien are written with. The files of a host's alien import nothing of the program; their
 * functions are given this instead, so that the same files work on a server, in a browser and on the command line.
 */
import { ask, askAll, chance, isHeard, mix, simultaneously, tell } from "@hypergate/kernel";
import * as anyTime from "../any-time.ts";
import * as asking from "../asking.ts";
import * as cards from "../cards.ts";
import * as effects from "../effects.ts";
import * as fleet from "../fleet.ts";
import * as folds from "../folds.ts";
import * as hand from "../hand.ts";
import * as handingOff from "../handing-off.ts";
import * as installed from "../installed.ts";
import * as laying from "../laying.ts";
import * as memo from "../memo.ts";
import * as naming from "../naming.ts";
import * as piles from "../piles.ts";
import * as query from "../query.ts";
import * as refs from "../refs.ts";
import * as rewards from "../rewards.ts";
import * as sheets from "../sheets.ts";
import * as ships from "../ships.ts";
import * as showing from "../showing.ts";
import * as state from "../state.ts";
import * as totals from "../totals.ts";
import * as windows from "../windows.ts";
import * as working from "../working.ts";

export const KIT = {
  ask,
  askAll,
  chance,
  isHeard,
  mix,
  simultaneously,
  tell,
  ...anyTime,
  ...asking,
  ...cards,
  ...effects,
  ...fleet,
  ...folds,
  ...hand,
  ...handingOff,
  ...laying,
  ...memo,
  ...naming,
  ...piles,
  ...query,
  ...working,
  ...refs,
  ...rewards,
  ...sheets,
  ...ships,
  ...showing,
  ...state,
  ...totals,
  ...windows,
  powerOf: installed.powerOf,
} as const;

export type Kit = typeof KIT;
