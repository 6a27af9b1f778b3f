import { useLocation, useNavigate, useSearchParams } from "react-router";
import { queryWithSelection } from "#app/staff/shell/list/list-filter.ts";

export function useWatchedJob() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = params.get("dispatch") ?? "";
  return {
    watched: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
    addressOf: (job: number) => ({ search: queryWithSelection(search, "dispatch", job) }),
    // Read the address again: it may have changed while the request ran.
    watch: (job: number | null) =>
      void navigate(
        { search: queryWithSelection(window.location.search, "dispatch", job) },
        { preventScrollReset: true },
      ),
  };
}
