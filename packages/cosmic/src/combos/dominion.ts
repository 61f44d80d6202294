import type { Said } from "@hypergate/kernel";

/** Aliens that are fun together: the first three, four or five of them by number of players (CMB-02). */
export interface Combo {
  readonly id: string;
  readonly name: Said;
  readonly aliens: readonly string[];
  readonly why: Said;
}

/** Combos with aliens of Dominion. */
export const DOMINION_COMBOS: readonly Combo[] = [
  {
    id: "sleight-of-hand",
    name: { en: "Sleight of Hand", ru: "Ловкость рук" },
    aliens: ["pickpocket", "whirligig", "angler", "filch", "trader"],
    why: {
      en: "Your hand is yours only until somebody reaches for it.",
      ru: "Рука ваша лишь до тех пор, пока к ней кто-нибудь не потянется.",
    },
  },
  {
    id: "lights-out",
    name: { en: "Lights Out", ru: "Свет погас" },
    aliens: ["laser", "doppelganger", "mesmer", "oracle", "sorcerer"],
    why: {
      en: "Cards vanish, cards are borrowed, cards turn into other cards: believe nothing you see.",
      ru: "Карты исчезают, карты одалживают, карты становятся другими: не верьте глазам.",
    },
  },
  {
    id: "old-money",
    name: { en: "Old Money", ru: "Старые деньги" },
    aliens: ["aristocrat", "alchemist", "miser", "love", "chosen"],
    why: {
      en: "Everybody here has something put by, and plays as if there were more to come.",
      ru: "У каждого здесь кое-что припасено, и играют все так, будто этому нет конца.",
    },
  },
  {
    id: "first-lesson",
    name: { en: "First Lesson", ru: "Первый урок" },
    aliens: ["greenhorn", "laser", "whirligig", "pickpocket", "machine"],
    why: {
      en: "Simple tricks with cards for a first evening with new aliens.",
      ru: "Простые фокусы с картами для первого вечера с новыми пришельцами.",
    },
  },
  {
    id: "love-and-hate",
    name: { en: "Love and Hate", ru: "От любви до ненависти" },
    aliens: ["love", "hate", "doppelganger", "grudge", "philanthropist"],
    why: {
      en: "One asks for a card with a smile, one with a threat, and you cannot keep both happy.",
      ru: "Один просит карту с улыбкой, другой с угрозой, и угодить обоим не выйдет.",
    },
  },
  {
    id: "card-sharps",
    name: { en: "Card Sharps", ru: "Карточные мастера" },
    aliens: ["angler", "alchemist", "aristocrat", "mesmer", "gambler"],
    why: {
      en: "They know the deck by heart, and what they lack they make.",
      ru: "Они знают колоду наизусть, а чего в ней не хватает, сделают сами.",
    },
  },
  {
    id: "wise-and-foolish",
    name: { en: "Wise and Foolish", ru: "Мудрецы и простаки" },
    aliens: ["greenhorn", "mind", "oracle", "observer", "human"],
    why: {
      en: "Some know everything, one knows nothing, and it is not clear who has the better of it.",
      ru: "Одни знают всё, один не знает ничего, и неясно, кому от этого лучше.",
    },
  },
  {
    id: "balance-of-power",
    name: { en: "Balance of Power", ru: "Равновесие сил" },
    aliens: ["yin-yang", "diplomat", "judge", "pacifist", "bride"],
    why: {
      en: "Peace has a price here, and everybody wants to be the one who sets it.",
      ru: "У мира здесь есть цена, и каждый хочет назначить её сам.",
    },
  },
  {
    id: "high-stakes",
    name: { en: "High Stakes", ru: "Высокие ставки" },
    aliens: ["daredevil", "ace", "joker", "gambler", "human"],
    why: {
      en: "One colony may win the game, one low card may lose it.",
      ru: "Одной колонии может хватить для победы, одной слабой карты — для поражения.",
    },
  },
  {
    id: "smoke-and-mirrors",
    name: { en: "Smoke and Mirrors", ru: "Дым и зеркала" },
    aliens: ["mirage", "mesmer", "usurper", "sorcerer", "doppelganger"],
    why: {
      en: "Ships that are not there, cards that are something else, hands that are somebody else's.",
      ru: "Корабли, которых нет, карты, которые не те, и рука, которая не ваша.",
    },
  },
  {
    id: "spoils-of-war",
    name: { en: "Spoils of War", ru: "Военная добыча" },
    aliens: ["pirate", "quartermaster", "engineer", "barbarian", "vulch"],
    why: {
      en: "Winners carry off ships, losers go back to the drawing board, and somebody hands out the goods.",
      ru: "Победитель уводит корабли, проигравший садится за чертежи, а кто-то третий раздаёт добро.",
    },
  },
  {
    id: "court-of-law",
    name: { en: "Court of Law", ru: "Суд идёт" },
    aliens: ["muckraker", "judge", "usurper", "grudge", "loser"],
    why: {
      en: "Allies are accused, verdicts are passed, and nothing is forgiven.",
      ru: "Союзников обвиняют, приговоры выносят, и никому ничего не прощают.",
    },
  },
  {
    id: "five-lives",
    name: { en: "Five Lives", ru: "Пять жизней" },
    aliens: ["pentaform", "host", "reincarnator", "mutant", "clone"],
    why: {
      en: "Nobody stays who they were when you sat down.",
      ru: "Никто не остаётся тем, кем был, когда вы сели за стол.",
    },
  },
  {
    id: "chain-reaction",
    name: { en: "Chain Reaction", ru: "Цепная реакция" },
    aliens: ["reactor", "host", "engineer", "joker", "kamikaze"],
    why: {
      en: "Everything that is thrown away comes back as something worse.",
      ru: "Всё, что выбросили, возвращается чем-то похуже.",
    },
  },
  {
    id: "grand-tour",
    name: { en: "Grand Tour", ru: "Большое турне" },
    aliens: ["tourist", "voyager", "bride", "ace", "remora"],
    why: {
      en: "A cruise, a planet on the move and a wedding: nobody stays at home.",
      ru: "Круиз, кочующая планета и свадьба: дома никому не сидится.",
    },
  },
  {
    id: "new-worlds",
    name: { en: "New Worlds", ru: "Новые миры" },
    aliens: ["explorer", "tourist", "voyager", "shadow", "will"],
    why: {
      en: "The map changes faster than you can read it.",
      ru: "Карта меняется быстрее, чем вы успеваете её прочесть.",
    },
  },
  {
    id: "new-skins",
    name: { en: "New Skins", ru: "Новая кожа" },
    aliens: ["lizard", "explorer", "pentaform", "zombie", "warrior"],
    why: {
      en: "Every fight leaves them a little stranger and a little stronger.",
      ru: "После каждого боя они чуть страннее и чуть сильнее.",
    },
  },
  {
    id: "silver-lining",
    name: { en: "Silver Lining", ru: "Нет худа без добра" },
    aliens: ["daredevil", "yin-yang", "quartermaster", "miser", "masochist"],
    why: {
      en: "Those who win narrowly are paid, those who lose are paid, and somebody keeps the books.",
      ru: "Платят и тем, кто едва победил, и тем, кто проиграл, а кто-то ведёт счета.",
    },
  },
  {
    id: "cold-blood",
    name: { en: "Cold Blood", ru: "Хладнокровие" },
    aliens: ["lizard", "muckraker", "reactor", "pirate", "mirage"],
    why: {
      en: "No pity for allies, and none for the defeated.",
      ru: "Ни жалости к союзникам, ни пощады проигравшим.",
    },
  },
  {
    id: "last-word",
    name: { en: "Last Word", ru: "Последнее слово" },
    aliens: ["diplomat", "aristocrat", "angler", "trader", "philanthropist"],
    why: {
      en: "A table of talkers: whoever speaks last has usually taken something.",
      ru: "За столом одни говоруны: кто сказал последним, тот обычно что-нибудь и прибрал.",
    },
  },
];
