import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { mainPlayer } from "../../query.ts";
import { numberRef, playerRef } from "../../refs.ts";
import { becomeAttack, becomeNegotiate, resettle } from "../../showing.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { facts } from "./facts.ts";
import { isForgotten, isWild, setSheet, sheetOf, TOKENS, takeToken, tokenOf, tokenRef, valuesAt } from "./tokens.ts";

const NAME = byPower("joker", "joker 1");
const PLACE = byPower("joker", "joker 2");
const SIDES = [OFFENSE, DEFENSE] as const;

/**
 * Wild Cards. One attack is wild, 08 at first. Whoever reveals it, you put a token on it, and it becomes what the token
 * says.
 */
export const power: Power = {
  id: "joker",
  setUp: (s) => setSheet(s.table, { up: TOKENS }),
  uses: [
    at<"turn.start", Ref>("turn.start", {
      as: "offense",
      rule: "joker 1",
      passive: true,
      declare: (g, me) => {
        // With another card named by the flare, the attack that was wild before is another one too.
        const { wild, named } = sheetOf(g.s.table);
        const values = valuesAt(g).filter((value) => value !== wild || named !== "");
        return askOne(g, me, "joker/wild", NAME, values.map(numberRef));
      },
      run: (g, me, _event, value) => {
        setSheet(g.s.table, { wild: Number(value.split("/")[1]), named: "" });
        tell(g, "joker.wild", { player: playerRef(me), n: sheetOf(g.s.table).wild });
      },
    }),
    at<"reveal.change", Ref>("reveal.change", {
      as: "any",
      rule: "joker 2",
      mandatory: true,
      often: "always",
      when: (g, me) => wildSide(g, me) !== undefined,
      declare: (g, me) => {
        const side = wildSide(g, me) as Side;
        const params = { player: playerRef(mainPlayer(g.s.table, side)) };
        return askOne(g, me, "joker/token", PLACE, sheetOf(g.s.table).up.map(tokenRef), params);
      },
      said: (token) => [token],
      run: (g, me, _event, ref) => {
        const side = wildSide(g, me);
        if (side !== undefined) place(g, me, side, tokenOf(ref));
      },
    }),
    ...anyTime({
      as: "any",
      rule: "joker super",
      passive: true,
      mandatory: true,
      often: "window",
      when: (g, me) => isForgotten(g.s, me),
      run: forget,
    }),
    at("encounter.over", {
      as: "any",
      rule: "joker super",
      passive: true,
      mandatory: true,
      when: (g, me) => isForgotten(g.s, me) || sheetOf(g.s.table).placed.length > 0,
      run: (g, me) => {
        returnTokens(g);
        if (isForgotten(g.s, me)) forget(g);
      },
    }),
  ],
  // Whatever has become of the power, tokens return.
  lasting: [
    at("encounter.end", {
      as: "any",
      rule: "joker 3",
      run: returnTokens,
    }),
  ],
};

/** What was named with the flare is wild no longer. */
function forget(g: Play): void {
  setSheet(g.s.table, { wild: facts.numbers.wild, named: "" });
}

/** Used tokens come back face down. */
function returnTokens(g: Play): void {
  const { down, placed } = sheetOf(g.s.table);
  setSheet(g.s.table, { down: [...down, ...placed], placed: [], carriers: [] });
}

/** The first side whose card is wild and carries no token yet. A card that takes the place of another is one more. */
function wildSide(g: Play, me: Seat): Side | undefined {
  const { carriers } = sheetOf(g.s.table);
  const { shown } = g.s.table.encounter;
  return SIDES.find((side) => !carriers.includes(shown[side].card) && isWild(g.s, me, shown[side]));
}

function place(g: Play, me: Seat, side: Side, token: string): void {
  const shown = g.s.table.encounter.shown[side];
  takeToken(g.s.table, token, shown.card);
  lastOn(g, "power/joker", me);
  if (token === "negotiate") becomeNegotiate(g, shown);
  else if (token === "retreat" || token === "morph") shown.type = token;
  else becomeAttack(shown, Number(token));
  tell(g, "joker.placed", {
    player: playerRef(me),
    token: tokenRef(token),
    side: side === OFFENSE ? "offense" : "defense",
  });
  resettle(g);
}
