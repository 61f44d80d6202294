/** A mistake of the user: prints one clear line, exit code 2, writes nothing. */
export class Failure extends Error {}
