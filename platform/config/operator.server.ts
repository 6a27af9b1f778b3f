import type { Operator } from "./operator.ts";

let current: Operator | undefined;

/** Called at start, before anything renders a page or a letter. */
export function openOperator(operator: Operator): void {
  current = operator;
}

/** The company's details (operator.json), on the server. @throws Error before `openOperator` */
export function operator(): Operator {
  if (!current) throw new Error("operator.json is not loaded");
  return current;
}
