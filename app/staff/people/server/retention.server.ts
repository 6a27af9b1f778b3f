import { and, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import { person } from "../schema.server.ts";

/**
 * Deletes people whom staff wrote down before `cutoff`, and of whom there has been nothing since: no record, note or next step,
 * nor an open step. Who has records stays, and whom nobody wrote down goes with the last of them.
 */
export function deleteOldPeople(cutoff: Date, signal: AbortSignal): Promise<void> {
  const family = sql`(select person_family(${person.id}))`;
  const before = sql`${cutoff.toISOString()}::timestamptz`;
  const isForgotten = sql`not exists (select from person_record where person_id in ${family})
    and not exists (select from person as relative where id in ${family}
      and greatest(created_at, last_record_at) >= ${before})
    and not exists (select from note where record_kind = 'person' and record_id in ${family} and created_at >= ${before})
    and not exists (select from next_step where record_kind = 'person' and record_id in ${family}
      and (done_at is null or created_at >= ${before}))`;
  return deleteInBatches(person, and(lt(person.createdAt, cutoff), isForgotten), signal);
}
