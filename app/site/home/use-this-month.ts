import { useSyncExternalStore } from "react";
import { type Month, monthOf } from "#app/clients/leads/rules/months.ts";

const attribute = "data-this-month";
const neverChanges = () => () => {};
const now = () => monthOf(new Date());

// A cached page may be from another month. To hydrate without a mismatch, the first render uses the month in the
// page.
const servedMonth = () =>
  typeof document === "undefined"
    ? now()
    : (document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? now());

/** @returns the month, and an attribute to put on an element of the page for hydration */
export function useThisMonth(): { month: Month; served: Record<typeof attribute, Month> } {
  const month = useSyncExternalStore(neverChanges, now, servedMonth);
  return { month, served: { [attribute]: month } };
}
