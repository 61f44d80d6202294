import { REBEL, STORM, statements } from "./statement.ts";

/** Section 7: Settle without takeovers. */
export const settleStatements = statements([
  [
    "7.1",
    "Everybody secretly picks one world or none; all are placed together, then paid for or conquered.",
    "Каждый втайне выбирает один мир или ни одного; все выкладываются вместе, затем оплачиваются или завоёвываются.",
  ],
  [
    "7.2",
    "A peaceful world costs its price less matching discounts, paid exactly. The chooser has no reduction.",
    "Невоенный мир стоит свою цену минус подходящие скидки, платят ровно. Выбравший фазу скидки не имеет.",
  ],
  [
    "7.3",
    "A military world is conquered if strength against it is at least its defense. Nothing is paid or used up.",
    "Военный мир завоёван, если мощь против него не меньше его обороны. Ничего не платят и не тратят.",
  ],
  [
    "7.4",
    "Strength is general military, matching specialised military and temporary military of this phase.",
    "Сила — это общая мощь, подходящая специализированная и разовая мощь этой фазы.",
  ],
  [
    "7.5",
    "Military and discounts by kind match windfall and production worlds of that kind.",
    "Мощь и скидки по виду подходят и ресурсным, и производящим мирам этого вида.",
  ],
  [
    "7.6",
    "Discounts never help to conquer, military never helps to pay.",
    "Скидки не помогают завоёвывать, а мощь — платить.",
  ],
  [
    "7.7",
    "A power to pay for military worlds lets a military world not of kind alien be paid for: defense less its own discount and all others.",
    "Свойство «оплата военной мощи» позволяет заплатить за военный мир (кроме жёлтого): оборона минус собственная скидка и все прочие.",
  ],
  [
    "7.8",
    "One such power is used per world, the best; Rebel Pact adds 2 to it and gives no right by itself.",
    "На мир действует одно такое свойство, лучшее; Rebel Pact прибавляет к скидке 2, но сам права не даёт.",
  ],
  ["7.9", "Who could conquer may pay, and the reverse.", "Кто может завоевать, вправе заплатить, и наоборот."],
  [
    "7.10",
    "Colony Ship or Doomed World may be discarded to settle a peaceful world not of kind alien, or one paid for as military, for nothing. Not when conquering.",
    "Colony Ship или Doomed World можно сбросить и заселить даром невоенный не жёлтый мир или военный мир, за который платят. При завоевании нельзя.",
  ],
  [
    "7.11",
    "New Military Tactics may be discarded for +3 temporary military.",
    "New Military Tactics можно сбросить ради +3 разовой мощи.",
  ],
  [
    "7.12",
    "Some cards turn hand cards into temporary military, +1 each. Such a power is used in one go; its rest serves only to defend.",
    "Некоторые карты превращают карты руки в разовую мощь, по +1. Такое свойство применяют за один раз; остаток годится лишь для обороны от захвата.",
    STORM,
  ],
  [
    "7.13",
    "Temporary military may be bought only to conquer, to declare a takeover or to defend, and not together with payment for the same world.",
    "Разовую мощь покупают только для завоевания, объявления захвата или обороны и не вместе с оплатой того же мира.",
  ],
  [
    "7.14",
    "Imperium Cloaking Technology may be discarded to conquer a peaceful world of any kind with strength of at least its cost less 2. Discounts do not count; not with a takeover or payment.",
    "Imperium Cloaking Technology можно сбросить и завоевать невоенный мир любого вида силой не меньше его стоимости минус 2. Скидки не считаются; с захватом и оплатой не сочетается.",
    REBEL,
  ],
  [
    "7.15",
    "A windfall world gets a good when it is placed, a production world does not.",
    "Ресурсный мир при размещении получает ресурс, производящий — нет.",
  ],
  [
    "7.16",
    "A Settle chooser who placed or took over a world draws one card, once in the phase.",
    "Выбравший экспансию, разместив или захватив мир, берёт одну карту — раз за фазу.",
  ],
  [
    "7.17",
    "Draws for settling come for every world its owner places or takes over.",
    "Карты за заселение берутся за каждый размещённый или захваченный мир.",
  ],
  [
    "7.18",
    "Improved Logistics: after the first world and its draws a second one may be settled openly. Cards just drawn may pay, the first world's powers are not active yet, used powers stay used and bought strength stays.",
    "Improved Logistics: после первого мира и взятых за него карт можно открыто заселить второй. Взятыми картами можно платить, свойства первого мира ещё не действуют, потраченное потрачено, купленная мощь остаётся.",
    STORM,
  ],
  [
    "7.19",
    "In a double Settle temporary military ends with the first phase.",
    "При двойной экспансии разовая мощь кончается с первой фазой.",
  ],
  [
    "7.20",
    "Every world is there only once, so no rule against a second copy is needed.",
    "Каждый мир существует в одном экземпляре, так что запрет на повтор не нужен.",
  ],
]);
