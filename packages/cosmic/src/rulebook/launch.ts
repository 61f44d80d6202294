import type { Statement } from "@hypergate/kernel";

export const launch: readonly Statement[] = [
  {
    id: "LCH-01",
    en: "The offense aims the gate at one planet of the home system that destiny picked. Any planet there will do, with or without ships of the defense.",
    ru: "Агрессор нацеливает врата на одну из планет системы, на которую указала судьба. Годится любая, есть там корабли защитника или нет.",
  },
  {
    id: "LCH-02",
    en: "You may aim at a planet where you already have a colony; if you win, your ships simply join it.",
    ru: "Можно целиться и в планету, где у вас уже есть колония: в случае победы корабли просто её усилят.",
  },
  {
    id: "LCH-03",
    en: "When driving off an invader, the gate is aimed at one single foreign colony on one of your own home planets.",
    ru: "Изгоняя захватчика, вы нацеливаете врата ровно на одну чужую колонию на своей родной планете.",
  },
  {
    id: "LCH-04",
    en: "The offense puts 1 to 4 of its ships on the gate, taken from any of its colonies in any split.",
    ru: "Агрессор ставит на врата от 1 до 4 своих кораблей, взяв их из любых своих колоний в любом сочетании.",
  },
  {
    id: "LCH-05",
    en: "If the last ship leaves a colony, the colony is gone at once, and the colony marker and the alien power are checked right away.",
    ru: "Если из колонии ушёл последний корабль, её сразу больше нет; счётчик колоний и способность пришельца проверяются тут же.",
  },
  {
    id: "LCH-06",
    en: "The defense may neither add ships to the targeted planet nor take any away.",
    ru: "Защитник не может ни добавить корабли на планету-цель, ни убрать их оттуда.",
  },
  {
    id: "LCH-07",
    en: "A defense without ships on the targeted home planet still defends it, with 0 ships: it may invite allies and plays a card as usual.",
    ru: "Защитник, у которого на родной планете-цели нет кораблей, всё равно её обороняет — с нулём кораблей: зовёт союзников и играет карту как обычно.",
  },
  {
    id: "LCH-08",
    en: "A ship that regrouped straight onto the gate counts among the 1 to 4.",
    ru: "Корабль, попавший на врата прямо из варпа в перегруппировке, входит в число этих 1–4.",
    decided: true,
  },
  {
    id: "LCH-09",
    en: "If the offense has no ship it could put on the gate, its turn ends here and nothing else happens.",
    ru: "Если агрессору нечего поставить на врата, его ход на этом заканчивается, и больше ничего не происходит.",
    decided: true,
  },
];
