/**
 * Takes the numbered statements out of the texts of aliens: a table shows the rest at once, and the statements only to
 * those who open a sheet. Writers keep both in one file; `text.ts?statements` gives the statements, `text.ts` the rest.
 */
import type { Plugin } from "vite";

const TEXT = /\/aliens\/[^/]+\/text\.ts(\?statements)?$/;

export function statementsApart(): Plugin {
  return {
    name: "statements-apart",
    apply: "build",
    transform: {
      filter: { id: TEXT },
      handler(code, id) {
        const parts = taken(this.parse(code), id.endsWith("?statements"));
        const left = parts.reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
        return { code: left, map: { mappings: "" } };
      },
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
}

/** What is put in place of what: the statements by none, or everything beside them by nothing. */
export function taken(tree: object, isStatements: boolean): readonly { start: number; end: number; by: string }[] {
  const properties = propertiesOf(tree);
  if (properties === undefined) throw new Error("a text of an alien is one object, `export const text = { … }`");
  const rules = properties.find(({ key }) => key.name === "rules");
  if (rules === undefined) throw new Error("a text of an alien has `rules`");
  if (!isStatements) return [{ ...place(rules.value), by: "[]" }];
  return properties.filter((property) => property !== rules).map((property) => ({ ...place(property.value), by: "0" }));
}

function place({ start, end }: Node): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** Those of the object that is exported as `text`. */
function propertiesOf(tree: object): readonly Property[] | undefined {
  const { body } = tree as { readonly body: readonly (Node & { readonly declaration?: unknown })[] };
  const declarations = body.flatMap((node) => {
    const { declarations: found = [] } = (node.declaration ?? node) as { readonly declarations?: readonly unknown[] };
    return found as readonly { readonly id: { readonly name?: string }; readonly init?: unknown }[];
  });
  const text = declarations.find(({ id }) => id.name === "text")?.init as
    | { readonly properties?: readonly Property[]; readonly expression?: { readonly properties?: readonly Property[] } }
    | undefined;
  return text?.properties ?? text?.expression?.properties;
}
