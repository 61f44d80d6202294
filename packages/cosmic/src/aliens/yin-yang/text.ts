import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Yin-Yang", ru: "Инь-Ян" },
  power: { en: "Balance", ru: "Равновесие" },
  about: {
    en: "If both main players invite you, you may ally with both. If the defense then loses, it may leave as many of its ships on the planet as you sent with the offense; if the offense loses, it may take as many rewards as you sent ships with the defense. You may give a token to a main player who did not invite you: whenever the opponent of that player loses ships through the encounter, the holder of the token loses as many.",
    ru: "Если вас пригласили оба основных игрока, можете вступить в союз с обоими. Если при этом проиграет защитник, он может оставить на планете столько своих кораблей, сколько вы послали с агрессором; если проиграет агрессор, он может взять столько наград, сколько кораблей вы послали с защитником. Основному игроку, который вас не пригласил, можете дать жетон: когда его соперник теряет корабли из-за контакта, хозяин жетона теряет столько же.",
  },
  oneLine: {
    en: "Ally with both sides, and soften the loser's blow.",
    ru: "Вступайте в союз с обеими сторонами и смягчайте поражение.",
  },
  wild: {
    en: "When you lose ships to the warp, you may blame another player: that player loses as many.",
    ru: "Когда ваши корабли уходят в варп, можете обвинить в этом другого игрока: он теряет столько же.",
  },
  super: {
    en: "While you are allied with both sides, your ships on the losing side return to your colonies instead of going to the warp.",
    ru: "Если вы в союзе с обеими сторонами, ваши корабли на проигравшей стороне возвращаются в ваши колонии, а не уходят в варп.",
  },
  asks: {
    power: {
      "alliance.answer": {
        ask: { en: "ally with both sides?", ru: "вступить в союз с обеими сторонами?" },
        does: { en: "Join both sides", ru: "Союз с обеими" },
      },
      "alliance.invited": {
        ask: {
          en: "give a token to a main player who did not invite you?",
          ru: "дать жетон основному игроку, который вас не пригласил?",
        },
        does: { en: "Give a token", ru: "Дать жетон" },
      },
    },
    wild: {
      "ships.gone": {
        ask: {
          en: "blame another player, who then loses as many ships as you?",
          ru: "обвинить другого, чтобы он потерял столько же кораблей?",
        },
        does: { en: "Blame somebody", ru: "Обвинить" },
      },
    },
    super: {
      "ships.going": {
        ask: {
          en: "bring your beaten ships home from the losing side?",
          ru: "увести побеждённые корабли домой, а не в варп?",
        },
        does: { en: "Bring them home", ru: "Увести домой" },
      },
    },
  },
  rules: [
    {
      id: "yin-yang 0",
      en: "Yellow alert light, two tokens, no game setup. The power is optional: you may use it in the alliance phase when you are not a main player.",
      ru: "Жёлтая сигнальная лампочка, два жетона, подготовка не нужна. Способность необязательная: её можно использовать в фазе союзов, если вы не основной игрок.",
    },
    {
      id: "yin-yang 1",
      en: "If both main players have invited you, you may use the power to ally with both, sending one to four ships to each side.",
      ru: "Если вас пригласили оба основных игрока, можете использовать способность и вступить в союз с обоими, послав каждой стороне от одного до четырёх кораблей.",
    },
    {
      id: "yin-yang 2",
      en: "If you are allied with both and the defense loses, it may leave on the planet as many of its losing ships as you had with the offense.",
      ru: "Если вы в союзе с обоими и проиграл защитник, он может оставить на планете столько своих проигравших кораблей, сколько у вас было с агрессором.",
    },
    {
      id: "yin-yang 3",
      en: "If you are allied with both and the offense loses, it may take as many rewards as you had ships with the defense.",
      ru: "Если вы в союзе с обоими и проиграл агрессор, он может взять столько наград, сколько ваших кораблей было с защитником.",
    },
    {
      id: "yin-yang 4",
      en: "Right after the invitations you may give one token to each main player who did not invite you.",
      ru: "Сразу после приглашений можете дать по жетону каждому основному игроку, который вас не пригласил.",
    },
    {
      id: "yin-yang 5",
      en: "When the opponent of a main player with a token loses ships of its own to the warp through the encounter, a failed deal included, the holder loses as many from any colonies of its choice.",
      ru: "Когда собственные корабли соперника основного игрока с жетоном уходят в варп из-за контакта — в том числе из-за провалившейся сделки, — хозяин жетона теряет столько же из любых своих колоний по своему выбору.",
    },
    {
      id: "yin-yang 6",
      en: "At the end of the encounter both tokens return to your sheet.",
      ru: "В конце контакта оба жетона возвращаются на ваш лист.",
    },
    {
      id: "yin-yang zap",
      en: "Only the double alliance can be zapped. You may then still join one side; the tokens are not touched.",
      ru: "Заморозить можно только двойной союз. Тогда вы ещё можете присоединиться к одной стороне; жетоны остаются.",
      decided: true,
    },
    {
      id: "yin-yang EC1",
      en: "If both sides lose, by two morphs or by Self Destruct, each main player may take what is due to a loser; after Self Destruct there are no rewards.",
      ru: "Если проиграли обе стороны — из-за двух метаморфоз или «Самоуничтожения», — каждый основной игрок может получить то, что положено проигравшему; после «Самоуничтожения» наград нет.",
      decided: true,
    },
    {
      id: "yin-yang wild",
      en: "Wild (any player, any phase): when you lose ships to the warp, name another player as the one to blame, rightly or not. That player loses as many ships of their choice. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда ваши корабли уходят в варп, назовите другого игрока виновным — справедливо или нет. Он теряет столько же кораблей по своему выбору. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "yin-yang super",
      en: "Super (ally, resolution): if you are allied with both sides, your losing ships go to your colonies instead of the warp. The flare then returns to your hand.",
      ru: "Супер (союзник, результат): если вы в союзе с обеими сторонами, ваши проигравшие корабли уходят не в варп, а в ваши колонии. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "yin-yang/leave": {
      en: "Yin-Yang fought on both sides. How many of your beaten ships stay on the planet?",
      ru: "Инь-Ян был на обеих сторонах. Сколько ваших побеждённых кораблей останется на планете?",
    },
    "yin-yang/rewards": {
      en: "Yin-Yang fought on both sides. How many rewards do you take?",
      ru: "Инь-Ян был на обеих сторонах. Сколько наград вы возьмёте?",
    },
    "yin-yang/token": {
      en: "You were not invited. To whom do you give a token? Its holder will lose as many ships as the opponent.",
      ru: "Вас не пригласили. Кому вы дадите жетон? Его хозяин потеряет столько же кораблей, сколько его соперник.",
    },
    "yin-yang/blame": {
      en: "Whom do you blame? That player loses {n, plural, one {# ship} other {# ships}} too.",
      ru: "Кого вы обвините? Этот игрок тоже потеряет {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
    },
    "yin-yang.left": {
      en: "{player} left {n, plural, one {# ship} other {# ships}} on the planet: Yin-Yang was on both sides.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} на планете {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}, ведь Инь-Ян был на обеих сторонах.",
    },
    "yin-yang.token": {
      en: "{player} gave {other} a token of balance.",
      ru: "{player, select, you {Вы даёте} other {{player} даёт}} жетон равновесия, получатель — {other}.",
    },
    "yin-yang.balance": {
      en: "The token of balance costs {player} {n, plural, one {# ship} other {# ships}}.",
      ru: "Жетон равновесия берёт своё, {player, select, you {вы теряете} other {{player} теряет}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
    },
  },
};
