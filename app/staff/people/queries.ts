import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { inOneCall, recordName } from "#app/staff/shell/record/in-one-call.ts";
import { api } from "#platform/api-client/api.ts";

export const people = "/api/admin/people" as const;

const readPersonOf = inOneCall((records) => api.get("/api/admin/people/of", { records }));

/** Whose a record is; null if it names nobody. */
export function personOfQueryOptions(record: DeskRecord) {
  const name = recordName(record);
  return {
    queryKey: ["/api/admin/people/of", name],
    queryFn: async () => (await readPersonOf(name))?.person ?? null,
    staleTime: 30_000,
  };
}
