/** Everything a player reads during a game, in both languages. */
export { type Asked, askedOf } from "./asks.ts";
export { messages } from "./messages.ts";
export { maybeNameOf, type Names, nameOf, say, sayThis, withOwnPlanets } from "./say.ts";
