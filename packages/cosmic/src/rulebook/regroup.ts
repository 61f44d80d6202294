import type { Statement } from "@hypergate/kernel";

export const regroup: readonly Statement[] = [
  {
    id: "RGP-01",
    en: "Regroup runs in this order: 1. effects at the start of regroup or of the encounter, such as Masochist, Plague, Mobius Tubes and start-of-encounter techs; 2. work on techs, if technology is in play; 3. the offense retrieves its ship.",
    ru: "Порядок в перегруппировке: 1. эффекты начала фазы или начала контакта — Мазохист, «Чума», «Туннели Мёбиуса», технологии, срабатывающие в начале контакта; 2. работа над технологиями, если они есть в партии; 3. агрессор возвращает корабль.",
  },
  {
    id: "RGP-02",
    en: "The offense takes 1 of its ships from the warp, if it has any there, and puts it on any of its colonies, home or foreign.",
    ru: "Агрессор забирает из варпа 1 свой корабль, если они там есть, и ставит его в любую свою колонию, родную или далёкую.",
  },
  {
    id: "RGP-03",
    en: "If the offense has no colony anywhere, the ship goes straight onto the hyperspace gate and takes part in the launch.",
    ru: "Если у агрессора нет ни одной колонии, корабль встаёт прямо на гиперпространственные врата и участвует в запуске.",
  },
  {
    id: "RGP-04",
    en: "The offense may not decline: if a ship is there to retrieve, it comes back.",
    ru: "Отказаться нельзя: если в варпе есть что возвращать, корабль возвращается.",
  },
  {
    id: "RGP-05",
    en: "This happens at the start of every encounter, so at the start of the second one too.",
    ru: "Так начинается каждый контакт, в том числе второй.",
  },
];
