import { Command } from "commander";

const program = new Command("hypergate").description("Cosmic Encounter and Race for the Galaxy at your own table.");

program
  .command("demo")
  .description("Show a short game.")
  .action(() => {
    console.log("The demo is not part of this build yet.");
  });

await program.parseAsync();
