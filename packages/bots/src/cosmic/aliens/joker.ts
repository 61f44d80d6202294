import { OFFENSE, playerOf, sideOf, type View } from "@hypergate/cosmic";
import type { Ref, Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose } from "../judge.ts";
import { never } from "../wish.ts";

/** What a token is worth to whoever's card carries it. */
function strength(ref: Ref): number {
  const [kind, what] = ref.split("/");
  if (kind === "name") return Number(what.slice("attack-".length));
  return what === "morph" ? 8 : what === "negotiate" ? 3 : 1;
}

/** Would the Joker rather see this player win the encounter? */
function favours({ table: t }: View, who: Seat, player: Seat): boolean {
  const mine = sideOf(t, who);
  if (mine !== -1) return sideOf(t, player) === mine;
  return sideOf(t, player) !== OFFENSE || !isClose(t, player);
}

export const joker: Advice = {
  power: never,
  wild: never,
  super: never,
  one: {
    wild: ({ options }) => options[0],
    token: ({ options, who, params }, view) =>
      best(options, (ref) => strength(ref) * (favours(view, who, playerOf(String(params?.player))) ? 1 : -1)),
    negotiate: ({ options }) => options[0],
    name: ({ options }) => options[0],
  },
};
