import { useLocation, useNavigate, useSearchParams } from "react-router";
import { queryWithSelection } from "#app/staff/shell/list/list-filter.ts";

function readSelectedId(params: URLSearchParams): number | undefined {
  const id = params.get("booking") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** The booking selected by the URL. `select` changes it, `leave` deselects a finished one. */
export function useSelection() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const select = (id: number | null, { replace = false } = {}) =>
    void navigate(
      { search: queryWithSelection(search, "booking", id) },
      { replace, preventScrollReset: true },
    );
  // The user may have selected another booking before the response arrives.
  const leave = (id: number) => {
    if (readSelectedId(new URLSearchParams(window.location.search)) === id) select(null, { replace: true });
  };
  return { selected: readSelectedId(params), search, select, leave };
}
