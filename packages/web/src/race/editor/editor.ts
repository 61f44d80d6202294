/** The position editor of Race for the Galaxy. */
import { seeded, shuffle } from "@hypergate/kernel";
import { cardOf, DESIGN, RACE_BEGINNINGS, race, readRaceScenario } from "@hypergate/race";
import type { Draft, GameEditor, Impossible, Speech } from "../../game/editor.ts";
import { blank, complete, draftOf, picture, positionOf, withPosition } from "./draft.ts";
import { cardName, goodWorlds, sections } from "./sections.ts";
import { WORDS } from "./words.ts";

function impossible(draft: Draft, { t, called }: Speech): readonly Impossible[] {
  const position = positionOf(draft);
  const found = position.seats.flatMap(({ goods }, seat): Impossible[] => {
    const places = goodWorlds(position, seat);
    const stray = goods.find((id) => !places.includes(id));
    return stray === undefined ? [] : [{ seat, words: t(WORDS.noPlace, { what: cardName(called, stray) }) }];
  });
  const starts = position.seats.map(({ start, began }) => start ?? began);
  if (new Set(starts).size < starts.length) found.push({ words: t(WORDS.twoStarts) });
  return found.length > 0 ? found : refused(draft, t);
}

/** Whatever the rules themselves refuse. */
function refused(draft: Draft, t: Speech["t"]): Impossible[] {
  const { plan, findings } = readRaceScenario({ ...draft, play: [] });
  if (plan === undefined) return [{ words: t(WORDS.refused, { why: findings[0]?.place ?? "" }) }];
  try {
    race.setUp(plan.config, plan.seed);
    return [];
  } catch (problem) {
    return [{ words: t(WORDS.refused, { why: problem instanceof Error ? problem.message : String(problem) }) }];
  }
}

export const editor: GameEditor = {
  players: [2, 6],
  blank: (players) => blank(players),
  fromState: draftOf,
  complete,
  seats: (draft) => positionOf(draft).seats.length,
  namesIn: (draft) => (draft.players as readonly string[] | undefined) ?? [],
  picture,
  impossible,
  sections,
  shuffled: (draft, seed) => withPosition(draft, { deck: shuffle(seeded(seed), [...positionOf(draft).deck]) }),
  beginnings: RACE_BEGINNINGS,
  plain: (ref) => {
    const card = cardOf(ref);
    return card === undefined || !ref.startsWith("card/") ? ref : DESIGN[card].id;
  },
};
