import { and, asc, eq, gt, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { LetterName } from "#app/notifications/contract.ts";
import { post } from "#app/notifications/post.server.ts";
import { outbox } from "#app/notifications/table.server.ts";
import { withdraw } from "#app/notifications/withdraw.server.ts";
import { asHouse, type Ctx, db } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs.server.ts";
import { customerPost } from "./letters.server.ts";
import { booking } from "./table.server.ts";

type Row = typeof booking.$inferSelect;
const hour = 3_600_000;

const reminders: { letter: LetterName; before: number }[] = [
  { letter: "booking_reminder_24", before: 24 * hour },
  { letter: "booking_reminder_2", before: 2 * hour },
];

/** Names a reminder of this appointment: another time is another reminder. */
function effectOf(letter: LetterName, row: Pick<Row, "id" | "preferredAt">): string {
  return `${letter}:${row.id}:${row.preferredAt.getTime()}`;
}

/**
 * Reminds customers a day and two hours before a confirmed appointment. Run every few minutes; a second run writes
 * nothing twice. Who confirmed later than that has the time fresh in mind. One that fails keeps no other from being
 * written.
 * @throws the first failure, when all others are written
 */
export async function remind(now: Date): Promise<number> {
  let written = 0;
  const failures: unknown[] = [];
  for (const { letter, before } of reminders) {
    const rows = await db()
      .select()
      .from(booking)
      .where(
        and(
          eq(booking.status, "confirmed"),
          isNotNull(booking.confirmedAt),
          ne(booking.customerEmail, ""),
          // The short form names a day and no time.
          letter === "booking_reminder_2" ? ne(booking.preferredTime, "") : undefined,
          gt(booking.preferredAt, now),
          lte(booking.preferredAt, new Date(now.getTime() + before)),
          sql`${booking.confirmedAt} <= ${booking.preferredAt} - make_interval(secs => ${before / 1000})`,
          sql`not exists (select from ${outbox} where ${outbox.effect} =
            ${letter}::text || ':' || ${booking.id} || ':' || (extract(epoch from ${booking.preferredAt}) * 1000)::bigint)`,
        ),
      )
      .orderBy(asc(booking.preferredAt), asc(booking.id))
      .limit(500);
    for (const row of rows) {
      try {
        written += await remindOf(row, letter, now);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return written;
}

function remindOf(row: Row, letter: LetterName, now: Date): Promise<number> {
  return db().transaction(async (tx) => {
    // Who was faster than the reminder, by a cancel or another time, is not reminded of what was.
    const asRead = and(eq(booking.id, row.id), eq(booking.version, row.version));
    const [same] = await tx.select({ id: booking.id }).from(booking).where(asRead).for("update");
    return same ? post(asHouse(now, tx), [customerPost(row, effectOf(letter, row), letter)]) : 0;
  });
}

/** After a cancel or another time: what has not gone yet does not go. */
export async function withdrawReminders(ctx: Ctx, row: Pick<Row, "id" | "preferredAt">): Promise<void> {
  await withdraw(
    ctx,
    reminders.map(({ letter }) => effectOf(letter, row)),
  );
}

export const bookingReminders: Job = {
  name: "bookings.remind",
  cron: "*/5 * * * *",
  run: async () => {
    await remind(new Date());
  },
};
