import type { Statement } from "@hypergate/kernel";

export const zaps: readonly Statement[] = [
  {
    id: "ZAP-01",
    en: "Only the parts of a sheet that say “use” are uses. Everything else on it works by itself.",
    ru: "Использование — только то, о чём на листе прямо сказано «использовать». Всё остальное работает само.",
  },
  {
    id: "ZAP-02",
    en: "A mandatory power must be used whenever its condition is met; an optional one is up to its owner.",
    ru: "Обязательную способность нужно использовать всякий раз, когда выполнено её условие; необязательную — по желанию владельца.",
  },
  {
    id: "ZAP-03",
    en: "A zap (Cosmic Zap or Cosmic Field Generator) cancels one use as it is declared, and that power cannot be used again in this encounter.",
    ru: "Заморозка («Космическая заморозка» или «Генератор космического поля») отменяет одно использование в момент объявления, и до конца контакта эту способность использовать больше нельзя.",
  },
  {
    id: "ZAP-04",
    en: "You can zap only as the immediate answer to a declaration. Once the effect has begun, or once another effect has started after a use declared for later, it is too late.",
    ru: "Заморозить можно только сразу в ответ на объявление. Когда эффект уже начался или после отложенного объявления запущен другой эффект, поздно.",
    decided: true,
  },
  {
    id: "ZAP-05",
    en: "In that moment only reactions that cancel or change the declared use or card may be played; ordinary effects wait. There is no general stack.",
    ru: "В этот момент можно играть только то, что отменяет или меняет объявленное использование или карту; обычные эффекты ждут. Общего «стека» в игре нет.",
    decided: true,
  },
  {
    id: "ZAP-06",
    en: "Parts that are not uses cannot be zapped: Warrior gaining tokens, Zombie freeing ships in a deal, Citadel placing a citadel, Macron counting double for compensation or rewards, Miser renewing the hoard, and what follows from Gambler's or Grudge's use.",
    ru: "То, что не требует использования, заморозить нельзя: Воитель получает жетоны, Зомби освобождает корабли по сделке, Цитадель размещает карту-цитадель, Макрон считает корабли вдвойне для компенсации и награды, Скряга обновляет запас, наступают последствия способностей Шулера и Мстителя.",
  },
  {
    id: "ZAP-07",
    en: "A zap earlier in the encounter does not switch those parts off: Warrior still gains tokens.",
    ru: "Заморозка, случившаяся раньше в этом контакте, такие части не отключает: Воитель всё равно получит жетоны.",
  },
  {
    id: "ZAP-08",
    en: "Any player may zap, even their own power.",
    ru: "Замораживать может любой игрок, в том числе собственную способность.",
  },
  {
    id: "ZAP-09",
    en: "A cancelled use leaves no trace, and anything paid for it is given back: Kamikaze keeps the ships, Reserve keeps the cards, Hate keeps the card it would have discarded.",
    ru: "Отменённое использование не оставляет следов, и плата за него возвращается: Камикадзе сохраняет корабли, Резервист — карты, Злюка — карту, которую сбрасывала.",
    decided: true,
  },
  {
    id: "ZAP-10",
    en: "Human is the exception: if zapped, Human's side wins the encounter.",
    ru: "Исключение — Человек: если его заморозили, его сторона побеждает в контакте.",
  },
  {
    id: "ZAP-11",
    en: "A power stays zapped until the end of the encounter, resolution included; in the next encounter of the same turn it is free again.",
    ru: "Способность заморожена до конца контакта, включая фазу результата; в следующем контакте того же хода она снова свободна.",
  },
  {
    id: "ZAP-12",
    en: "Using your power through a super flare is still a use and can be zapped; the flare then returns to your hand as used. The flare itself can be stopped by Card Zap.",
    ru: "Использование способности через супер вспышки — всё равно использование, и его можно заморозить; вспышка тогда возвращается на руку как сыгранная. Саму вспышку можно отменить «Сломом карты».",
    decided: true,
  },
  {
    id: "ZAP-13",
    en: "Card Zap cancels a flare or artifact as it is played; the cancelled card is discarded, and a flare does not return to hand. Card Zap may cancel a Card Zap or a Cosmic Zap.",
    ru: "«Слом карты» отменяет вспышку или артефакт в момент розыгрыша; отменённая карта идёт в сброс, и вспышка на руку не возвращается. «Сломом карты» можно отменить другой «Слом карты» и «Космическую заморозку».",
  },
];
