export { flare } from "./flare.ts";
export { power } from "./power.ts";
