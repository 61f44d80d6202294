export { race } from "./rules.ts";
