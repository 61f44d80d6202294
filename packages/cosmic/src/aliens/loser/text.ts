import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Loser", ru: "Слабак" },
  power: { en: "Upset", ru: "Переворот" },
  about: {
    en: "As a main player, before encounter cards are selected, you may declare an upset. Both main players must then play attack cards if they have any, and after everything else the winning side loses and the losing side wins.",
    ru: "Если вы основной игрок, то до выбора карт контакта можете объявить переворот. Оба основных игрока обязаны сыграть атаку, если она у них есть, а после всех прочих эффектов победившая сторона проигрывает, а проигравшая побеждает.",
  },
  oneLine: {
    en: "Declare an upset: the winning side loses.",
    ru: "Объявите переворот: победившая сторона проигрывает.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may declare that both sides lose; all ships in the encounter go to the warp.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете объявить, что проигрывают обе стороны; все корабли, участвующие в контакте, отправляются в варп.",
  },
  super: {
    en: "As a main player, you may declare the upset after encounter cards are selected and before they are revealed; nobody is then obliged to play an attack. This flare is played in the reveal phase.",
    ru: "Если вы основной игрок, можете объявить переворот, когда карты контакта уже выбраны, но ещё не раскрыты; играть атаку тогда никто не обязан. Эта вспышка играется в фазе раскрытия.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: {
          en: "declare an upset, so that the winner loses?",
          ru: "объявить переворот, чтобы победитель проиграл?",
        },
        does: { en: "Declare it", ru: "Объявить" },
      },
    },
    wild: {
      "planning.before": {
        ask: { en: "declare that both sides lose?", ru: "объявить, что проиграют обе стороны?" },
        does: { en: "Declare it", ru: "Объявить" },
      },
    },
    super: {
      "reveal.before": {
        ask: {
          en: "declare the upset now{myCard, select, none {} other {, with {myCard}}}?",
          ru: "объявить переворот сейчас{myCard, select, none {} other {, с картой «{myCard}»}}?",
        },
        does: { en: "Declare it", ru: "Объявить" },
      },
    },
  },
  rules: [
    {
      id: "loser 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, before encounter cards are selected.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, до выбора карт контакта.",
    },
    {
      id: "loser 1",
      en: "Use this power to declare an upset.",
      ru: "Используйте способность, чтобы объявить переворот.",
    },
    {
      id: "loser 2",
      en: "Both main players must then play attack cards if they have any.",
      ru: "После этого оба основных игрока обязаны сыграть карту атаки, если она у них есть.",
    },
    {
      id: "loser 3",
      en: "After everything else, the winning side loses and the losing side wins.",
      ru: "После всех прочих эффектов победившая сторона проигрывает, а проигравшая побеждает.",
    },
    {
      id: "loser zap",
      en: "Only the declaration can be zapped; the upset is then off.",
      ru: "Заморозить можно только само объявление; тогда переворота не будет.",
    },
    {
      id: "loser EC1",
      en: "A tie would be won by the defense, so under an upset the offense wins it.",
      ru: "При ничьей победил бы защитник, поэтому при перевороте побеждает агрессор.",
      decided: true,
    },
    {
      id: "loser EC2",
      en: "A player who has no attack may play a negotiate. If it meets an attack, the side that showed the negotiate ends up winning.",
      ru: "Игрок, у которого одни переговоры, может сыграть их. Если против них окажется атака, побеждает в итоге сторона, показавшая переговоры.",
      decided: true,
    },
    {
      id: "loser EC3",
      en: "Compensation needs a shown negotiate and lost ships, so a player who showed an attack and loses by the upset gets none. Only a Pacifist who won with a negotiate and was turned into the loser gets it.",
      ru: "Для компенсации нужны показанные переговоры и потерянные корабли, поэтому показавший атаку и проигравший из-за переворота её не получает. Получает её только Пацифист, который победил с переговорами, а переворот сделал его проигравшим.",
    },
    {
      id: "loser EC4",
      en: "Two negotiates lead to a deal, and nothing is turned around.",
      ru: "Переговоры против переговоров ведут к сделке, и переворачивать нечего.",
      decided: true,
    },
    {
      id: "loser EC5",
      en: "A morph in hand is not an attack card. It may be played only if no attack is held.",
      ru: "Метаморфоза на руке — не карта атаки. Сыграть её можно, только если атак на руке нет.",
      decided: true,
    },
    {
      id: "loser EC6",
      en: "The obligation to play an attack is enforced by the table; no hand is shown.",
      ru: "За обязанностью сыграть атаку следит сам стол; руку никто не показывает.",
      decided: true,
    },
    {
      id: "loser EC7",
      en: "Effects that ask by how much a side lost, such as the Spiff, look at the final loser and the difference of the totals.",
      ru: "Эффекты, которым важна разница при поражении, например у Авантюриста, смотрят на окончательного проигравшего и на разность сумм.",
      decided: true,
    },
    {
      id: "loser wild",
      en: "Wild: as a main player in the planning phase, before encounter cards are selected, you may declare that both sides lose; all ships in the encounter go to the warp. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования до выбора карт контакта можете объявить, что проигрывают обе стороны; все корабли, участвующие в контакте, отправляются в варп. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "loser super",
      en: "Super: as a main player, you may declare the upset after encounter cards are selected and before they are revealed; nobody is then obliged to play an attack. The flare is played in the reveal phase and then returns to your hand.",
      ru: "Супер: если вы основной игрок, можете объявить переворот, когда карты контакта уже выбраны, но ещё не раскрыты; играть атаку тогда никто не обязан. Эта вспышка играется в фазе раскрытия, а затем возвращается вам на руку.",
    },
    {
      id: "loser flare D1",
      en: "With the wild, the encounter ends at once as a loss for both main players.",
      ru: "По джокеру контакт сразу заканчивается поражением обоих основных игроков.",
      decided: true,
    },
    {
      id: "loser flare D2",
      en: "With the wild, no encounter cards are played.",
      ru: "По джокеру карты контакта не играются.",
      decided: true,
    },
    {
      id: "loser flare D3",
      en: "With the wild, there are no compensation and no rewards.",
      ru: "По джокеру нет ни компенсации, ни наград за защиту.",
      decided: true,
    },
    {
      id: "loser flare D4",
      en: "The wild ends the offense's turn.",
      ru: "После джокера ход агрессора заканчивается.",
      decided: true,
    },
  ],
  messages: {
    "loser.declared": {
      en: "{player} declared an upset: the winning side will lose, and the losing side will win.",
      ru: "{player, select, you {Вы объявляете} other {{player} объявляет}} переворот: победившая сторона проиграет, а проигравшая победит.",
    },
    "loser.spoiled": {
      en: "{player} declared that both sides lose.",
      ru: "{player, select, you {Вы объявляете} other {{player} объявляет}}, что проигрывают обе стороны.",
    },
  },
};
