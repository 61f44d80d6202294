export { type Server, type ServeOptions, serve } from "./serve.ts";
export { StoreTrouble } from "./store/store.ts";
