import { ask, mix, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { takeOut } from "../../piles.ts";
import { hasLost } from "../../query.ts";
import { PASS, playerRef } from "../../refs.ts";
import {
  addTech,
  areTechsLeft,
  discardTech,
  hasTechDeck,
  needTechs,
  returnResearchers,
  takeTechs,
  techsOnSheets,
} from "../../technology.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const SHEET = "engineer";
const KEEP = byPower("engineer", "engineer 2");
const SUPER = byCard("flare-engineer", "engineer super");

/**
 * Technology. After losing or failing to deal as a main player you draw two technologies and may keep one on your sheet, in
 * place of the one that lies there. Your ships in the warp count for it as research ships. With your super you choose from
 * the whole deck.
 */
export const power: Power = {
  id: "engineer",
  folds: { warpResearch: ({ sheet }) => sheet === SHEET },
  uses: [
    at("resolution.after", {
      as: "main",
      rule: "engineer 1",
      when: (g, me) => hasLost(g.s.table, me) && areTechsLeft(g),
      run: (g, me) => {
        needTechs(g);
        look(g, me, boosted(g, me, "engineer") ? search(g, me) : takeTechs(g, facts.numbers.draws));
      },
    }),
  ],
  lost: (g, me) => {
    for (const id of onSheet(g, me)) returnResearchers(g, me, id);
  },
};

function onSheet(g: Play, me: Seat): string[] {
  return techsOnSheets(g, me).flatMap(({ id, sheet }) => (sheet === SHEET ? [id] : []));
}

/** One of all technologies in the deck, which is shuffled afterwards. The order of the deck stays unseen. */
function search(g: Play, me: Seat): string[] {
  if (!hasTechDeck(g)) return [];
  const { secret: x } = g.s;
  g.fence = g.used;
  const found = askOne(g, me, "engineer/search", SUPER, x.techDeck.toSorted().map(techRef)).slice("tech/".length);
  takeOut(x.techDeck, found);
  mix(g, x.techDeck);
  return [found];
}

/** One of these may stay on the sheet, face down, in place of the one there; all others are discarded. */
function look(g: Play, me: Seat, drawn: readonly string[]): void {
  const { table: t, secret: x } = g.s;
  if (drawn.length === 0) return;
  g.fence = g.used;
  x.techAside[me].push(...drawn);
  const own = { techs: drawn.map(techRef).join(" ") };
  tell(g, "tech.drawn", { player: playerRef(me), n: drawn.length }, { [me]: own });
  const options = [PASS, ...drawn.map(techRef)];
  const kept = ask(g, { kind: "one", key: "engineer/keep", who: me, source: KEEP, options, hidden: true }) as Ref;
  const rest = x.techAside[me].splice(0).filter((id) => techRef(id) !== kept);
  t.techDiscard.push(...rest);
  if (kept !== PASS) {
    const before = onSheet(g, me);
    addTech(g, me, kept.slice("tech/".length), "down", SHEET);
    tell(g, "engineer.kept", { player: playerRef(me) }, { [me]: { tech: kept } });
    for (const id of before) discardTech(g, me, id);
  }
  if (rest.length > 0) tell(g, "tech.discarded", { player: playerRef(me), techs: rest.map(techRef).join(" ") });
}

function techRef(id: string): Ref {
  return `tech/${id}`;
}
