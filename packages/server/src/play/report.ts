/** What the server says about itself: logs and figures. */
export interface Report {
  /** Answers became durable together, after so many milliseconds. */
  stored(answers: number, ms: number): void;
  trouble(doing: string, problem: unknown): void;
}
