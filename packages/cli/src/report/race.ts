import { histogram, type Row } from "@hypergate/games/study";
import { cardNames, texts as raceTexts } from "@hypergate/race";
import { STRATEGIES } from "../games.ts";
import { commonSections, counted, meanRate, playersSection, type Section, type Source } from "./summary.ts";
import { type TextId, texts } from "./texts.ts";

/** Items that several players may have at the end of a game. */
const SHARED: ReadonlySet<string> = new Set(["strategies", "goals"]);

const STRATEGY_NAMES: ReadonlyMap<string, TextId> = new Map(STRATEGIES.map((one) => [one, `strategy/${one}`]));

export function raceSections(source: Source): Section[] {
  const { results, language, say } = source;
  const cardNamed = (item: string) => cardNames[item]?.[language] ?? item;
  const strategyNamed = (item: string) => {
    const id = STRATEGY_NAMES.get(item);
    return id === undefined ? item : texts[id][language];
  };
  const goalNamed = (item: string) => raceTexts[`goal/${item}`]?.[language] ?? item;
  const dots = (id: "starts" | "strategies" | "sixes" | "goals", rows: Row[], named: (item: string) => string) => ({
    id,
    plot: "dots" as const,
    title: say(`${id}.title`),
    note: say(`${id}.note`),
    rows,
    ...(SHARED.has(id) ? { per: "seats" as const } : {}),
    mean: meanRate(source),
    named,
  });
  const factRows = (fact: string) => counted(source, ({ facts }, seat) => facts[seat]?.[fact] ?? []);
  const ended = results.filter(({ scores }) => scores.length > 0);
  return [
    dots(
      "starts",
      counted(source, ({ kinds }, seat) => [kinds[seat]]),
      cardNamed,
    ),
    dots("strategies", factRows("strategy"), strategyNamed),
    dots("sixes", factRows("sixes"), cardNamed),
    dots("goals", factRows("goals"), goalNamed),
    {
      id: "points",
      plot: "bars",
      title: say("points.title"),
      note: say("points.note"),
      rows: histogram(ended.map(({ scores }) => Math.max(...scores))),
      named: (item) => item,
    },
    playersSection(source, cardNamed),
    ...commonSections(source, ["scenario"]),
  ];
}
