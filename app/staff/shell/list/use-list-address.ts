import { useCallback } from "react";
import { useNavigate } from "react-router";
import { changedQuery } from "./list-filter.ts";

/** Changes the filter in the address; `replace` while somebody is still typing, so that Back leads past it. */
export function useListAddress() {
  const navigate = useNavigate();
  return useCallback(
    (changes: Record<string, string | undefined>, { replace = false } = {}) => {
      const search = changedQuery(new URLSearchParams(window.location.search), changes);
      // The same filter again is no step that Back should undo.
      if (search === window.location.search) return;
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
