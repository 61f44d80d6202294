import type { Params } from "@hypergate/kernel";

/** Something a client did wrong or cannot have: a message id, what it speaks of, and the HTTP status that fits. */
export class Problem extends Error {
  readonly id: string;
  readonly params: Params;
  readonly status: number;

  constructor(id: string, status = 409, params: Params = {}) {
    super(id);
    this.id = id;
    this.params = params;
    this.status = status;
  }
}
