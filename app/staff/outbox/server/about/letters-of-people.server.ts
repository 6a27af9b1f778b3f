import { inArray, sql } from "drizzle-orm";
import type { TimelineSource } from "#app/staff/people/people-part.ts";
import { letterRecord, outbox } from "../../schema.server.ts";
import { readSentTexts } from "../outbox.server.ts";

/**
 * Letters about records of one kind, as a source of a person's timeline: when they were sent, with their texts, without links
 * that open something.
 * @param keys the beginnings of their effects (`lead-receipt` of `lead-receipt:17`)
 */
export function lettersSource(kind: string, keys: readonly string[]): TimelineSource {
  const named = sql.param([...keys]);
  return {
    name: `letter_${kind}`,
    moments: (records) => sql`
      select split_part(effect, ':', 2)::bigint as record, coalesce(sent_at, created_at) as at, id from ${outbox}
      where ${letterRecord} = any(array(
        select key || ':' || record from unnest(${named}::text[]) as key, unnest(${records}) as record))`,
    async read(ctx, ids) {
      const rows = await ctx.db
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...ids]));
      return rows.map((row) => {
        const { subject, text } = readSentTexts(ctx, row);
        return {
          ...{ id: row.id, what: "letter", side: "firm", by: row.sentBy ?? "", title: subject },
          ...{ words: text, language: row.locale, to: row.status },
        };
      });
    },
  };
}
