import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Host", ru: "Вместилище" },
  power: { en: "Channel", ru: "Воплощение" },
  about: {
    en: "At the start of any player's turn you may remove flares from your sheet and fill it up to three from the unused flares, face down. At any time you may play a flare from the sheet for its wild effect, as if from hand. It does not count as your flare of the encounter. Where it would return to your hand it is discarded.",
    ru: "В начале хода любого игрока можете убрать вспышки со своего листа и дополнить его до трёх неиспользуемыми вспышками взакрытую. В любой момент можете сыграть вспышку с листа ради её джокера, как с руки. Она не считается вашей вспышкой в этом контакте. Если ей полагалось бы вернуться на руку, она сбрасывается.",
  },
  oneLine: {
    en: "Three unused flares lie here for you to play as wild ones.",
    ru: "На листе ждут три вспышки: играйте их как джокеры.",
  },
  wild: {
    en: "Draw three of the unused flares into your hand. Give this flare to the Host.",
    ru: "Возьмите на руку три неиспользуемые вспышки. Отдайте эту вспышку Вместилищу.",
  },
  super: {
    en: "When you fill up your sheet, draw two more, keep three of all and remove the rest from the game.",
    ru: "Пополняя лист, возьмите на две больше, оставьте три из всех и уберите остальные из игры.",
  },
  asks: {
    power: {
      "turn.start.1": {
        ask: { en: "remove flares from your sheet?", ru: "убрать вспышки со своего листа?" },
        does: { en: "Remove some", ru: "Убрать" },
      },
      "turn.start.2": {
        ask: { en: "fill your sheet up to three flares?", ru: "дополнить лист до трёх вспышек?" },
        does: { en: "Fill it up", ru: "Дополнить" },
      },
    },
    wild: {
      ...sameAt(ANY_TIME, {
        ask: { en: "draw three unused flares?", ru: "взять три неиспользуемые вспышки?" },
        does: { en: "Draw three", ru: "Взять три" },
      }),
    },
    super: {
      boost: {
        ask: { en: "draw two more, and keep three of all?", ru: "взять на две больше и оставить три из всех?" },
        does: { en: "Two more", ru: "На две больше" },
      },
    },
  },
  rules: [
    {
      id: "host 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as any player in any phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "host 1",
      en: "At the start of any player's turn you may, in any order, remove flares from your sheet for good and fill it up to three from the unused flares, face down.",
      ru: "В начале хода любого игрока можете в любом порядке убрать вспышки с листа насовсем и дополнить его до трёх неиспользуемыми вспышками взакрытую.",
    },
    {
      id: "host 2",
      en: "At any time you may use the power to play a flare from the sheet for its wild effect, as if from hand. Its role and phase still apply.",
      ru: "В любой момент можете использовать способность и сыграть вспышку с листа ради её джокера, как с руки. Её роль и фазу нужно соблюдать.",
    },
    {
      id: "host 3",
      en: "Where the flare would return to your hand, it goes to the discard pile instead.",
      ru: "Если вспышке полагалось бы вернуться на руку, она уходит в сброс.",
    },
    {
      id: "host 4",
      en: "If the use is zapped, the flare stays on the sheet.",
      ru: "Если использование заморожено, вспышка остаётся на листе.",
    },
    {
      id: "host 5",
      en: "Such flares do not count against the one flare you may play in an encounter.",
      ru: "Такие вспышки не идут в счёт единственной вспышки за контакт.",
    },
    {
      id: "host EC1",
      en: "The cards on the sheet are secret and not part of your hand. A Card Zap on the flare itself discards it.",
      ru: "Карты на листе тайные и не входят в руку. «Слом карты», сыгранный на саму вспышку, отправляет её в сброс.",
      decided: true,
    },
    {
      id: "host wild",
      en: "Wild (any player, any phase): draw three unused flares into your hand. The flare then goes to the Host, or is discarded if nobody is the Host.",
      ru: "Джокер (любой игрок, любая фаза): возьмите на руку три неиспользуемые вспышки. Затем эта вспышка переходит к Вместилищу, а если его нет, сбрасывается.",
    },
    {
      id: "host super",
      en: "Super (any player, start of turn): when you fill up your sheet, draw two more, keep three of all the flares and remove the rest from the game. The flare then returns to your hand.",
      ru: "Супер (любой игрок, начало хода): пополняя лист, возьмите на две вспышки больше, оставьте три из всех и уберите остальные из игры. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "host/weed": { en: "Which flares on your sheet leave the game?", ru: "Какие вспышки с листа покинут игру?" },
    "host/keep": {
      en: "Which {n} flares stay on your sheet? The rest leave the game.",
      ru: "Какие вспышки останутся на листе? Нужно {n}, остальные покинут игру.",
    },
    "host.removed": {
      en: "{player} removed {cards} from the game.",
      ru: "{player, select, you {Вы убираете} other {{player} убирает}} из игры карты ({cards}).",
    },
    "host.filled": {
      en: "{player} drew {n, plural, one {# flare} other {# flares}} onto the sheet{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} на лист {n, plural, one {# вспышку} few {# вспышки} many {# вспышек} other {# вспышки}}{cards, select, none {} other { ({cards})}}.",
    },
    "host.drew": {
      en: "{player} drew {n, plural, one {# unused flare} other {# unused flares}}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# неиспользуемую вспышку} few {# неиспользуемые вспышки} many {# неиспользуемых вспышек} other {# неиспользуемой вспышки}}{cards, select, none {} other { ({cards})}}.",
    },
  },
};
