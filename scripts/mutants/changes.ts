// The small changes that are tried at one place of the code.
import type { Argument, Expression, Node } from "oxc-parser";

/** `node` is the code it happens in; what stands from `start` to `end` becomes `text`. */
export interface Change {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Of<Kind extends Node["type"]> = Extract<Node, { type: Kind }>;

const OPERATORS: Readonly<Record<string, string>> = {
  ">": ">=",
  ">=": ">",
  "<": "<=",
  "<=": "<",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

const NAMES: Readonly<Record<string, string>> = { some: "every", every: "some", "Math.min": "max", "Math.max": "min" };

/** All changes at `node`, which stands inside `parents`, the closest last. */
export function changesAt(node: Node, parents: readonly Node[], source: string): Change[] {
  const replace = (it: Node, text: string): Change => ({ node: it, start: it.start, end: it.end, text });
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return isSumOfTexts(node) ? [] : operator(node, node.left.end, source);
    case "AssignmentExpression":
      return isText(node.right) ? [] : operator(node, node.left.end, source);
    case "UpdateExpression":
      return operator(node, node.prefix ? node.start : node.argument.end, source);
    case "UnaryExpression":
      return node.operator === "!" ? [replace(node, source.slice(node.start + 1, node.end))] : [];
    case "IfStatement":
    case "WhileStatement":
    case "ConditionalExpression":
      return negation(node.test, source);
    case "Literal":
      return literal(node, parents).map((text) => replace(node, text));
    case "ExpressionStatement":
      return isAct(node.expression) ? [replace(node, ";")] : [];
    case "ReturnStatement":
    case "ContinueStatement":
      return isEarly(parents) ? [replace(node, ";")] : [];
    case "ArrayExpression":
      return node.elements.flatMap((it, i) => (it === null ? [] : [without(node.elements, i)]));
    case "ObjectExpression":
      return node.properties.flatMap((it, i) => (it.type === "SpreadElement" ? [without(node.properties, i)] : []));
    case "CallExpression":
      return renamed(node, source);
    default:
      return [];
  }
}

function isSumOfTexts(node: Node): boolean {
  return node.type === "BinaryExpression" && node.operator === "+" && (isText(node.left) || isText(node.right));
}

function isText(node: Node): boolean {
  if (isSumOfTexts(node)) return true;
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

/** The operator behind `from` is another one. Those that are not in the table stay. */
function operator(node: Node & { operator: string }, from: number, source: string): Change[] {
  const text = OPERATORS[node.operator];
  if (text === undefined) return [];
  const start = source.indexOf(node.operator, from);
  return [{ node, start, end: start + node.operator.length, text }];
}

/** A test of equality and one that is a negation already are covered by the changes of their operators. */
function negation(test: Expression, source: string): Change[] {
  if (test.type === "UnaryExpression" && test.operator === "!") return [];
  if (test.type === "BinaryExpression" && ["===", "!=="].includes(test.operator)) return [];
  return [{ node: test, start: test.start, end: test.end, text: `!(${source.slice(test.start, test.end)})` }];
}

function literal(node: Of<"Literal">, parents: readonly Node[]): string[] {
  const parent = parents.at(-1);
  if (parent?.type === "Property" && parent.key === node) return [];
  if (typeof node.value === "boolean") return [String(!node.value)];
  if (typeof node.value !== "number") return [];
  return node.value === 0 ? ["1"] : [String(node.value + 1), String(node.value - 1)];
}

/** Whether it does something, so that leaving it out matters. */
function isAct(it: Expression): boolean {
  if (it.type === "AwaitExpression") return isAct(it.argument);
  if (it.type === "ChainExpression") return isAct(it.expression);
  if (it.type === "UnaryExpression") return it.operator === "delete" || (it.operator === "void" && isAct(it.argument));
  if (it.type === "CallExpression") return it.callee.type !== "Super";
  return it.type === "AssignmentExpression" || it.type === "UpdateExpression";
}

/** Whether what follows in the function is reached only if this is left out. */
function isEarly(parents: readonly Node[]): boolean {
  const block = parents.at(-1);
  if (block?.type === "IfStatement" || block?.type === "ForOfStatement" || block?.type === "ForStatement") return true;
  return block?.type === "BlockStatement" && parents.at(-2)?.type === "IfStatement";
}

/** A list without its element `i`, and without the comma at its side. */
function without(list: readonly (Node | Argument | null)[], i: number): Change {
  const it = list[i] as Node;
  const next = list[i + 1];
  const before = list[i - 1];
  if (next != null) return { node: it, start: it.start, end: next.start, text: "" };
  return { node: it, start: before == null ? it.start : before.end, end: it.end, text: "" };
}

function renamed({ callee }: Of<"CallExpression">, source: string): Change[] {
  if (callee.type !== "MemberExpression" || callee.computed) return [];
  const { start, end } = callee.property;
  const text = NAMES[source.slice(start, end)] ?? NAMES[source.slice(callee.start, callee.end)];
  return text === undefined ? [] : [{ node: callee, start, end, text }];
}
