export { configured, USUAL_DATA } from "./configured.ts";
export { operatorToken } from "./net/operator.ts";
export { addressesOf } from "./net/reach.ts";
export { type ServeOptions, type Server, serve } from "./serve.ts";
export { BackupProblem, backUp, restore } from "./store/backup.ts";
export { StoreTrouble } from "./store/store.ts";
