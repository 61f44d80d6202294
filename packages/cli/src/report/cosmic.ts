import { maybeNameOf } from "@hypergate/cosmic";
import { pairRows } from "@hypergate/games/study";
import { commonSections, counted, meanRate, playersSection, type Section, type Source } from "./summary.ts";

/** With fewer common games the figures say nothing. */
export const LEAST_GAMES = 8;

export function cosmicSections(source: Source): Section[] {
  const { results, language, say } = source;
  const named = (item: string) => maybeNameOf(language, `power/${item}`) ?? item;
  const aliens = counted(source, ({ kinds }, seat) => [kinds[seat]]);
  return [
    {
      id: "aliens",
      plot: "dots",
      title: say("aliens.title"),
      note: say("aliens.note", { n: aliens.length, chance: Math.max(1, Math.round(aliens.length / 20)) }),
      rows: aliens,
      mean: meanRate(source),
      named,
    },
    {
      id: "pairs",
      plot: "pairs",
      title: say("pairs.title"),
      note: say("pairs.note", { least: LEAST_GAMES }),
      rows: pairRows(results),
      own: aliens,
      named,
    },
    playersSection(source, named),
    ...commonSections(source, ["aliens", "first"]),
  ];
}
