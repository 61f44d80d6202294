import { mix, type Ref, type Seat } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, byCard } from "../../asking.ts";
import { flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { toOwnerOf } from "../../handing-off.ts";
import { takeOut } from "../../piles.ts";
import { changePower, ownPowers } from "../../sheets.ts";
import { hasMovableSheets } from "../../working.ts";
import { facts } from "./facts.ts";
import { become, drawStages, setStages, stagesOf } from "./stages.ts";

const WILD = byCard("flare-pentaform", "pentaform wild");
const SUPER = byCard("flare-pentaform", "pentaform super");

/** Wild: become one of two unused aliens. Super: two life stages change places. */
export const flare: Flare = {
  alien: "pentaform",
  wild: {
    uses: anyTime({
      as: "any",
      rule: "pentaform wild",
      when: (g, me) => g.s.secret.flareDeck.length > 0 && hasMovableSheets(g.s.table, me),
      run: (g, me) => transform(g, me),
    }),
    after: toOwnerOf("pentaform"),
  },
  super: {
    uses: [
      at<"regroup.start", readonly [Ref, Ref]>("regroup.start", {
        as: "any",
        rule: "pentaform super",
        when: (g) => stagesOf(g.s.table).row.length > 1,
        declare: (g, me) => {
          const row = stagesOf(g.s.table).row.map((alien) => `power/${alien}`);
          const one = askOne(g, me, "pentaform/first", SUPER, row);
          const two = askOne(
            g,
            me,
            "pentaform/second",
            SUPER,
            row.filter((ref) => ref !== one),
          );
          return [one, two];
        },
        said: (pair) => pair,
        run: (g, me, _event, pair) => {
          const { row, at: place } = stagesOf(g.s.table);
          const [one, two] = pair.map((ref) => ref.slice("power/".length));
          const swapped = row.map((alien) => (alien === one ? two : alien === two ? one : alien));
          // The place stays; the alien there may be another one now.
          if (swapped[place] !== row[place]) become(g, me, row.indexOf(swapped[place]));
          setStages(g.s.table, { row: swapped, at: place });
        },
      }),
    ],
  },
};

function transform(g: Play, me: Seat): void {
  const { table: t, secret: x } = g.s;
  const drawn = drawStages(g, facts.numbers.wildDraws, [...ownPowers(t, me), ...x.hidden[me]]);
  for (const alien of drawn) takeOut(x.flareDeck, flareOf(alien));
  x.deck = mix(g, [...x.deck, ...drawn.map(flareOf)]);
  if (drawn.length === 0) return;
  const options = drawn.map((alien) => `power/${alien}`);
  changePower(g, me, askOne(g, me, "pentaform/become", WILD, options).slice("power/".length));
}
