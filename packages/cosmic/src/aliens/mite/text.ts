import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Mite", ru: "Клещ" },
  power: { en: "Bluster", ru: "Запугивание" },
  about: {
    en: "When you are the offense and have put ships on the gate, a defense holding more than 3 cards must choose: discard random cards down to 3, or let you found a colony on the targeted planet, which ends the encounter at once as a success for you. This is mandatory.",
    ru: "Если вы агрессор и уже поместили корабли на врата, то защитник, у которого на руке больше 3 карт, обязан выбрать: наугад сбросить карты, оставив 3, или позволить вам создать колонию на планете-цели — тогда контакт тут же заканчивается вашим успехом. Способность обязательная.",
  },
  oneLine: {
    en: "The defense discards down to 3 cards or lets you land.",
    ru: "Защитник сбросит карты до 3 или пустит вас на планету.",
  },
  wild: {
    en: "As a main player, after alliances are formed, if your opponent has more allied ships than you, you may send all allied ships of both sides back to their owners' colonies.",
    ru: "Если вы основной игрок и после заключения союзов у соперника больше союзных кораблей, чем у вас, можете вернуть все союзные корабли обеих сторон в колонии их владельцев.",
  },
  super: {
    en: "As the offense, you may look at the cards the defense discards because of your power and keep any or all of them; the rest are discarded.",
    ru: "Если вы агрессор, можете посмотреть карты, которые защитник сбрасывает из-за вашей способности, и оставить себе любые из них или все; остальные сбрасываются.",
  },
  asks: {
    power: {},
    wild: {
      "alliance.formed": {
        ask: { en: "send all allies of both sides home?", ru: "отослать домой союзников обеих сторон?" },
        does: { en: "Send them home", ru: "Отослать" },
      },
    },
    super: {
      boost: {
        ask: { en: "look at the discarded cards and keep any?", ru: "посмотреть сброшенные карты и забрать нужные?" },
        does: { en: "Look", ru: "Посмотреть" },
      },
    },
  },
  rules: [
    {
      id: "mite 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as the offense in the launch phase, after you have put ships on the gate.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли агрессора в фазе запуска, после того как поместили корабли на врата.",
    },
    {
      id: "mite 1",
      en: "The condition is that the defense holds more than 3 cards.",
      ru: "Условие: у защитника на руке больше 3 карт.",
    },
    {
      id: "mite 2",
      en: "The defense chooses to discard random cards down to 3 or to let you found a colony on the targeted planet.",
      ru: "Защитник выбирает: наугад сбросить карты, оставив 3, или позволить вам создать колонию на планете-цели.",
    },
    {
      id: "mite 3",
      en: "If the defense chooses the colony, your gate ships land and coexist with the defense's ships. The encounter ends at once and is a success.",
      ru: "Если защитник выбрал колонию, ваши корабли с врат высаживаются и соседствуют с его кораблями. Контакт немедленно заканчивается и считается успешным.",
    },
    {
      id: "mite 4",
      en: "If the defense chooses to discard, the encounter goes on.",
      ru: "Если защитник выбрал сброс карт, контакт продолжается.",
    },
    {
      id: "mite zap",
      en: "The use is cancelled: the defense makes no choice and the encounter goes on.",
      ru: "Использование отменяется: защитник ничего не выбирает, и контакт продолжается.",
    },
    {
      id: "mite EC1",
      en: "A colony given this way allows a second encounter, but it is neither a win nor a deal, so Tick-Tock, Warrior, Cudgel and Barbarian do not react to it.",
      ru: "Полученная так колония даёт право на второй контакт, но это не победа и не сделка: Тик-Так, Воитель, Громила и Варвар на неё не реагируют.",
      decided: true,
    },
    {
      id: "mite EC2",
      en: "You use the power after putting ships on the gate, not before.",
      ru: "Способность используется после того, как вы поместили корабли на врата, а не до этого.",
      decided: true,
    },
    {
      id: "mite EC3",
      en: "When you are driving off an invader, the same choice applies, with the invading player as the defense.",
      ru: "Когда вы изгоняете захватчика, действует тот же выбор, а защитником считается захватчик.",
      decided: true,
    },
    {
      id: "mite EC4",
      en: "The defense may choose the colony even if you already have one there. Your gate ships then join it, and the encounter still ends successfully.",
      ru: "Защитник может выбрать колонию, даже если у вас она там уже есть. Тогда корабли с врат присоединяются к ней, а контакт всё равно заканчивается успешно.",
      decided: true,
    },
    {
      id: "mite wild",
      en: "Wild (main player, alliance): after alliances are formed, if your opponent has more allied ships than you, you may return all allied ships of both sides to their colonies; only allied ships are compared. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, союзы): если после заключения союзов у соперника больше союзных кораблей, чем у вас, можете вернуть все союзные корабли обеих сторон в их колонии; сравниваются только союзные корабли. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mite super",
      en: "Super (offense, launch): you may look at the cards the defense discards because of your power and keep any or all of them, discarding the rest. The flare then returns to your hand.",
      ru: "Супер (агрессор, запуск): можете посмотреть карты, которые защитник сбрасывает из-за вашей способности, оставить себе любые из них или все, а остальные сбросить. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "mite/choice": {
      en: "{player} blusters. Discard random cards down to three, or let {player} found a colony on {planet}?",
      ru: "{player} запугивает вас. Сбросить случайные карты, оставив три, или позволить сопернику создать колонию на планете {planet}?",
    },
    "mite/keep": {
      en: "Which of the cards {player} discards do you keep?",
      ru: "{player} сбрасывает эти карты. Какие из них вы оставляете себе?",
    },
    "mite.kept": {
      en: "{player} kept {n, plural, one {# card} other {# cards}} of those{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} себе из сброшенного {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}.",
    },
    "mite.dispersed": {
      en: "{player} sent all allies home.",
      ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} всех союзников по домам.",
    },
    "word/discard": {
      en: "Discard",
      ru: "Сбросить карты",
    },
    "word/colony": {
      en: "Allow the colony",
      ru: "Разрешить колонию",
    },
  },
};
