/**
 * Keeps the sentences of one language. Writers keep every sentence in both languages side by side (`{ en: "…", ru: "…" }`);
 * a reader needs one of them. The client is built once for each language, and this plugin empties the sentences of all others.
 *
 * What is called `name` keeps all its languages: names are short, and readers look things up by either.
 */
import type { Plugin } from "vite";

export function oneLanguage(kept: string | undefined, languages: readonly string[]): Plugin {
  return {
    name: "one-language",
    apply: "build",
    transform: {
      filter: { id: /\.tsx?(?:\?statements)?$/, code: languages.map((language) => new RegExp(`\\b${language}:`)) },
      handler(code) {
        const cuts = emptied(this.parse(code), kept, languages);
        return cuts.length === 0 ? undefined : { code: without(code, cuts), map: { mappings: "" } };
      },
    },
  };
}

/** A node of the syntax tree, as far as this file looks into it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: unknown };
  readonly value: Node & { readonly value?: unknown };
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** Where the sentences stand that are not kept. */
export function emptied(tree: object, kept: string | undefined, languages: readonly string[]): readonly Cut[] {
  const cuts: Cut[] = [];
  const visit = (node: unknown, called: string | undefined): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, called);
    else if (isNode(node)) {
      if (node.type === "ObjectExpression" && called !== "name") cuts.push(...inObject(node, kept, languages));
      const name = node.type === "Property" ? nameOf(node as Property) : undefined;
      for (const below of Object.values(node)) if (typeof below === "object") visit(below, name);
    }
  };
  visit(tree, undefined);
  return cuts.sort((a, b) => a.start - b.start);
}

function inObject(node: Node, kept: string | undefined, languages: readonly string[]): readonly Cut[] {
  const { properties } = node as Node & { readonly properties: readonly Node[] };
  const said = properties.filter(
    (property): property is Property =>
      property.type === "Property" && languages.includes(nameOf(property as Property)),
  );
  if (said.length < languages.length) return [];
  return said.filter((property) => nameOf(property) !== kept && isText(property.value)).map(({ value }) => value);
}

function nameOf({ key }: Property): string {
  return key.name ?? String(key.value);
}

function isText({ type, value }: Property["value"]): boolean {
  return type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function without(code: string, cuts: readonly Cut[]): string {
  let at = 0;
  let text = "";
  for (const { start, end } of cuts) {
    text += `${code.slice(at, start)}""`;
    at = end;
  }
  return text + code.slice(at);
}
