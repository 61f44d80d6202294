import type { Statement } from "@hypergate/kernel";

export const winning: readonly Statement[] = [
  {
    id: "WIN-01",
    en: "A player with 5 foreign colonies wins immediately.",
    ru: "Игрок, у которого 5 далёких колоний, немедленно побеждает.",
  },
  {
    id: "WIN-02",
    en: "They may be in one system or spread over several.",
    ru: "Они могут находиться в одной системе или в разных.",
  },
  {
    id: "WIN-03",
    en: "Players who reach 5 at the same time, by the same landing or the same deal, win together.",
    ru: "Игроки, получившие пятую колонию одновременно — одной высадкой или одной сделкой, — побеждают вместе.",
  },
  {
    id: "WIN-04",
    en: "Victory is checked only when a whole simultaneous step is complete: all gate ships have landed, the deal is done, or the one effect is over. CLR-01 says exactly when.",
    ru: "Победа проверяется только по завершении всего одновременного шага: высадились все корабли с врат, сделка исполнена, эффект закончился. Точный момент — в CLR-01.",
    decided: true,
  },
  {
    id: "WIN-05",
    en: "Masochist and Tick-Tock have their own ways to win, and may also win in the normal way.",
    ru: "У Мазохиста и Тик-Така есть свои пути к победе, но выиграть обычным способом они тоже могут.",
  },
  {
    id: "WIN-06",
    en: "If several winning conditions come true in the same step, all of those players win together.",
    ru: "Если в одном шаге выполнилось несколько условий победы, все эти игроки побеждают вместе.",
    decided: true,
  },
  {
    id: "WIN-07",
    en: "If the table plays with four planets, 4 foreign colonies are enough.",
    ru: "При игре с четырьмя планетами для победы нужны 4 далёкие колонии.",
    setting: "planetsPerPlayer",
  },
];
