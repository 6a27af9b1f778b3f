import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { type AnswerOf, api } from "#platform/api-client/api.ts";

export const people = "/api/admin/people" as const;

type PersonOfRecord = AnswerOf<"GET", "/api/admin/people/of">[number]["person"];

/** As many as one call may ask for. */
const mostAsked = 100;
let collected: { records: Set<string>; answer: Promise<Map<string, PersonOfRecord>> } | undefined;

/** What is asked for in one turn of the event loop, as by the rows of a list, is one call. */
function readPersonOf(record: string): Promise<PersonOfRecord> {
  if (!collected || collected.records.size >= mostAsked) {
    const records = new Set<string>();
    const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
      if (collected?.records === records) collected = undefined;
      const found = await api.get("/api/admin/people/of", { records: [...records].join(",") });
      return new Map(found.map((one) => [one.record, one.person]));
    });
    collected = { records, answer };
  }
  collected.records.add(record);
  return collected.answer.then((found) => found.get(record) ?? null);
}

/** Whose a record is; null if it names nobody. */
export function personOfQueryOptions({ kind, id }: DeskRecord) {
  const record = `${kind}:${id}`;
  return {
    queryKey: ["/api/admin/people/of", record],
    queryFn: () => readPersonOf(record),
    staleTime: 30_000,
  };
}
