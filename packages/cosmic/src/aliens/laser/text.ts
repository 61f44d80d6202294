import { sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Laser", ru: "Лазер" },
  power: { en: "Blind", ru: "Ослепление" },
  about: {
    en: "As a main player, before allies are invited, you pick cards from your opponent's hand without seeing them, up to as many as your opponent has ships in the encounter. They lie aside until the encounter is over. An opponent who has no encounter card left loses at once.",
    ru: "Если вы основной игрок, то перед приглашением союзников вытяните с руки соперника вслепую столько карт, сколько у него кораблей в контакте, или меньше. Они откладываются до конца контакта. Если у соперника не осталось карт контакта, он сразу проигрывает.",
  },
  oneLine: {
    en: "Put some of your opponent's cards out of use.",
    ru: "Отложите часть карт соперника до конца контакта.",
  },
  wild: {
    en: "As a main player or ally in the alliance phase, you may discard up to three cards from your hand. Pick as many cards or fewer, unseen, from the hand of one player, even your own: they lie aside until the encounter is over.",
    ru: "Если вы основной игрок или союзник, то в фазе союзов можете сбросить с руки до трёх карт. Вытяните вслепую столько же карт или меньше с руки одного игрока, хотя бы и со своей: они откладываются до конца контакта.",
  },
  super: {
    en: "As an ally, after alliances are formed, you may use your power against either main player.",
    ru: "Если вы союзник, то после заключения союзов можете использовать свою способность против любого из основных игроков.",
  },
  asks: {
    power: {},
    wild: {
      ...sameAt(["alliance.before", "alliance.formed"], {
        ask: {
          en: "discard up to 3 cards to set as many aside from one hand?",
          ru: "сбросить до трёх карт и отложить столько же с чьей-то руки?",
        },
        does: { en: "Dazzle", ru: "Засветить" },
      }),
    },
    super: {
      "alliance.formed": {
        ask: {
          en: "blind a main player, though you are only an ally?",
          ru: "ослепить основного игрока, хотя вы лишь союзник?",
        },
        does: { en: "Blind", ru: "Ослепить" },
      },
    },
  },
  rules: [
    {
      id: "laser 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player in the alliance phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе союзов.",
    },
    {
      id: "laser 1",
      en: "As a main player, before allies are invited, you use this power against your opponent.",
      ru: "Если вы основной игрок, то перед приглашением союзников используйте способность против соперника.",
    },
    {
      id: "laser 2",
      en: "If your opponent would have to draw a new hand to have encounter cards, that hand is drawn now.",
      ru: "Если, чтобы получить карты контакта, сопернику пришлось бы набрать новую руку, он набирает её сейчас.",
    },
    {
      id: "laser 3",
      en: "You pick cards from your opponent's hand without seeing them, up to as many as your opponent has ships in the encounter. They lie aside and are not part of the hand.",
      ru: "Вытяните с руки соперника вслепую столько карт, сколько у него кораблей в контакте, или меньше. Они откладываются и частью руки не считаются.",
    },
    {
      id: "laser 4",
      en: "If your opponent has no encounter card left in hand, your opponent loses the encounter. Otherwise the encounter goes on.",
      ru: "Если на руке у соперника не осталось карт контакта, он проигрывает контакт. Иначе контакт продолжается.",
    },
    {
      id: "laser 5",
      en: "When the encounter ends, the cards that lie aside return to their owner's hand.",
      ru: "В конце контакта отложенные карты возвращаются на руку владельца.",
    },
    {
      id: "laser zap",
      en: "The use is cancelled: no cards are set aside, and nobody loses for want of them.",
      ru: "Использование отменяется: карты не откладываются, и из-за их нехватки никто не проигрывает.",
    },
    {
      id: "laser D1",
      en: "Only the defense draws a new hand at this moment; an offense without encounter cards loses.",
      ru: "Новую руку в этот момент набирает только защитник; агрессор без карт контакта проигрывает.",
      decided: true,
    },
    {
      id: "laser D2",
      en: "A loss for want of encounter cards skips the alliance, planning and reveal phases, and there is no compensation.",
      ru: "Если контакт проигран из-за нехватки карт контакта, фазы союзов, планирования и раскрытия пропускаются, компенсации нет.",
      decided: true,
    },
    {
      id: "laser D3",
      en: "An intimidate that your opponent has already laid down saves your opponent from losing. You may pick no card at all.",
      ru: "Уже выложенное соперником устрашение спасает его от проигрыша. Вы можете не вытягивать ни одной карты.",
      decided: true,
    },
    {
      id: "laser D4",
      en: "A rift that is set aside does not go off, because you do not keep it.",
      ru: "Отложенный разлом не срабатывает: вы не оставляете его себе.",
      decided: true,
    },
    {
      id: "laser wild",
      en: "Wild (main player or ally, alliance): discard up to three cards from your hand and pick as many or fewer, unseen, from the hand of one player, even your own; they lie aside until the encounter is over. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, союзы): сбросьте с руки до трёх карт и вытяните вслепую столько же карт или меньше с руки одного игрока, хотя бы и со своей; они откладываются до конца контакта. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "laser super",
      en: "Super (ally, alliance): after alliances are formed you may use your power against either main player. The flare then returns to your hand.",
      ru: "Супер (союзник, союзы): после заключения союзов можете использовать свою способность против любого из основных игроков. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "laser/number": {
      en: "How many of {player, select, you {your} other {{player}'s}} cards do you put out of use?",
      ru: "Сколько карт отложить до конца контакта? Их владелец — {player, select, you {вы} other {{player}}}.",
    },
    "laser/victim": {
      en: "Which main player do you blind?",
      ru: "Кого из основных игроков вы ослепите?",
    },
    "laser/discard": {
      en: "Discard up to {n, plural, one {# card} other {# cards}} to put as many cards of one hand out of use.",
      ru: "Сбросьте до {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}, чтобы отложить столько же с чьей-то руки.",
    },
    "laser/whom": {
      en: "Whose cards do you put out of use?",
      ru: "Чьи карты вы отложите?",
    },
    "laser.blinded": {
      en: "{player} had no encounter card left and lost the encounter.",
      ru: "{player, select, you {Вы остаётесь без карт контакта и проигрываете} other {{player} остаётся без карт контакта и проигрывает}} контакт.",
    },
  },
};
