import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Gambler", ru: "Шулер" },
  power: { en: "Bluff", ru: "Блеф" },
  about: {
    en: "As a main player, after your opponent has revealed, you may leave your card face down and state what it is, true or not. Unchallenged, your word stands and the card goes face down to the bottom of the deck; challenged, you reveal it, and whoever was wrong loses to the warp as many ships as that player has in the encounter.",
    ru: "Если вы основной игрок, то после того как соперник раскрыл свою карту, можете свою не раскрывать, а объявить, что это за карта, — хотя бы и солгав. Если соперник поверит, всё идёт по вашим словам, а карта взакрытую уходит под низ колоды; если оспорит, вы раскрываете её, и тот, кто неправ, отправляет в варп столько своих кораблей, сколько у него участвует в контакте.",
  },
  oneLine: {
    en: "Keep your card hidden and say what it is, true or not.",
    ru: "Не раскрывайте карту: назовите её сами, хоть и солгав.",
  },
  wild: {
    en: "As a main player at the very start of the reveal phase, before cards are turned up, you may call a number as the spread. If both cards are attacks and differ by that number or more, add the spread to your card.",
    ru: "Если вы основной игрок, то в самом начале фазы раскрытия, пока карты не открыты, можете назвать число — ставку. Если обе карты окажутся атаками, а их значения различаются на это число или больше, прибавьте ставку к своей карте.",
  },
  super: {
    en: "As a main player in the reveal phase, when you state your card, you may raise the stakes by 1 to 20 ships: the penalty for whoever is wrong grows by that many.",
    ru: "Если вы основной игрок, то в фазе раскрытия, объявляя свою карту, можете поднять ставку на 1–20 кораблей: на столько же вырастет штраф неправой стороны.",
  },
  asks: {
    power: {
      "reveal.turn": {
        ask: {
          en: "keep {myCard, select, none {your card} other {your {myCard}}} face down and name any card?",
          ru: "не открывать {myCard, select, none {свою карту} other {карту «{myCard}»}} и назвать любую?",
        },
        does: { en: "Name a card", ru: "Назвать карту" },
      },
    },
    wild: {
      "reveal.before": {
        ask: { en: "call a spread to add to your card?", ru: "назвать ставку и прибавить её к своей карте?" },
        does: { en: "Call it", ru: "Назвать" },
      },
    },
    super: {
      boost: {
        ask: { en: "raise the stakes by 1 to 20 ships?", ru: "поднять ставку на 1–20 кораблей?" },
        does: { en: "Raise", ru: "Поднять" },
      },
    },
  },
  rules: [
    {
      id: "gambler 0",
      en: "Red alert light, no game setup; not used together with the Sorcerer. The power is optional: you may use it as a main player in the reveal phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна; вместе с Чародеем не используется. Способность необязательная: её можно использовать в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "gambler 1",
      en: "After your opponent has revealed, use this power to keep your card face down and state what it is. You may lie.",
      ru: "После того как соперник раскрыл карту, используйте способность, чтобы оставить свою взакрытую и объявить, что это за карта. Лгать можно.",
    },
    {
      id: "gambler 2",
      en: "Your opponent either accepts the statement or challenges it.",
      ru: "Соперник либо верит вам на слово, либо оспаривает объявленное.",
    },
    {
      id: "gambler 3",
      en: "If you are not challenged, the encounter is resolved as if the statement were true. Then your card goes face down to the bottom of the deck.",
      ru: "Если соперник не оспорил, результат разыгрывается так, словно вы сказали правду. Затем ваша карта взакрытую кладётся под низ колоды.",
    },
    {
      id: "gambler 4",
      en: "If you are challenged, reveal your card. If you lied, you lose as many ships to the warp as you have in the encounter; if you told the truth, your opponent loses as many as the opponent has in it.",
      ru: "Если соперник оспорил, раскройте карту. Если вы солгали, отправьте в варп столько своих кораблей, сколько у вас в контакте; если сказали правду, соперник отправляет столько, сколько в контакте у него.",
    },
    {
      id: "gambler 5",
      en: "Under the 2008 rule the ships lost this way may not be ships in the encounter. Under the 2020 rule they may be any of that player's own ships.",
      ru: "По правилу 2008 года терять при этом можно только корабли, не участвующие в контакте. По правилу 2020 года — любые свои.",
      setting: "gamblerPenaltyShips",
    },
    {
      id: "gambler 6",
      en: "After a challenge the encounter is resolved normally with the revealed cards.",
      ru: "После проверки результат разыгрывается по обычным правилам с раскрытыми картами.",
    },
    {
      id: "gambler zap",
      en: "A zap cancels the bluff: your card is revealed as usual.",
      ru: "Заморозка отменяет блеф: ваша карта раскрывается как обычно.",
    },
    {
      id: "gambler EC1",
      en: "The card you state must be an encounter card that exists: an attack of a printed value, a negotiate or a morph.",
      ru: "Объявить можно только существующую карту контакта: атаку с одним из напечатанных значений, переговоры или метаморфозу.",
      decided: true,
    },
    {
      id: "gambler EC2",
      en: "A player with too few ships outside the encounter loses as many as there are.",
      ru: "Если кораблей вне контакта не хватает, игрок теряет сколько есть.",
      decided: true,
    },
    {
      id: "gambler EC3",
      en: "If you are forced to show your card early, as by the Oracle, you may use the power at that moment.",
      ru: "Если вас заставили показать карту раньше срока, например Оракул, способность можно использовать в тот же момент.",
      decided: true,
    },
    {
      id: "gambler EC4",
      en: "The Gambler and the Sorcerer are never in the same game. If an effect such as Precursor Seed or reincarnation would bring them together, another alien is drawn instead.",
      ru: "Шулер и Чародей не встречаются в одной партии. Если их сводит какой-либо эффект, например «Семя Предшественников» или реинкарнация, вместо второго берётся другой пришелец.",
      decided: true,
    },
    {
      id: "gambler EC5",
      en: "An unchallenged morph copies your opponent's card.",
      ru: "Неоспоренная метаморфоза становится двойником карты соперника.",
      decided: true,
    },
    {
      id: "gambler wild",
      en: "Wild: as a main player at the very start of the reveal phase, before cards are turned up, you may call a number as the spread. If both cards are attacks and differ by that number or more, add the spread to your card. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в самом начале фазы раскрытия, пока карты не открыты, можете назвать число — ставку. Если обе карты окажутся атаками, а их значения различаются на это число или больше, прибавьте ставку к своей карте. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "gambler super",
      en: "Super: as a main player in the reveal phase, when you state your card, you may raise the stakes by 1 to 20 ships: the penalty for whoever is wrong grows by that many. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе раскрытия, объявляя свою карту, можете поднять ставку на 1–20 кораблей: на столько же вырастет штраф неправой стороны. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "setting/gamblerPenaltyShips": {
      en: "Gambler: ships at stake",
      ru: "Шулер: что стоит на кону",
    },
    "setting/gamblerPenaltyShips/about": {
      en: "Which ships may be lost by whoever was wrong about the bluff.",
      ru: "Какие корабли может потерять тот, кто ошибся с блефом.",
    },
    "setting/gamblerPenaltyShips/outsideOnly": {
      en: "Only ships outside the encounter",
      ru: "Только не участвующие в контакте",
    },
    "setting/gamblerPenaltyShips/any": {
      en: "Any of their ships",
      ru: "Любые свои",
    },
    "gambler/state": {
      en: "Say what your card is. You may lie.",
      ru: "Объявите, что у вас за карта. Лгать можно.",
    },
    "gambler/raise": {
      en: "By how many ships do you raise the stakes?",
      ru: "На сколько кораблей вы поднимаете ставку?",
    },
    "gambler/challenge": {
      en: "{player} leaves the card face down and calls it {card}.{n, plural, =0 {} one { The penalty is raised by # ship.} other { The penalty is raised by # ships.}} Do you challenge this?",
      ru: "{player} не раскрывает карту и называет её «{card}».{n, plural, =0 {} one { Штраф увеличен на # корабль.} few { Штраф увеличен на # корабля.} many { Штраф увеличен на # кораблей.} other { Штраф увеличен на # корабля.}} Оспорить?",
    },
    "gambler/spread": {
      en: "Which number do you call as the spread?",
      ru: "Какую ставку вы называете?",
    },
    "gambler.stated": {
      en: "{player} left the card face down and called it {card}.{n, plural, =0 {} one { The stakes were raised by # ship.} other { The stakes were raised by # ships.}}",
      ru: "{player, select, you {Вы не раскрываете карту и называете} other {{player} не раскрывает карту и называет}} её «{card}».{n, plural, =0 {} one { Ставка поднята на # корабль.} few { Ставка поднята на # корабля.} many { Ставка поднята на # кораблей.} other { Ставка поднята на # корабля.}}",
    },
    "gambler.believed": {
      en: "{player} did not challenge, so the card counts as {card}.",
      ru: "{player, select, you {Вы верите} other {{player} верит}} на слово, и карта считается как «{card}».",
    },
    "gambler.challenged": {
      en: "{player} challenged; {other} had to show the card.",
      ru: "{player, select, you {Вы оспариваете} other {{player} оспаривает}} объявленное; карту {other, select, you {раскрываете вы} other {раскрывает {other}}}.",
    },
    "gambler.honest": {
      en: "{player} told the truth; {other} had to pay the penalty.",
      ru: "{player, select, you {Вы говорите} other {{player} говорит}} правду; штраф {other, select, you {платите вы} other {платит {other}}}.",
    },
    "gambler.lied": {
      en: "{player} lied and had to pay the penalty; {other, select, you {you were} other {{other} was}} right.",
      ru: "{player, select, you {Вы платите} other {{player} платит}} штраф за ложь. {other, select, you {Вы были правы} other {Верно угадывает {other}}}.",
    },
    "gambler.buried": {
      en: "{player} put the card face down under the deck.",
      ru: "{player, select, you {Вы кладёте} other {{player} кладёт}} карту взакрытую под низ колоды.",
    },
    "gambler.called": {
      en: "{player} called a spread of {n}.",
      ru: "{player, select, you {Вы называете} other {{player} называет}} ставку {n}.",
    },
    "gambler.covered": {
      en: "The cards differed by {n} or more, so {player} added {n} to the card.",
      ru: "Карты различаются на {n} или больше, и {player, select, you {вы прибавляете} other {{player} прибавляет}} {n} к своей карте.",
    },
  },
};
