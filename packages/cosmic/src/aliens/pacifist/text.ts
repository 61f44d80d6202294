import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Pacifist", ru: "Пацифист" },
  power: { en: "Peace", ru: "Мир" },
  about: {
    en: "When you are a main player and reveal a negotiate against an attack, you win the encounter. Two negotiates lead to an ordinary deal. The power is mandatory.",
    ru: "Если вы основной игрок и раскрыли карту переговоров против карты атаки, вы побеждаете в контакте. Две карты переговоров ведут к обычной сделке. Способность обязательная.",
  },
  oneLine: {
    en: "Your negotiate beats an attack.",
    ru: "Ваши переговоры побеждают атаку.",
  },
  wild: {
    en: "As a main player, after you reveal a negotiate against an attack, you may turn your card into an attack 15.",
    ru: "Если вы основной игрок и раскрыли карту переговоров против карты атаки, можете превратить свою карту в атаку 15.",
  },
  super: {
    en: "As a main player, when you fail to make a deal, you may lose 2 fewer ships and make your opponent lose 2 more.",
    ru: "Если вы основной игрок и сделка провалилась, можете потерять на 2 корабля меньше, а соперник потеряет на 2 больше.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.change": {
        ask: { en: "turn your negotiate into an Attack 15?", ru: "превратить переговоры в атаку 15?" },
        does: { en: "Attack 15", ru: "Атака 15" },
      },
    },
    super: {
      "deal.failed": {
        ask: {
          en: "lose 2 ships fewer, and {opponent} 2 more?",
          ru: "потерять на 2 корабля меньше за счёт соперника?",
        },
        does: { en: "Shift the loss", ru: "Переложить" },
      },
    },
  },
  rules: [
    {
      id: "pacifist 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "pacifist 1",
      en: "If you reveal a negotiate and your opponent an attack, you win.",
      ru: "Если вы раскрыли карту переговоров, а соперник — карту атаки, вы побеждаете.",
    },
    {
      id: "pacifist 2",
      en: "Two negotiates lead to a normal deal.",
      ru: "Две карты переговоров ведут к обычной сделке.",
    },
    {
      id: "pacifist zap",
      en: "The use is cancelled: you lose the encounter and collect compensation.",
      ru: "Использование отменяется: вы проигрываете контакт и получаете компенсацию.",
    },
    {
      id: "pacifist EC1",
      en: "A win by this power gives nobody compensation.",
      ru: "Победа благодаря этой способности никому не приносит компенсации.",
      decided: true,
    },
    {
      id: "pacifist EC2",
      en: "Emotion Control comes first and turns the attack into a negotiate, so the result is a deal.",
      ru: "«Контроль эмоций» срабатывает раньше и превращает атаку в переговоры, так что дело доходит до сделки.",
      decided: true,
    },
    {
      id: "pacifist EC3",
      en: "Effects like Cudgel's that require you to have revealed an attack do not work for you when you win this way.",
      ru: "Эффекты, для которых вы должны были раскрыть атаку, — как у Громилы — при такой победе у вас не срабатывают.",
      decided: true,
    },
    {
      id: "pacifist wild",
      en: "Wild (main player, reveal): after you reveal a negotiate against an attack, you may turn your card into an attack 15. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): раскрыв карту переговоров против карты атаки, можете превратить свою карту в атаку 15. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "pacifist super",
      en: "Super (main player, resolution): when you fail to deal, you may lose 2 fewer ships while your opponent loses 2 more. The flare then returns to your hand.",
      ru: "Супер (основной игрок, результат): при провальной сделке можете потерять на 2 корабля меньше, и тогда соперник теряет на 2 больше. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "pacifist flare D1",
      en: "In a normal failed deal the super means you lose 1 ship and your opponent loses 5.",
      ru: "При обычной провальной сделке с суперсвойством вы теряете 1 корабль, а соперник — 5.",
      decided: true,
    },
  ],
  messages: {
    "pacifist.won": {
      en: "{player} won by offering peace.",
      ru: "{player, select, you {Вы побеждаете} other {{player} побеждает}}, предложив мир.",
    },
    "pacifist.armed": {
      en: "{player, select, you {your} other {{player}'s}} negotiate became an attack 15.",
      ru: "{player, select, you {Вы превращаете} other {{player} превращает}} свои переговоры в атаку 15.",
    },
  },
};
