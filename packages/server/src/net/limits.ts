/** Limits on what one client may ask of the server. */
import type { MessageKind } from "@hypergate/wire";

/** So many per second, and the largest burst after a pause. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limits {
  /** HTTP requests per minute and address: of every sort, also files and unknown paths; calls; those that create something; exports of games; searches. */
  readonly visits: number;
  readonly requests: number;
  readonly creations: number;
  /** Games brought per minute and address: each is played again. */
  readonly brought: number;
  readonly exports: number;
  readonly searches: number;
  /** New guests per day and address. */
  readonly guests: number;
  /** Milliseconds in which a request has to have arrived, its body included. */
  readonly arrival: number;
  /** Frames of any sort per second and person, and the largest burst after a pause. */
  readonly messages: number;
  readonly burst: number;
  /** Messages that cost more than others, per person. */
  readonly kinds: Readonly<Partial<Record<MessageKind, Rate>>>;
  /** Connections per address where no proxy stands in front; sockets per person and per address. */
  readonly connections: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** All people of one address together may send as much as so many. */
  readonly peopleOfAddress: number;
  /** Tables looked at per socket, per person and per address. */
  readonly tables: number;
  readonly tablesOfPerson: number;
  readonly tablesOfAddress: number;
  /** Tables that are not over: of one person, and opened from one address within a day; and all that were opened from it. */
  readonly opened: number;
  readonly openedOfAddress: number;
  readonly openedInAll: number;
}

export const LIMITS: Limits = {
  visits: 3000,
  requests: 600,
  creations: 60,
  brought: 6,
  exports: 30,
  searches: 60,
  guests: 1000,
  arrival: 10_000,
  messages: 60,
  burst: 120,
  kinds: {
    chat: { perSecond: 0.5, burst: 8 },
    undo: { perSecond: 0.5, burst: 6 },
    watch: { perSecond: 5, burst: 100 },
    stop: { perSecond: 5, burst: 60 },
    pass: { perSecond: 2, burst: 20 },
  },
  connections: 256,
  sockets: 20,
  socketsOfAddress: 100,
  peopleOfAddress: 5,
  tables: 50,
  tablesOfPerson: 100,
  tablesOfAddress: 300,
  opened: 40,
  openedOfAddress: 150,
  openedInAll: 500,
};

/** Frames larger than this end a connection. */
export const MAX_FRAME = 16_384;
/** The largest body of a game that is brought. */
export const MAX_GAME = 1_048_576;
/** In how many pieces a message may come: as it was sent, and as it was read. */
export const PIECES = { maxFragments: 64, maxBufferedChunks: 1024 };
/** A client with more unsent data than this is too slow; it is disconnected and must reconnect. */
export const MAX_UNSENT = 1_048_576;
/** How many messages of one socket may be in work at a time. */
export const MAX_AT_WORK = 64;
/** A connection with this many frames refused for speed is closed. */
export const MAX_REFUSED = 500;

/** How long a client that is too fast is not read. */
export const PAUSE_MS = 250;
