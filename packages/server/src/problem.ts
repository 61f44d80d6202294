import type { Language, Params, Refusal } from "@hypergate/kernel";
import type { RefusalId, RefusalParams } from "@hypergate/wire";

/** Refusals whose sentences speak of nothing else. */
type Bare = { [I in RefusalId]: Record<never, never> extends RefusalParams<I> ? I : never }[RefusalId];

/** What follows the id: the HTTP status that fits, and what the sentence speaks of. */
type Rest<I extends RefusalId> = [I] extends [Bare] ? [status?: number] : [status: number, params: RefusalParams<I>];

/** Something a client did wrong or cannot have: a message id, what it speaks of, and the HTTP status that fits. */
export class Problem<I extends RefusalId = RefusalId> extends Error {
  readonly id: string;
  readonly status: number;
  /** Not for the log: what a refusal speaks of may be the cards of a hand. */
  #params: Params;
  /** Who words it; where nobody is named the server does. */
  #words: ((language: Language) => string) | undefined;

  constructor(id: I, ...[status = 409, params]: Rest<I>) {
    super(id);
    this.id = id;
    this.status = status;
    this.#params = (params ?? {}) as Params;
  }

  /** What the rules of a game have against an answer or against settings; which refusals they know is theirs to say. */
  static ofRules({ id, params }: Refusal, status: number, words?: Problem["words"]): Problem {
    const problem = new Problem(id as Bare, status);
    problem.#params = params;
    problem.#words = words;
    return problem;
  }

  get params(): Params {
    return this.#params;
  }

  get words(): ((language: Language) => string) | undefined {
    return this.#words;
  }
}
