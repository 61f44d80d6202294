export { configured } from "./configured.ts";
export { type ServeOptions, type Server, serve } from "./serve.ts";
export { StoreTrouble } from "./store/store.ts";
