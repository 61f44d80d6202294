/** What a reference speaks of. */
import {
  alienStatements,
  CARDS,
  type CardNumber,
  cardOf,
  destinyOf,
  FACTS,
  NONE,
  playerOf,
  TECH_FACTS,
} from "@hypergate/cosmic/client";
import type { Ref, Seat, Statement } from "@hypergate/kernel";
import type { FlareSideName } from "../art/card-face.ts";

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
      return alien in FACTS ? { kind: "alien", alien } : undefined;
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
      return what in TECH_FACTS ? { kind: "tech", tech: what } : undefined;
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

/** What is stated of an alien, without its flare. */
export function rulesOfAlien(alien: string): readonly Statement[] {
  return alienStatements(alien).filter((rule) => !isOfFlare(rule));
}

/** `oracle wild`, `oracle super`, `oracle flare D1`. */
export function isOfFlare({ id }: Statement): boolean {
  return /^\S+ (?:wild|super|flare)/.test(id);
}

/** Where a statement stands in the rules. */
export function addressOf({ id }: Statement): string {
  return `/rules/cosmic#${encodeURIComponent(id)}`;
}
