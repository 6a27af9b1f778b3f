import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The query of an address that watches a job, or none; the list's filter and page stay. */
function watchingQuery(search: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete("dispatch");
  else query.set("dispatch", String(id));
  return query.size > 0 ? `?${query}` : "";
}

/** Which job the address watches, an address that watches another, and the way to it. */
export function useWatching() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = params.get("dispatch") ?? "";
  return {
    watched: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
    addressOf: (job: number) => ({ search: watchingQuery(search, job) }),
    // By the time an answer comes the address may be another one than when it was asked for.
    watch: (job: number | null) =>
      void navigate({ search: watchingQuery(window.location.search, job) }, { preventScrollReset: true }),
  };
}
