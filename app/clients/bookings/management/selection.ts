import { useLocation, useNavigate, useSearchParams } from "react-router";
import { selectingQuery } from "#app/staff/shell/list/list-filter.ts";

/** The number of a booking in an address, or nothing. */
function readSelectedId(params: URLSearchParams): number | undefined {
  const id = params.get("booking") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Which booking the address selects, how to select another or none, and how to leave one that is done. */
export function useSelection() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const select = (id: number | null, { replace = false } = {}) =>
    void navigate({ search: selectingQuery(search, "booking", id) }, { replace, preventScrollReset: true });
  // By the time an answer comes somebody may have selected another one.
  const leave = (id: number) => {
    if (readSelectedId(new URLSearchParams(window.location.search)) === id) select(null, { replace: true });
  };
  return { selected: readSelectedId(params), search, select, leave };
}
