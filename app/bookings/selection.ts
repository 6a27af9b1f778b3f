import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The query of an address that selects a booking, or none; the filter and its page stay. */
export function selectingQuery(search: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete("booking");
  else query.set("booking", String(id));
  return query.size > 0 ? `?${query}` : "";
}

/** The number of a booking in an address, or nothing. */
function selectedIn(params: URLSearchParams): number | undefined {
  const id = params.get("booking") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Which booking the address selects, how to select another or none, and how to leave one that is done. */
export function useSelection() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const select = (id: number | null, { replace = false } = {}) =>
    void navigate({ search: selectingQuery(search, id) }, { replace, preventScrollReset: true });
  // By the time an answer comes somebody may have selected another one.
  const leave = (id: number) => {
    if (selectedIn(new URLSearchParams(window.location.search)) === id) select(null, { replace: true });
  };
  return { selected: selectedIn(params), search, select, leave };
}
