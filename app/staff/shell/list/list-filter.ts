import type { z } from "zod";

/** Reads what an address asks of a list, field by field: what is blank or does not fit its schema is left out. */
export function readFilter<S extends z.ZodObject>(schema: S, params: URLSearchParams): Partial<z.output<S>> {
  const fitting = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = params.get(name)?.trim();
    if (!value) return [];
    const result = (field as z.ZodType).safeParse(value);
    return result.success ? [[name, result.data]] : [];
  });
  return Object.fromEntries(fitting) as Partial<z.output<S>>;
}

/** An address with a filter in its query; what is blank is left out. */
export function withFilter(path: string, filter: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The query of an address that opens one entry of its list, or none; the list's filter and page stay. */
export function selectingQuery(search: string | URLSearchParams, name: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(name);
  else query.set(name, String(id));
  return query.size > 0 ? `?${query}` : "";
}

/**
 * The query of the address after a change of the filter: blank takes a field out, the rest stays, and the list
 * begins at its first page unless the change names a cursor.
 */
export function changedQuery(current: URLSearchParams, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(current);
  query.delete("cursor");
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : "";
}
