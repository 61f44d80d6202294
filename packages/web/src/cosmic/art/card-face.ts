import { type Back, CARDS, type CardNumber, type CardType } from "@hypergate/cosmic/client";

export type FlareSideName = "wild" | "super";

/** What of a card is to be shown. */
export type Face =
  | {
      readonly kind: "card";
      readonly card: CardNumber;
      readonly side?: FlareSideName;
      /** The value for a hazard warning counts. */
      readonly isHazard?: boolean;
    }
  | { readonly kind: "tech"; readonly id: string }
  | { readonly kind: "destiny"; readonly card: number }
  /** Of the technology and the destiny deck it looks like that of the cosmic deck. */
  | { readonly kind: "back"; readonly of?: Back }
  /** A card of which only the type is known. */
  | { readonly kind: "type"; readonly type: CardType };

export function isSameFace(one: Face, other: Face): boolean {
  const parts = Object.entries(other);
  return Object.keys(one).length === parts.length && parts.every(([name, part]) => one[name as keyof Face] === part);
}

/** What a card is printed on. */
export type Stock = CardType | "tech" | "destiny" | "back";

/** A card face down. */
export function backOf(isReward: boolean): Face {
  return { kind: "back", of: isReward ? "reward" : "cosmic" };
}

export function stockOf(face: Face): Stock {
  switch (face.kind) {
    case "card":
      return CARDS[face.card].type;
    case "type":
      return face.type;
    case "tech":
    case "destiny":
    case "back":
      return face.kind;
  }
}

/** Which side of a flare is shown where nothing is said: everybody but its alien has the wild one. */
export function sideShown(side: FlareSideName | undefined): FlareSideName {
  return side ?? "wild";
}
