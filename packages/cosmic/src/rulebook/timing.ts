import type { Statement } from "@hypergate/kernel";

export const timing: readonly Statement[] = [
  {
    id: "TIM-01",
    en: "Every power and card names a role and a phase, and outside them it cannot be used.",
    ru: "На каждой способности и карте указаны роль и фаза; вне их она не применяется.",
  },
  {
    id: "TIM-02",
    en: "If several effects want the same moment, they go in this order: offense, defense, then everyone else clockwise from the offense's left.",
    ru: "Если несколько эффектов приходятся на один момент, порядок такой: агрессор, защитник, затем остальные по часовой стрелке от соседа агрессора слева.",
  },
  {
    id: "TIM-03",
    en: "At such a moment each player in that order may act or pass; it is over when everyone has passed in a row.",
    ru: "В такой момент игроки в этом порядке действуют или пасуют; он заканчивается, когда все подряд спасовали.",
    decided: true,
  },
  {
    id: "TIM-04",
    en: "At the same moment, your mandatory effects come before your optional ones.",
    ru: "В один и тот же момент обязательные эффекты игрока срабатывают раньше его необязательных.",
    decided: true,
  },
  {
    id: "TIM-05",
    en: "Wording such as “before any other effects” or “after all other effects” takes precedence over this order.",
    ru: "Слова вроде «до всех прочих эффектов» или «после всех прочих эффектов» важнее этого порядка.",
  },
];
