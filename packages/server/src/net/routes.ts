/** The HTTP API as a list: what a route is for, what it takes, and what it does. The OpenAPI document is made from it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Hall } from "../play/hall.ts";
import type { Person, Store } from "../store/store.ts";

export interface Service {
  readonly hall: Hall;
  readonly store: Store;
}

/** One request, checked. */
export interface Asked<P, Q, B> extends Service {
  readonly person: Person;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route {
  readonly method: "GET" | "POST" | "PATCH";
  /** `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Needs no cookie; `person` is then undefined. */
  readonly open: boolean;
  /** Counts against the smaller limit for creating things. */
  readonly creates: boolean;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly handle: (asked: Asked<never, never, never>) => Promise<object>;
}

const nothing = z.object({});

interface RouteSpec<P, Q, B> {
  readonly summary: string;
  readonly open?: boolean;
  readonly creates?: boolean;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  readonly handle: (asked: Asked<P, Q, B>) => Promise<object>;
}

/** Declares a route; what is not declared must not be sent. */
export function route<P, Q, B>(method: Route["method"], path: string, spec: RouteSpec<P, Q, B>): Route {
  return {
    method,
    path,
    summary: spec.summary,
    open: spec.open ?? false,
    creates: spec.creates ?? false,
    params: spec.params ?? nothing,
    query: spec.query ?? nothing,
    body: spec.body ?? nothing,
    handle: spec.handle as Route["handle"],
  };
}
