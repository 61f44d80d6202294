import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Masochist", ru: "Мазохист" },
  power: { en: "Hurt Yourself", ru: "Самоистязание" },
  about: {
    en: "At the start of any regroup phase, before the offense retrieves a ship, you win the game if all your ships are lost: in the warp, removed from the game or captured by others. This is mandatory; you never lose this power for having too few home colonies, and you may also win normally.",
    ru: "В начале любой фазы перегруппировки, прежде чем агрессор заберёт корабль из варпа, вы побеждаете в игре, если потеряны все ваши корабли: находятся в варпе, удалены из игры или захвачены другими. Способность обязательная; из-за нехватки родных колоний вы её не теряете, а победить можете и обычным путём.",
  },
  oneLine: {
    en: "You win when you have lost all your ships.",
    ru: "Вы побеждаете, потеряв все свои корабли.",
  },
  wild: {
    en: "As any player in any regroup phase, you may choose a player other than the offense, who retrieves a ship instead of the offense. This is not allowed if the offense would then have no ship for the gate.",
    ru: "В любой роли в любой фазе перегруппировки можете выбрать игрока, кроме агрессора: он забирает корабль из варпа вместо агрессора. Так нельзя, если агрессору тогда будет нечего поставить на врата.",
  },
  super: {
    en: "As the offense in your regroup phase, you may remove one of your ships in the warp from the game instead of retrieving it.",
    ru: "Если вы агрессор, то в фазе перегруппировки можете удалить из игры один свой корабль, находящийся в варпе, вместо того чтобы его забрать.",
  },
  asks: {
    power: {},
    wild: {
      "regroup.retrieve": {
        ask: {
          en: "choose who gets a ship back instead of {offense}?",
          ru: "решить, кто вернёт корабль вместо агрессора?",
        },
        does: { en: "Choose", ru: "Решить" },
      },
    },
    super: {
      "regroup.retrieve": {
        ask: {
          en: "remove a ship from the game instead of taking it back?",
          ru: "убрать корабль из игры, а не возвращать его?",
        },
        does: { en: "Remove it", ru: "Убрать" },
      },
    },
  },
  rules: [
    {
      id: "masochist 0",
      en: "Red alert light, no game setup; not used together with the Healer. The power is mandatory: you use it as any player at the start of every regroup phase, before the offense retrieves a ship.",
      ru: "Красная сигнальная лампочка, подготовка не нужна; вместе с Целителем не используется. Способность обязательная: вы используете её в любой роли в начале каждой фазы перегруппировки, прежде чем агрессор заберёт корабль из варпа.",
    },
    {
      id: "masochist 1",
      en: "Use this power to win the game if all your ships are lost.",
      ru: "Используйте способность: если все ваши корабли потеряны, вы побеждаете в игре.",
    },
    {
      id: "masochist 2",
      en: "A ship is lost if it is in the warp, removed from the game or captured by another player.",
      ru: "Корабль потерян, если он в варпе, удалён из игры или захвачен другим игроком.",
    },
    {
      id: "masochist 3",
      en: "You do not lose this power for having too few home colonies. This is not a use of the power.",
      ru: "Из-за нехватки родных колоний вы эту способность не теряете. Использованием способности это не считается.",
    },
    {
      id: "masochist 4",
      en: "You may also win in the normal way. This is not a use of the power.",
      ru: "Победить можно и обычным путём. Использованием способности это не считается.",
    },
    {
      id: "masochist zap",
      en: "A zap cancels this check; it comes again at the regroup of the next encounter.",
      ru: "Заморозка отменяет эту проверку; она повторится при перегруппировке следующего контакта.",
    },
    {
      id: "masochist EC1",
      en: "Ships on the gate, allied with a side or researching a tech are not lost.",
      ru: "Корабли на вратах, корабли, отправленные вами в роли союзника, и корабли на исследуемых технологиях потерянными не считаются.",
      decided: true,
    },
    {
      id: "masochist EC2",
      en: "Surviving ships that have no colony to return to go to the warp, which may complete the condition.",
      ru: "Уцелевшие корабли, которым некуда вернуться, отправляются в варп — так условие победы может и выполниться.",
    },
    {
      id: "masochist EC3",
      en: "Your own retrieval in the regroup phase comes after the check.",
      ru: "Вы сами забираете корабль при перегруппировке уже после проверки.",
      decided: true,
    },
    {
      id: "masochist EC4",
      en: "The Prometheus counts as one of your ships.",
      ru: "«Прометей» считается одним из ваших кораблей.",
      decided: true,
    },
    {
      id: "masochist wild",
      en: "Wild: as any player in any regroup phase, you may choose a player other than the offense, who retrieves a ship instead of the offense. This is not allowed if the offense would then have no ship for the gate. The flare then returns to your hand.",
      ru: "Джокер: в любой роли в любой фазе перегруппировки можете выбрать игрока, кроме агрессора: он забирает корабль из варпа вместо агрессора. Так нельзя, если агрессору тогда будет нечего поставить на врата. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "masochist super",
      en: "Super: as the offense in your regroup phase, you may remove one of your ships in the warp from the game instead of retrieving it. The flare then returns to your hand.",
      ru: "Супер: если вы агрессор, то в фазе перегруппировки можете удалить из игры один свой корабль, находящийся в варпе, вместо того чтобы его забрать. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "masochist/whom": {
      en: "Who retrieves a ship instead of the offense?",
      ru: "Кто заберёт корабль из варпа вместо агрессора?",
    },
  },
};
