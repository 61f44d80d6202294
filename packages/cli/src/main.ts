import { LATER_RATE } from "@hypergate/bots/race-training";
import { ALIEN_IDS } from "@hypergate/cosmic";
import { Command, CommanderError } from "commander";
import { admin, adminHelp } from "./admin.ts";
import { compareSettings, compareWith, inLines, settingsInLines } from "./against/index.ts";
import { reportCalibration, trainChances } from "./analyse/calibration.ts";
import { analyse } from "./analyse/index.ts";
import { bench } from "./bench.ts";
import { demo } from "./demo.ts";
import { Failure } from "./failure.ts";
import { fuzz } from "./fuzz-command.ts";
import { checkHomebrew, homebrewHere } from "./homebrew.ts";
import type { OutsideBot } from "./ladder/outside.ts";
import { languageHere } from "./language-here.ts";
import {
  alienIds,
  botName,
  count,
  counts,
  language,
  netName,
  outsideBot,
  pause,
  setting,
  whole,
} from "./option-values.ts";
import { powers } from "./powers.ts";
import { replayFile } from "./replay.ts";
import { USUAL_LANGUAGE } from "./report/index.ts";
import { playScenarios, scenarioSchema } from "./scenario.ts";
import { gameNamed } from "./sim.ts";
import { simCommand } from "./sim-command.ts";
import { studyCommand } from "./study.ts";
import { trainCosmic } from "./train-cosmic.ts";
import { trainRace } from "./train-race.ts";
import { defaultWorkers } from "./workers.ts";

if (process.argv[2] === "serve") (await import("./begin-again.ts")).withFlags(import.meta.filename);
const homebrew = await homebrewHere(process.argv[2] ?? "");

// What only some commands need, as the server, is loaded by them: it would slow down the start of the others.
const program = new Command("hypergate").description("Cosmic Encounter and Race for the Galaxy at your own table.");

program
  .command("serve")
  .description("open the server (PORT, HOST, HYPERGATE_DATA; README.md has all settings)")
  .action(async () => (await import("./serve.ts")).serveHere(homebrew));

program
  .command("backup")
  .description("copy all data of HYPERGATE_DATA or HYPERGATE_DATABASE into a new folder, while the server runs")
  .argument("<folder>")
  .action(async (folder: string) => console.log(await (await import("./backup.ts")).backupCommand(folder)));

program
  .command("restore")
  .description(
    "put a backup in the place of HYPERGATE_DATA, while no server runs; what was there is moved aside (in HYPERGATE_DATABASE it is replaced)",
  )
  .argument("<folder>")
  .action(async (folder: string) => console.log(await (await import("./backup.ts")).restoreCommand(folder)));

program
  .command("move")
  .description(
    "copy all data, while a server uses them; again copies what came since. Places: a folder, or postgres://…",
  )
  .argument("<from>")
  .argument("<to>")
  .action(async (from: string, to: string) => {
    for (const line of await (await import("./move.ts")).moveCommand(from, to)) console.log(line);
  });

program
  .command("worker")
  .description("think for the servers of HYPERGATE_DATABASE and play for studies, until it is stopped")
  .option("--threads <n>", "how many jobs at a time", count, defaultWorkers())
  .action(async (options) => (await import("./worker.ts")).workHere(options.threads));

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
  .option("--language <en|ru>", "in which language it is told", language, languageHere(process.env))
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
  .option(
    "--workers-of <postgres://…>",
    "let all workers of this database play (hypergate worker); same seed, same result",
  )
  .option("--json", "print one object and nothing else")
  .option("--report <file.html>", "write a page with plots, and the same numbers beside it as .csv and .json")
  .option("--language <en|ru>", "the language of the report", language, USUAL_LANGUAGE)
  .option(
    "--resume <file>",
    "keep finished games in this journal; the same command goes on where it stopped (a report does so by itself)",
  )
  .action(async (game: string, options) => {
    const { games, seed, set: settings, workers, workersOf, json, report, language, resume } = options;
    const players: number[] = options.players ?? gameNamed(game).measured.slice(0, 1);
    const bots = String(options.bots).split(",");
    const output = { workers, workersOf, json: json === true, report, language, resume };
    await simCommand({ game, games, players, seed, bots, settings }, output);
  });

program
  .command("study")
  .description("play a study of the lab: the same file gives the same numbers as in the browser")
  .argument("<files...>", "studies, as the lab exports them (docs/studies.md)")
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .option("--json", "print one object and nothing else")
  .option("--csv <file>", "write the figures as a table")
  .option("--write", "write the figures into the file of the study")
  .option("--game <n>", "print game number n, from 0, as a file for replays instead", pause)
  .action(async (files: string[], { workers, json, csv, write, game }) => {
    for (const file of files)
      await studyCommand(file, { workers, json: json === true, csv, write: write === true, game });
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
  .command("analyse")
  .description("tell the chances of every seat in a finished game, and what its decisions were worth")
  .argument("[file]", "an exported game")
  .option("--budget <n>", "imagined tables for each position and each option", count)
  .option("--seed <seed>", "same seed, same verdict", "1")
  .option("--seat <n>", "judge the decisions of this seat only, counted from 1", count)
  .option("--keep <file>", "where the verdict is kept, so that the same command goes on (default: beside the game)")
  .option("--language <en|ru>", "the language of the text", language, languageHere(process.env))
  .option("--json", "print one object and nothing else")
  .option("--verbose", "tell every decision with its options, not only mistakes")
  .option("--calibration", "instead: play fresh games and tell whether chances come true")
  .option("--games <n>", "calibration: games for each kind of table", count, 200)
  .option("--only <kind>", 'calibration: only these kinds of tables, such as "race" or "cosmic 4"', "")
  .option("--workers <n>", "calibration: worker threads", count, defaultWorkers())
  .action(async (file: string | undefined, { json, verbose, budget, seat, keep, calibration, ...options }) => {
    if (calibration === true) {
      const { games, seed, only, workers } = options;
      await reportCalibration({ games, seed: `fresh ${seed}`, only }, workers, json === true);
    } else if (file === undefined) throw new Failure("no file; allowed: an exported game, or --calibration");
    else await analyse(file, { ...options, budget, seat, keep, json: json === true, verbose: verbose === true });
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
  .option("--resume <file>", "keep finished games in this journal; the same command goes on where it stopped")
  .action(async (game: string, options) => {
    const { games, seed, workers, resume } = options;
    const isSound = await fuzz({ game, games, seed }, workers, resume);
    if (!isSound) process.exitCode = 1;
  });

program
  .command("homebrew")
  .description("check aliens of your own before a server loads them (docs/homebrew.md)")
  .argument("<what>", "check")
  .argument("<folder>", "the folder that has one folder for each alien")
  .option("--games <n>", "games of each alien", count, 40)
  .action(async (what: string, folder: string, options) => {
    if (what !== "check") throw new Failure(`homebrew cannot ${what}; allowed: check`);
    if (!(await checkHomebrew(folder, options.games))) process.exitCode = 1;
  });

program
  .command("powers")
  .description("measure what each alien's power of cosmic is worth: the same games with it and without it")
  .option("--games <n>", "how many games for each alien", count, 1000)
  .option("--seed <seed>", "same seed, same result", "1")
  .option("--bot <name>", "who plays", botName, "sensible")
  .option("--aliens <ids>", "only these, separated by commas", alienIds, [...ALIEN_IDS])
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .option("--workers-of <postgres://…>", "let all workers of this database play (hypergate worker)")
  .action(async ({ workers, workersOf, ...options }) => {
    if (!(await powers(options, workers, workersOf))) process.exitCode = 1;
  });

program
  .command("ladder")
  .description("let every bot meet every other one and rate them; outside bots play over the socket")
  .argument("<game>", "cosmic, race")
  .option("--bots <names>", "registered bots, separated by commas", "random,sensible")
  .option(
    "--outside <name=command>",
    "a bot of another process; it is given the address, an invite code and a name; may be given several times",
    outsideBot,
    [],
  )
  .option("--players <n>", "seats of a table (cosmic: 5, race: 2)", count)
  .option("--games <n>", "games of each pair", count, 40)
  .option("--seed <seed>", "same seed, same ladder, as far as registered bots play", "1")
  .option("--set <key=value>", "a table setting or a budget of a bot; may be given several times", setting, {})
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .option("--journal <file>", "finished games are kept here; the same command goes on", "ladder.journal")
  .option("--report <file.html>", "write a page with the result")
  .option("--language <en|ru>", "the language of the result", language, USUAL_LANGUAGE)
  .option("--json", "print one object and nothing else")
  .action(async (game: string, { outside, set: settings, players, bots, games, seed, json, ...output }) => {
    const own = String(bots) === "none" ? [] : String(bots).split(",");
    const names = [...own, ...outside.map((one: OutsideBot) => one.name)];
    const seats = players ?? gameNamed(game).measured[0];
    const plan = { game, players: seats, games, seed, bots: names, settings };
    const { ladder } = await import("./ladder/index.ts");
    await ladder(plan, outside, { ...output, json: json === true });
  });

const train = program.command("train").description("train what the bot expert judges tables with");

train
  .command("race")
  .description("nets; the same command goes on where it stopped")
  .option("--folder <folder>", "where progress, nets and the report are kept", "training")
  .option("--net <two|more>", "for two players with two actions each, or for all other tables", netName, "two")
  .option("--seed <seed>", "same seed, same nets", "1")
  .option("--start <file.net>", "go on from this net; without it the first generation learns from sensible")
  .option("--generations <n>", "how many generations in all", count, 4)
  .option("--first <n>", "games of the first generation, which sensible plays", count, 9000)
  .option("--games <n>", "games of each later generation", count, 3000)
  .option("--passes <n>", "how often a generation goes through its positions", count, 2)
  .option("--rate <n>", "how large the steps of later generations are", Number, LATER_RATE)
  .option("--match <n>", "the most games of a match between the old and the new net", count, 600)
  .action(({ folder, generations, net, seed, start, first, games, passes, rate, match }) => {
    if (!(rate > 0 && rate < 1)) throw new Failure(`--rate cannot be ${rate}; allowed: more than 0, less than 1`);
    const plan = { net, seed, ...(start !== undefined && { start }), firstGames: first, games, passes, rate };
    trainRace({ ...plan, matchGames: match }, generations, folder);
  });

train
  .command("cosmic")
  .description("weights, from games of sensible players")
  .option("--folder <folder>", "where weights and the report are written", "training")
  .option("--seed <seed>", "same seed, same weights", "1")
  .option("--games <n>", "how many games", count, 12_000)
  .option("--passes <n>", "how often the positions are gone through", count, 6)
  .action(({ folder, ...plan }) => trainCosmic(plan, folder));

train
  .command("chances")
  .description("the calibration of winning chances, from games of bots")
  .option("--folder <folder>", "where the calibration and the report are written", "training")
  .option("--seed <seed>", "same seed, same calibration", "1")
  .option("--games <n>", "games for each kind of table", count, 300)
  .option("--only <game>", "only this game; what the folder has of the other stays", "")
  .option("--workers <n>", "worker threads", count, defaultWorkers())
  .action(({ folder, workers, ...plan }) => trainChances(plan, workers, folder));

program
  .command("bench")
  .description(
    "measure: games, encounters or rounds and decisions per second, and what one answer costs at a live table",
  )
  .argument("[what]", "cosmic or race: only this game; serve: the server instead, over real sockets")
  .option("--seconds <n>", "how long each run takes", count, 2)
  .option("--bots <names>", "who plays, separated by commas", "random,sensible")
  .option("--against <commit>", "this version and an earlier one in turns, by processor time: how many times as fast")
  .option("--set <key=value>", "games with this setting and usual ones in turns: how many times as fast", setting, {})
  .option("--pairs <n>", "against and set: runs of each", count, 15)
  .option("--json", "against and set: print one object and nothing else")
  .option("--playing <n>", "serve: tables that play at once", count, 48)
  .option("--tables <n>", "serve: tables open at once", whole, 2000)
  .option("--sockets <n>", "serve: sockets that look at them", count, 8000)
  .option("--processes <n,...>", "serve: also on PostgreSQL, with so many processes, such as 1,4", counts, [])
  .option("--resting <n>", "serve: tables at rest in PostgreSQL", whole, 0)
  .option("--finished <n>", "serve: finished games in PostgreSQL", whole, 0)
  .action(async (what: string | undefined, { against, set, json, seconds, pairs, ...options }) => {
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
    if (against === undefined && Object.keys(set).length > 0) {
      const comparisons = await compareSettings(set, { ...measured, pairs });
      if (json === true) console.log(JSON.stringify({ settings: set, comparisons }));
      else lines(settingsInLines(set, comparisons));
      return;
    }
    if (against === undefined) {
      lines(bench(measured));
      return;
    }
    const { commit, comparisons } = await compareWith(against, { ...measured, pairs });
    if (json === true) console.log(JSON.stringify({ against: commit, comparisons }));
    else lines(inLines(commit, comparisons));
  });

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
