import { NET_NAMES, type NetName } from "@hypergate/bots/race-training";
import { ALIEN_IDS } from "@hypergate/cosmic";
import { LANGUAGES, type Language } from "@hypergate/kernel";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import { admin, adminHelp } from "./admin.ts";
import { compareWith, inLines } from "./against/index.ts";
import { bench } from "./bench.ts";
import { demo } from "./demo.ts";
import { Failure } from "./failure.ts";
import { fuzz } from "./fuzz-command.ts";
import { powers } from "./powers.ts";
import { replayFile } from "./replay.ts";
import { USUAL_LANGUAGE } from "./report/index.ts";
import { playScenarios, scenarioSchema } from "./scenario.ts";
import { gameNamed } from "./sim.ts";
import { simCommand } from "./sim-command.ts";
import { trainRace } from "./train.ts";
import { defaultWorkers } from "./workers.ts";

// What only some commands need, as the server, is loaded by them: it would slow down the start of the others.
const program = new Command("hypergate").description("Cosmic Encounter and Race for the Galaxy at your own table.");

program
  .command("serve")
  .description("open the server (PORT, HOST, HYPERGATE_DATA; README.md has all settings)")
  .action(async () => (await import("./serve.ts")).serveHere());

program
  .command("backup")
  .description("copy all data of HYPERGATE_DATA into a new folder, while the server runs")
  .argument("<folder>")
  .action(async (folder: string) => console.log((await import("./backup.ts")).backupCommand(folder)));

program
  .command("restore")
  .description("put a backup in the place of HYPERGATE_DATA, while no server runs; what was there is moved aside")
  .argument("<folder>")
  .action(async (folder: string) => console.log((await import("./backup.ts")).restoreCommand(folder)));

program
  .command("admin")
  .description("what an operator does on a running server")
  .argument("<what>")
  .argument("[about...]")
  .option("--url <url>", "where the server is (http://127.0.0.1:PORT)")
  .addHelpText("after", `\n${adminHelp()}`)
  .action(async (what: string, about: string[], options) => {
    for (const line of await admin(what, about, options.url)) console.log(line);
  });

program
  .command("demo")
  .description("watch a short game between bots in the terminal")
  .option("--language <en|ru>", "in which language it is told", language, guessLanguage())
  .option("--seed <seed>", "which game", "hypergate")
  .option("--pace <ms>", "pause between two lines", pause, process.stdout.isTTY ? 120 : 0)
  .action(async (options) => {
    await demo(options.language, options.seed, options.pace);
  });

program
  .command("sim")
  .description("play whole games without a table and count who wins")
  .argument("<game>", "cosmic, race")
  .option("--games <n>", "how many games", count, 100)
  .option("--players <n,...>", "how many players, or several counts to compare (cosmic: 5, race: 2)", counts)
  .option("--seed <seed>", "same seed, same result", "1")
  .option("--bots <names>", "one bot for all, or one for each player, separated by commas", "sensible")
  .option("--set <key=value>", "a table setting; may be given several times", setting, {})
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .option("--json", "print one object and nothing else")
  .option("--report <file.html>", "write a page with plots, and the same numbers beside it as .csv and .json")
  .option("--language <en|ru>", "the language of the report", language, USUAL_LANGUAGE)
  .option(
    "--resume <file>",
    "keep finished games in this journal; the same command goes on where it stopped (a report does so by itself)",
  )
  .action(async (game: string, options) => {
    const { games, seed, set: settings, workers, json, report, language, resume } = options;
    const players: number[] = options.players ?? gameNamed(game).measured.slice(0, 1);
    const bots = String(options.bots).split(",");
    const output = { workers, json: json === true, report, language, resume };
    await simCommand({ game, games, players, seed, bots, settings }, output);
  });

program
  .command("scenario")
  .description("set up positions, play the listed answers and check the listed expectations")
  .argument("[files...]")
  .option("--positions", "first print the position after every step, as lines of JSON (race)")
  .option("--json", "print one object with the findings of every file and nothing else")
  .option("--schema", "print the JSON schema of scenario files instead")
  .action((files: string[], options) => {
    if (options.schema === true) console.log(JSON.stringify(scenarioSchema(), undefined, 2));
    else if (files.length === 0) throw new Failure("no files; allowed: scenario files, or --schema");
    else process.exitCode = playScenarios(files, options);
  });

program
  .command("replay")
  .description("run an exported game again and verify its final hash")
  .argument("<file>")
  .option("--verbose", "print the whole history")
  .action(async (file: string, options) => {
    console.log(await replayFile(file, options.verbose === true));
  });

program
  .command("fuzz")
  .description(
    "play random games with every promise of the engine checked after every answer; a large run (cosmic 20,000 games, race 5,000) also fails if anything in the boxes was never used, one of 100,000 if two aliens met in fewer than 20 games",
  )
  .argument("[game]", "cosmic, race", "cosmic")
  .option("--games <n>", "how many games", count, 1000)
  .option("--seed <seed>", "same seed, same games", "1")
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .action(async (game: string, options) => {
    const isSound = await fuzz({ game, games: options.games, seed: options.seed }, options.workers);
    if (!isSound) process.exitCode = 1;
  });

program
  .command("powers")
  .description("measure what each alien's power of cosmic is worth: the same games with it and without it")
  .option("--games <n>", "how many games for each alien", count, 1000)
  .option("--seed <seed>", "same seed, same result", "1")
  .option("--bot <name>", "who plays", botName, "sensible")
  .option("--aliens <ids>", "only these, separated by commas", alienIds, [...ALIEN_IDS])
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .action(async ({ workers, ...options }) => {
    if (!(await powers(options, workers))) process.exitCode = 1;
  });

program
  .command("train")
  .description("train the nets of the bot expert; the same command goes on where it stopped")
  .argument("<game>", "race")
  .option("--folder <folder>", "where progress, nets and the report are kept", "training")
  .option("--net <two|more>", "for two players with two actions each, or for all other tables", netName, "two")
  .option("--seed <seed>", "same seed, same nets", "1")
  .option("--generations <n>", "how many generations in all", count, 4)
  .option("--first <n>", "games of the first generation, which sensible plays", count, 9000)
  .option("--games <n>", "games of each later generation", count, 3000)
  .option("--passes <n>", "how often a generation goes through its positions", count, 2)
  .option("--match <n>", "the most games of a match between the old and the new net", count, 600)
  .action((game: string, { folder, generations, ...options }) => {
    if (game !== "race") throw new Failure(`nothing to train for "${game}"; allowed: race`);
    const { net, seed, first, games, passes, match } = options;
    trainRace({ net, seed, firstGames: first, games, passes, matchGames: match }, generations, folder);
  });

program
  .command("bench")
  .description(
    "measure: games, encounters or rounds and decisions per second, and what one answer costs at a live table",
  )
  .argument("[what]", "cosmic or race: only this game; serve: the server instead, over real sockets")
  .option("--seconds <n>", "how long each run takes", count, 2)
  .option("--bots <names>", "who plays, separated by commas", "random,sensible")
  .option("--against <commit>", "this version and an earlier one in turns, by processor time: how many times as fast")
  .option("--pairs <n>", "against: runs of each version", count, 15)
  .option("--json", "against: print one object and nothing else")
  .option("--playing <n>", "serve: tables that play at once", count, 48)
  .option("--tables <n>", "serve: tables open at once", count, 2000)
  .option("--sockets <n>", "serve: sockets that look at them", count, 8000)
  .action(async (what: string | undefined, { against, json, seconds, pairs, ...options }) => {
    const lines = (output: readonly string[]) => {
      for (const line of output) console.log(line);
    };
    if (what === "serve") {
      const { benchServe } = await import("@hypergate/server/proof");
      lines(await benchServe({ ...options, seconds: 5 * seconds }));
      return;
    }
    const measured = {
      game: what === undefined ? undefined : gameNamed(what).id,
      bots: options.bots.split(","),
      seconds,
    };
    if (against === undefined) {
      lines(bench(measured));
      return;
    }
    const { commit, comparisons } = await compareWith(against, { ...measured, pairs });
    if (json === true) console.log(JSON.stringify({ against: commit, comparisons }));
    else lines(inLines(commit, comparisons));
  });

function language(text: string): Language {
  const known = LANGUAGES.find((one) => one === text);
  if (known === undefined) throw new InvalidArgumentError(`allowed: ${LANGUAGES.join(", ")}`);
  return known;
}

function botName(text: string): string {
  const names = Object.keys(gameNamed("cosmic").bots);
  if (!names.includes(text)) throw new InvalidArgumentError(`allowed: ${names.join(", ")}`);
  return text;
}

function netName(text: string): NetName {
  const known = NET_NAMES.find((one) => one === text);
  if (known === undefined) throw new InvalidArgumentError(`allowed: ${NET_NAMES.join(", ")}`);
  return known;
}

function alienIds(text: string): string[] {
  const ids = text.split(",");
  const unknown = ids.find((id) => !ALIEN_IDS.some((alien) => alien === id));
  if (unknown !== undefined) throw new InvalidArgumentError(`there is no alien "${unknown}"`);
  return [...new Set(ids)];
}

function guessLanguage(): Language {
  return (process.env.LC_ALL ?? process.env.LANG ?? "").startsWith("ru") ? "ru" : "en";
}

function pause(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new InvalidArgumentError("allowed: a whole number from 0");
  return n;
}

function count(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError("allowed: a whole number from 1");
  return n;
}

/** `5`, or `3,4,5`. */
function counts(text: string): number[] {
  return [...new Set(text.split(",").map(count))];
}

/** `useFlares=true`, `planetsPerPlayer=4`, `edition=2008`: parses booleans and small numbers. */
function setting(text: string, before: Record<string, unknown>): Record<string, unknown> {
  const at = text.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("allowed: key=value");
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  return { ...before, [name]: meant(name, value) };
}

function meant(name: string, value: string): unknown {
  if (value === "true" || value === "false") return value === "true";
  if (["allowedAlertLevels", "boxes", "aliens"].includes(name)) return value.split(",");
  return name !== "edition" && /^\d+$/.test(value) ? Number(value) : value;
}

/** The reader of the output may stop early (`| head`). Exits with the code a shell uses in that case. */
process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  if (problem.code !== "EPIPE") throw problem;
  process.exit(141);
});

program.exitOverride();
for (const command of program.commands) command.exitOverride();
try {
  await program.parseAsync();
} catch (problem) {
  if (problem instanceof CommanderError) process.exitCode = problem.exitCode === 0 ? 0 : 2;
  else if (problem instanceof Failure) {
    console.error(problem.message);
    process.exitCode = 2;
  } else throw problem;
}
