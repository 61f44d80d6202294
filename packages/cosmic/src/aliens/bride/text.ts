import { sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Bride", ru: "Невеста" },
  power: { en: "Marry", ru: "Замужество" },
  about: {
    en: "As a main player, before allies are invited, you may marry your opponent, who puts one ship on this sheet. You have one spouse at a time. The two of you may ally uninvited, show each other cards at any time and, once per encounter, trade one card each. At any time you may divorce: you take half of the spouse's hand at random, and that player cannot be married again.",
    ru: "Если вы основной игрок, то до приглашения союзников можете вступить в брак с соперником: он кладёт один корабль на этот лист. Двух супругов сразу быть не может. Вы с супругом можете вступать в союз без приглашения, в любое время показывать друг другу карты и раз за контакт обменяться одной картой. В любое время можете развестись: вы берёте наугад половину руки супруга, и второй раз с этим игроком в брак вступить нельзя.",
  },
  oneLine: {
    en: "Marry opponents; a divorce brings half of a hand.",
    ru: "Выходите замуж; развод приносит половину руки супруга.",
  },
  wild: {
    en: "As the defense, after launch, you may flee: the offense takes its ships from the gate to one of its home planets or to an empty foreign planet, and its turn ends.",
    ru: "Если вы защитник, то после запуска можете сбежать: агрессор уводит свои корабли с врат на одну из родных планет или на незанятую далёкую планету, и его ход заканчивается.",
  },
  super: {
    en: "You may marry a divorced opponent again. The ship on this sheet is turned upright, and a second divorce brings no cards.",
    ru: "Можете снова вступить в брак с соперником, с которым развелись. Его корабль на этом листе переворачивается обратно, а второй развод карт не приносит.",
  },
  asks: {
    power: {
      ...sameAt(["destiny.final.4", "launch.done.4", "alliance.before"], {
        ask: { en: "marry {opponent}?", ru: "вступить в брак с соперником?" },
        does: { en: "Marry", ru: "Вступить в брак" },
      }),
      ...sameAt(["destiny.final.5", "launch.done.5"], {
        ask: { en: "marry {opponent} again?", ru: "снова вступить в брак с соперником?" },
        does: { en: "Marry again", ru: "Снова вступить в брак" },
      }),
      ...sameAt(
        [
          "turn.first.1",
          "regroup.start.1",
          "destiny.final.1",
          "launch.done.1",
          "alliance.formed.1",
          "planning.before.1",
          "planning.selected.1",
          "reveal.change.1",
          "reveal.reinforce.1",
          "resolution.before.1",
          "resolution.after.1",
          "encounter.end.1",
        ],
        {
          ask: {
            en: "divorce and take half of your spouse's hand?",
            ru: "развестись и забрать половину руки супруга?",
          },
          does: { en: "Divorce", ru: "Развестись" },
        },
      ),
      ...sameAt(
        [
          "turn.first.4",
          "regroup.start.4",
          "destiny.final.6",
          "launch.done.6",
          "alliance.formed.4",
          "planning.before.4",
          "planning.selected.4",
          "reveal.change.4",
          "reveal.reinforce.4",
          "resolution.before.4",
          "resolution.after.4",
          "encounter.end.4",
        ],
        {
          ask: {
            en: "divorce once more, which brings no cards?",
            ru: "развестись ещё раз, уже без карт?",
          },
          does: { en: "Divorce", ru: "Развестись" },
        },
      ),
      ...sameAt(
        [
          "turn.first.2",
          "regroup.start.2",
          "destiny.final.2",
          "launch.done.2",
          "alliance.formed.2",
          "planning.before.2",
          "planning.selected.2",
          "reveal.change.2",
          "reveal.reinforce.2",
          "resolution.before.2",
          "resolution.after.2",
          "encounter.end.2",
        ],
        {
          ask: { en: "trade a card with your spouse?", ru: "обменяться картой с супругом?" },
          does: { en: "Trade", ru: "Обменяться" },
        },
      ),
      ...sameAt(
        [
          "turn.first.3",
          "regroup.start.3",
          "destiny.final.3",
          "launch.done.3",
          "alliance.formed.3",
          "planning.before.3",
          "planning.selected.3",
          "reveal.change.3",
          "reveal.reinforce.3",
          "resolution.before.3",
          "resolution.after.3",
          "encounter.end.3",
        ],
        {
          ask: { en: "show your spouse some of your cards?", ru: "показать супругу свои карты?" },
          does: { en: "Show", ru: "Показать" },
        },
      ),
    },
    wild: {
      "launch.done": {
        ask: { en: "flee from this encounter?", ru: "сбежать из этого контакта?" },
        does: { en: "Flee", ru: "Сбежать" },
      },
    },
    super: {
      boost: {
        ask: { en: "marry this player again?", ru: "снова вступить в брак с этим игроком?" },
        does: { en: "Marry again", ru: "Снова вступить в брак" },
      },
    },
  },
  rules: [
    {
      id: "bride 0",
      en: "Yellow alert light, no game setup. The power is optional.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная.",
    },
    {
      id: "bride 1",
      en: "As a main player without a spouse you may marry your opponent at any time before allies are invited. The opponent chooses one of their ships and puts it on this sheet; it is captured.",
      ru: "Будучи основным игроком без супруга, можете в любой момент до приглашения союзников вступить в брак с соперником. Соперник выбирает один свой корабль и кладёт его на этот лист; корабль захвачен.",
    },
    { id: "bride 2", en: "You have one spouse at a time.", ru: "Двух супругов сразу быть не может." },
    {
      id: "bride 3",
      en: "You and your spouse may ally with each other uninvited, and may show each other cards of your hands at any time.",
      ru: "Вы с супругом можете вступать в союз друг с другом без приглашения и в любое время показывать друг другу карты с руки.",
    },
    {
      id: "bride 4",
      en: "Once per encounter you and your spouse may trade one card each.",
      ru: "Раз за контакт вы с супругом можете обменяться одной картой.",
    },
    {
      id: "bride 5",
      en: "At any time you may divorce: turn the spouse's ship upside down and take half of that hand at random, rounded down.",
      ru: "В любое время можете развестись: переверните корабль супруга и возьмите наугад половину его руки, округляя вниз.",
    },
    {
      id: "bride 6",
      en: "A divorced player cannot be married again.",
      ru: "С игроком, с которым вы развелись, снова вступить в брак нельзя.",
    },
    {
      id: "bride 7",
      en: "If this sheet is turned face down or leaves you, you are divorced and take no cards.",
      ru: "Если этот лист перевёрнут или уходит от вас, вы разведены и карт не берёте.",
    },
    {
      id: "bride zap",
      en: "The wedding and the trade can be cancelled. Alliances between spouses, showing cards and the divorce cannot.",
      ru: "Отменить можно свадьбу и обмен. Союзы супругов, показ карт и развод — нельзя.",
    },
    {
      id: "bride EC1",
      en: "The trade needs both: each picks a card from hand, and the two change places at the same time. The spouse may refuse.",
      ru: "На обмен нужно согласие обоих: каждый выбирает карту своей руки, и карты меняются местами одновременно. Супруг может отказаться.",
      decided: true,
    },
    {
      id: "bride EC2",
      en: "Ships on this sheet, upright or upside down, stay captured to the end; if the sheet leaves the game, so do they. The ship comes from a colony or from the encounter; an opponent without one cannot be married.",
      ru: "Корабли на этом листе, перевёрнутые или нет, захвачены до конца игры; если лист выходит из игры, они выходят вместе с ним. Корабль берётся из колонии или из контакта; с соперником, у которого таких нет, вступить в брак нельзя.",
      decided: true,
    },
    {
      id: "bride EC3",
      en: "You show cards first, and your spouse may show some in return. An uninvited ally sends one to four ships in the usual order.",
      ru: "Показывать карты начинаете вы, супруг может показать свои в ответ. Союзник без приглашения отправляет от одного до четырёх кораблей в обычном порядке.",
      decided: true,
    },
    {
      id: "bride wild",
      en: "Wild (defense, launch): after launch the offense takes its ships from the gate to one of its home planets or to one empty foreign planet, whichever it likes, and its turn ends. The encounter has no result; ships on a foreign planet found a colony. The flare then returns to your hand.",
      ru: "Джокер (защитник, запуск): после запуска агрессор уводит свои корабли с врат на одну из родных планет или на одну незанятую далёкую планету, на какую захочет, и его ход заканчивается. У контакта нет результата; на далёкой планете корабли основывают колонию. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "bride super",
      en: "Super (main player, destiny or launch): with your power marry a divorced opponent again. The ship on this sheet is turned upright, and this player pays for no second divorce. The flare then returns to your hand.",
      ru: "Супер (основной игрок, судьба или запуск): своей способностью снова вступите в брак с соперником, с которым развелись. Его корабль на этом листе переворачивается обратно, за второй развод этот игрок не платит. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "bride/ship": {
      en: "{player} marries you. Which ship do you give?",
      ru: "{player} вступает с вами в брак. Какой корабль вы отдадите?",
    },
    "bride/trade": {
      en: "Which card do you offer {player}?",
      ru: "{player} — ваш супруг. Какую карту вы предложите в обмен?",
    },
    "bride/return": {
      en: "{player} offers you a card. Give one in return?",
      ru: "{player} предлагает вам карту. Отдадите свою взамен?",
    },
    "bride/show": { en: "Which cards do you show {player}?", ru: "{player} — ваш супруг. Какие карты вы покажете?" },
    "bride/show-back": {
      en: "{player} has shown you cards. Show some in return?",
      ru: "{player} показывает вам карты. Покажете свои в ответ?",
    },
    "bride/instead": {
      en: "The defense has fled. Which planet do your ships go to?",
      ru: "Защитник сбежал. На какую планету вы уведёте корабли?",
    },
    "bride.married": {
      en: "{player} married {other}.",
      ru: "{player, select, you {Вы вступаете} other {{player} вступает}} в брак, теперь супруг — {other, select, you {вы} other {{other}}}.",
    },
    "bride.divorced": {
      en: "{player} divorced {other}.",
      ru: "{player, select, you {Вы разводитесь} other {{player} разводится}}. Бывший супруг — {other, select, you {вы} other {{other}}}.",
    },
    "bride.fled": {
      en: "The defense fled, and {player, select, you {your} other {{player}'s}} turn is over.",
      ru: "Защитник сбежал. {player, select, you {Вы заканчиваете} other {{player} заканчивает}} ход.",
    },
  },
};
