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
  /** How far one's own phases count more than those one hopes others will call. */
  readonly trust: number;
}

export const WEIGHTS: Weights = {
  card: 0.75,
  fade: 2,
  paceOfTwo: 1,
  pace: 0.8,
  held: 0.5,
  growth: 1.5,
  conquest: 0.01,
  cycle: 0.2,
  engine: 0.3,
  double: 1.7,
  trade: 0.15,
  settle: 0.45,
  develop: 0.4,
  explore: 0.35,
  good: 1.3,
  spareGood: 0.4,
  step: 0.45,
  lead: 0.65,
  choice: 0.12,
  finish: 0.5,
  trust: 1,
};
