// `npm start`: builds the web client if it is not there or its sources have changed, then serves it.
import { buildClient } from "./build-client.ts";

buildClient();
process.argv.splice(2, 0, "serve");
// biome-ignore lint/style/noRestrictedImports: the command line is a program, not a library with a name.
await import("../packages/cli/src/main.ts");
