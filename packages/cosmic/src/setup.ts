/** Setting up a table (section 2 of the rulebook), or a position made by hand. */
import { below, type Rng, type Seat, SetUpError, seeded, shuffle } from "@hypergate/kernel";
import { FACTS } from "./aliens/registry.ts";
import { CARDS, type CardNumber, destinyDeck, FLARES, flareOf, plainDeck } from "./cards.ts";
import { FLARES_IN_DECK, HAND_SIZE, MAX_SEATS, MOST_WITH_TWO_SPECIALS, SHIPS_PER_PLANET } from "./catalogue.ts";
import { COMBOS } from "./combos.ts";
import { powerOf, settingsOfPowers } from "./installed.ts";
import { NO_MEMO } from "./memo.ts";
import { setOnSheet } from "./piles.ts";
import { alienPool, forbiddenPair, hasSetUp, inBox, isForbidden } from "./pool.ts";
import { applyPosition, type Position } from "./position.ts";
import { MAX_PLANETS, PLANETS_PER_SEAT } from "./refs.ts";
import { ALERT_LEVELS, refuse, resolveSettings, type Settings } from "./settings.ts";
import { NO_SHEETS, newEncounter, type State } from "./state.ts";

/** What a table is set up with. */
export interface Config {
  readonly players: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Aliens by seat, where they are chosen by hand. */
  readonly aliens?: readonly string[];
  /** The seat that starts, where it is chosen by hand. */
  readonly first?: Seat;
  /** A position to start from instead of the usual set-up. */
  readonly position?: Position;
}

export function setUp(config: Config, seed: string): State {
  const { players } = config;
  if (!Number.isInteger(players) || players < 3 || players > MAX_SEATS)
    throw refuse("settings.players", { min: 3, max: MAX_SEATS }, `players cannot be ${players}; allowed: 3, 4, 5`);
  const settings = resolveSettings(withChosenAliens(config), settingsOfPowers());
  const clash = contradiction(config, settings);
  if (clash !== undefined) throw clash;
  const rng = seeded(seed);
  const s = emptyTable(settings, players, rng);
  if (config.aliens !== undefined) seatAliens(s, checkedAliens(config.aliens, players, settings));
  else if (settings.alienSelection === "combo") seatAliens(s, drawCombo(s, rng));
  else if (settings.alienSelection === "random") seatAliens(s, drawAliens(settings, players, rng));
  else if (settings.alienSelection === "chosen")
    throw refuse("settings.aliens", {}, "alienSelection=chosen needs a list of aliens, one for each player");
  else dealDraft(s, rng);
  s.agenda = settings.alienSelection === "flareDraft" ? ["draft"] : ["dealCards"];
  if (settings.firstPlayer === "chosen") s.table.turn.seat = checkedFirst(config.first, players);
  if (config.position !== undefined) applyPosition(s, config.position);
  return s;
}

function withChosenAliens(config: Config): Record<string, unknown> {
  const wish = { ...config.settings };
  if (config.aliens !== undefined) wish.alienSelection ??= "chosen";
  if (config.first !== undefined) wish.firstPlayer ??= "chosen";
  return wish;
}

/** What a table is set up with must fit its settings. */
function contradiction(
  config: Config,
  { alienSelection, firstPlayer, specialShips }: Settings,
): SetUpError | undefined {
  if (config.aliens !== undefined && alienSelection !== "chosen")
    return refuse(
      "settings.notByHand",
      { setting: "setting/alienSelection", chosen: "setting/alienSelection/chosen" },
      `aliens are listed, but alienSelection is ${alienSelection}; allowed: alienSelection=chosen, or no list`,
    );
  if (config.first !== undefined && firstPlayer !== "chosen")
    return refuse(
      "settings.notByHand",
      { setting: "setting/firstPlayer", chosen: "setting/firstPlayer/chosen" },
      `a first player is named, but firstPlayer is ${firstPlayer}; allowed: firstPlayer=chosen, or no first player`,
    );
  if (specialShips === "both" && config.players > MOST_WITH_TWO_SPECIALS)
    return refuse(
      "settings.twoSpecials",
      { ships: "setting/specialShips", max: MOST_WITH_TWO_SPECIALS },
      `specialShips=both is for 3 or 4 players; allowed for ${config.players}: specialShips=flagship, salvage or none`,
    );
  if (config.position !== undefined && alienSelection === "flareDraft")
    return new SetUpError("a position begins after the draft; allowed: alienSelection=chosen, random or combo");
  return undefined;
}

function checkedFirst(first: Seat | undefined, players: number): Seat {
  if (first === undefined || !Number.isInteger(first) || first < 0 || first >= players)
    throw refuse(
      "settings.first",
      {},
      `firstPlayer=chosen needs a first player; allowed: a seat from 0 to ${players - 1}`,
    );
  return first;
}

function checkedAliens(aliens: readonly string[], players: number, settings: Settings): readonly string[] {
  if (aliens.length !== players)
    throw refuse("settings.aliens", {}, `${aliens.length} aliens for ${players} players; allowed: one for each player`);
  const known: readonly string[] = CARDS.flatMap((card) => card.flare ?? []);
  for (const name of aliens)
    if (!known.includes(name))
      throw refuse("settings.alienUnknown", { name }, `unknown alien "${name}"; allowed: ${known.join(", ")}`);
  if (new Set(aliens).size < aliens.length)
    throw refuse("settings.alienTwice", {}, "an alien is chosen twice; allowed: each alien once");
  const boxed = aliens.find((alien) => !settings.boxes.includes(FACTS[alien].box));
  if (boxed !== undefined)
    throw refuse(
      "settings.otherBox",
      { alien: `power/${boxed}`, box: `box/${FACTS[boxed].box}`, boxes: "setting/boxes" },
      `${boxed} is not in boxes ${settings.boxes.join(", ")}; allowed: boxes with ${FACTS[boxed].box}`,
    );
  const missing = aliens.find((alien) => !inBox(settings, alien));
  if (missing !== undefined)
    throw refuse(
      "settings.notInBox",
      { alien: `power/${missing}`, pool: "setting/alienPool" },
      `${missing} is not in alienPool ${settings.alienPool}; allowed: alienPool=${powerOf(missing).effect.only}`,
    );
  const crowded = aliens.find((alien) => FACTS[alien].needsColour === true && players === MAX_SEATS);
  if (crowded !== undefined)
    throw refuse(
      "settings.noColour",
      { alien: `power/${crowded}`, max: MAX_SEATS - 1 },
      `${crowded} needs a colour that nobody plays; allowed: at most ${MAX_SEATS - 1} players`,
    );
  const pool = alienPool(settings);
  const barred = aliens.find((alien) => !pool.includes(alien));
  if (barred !== undefined)
    throw refuse(
      "settings.barred",
      { alien: `power/${barred}`, levels: "setting/allowedAlertLevels" },
      `${barred} is ${powerOf(barred).effect.alert}; allowed by allowedAlertLevels: ${settings.allowedAlertLevels.join(", ")}`,
    );
  const pair = forbiddenPair(aliens);
  if (pair !== undefined)
    throw refuse(
      "settings.pair",
      { one: `power/${pair[0]}`, other: `power/${pair[1]}` },
      `${pair[0]} and ${pair[1]} may not be in the same game; allowed: only one of the two`,
    );
  return aliens;
}

function emptyTable(settings: Settings, seats: number, rng: Rng): State {
  const zeros = () => new Array<number>(seats).fill(0);
  const lists = <T>(): T[][] => Array.from({ length: seats }, () => []);
  const homeOf = new Array<number>(MAX_PLANETS).fill(-1);
  const ships = new Array<number>(MAX_PLANETS * MAX_SEATS).fill(0);
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < settings.planetsPerPlayer; i++) {
      const planet = seat * PLANETS_PER_SEAT + i;
      homeOf[planet] = seat;
      ships[planet * MAX_SEATS + seat] = SHIPS_PER_PLANET;
    }
  return {
    agenda: [],
    rng,
    told: 0,
    table: {
      settings,
      seats,
      players: Array.from({ length: seats }, () => ({ powers: [], powerless: false })),
      ships,
      homeOf,
      warp: zeros(),
      removed: zeros(),
      transit: zeros(),
      discard: [],
      rewardDiscard: [],
      gone: [],
      inPlay: [],
      destinyDiscard: [],
      turn: { n: 0, seat: 0, encounters: 0, success: false, over: false, more: false, ahead: [] },
      encounter: newEncounter(0, 0, seats),
      extra: [],
      memo: {},
      retired: [],
      techs: settings.tech ? lists() : [],
      techDiscard: [],
      specials: [],
      winners: [],
    },
    secret: {
      hands: lists(),
      deck: [],
      rewardDeck: [],
      flareDeck: [],
      destiny: shuffle(rng, destinyDeck(seats)),
      chosen: [-1, -1],
      laid: [],
      aside: lists(),
      limbo: [],
      stash: NO_SHEETS,
      borrowed: [],
      hidden: lists(),
      drafts: lists(),
      memo: new Array(seats).fill(NO_MEMO),
      techs: settings.tech ? lists() : [],
      techDeck: [],
      techAside: settings.tech ? lists() : [],
      under: settings.tech ? lists() : [],
    },
  };
}

/** Gives each seat its alien, face up or down, and carries out its set-up text (SET-12, VHP-01, VHP-04). */
export function seatAliens(s: State, aliens: readonly string[]): void {
  aliens.forEach((alien, seat) => {
    if (s.table.settings.hiddenPowers && !hasSetUp(alien)) s.secret.hidden[seat] = [alien];
    else s.table.players[seat].powers = [alien];
    powerOf(alien).effect.setUp?.(s, seat);
  });
}

/** Random aliens for `n` players, some of whom may have one already; none of them forbidden beside another. */
function drawAliens(settings: Settings, n: number, rng: Rng, given: readonly string[] = []): string[] {
  const drawn = [...given];
  for (const alien of shuffle(rng, alienPool(settings, n))) {
    if (drawn.length === n) break;
    if (!given.includes(alien) && !isForbidden(alien, drawn)) drawn.push(alien);
  }
  if (drawn.length < n) throw tooFew(settings, drawn.length, n);
  return drawn.slice(given.length);
}

/** The aliens that a table with these settings may have. */
export function aliensAllowed(wish: Readonly<Record<string, unknown>>): readonly string[] {
  return alienPool(resolveSettings(wish, settingsOfPowers()));
}

/** Random aliens for the players who have none of those given. */
export function aliensBeside(
  given: readonly string[],
  players: number,
  wish: Readonly<Record<string, unknown>>,
  rng: Rng,
): string[] {
  return drawAliens(resolveSettings(wish, settingsOfPowers()), players, rng, given);
}

function tooFew(settings: Settings, n: number, needed: number): SetUpError {
  const levels = settings.allowedAlertLevels.join(", ");
  const all = ALERT_LEVELS.join(", ");
  return refuse(
    "settings.tooFew",
    { n, needed },
    `allowedAlertLevels=${levels} leaves ${n} aliens of ${needed} needed; allowed: more of ${all}`,
  );
}

/** SET-20: one combo for this number of players, its aliens dealt at random. */
function drawCombo(s: State, rng: Rng): string[] {
  const { seats, settings } = s.table;
  const pool = alienPool(settings, seats);
  const fitting = COMBOS.map((combo) => combo.aliens.slice(0, seats)).filter(
    (aliens) => aliens.length === seats && aliens.every((alien) => pool.includes(alien)),
  );
  if (fitting.length === 0)
    throw refuse(
      "settings.noCombo",
      {},
      "no combo fits these alert levels; allowed: all levels, or another alienSelection",
    );
  return shuffle(rng, [...fitting[below(rng, fitting.length)]]);
}

/** SET-30: two flares for each seat. A later seat's pair that could force a forbidden pair is dealt anew (SET-38). */
function dealDraft(s: State, rng: Rng): void {
  const { seats, settings } = s.table;
  const pool = shuffle(rng, alienPool(settings, seats).map(flareOf));
  if (pool.length < 2 * seats) throw tooFew(settings, pool.length, 2 * seats);
  const dealt: string[] = [];
  const start = below(rng, seats);
  for (let i = 0; i < seats; i++) {
    const seat = (start + i) % seats;
    for (let k = 0; k < 2; k++) {
      const at = pool.findIndex((card) => forbiddenPair([...dealt, CARDS[card].flare as string]) === undefined);
      const [card] = pool.splice(Math.max(at, 0), 1);
      s.secret.drafts[seat].push(card);
      dealt.push(CARDS[card].flare as string);
    }
  }
}

/** The flares of a game: those dealt or named first, then random ones up to ten (SET-33, SET-34, VCF-01). */
export function flaresInGame(s: State, first: readonly CardNumber[], rng: Rng): CardNumber[] {
  const flares = first.slice(0, FLARES_IN_DECK);
  const isInGame = (alien: string) => powerOf(alien) !== undefined && inBox(s.table.settings, alien);
  const rest = shuffle(
    rng,
    FLARES.filter((card) => isInGame(CARDS[card].flare as string) && !flares.includes(card)),
  );
  for (const card of rest) if (flares.length < FLARES_IN_DECK) flares.push(card);
  const inDeck = s.table.settings.useFlares ? flares : [];
  if (s.table.settings.boxes.includes("dominion"))
    s.secret.flareDeck = [...flares, ...rest].filter(
      (card, i, all) => !inDeck.includes(card) && all.indexOf(card) === i,
    );
  return inDeck;
}

/** SET-21, RD-3: the cosmic deck with its flares, and the reward deck. */
export function makeDecks(s: State, flares: readonly CardNumber[], rng: Rng): void {
  const { rewardDeck } = s.table.settings;
  s.secret.deck = shuffle(rng, [...plainDeck("cosmic"), ...flares]);
  if (rewardDeck) s.secret.rewardDeck = shuffle(rng, plainDeck("reward"));
}

/** SET-07: everybody gets eight cards, less those at hand already; some get a second hand, on their sheet (SET-12). */
export function dealHands(s: State): void {
  const { deck, hands } = s.secret;
  const deal = (n: number) => deck.splice(deck.length - n).reverse();
  hands.forEach((hand, seat) => {
    hands[seat] = [...hand, ...deal(HAND_SIZE - hand.length)];
  });
  hands.forEach((_, seat) => {
    const power = withSecondHand(s, seat);
    if (power !== undefined) setOnSheet(s.secret, power, deal(HAND_SIZE));
  });
}

/** The power by which a player starts with a second hand, one of the two on the sheet. */
export function withSecondHand(s: State, seat: Seat): string | undefined {
  return s.table.players[seat].powers.find((power) => powerOf(power).effect.secondHand === true);
}
