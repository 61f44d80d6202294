import type { Statement } from "@hypergate/kernel";

export const flares: readonly Statement[] = [
  {
    id: "FLR-01",
    en: "A flare has a wild and a super side, each with its own role and phase.",
    ru: "У вспышки два свойства — джокер и супер, — и у каждого свои роль и фаза.",
  },
  {
    id: "FLR-02",
    en: "If you are not the alien named on the flare, you use wild.",
    ru: "Если вы не тот пришелец, что назван на вспышке, вы используете джокер.",
  },
  {
    id: "FLR-03",
    en: "If you are that alien, you must use super.",
    ru: "Если вы и есть этот пришелец, вы обязаны использовать супер.",
  },
  {
    id: "FLR-04",
    en: "If you are that alien but have lost your power, you may use wild but not super.",
    ru: "Если вы этот пришелец, но потеряли способность, вам доступен джокер, а супер — нет.",
  },
  {
    id: "FLR-05",
    en: "The same holds while your power is zapped.",
    ru: "То же самое, пока ваша способность заморожена.",
  },
  {
    id: "FLR-06",
    en: "Each player may play at most one flare per encounter.",
    ru: "Каждый игрок может сыграть не больше одной вспышки за контакт.",
  },
  {
    id: "FLR-07",
    en: "Each flare may be played at most once per encounter, even if it changes hands.",
    ru: "Одну и ту же вспышку можно сыграть лишь раз за контакт, даже если она сменила владельца.",
  },
  {
    id: "FLR-08",
    en: "After use a flare returns to your hand, unless its text gives it away or discards it.",
    ru: "После использования вспышка возвращается на руку, если её текст не велит отдать или сбросить её.",
  },
  {
    id: "FLR-09",
    en: "While a flare is being resolved it is not in your hand; it returns right after its effect.",
    ru: "Пока вспышка разыгрывается, её на руке нет; она возвращается сразу после своего эффекта.",
    decided: true,
  },
  {
    id: "FLR-10",
    en: "A flare that was cancelled by Card Zap, Anti-Matter or Filch still counts as your flare for this encounter.",
    ru: "Вспышка, отменённая «Сломом карты», Антиматерией или Ворюгой, всё равно считается вашей вспышкой за этот контакт.",
    decided: true,
  },
  {
    id: "FLR-11",
    en: "Playing a flare is optional even if the matching power is mandatory.",
    ru: "Играть вспышку необязательно, даже если сама способность обязательная.",
  },
  {
    id: "FLR-12",
    en: "Since a flare is played only once per encounter, one worded “each time …” works once per encounter. The exception is Mind's wild, which runs on until the encounter ends.",
    ru: "Раз вспышку играют лишь однажды за контакт, то и вспышка со словами «каждый раз, когда…» срабатывает один раз за контакт. Исключение — джокер Разума: он действует до конца контакта.",
    decided: true,
  },
  {
    id: "FLR-13",
    en: "A flare discarded for any other reason, such as Plague or Hate, goes to the discard pile like any card.",
    ru: "Вспышка, сброшенная по другой причине («Чума», Злюка и так далее), идёт в сброс, как любая карта.",
  },
  {
    id: "FLR-14",
    en: "Flares are not encounter cards.",
    ru: "Вспышки — не карты контакта.",
  },
];
