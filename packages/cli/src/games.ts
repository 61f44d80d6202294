/** The games the command line knows: those of the registry. */
export { GAMES, type PlayableGame, type SeatFacts, STRATEGIES } from "@hypergate/games";
