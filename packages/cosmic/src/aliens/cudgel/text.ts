import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Cudgel", ru: "Громила" },
  power: { en: "Smash", ru: "Сокрушение" },
  about: {
    en: "When you win as a main player and your revealed card was an attack, your opponent must lose additional ships to the warp, of the opponent's own choice: as many as you had in the encounter. This is mandatory.",
    ru: "Если вы победили в роли основного игрока, раскрыв атаку, соперник сверх обычного отправляет в варп столько своих кораблей на свой выбор, сколько у вас участвовало в контакте. Способность обязательная.",
  },
  oneLine: {
    en: "Win with an attack: your opponent loses more ships.",
    ru: "Победили атакой — соперник теряет больше кораблей.",
  },
  wild: {
    en: "As the offense in the resolution phase, when you gain a colony, you may send all ships of other players on that planet to the warp, except those allied with you in this encounter.",
    ru: "Если вы агрессор, то в фазе результата, получив колонию, можете отправить в варп все корабли других игроков на этой планете, кроме ваших союзников по этому контакту.",
  },
  super: {
    en: "As a main player in the resolution phase, when you use your power, you may also hit any of your opponent's allies: each one hit loses as many ships as you had in the encounter.",
    ru: "Если вы основной игрок, то в фазе результата, используя способность, можете ударить и по любым союзникам соперника: каждый из них теряет столько кораблей, сколько у вас участвовало в контакте.",
  },
  asks: {
    power: {},
    wild: {
      "colony.gained": {
        ask: {
          en: "send all other ships on {planet} to the warp?",
          ru: "отправить в варп все чужие корабли с планеты {planet}?",
        },
        does: { en: "Clear the planet", ru: "Очистить планету" },
      },
    },
    super: {
      boost: {
        ask: { en: "hit {opponent}'s allies as well?", ru: "ударить и по союзникам соперника?" },
        does: { en: "Hit them too", ru: "Ударить" },
      },
    },
  },
  rules: [
    {
      id: "cudgel 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе результата.",
    },
    {
      id: "cudgel 1",
      en: "The power applies only if you won and your revealed card was an attack.",
      ru: "Способность действует, только если вы победили, а вашей раскрытой картой была атака.",
    },
    {
      id: "cudgel 2",
      en: "Use this power to make your opponent lose additional ships of the opponent's choice to the warp, as many as you had in the encounter.",
      ru: "Используйте способность: соперник дополнительно отправляет в варп столько своих кораблей на свой выбор, сколько у вас участвовало в контакте.",
    },
    {
      id: "cudgel zap",
      en: "A zap cancels the use: your opponent loses no additional ships.",
      ru: "Заморозка отменяет использование: дополнительных потерь соперник не несёт.",
    },
    {
      id: "cudgel EC1",
      en: "Your ships are counted when the winner is determined. The multipliers of the Macron or the Virus do not change the number.",
      ru: "Ваши корабли считаются в момент определения победителя. Множители Макрона и Вируса на их число не влияют.",
      decided: true,
    },
    {
      id: "cudgel EC2",
      en: "The additional ships come from colonies, because the ships in the encounter are already lost.",
      ru: "Дополнительные корабли берутся из колоний, поскольку участвовавшие в контакте уже потеряны.",
      decided: true,
    },
    {
      id: "cudgel EC3",
      en: "The additional ships do not count for compensation.",
      ru: "За дополнительные корабли компенсация не полагается.",
      decided: true,
    },
    {
      id: "cudgel wild",
      en: "Wild: as the offense in the resolution phase, when you gain a colony, you may send all ships of other players on that planet to the warp, except those allied with you in this encounter. The flare then returns to your hand.",
      ru: "Джокер: если вы агрессор, то в фазе результата, получив колонию, можете отправить в варп все корабли других игроков на этой планете, кроме ваших союзников по этому контакту. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "cudgel super",
      en: "Super: as a main player in the resolution phase, when you use your power, you may also hit any of your opponent's allies: each one hit loses as many ships as you had in the encounter. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе результата, используя способность, можете ударить и по любым союзникам соперника: каждый из них теряет столько кораблей, сколько у вас участвовало в контакте. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "cudgel/whom": {
      en: "Which allies of your opponent do you hit as well?",
      ru: "По каким союзникам соперника вы ударите ещё?",
    },
    "cudgel.cleared": {
      en: "{player} cleared {planet} of all who did not come along.",
      ru: "{player, select, you {Вы сметаете} other {{player} сметает}} с планеты {planet} всех, кто не был в союзе.",
    },
  },
};
