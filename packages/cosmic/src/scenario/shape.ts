/** The shape of a scenario file of Cosmic Encounter. */
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
  type Shape,
  type StepWords,
  stepShape,
  TEXT,
  word,
} from "@hypergate/kernel/scenario";
import { COLOURS } from "../catalogue.ts";
import { SPECIAL_KINDS, type State } from "../state.ts";
import { PHASES } from "../vocabulary.ts";
import { FACTS } from "./facts.ts";
import { ALIEN, CARD, DESTINY_CARD, FLARE, PLANET, QUESTION, REST, SETTING, TECH } from "./names.ts";

const SEAT = oneOf(
  COUNT,
  word("seat", () => COLOURS),
);

export const WORDS: StepWords<State> = {
  seat: SEAT,
  question: QUESTION,
  moments: ["end", "end of game", "end of turn", "end of encounter", ...PHASES.map((phase) => `end of ${phase}`)],
  facts: FACTS,
};

/** A list by seat, or single seats by name. */
function seatwise(of: Shape): Shape {
  return oneOf(listOf(of), recordOf(of));
}

const CARDS_OR_REST = oneOf(REST, listOf(oneOf(CARD, REST)));
const TECHS = listOf(oneOf(TECH, { is: "pattern", kind: "tech", pattern: "^[a-z-]+:[0-9]+(@[a-z-]+)?$" }));

const SET = objectOf({
  note: TEXT,
  players: about("how many; as many as there are aliens, or three", COUNT),
  aliens: about("aliens by seat", seatwise(ALIEN)),
  settings: about("settings of the table", recordOf(ANYTHING, SETTING)),
  seed: TEXT,
  courtesy: about("ask everybody who by public knowledge could answer", FLAG),
  hands: about('hands by seat; "rest" is every card that is named nowhere', seatwise(CARDS_OR_REST)),
  stash: about("cards on sheets that may be played from there, by seat", seatwise(listOf(CARD))),
  deck: about('the deck from the top; what comes behind "rest" lies at the bottom', CARDS_OR_REST),
  discard: about("the discard pile, the latest last", CARDS_OR_REST),
  rewardDeck: about("the reward deck from the top, where the table plays with it", CARDS_OR_REST),
  rewardDiscard: about("its discard pile, the latest last", CARDS_OR_REST),
  destiny: about("the next destiny cards: green, wild, most-cards, …", listOf(DESTINY_CARD)),
  destinyDiscard: about("destiny cards already drawn, the latest last", listOf(DESTINY_CARD)),
  ships: about("ships on planets by seat, instead of those that stand there", recordOf(seatwise(COUNT), PLANET)),
  homeOf: about(
    "whose planets are where that differs; nobody: not in the game; adrift: in the warp",
    recordOf(
      oneOf(
        SEAT,
        { is: "whole" },
        word("seat", () => ["nobody", "adrift"]),
      ),
      PLANET,
    ),
  ),
  warp: about("ships in the warp by seat", seatwise(COUNT)),
  removed: about("ships out of the game by seat", seatwise(COUNT)),
  memo: about("what aliens keep in mind; cards and planets by name", recordOf(recordOf(ANYTHING))),
  powers: about("open aliens by seat, the current one last", seatwise(listOf(ALIEN))),
  besides: about("aliens had in addition", listOf(ALIEN)),
  retired: about("aliens given up for good", listOf(ALIEN)),
  techs: about(
    "technologies by seat: id if completed, id:2 face down with two ships, id:2@engineer so on a sheet",
    seatwise(TECHS),
  ),
  techDeck: about("the next technologies", listOf(TECH)),
  techDiscard: about("technologies given up", listOf(TECH)),
  under: about("cards under technologies, by seat", seatwise(listOf(CARD))),
  specials: about(
    "special ships: what kind, whose, where, and whether the special action is used up",
    listOf(
      objectOf({ kind: word("ship", () => SPECIAL_KINDS), seat: SEAT, at: TEXT, spent: FLAG }, ["kind", "seat", "at"]),
    ),
  ),
  flagship: about("whose Prometheus is where", objectOf({ seat: SEAT, at: TEXT }, ["seat", "at"])),
  turn: about("whose turn it is", SEAT),
  encounter: about("which encounter of the turn comes next: 1, or 2 after a success", COUNT),
  gone: about("cards out of the game for good", listOf(CARD)),
  hidden: about("aliens still face down, by seat", seatwise(listOf(ALIEN))),
  flares: about("flares in the game besides those named elsewhere", listOf(FLARE)),
});

export const COSMIC_SCENARIO = objectOf(
  {
    $schema: TEXT,
    game: word("game", () => ["cosmic"]),
    title: TEXT,
    note: TEXT,
    cites: about("statements of the rulebook that this shows", listOf(TEXT)),
    seed: about("for what is left to chance", TEXT),
    set: about("the position", SET),
    never: about("what must not happen in the whole file", listOf(banShape(WORDS))),
    play: about("answers and expectations", listOf(stepShape(WORDS))),
  },
  ["game", "set", "play"],
);
