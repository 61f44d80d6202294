/** The numbered statements behind a thing. They come with the rulebook, so this file is loaded when they are wanted. */
import { alienStatements, CARDS, type Card, type CardType, DESTINY, TECH_FACTS } from "@hypergate/cosmic/client";
import { chapters, statement } from "@hypergate/cosmic/rulebook";
import type { Statement } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { artifactRule } from "../art/printed.ts";
import { Statements } from "./statements.tsx";
import { isOfFlare, rulesOfAlien, type Subject } from "./subjects.ts";

export default function SubjectStatements({ subject }: { readonly subject: Subject }): ReactNode {
  return <Statements rules={statementsOf(subject)} />;
}

/** The statements behind a thing, those of an alien without its flare. */
export function statementsOf(subject: Subject): readonly Statement[] {
  switch (subject.kind) {
    case "alien":
      return rulesOfAlien(subject.alien);
    case "card": {
      const card = CARDS[subject.card];
      if (card.flare !== undefined) return alienStatements(card.flare).filter(isOfFlare);
      if (card.back === "reward") return stated([...kindRules(card), ...ownRules(card)]);
      return stated(card.artifact === undefined ? RULES_OF_TYPE[card.type] : [artifactRule(card.artifact)]);
    }
    case "tech":
      return stated([TECH_FACTS[subject.tech].rule]);
    case "destiny":
      return stated(destinyRules(subject.card));
    case "player":
      return [];
  }
}

const RULES_OF_TYPE: Readonly<Record<CardType, readonly string[]>> = {
  attack: ["CRD-03"],
  negotiate: ["CRD-04"],
  morph: ["CRD-05"],
  reinforcement: ["CRD-06"],
  artifact: ["ART-02"],
  flare: ["FLR-01"],
  retreat: ["RT-1", "RT-2", "RT-3", "RT-5"],
  kicker: ["KI-1", "KI-3"],
  rift: ["RF-1", "RF-2", "RF-3"],
  intimidate: ["IN-1", "IN-2", "IN-5", "IN-8"],
};

/** What holds for every card of its kind in the reward deck. */
function kindRules({ type, hazard, text, artifact }: Card): readonly string[] {
  if (artifact !== undefined) return [];
  if (hazard !== undefined) return ["VA-1", "VA-2", "VA-3"];
  return type === "negotiate" && text !== undefined ? ["NG-1"] : RULES_OF_TYPE[type];
}

const REWARD_STATEMENTS: readonly string[] = chapters
  .filter(({ id }) => id === "reward-cards")
  .flatMap(({ statements }) => statements.map(({ id }) => id));

/** What is stated of this card alone: `duplicity 1`, `duplicity 2` … */
function ownRules({ name }: Card): readonly string[] {
  return REWARD_STATEMENTS.filter((id) => id.startsWith(`${name} `));
}

function destinyRules(card: number): readonly string[] {
  const { seat, special } = DESTINY[card];
  if (seat !== undefined) return ["DST-03", "DST-09"];
  return special === undefined ? ["DST-04"] : ["DST-05", "DST-06", "DST-07"];
}

function stated(ids: readonly string[]): readonly Statement[] {
  return ids.flatMap((id) => statement(id) ?? []);
}
