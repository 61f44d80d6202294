import type { Language, Params, Refusal } from "@hypergate/kernel";
import type { RefusalId, RefusalParams } from "@hypergate/wire";

/** Refusals whose sentences need no parameters. */
type Bare = { [I in RefusalId]: Record<never, never> extends RefusalParams<I> ? I : never }[RefusalId];

/** What follows the id: the HTTP status, and the parameters of the sentence. */
type Rest<I extends RefusalId> = [I] extends [Bare] ? [status?: number] : [status: number, params: RefusalParams<I>];

/** Something a client did wrong or cannot have: a message id, its parameters, and the HTTP status. */
export class Problem<I extends RefusalId = RefusalId> extends Error {
  readonly id: string;
  readonly status: number;
  /** Not logged: the parameters may contain the cards of a hand. */
  #params: Params;
  /** Puts it into words; if absent, the server's texts do. */
  #words: ((language: Language) => string) | undefined;

  constructor(id: I, ...[status = 409, params]: Rest<I>) {
    super(id);
    this.id = id;
    this.status = status;
    this.#params = (params ?? {}) as Params;
  }

  /** A refusal by the rules of a game, of an answer or of settings. The game defines its own ids. */
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
