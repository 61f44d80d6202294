/** What a reference speaks of, and the numbered statements that say what it does. */
import {
  ALIEN_TEXTS,
  CARDS,
  type Card,
  type CardNumber,
  type CardType,
  cardOf,
  chapters,
  DESTINY,
  destinyOf,
  NONE,
  playerOf,
  statement,
  TECH_FACTS,
  TECH_TEXTS,
} from "@hypergate/cosmic/client";
import type { Ref, Seat, Statement } from "@hypergate/kernel";
import type { FlareSideName } from "../art/card-face.ts";
import { artifactRule } from "../art/printed.ts";

export type Subject =
  | { readonly kind: "alien"; readonly alien: string }
  | { readonly kind: "card"; readonly card: CardNumber; readonly side?: FlareSideName }
  | { readonly kind: "tech"; readonly tech: string }
  | { readonly kind: "destiny"; readonly card: number }
  | { readonly kind: "player"; readonly seat: Seat };

export function subjectOf(thing: Ref): Subject | undefined {
  const [kind, what = ""] = thing.split("/");
  switch (kind) {
    case "power": {
      const [alien] = what.split(".");
      return alien in ALIEN_TEXTS ? { kind: "alien", alien } : undefined;
    }
    case "wild":
    case "super":
      return cardSubject(
        CARDS.findIndex(({ flare }) => flare === what),
        kind,
      );
    case "card":
      return cardSubject(cardOf(thing));
    case "name":
      return cardSubject(CARDS.findIndex(({ name }) => name === what));
    case "tech":
    case "research":
    case "complete":
    case "fail":
    case "abandon":
      return what in TECH_TEXTS ? { kind: "tech", tech: what } : undefined;
    case "destiny": {
      const card = destinyOf(thing);
      return card === NONE ? undefined : { kind: "destiny", card };
    }
    case "player": {
      const seat = playerOf(thing);
      return seat < 0 ? undefined : { kind: "player", seat };
    }
    default:
      return undefined;
  }
}

function cardSubject(card: CardNumber, side?: FlareSideName): Subject | undefined {
  if (card < 0) return undefined;
  return side === undefined ? { kind: "card", card } : { kind: "card", card, side };
}

/** The statements behind a thing, those of an alien without its flare. */
export function statementsOf(subject: Subject): readonly Statement[] {
  switch (subject.kind) {
    case "alien":
      return rulesOfAlien(subject.alien).filter((rule) => !isOfFlare(rule));
    case "card": {
      const card = CARDS[subject.card];
      if (card.flare !== undefined) return rulesOfAlien(card.flare).filter(isOfFlare);
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

function rulesOfAlien(alien: string): readonly Statement[] {
  return ALIEN_TEXTS[alien]?.rules ?? [];
}

/** `oracle wild`, `oracle super`, `oracle flare D1`. */
function isOfFlare({ id }: Statement): boolean {
  return /^\S+ (?:wild|super|flare)/.test(id);
}

function stated(ids: readonly string[]): readonly Statement[] {
  return ids.flatMap((id) => statement(id) ?? []);
}

/** Where a statement stands in the rules. */
export function addressOf({ id }: Statement): string {
  return `/rules/cosmic#${encodeURIComponent(id)}`;
}
