import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Machine", ru: "Механизм" },
  power: { en: "Continuity", ru: "Непрерывность" },
  about: {
    en: "After each of your encounters as the offense, won or lost, you may have another one, as long as you hold at least one encounter card. Your turn is not limited to two encounters.",
    ru: "После каждого своего контакта в роли агрессора, удачного или нет, можете разыграть ещё один, если у вас на руке есть хотя бы одна карта контакта. Ваш ход не ограничен двумя контактами.",
  },
  oneLine: {
    en: "Have more encounters while you hold encounter cards.",
    ru: "Продолжайте ход, пока на руке есть карты контакта.",
  },
  wild: {
    en: "As the offense in the resolution phase, you may have a second encounter even if the first was not successful or you have no encounter cards. If you have none, put this flare aside, draw a new hand at the start of the second encounter, then take the flare back.",
    ru: "Если вы агрессор, то в фазе результата можете начать второй контакт, даже если первый не удался или у вас нет карт контакта. Если их нет, отложите эту вспышку, в начале второго контакта наберите новую руку и заберите вспышку обратно.",
  },
  super: {
    en: "As the offense in your regroup phase, you may draw a card from the deck instead of retrieving a ship.",
    ru: "Если вы агрессор, то в фазе перегруппировки можете взять карту из колоды, вместо того чтобы забирать корабль из варпа.",
  },
  asks: {
    power: {
      "encounter.end": {
        ask: { en: "have another encounter?", ru: "провести ещё один контакт?" },
        does: { en: "Attack again", ru: "Ещё контакт" },
      },
    },
    wild: {
      "encounter.end": {
        ask: { en: "have a second encounter all the same?", ru: "всё равно провести второй контакт?" },
        does: { en: "Attack again", ru: "Ещё контакт" },
      },
    },
    super: {
      "regroup.retrieve": {
        ask: { en: "draw a card instead of taking a ship from the warp?", ru: "взять карту вместо корабля из варпа?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
  },
  rules: [
    {
      id: "machine 0",
      en: "Red alert light, no game setup. The power is optional: you may use it as the offense in the resolution phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли агрессора в фазе результата.",
    },
    {
      id: "machine 1",
      en: "Your turn is not limited to two encounters. This is not a use of the power.",
      ru: "Ваш ход не ограничен двумя контактами. Использованием способности это не считается.",
    },
    {
      id: "machine 2",
      en: "After each of your encounters, successful or not, use this power to have another one if you hold at least one encounter card.",
      ru: "После каждого своего контакта, успешного или нет, используйте способность, чтобы разыграть ещё один, если у вас на руке есть хотя бы одна карта контакта.",
    },
    {
      id: "machine zap",
      en: "A zap cancels the extra encounter: your turn goes on only if the normal rules allow a second encounter.",
      ru: "Заморозка отменяет дополнительный контакт: ход продолжается, только если второй контакт положен вам по обычным правилам.",
    },
    {
      id: "machine EC1",
      en: "If you are zapped after a successful first encounter, you may still have the normal second one, and after it the power is available again. If you are zapped in any other case, your turn ends.",
      ru: "Если вас заморозили после успешного первого контакта, обычный второй вам всё равно доступен, а после него снова доступна и способность. Если заморозили в любом другом случае, ваш ход окончен.",
      decided: true,
    },
    {
      id: "machine EC2",
      en: "An encounter that ends because you have no encounter card ends your turn: without a card the power cannot be used.",
      ru: "Контакт, прерванный из-за того, что у вас нет карт контакта, завершает ход: без карты способность использовать нельзя.",
      decided: true,
    },
    {
      id: "machine EC3",
      en: "Taking a tech instead of an encounter ends your turn.",
      ru: "Если вместо контакта вы берёте технологию, ход заканчивается.",
      decided: true,
    },
    {
      id: "machine EC4",
      en: "Each new encounter starts at regroup; effects of the start of the turn are not repeated.",
      ru: "Каждый новый контакт начинается с перегруппировки; эффекты начала хода не повторяются.",
      decided: true,
    },
    {
      id: "machine wild",
      en: "Wild: as the offense in the resolution phase, you may have a second encounter even if the first was not successful or you have no encounter cards. If you have none, the flare is put aside while you draw a new hand at the start of the second encounter; in every case it then returns to your hand.",
      ru: "Джокер: если вы агрессор, то в фазе результата можете начать второй контакт, даже если первый не удался или у вас нет карт контакта. Если их нет, вспышка откладывается, пока вы в начале второго контакта набираете новую руку; в любом случае затем она возвращается на руку.",
    },
    {
      id: "machine super",
      en: "Super: as the offense in your regroup phase, you may draw a card from the deck instead of retrieving a ship. The flare then returns to your hand.",
      ru: "Супер: если вы агрессор, то в фазе перегруппировки можете взять карту из колоды, вместо того чтобы забирать корабль из варпа. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "machine flare D1",
      en: "The wild grants a second encounter at most, never a third.",
      ru: "Джокер даёт самое большее второй контакт, третий — никогда.",
      decided: true,
    },
    {
      id: "machine flare D2",
      en: "When you draw a new hand with the wild, the rest of your hand is discarded as usual.",
      ru: "Когда вы набираете новую руку по джокеру, остальные карты с руки сбрасываются как обычно.",
      decided: true,
    },
    {
      id: "machine flare D3",
      en: "The super takes the place of a retrieval: with no ship in the warp it cannot be played.",
      ru: "Суперсвойство заменяет возвращение корабля: если в варпе ваших кораблей нет, сыграть его нельзя.",
      decided: true,
    },
  ],
  messages: {},
};
