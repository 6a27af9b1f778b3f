import { useRouteLoaderData } from "react-router";

/** Whether texts go to an external service ("Text to a foreign AI" in docs/reliability.md); true if unknown. */
export function useGoesAbroad(): boolean {
  return useRouteLoaderData<{ goesAbroad: boolean }>("root")?.goesAbroad ?? true;
}
