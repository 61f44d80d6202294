/** The sentences of the page on how to play Cosmic. */
import type { Said } from "@hypergate/kernel";
import type { SealState } from "../art/seal.tsx";

export const TITLES = {
  wins: { en: "What wins", ru: "Что приносит победу" },
  seals: { en: "What a seal tells", ru: "Что говорит печать" },
  hand: { en: "The cards in your hand", ru: "Карты вашей руки" },
} as const satisfies Readonly<Record<string, Said>>;

export const WINS: Said = {
  en: "The first with ships on five planets of others wins. Reach five together and you win together. Your power works while you keep at least three home planets.",
  ru: "Побеждает первый, чьи корабли стоят на пяти чужих планетах. Дошли до пяти вместе — победили вместе. Способность действует, пока у вас есть хотя бы три родные планеты.",
};

export const SEALS: readonly { readonly state: SealState; readonly head: Said; readonly words: Said }[] = [
  {
    state: "ready",
    head: { en: "Ready:", ru: "Готова:" },
    words: { en: "the power may be used", ru: "способностью можно пользоваться" },
  },
  {
    state: "zapped",
    head: { en: "Zapped:", ru: "Погашена:" },
    words: { en: "cancelled this encounter", ru: "не действует в этом контакте" },
  },
  {
    state: "lost",
    head: { en: "Lost:", ru: "Потеряна:" },
    words: { en: "fewer than three home planets", ru: "осталось меньше трёх родных планет" },
  },
  {
    state: "hidden",
    head: { en: "Hidden:", ru: "Скрыта:" },
    words: { en: "not shown yet", ru: "ещё не показана" },
  },
];

export const KINDS: readonly { readonly card: string; readonly head: Said; readonly words: Said }[] = [
  {
    card: "attack-10",
    head: { en: "Attack", ru: "Атака" },
    words: { en: "Its number is added to the ships. High wins.", ru: "Число складывается с кораблями." },
  },
  {
    card: "negotiate",
    head: { en: "Negotiate", ru: "Переговоры" },
    words: {
      en: "Loses to an attack, but you take cards for it. Two: a deal.",
      ru: "Проигрывают атаке, но приносят карты. Две — сделка.",
    },
  },
  {
    card: "morph",
    head: { en: "Morph", ru: "Метаморфоза" },
    words: { en: "Becomes a copy of the card against it.", ru: "Становится копией карты напротив." },
  },
  {
    card: "reinforcement-3",
    head: { en: "Reinforcement", ru: "Подкрепление" },
    words: { en: "Adds after the reveal, to either side.", ru: "Прибавляется после раскрытия, любой стороне." },
  },
  {
    card: "cosmic-zap",
    head: { en: "Artifact", ru: "Артефакт" },
    words: { en: "A trick. The ticks below say when.", ru: "Уловка. Деления внизу говорят когда." },
  },
  {
    card: "flare-amoeba",
    head: { en: "Flare", ru: "Вспышка" },
    words: {
      en: "Comes back to your hand. Stronger in its own alien's hands.",
      ru: "Возвращается в руку. Сильнее у своего пришельца.",
    },
  },
];
