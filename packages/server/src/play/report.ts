/** What the server says about itself: logs and figures. */
export interface Report {
  /** Answers became durable together, after so many milliseconds. */
  stored(answers: number, ms: number): void;
  trouble(doing: string, problem: unknown): void;
  /** Something an operator may want to know; ids only, never what is secret or personal. */
  noted(what: string, about: Readonly<Record<string, unknown>>): void;
}
