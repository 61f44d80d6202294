/** The shape of a scenario file of Race for the Galaxy. */
import {
  ANYTHING,
  about,
  banShape,
  COUNT,
  FLAG,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type StepWords,
  stepShape,
  TEXT,
  word,
} from "@hypergate/kernel/scenario";
import { PHASES, type State } from "../state.ts";
import { FACTS } from "./facts.ts";
import { CARD, GOAL, QUESTION, REST, SETTING } from "./names.ts";

export const WORDS: StepWords<State> = {
  seat: oneOf(COUNT, TEXT),
  question: QUESTION,
  moments: ["end", "end of game", ...PHASES.filter((phase) => phase !== "over").map((phase) => `end of ${phase}`)],
  facts: FACTS,
};

const CARDS_OR_REST = oneOf(REST, listOf(oneOf(CARD, REST)));

const SEAT = objectOf({
  note: TEXT,
  start: about("the start world, or two to choose from", oneOf(CARD, listOf(CARD))),
  began: about("in place of start: the start world, if it is no longer on the table", CARD),
  hand: about('cards in hand; "rest" is every card that is named nowhere', CARDS_OR_REST),
  tableau: about("cards besides the start world", listOf(CARD)),
  goods: about("worlds with a good", listOf(TEXT)),
  chips: about("victory point chips", COUNT),
});

const POSITION = objectOf({
  note: TEXT,
  stage: about(
    "deal: with the choice of start worlds; round: with the choice of actions",
    word("stage", () => ["deal", "round"]),
  ),
  seats: about("a list by seat, or single seats by name", oneOf(listOf(SEAT), recordOf(SEAT))),
  deck: about('the deck from the top; what comes behind "rest" lies at the bottom', CARDS_OR_REST),
  discard: about("the discard pile, the latest last", CARDS_OR_REST),
  shuffles: about("the order of later decks", listOf(listOf(CARD))),
  goals: about("the goals in play", listOf(GOAL)),
  won: about("who has goals already, by seat", recordOf(listOf(COUNT), GOAL)),
  pool: about("chips in the pool", COUNT),
  round: about("rounds played so far", COUNT),
});

const LISTED = oneOf(objectOf({ key: QUESTION, value: ANYTHING, maybe: FLAG, note: TEXT }, ["value"]), ANYTHING);

export const RACE_SCENARIO = objectOf(
  {
    $schema: TEXT,
    game: word("game", () => ["race"]),
    title: TEXT,
    about: TEXT,
    note: TEXT,
    cites: about("statements of the rulebook that this shows", listOf(TEXT)),
    seed: about("for what is left to chance", oneOf(TEXT, COUNT)),
    courtesy: about("ask everybody who by public knowledge could answer", FLAG),
    players: about("names of the players by seat", listOf(TEXT)),
    settings: about("settings of the table", recordOf(ANYTHING, SETTING)),
    position: about("the position", POSITION),
    never: about("what must not happen in the whole file", listOf(banShape(WORDS))),
    play: about("answers and expectations", listOf(stepShape(WORDS))),
    answers: about("instead of play: the answers of each seat in order", listOf(listOf(LISTED))),
    expect: about("with answers: how things stand after step number `after`", listOf(recordOf(ANYTHING))),
  },
  ["game"],
);
