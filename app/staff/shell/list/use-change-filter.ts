import { useCallback } from "react";
import { useNavigate } from "react-router";
import { queryWithChanges } from "./list-filter.ts";

/** Changes the filter in the address; `replace` while typing, so that Back skips it. */
export function useChangeFilter() {
  const navigate = useNavigate();
  return useCallback(
    (changes: Record<string, string | undefined>, { replace = false } = {}) => {
      const search = queryWithChanges(new URLSearchParams(window.location.search), changes);
      // No history entry for an unchanged filter.
      if (search === window.location.search) return;
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
