import type { Statement } from "@hypergate/kernel";

export const setup: readonly Statement[] = [
  {
    id: "SET-01",
    en: "The game is for 3, 4 or 5 players.",
    ru: "В игре участвуют 3, 4 или 5 игроков.",
  },
  {
    id: "SET-02",
    en: "Pick a color and take the 5 planets, 20 ships and colony marker of that color.",
    ru: "Каждый выбирает цвет и берёт 5 планет, 20 кораблей и счётчик колоний этого цвета.",
  },
  {
    id: "SET-03",
    en: "Put 4 ships on each of your planets. Your 5 planets together are your home system.",
    ru: "Поставьте по 4 корабля на каждую свою планету. Пять ваших планет образуют вашу родную систему.",
  },
  {
    id: "SET-04",
    en: "The warp goes in the center of the table, and every colony marker starts at 0.",
    ru: "Варп кладут в центр стола; все счётчики колоний начинают с нуля.",
  },
  {
    id: "SET-05",
    en: "The destiny deck is made of all wild and special cards plus the 3 cards of every color in play; cards of unused colors leave the game. Shuffle it.",
    ru: "Колода судьбы — это все джокеры, все особые карты и по 3 карты каждого цвета, участвующего в партии; карты остальных цветов выходят из игры. Колоду перемешивают.",
  },
  {
    id: "SET-06",
    en: "The destiny deck holds 20 cards with five players, 17 with four and 14 with three.",
    ru: "В колоде судьбы 20 карт при игре впятером, 17 вчетвером и 14 втроём.",
    decided: true,
  },
  {
    id: "SET-07",
    en: "Everyone is dealt 8 cards from the shuffled cosmic deck. Hands are secret.",
    ru: "Каждому сдают по 8 карт из перемешанной космической колоды. Рука держится в тайне.",
  },
  {
    id: "SET-08",
    en: "There is no hand limit at any time.",
    ru: "Предела карт на руке нет — никогда.",
  },
  {
    id: "SET-09",
    en: "To find the first player, turn up destiny cards one at a time until a player's color comes up; that player starts. Then shuffle all the revealed cards back in.",
    ru: "Чтобы выбрать первого игрока, раскрывайте карты судьбы по одной, пока не выпадет цвет кого-то из игроков: он и начинает. Все раскрытые карты затем замешивают обратно.",
  },
  {
    id: "SET-10",
    en: "With beginners at the table, the youngest player may simply start instead, if the table plays with a chosen first player.",
    ru: "Если за столом новички, начать может просто самый молодой игрок: для этого включите выбор первого игрока.",
    setting: "firstPlayer",
  },
  {
    id: "SET-11",
    en: "Turns pass clockwise from the first player.",
    ru: "Ход передаётся по часовой стрелке, начиная с первого игрока.",
  },
  {
    id: "SET-12",
    en: "If your alien has Game Setup text, follow it during setup: the Miser gets a second hand when hands are dealt, and Tick-Tock puts out its tokens.",
    ru: "Указания листа пришельца о подготовке выполняются до начала партии: Скряга получает вторую руку при раздаче карт, Тик-Так выкладывает жетоны.",
  },
  {
    id: "SET-20",
    en: "Basic setup: shuffle the combo cards and reveal one. Take the alien sheets it lists for your number of players and deal one at random, face up, to each player.",
    ru: "Обычная подготовка: перемешайте карты комбинаций и раскройте одну. Возьмите листы пришельцев, указанные на ней для вашего числа игроков, и раздайте их случайно, по одному в открытую каждому.",
    setting: "alienSelection",
  },
  {
    id: "SET-21",
    en: "In basic setup no flares go into the cosmic deck, which makes 72 cards.",
    ru: "При обычной подготовке вспышки в космическую колоду не кладут: в ней 72 карты.",
    setting: "useFlares",
  },
  {
    id: "SET-30",
    en: "Advanced setup (the standard one in the 2008 edition): shuffle all the flares and deal 2 face down to each player.",
    ru: "Усложнённая подготовка (в издании 2008 года она же основная): перемешайте все вспышки и раздайте каждому по 2 взакрытую.",
    setting: "alienSelection",
  },
  {
    id: "SET-31",
    en: "Secretly look at the two alien sheets that match your flares, keep one and return the other to the box.",
    ru: "Тайком посмотрите два листа пришельцев, соответствующих вашим вспышкам, оставьте себе один, а второй верните в коробку.",
    setting: "alienSelection",
  },
  {
    id: "SET-32",
    en: "Chosen sheets stay face down until everyone has decided; then all players reveal them at the same time.",
    ru: "Выбранные листы лежат взакрытую, пока не определятся все; затем игроки раскрывают их одновременно.",
    setting: "alienSelection",
  },
  {
    id: "SET-33",
    en: "Collect all the flares that were dealt, whether their alien was chosen or not. With fewer than five players, add random undealt flares until there are exactly 10.",
    ru: "Соберите все розданные вспышки — и выбранных пришельцев, и отвергнутых. Если игроков меньше пяти, добавьте случайные из нерозданных, чтобы вспышек стало ровно 10.",
    setting: "useFlares",
  },
  {
    id: "SET-34",
    en: "Shuffle these 10 flares into the cosmic deck, which makes 82 cards.",
    ru: "Замешайте эти 10 вспышек в космическую колоду: в ней станет 82 карты.",
    setting: "useFlares",
  },
  {
    id: "SET-35",
    en: "Only one version of the Filch flare may be among the flares, either the modern or the classic one. The table chooses which; normally it is the modern one.",
    ru: "Среди вспышек может быть только одна версия вспышки Ворюги — современная или классическая. Какая именно, решает стол; обычно играют с современной.",
    setting: "filchFlare",
  },
  {
    id: "SET-36",
    en: "Beginners may leave the flares out altogether.",
    ru: "Новички могут играть вовсе без вспышек.",
    setting: "useFlares",
  },
  {
    id: "SET-37",
    en: "Alert lights show how complex an alien is: green is simplest, yellow is medium, red is most complex. They are only advice and have no effect on play, but the table may limit the choice to certain colors.",
    ru: "Сигнальные лампочки показывают сложность пришельца: зелёная — проще всего, жёлтая — средней сложности, красная — сложнее всего. Это лишь подсказка, на игру она не влияет, но стол может допустить только пришельцев определённых цветов.",
    setting: "allowedAlertLevels",
  },
  {
    id: "SET-38",
    en: "Two pairs are never in the same game: Masochist with Healer, and Gambler with Sorcerer. If the draft produces such a pair, the later of the two players, counting clockwise from a random start, is dealt again.",
    ru: "Две пары пришельцев в одной партии не встречаются: Мазохист с Целителем и Шулер с Чародеем. Если такая пара всё же выпала, листы пересдают тому из двоих, кто сидит дальше по часовой стрелке от случайно выбранного места.",
    decided: true,
  },
];
