import type { Statement } from "@hypergate/kernel";

export const alliance: readonly Statement[] = [
  {
    id: "ALY-01",
    en: "First the offense names everyone it invites: any number of players, even none, but never the defense. Nobody answers yet.",
    ru: "Сначала агрессор называет всех, кого приглашает: сколько угодно игроков, хоть ни одного, но только не защитника. Отвечать пока рано.",
  },
  {
    id: "ALY-02",
    en: "Then the defense names everyone it invites. It may ask players the offense has already asked, but never the offense.",
    ru: "Затем своих называет защитник. Он может позвать и тех, кого уже позвал агрессор, но только не самого агрессора.",
  },
  {
    id: "ALY-03",
    en: "Then, starting at the offense's left and going clockwise, each invited player accepts one side or declines.",
    ru: "После этого приглашённые отвечают по очереди, по часовой стрелке от соседа агрессора слева: выбирают сторону или отказываются.",
  },
  {
    id: "ALY-04",
    en: "Each player makes up their mind and moves their ships before the next one answers.",
    ru: "Каждый сначала окончательно решает и выставляет корабли, и только потом отвечает следующий.",
  },
  {
    id: "ALY-05",
    en: "You can join at most one side, and you may turn both down.",
    ru: "Примкнуть можно только к одной стороне, а отказать — хоть обеим.",
  },
  {
    id: "ALY-06",
    en: "An ally commits 1 to 4 ships, taken from any of their colonies in any split.",
    ru: "Союзник отправляет от 1 до 4 кораблей из любых своих колоний в любом сочетании.",
  },
  {
    id: "ALY-07",
    en: "The ships of a bystander colony on the targeted planet may be committed by their owner too.",
    ru: "Владелец посторонней колонии на планете-цели может отправить в контакт и её корабли.",
  },
  {
    id: "ALY-08",
    en: "Offensive allies put their ships on the gate; defensive allies put theirs next to the planet, not on it.",
    ru: "Союзники агрессора ставят корабли на врата, союзники защитника — рядом с планетой, но не на неё.",
  },
  {
    id: "ALY-09",
    en: "A player without an available ship cannot ally.",
    ru: "Кому отправить нечего, тот союзником стать не может.",
    decided: true,
  },
  {
    id: "ALY-10",
    en: "Effects fall into place like this: before allies are invited (Mind, Mutant, Demon, Trader's wild flare); invitations; after allies are invited (Macron as an ally); answers; after alliances are formed (Grudge, Philanthropist, Force Field, the wild flares of Mite and Observer).",
    ru: "Эффекты встраиваются так: до приглашений (Разум, Мутант, Демон, джокер Торговца) — приглашения — после приглашений (Макрон в роли союзника) — ответы — после заключения союзов (Мститель, Филантроп, «Силовое поле», джокеры Клеща и Наблюдателя).",
  },
];
