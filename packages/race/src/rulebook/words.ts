import { DECIDED, REBEL, STORM, statements } from "./statement.ts";

/** Sections 1 to 3: words, components, how a game begins. */
export const wordStatements = statements([
  [
    "1.1",
    "A tableau is all face-up cards a player has in play, the start world included.",
    "Стол игрока — все его открытые сыгранные карты, включая стартовый мир.",
  ],
  [
    "1.2",
    "A card is either a world (cost in a circle) or a development (cost in a diamond).",
    "Карта — либо мир (стоимость в круге), либо технология (стоимость в ромбе).",
  ],
  [
    "1.3",
    "Goods come in four kinds: novelty (blue), rare (brown), genes (green) and alien (yellow).",
    "Ресурсы бывают четырёх видов: новинки (синие), редкие элементы (коричневые), гены (зелёные) и артефакты Древних (жёлтые).",
  ],
  [
    "1.4",
    "A windfall world gets one good when it enters play and none by itself later; a production world gets goods in Produce; a grey world never holds a good.",
    "Ресурсный мир получает один ресурс при выходе в игру и сам больше не производит; производящий мир получает ресурс в фазу производства; на сером мире ресурсов не бывает.",
  ],
  [
    "1.5",
    "The number of a military world is its defense, met with military; the number of a peaceful world is its cost, paid with cards.",
    "Число на военном мире — его оборона, её преодолевают военной мощью; число на невоенном мире — стоимость, её платят картами.",
  ],
  [
    "1.6",
    "General military is the sum of all unconditional military powers of a tableau. It may be negative.",
    "Общая военная мощь — сумма всех безусловных военных свойств стола. Она может быть отрицательной.",
  ],
  [
    "1.7",
    "Specialised military counts only against worlds of one kind or against REBEL worlds.",
    "Специализированная военная мощь действует только против миров одного вида или против повстанческих миров.",
  ],
  [
    "1.8",
    "Temporary military is bought in a Settle phase by discarding a card and lasts to the end of that phase.",
    "Разовую военную мощь покупают в фазу экспансии сбросом карты; она действует до конца этой фазы.",
  ],
  [
    "1.9",
    "A card has a keyword (REBEL, IMPERIUM, ALIEN, UPLIFT, TERRAFORMING) exactly when the word is in its English name.",
    "Карта имеет ключевое слово (Повстанцы, Империя, Древние, Возвышение, Терраформирование) тогда и только тогда, когда в её английском названии есть слово REBEL, IMPERIUM, ALIEN, UPLIFT или TERRAFORMING.",
  ],
  [
    "1.10",
    "The chromosome is a symbol on seven UPLIFT worlds. It is not the same as the keyword.",
    "Хромосома — символ на семи мирах Возвышения. Это не то же, что ключевое слово.",
    STORM,
  ],
  [
    "1.11",
    "A REBEL world need not be military: Rebel Cantina is a REBEL world and no military world.",
    "Повстанческий мир не обязательно военный: Rebel Cantina — повстанческий, но не военный мир.",
    REBEL,
  ],
  [
    "1.12",
    "Where a payment excludes alien worlds, worlds of the kind alien are meant, not cards with ALIEN in the name.",
    "Если оплата не распространяется на миры Древних, речь о жёлтых мирах, а не о картах со словом «Древние».",
  ],
  [
    "1.13",
    "The chooser of a phase is a player who picked its action card this round.",
    "Выбравший фазу — игрок, взявший в этом раунде её карту действия.",
  ],
  [
    "1.14",
    "Player order is clockwise from the player with the lowest start world number.",
    "Порядок игроков — по часовой стрелке от владельца стартового мира с наименьшим номером.",
  ],
  ["2.1", "The base game is for 2 to 4 players.", "Базовая игра рассчитана на 2–4 игроков.", { setting: "players" }],
  [
    "2.2",
    "The Gathering Storm adds a fifth player.",
    "С дополнением «Надвигающаяся буря» может играть пятый игрок.",
    { only: "storm", setting: "players" },
  ],
  [
    "2.3",
    "Rebel vs Imperium allows six players together with The Gathering Storm, five without it.",
    "С дополнением «Повстанцы против Империи» играют вшестером, если есть и «Надвигающаяся буря», и впятером без неё.",
    { only: "rebel", setting: "players" },
  ],
  [
    "2.4",
    "The base deck has 114 cards: 109 game cards and start worlds 0 to 4.",
    "Базовая колода — 114 карт: 109 игровых и стартовые миры с 0 по 4.",
  ],
  [
    "2.5",
    "The Gathering Storm adds 18 game cards, among them a third Contact Specialist, and start worlds 5 to 8: 136 cards.",
    "«Надвигающаяся буря» добавляет 18 игровых карт, в том числе третью Contact Specialist, и стартовые миры с 5 по 8: всего 136 карт.",
    STORM,
  ],
  [
    "2.6",
    "Rebel vs Imperium adds 41 game cards, among them a third Research Labs, start worlds 9 to 11, and swaps Gambling World: 180 cards.",
    "Дополнение «Повстанцы против Империи» добавляет 41 игровую карту, в том числе третью Research Labs, стартовые миры с 9 по 11 и подменяет Gambling World: всего 180 карт.",
    REBEL,
  ],
  [
    "2.7",
    "Rebel vs Imperium without The Gathering Storm has its own cards and takeovers, but no goals and no choice of start worlds.",
    "«Повстанцы против Империи» без «Надвигающейся бури» — это его карты и захваты, но без целей и без выбора стартового мира.",
    REBEL,
  ],
  [
    "2.8",
    "Everybody has seven action cards: Explore +5, Explore +1,+1, Develop, Settle, Trade, Consume x2, Produce.",
    "У каждого семь карт действий: исследование +5, исследование +1,+1, развитие, экспансия, торговля, потребление ×2, производство.",
  ],
  [
    "2.9",
    "Two players have nine: a second Develop and a second Settle.",
    "В игре вдвоём карт девять: добавляются вторые развитие и экспансия.",
  ],
  ["2.10", "The pool has 12 victory point chips for each player.", "В запасе по 12 победных очков на каждого игрока."],
  [
    "2.11",
    "Start worlds are numbered 0 to 11; odd numbers are red, even ones blue.",
    "Стартовые миры пронумерованы от 0 до 11: нечётные — красные, чётные — синие.",
  ],
  [
    "3.1",
    "Every player is dealt one random start world, face up. The others are shuffled into the deck.",
    "Каждый получает случайный стартовый мир и кладёт его в открытую. Остальные замешиваются в колоду.",
  ],
  [
    "3.2",
    "Six cards are dealt to everybody. All secretly discard two at the same time and keep four.",
    "Каждому сдаётся шесть карт. Все одновременно и втайне сбрасывают две и оставляют четыре.",
  ],
  ["3.3", "A windfall start world begins with a good on it.", "Ресурсный стартовый мир начинает игру с ресурсом."],
  ["3.4", "Start worlds in the deck are ordinary worlds when drawn.", "Стартовые миры из колоды — обычные миры."],
  [
    "3.5",
    "Before the deal four first goals and two most goals are revealed at random.",
    "До сдачи открываются четыре случайные цели приоритета и две цели превосходства.",
    { only: "storm", setting: "goals" },
  ],
  [
    "3.6",
    "Who starts with Ancient Race keeps three cards instead of four.",
    "Начинающий с Ancient Race оставляет три карты, а не четыре.",
    STORM,
  ],
  [
    "3.7",
    "With both expansions everybody gets a red and a blue start world face down and six cards, keeps one of the worlds and discards cards as usual; then all worlds are revealed together.",
    "С обоими дополнениями каждый получает втёмную красный и синий стартовые миры и шесть карт, оставляет один из миров и сбрасывает карты как обычно; затем миры открывают все сразу.",
    REBEL,
  ],
  [
    "3.8",
    "With six players all twelve start worlds are dealt.",
    "При шести игроках раздаются все двенадцать стартовых миров.",
    REBEL,
  ],
  [
    "3.9",
    "The rejected start world and cards go face down to the discard pile.",
    "Отвергнутые мир и карты уходят в сброс рубашкой вверх.",
    REBEL,
  ],
  [
    "3.10",
    "Player order is fixed when the game begins, even if a start world later leaves its tableau.",
    "Порядок игроков определяется в начале и не меняется, даже если стартовый мир покинет стол.",
    DECIDED,
  ],
  [
    "3.11",
    "A game is played with takeovers or without. The recommendation is to alternate, beginning without.",
    "Партия идёт либо с захватами, либо без. Рекомендуется чередовать, начиная с режима без захватов.",
    { only: "rebel", setting: "takeovers" },
  ],
  [
    "3.12",
    "Without takeovers the takeover and takeover defense powers do nothing; all other powers of those cards work.",
    "Без захватов свойства захвата и обороны от захвата не действуют, остальные свойства этих карт работают.",
    { only: "rebel", setting: "takeovers" },
  ],
  [
    "3.13",
    "The learning game has fixed hands of four cards for start worlds 1 to 5 and no discard. There is none for a sixth player.",
    "В учебной партии даны готовые руки из четырёх карт для стартовых миров 1–5, сброса нет. Для шестого игрока такой руки нет.",
    { setting: "learningHands" },
  ],
]);
