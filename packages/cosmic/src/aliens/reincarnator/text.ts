import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Reincarnator", ru: "Реинкарнатор" },
  power: { en: "Reincarnation", ru: "Реинкарнация" },
  about: {
    en: "When your side loses an encounter, or you fail to make a deal as a main player, you must draw an unused alien at random and become it, keeping this power beside the new one. Your next loss or failed deal makes you swap that alien for another.",
    ru: "Когда ваша сторона проигрывает контакт или вы как основной игрок проваливаете сделку, вы обязаны наугад взять незанятого пришельца и стать им, сохранив и эту способность. Следующее поражение или провал сделки — и вы меняете его на нового.",
  },
  oneLine: {
    en: "After a loss or failed deal: gain another alien's power.",
    ru: "После неудачи получите способность другого пришельца.",
  },
  wild: {
    en: "After another player who is not the Reincarnator loses an encounter or fails to make a deal, you may give that player this flare. Right after the encounter that player discards the current alien and draws a new one, drawing again if it has game setup text or is not allowed.",
    ru: "После того как другой игрок, но не Реинкарнатор, проиграл контакт или провалил сделку, можете отдать ему эту вспышку. Сразу после контакта он сбрасывает своего пришельца и берёт нового; если тот требует подготовки или в этой партии недопустим, он тянет снова.",
  },
  super: {
    en: "When you lose or fail to make a deal as a main player or ally, you need not reincarnate.",
    ru: "Когда вы, основной игрок или союзник, терпите поражение или проваливаете сделку, можете не перевоплощаться.",
  },
  asks: {
    power: {},
    wild: {
      "resolution.become": {
        ask: { en: "make a loser of this encounter change aliens?", ru: "пусть проигравший сменит пришельца?" },
        does: { en: "Give it away", ru: "Отдать вспышку" },
      },
    },
    super: {
      boost: {
        ask: { en: "stay what you are instead of reincarnating?", ru: "остаться собой и не перерождаться?" },
        does: { en: "Stay", ru: "Остаться" },
      },
    },
  },
  rules: [
    {
      id: "reincarnator 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as a main player or ally in the resolution phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока или союзника в фазе результата.",
    },
    {
      id: "reincarnator 1",
      en: "The condition is that your side has lost, or that you have failed to make a deal as a main player.",
      ru: "Условие: ваша сторона проиграла либо вы как основной игрок провалили сделку.",
    },
    {
      id: "reincarnator 2",
      en: "You draw an unused alien at random and become it. Aliens with game setup text, or not allowed in this game, are discarded and redrawn.",
      ru: "Вы наугад берёте незанятого пришельца и становитесь им. Пришельцев, которые требуют подготовки или в этой партии недопустимы, сбросьте и тяните снова.",
    },
    {
      id: "reincarnator 3",
      en: "On your next loss or failed deal you discard that alien and draw a new one.",
      ru: "При следующем поражении или провале сделки вы сбрасываете этого пришельца и берёте нового.",
    },
    {
      id: "reincarnator 4",
      en: "This power stays with you beside the current one.",
      ru: "Эта способность остаётся у вас наряду с текущей.",
    },
    {
      id: "reincarnator 5",
      en: "A player who copies or steals your power uses both powers. If that player's side then loses, that player must reincarnate and loses the original power.",
      ru: "Игрок, который скопировал или украл вашу способность, пользуется обеими. Если затем его сторона проиграет, он обязан перевоплотиться и лишается исходной способности.",
    },
    {
      id: "reincarnator zap",
      en: "The use is cancelled and you stay as you are.",
      ru: "Использование отменяется, и вы остаётесь тем, кем были.",
    },
    {
      id: "reincarnator EC1",
      en: "An alien is unused if no player has it and no reincarnation has discarded it. When there are none left, the discarded ones are shuffled and drawn from.",
      ru: "Незанятым считается пришелец, которого нет ни у одного игрока и которого не сбросили при реинкарнации. Когда такие кончаются, перемешайте сброшенных и тяните из них.",
      decided: true,
    },
    {
      id: "reincarnator EC2",
      en: "Zapping one of your two powers does not zap the other.",
      ru: "Заморозка одной из двух ваших способностей не затрагивает другую.",
      decided: true,
    },
    {
      id: "reincarnator EC3",
      en: "The new alien counts as yours for flares, so you use the super side of its flare. You also use the super side of the Reincarnator flare.",
      ru: "Для вспышек новый пришелец считается вашим, так что на его вспышке вы используете суперсвойство. На вспышке Реинкарнатора — тоже.",
      decided: true,
    },
    {
      id: "reincarnator EC4",
      en: "You reincarnate at the end of resolution, so your old alien still acts in this resolution.",
      ru: "Вы перевоплощаетесь в конце фазы результата, поэтому в ней ещё действует ваш прежний пришелец.",
      decided: true,
    },
    {
      id: "reincarnator EC5",
      en: "Not allowed are the Masochist if the Healer is in the game and the other way round, and likewise the Gambler and the Sorcerer. The Demon can be drawn only if the 2020 aliens are in use.",
      ru: "Недопустимы Мазохист, если в игре есть Целитель, и наоборот; то же касается Шулера и Чародея. Демон может выпасть, только если играют набором пришельцев 2020 года.",
      setting: "alienPool",
      decided: true,
    },
    {
      id: "reincarnator EC6",
      en: "Losing your power for too few home colonies turns off both powers.",
      ru: "Если вы лишаетесь способности из-за нехватки родных колоний, отключаются обе.",
      decided: true,
    },
    {
      id: "reincarnator wild",
      en: "Wild (any player, resolution): after another player, not the Reincarnator, loses an encounter or fails to deal, you may give that player this flare; right after the encounter that player discards the current power and draws a new one, redrawing aliens with game setup text or not allowed. The flare goes to that player's hand.",
      ru: "Джокер (любой игрок, результат): после того как другой игрок, но не Реинкарнатор, проиграл контакт или провалил сделку, можете отдать ему эту вспышку; сразу после контакта он сбрасывает свою способность и берёт новую, заменяя следующими тех пришельцев, что требуют подготовки или недопустимы. Вспышка уходит на руку этому игроку.",
    },
    {
      id: "reincarnator super",
      en: "Super (main player or ally, resolution): you need not reincarnate when you lose or fail to deal. The flare then returns to your hand.",
      ru: "Супер (основной игрок или союзник, результат): проиграв или провалив сделку, можете не перевоплощаться. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "reincarnator flare D1",
      en: "For the wild, an ally on the losing side also counts as a player who has lost.",
      ru: "Для джокера союзник проигравшей стороны тоже считается проигравшим.",
      decided: true,
    },
  ],
  messages: {
    "reincarnator/victim": {
      en: "Who gets this flare and has to reincarnate?",
      ru: "Кому отдать вспышку? Этому игроку придётся перевоплотиться.",
    },
    "reincarnator.discarded": {
      en: "{player} gave up {power}.",
      ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} пришельца «{power}».",
    },
  },
};
