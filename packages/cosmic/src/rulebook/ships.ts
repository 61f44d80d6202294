import type { Statement } from "@hypergate/kernel";

export const ships: readonly Statement[] = [
  {
    id: "SHP-01",
    en: "Ships that return to colonies may go one by one to any colonies their owner has at that moment, no matter where they came from.",
    ru: "Возвращая корабли в колонии, владелец распределяет их по одному между любыми колониями, которые у него сейчас есть, откуда бы они ни пришли.",
  },
  {
    id: "SHP-02",
    en: "Ships may not return to a planet where their owner has no colony, not even to their own emptied home planet.",
    ru: "На планету, где у вас нет колонии, возвращаться нельзя — даже на собственную опустевшую родную.",
  },
  {
    id: "SHP-03",
    en: "If ships have to return and their owner has no colony, they go to the warp.",
    ru: "Если кораблям пора возвращаться, а у владельца нет ни одной колонии, они отправляются в варп.",
  },
  {
    id: "SHP-04",
    en: "A colony ends when its last ship leaves; for that player the planet is then stripped.",
    ru: "Колония исчезает, когда её покидает последний корабль; планета для этого игрока считается опустевшей.",
  },
  {
    id: "SHP-05",
    en: "A stripped home planet still belongs to its owner, who must defend it, with 0 ships.",
    ru: "Опустевшая родная планета по-прежнему принадлежит хозяину, и он обязан её оборонять — с нулём кораблей.",
  },
  {
    id: "SHP-06",
    en: "You can regain a home colony by re-establishing it when your own color comes up, by beating an invader on that planet, by a deal, or by a special effect.",
    ru: "Родную колонию можно вернуть: восстановив её при своём цвете судьбы, победив захватчика на этой планете, по сделке или благодаря особому эффекту.",
  },
  {
    id: "SHP-07",
    en: "If a planet holds only foreign colonies, its owner is still the defense when it is attacked. The foreign colonies there are bystanders and do not defend.",
    ru: "Если на планете остались только чужие колонии, при нападении защитник всё равно её хозяин. Эти колонии посторонние и в обороне не участвуют.",
  },
  {
    id: "SHP-08",
    en: "When invaders are driven off, only the one colony you chose defends; all other colonies there are bystanders. The offense's own ships already on that planet take no part.",
    ru: "При изгнании захватчиков обороняется только одна выбранная колония, остальные там посторонние. Корабли самого агрессора, уже стоящие на этой планете, не участвуют.",
    decided: true,
  },
  {
    id: "SHP-09",
    en: "When you choose ships to lose, any of your ships in play will do, in colonies or in the encounter, unless the effect narrows the choice.",
    ru: "Когда вы выбираете, какие корабли потерять, годятся любые ваши корабли в игре — в колониях и в контакте, — если эффект не сужает выбор.",
    decided: true,
  },
  {
    id: "SHP-10",
    en: "If you must lose more ships than you have, you lose all you have.",
    ru: "Если нужно потерять больше кораблей, чем есть, теряете все, что есть.",
  },
  {
    id: "SHP-11",
    en: "A planet removed from the game by the Omega Missile is gone along with the colonies on it; the effect says what happens to the ships.",
    ru: "Планета, которую удалила из игры «Омега-ракета», исчезает вместе с колониями; судьбу кораблей определяет сам эффект.",
  },
];
