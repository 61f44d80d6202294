import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Lizard", ru: "Ящер" },
  power: { en: "Transmogrify", ru: "Трансформация" },
  about: {
    en: "Game setup: all ships of a color that nobody plays lie on this sheet. When you win as a main player, all your normal ships in the encounter leave the game, and ships from the sheet take their places: they are morphed. A morphed ship is yours in every way and adds 2 more in encounters, whatever happens to this power. Once you have no normal ship left in the game, you win. The power is mandatory and stays with you.",
    ru: "Подготовка: все корабли цвета, которым никто не играет, лежат на этом листе. Когда вы побеждаете как основной игрок, все ваши обычные корабли в контакте выходят из игры, а их места занимают корабли с листа — превращённые. Превращённый корабль во всём ваш и прибавляет в контактах ещё 2, что бы ни случилось с этой способностью. Когда у вас в игре не осталось обычных кораблей, вы победили. Способность обязательная и остаётся у вас.",
  },
  oneLine: {
    en: "Winning ships morph into stronger ones; morph all to win.",
    ru: "Победившие корабли превращаются; превратите все — победа.",
  },
  wild: {
    en: "After your side has revealed an attack, all reinforcements you play from now on count double, or the kicker you revealed as a main player multiplies by one more.",
    ru: "Когда ваша сторона раскрыла атаку, все подкрепления, которые вы сыграете после этого, считаются вдвойне, или импульс, раскрытый вами как основным игроком, умножает на единицу больше.",
  },
  super: {
    en: "When you use your power, also morph two of your normal ships outside the encounter.",
    ru: "Используя свою способность, превратите ещё два своих обычных корабля вне контакта.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.change": {
        ask: { en: "strengthen reinforcements or your kicker?", ru: "усилить подкрепления или импульс?" },
        does: { en: "Strengthen", ru: "Усилить" },
      },
    },
    super: {
      boost: {
        ask: { en: "morph two ships elsewhere as well?", ru: "превратить ещё два корабля вне контакта?" },
        does: { en: "Morph two more", ru: "Ещё два" },
      },
    },
  },
  rules: [
    {
      id: "lizard 0",
      en: "Green alert light. Game setup: all ships of a color that nobody plays lie on this sheet; with all colors in play the Lizard is not in the game. The power is mandatory: you use it as a main player in the resolution phase.",
      ru: "Зелёная сигнальная лампочка. Подготовка: все корабли цвета, которым никто не играет, лежат на этом листе; если заняты все цвета, Ящера в игре нет. Способность обязательная: вы используете её в роли основного игрока в фазе результата.",
    },
    {
      id: "lizard 1",
      en: "When you have won with at least one normal ship, all your normal ships in the encounter leave the game, and as many ships from the sheet take their places: they are morphed.",
      ru: "Когда вы победили хотя бы с одним обычным кораблём, все ваши обычные корабли в контакте выходят из игры, и столько же кораблей с листа занимают их места: это превращённые корабли.",
    },
    {
      id: "lizard 2",
      en: "Morphed ships are yours in every way. In encounters in which you are a main player or an ally each of them adds a further 2, even if the power is zapped or lost.",
      ru: "Превращённые корабли во всём ваши. В контактах, где вы основной игрок или союзник, каждый прибавляет ещё 2, даже если способность заморожена или потеряна.",
    },
    {
      id: "lizard 3",
      en: "If you have no normal ship left in the game, you win the game. You may still win in the usual way.",
      ru: "Если у вас в игре не осталось обычных кораблей, вы побеждаете. Обычная победа тоже возможна.",
    },
    {
      id: "lizard 4",
      en: "The power stays with your color: it cannot be traded, lent, copied or given up for another.",
      ru: "Способность остаётся у вашего цвета: её нельзя обменять, одолжить, скопировать или сменить на другую.",
    },
    {
      id: "lizard zap",
      en: "The use is cancelled: no ship is morphed in this encounter.",
      ru: "Использование отменяется: в этом контакте корабли не превращаются.",
    },
    {
      id: "lizard EC1",
      en: "A deal is not a win. Normal ships in the warp or captured are still in the game; ships that an effect removes from the game are not. Whether you have won is checked at once when a ship is morphed or leaves the game.",
      ru: "Сделка — не победа. Обычные корабли в варпе и захваченные всё ещё в игре; удалённые из игры каким-либо эффектом — нет. Победа проверяется сразу, как только корабль превратился или вышел из игры.",
      decided: true,
    },
    {
      id: "lizard EC2",
      en: "Ships are morphed before they land. A ship with a marker of its own is a normal ship and leaves the game with it; one that came on top of the fleet is not.",
      ru: "Корабли превращаются до высадки. Корабль со своим маркером — обычный и уходит из игры вместе с ним; корабль, добавленный сверх флота, — нет.",
      decided: true,
    },
    {
      id: "lizard EC3",
      en: "If other ships count in place of yours in an encounter, your morphed ships add nothing to that total. Where ships are subtracted, a morphed ship subtracts 3.",
      ru: "Если в контакте вместо ваших считаются другие корабли, превращённые к этой сумме ничего не прибавляют. Там, где корабли вычитаются, превращённый вычитает 3.",
      decided: true,
    },
    {
      id: "lizard wild",
      en: "Wild (main player or ally, reveal): after your side has revealed an attack, all reinforcements you play afterwards count double, or the kicker you revealed as a main player multiplies by one more; not Reverse Polarity and not Self Destruct. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, раскрытие): когда ваша сторона раскрыла атаку, все подкрепления, которые вы сыграете после этого, считаются вдвойне, или импульс, раскрытый вами как основным игроком, умножает на единицу больше; кроме «Обратной полярности» и «Самоуничтожения». Затем вспышка возвращается вам на руку.",
    },
    {
      id: "lizard super",
      en: "Super (main player, resolution): with your power also morph two of your normal ships outside the encounter, on colonies, on techs or in the warp. The flare then returns to your hand.",
      ru: "Супер (основной игрок, результат): вместе с использованием способности превратите ещё два своих обычных корабля вне контакта, в колониях, на технологиях или в варпе. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "lizard/outside": {
      en: "Which {n, plural, one {ship} other {# ships}} outside the encounter do you morph?",
      ru: "{n, plural, one {Какой корабль вне контакта вы превратите} few {Какие # корабля вне контакта вы превратите} many {Какие # кораблей вне контакта вы превратите} other {Какие # корабля вне контакта вы превратите}}?",
    },
    "lizard/how": {
      en: "Do your reinforcements count double from now on, or does your kicker multiply by one more?",
      ru: "Ваши подкрепления теперь считаются вдвойне или ваш импульс умножает на единицу больше?",
    },
    "word/reinforcements": { en: "Double reinforcements", ru: "Подкрепления вдвойне" },
    "word/kicker": { en: "A stronger kicker", ru: "Усиленный импульс" },
    "lizard.morphed": {
      en: "{player} morphed {n, plural, one {# ship} other {# ships}}; {left} to go.",
      ru: "{player, select, you {Вы превращаете} other {{player} превращает}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}; осталось {left}.",
    },
  },
};
