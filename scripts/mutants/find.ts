// All mutants of a source file.
import { type Node, parseSync, visitorKeys } from "oxc-parser";
import { type Change, changesAt } from "./changes.ts";
import { type Mutant, mutate } from "./mutant.ts";

/** Code shown for a change is at least this long, if there is so much around it, so that a list can name it. */
const RECOGNISABLE = 20;
const TOO_LONG = 200;

const LOGS = /(^|\.)(console|log|logger)\.\w+$/;

export function mutantsIn(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const mutants: Mutant[] = [];
  walk(program, [], source, (change, parents) => mutants.push(toMutant(change, parents, file, source)));
  return mutants;
}

type See = (change: Change, parents: readonly Node[]) => void;

function walk(node: Node, parents: readonly Node[], source: string, see: See): void {
  if (isLeftAlone(node, source)) return;
  for (const change of changesAt(node, parents, source)) see(change, parents);
  const inside = [...parents, node];
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>;
  for (const key of visitorKeys[node.type] ?? []) {
    const value = fields[key];
    for (const child of Array.isArray(value) ? value : [value]) if (child != null) walk(child, inside, source, see);
  }
}

/** Types, imports, and what is only said: logs and errors. */
function isLeftAlone(node: Node, source: string): boolean {
  if (node.type.startsWith("TS")) return !/^TS(As|Satisfies|NonNull|Instantiation)/.test(node.type);
  if (node.type.startsWith("Import") && node.type !== "ImportExpression") return true;
  if (node.type === "ExportAllDeclaration") return true;
  if (node.type === "ExpressionStatement") return isLog(node.expression, source);
  return node.type === "NewExpression" && /Error$/.test(source.slice(node.callee.start, node.callee.end));
}

function isLog(node: Node, source: string): boolean {
  return node.type === "CallExpression" && LOGS.test(source.slice(node.callee.start, node.callee.end));
}

function toMutant({ node, start, end, text }: Change, parents: readonly Node[], file: string, source: string): Mutant {
  const edit = { start, end, text };
  const around = surrounding(node, parents);
  const shown = { start: Math.min(around.start, start), end: Math.max(around.end, end) };
  return {
    file,
    line: source.slice(0, start).split("\n").length,
    where: parents.flatMap(nameOf).join("."),
    from: plain(source.slice(shown.start, shown.end)),
    to: plain(mutate(source.slice(0, shown.end), edit).slice(shown.start)),
    ...edit,
  };
}

/** The smallest code around `node` that is long enough to be recognised, within its statement. */
function surrounding(node: Node, parents: readonly Node[]): Node {
  let found = node;
  for (const parent of parents.toReversed()) {
    const isEnough = found.end - found.start >= RECOGNISABLE || /Statement$|Declaration$|^Program/.test(found.type);
    if (isEnough || parent.end - parent.start > TOO_LONG || parent.type === "Program") break;
    if (parent.type === "BlockStatement") break;
    found = parent;
  }
  return found;
}

/** The name of a function or of what it is assigned to. */
function nameOf(node: Node): string[] {
  switch (node.type) {
    case "FunctionDeclaration":
    case "VariableDeclarator":
    case "ClassDeclaration":
      return node.id?.type === "Identifier" ? [node.id.name] : [];
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      if (node.key.type === "PrivateIdentifier") return [`#${node.key.name}`];
      return node.key.type === "Identifier" ? [node.key.name] : [];
    default:
      return [];
  }
}

function plain(code: string): string {
  return code.replace(/\s+/g, " ").trim();
}
