import type { Ask } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

const CHEAT: Ask = {
  ask: {
    en: "cheat and take a ship from the warp or a discarded card?",
    ru: "сжульничать и взять корабль из варпа или карту из сброса?",
  },
  does: { en: "Cheat", ru: "Сжульничать" },
};

const ACCUSE: Ask = {
  ask: { en: "accuse somebody of cheating?", ru: "обвинить кого-то в жульничестве?" },
  does: { en: "Accuse", ru: "Обвинить" },
};

export const text: AlienText = {
  name: { en: "Filch", ru: "Ворюга" },
  power: { en: "Theft", ru: "Кража" },
  about: {
    en: "As a main player, once the encounter cards have been discarded at the end of the encounter, you may take your opponent's card from the discard pile into your hand.",
    ru: "Если вы основной игрок, то в конце контакта, когда карты контакта уже сброшены, можете забрать карту соперника из сброса себе на руку.",
  },
  oneLine: {
    en: "After the encounter: take your opponent's card.",
    ru: "После контакта заберите карту соперника.",
  },
  wild: {
    en: "As any player in any phase, when an artifact or flare is being played, you may discard a negotiate from your hand to steal it: it has no effect and goes to your hand.",
    ru: "В любой роли и в любой фазе, когда кто-то играет артефакт или вспышку, можете сбросить с руки карту переговоров и украсть эту карту: она не срабатывает и уходит к вам на руку.",
  },
  super: {
    en: "As any player in the resolution phase, you may take another player's used encounter card, whether or not you were involved.",
    ru: "В любой роли в фазе результата можете забрать сыгранную карту контакта другого игрока, даже если сами в контакте не участвовали.",
  },
  asks: {
    power: {
      "resolution.discarded": {
        ask: {
          en: "take {opponent}'s {theirCard, select, none {card} other {{theirCard}}}?",
          ru: "забрать карту {theirCard, select, none {соперника} other {«{theirCard}»}}?",
        },
        does: { en: "Take it", ru: "Забрать" },
      },
    },
    wild: {
      "card.played": {
        ask: {
          en: "discard a negotiate to steal {card} from {player}?",
          ru: "сбросить переговоры и украсть карту «{card}»?",
        },
        does: { en: "Steal it", ru: "Украсть" },
      },
      "regroup.start": CHEAT,
      "alliance.formed": CHEAT,
      "reveal.change": CHEAT,
      "resolution.before": CHEAT,
    },
    super: {
      "resolution.discarded": {
        ask: { en: "take one of the used encounter cards?", ru: "забрать одну из сыгранных карт контакта?" },
        does: { en: "Take one", ru: "Забрать" },
      },
    },
    open: { "word/accuse": { "planning.before": ACCUSE, "encounter.end": ACCUSE } },
  },
  rules: [
    {
      id: "filch 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the resolution phase, at the end of the encounter.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе результата, в конце контакта.",
    },
    {
      id: "filch 1",
      en: "After the encounter cards have been discarded, use this power to take your opponent's card from the discard pile into your hand.",
      ru: "После сброса карт контакта используйте способность, чтобы забрать карту соперника из стопки сброса себе на руку.",
    },
    {
      id: "filch 2",
      en: "If cards were switched, you take the last card your opponent used in resolution.",
      ru: "Если карты менялись, вы забираете последнюю карту, с которой соперник разыгрывал результат.",
    },
    {
      id: "filch zap",
      en: "A zap cancels the theft: the card stays in the discard pile.",
      ru: "Заморозка отменяет кражу: карта остаётся в сбросе.",
    },
    {
      id: "filch EC1",
      en: "You cannot take a card that was kept by the Clone or put under the deck by the Gambler.",
      ru: "Нельзя забрать карту, которую оставил себе Клон или подложил под колоду Шулер.",
      decided: true,
    },
    {
      id: "filch EC2",
      en: "A morph is taken as a morph.",
      ru: "Метаморфоза достаётся вам метаморфозой.",
      decided: true,
    },
    {
      id: "filch wild",
      en: "Wild: as any player in any phase, when an artifact or flare is being played, you may discard a negotiate from your hand to steal it: it has no effect and goes to your hand. The flare then returns to your hand.",
      ru: "Джокер: в любой роли и в любой фазе, когда кто-то играет артефакт или вспышку, можете сбросить с руки карту переговоров и украсть эту карту: она не срабатывает и уходит к вам на руку. Затем вспышка возвращается вам на руку.",
      setting: "filchFlare",
    },
    {
      id: "filch super",
      en: "Super: as any player in the resolution phase, you may take another player's used encounter card, whether or not you were involved. The flare then returns to your hand.",
      ru: "Супер: в любой роли в фазе результата можете забрать сыгранную карту контакта другого игрока, даже если сами в контакте не участвовали. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "filch flare D1",
      en: "The wild may steal any artifact or flare at the moment it is played, including a Card Zap aimed at another card.",
      ru: "Джокером можно украсть любой артефакт или вспышку в момент розыгрыша, в том числе «Слом карты», направленный на другую карту.",
      decided: true,
    },
    {
      id: "filch flare D2",
      en: "A Card Zap aimed at this very flare cancels it. The flare cannot answer by stealing that Card Zap, because it is already in use.",
      ru: "«Слом карты», направленный на саму эту вспышку, её отменяет. Украсть его в ответ она не может, потому что уже разыгрывается.",
      decided: true,
    },
    {
      id: "filch classic wild",
      en: "With the classic card, any player in any phase may cheat: take own ships from the warp to own colonies, or cards from the discard pile, against the rules. If caught, the cheat sends one ship to the warp and puts back what was taken; the card need not be played until then, after which the deck and the discard pile are placed beside the cheat and the flare returns to hand.",
      ru: "С классической картой игрок в любой роли и в любой фазе может жульничать: вопреки правилам забирать свои корабли из варпа в свои колонии или карты из сброса. Пойманный отправляет один корабль в варп и возвращает взятое; до поимки играть карту не нужно, а после неё колоду и сброс кладут рядом с жуликом и вспышка возвращается к нему на руку.",
      setting: "filchFlare",
    },
    {
      id: "filch classic super",
      en: "The super of the classic card is that of the modern one: in the resolution phase you may take another player's used encounter card, whether or not you were involved. The flare then returns to your hand.",
      ru: "Суперсвойство классической карты такое же, как у современной: в фазе результата можете забрать сыгранную карту контакта другого игрока, даже если сами в контакте не участвовали. Затем вспышка возвращается вам на руку.",
      setting: "filchFlare",
    },
    {
      id: "filch classic EC1",
      en: "A Card Zap may be played on the classic flare when its holder is caught.",
      ru: "Когда владельца классической вспышки поймали, на неё можно сыграть «Слом карты».",
      setting: "filchFlare",
    },
    {
      id: "filch classic D1",
      en: "At this table the holder may cheat once per encounter, secretly taking either one own ship from the warp or one card from the discard pile: at the start of the encounter, after alliances are formed, after cards are revealed, or once the winner is known. Nobody is told, but what is gone is gone for all to see.",
      ru: "За этим столом владелец карты может сжульничать один раз за контакт: тайком забрать либо один свой корабль из варпа, либо одну карту из сброса — в начале контакта, после заключения союзов, после раскрытия карт или когда известен победитель. Об этом никому не сообщается, но пропажу видно на столе.",
      setting: "filchFlare",
      decided: true,
    },
    {
      id: "filch classic D2",
      en: "Until the end of that encounter any other player may accuse the holder of cheating: before encounter cards are selected or when the encounter ends. Who holds the card is not known, so the accuser names a player. Only the first accusation of an encounter is heard.",
      ru: "До конца этого контакта любой другой игрок может обвинить владельца карты в жульничестве: перед выбором карт контакта или в конце контакта. У кого карта, неизвестно, поэтому обвинитель называет игрока. За контакт рассматривается только первое обвинение.",
      setting: "filchFlare",
      decided: true,
    },
    {
      id: "filch classic D3",
      en: "A correct accusation undoes the theft and costs the cheat one ship.",
      ru: "Верное обвинение отменяет кражу и стоит жулику одного корабля.",
      setting: "filchFlare",
      decided: true,
    },
    {
      id: "filch classic D4",
      en: "A wrong accusation costs the accuser one ship.",
      ru: "Ложное обвинение стоит одного корабля обвинителю.",
      setting: "filchFlare",
      decided: true,
    },
  ],
  messages: {
    "filch/take": {
      en: "Which of the used encounter cards do you take?",
      ru: "Какую из сыгранных карт контакта вы забираете?",
    },
    "filch/cheat": {
      en: "What do you take on the quiet?",
      ru: "Что вы тайком забираете?",
    },
    "filch/hide": {
      en: "To which of your colonies does the ship go?",
      ru: "В какую из ваших колоний отправится корабль?",
    },
    "filch/accuse": {
      en: "Whom do you accuse of cheating?",
      ru: "Кого вы обвиняете в жульничестве?",
    },
    "filch/ship-back": {
      en: "You were caught. From where does a ship go back to the warp?",
      ru: "Вас поймали. Откуда корабль вернётся в варп?",
    },
    "filch.accused": {
      en: "{player} accused {other} of cheating.",
      ru: "{player, select, you {Вы заявляете} other {{player} заявляет}} о жульничестве, под подозрением {other}.",
    },
    "filch.innocent": {
      en: "{player} had not cheated in this encounter.",
      ru: "{player, select, you {Вы в этом контакте не жульничали} other {{player} в этом контакте — честный игрок}}.",
    },
    "filch.caught": {
      en: "{player, select, you {you were} other {{player} was}} caught cheating: the deck and the discard pile were put within easy reach of the cheat.",
      ru: "{player, select, you {Вы попадаетесь} other {{player} попадается}} на жульничестве: колоду и сброс ставят рядом с жуликом.",
    },
    "filch.gaveBack": {
      en: "{player} put {card} back on the discard pile.",
      ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} в сброс карту «{card}».",
    },
    "setting/filchFlare": {
      en: "Filch flare",
      ru: "Вспышка Ворюги",
    },
    "setting/filchFlare/about": {
      en: "Which of the two printed Filch flares is in the deck.",
      ru: "Какая из двух напечатанных вспышек Ворюги лежит в колоде.",
    },
    "setting/filchFlare/modern": {
      en: "Modern: steals cards being played",
      ru: "Современная: крадёт карты во время розыгрыша",
    },
    "setting/filchFlare/classic": {
      en: "Classic: cheats until caught",
      ru: "Классическая: жульничает, пока не поймают",
    },
    "filch.took": {
      en: "{player} took {card} from the discard pile.",
      ru: "{player, select, you {Вы забираете} other {{player} забирает}} из сброса карту «{card}».",
    },
    "filch.stole": {
      en: "{player} stole {card} as {other} played it.",
      ru: "{player, select, you {Вы крадёте} other {{player} крадёт}} {other, select, you {вашу карту «{card}»} other {карту «{card}», которую играет {other}}}.",
    },
  },
};
