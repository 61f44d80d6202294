import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Usurper", ru: "Узурпатор" },
  power: { en: "Accroach", ru: "Присвоение" },
  about: {
    en: "As a main player, right after the cards are selected, you may have every ally of both sides play an encounter card face down. You look at the cards of your own allies and may take one of them as your encounter card. Then you may make a card of an opposing ally, unseen, the card of your opponent. All cards that are not used go back to those who played them.",
    ru: "Если вы основной игрок, то сразу после выбора карт можете потребовать, чтобы каждый союзник обеих сторон сыграл карту контакта взакрытую. Карты своих союзников вы смотрите и можете взять одну как свою карту контакта. Затем можете, не глядя, сделать карту одного из союзников соперника его картой контакта. Все неиспользованные карты возвращаются тем, кто их сыграл.",
  },
  oneLine: {
    en: "Take an ally's card, and force one on your opponent.",
    ru: "Возьмите карту союзника себе и навяжите чужую сопернику.",
  },
  wild: {
    en: "As a main player, before allies are invited, you may decide that the side with more allied ships wins this encounter. Planning and reveal are skipped.",
    ru: "Если вы основной игрок, то до приглашения союзников можете решить, что контакт выиграет сторона, у которой больше союзных кораблей. Планирование и раскрытие пропускаются.",
  },
  super: {
    en: "When you use your power, you also see the cards of the opposing allies before you decide about your opponent's.",
    ru: "Используя свою способность, посмотрите и карты союзников соперника, прежде чем решать, чем он сыграет.",
  },
  asks: {
    power: {
      "planning.chosen": {
        ask: {
          en: "make every ally play a card, and choose among them?",
          ru: "потребовать карты у всех союзников и выбрать из них?",
        },
        does: { en: "Demand cards", ru: "Потребовать карты" },
      },
    },
    wild: {
      "alliance.before": {
        ask: {
          en: "let the side with more allied ships win, without cards?",
          ru: "решить контакт без карт, числом союзных кораблей?",
        },
        does: { en: "Let allies decide", ru: "Решат союзники" },
      },
    },
    super: {
      boost: {
        ask: { en: "see the cards of the opposing allies too?", ru: "посмотреть и карты союзников соперника?" },
        does: { en: "See them", ru: "Посмотреть" },
      },
    },
  },
  rules: [
    {
      id: "usurper 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter as a main player in the planning phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли основного игрока в фазе планирования.",
    },
    {
      id: "usurper 1",
      en: "Right after the cards are selected, before any other effect of that moment, every ally of both sides plays one encounter card face down from hand, drawing a new hand first if there is none.",
      ru: "Сразу после выбора карт, до всех прочих эффектов этого момента, каждый союзник обеих сторон играет с руки карту контакта взакрытую; если её нет, сначала набирает новую руку.",
    },
    {
      id: "usurper 2",
      en: "You look at your own allies' cards and may take one as your encounter card.",
      ru: "Вы смотрите карты своих союзников и можете взять одну как свою карту контакта.",
    },
    {
      id: "usurper 3",
      en: "You may make one opposing ally's card, unseen, your opponent's encounter card.",
      ru: "Вы можете, не глядя, сделать карту одного из союзников соперника его картой контакта.",
    },
    {
      id: "usurper 4",
      en: "All cards that are not used in the end, the replaced ones too, go back to whoever played them. A used card of an ally is discarded like any encounter card.",
      ru: "Все карты, которые в итоге не пригодились, в том числе заменённые, возвращаются тем, кто их сыграл. Использованная карта союзника сбрасывается как обычная карта контакта.",
    },
    {
      id: "usurper 5",
      en: "If an effect forces the card of a main player, the allies of that player are not affected. An intimidate laid down in advance counts as selected, not as forced.",
      ru: "Если карту основного игрока навязывает эффект, его союзников это не касается. Заранее выложенное устрашение считается выбранной, а не навязанной картой.",
    },
    {
      id: "usurper zap",
      en: "The use is cancelled: the allies keep their cards.",
      ru: "Использование отменяется: союзники оставляют карты себе.",
    },
    {
      id: "usurper wild",
      en: "Wild (main player, alliance): before allies are invited. The encounter goes to the side with more allied ships, a tie to the defense; planning and reveal are skipped. Ships of main players do not count. Win and loss have their normal results, but there is no compensation. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, союзы): до приглашения союзников. Контакт выигрывает сторона с большим числом союзных кораблей, при равенстве — защитник; планирование и раскрытие пропускаются. Корабли основных игроков не считаются. Победа и поражение имеют обычные последствия, но компенсации нет. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "usurper super",
      en: "Super (main player, planning): you see the opposing allies' cards before you decide about your opponent's card. The flare then returns to your hand.",
      ru: "Супер (основной игрок, планирование): вы видите карты союзников соперника, прежде чем решать, чем он сыграет. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "usurper/play": {
      en: "The Usurper demands an encounter card. Which do you play face down?",
      ru: "Узурпатор требует карту контакта. Какую вы сыграете взакрытую?",
    },
    "usurper/own": {
      en: "Do you take a card of your allies as your own?",
      ru: "Возьмёте карту союзника как свою?",
    },
    "usurper/theirs": {
      en: "Whose card does your opponent play instead? You do not see it.",
      ru: "Чью карту сыграет вместо своей соперник? Вы её не видите.",
    },
    "usurper/theirs-seen": {
      en: "Which card does your opponent play instead?",
      ru: "Какую карту сыграет вместо своей соперник?",
    },
    "usurper.used": {
      en: "The allies played cards for {player}. {player, select, you {Your} other {{player}'s}} side plays {own, select, none {the card it had} you {your card} other {{own}'s card}}, the other side {other, select, none {the one it had} you {yours} other {{other}'s}}.",
      ru: "Союзники играют карты, которых {player, select, you {требуете вы} other {требует {player}}}. {player, select, you {За вашу} other {За свою}} сторону — {own, select, none {прежняя карта} you {ваша карта} other {карта союзника ({own})}}, за другую — {other, select, none {прежняя} you {ваша} other {карта союзника ({other})}}.",
    },
    "usurper.decided": {
      en: "Allied ships decided, {offense} with the offense and {defense} with the defense.",
      ru: "Всё решили союзные корабли, {offense} с агрессором и {defense} с защитником.",
    },
  },
};
