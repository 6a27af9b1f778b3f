import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isSignInRequired } from "#platform/api-client/client.ts";
import { watchRefusals } from "#platform/api-client/query-functions.ts";

/** Whether a call was answered with 401 since the last sign-in. */
export function useSessionEnd(): { ended: boolean; resume: () => void } {
  const cache = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => watchRefusals(cache, isSignInRequired, () => setEnded(true)), [cache]);
  const resume = () => {
    setEnded(false);
    // Refetch only what failed with 401.
    void cache.refetchQueries({ predicate: (query) => isSignInRequired(query.state.error), type: "active" });
  };
  return { ended, resume };
}
