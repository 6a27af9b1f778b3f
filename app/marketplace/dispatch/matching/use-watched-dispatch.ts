import { useLocation, useNavigate, useSearchParams } from "react-router";
import { queryWithSelection } from "#app/staff/shell/list/list-filter.ts";

export function useWatchedDispatch() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = params.get("dispatch") ?? "";
  return {
    watched: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
    addressOf: (id: number) => ({ search: queryWithSelection(search, "dispatch", id) }),
    // Read the address again: it may have changed while the request ran.
    watch: (id: number | null) =>
      void navigate(
        { search: queryWithSelection(window.location.search, "dispatch", id) },
        { preventScrollReset: true },
      ),
  };
}
