import type { Operator } from "./operator.ts";

let current: Operator | undefined;

/** Told once at the start, from `operator.json`. */
export function openOperator(operator: Operator): void {
  current = operator;
}

export function operator(): Operator {
  if (!current) throw new Error("operator.json has not been read");
  return current;
}
