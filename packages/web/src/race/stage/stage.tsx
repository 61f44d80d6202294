/** The middle of the table: whatever the question at hand is about, large, with its numbers. */
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useRace } from "../context.tsx";
import { Actions } from "./actions.tsx";
import { Consume, Kinds, PowerInUse, Sales } from "./consume.tsx";
import { Drawn, Offers, StartHand } from "./drawn.tsx";
import { Idle } from "./idle.tsx";
import { HandLimit, Numbers, Windfalls } from "./others.tsx";
import { Payment } from "./payment.tsx";
import { Discount, Pick, Ways } from "./pick.tsx";
import { ScoreSheet } from "./score-sheet.tsx";
import { Conquest } from "./strength.tsx";
import { Defense, Takeover } from "./takeover.tsx";
import "./stage.css";

export function Stage(): ReactNode {
  const { question } = useAsking();
  const { table } = useRace();
  return (
    <section className="race-stage" data-stage={question?.key ?? table.phase}>
      {table.phase === "over" ? <ScoreSheet /> : question === undefined ? <Idle /> : <Asked question={question} />}
    </section>
  );
}

function Asked({ question }: { readonly question: Question }): ReactNode {
  switch (question.key) {
    case "start.world":
      return <Offers />;
    case "start.discard":
      return <StartHand question={question} />;
    case "choose.action":
    case "choose.actions":
      return <Actions question={question} />;
    case "explore.keep":
    case "explore.discard":
    case "gamble.take":
      return <Drawn question={question} />;
    case "develop.pick":
    case "settle.pick":
    case "settle.second":
      return <Pick question={question} />;
    case "develop.discount":
      return <Discount question={question} />;
    case "settle.way":
      return <Ways question={question} />;
    case "develop.pay":
    case "settle.pay":
      return <Payment question={question} />;
    case "settle.tactics":
    case "settle.mercenaries":
      return <Conquest />;
    case "takeover.target":
    case "takeover.power":
    case "takeover.tactics":
    case "takeover.mercenaries":
      return <Takeover question={question} />;
    case "defense.tactics":
    case "defense.mercenaries":
      return <Defense />;
    case "trade.sell":
    case "consume.sell":
      return <Sales question={question} />;
    case "consume.next":
      return <Consume question={question} />;
    case "consume.leave":
      return <Kinds question={question} />;
    case "consume.goods":
    case "consume.discard":
    case "gamble.ante":
      return <PowerInUse question={question} />;
    case "gamble.name":
      return <Numbers question={question} />;
    case "produce.bonus":
    case "produce.windfall":
    case "produce.discard":
      return <Windfalls question={question} />;
    case "round.discard":
      return <HandLimit />;
    default:
      return <Idle />;
  }
}
