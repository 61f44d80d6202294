import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Void", ru: "Пустота" },
  power: { en: "Eradicate", ru: "Искоренение" },
  about: {
    en: "When you win as a main player, the losing side's ships are removed from the game instead of going to the warp, before any other effect can touch them. No player falls below as many ships as foreign colonies are needed to win; ships that would break this limit go to the warp as usual. The power is mandatory.",
    ru: "Если вы основной игрок и победили, корабли проигравшей стороны не отправляются в варп, а удаляются из игры — раньше, чем к ним применится любой другой эффект. Ни у кого не должно остаться меньше кораблей, чем далёких колоний нужно для победы; корабли, которые этот предел оберегает, отправляются в варп как обычно. Способность обязательная.",
  },
  oneLine: {
    en: "When you win, the losers' ships leave the game for good.",
    ru: "Когда вы побеждаете, корабли проигравших удаляются из игры.",
  },
  wild: {
    en: "Once per encounter you may send one of your ships outside the encounter to the warp to cancel one artifact, which is discarded.",
    ru: "Один раз за контакт можете отправить в варп один свой корабль, не участвующий в контакте, чтобы отменить один артефакт; этот артефакт сбрасывается.",
  },
  super: {
    en: "As an ally, you may use your power if your side wins.",
    ru: "Если вы союзник и ваша сторона победила, можете использовать свою способность.",
  },
  asks: {
    power: {},
    wild: {
      "card.played": {
        ask: {
          en: "send a ship to the warp to cancel {player}'s {card}?",
          ru: "отдать корабль варпу и отменить «{card}»?",
        },
        does: { en: "Cancel it", ru: "Отменить" },
      },
    },
    super: {
      "resolution.before": {
        ask: {
          en: "remove the losers' ships from the game for good?",
          ru: "убрать корабли проигравших из игры навсегда?",
        },
        does: { en: "Remove them", ru: "Убрать" },
      },
    },
  },
  rules: [
    {
      id: "void 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it as a main player in the resolution phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе результата.",
    },
    {
      id: "void 1",
      en: "When you win, the losing side's ships are removed from the game instead of going to the warp.",
      ru: "Когда вы побеждаете, корабли проигравшей стороны удаляются из игры, а не отправляются в варп.",
    },
    {
      id: "void 2",
      en: "This comes before all other effects on ships heading to the warp.",
      ru: "Это происходит раньше всех прочих эффектов, касающихся кораблей на пути в варп.",
    },
    {
      id: "void 3",
      en: "No player falls below as many ships as foreign colonies are needed to win: 5, or 4 with four planets. Ships that this limit protects go to the warp as usual.",
      ru: "Ни у одного игрока не остаётся меньше кораблей, чем далёких колоний нужно для победы: 5, а при игре с четырьмя планетами — 4. Корабли, которые этот предел оберегает, отправляются в варп как обычно.",
      setting: "planetsPerPlayer",
    },
    {
      id: "void zap",
      en: "The use is cancelled and the ships go to the warp.",
      ru: "Использование отменяется, и корабли отправляются в варп.",
    },
    {
      id: "void EC1",
      en: "For the limit, count all of a player's ships still in the game, including those in the warp.",
      ru: "Для этого предела считаются все корабли игрока, ещё остающиеся в игре, в том числе в варпе.",
      decided: true,
    },
    {
      id: "void EC2",
      en: "The Zombie and the Observer do not help against this; the Healer does.",
      ru: "Зомби и Наблюдатель от этого не спасают, а Целитель спасает.",
    },
    {
      id: "void EC3",
      en: "A failed deal is not a win.",
      ru: "Провальная сделка победой не считается.",
      decided: true,
    },
    {
      id: "void EC4",
      en: "If the limit applies, the loser chooses which of the ships are removed and which go to the warp; all ships are alike except the Prometheus.",
      ru: "Если предел сработал, проигравший сам выбирает, какие из кораблей удаляются, а какие отправляются в варп; все корабли одинаковы, кроме «Прометея».",
      decided: true,
    },
    {
      id: "void EC5",
      en: "Ships removed from the game do not count for compensation, as they did not go to the warp.",
      ru: "Удалённые из игры корабли не учитываются при подсчёте компенсации: в варп они не попали.",
      decided: true,
    },
    {
      id: "void wild",
      en: "Wild (any player, any phase): once per encounter you may send one of your ships not in the encounter to the warp to cancel one artifact; the artifact is discarded. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): один раз за контакт можете отправить в варп один свой корабль, не участвующий в контакте, чтобы отменить один артефакт; артефакт сбрасывается. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "void super",
      en: "Super (ally, resolution): you may use your power as an ally if your side wins. The flare then returns to your hand.",
      ru: "Супер (союзник, результат): если ваша сторона победила, можете использовать свою способность в роли союзника. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "void/pay": {
      en: "From which colony do you send the ship that cancels the artifact?",
      ru: "Из какой колонии вы отправите в варп корабль, чтобы отменить артефакт?",
    },
  },
};
