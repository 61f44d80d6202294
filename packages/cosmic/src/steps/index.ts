import { enter, leave } from "@hypergate/kernel";
import type { Play } from "../effects.ts";
import type { Phase } from "../vocabulary.ts";
import { answer, formed, invite } from "./alliance.ts";
import { deal } from "./deal.ts";
import { destiny } from "./destiny.ts";
import { cards, close, next } from "./finish.ts";
import { launch } from "./launch.ts";
import { plan, select, selected } from "./planning.ts";
import { regroup } from "./regroup.ts";
import { aftermath, compensation, landing, losses, rewards } from "./resolution.ts";
import { outcome, reveal, totals, winner } from "./reveal.ts";
import { deal as dealCards, draft, first, hands, mark, prepare, second } from "./setup.ts";
import { techs } from "./technology.ts";
import { turn } from "./turn.ts";

export const STEPS: Readonly<Record<string, (g: Play) => void>> = {
  draft,
  deal: within("resolution", deal),
  dealCards,
  hands,
  second,
  prepare,
  first,
  mark,
  techs,
  turn,
  regroup: within("regroup", regroup),
  destiny: within("destiny", destiny),
  launch: within("launch", launch),
  invite: within("alliance", invite),
  answer: within("alliance", answer),
  formed: within("alliance", formed),
  plan: within("planning", plan),
  select: within("planning", select),
  selected: within("planning", selected),
  reveal: within("reveal", reveal),
  totals: within("reveal", totals),
  outcome: within("resolution", outcome),
  winner: within("resolution", winner),
  losses: within("resolution", losses),
  landing: within("resolution", landing),
  compensation: within("resolution", compensation),
  rewards: within("resolution", rewards),
  aftermath: within("resolution", aftermath),
  cards: within("resolution", cards),
  close: within("resolution", close),
  next: within("resolution", next),
};

/** Does a step as part of a phase, so that events tell where they happened. */
function within(phase: Phase, step: (g: Play) => void): (g: Play) => void {
  return (g) => {
    const e = g.s.table.encounter;
    e.phase = phase;
    if (g.events === undefined) {
      step(g);
      return;
    }
    enter(g, `encounter ${e.n}`);
    enter(g, phase);
    step(g);
    leave(g);
    leave(g);
  };
}
