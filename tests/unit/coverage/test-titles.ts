import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

const TELLERS = new Set(["test", "it", "describe"]);

const known = new Map<string, readonly string[]>();

/** The titles of a file's tests as they are written, placeholders and all; none when there is no such file. */
export function titlesIn(file: string): readonly string[] {
  const titles = known.get(file) ?? (existsSync(file) ? read(file) : []);
  known.set(file, titles);
  return titles;
}

function read(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TELLERS.has(rootOf(node.expression))) titles.push(...textOf(node.arguments[0]));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return titles;
}

/** `test` of `test(…)`, `test.each(…)(…)` and the like. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) ? rootOf(callee.expression) : "";
}

const textOf = (title: ts.Expression | undefined): string[] =>
  title !== undefined && ts.isStringLiteralLike(title) ? [title.text] : [];
