import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Reactor", ru: "Реактор" },
  power: { en: "Radiation", ru: "Радиация" },
  about: {
    en: "The flares of all other players' aliens start face up on your sheet. When you are an ally and your main player wins, give that player the matching flare. If neither main player invited you and one loses, you may take the loser's flare from here, discard it from your hand, or take your own flare from here. When another player discards a flare of any player's alien, it comes to your sheet.",
    ru: "Вспышки пришельцев всех остальных игроков начинают игру открытыми на вашем листе. Когда вы союзник и ваш основной игрок побеждает, отдайте ему его вспышку. Если ни один основной игрок вас не пригласил и один из них проиграл, можете взять вспышку проигравшего отсюда, сбросить её с руки или взять отсюда свою. Когда другой игрок сбрасывает вспышку чьего-либо пришельца, она ложится на ваш лист.",
  },
  oneLine: {
    en: "Others' flares lie on your sheet until they win beside you.",
    ru: "Чужие вспышки лежат у вас, пока хозяин не победит с вами.",
  },
  wild: {
    en: "As the winning defense, you may found one colony on any foreign planet. Give this flare to the Reactor.",
    ru: "Если вы защитник и победили, можете создать колонию на любой далёкой планете. Отдайте эту вспышку Реактору.",
  },
  super: {
    en: "If your side won and you have no other flare in hand or on your sheet, you win the game. Whoever else holds this flare gives it to the Reactor on playing the super half of another one.",
    ru: "Если ваша сторона победила, а других вспышек нет ни на руке, ни на листе, вы выигрываете игру. Если эта вспышка у другого игрока, он отдаёт её Реактору, сыграв суперсвойство другой вспышки.",
  },
  asks: {
    power: {
      "resolution.after.2": {
        ask: {
          en: "take or discard a flare, as nobody invited you?",
          ru: "взять или сбросить вспышку, раз вас не пригласили?",
        },
        does: { en: "Choose a flare", ru: "Выбрать вспышку" },
      },
    },
    wild: {
      "resolution.after": {
        ask: { en: "found a colony on a foreign planet?", ru: "создать колонию на далёкой планете?" },
        does: { en: "Found a colony", ru: "Создать колонию" },
      },
    },
    super: {
      "resolution.after": {
        ask: { en: "win the game, as you have no other flare?", ru: "выиграть игру, раз других вспышек у вас нет?" },
        does: { en: "Win the game", ru: "Выиграть игру" },
      },
    },
  },
  rules: [
    {
      id: "reactor 0",
      en: "Red alert light. Game setup: before hands are dealt, the flares of all other players' aliens are laid face up on your sheet, outside your hand; all other flares are shuffled in as usual. The power is mandatory: you use it as any player in any phase.",
      ru: "Красная сигнальная лампочка. Подготовка: до раздачи рук вспышки пришельцев всех остальных игроков выкладываются открытыми на ваш лист и в руку не входят; остальные вспышки замешиваются как обычно. Способность обязательная: вы используете её в любой роли и в любой фазе.",
    },
    {
      id: "reactor 1",
      en: "If you are an ally, your main player won and that player's matching flare is here, you hand it over.",
      ru: "Если вы союзник, ваш основной игрок победил и вспышка его пришельца лежит здесь, вы отдаёте её ему.",
    },
    {
      id: "reactor 2",
      en: "If neither main player invited you and one of them loses, you may do one of these: take the loser's matching flare from here into hand, discard it from your hand, or take your own matching flare from here into hand. A failed deal is no loss here.",
      ru: "Если ни один основной игрок вас не пригласил и один из них проиграл, можете сделать одно: взять отсюда на руку вспышку пришельца проигравшего, сбросить её с руки или взять отсюда на руку вспышку своего пришельца. Провалившаяся сделка здесь поражением не считается.",
      decided: true,
    },
    {
      id: "reactor 3",
      en: "When another player discards the matching flare of any player, it goes face up onto your sheet.",
      ru: "Когда другой игрок сбрасывает вспышку пришельца кого-либо из игроков, она ложится открытой на ваш лист.",
    },
    {
      id: "reactor zap",
      en: "The gift and the catching of a discarded flare can be zapped: the flare stays where it is.",
      ru: "Заморозить можно и подарок, и захват сброшенной вспышки: она остаётся где была.",
    },
    {
      id: "reactor EC1",
      en: "If a player has several aliens, all their matching flares are meant.",
      ru: "Если у игрока несколько пришельцев, речь обо всех их вспышках.",
      decided: true,
    },
    {
      id: "reactor EC2",
      en: "If this sheet leaves the game, the flares on it go to the discard pile.",
      ru: "Если этот лист выходит из игры, вспышки с него уходят в сброс.",
      decided: true,
    },
    {
      id: "reactor wild",
      en: "Wild (defense, resolution): if you won, found one colony on any foreign planet with one to four of your ships from your colonies. The flare then goes to the Reactor, or is discarded if nobody is the Reactor.",
      ru: "Джокер (защитник, результат): если вы победили, создайте колонию на любой далёкой планете: от одного до четырёх кораблей из своих колоний. Затем вспышка переходит к Реактору, а если его нет, сбрасывается.",
    },
    {
      id: "reactor super",
      en: "Super (main player or ally, resolution): if your side won and there is no other flare in your hand or on your sheet, you win the game. While the Reactor is in the game, anybody else who holds this flare must give it to the Reactor on playing the super half of any other flare.",
      ru: "Супер (основной игрок или союзник, результат): если ваша сторона победила, а других вспышек нет ни на руке, ни на листе, вы выигрываете игру. Пока Реактор в игре, любой другой, у кого эта вспышка, отдаёт её Реактору, сыграв суперсвойство любой другой вспышки.",
    },
  ],
  messages: {
    "reactor/choose": {
      en: "Nobody invited you. Which flare do you take from your sheet, or discard from your hand?",
      ru: "Вас никто не пригласил. Какую вспышку вы возьмёте с листа или сбросите с руки?",
    },
    "reactor/planet": { en: "Where do you found a colony?", ru: "Где вы создадите колонию?" },
    "reactor/ships": { en: "Which ships settle on {planet}?", ru: "Какие корабли поселятся на планете {planet}?" },
    "reactor.began": {
      en: "{cards} lie on {player, select, you {your sheet} other {the sheet of {player}}}.",
      ru: "{player, select, you {На вашем листе} other {На листе Реактора ({player})}} лежат {cards}.",
    },
    "reactor.gave": {
      en: "{player} gave {other} {cards} from the sheet.",
      ru: "{player, select, you {Вы отдаёте} other {{player} отдаёт}} с листа карты ({cards}), получатель — {other}.",
    },
    "reactor.took": {
      en: "{player} took {cards} from the sheet.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} с листа карты ({cards}).",
    },
    "reactor.caught": {
      en: "{player} caught {cards} for the sheet.",
      ru: "{player, select, you {Вы забираете} other {{player} забирает}} на свой лист карты ({cards}).",
    },
  },
};
