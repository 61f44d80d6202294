import { DECIDED, REBEL, STORM, statements } from "./statement.ts";

/** Sections 8 to 13: Consume, Produce, end of round and game, goals in short. */
export const goodsStatements = statements([
  [
    "8.1",
    "First each player who chose Trade must sell exactly one good, if there is one.",
    "Сначала каждый выбравший торговлю обязан продать ровно один ресурс, если он есть.",
  ],
  [
    "8.2",
    "A novelty good sells for 2 cards, rare 3, genes 4, alien 5.",
    "Новинки продаются за 2 карты, редкие элементы за 3, гены за 4, артефакты Древних за 5.",
  ],
  [
    "8.3",
    "Trade bonuses for all kinds, for the kind, for this world and for chromosomes raise the price.",
    "Цену повышают торговые бонусы: на любой вид, на этот вид, на этот мир и за хромосомы.",
  ],
  [
    "8.4",
    "Trade bonuses do nothing without a sale. Players who did not choose Trade do not sell, except by a power.",
    "Без продажи торговые бонусы не действуют. Кто не выбрал торговлю, тот не продаёт, разве что по свойству карты.",
  ],
  [
    "8.5",
    "Then every player, chooser or not, uses their Consume powers.",
    "Затем каждый, выбирал он или нет, применяет свойства потребления.",
  ],
  [
    "8.6",
    "A power is used once in a phase. The player picks the order of powers and the goods they take, from any of their worlds.",
    "Свойство применяется раз за фазу. Порядок свойств и ресурсы для них, с любых своих миров, выбирает игрок.",
  ],
  [
    "8.7",
    "Powers that take goods are mandatory while they can take one. An order that leaves goods over is allowed.",
    "Свойства, тратящие ресурсы, обязательны, пока их можно применить. Порядок, при котором ресурсы останутся, допустим.",
  ],
  [
    "8.8",
    "A power that takes up to a number of goods takes as many as it can.",
    "Свойство «до N ресурсов» берёт столько, сколько может.",
  ],
  [
    "8.9",
    "A power that needs a fixed number cannot be used with fewer.",
    "Свойство с точным числом ресурсов нельзя применить с меньшим.",
  ],
  [
    "8.10",
    "Trade League must sell a good with bonuses, Black Market Trading World without, while one is left.",
    "Trade League обязана продать ресурс с бонусами, Black Market Trading World — без них, пока ресурс есть.",
  ],
  [
    "8.11",
    "Pilgrimage World must take all goods that are left, at least one, for as many VPs less 1.",
    "Pilgrimage World обязан взять все оставшиеся ресурсы, хотя бы один, и даёт столько же ПО минус 1.",
  ],
  [
    "8.12",
    "Draws and VPs of the phase that need no goods come by themselves, once.",
    "Карты и ПО, не требующие ресурсов, приходят сами, один раз за фазу.",
  ],
  [
    "8.13",
    "Discarding hand cards and gambling are optional. Cards drawn earlier in the phase may be used.",
    "Сброс карт руки и ставки необязательны. Годятся и карты, взятые ранее в этой фазе.",
  ],
  [
    "8.14",
    "Consume x2 doubles VPs from goods and from Galactic Salon, not those from discarded cards, and never cards.",
    "Потребление ×2 удваивает ПО за ресурсы и за Galactic Salon, но не за сброшенные карты; взятие карт не удваивается.",
  ],
  [
    "8.15",
    "Chips come from the pool, and from outside when it is empty; then the game ends this round.",
    "ПО берутся из запаса, а когда он пуст — извне; тогда игра кончается в этом раунде.",
  ],
  [
    "8.16",
    "Consumed and sold goods go to the discard pile unseen.",
    "Потреблённые и проданные ресурсы уходят в сброс закрытыми.",
  ],
  [
    "8.17",
    "New Gambling World: show a hand card of cost or defense 1 to 6 and reveal that many cards. If one is strictly higher, take any one of them and keep yours; otherwise yours is discarded.",
    "Новый Gambling World: покажите карту руки со стоимостью или обороной 1–6 и откройте столько же карт. Если есть строго большая — возьмите любую из них и сохраните свою, иначе своя сбрасывается.",
    REBEL,
  ],
  [
    "8.18",
    "Old Gambling World: name a number from 1 to 7 and flip the top card; keep it if its cost or defense is that number.",
    "Старый Gambling World: назовите число от 1 до 7 и откройте верхнюю карту; она ваша, если её стоимость или оборона равна этому числу.",
  ],
  [
    "9.1",
    "Every production world without a good gets one. No world holds more than one.",
    "Каждый производящий мир без ресурса получает ресурс. Больше одного на мире не бывает.",
  ],
  [
    "9.2",
    "A Produce chooser may also put a good on one of their empty windfall worlds.",
    "Выбравший производство может пополнить и один свой пустой ресурсный мир.",
  ],
  [
    "9.3",
    "Each windfall power puts a good on an empty windfall world of its kind, once, where its owner likes; some not on their own card.",
    "Каждое такое свойство один раз пополняет пустой ресурсный мир своего вида, по выбору владельца; иные — не на собственную карту.",
  ],
  [
    "9.4",
    "The two powers of Interstellar Prospectors are independent.",
    "Два свойства Interstellar Prospectors не зависят друг от друга.",
    REBEL,
  ],
  [
    "9.5",
    "Damaged Alien Factory may produce if its owner discards a hand card.",
    "Damaged Alien Factory производит, если владелец сбросит карту с руки.",
    STORM,
  ],
  [
    "9.6",
    "A world that draws when it produces does so whenever it gets a good in Produce, by any power.",
    "Мир, дающий карты за своё производство, даёт их при любом получении ресурса в этой фазе.",
  ],
  [
    "9.7",
    "Draws for goods or kinds count what their owner produced in this phase, once everything is produced.",
    "Карты за ресурсы или виды считаются по произведённому владельцем в этой фазе, после его производства.",
  ],
  [
    "9.8",
    "The draw for producing most needs strictly more goods of the kind than every other player.",
    "Карты за наибольшее производство требуют строго больше ресурсов этого вида, чем у каждого другого.",
  ],
  [
    "9.9",
    "Draws that count worlds or are flat do not depend on production. Rebel Cantina counts itself.",
    "Карты за миры и постоянные числа от производства не зависят. Rebel Cantina считает и себя.",
  ],
  [
    "9.10",
    "A good is the top card of the deck, face down, seen by nobody.",
    "Ресурс — верхняя карта колоды рубашкой вверх, её никто не видит.",
  ],
  [
    "10.1",
    "At the end of the round everybody discards down to ten hand cards, all at the same time.",
    "В конце раунда все одновременно сбрасывают до десяти карт в руке.",
  ],
  [
    "10.2",
    "With Pan-Galactic Research its owner alone keeps twelve.",
    "С Pan-Galactic Research её владелец, и только он, оставляет двенадцать.",
    REBEL,
  ],
  ["10.3", "Then goals are checked.", "Затем проверяются цели.", STORM],
  ["10.4", "Then it is seen whether the game is over.", "Затем проверяется, не кончилась ли игра."],
  ["11.1", "Discards lie face down and may not be looked at.", "Сброс лежит рубашкой вверх, смотреть его нельзя."],
  [
    "11.2",
    "When the last card leaves the deck, the discard pile is shuffled into a new deck at once, or at the next draw if it is empty then.",
    "Когда из колоды уходит последняя карта, сброс сразу тасуется в новую колоду, а если он пуст — при следующем взятии.",
    DECIDED,
  ],
  [
    "11.3",
    "If there is no card anywhere, draws and goods are not made.",
    "Если карт нет нигде, карты не берут и ресурсы не кладут.",
    DECIDED,
  ],
  [
    "11.4",
    "Cards revealed for a wager come from the deck like draws.",
    "Карты, открываемые для ставки, берутся из колоды как обычно.",
  ],
  [
    "12.1",
    "The game ends after a round in which the pool is empty or a tableau has twelve cards. The round is played out.",
    "Игра кончается после раунда, в котором запас опустел или на чьём-то столе двенадцать карт. Раунд доигрывается.",
  ],
  [
    "12.2",
    "For the owner of Hidden Fortress alone the number is fourteen.",
    "Для владельца Hidden Fortress, и только для него, нужно четырнадцать.",
    REBEL,
  ],
  ["12.3", "Who caused the end does not matter.", "Кто вызвал конец игры, неважно."],
  [
    "12.4",
    "The score is chips, printed VPs, the values of variable developments and goals. Hand cards and goods score nothing.",
    "Счёт — победные очки с жетонов, с карт, ценность переменных технологий и цели. Карты руки и ресурсы очков не дают.",
  ],
  [
    "12.5",
    "A variable development counts every card of the tableau once, by the first line that fits, itself included; then what is not per card.",
    "Переменная технология считает каждую карту стола один раз, по первой подходящей строке, включая себя; затем то, что считается не по картам.",
  ],
  [
    "12.6",
    "Galactic Renaissance counts full threes of chips; New Galactic Order counts general military, also a negative one.",
    "Galactic Renaissance считает полные тройки ПО с жетонов; New Galactic Order — общую мощь, даже отрицательную.",
  ],
  [
    "12.7",
    "Galactic Exchange is worth 1, 3, 6 or 10 for one to four kinds among its owner's worlds, and 3 more for Diversified Economy.",
    "Galactic Exchange стоит 1, 3, 6 или 10 за один–четыре вида среди миров владельца и ещё 3 за Diversified Economy.",
    REBEL,
  ],
  [
    "12.8",
    "Pan-Galactic Research costs 6 and is worth 4: no variable development, but a 6-cost one.",
    "Pan-Galactic Research стоит 6 и даёт 4 ПО: она не переменная, но стоимостью 6.",
    REBEL,
  ],
  [
    "12.9",
    "A tie goes to the most hand cards and goods together; then the victory is shared.",
    "При равенстве побеждает тот, у кого больше карт в руке и ресурсов вместе; затем победа общая.",
  ],
  ["12.10", "There is no limit of rounds.", "Предела числу раундов нет."],
  [
    "13.1",
    "First goals give 3 VP to everybody who meets them at the first check at which anybody does.",
    "Цели приоритета дают 3 ПО всем, кто выполнил их к первой проверке, где это удалось хоть кому-то.",
    STORM,
  ],
  [
    "13.2",
    "Most goals give 5 VP to the single leader above the minimum. The holder keeps a tie; at the end others who tie get 3.",
    "Цели превосходства дают 5 ПО единственному лидеру не ниже минимума. При ничьей владелец сохраняет жетон; в конце остальные равные получают 3.",
    STORM,
  ],
  [
    "13.3",
    "Goals are checked after every phase and after the hand limit.",
    "Цели проверяются после каждой фазы и после сброса до предела руки.",
    STORM,
  ],
]);
