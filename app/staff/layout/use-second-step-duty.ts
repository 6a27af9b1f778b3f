import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isSecondStepRequired } from "#platform/api-client/client.ts";
import { watchRefusals } from "#platform/api-client/query-functions.ts";

/**
 * Reloads the shell when a call was refused because an owner requires a second step since: it then leads to the account page.
 * @param isSettled nobody is signed in, or the shell leads there already
 */
export function useSecondStepDuty(isSettled: boolean): void {
  const cache = useQueryClient();
  const { revalidate, state } = useRevalidator();
  // A reload calls again: what is refused during it must not begin another.
  const isWatching = !isSettled && state === "idle";
  useEffect(() => {
    if (isWatching) return watchRefusals(cache, isSecondStepRequired, () => void revalidate());
  }, [isWatching, cache, revalidate]);
}
