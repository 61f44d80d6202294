import { type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../any-time.ts";
import { askOne, askWord, rule } from "../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../cards.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { lastOn } from "../lasting.ts";
import { putInto, takeOut } from "../piles.ts";
import { playerRef } from "../refs.ts";
import { payRewards } from "../rewards.ts";
import { shipRef, spend } from "../special-ships.ts";
import { NOBODY } from "../state.ts";
import { drawTechs } from "../steps/technology.ts";
import { areTechsLeft } from "../technology.ts";
import { fighting, fightsFor, hasKind, ready, readyShip } from "./kinds.ts";
import { markerUses } from "./marker.ts";

const KIND = "salvage";
const SHIP = shipRef(KIND);
const GAIN = rule("SS-11");
const BEAM = rule("SS-12");
const REWARDS = 2;
const TECHS = 2;
const under = hasKind(KIND);

/**
 * The salvage vessel. In an encounter that its side wins it brings two rewards, or one of two technologies (SS-11). Special
 * action: a card of the cosmic discard pile (SS-12).
 */
export const salvage: Artifact = {
  id: SHIP,
  uses: [],
  open: [
    ...markerUses(KIND),
    // The winners' ships have not moved yet, but some may just have been lost. What the vessel brings comes after all other
    // gains.
    {
      ref: SHIP,
      under,
      whom: fighting(KIND),
      use: at("resolution.lost", {
        as: "mainOrAlly",
        rule: "SS-11",
        mandatory: true,
        last: true,
        when: ({ s: { table: t } }, me) =>
          t.encounter.winner !== NOBODY && t.encounter.winner === fightsFor(t, KIND, me),
        run: (g, me) => lastOn(g, SHIP, me),
      }),
    },
    ...anyTime<CardNumber>({
      as: "any",
      rule: "SS-12",
      when: ({ s: { table: t } }, me) => t.discard.length > 0 && readyShip(t, KIND, me) !== undefined,
      declare: (g, me) => cardOf(askOne(g, me, "salvage/beam", BEAM, g.s.table.discard.map(cardRef))),
      run: (g, me, _event, card) => beam(g, me, card),
    }).map((use) => ({ ref: "word/beam", under, whom: ready(KIND), use })),
  ],
  lasting: [at("resolution.after", { as: "any", rule: "SS-11", run: gain })],
};

/** All vessels that bring something do so at the same moment: their owners' rewards are one batch (RD-5). */
function gain(g: Play): void {
  const { encounter: e } = g.s.table;
  const owners = e.lasting.filter(({ effect }) => effect === SHIP).map(({ seat }) => seat);
  e.lasting = e.lasting.filter(({ effect }) => effect !== SHIP);
  const rewarded = owners.filter((seat) => !takesTechs(g, seat));
  payRewards(
    g,
    rewarded.map((seat) => ({ seat, n: REWARDS })),
    GAIN,
  );
}

/** Technologies instead of rewards, where the owner wants them. */
function takesTechs(g: Play, me: Seat): boolean {
  const mayDraw = g.s.table.settings.tech && areTechsLeft(g);
  const what = mayDraw ? askWord(g, me, "salvage/gain", GAIN, ["rewards", "techs"]) : "rewards";
  tell(g, "ship.salvaged", { player: playerRef(me), ship: SHIP });
  if (what === "techs") drawTechs(g, me, TECHS);
  return what === "techs";
}

function beam(g: Play, me: Seat, card: CardNumber): void {
  const { table: t, secret: x } = g.s;
  const ship = readyShip(t, KIND, me);
  if (ship === undefined) return;
  spend(t, ship);
  takeOut(t.discard, card);
  putInto(x.hands, me, [card]);
  tell(g, "ship.beamed", { player: playerRef(me), ship: SHIP, card: cardRef(card) });
}
