export { configured, databaseFrom, USUAL_DATA } from "./configured.ts";
export { addressesOf } from "./net/reach.ts";
export { type ServeOptions, type Server, serve, tokenKept } from "./serve.ts";
export { BackupProblem, backUp, restore } from "./store/backup.ts";
export { backUpDatabase, restoreDatabase } from "./store/moving/database-backup.ts";
export { type Moved, move } from "./store/moving/move.ts";
export { type Job, Jobs } from "./store/postgres/jobs.ts";
export { StoreTrouble } from "./store/store.ts";
