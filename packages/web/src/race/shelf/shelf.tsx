/** What a question brings with it, inside the prompt: action cards, sums, goods with their prices. */
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useRace } from "../context.tsx";
import { Actions } from "./actions.tsx";
import { Consume, Kinds, PowerInUse, Sales } from "./consume.tsx";
import { HandRow } from "./drawn.tsx";
import { Numbers, Windfalls } from "./others.tsx";
import { Payment, Pick } from "./payment.tsx";
import { Conquest } from "./strength.tsx";
import { Defense, Takeover } from "./takeover.tsx";
import "./shelf.css";

/** Questions about new cards, which then lie in the place of the hand. */
const ABOUT_DRAWN: ReadonlySet<string> = new Set(["explore.keep", "explore.discard", "gamble.take"]);

export function asksAboutDrawn(question: Question | undefined): boolean {
  return question !== undefined && ABOUT_DRAWN.has(question.key);
}

/** Questions whose options have their place on the shelf. */
export function Shelf({ question }: { readonly question: Question }): ReactNode {
  const { view } = useRace();
  switch (question.key) {
    case "choose.action":
    case "choose.actions":
      return <Actions question={question} />;
    case "explore.keep":
    case "explore.discard":
    case "gamble.take":
      return <HandRow cards={view.hand} />;
    case "develop.pick":
    case "settle.pick":
    case "settle.second":
      return <Pick question={question} />;
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
      return <PowerInUse question={question} />;
    case "gamble.name":
      return <Numbers question={question} />;
    case "produce.bonus":
    case "produce.windfall":
      return <Windfalls question={question} />;
    default:
      return null;
  }
}
