import { NODE_FLAGS } from "@hypergate/server/node-flags";

/**
 * Some flags of Node count from its start only. A server that was started without them begins again with them, as the same
 * process; where a process cannot do that (Windows), it runs without.
 */
export function withFlags(main: string): void {
  const { execArgv, execPath, argv, env, platform } = process;
  if (platform === "win32" || NODE_FLAGS.every((flag) => execArgv.includes(flag))) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...NODE_FLAGS, main, ...argv.slice(2)], env);
}
