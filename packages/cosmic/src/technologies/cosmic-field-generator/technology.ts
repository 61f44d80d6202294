import { at, type Technology } from "../../effects.ts";
import { technology } from "../../technology.ts";
import { zap } from "../../windows.ts";
import { facts } from "./facts.ts";

/** As any player, cancel one use of any power, as a Cosmic Zap does. */
export const cosmicFieldGenerator: Technology = technology({
  id: "cosmic-field-generator",
  number: facts.number,
  after: "discard",
  uses: [at("power.used", { as: "any", rule: "TCH-23", run: (g, _me, used) => zap(g, used) })],
});
