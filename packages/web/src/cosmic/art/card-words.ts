/** The words on a card. */
import {
  ARTIFACT_FACTS,
  alienOf,
  CARDS,
  type Card,
  cardRef,
  DESTINY,
  nameOf,
  REWARD_FACTS,
  techTextOf,
} from "@hypergate/cosmic/client";
import type { Language, Said } from "@hypergate/kernel";
import { type Face, type FlareSideName, sideShown } from "./card-face.ts";

export interface CardWords {
  /** What kind of card it is. */
  readonly type: string;
  readonly name: string;
  /** What it does; empty where the picture says it all. */
  readonly text: string;
}

const WORDS = {
  tech: { en: "Technology", ru: "Технология" },
  back: { en: "Face-down card", ru: "Карта рубашкой вверх" },
  rewardBack: { en: "Face-down card of the reward deck", ru: "Карта колоды наград рубашкой вверх" },
  wild: { en: "wild", ru: "джокер" },
  super: { en: "super", ru: "супер" },
} as const satisfies Readonly<Record<string, Said>>;

export function cardInWords(language: Language, face: Face): CardWords {
  switch (face.kind) {
    case "card":
      return wordsOfCard(language, CARDS[face.card], sideShown(face.side));
    case "type": {
      const type = nameOf(language, `type/${face.type}`);
      return { type, name: type, text: "" };
    }
    case "tech": {
      const text = techTextOf(face.id);
      return {
        type: WORDS.tech[language],
        name: nameOf(language, `tech/${face.id}`),
        text: text?.about[language] ?? "",
      };
    }
    case "destiny": {
      const name = nameOf(language, DESTINY[face.card].ref);
      return { type: nameOf(language, "phase/destiny"), name: capitalised(name), text: "" };
    }
    case "back": {
      const name = WORDS[face.of === "reward" ? "rewardBack" : "back"][language];
      return { type: name, name, text: "" };
    }
  }
}

export function sideInWords(language: Language, side: FlareSideName): string {
  return WORDS[side][language];
}

function wordsOfCard(language: Language, card: Card, side: FlareSideName): CardWords {
  const type = nameOf(language, `type/${card.type}`);
  if (card.flare !== undefined) {
    const alien = alienOf(card.flare)?.text;
    return { type, name: alien?.name[language] ?? card.flare, text: alien?.[side][language] ?? "" };
  }
  const name = nameOf(language, cardRef(card.n));
  if (card.artifact !== undefined) return { type, name, text: ARTIFACT_FACTS[card.artifact].about[language] };
  return { type, name, text: card.text === undefined ? "" : REWARD_FACTS[card.text].about[language] };
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;
}
