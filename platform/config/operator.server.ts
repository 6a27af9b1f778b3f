import type { Operator } from "./operator.ts";

let current: Operator | undefined;

export function openOperator(operator: Operator): void {
  current = operator;
}

export function operator(): Operator {
  if (!current) throw new Error("operator.json is not loaded");
  return current;
}
