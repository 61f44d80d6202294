import type { Statement } from "@hypergate/kernel";

export const losingPower: readonly Statement[] = [
  {
    id: "PWR-01",
    en: "With fewer than 3 home colonies you lose your power: turn your alien sheet face down.",
    ru: "Если у вас меньше 3 родных колоний, вы теряете способность: переверните лист пришельца лицом вниз.",
  },
  {
    id: "PWR-02",
    en: "It happens immediately; you do not get to use it one last time.",
    ru: "Это происходит сразу; воспользоваться ею напоследок не получится.",
  },
  {
    id: "PWR-03",
    en: "As soon as you have 3 or more home colonies again, your power is back at once.",
    ru: "Как только родных колоний снова стало 3 или больше, способность тут же возвращается.",
  },
  {
    id: "PWR-04",
    en: "If the table plays with four planets, you lose the power below 2 home colonies.",
    ru: "При игре с четырьмя планетами способность теряют, когда родных колоний меньше 2.",
    setting: "planetsPerPlayer",
  },
  {
    id: "PWR-05",
    en: "The Genesis planet counts as a home planet of its owner here.",
    ru: "Сотворённая планета считается здесь родной планетой своего владельца.",
    decided: true,
  },
  {
    id: "PWR-06",
    en: "Without your power nothing on the sheet applies, not even the parts that are not uses. Things on the sheet, such as tokens, the hoard or citadels, stay where they are and are frozen.",
    ru: "Без способности не действует ничего из написанного на листе, даже то, что не требует использования. Всё, что связано с листом, — жетоны, запас, цитадели — остаётся на месте и бездействует.",
    decided: true,
  },
  {
    id: "PWR-07",
    en: "The Masochist never loses the power this way.",
    ru: "Мазохист так способность не теряет никогда.",
  },
  {
    id: "PWR-08",
    en: "If a power was used in planning for an effect at reveal, the effect still happens even if the power is lost in between.",
    ru: "Если способность использовали в планировании, а эффект ждёт раскрытия, он наступит, даже если способность тем временем потеряна.",
    decided: true,
  },
];
