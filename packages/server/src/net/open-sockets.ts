/** Sockets that are open, by person and device, so that they end together with what let them in. */
import type { Together } from "../play/together.ts";

interface Ending {
  readonly end: (code?: number) => void;
}

interface Whose {
  readonly person: string;
  readonly device: string | undefined;
}

/** Policy violation: who was let in may not stay. */
const NOT_ALLOWED = 1008;

export class OpenSockets {
  readonly #open = new Map<Ending, Whose>();
  readonly #together: Together;

  constructor(together: Together) {
    this.#together = together;
    together.on("end", ({ person, device }) => this.#endHere(person, device));
  }

  enter(socket: Ending, person: string, device: string | undefined): void {
    this.#open.set(socket, { person, device });
  }

  leave(socket: Ending): void {
    this.#open.delete(socket);
  }

  /** Closes the sockets of a person, or only those of one device, in all processes. */
  endOf(person: string, device?: string): void {
    this.#endHere(person, device);
    this.#together.tell({ t: "end", person, ...(device === undefined ? {} : { device }) });
  }

  #endHere(person: string, device: string | undefined): void {
    for (const [socket, whose] of [...this.#open])
      if (whose.person === person && (device === undefined || whose.device === device)) socket.end(NOT_ALLOWED);
  }
}
