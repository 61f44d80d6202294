import { NODE_ENVIRONMENT, NODE_FLAGS } from "@hypergate/server/node-flags";

/**
 * Some flags of Node and of the system's library count from the start only. A server that was started without them begins
 * again with them, as the same process; where a process cannot do that (Windows), it runs without.
 */
export function withFlags(main: string): void {
  const { execArgv, execPath, argv, env, platform } = process;
  if (platform === "win32" || NODE_FLAGS.every((flag) => execArgv.includes(flag))) return;
  const flags = [...execArgv, ...NODE_FLAGS];
  process.execve?.(execPath, [execPath, ...flags, main, ...argv.slice(2)], { ...NODE_ENVIRONMENT, ...env });
}
