import { useRouteLoaderData } from "react-router";

/**
 * Whether what is written goes to a service outside (RELIABILITY, "Text to a foreign AI"). It comes with the page, so that
 * it can be said before the first word; where that is not known, what may be.
 */
export function useGoesAbroad(): boolean {
  return useRouteLoaderData<{ goesAbroad: boolean }>("root")?.goesAbroad ?? true;
}
