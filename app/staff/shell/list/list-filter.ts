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

/** Leaves out blank values. */
export function pathWithFilter(path: string, filter: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Selects an entry, or none, and keeps the list's filter and page. */
export function queryWithSelection(
  search: string | URLSearchParams,
  name: string,
  id: number | null,
): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(name);
  else query.set(name, String(id));
  return query.size > 0 ? `?${query}` : "";
}

/** Changes the filter; a blank value removes its parameter. Returns to the first page unless `changes` has a cursor. */
export function queryWithChanges(
  current: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const query = new URLSearchParams(current);
  query.delete("cursor");
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : "";
}
