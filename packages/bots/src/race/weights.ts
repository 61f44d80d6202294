/** What a sensible player believes about the game in numbers, found by letting variants play each other. */
export interface Weights {
  /** Victory points that a hand card is worth with much of the game left, and how many rounds before the end that fades. */
  readonly card: number;
  readonly fade: number;
  /** Cards a leading tableau grows by in a round: two players, more players. */
  readonly paceOfTwo: number;
  readonly pace: number;
  /** Share of what a hand card would gain that counts as long as it is only held. */
  readonly held: number;
  /** Share of the cards still to come that suit a variable development, against a random card. */
  readonly growth: number;
  /** Points per round for each point of military worlds that strength reaches. */
  readonly conquest: number;
  /** How often a round produces and consumes: without an engine, and more with a good one. */
  readonly cycle: number;
  readonly engine: number;
  /** What doubling makes of consumed points on average. */
  readonly double: number;
  /** How often a round sells a good. */
  readonly trade: number;
  /** How often a round settles and develops something of one's own. */
  readonly settle: number;
  readonly develop: number;
  readonly explore: number;
  /** Points for a good that a power will take, and for one without use. */
  readonly good: number;
  readonly spareGood: number;
  /** What a goal is still worth with one more step to go. */
  readonly step: number;
  /** Share of the points of a most goal that a lead counts for. */
  readonly lead: number;
  /** What a larger choice of cards adds to those kept. */
  readonly choice: number;
  /** Points for ending the game per point of lead. */
  readonly finish: number;
  /** How far to believe the guess which phases the others will call. */
  readonly trust: number;
  /** How much a point for the others hurts. */
  readonly spite: number;
  /** Share of a world that counts as lost if another player could take it over. */
  readonly fear: number;
}

export const WEIGHTS: Weights = {
  card: 1.41,
  fade: 1.54,
  paceOfTwo: 1.95,
  pace: 0.8,
  held: 0.259,
  growth: 1.5,
  conquest: 0.01,
  cycle: 0.239,
  engine: 0.194,
  double: 1.65,
  trade: 0.145,
  settle: 0.283,
  develop: 0.26,
  explore: 0.456,
  good: 1.3,
  spareGood: 0.4,
  step: 0.586,
  lead: 1.13,
  choice: 0.081,
  finish: 0.5,
  trust: 1.04,
  spite: 0.166,
  fear: 0.4,
};
