import type { z } from "zod";

/** Parses search parameters; drops blank and invalid ones. */
export function readFilter<S extends z.ZodObject>(schema: S, params: URLSearchParams): Partial<z.output<S>> {
  const fitting = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = params.get(name)?.trim();
    if (!value) return [];
    const result = (field as z.ZodType).safeParse(value);
    return result.success ? [[name, result.data]] : [];
  });
  return Object.fromEntries(fitting) as Partial<z.output<S>>;
}

type Changes = Record<string, string | undefined>;

/** A blank value removes its parameter. @returns a URL's search, "" without parameters */
function searchWith(query: URLSearchParams, changes: Changes): string {
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Leaves out blank values. */
export function pathWithFilter(path: string, filter: Changes): string {
  return path + searchWith(new URLSearchParams(), filter);
}

/** Selects an entry, or none, and keeps the list's filter and page. */
export function queryWithSelection(
  search: string | URLSearchParams,
  name: string,
  id: number | null,
): string {
  return searchWith(new URLSearchParams(search), { [name]: id === null ? "" : String(id) });
}

/** Changes the filter. Returns to the first page unless `changes` has a cursor. */
export function queryWithChanges(current: URLSearchParams, changes: Changes): string {
  const query = new URLSearchParams(current);
  query.delete("cursor");
  return searchWith(query, changes);
}
