import type { Operator } from "./operator.ts";

let current: Operator | undefined;
const listeners = new Set<() => void>();

/** Called at start, before anything renders a page or a letter, and when an owner changes the details. */
export function openOperator(operator: Operator): void {
  current = operator;
}

/** The company's details (operator.json and what owners set), on the server. @throws Error before `openOperator` */
export function operator(): Operator {
  if (!current) throw new Error("operator.json is not loaded");
  return current;
}

/** Runs `forget` whenever an owner's change of the details or the services is in use, so that kept pages are dropped. */
export function onSettingsChange(forget: () => void): void {
  listeners.add(forget);
}

/** Tells that the details or the services are others from now on. */
export function announceSettings(): void {
  for (const forget of listeners) forget();
}
