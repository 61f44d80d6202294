import type { Ask } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

const STOP: Ask = {
  ask: { en: "stop {player}'s {card}?", ru: "остановить карту «{card}»?" },
  does: { en: "Stop it", ru: "Остановить" },
};

export const text: AlienText = {
  name: { en: "Anti-Matter", ru: "Антиматерия" },
  power: { en: "Negation", ru: "Отрицание" },
  about: {
    en: "As a main player, when both sides reveal attack cards, you must turn the outcome around: the lower total wins. Your own ships and all allied ships of both sides are subtracted instead of added; your opponent's own ships are added as usual.",
    ru: "Если вы основной игрок и обе стороны раскрыли атаки, вы обязаны вывернуть исход наизнанку: побеждает меньшая сумма. Ваши корабли и корабли всех союзников с обеих сторон вычитаются, а не прибавляются; корабли самого соперника прибавляются как обычно.",
  },
  oneLine: {
    en: "Attack against attack: the lower total wins.",
    ru: "Атака против атаки: побеждает меньшая сумма.",
  },
  wild: {
    en: "As a main player or ally in any phase, when another player tries to use a wild flare, you may prevent it. You may stop only one flare per encounter.",
    ru: "Если вы основной игрок или союзник, то в любой фазе, когда другой игрок пытается применить вспышку как джокер, можете этому помешать. За контакт можно остановить только одну вспышку.",
  },
  super: {
    en: "As any player in any phase, when another player tries to use a wild or super flare, you may prevent it. You may stop only one flare per encounter.",
    ru: "В любой роли и в любой фазе, когда другой игрок пытается применить вспышку как джокер или супер, можете этому помешать. За контакт можно остановить только одну вспышку.",
  },
  asks: { power: {}, wild: { "card.played": STOP }, super: { "card.played": STOP } },
  rules: [
    {
      id: "anti-matter 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "anti-matter 1",
      en: "The power applies only if both main players show attack cards.",
      ru: "Способность действует, только если оба основных игрока показали атаки.",
    },
    {
      id: "anti-matter 2",
      en: "Use this power to make the lower total win.",
      ru: "Используйте способность: побеждает меньшая сумма.",
    },
    {
      id: "anti-matter 3",
      en: "Your own ships and the ships of all allies on both sides are subtracted from their side's total instead of added.",
      ru: "Ваши корабли и корабли всех союзников с обеих сторон вычитаются из суммы своей стороны, а не прибавляются к ней.",
    },
    {
      id: "anti-matter 4",
      en: "Your opponent's own ships are added as usual, and everything else is unchanged.",
      ru: "Корабли самого соперника прибавляются как обычно; всё остальное без изменений.",
    },
    {
      id: "anti-matter zap",
      en: "A zap cancels the use, and the encounter is computed normally.",
      ru: "Заморозка отменяет использование, и контакт подсчитывается по обычным правилам.",
    },
    {
      id: "anti-matter EC1",
      en: "If the totals are tied, the defense wins.",
      ru: "При равенстве сумм побеждает защитник.",
      decided: true,
    },
    {
      id: "anti-matter EC2",
      en: "Reinforcements and flat bonuses still count with their own sign. A player may reinforce the enemy side.",
      ru: "Подкрепления и прочие прибавки считаются со своим обычным знаком. Подкреплять можно и сторону противника.",
      decided: true,
    },
    {
      id: "anti-matter EC3",
      en: "Your total is your card minus your ships minus your allies' ships plus modifiers. Your opponent's total is the opponent's card plus the opponent's ships minus their allies' ships plus modifiers.",
      ru: "Ваша сумма — это ваша карта минус ваши корабли, минус корабли ваших союзников, плюс поправки. Сумма соперника — его карта плюс его корабли, минус корабли его союзников, плюс поправки.",
      decided: true,
    },
    {
      id: "anti-matter EC4",
      en: "Effects that ask by how much a side lost, such as the Spiff or Collapsium Hulls, use the absolute difference of the totals.",
      ru: "Эффекты, которым важна разница при поражении (Авантюрист, «Коллапсиевая обшивка»), берут модуль разности сумм.",
      decided: true,
    },
    {
      id: "anti-matter wild",
      en: "Wild: as a main player or ally in any phase, when another player tries to use a wild flare, you may prevent it. You may stop only one flare per encounter. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок или союзник, то в любой фазе, когда другой игрок пытается применить вспышку как джокер, можете этому помешать. За контакт можно остановить только одну вспышку. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "anti-matter super",
      en: "Super: as any player in any phase, when another player tries to use a wild or super flare, you may prevent it. You may stop only one flare per encounter. The flare then returns to your hand.",
      ru: "Супер: в любой роли и в любой фазе, когда другой игрок пытается применить вспышку как джокер или супер, можете этому помешать. За контакт можно остановить только одну вспышку. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "anti-matter flare D1",
      en: "The stopped flare goes back to its player's hand.",
      ru: "Остановленная вспышка возвращается на руку своему игроку.",
      decided: true,
    },
    {
      id: "anti-matter flare D2",
      en: "The stopped flare counts as played: it is its player's one flare of this encounter.",
      ru: "Остановленная вспышка считается сыгранной: другой вспышки в этом контакте у её игрока не будет.",
      decided: true,
    },
  ],
  messages: {
    "anti-matter.negated": {
      en: "{player} turned the outcome around, so the lower total wins and all ships but {other, select, you {yours} other {{other}'s}} are subtracted.",
      ru: "{player, select, you {Вы выворачиваете} other {{player} выворачивает}} исход наизнанку, и побеждает меньшая сумма. Вычитаются все корабли, кроме {other, select, you {ваших} other {кораблей соперника}}.",
    },
  },
};
