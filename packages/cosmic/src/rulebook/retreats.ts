import type { Statement } from "@hypergate/kernel";

export const retreats: readonly Statement[] = [
  {
    id: "RT-1",
    en: "A retreat is an encounter card.",
    ru: "Отступление — карта контакта.",
    setting: "rewardDeck",
  },
  {
    id: "RT-2",
    en: "Against an attack its player loses at once, but that side loses no ships.",
    ru: "Против атаки её игрок сразу проигрывает, но его сторона не теряет ни одного корабля.",
    setting: "rewardDeck",
  },
  {
    id: "RT-3",
    en: "The ships of a retreating offense and its allies go home. A retreating defense stays on the planet and its allies go home; the winning offense lands beside it.",
    ru: "Корабли отступившего агрессора и его союзников уходят домой. Отступивший защитник остаётся на планете, его союзники уходят домой, а победивший агрессор высаживается рядом.",
    setting: "rewardDeck",
  },
  {
    id: "RT-4",
    en: "There are no totals, so nothing is won by a margin, and there is no compensation.",
    ru: "Сумм нет, поэтому нет и перевеса; компенсации тоже нет.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "RT-5",
    en: "Against anything but an attack it is a plain negotiate, before other effects. Two retreats are two negotiates.",
    ru: "Против чего угодно, кроме атаки, это обычные переговоры — прежде других эффектов. Два отступления — двое переговоров.",
    setting: "rewardDeck",
  },
  {
    id: "RT-6",
    en: "If the opposing attack later becomes something else before the outcome is settled, the retreat becomes a negotiate then, and never turns back.",
    ru: "Если позже, до определения исхода, атака соперника станет чем-то другим, отступление тогда же становится переговорами и назад уже не превращается.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "MO-1",
    en: "The reward deck's morph works like the other one: it copies the opposing card. Two morphs: both main players lose.",
    ru: "Метаморфоза из колоды наград работает как обычная: копирует карту соперника. Две метаморфозы — проиграли оба основных игрока.",
    setting: "rewardDeck",
  },
  {
    id: "MO-2",
    en: "It copies the opposing card as it counts once it has changed by itself, but without its kicker.",
    ru: "Она копирует карту соперника такой, какой та стала после собственных превращений, но без её импульса.",
    setting: "rewardDeck",
    decided: true,
  },
];
