/** Handlers of the HTTP API. `ROUTES` declares what each route takes and returns; the types here enforce it. */
import type { AnswerOf, BodyOf, OpenRoute, ParamsOf, QueryOf, RouteName } from "@hypergate/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Notices } from "../notices/notices.ts";
import type { FairQueue } from "../play/fair-queue.ts";
import type { Hall } from "../play/hall.ts";
import type { Person } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { PublicList } from "../tables/public-list.ts";
import type { Place } from "./devices.ts";
import type { Limits } from "./limits.ts";
import type { OpenSockets } from "./open-sockets.ts";
import type { Listening } from "./reach.ts";

type Count = (request: FastifyRequest) => Promise<void>;

/** Each counts something against the address that sent a request, and throws if that was too much. */
export interface Counts {
  readonly searches: Count;
  readonly guests: Count;
}

export interface Service {
  readonly hall: Hall;
  readonly store: Store;
  readonly notices: Notices;
  readonly limits: Limits;
  readonly sockets: OpenSockets;
  readonly place: Place;
  readonly publicList: PublicList;
  readonly counts: Counts;
  /** Games are exported a few at a time: each takes some memory and some time of every thread. */
  readonly exports: FairQueue;
  readonly listening: Omit<Listening, "port">;
}

/** One request, checked. */
export interface Call<K extends RouteName> extends Service {
  /** Absent where no cookie is needed and none was sent. */
  readonly person: K extends OpenRoute ? Person | undefined : Person;
  /** The request comes with the operator's token. */
  readonly operator: boolean;
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  /** A digest of the address, the same for the same address. */
  readonly origin: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<K extends RouteName> = (call: Call<K>) => Promise<AnswerOf<K>>;
export type Handlers = { readonly [K in RouteName]: Handler<K> };
