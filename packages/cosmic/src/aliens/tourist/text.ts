import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Tourist", ru: "Турист" },
  power: { en: "Sightsee", ru: "Экскурсия" },
  about: {
    en: "Game setup: your liner is in your system. Now and whenever it comes there, up to four ships may board it from home colonies or leave it for them. At the end of every destiny phase one of your ships aboard goes to the warp if a hazard warning came up; otherwise you move the liner one system either way. Then, in the defense's system, all aboard may land on one planet if you have no colony there; if they do not land, you may send a postcard: one ship goes to any of your colonies, and you take a random card from the player whose system it is.",
    ru: "Подготовка: ваш лайнер стоит в вашей системе. Сейчас и каждый раз, когда он туда приходит, до четырёх кораблей могут перейти на него из родных колоний или с него в родные колонии. В конце каждой фазы судьбы, если выпало предупреждение об опасности, один ваш корабль с лайнера отправляется в варп; иначе вы передвигаете лайнер на одну систему в любую сторону. Затем в системе защитника, если у вас там нет колонии, все с лайнера могут высадиться на одну планету; если не высадились, можете послать открытку: один корабль уходит в любую вашу колонию, а вы берёте случайную карту у хозяина системы.",
  },
  oneLine: {
    en: "Your liner tours the systems: land, or send a postcard.",
    ru: "Лайнер обходит системы: высадка или открытка с картой.",
  },
  wild: {
    en: "You may look at one hidden thing: the top card of a deck, an encounter card lying face down, or an alien sheet lying face down.",
    ru: "Можете посмотреть что-то одно скрытое: верхнюю карту колоды, закрытую карту контакта или закрытый лист пришельца.",
  },
  super: {
    en: "After your liner has moved, up to four of your ships may board it from colonies in that system, home or not.",
    ru: "Когда лайнер передвинулся, до четырёх ваших кораблей могут перейти на него из колоний в этой системе, родной или нет.",
  },
  asks: {
    power: {
      "destiny.final.3": {
        ask: { en: "let all aboard land here?", ru: "высадить здесь всех с лайнера?" },
        does: { en: "Land", ru: "Высадить" },
      },
      "destiny.final.4": {
        ask: {
          en: "send one ship off with a postcard and take a random card?",
          ru: "отправить корабль с открыткой и взять случайную карту?",
        },
        does: { en: "Send a postcard", ru: "Послать открытку" },
      },
    },
    wild: sameAt(ANY_TIME, {
      ask: { en: "look at something hidden?", ru: "подсмотреть что-то скрытое?" },
      does: { en: "Look", ru: "Посмотреть" },
    }),
    super: {
      "destiny.final": {
        ask: { en: "let ships board here?", ru: "взять на лайнер корабли отсюда?" },
        does: { en: "Board", ru: "Взять на борт" },
      },
    },
  },
  rules: [
    {
      id: "tourist 0",
      en: "Yellow alert light. Game setup: the liner is in your system. Now, and whenever it enters your system, up to four of your ships may go aboard from home colonies, or from the liner to home colonies.",
      ru: "Жёлтая сигнальная лампочка. Подготовка: лайнер стоит в вашей системе. Сейчас и каждый раз, когда он входит в вашу систему, до четырёх ваших кораблей могут перейти на него из родных колоний или с него в родные колонии.",
    },
    {
      id: "tourist 1",
      en: "At the end of every destiny phase in which a hazard warning came up, one of your ships on the liner goes to the warp. This is mandatory.",
      ru: "В конце каждой фазы судьбы, в которой выпало предупреждение об опасности, один ваш корабль с лайнера отправляется в варп. Это обязательно.",
    },
    {
      id: "tourist 2",
      en: "If none came up, move the liner one system clockwise or counterclockwise. This is mandatory.",
      ru: "Если предупреждения не было, передвиньте лайнер на одну систему по часовой стрелке или против неё. Это обязательно.",
    },
    {
      id: "tourist 3",
      en: "Then, if the liner is in the defense's system and you have no colony there, all your ships on it may land on one planet there.",
      ru: "Затем, если лайнер в системе защитника и колонии у вас там нет, все ваши корабли с лайнера могут высадиться на одну планету этой системы.",
    },
    {
      id: "tourist 4",
      en: "If they do not land, you may send a postcard: one ship goes from the liner to any of your colonies, then you take a random card from the hand of the player whose system it is.",
      ru: "Если они не высадились, можете послать открытку: один корабль уходит с лайнера в любую вашу колонию, затем вы берёте случайную карту с руки хозяина системы.",
    },
    {
      id: "tourist zap",
      en: "Each of the four can be cancelled. The rest of that phase is cancelled with it.",
      ru: "Каждое из четырёх действий можно отменить. Вместе с ним отменяется всё, что было бы дальше в этой фазе.",
    },
    {
      id: "tourist EC1",
      en: "Ships on the liner are neither on a colony nor in the warp, and cannot be sent into an encounter. Any number may be aboard.",
      ru: "Корабли на лайнере не в колонии и не в варпе, отправить их в контакт нельзя. На лайнере может быть сколько угодно кораблей.",
      decided: true,
    },
    {
      id: "tourist EC2",
      en: "A postcard needs a ship aboard, and comes from another player's system only. After a hazard nobody lands and no postcard is sent.",
      ru: "Для открытки нужен корабль на лайнере, и послать её можно только из чужой системы. После опасности никто не высаживается и открытки нет.",
      decided: true,
    },
    {
      id: "tourist EC3",
      en: "Ships that land share the planet with everybody who is there. A warning on a destiny card that was cancelled counts as well.",
      ru: "Высадившиеся корабли делят планету со всеми, кто на ней есть. Предупреждение на отменённой карте судьбы тоже считается.",
      decided: true,
    },
    {
      id: "tourist wild",
      en: "Wild (any player, any phase): you alone look at the top card of a deck, at a card of another player that lies face down (an encounter card, an intimidate, a kicker or a technology), or at an alien sheet that lies face down. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): только вы смотрите верхнюю карту любой колоды, закрытую карту другого игрока (карту контакта, устрашение, импульс или технологию) или закрытый лист пришельца. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "tourist super",
      en: "Super (any player, destiny): after the liner has moved, up to four of your ships may board it from colonies in that system, home or not. The flare then returns to your hand.",
      ru: "Супер (любой игрок, судьба): когда лайнер передвинулся, до четырёх ваших кораблей могут перейти на него из колоний в этой системе, родной или нет. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "tourist/board": {
      en: "Which ships board the liner, up to {n}?",
      ru: "Какие корабли перейдут на лайнер, не больше {n}?",
    },
    "tourist/leave": {
      en: "Which home colonies do ships from the liner go to, up to {n}?",
      ru: "В какие родные колонии уйдут корабли с лайнера, не больше {n}?",
    },
    "tourist/move": {
      en: "Into whose system does the liner go?",
      ru: "В чью систему пойдёт лайнер?",
    },
    "tourist/land": {
      en: "On which planet do all aboard land?",
      ru: "На какую планету высадятся все с лайнера?",
    },
    "tourist/peek": { en: "What do you look at?", ru: "На что вы посмотрите?" },
    "word/peek-cosmic": { en: "Top card of the cosmic deck", ru: "Верхняя карта космической колоды" },
    "word/peek-rewards": { en: "Top card of the reward deck", ru: "Верхняя карта колоды наград" },
    "word/peek-flares": { en: "Top card of the unused flares", ru: "Верхняя из неиспользуемых вспышек" },
    "word/peek-destiny": { en: "Top card of the destiny deck", ru: "Верхняя карта колоды судьбы" },
    "word/peek-techs": { en: "Top card of the technology deck", ru: "Верхняя карта колоды технологий" },
    "word/peek-intimidate": { en: "An intimidate", ru: "Устрашение" },
    "word/peek-kicker": { en: "A kicker", ru: "Импульс" },
    "word/peek-tech": { en: "A technology", ru: "Технология" },
    "tourist/whose": { en: "Whose card do you look at?", ru: "Чью карту вы посмотрите?" },
    "word/peek-offense": { en: "The offense's encounter card", ru: "Карта контакта агрессора" },
    "word/peek-defense": { en: "The defense's encounter card", ru: "Карта контакта защитника" },
    "tourist.moved": {
      en: "{player, select, you {Your} other {{player}'s}} liner moved into {other, select, you {your} other {{other}'s}} system.",
      ru: "{player, select, you {Вы ведёте} other {{player} ведёт}} лайнер {other, select, you {в вашу систему} other {дальше, следующая остановка — {other}}}.",
    },
    "tourist.boarded": {
      en: "{player} put {n, plural, one {# ship} other {# ships}} aboard the liner.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} на лайнер {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
    },
    "tourist.peeked": {
      en: "{player} had a look at something hidden ({what}{whose, select, none {} other {, {whose}}}){seen, select, none {} other {. It is {seen}}}.",
      ru: "{player, select, you {Вы подсматриваете} other {{player} подсматривает}} скрытое ({what}{whose, select, none {} other {, {whose}}}){seen, select, none {} other {. Это {seen}}}.",
    },
  },
};
