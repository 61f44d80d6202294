import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Which files of the client are loaded together. Few larger files compress better than many small ones; what is opened
 * later (settings, sheets, the desk for deals, the rulebook) stays apart. A file belongs to the first part that names it.
 */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  // The same in every language.
  react: [/node_modules\/(react|react-dom|scheduler|zustand)\//],
  // What every page needs.
  base: [
    /preload-helper|kernel\/src\/(words|text)\.ts/,
    /web\/src\/words\/(words|first-language|home-messages|offline-messages)\.ts/,
    /web\/src\/(net\/(api|me|online|place|reach)|kept|route|link)\.tsx?$/,
    /web\/src\/table\/only-here\.tsx$/,
    /web\/src\/page\/(page|top-bar|person-button|person-seal|language-switch)\.tsx$/,
    /web\/src\/ui\/(answer|action|copy-field|problem|later|safety-net)\.tsx?$/,
    /web\/src\/art\/(icons|glyphs|colours|shapes|drawn-file|sky)\.tsx?$/,
  ],
  // What many pages need, but not the first.
  pages: [
    /web\/src\/(ui\/popover|art\/defs|offline\/update-bar|page\/(welcome|no-such-page))\.tsx$/,
    /web\/src\/words\/table-name\.ts$|wire\/src\/table-names\.ts$/,
  ],
  chance: [/kernel\/src\/(rng|chacha)\.ts$/],
  games: [/web\/src\/(games|cosmic\/client|race\/client)\.ts$/],
  home: [
    /web\/src\/home\/(home|game-card|search-tables|no-network|practise)\.tsx?$/,
    /web\/src\/(levels\/|table-lists\/(table-words|what-waits))/,
    /web\/src\/page\/(join-by-code|code)\.tsx?$/,
    /web\/src\/here\/has-games\.ts$/,
  ],
  "alien-facts": [/aliens\/[^/]+\/facts\.ts$/],
  // What every table needs.
  table: [
    /web\/src\/table\/(?!number-keys|keys-sheet|table-settings|why-event|people|report-form|local-feed|only-here|vacation|conditions|invite\.|name-table|room-choice|stage\/sounds|notices\.|notice-wishes).*\.tsx?$/,
    /web\/src\/words\/(table|stage|slow|people)-\w+\.ts$/,
    /web\/src\/(ui\/(tabs|use-\w+)|art\/soft-hyphens|story\/at-end)\.tsx?$/,
    /kernel\/src\/refusals\.ts$/,
  ],
  // What the tables of one game need.
  "cosmic-table": [
    /web\/src\/cosmic\/(board|prompt|tray|company|words)\/(?!deal-|sheet-|reveal-|saying|final-word).*\.tsx?$/,
    /web\/src\/cosmic\/(art|rail|stage)\/(?!tech-art|reward-art|planet|ship|pennant|table-rules|triumph).*\.tsx?$/,
    /web\/src\/cosmic\/(face|use-cosmic|aliens|aliens-of)\.tsx?$/,
  ],
  "race-table": [
    /web\/src\/race\/(art|card|logic|prompt|seat|shelf|stage|words)\/(?!rules-in-force).*\.tsx?$/,
    /web\/src\/table\/number-keys\.tsx$/,
    /web\/src\/race\/(face|context|hand|rail|tableau|say|statement-words)\.tsx?$/,
  ],
};

const groups = Object.entries(PARTS).map(([name, tests], i) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join("|")),
  priority: 100 - i,
}));

export default defineConfig({
  root: import.meta.dirname,
  // The server puts the path under which it is found before the addresses in the page.
  base: "./",
  plugins: [react()],
  // Pages are served under a policy that allows no inline script and no data: script.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  // In the form of modules, so that a worker loads the rules of one game only.
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8080", ws: true, changeOrigin: false },
      "/homebrew": { target: "http://127.0.0.1:8080", changeOrigin: false },
    },
  },
});
