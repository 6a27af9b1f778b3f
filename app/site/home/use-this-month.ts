import { useSyncExternalStore } from "react";
import { type Month, monthOf } from "#app/clients/leads/rules/months.ts";

const attribute = "data-this-month";
const never = () => () => {};
const now = () => monthOf(new Date());

// A page can be served from the cache of another month. To hydrate without a mismatch the browser first
// repeats the month the server wrote into the page, and only then looks at its own clock.
const asServed = () =>
  typeof document === "undefined"
    ? now()
    : (document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? now());

/** This month on the island, and the attribute that must stand on an element of the page for it to hydrate. */
export function useThisMonth(): { month: Month; served: Record<typeof attribute, Month> } {
  const month = useSyncExternalStore(never, now, asServed);
  return { month, served: { [attribute]: month } };
}
