/** Begins the client in the reader's language: each language has scripts of its own. */
import type { Language } from "@hypergate/kernel";
import { firstLanguage } from "./words/first-language.ts";

/** The scripts of each language, written here by the build. */
declare const ENTRIES: Readonly<Record<Language, { readonly main: string; readonly besides: readonly string[] }>>;

/** All scripts lie beside this one. As a name of its own: the build would look for files in `new URL(…, import.meta.url)`. */
const HERE = import.meta.url;

function addressOf(file: string): string {
  return new URL(file.slice(file.lastIndexOf("/") + 1), HERE).href;
}

const language = firstLanguage();
const manifest = document.createElement("link");
manifest.rel = "manifest";
manifest.href = new URL(`../manifest.${language}.webmanifest`, HERE).href;
document.head.append(manifest);

const { main, besides } = ENTRIES[language];
for (const file of besides) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = addressOf(file);
  document.head.append(link);
}
void import(/* @vite-ignore */ addressOf(main));
