import type { Statement } from "@hypergate/kernel";
import { ARTIFACT_FACTS, type ArtifactFacts } from "../artifacts/facts.ts";

export const artifacts: readonly Statement[] = [
  {
    id: "ART-01",
    en: "An artifact is discarded right after it is played.",
    ru: "Артефакт сбрасывают сразу после розыгрыша.",
  },
  {
    id: "ART-02",
    en: "It can be played only by the role and in the phase printed on it, and never as an encounter card.",
    ru: "Играть его можно только в той роли и фазе, что на нём указаны, и никогда — вместо карты контакта.",
  },
  {
    id: "ART-03",
    en: "You may play any number of artifacts in an encounter.",
    ru: "За контакт можно сыграть сколько угодно артефактов.",
  },
  {
    id: "CRD-01",
    en: "There are 39 attack cards: seven each of 06 and 08; four each of 04 and 10; two each of 12, 14 and 20; and one each of 00, 01, 05, 07, 09, 11, 13, 15, 23, 30 and 40.",
    ru: "Карт атаки 39: по семь со значениями 06 и 08; по четыре — 04 и 10; по две — 12, 14 и 20; по одной — 00, 01, 05, 07, 09, 11, 13, 15, 23, 30 и 40.",
  },
  {
    id: "CRD-02",
    en: "All the attack values add up to 400, an average of 10.26.",
    ru: "В сумме все атаки дают 400, в среднем 10,26 на карту.",
    decided: true,
  },
  {
    id: "CRD-03",
    en: "Attack against attack: the higher total of ships and card wins. Attack against negotiate: the attack wins, and the opponent gets compensation.",
    ru: "Атака против атаки: побеждает большая сумма кораблей и карты. Атака против переговоров: атака побеждает, соперник получает компенсацию.",
  },
  {
    id: "CRD-04",
    en: "There are 15 negotiates. Against an attack a negotiate loses and gets compensation; against another negotiate there is one minute to make a deal, and failing costs each main player 3 ships.",
    ru: "Карт переговоров 15. Против атаки переговоры проигрывают и приносят компенсацию; против переговоров даётся минута на сделку, а провал стоит каждому основному игроку 3 кораблей.",
  },
  {
    id: "CRD-05",
    en: "There is 1 morph. It becomes a duplicate of the opponent's revealed card.",
    ru: "Метаморфоза 1. Она становится копией раскрытой карты соперника.",
  },
  {
    id: "CRD-06",
    en: "There are 6 reinforcements: two +2, three +3 and one +5, together +18. A main player or ally plays them at reveal to add the value to either side's total.",
    ru: "Подкреплений 6: два +2, три +3 и одно +5, всего +18. Их играют основной игрок или союзник в фазе раскрытия, прибавляя значение к сумме любой стороны.",
  },
  {
    id: "CRD-07",
    en: "There are 11 artifacts. With 39 attacks, 15 negotiates, 1 morph and 6 reinforcements, that makes 72 cards.",
    ru: "Артефактов 11. Вместе с 39 атаками, 15 переговорами, 1 метаморфозой и 6 подкреплениями это 72 карты.",
  },
  card(
    ARTIFACT_FACTS["card-zap"],
    "Card Zap (2 cards; any player, any phase)",
    "«Слом карты» (2 карты; любой игрок, любая фаза)",
  ),
  card(
    ARTIFACT_FACTS["cosmic-zap"],
    "Cosmic Zap (2 cards; any player, any phase)",
    "«Космическая заморозка» (2 карты; любой игрок, любая фаза)",
  ),
  card(
    ARTIFACT_FACTS["emotion-control"],
    "Emotion Control (1 card; any player, reveal)",
    "«Контроль эмоций» (1 карта; любой игрок, раскрытие)",
  ),
  card(
    ARTIFACT_FACTS["force-field"],
    "Force Field (1 card; any player, alliance)",
    "«Силовое поле» (1 карта; любой игрок, союзы)",
  ),
  card(
    ARTIFACT_FACTS["ionic-gas"],
    "Ionic Gas (1 card; any player, resolution)",
    "«Ионный газ» (1 карта; любой игрок, результат)",
  ),
  card(
    ARTIFACT_FACTS["mobius-tubes"],
    "Mobius Tubes (2 cards; offense, regroup)",
    "«Туннели Мёбиуса» (2 карты; агрессор, перегруппировка)",
  ),
  card(ARTIFACT_FACTS.plague, "Plague (1 card; any player, regroup)", "«Чума» (1 карта; любой игрок, перегруппировка)"),
  card(
    ARTIFACT_FACTS.quash,
    "Quash (1 card; any player, resolution)",
    "«Аннулирование» (1 карта; любой игрок, результат)",
  ),
  {
    id: "CRD-08",
    en: "Card Zap needs another player's card as its target, which may itself be a Card Zap or a Cosmic Zap.",
    ru: "Цель «Слома карты» — только карта другого игрока; ею может быть и «Слом карты», и «Космическая заморозка».",
  },
  {
    id: "CRD-09",
    en: "Card Zap cannot cancel reinforcements, encounter cards, techs or powers.",
    ru: "«Слом карты» не отменяет подкрепления, карты контакта, технологии и способности.",
  },
  {
    id: "CRD-10",
    en: "After Emotion Control, allies go home as in any deal, and the cards are negotiates for all later effects of this encounter. A morph that copied an attack becomes a negotiate too.",
    ru: "После «Контроля эмоций» союзники уходят домой, как при любой сделке, а карты до конца контакта считаются переговорами для всех эффектов. Метаморфоза, скопировавшая атаку, тоже становится переговорами.",
    decided: true,
  },
  {
    id: "CRD-11",
    en: "Force Field may hit one side, both sides or single allies.",
    ru: "«Силовое поле» может подействовать на одну сторону, на обе или на отдельных союзников.",
  },
  {
    id: "CRD-12",
    en: "Ionic Gas does not stop colonies, Barbarian, Mutant's wild flare or other ways of gaining cards.",
    ru: "«Ионный газ» не мешает ни созданию колоний, ни Варвару, ни джокеру Мутанта, ни другим способам получить карты.",
  },
  {
    id: "CRD-13",
    en: "A player without a colony cannot retrieve ships with Mobius Tubes; they stay in the warp. An offense without a colony gets only the one ship of regroup, on the gate.",
    ru: "Если у игрока нет колоний, «Туннели Мёбиуса» ему ничего не вернут: его корабли остаются в варпе. Агрессор без колоний получает лишь один корабль перегруппировки, прямо на врата.",
    decided: true,
  },
  {
    id: "CRD-14",
    en: "The victim of Plague chooses the ships and, within each type of card they hold, the card. With fewer than 3 ships, all are lost.",
    ru: "Жертва «Чумы» сама выбирает корабли и карту внутри каждого типа, какой у неё есть. Если кораблей меньше 3, теряются все.",
  },
  {
    id: "CRD-15",
    en: "Quash undoes everything in the deal before the penalty. It must be played before the encounter ends, so a deal stays pending until everyone has passed on it.",
    ru: "«Аннулирование» отменяет всё, что было в сделке, и лишь затем наступают потери. Сыграть его нужно до конца контакта, поэтому сделка ждёт, пока все не откажутся вмешаться.",
    decided: true,
  },
  {
    id: "CRD-16",
    en: "Plague and Mobius Tubes may be played at the same moment as Masochist's check. For the Masochist the mandatory check comes first; otherwise the usual order holds: offense, defense, then clockwise.",
    ru: "«Чуму» и «Туннели Мёбиуса» можно сыграть в тот же момент, когда проверяется победа Мазохиста. Для самого Мазохиста обязательная проверка идёт первой, в остальном порядок обычный: агрессор, защитник, дальше по часовой стрелке.",
    decided: true,
  },
  {
    id: "CRD-17",
    en: "There are 51 flares in the 2020 edition and 50 in the 2008 edition, plus one alternative, classic Filch flare in both. Ten are used in a game.",
    ru: "Вспышек в издании 2020 года 51, в издании 2008 года — 50, и в обоих есть ещё одна, классическая вспышка Ворюги на замену. В партии участвуют 10.",
  },
];

/** The text of a card after its name, number, role and phase. */
function card({ rule, about }: ArtifactFacts, en: string, ru: string): Statement {
  return { id: rule, en: `${en}: ${uncapitalised(about.en)}`, ru: `${ru}: ${uncapitalised(about.ru)}` };
}

function uncapitalised(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
