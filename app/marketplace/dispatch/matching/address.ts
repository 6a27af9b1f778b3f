import { useLocation, useNavigate, useSearchParams } from "react-router";
import { selectingQuery } from "#app/staff/shell/list/list-filter.ts";

/** Which job the address watches, an address that watches another, and the way to it. */
export function useWatching() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = params.get("dispatch") ?? "";
  return {
    watched: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
    addressOf: (job: number) => ({ search: selectingQuery(search, "dispatch", job) }),
    // By the time an answer comes the address may be another one than when it was asked for.
    watch: (job: number | null) =>
      void navigate(
        { search: selectingQuery(window.location.search, "dispatch", job) },
        { preventScrollReset: true },
      ),
  };
}
