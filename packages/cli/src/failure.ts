/** What went wrong by the user's doing: one clear line, exit code 2, nothing written. */
export class Failure extends Error {}
