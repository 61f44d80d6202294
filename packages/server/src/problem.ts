import type { Language, Params } from "@hypergate/kernel";

/** Something a client did wrong or cannot have: a message id, what it speaks of, and the HTTP status that fits. */
export class Problem extends Error {
  readonly id: string;
  /** Not for the log: what a refusal speaks of may be the cards of a hand. */
  readonly #params: Params;
  readonly status: number;
  /** Who words it; where nobody is named the server does. */
  readonly words: ((language: Language) => string) | undefined;

  constructor(id: string, status = 409, params: Params = {}, words?: (language: Language) => string) {
    super(id);
    this.id = id;
    this.#params = params;
    this.status = status;
    this.words = words;
  }

  get params(): Params {
    return this.#params;
  }
}
