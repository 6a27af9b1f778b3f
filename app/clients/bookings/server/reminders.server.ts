import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import { vendorStatusJob } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { enqueueMessages, withdrawMessages } from "#app/staff/outbox/public.server.ts";
import { isNotFinal, outbox } from "#app/staff/outbox/schema.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { booking } from "../schema.server.ts";
import { customerMessage } from "./letters.server.ts";

type Row = typeof booking.$inferSelect;
const hour = 3_600_000;

/** Milliseconds before the appointment: sent from `before`, not after `until` (the text would be wrong). */
const reminders: { letter: LetterName; before: number; until: number }[] = [
  { letter: "booking_reminder_24", before: 24 * hour, until: 12 * hour },
  { letter: "booking_reminder_2", before: 2 * hour, until: hour / 2 },
];

/** Unique per appointment time: a moved appointment gets a new reminder. */
function reminderEffect(letter: LetterName, row: Pick<Row, "id" | "preferredAt">): string {
  return `${letter}:${row.id}:${row.preferredAt.getTime()}`;
}

/**
 * Enqueues reminders a day and two hours before confirmed appointments, and withdraws unsent ones that are too late or
 * of suspended vendors; idempotent. A booking confirmed after a reminder's time gets none.
 * @returns how many are new
 * @throws the first failure, after all others were processed
 */
export async function enqueueDueReminders(now: Date): Promise<number> {
  let written = 0;
  const failures: unknown[] = [];
  await withdrawForSuspendedVendors(now).catch((error: unknown) => failures.push(error));
  for (const { letter, before, until } of reminders) {
    await withdrawOverdue(letter, until, now).catch((error: unknown) => failures.push(error));
    const rows = await db()
      .select(getTableColumns(booking))
      .from(booking)
      .innerJoin(vendor, eq(vendor.id, booking.vendorId))
      .where(
        and(
          eq(booking.status, "confirmed"),
          ne(vendor.status, "suspended"),
          isNotNull(booking.confirmedAt),
          ne(booking.customerEmail, ""),
          letter === "booking_reminder_2" ? ne(booking.preferredTime, "") : undefined,
          gt(booking.preferredAt, new Date(now.getTime() + until)),
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
        written += await enqueueReminder(row, letter, now);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
  return written;
}

function enqueueReminder(row: Row, letter: LetterName, now: Date): Promise<number> {
  return db().transaction(async (tx) => {
    // Skip if the booking changed since it was read.
    const isUnchanged = and(eq(booking.id, row.id), eq(booking.version, row.version));
    const [unchanged] = await tx.select({ id: booking.id }).from(booking).where(isUnchanged).for("update");
    // The lock makes a concurrent suspension wait and withdraw this reminder, or shows it here.
    const [activeVendor] = await tx
      .select({ id: vendor.id })
      .from(vendor)
      .where(and(eq(vendor.id, row.vendorId), ne(vendor.status, "suspended")))
      .for("share");
    return unchanged && activeVendor
      ? enqueueMessages(systemContext(now, tx), [customerMessage(row, reminderEffect(letter, row), letter)])
      : 0;
  });
}

/** Withdraws reminders that waited too long, for example without a mail service. */
async function withdrawOverdue(letter: LetterName, until: number, now: Date): Promise<void> {
  const overdue = await db()
    .select({ effect: outbox.effect })
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ["waiting", "failed"]),
        isNotFinal,
        // `case` guarantees the order: other messages' effects have no time at this position.
        sql`case when ${outbox.letter} = ${letter} then split_part(${outbox.effect}, ':', 3)::bigint <= ${now.getTime() + until} end`,
      ),
    )
    .limit(500);
  if (overdue.length === 0) return;
  await db().transaction((tx) =>
    withdrawMessages(
      systemContext(now, tx),
      overdue.map(({ effect }) => effect),
    ),
  );
}

/** Withdraws reminders of suspended vendors; written again when the suspension ends. */
async function withdrawForSuspendedVendors(now: Date): Promise<void> {
  const maxBeforeMs = Math.max(...reminders.map(({ before }) => before));
  const rows = await db()
    .select({ id: booking.id, preferredAt: booking.preferredAt })
    .from(booking)
    .innerJoin(vendor, eq(vendor.id, booking.vendorId))
    .where(
      and(
        eq(booking.status, "confirmed"),
        eq(vendor.status, "suspended"),
        gt(booking.preferredAt, now),
        lte(booking.preferredAt, new Date(now.getTime() + maxBeforeMs)),
      ),
    );
  if (rows.length === 0) return;
  await db().transaction((tx) =>
    withdrawMessages(
      systemContext(now, tx),
      rows.flatMap((row) => reminders.map(({ letter }) => reminderEffect(letter, row))),
    ),
  );
}

/** Withdraws unsent reminders of this appointment time: pass the row as it was before the change. */
export async function withdrawReminders(ctx: Ctx, row: Pick<Row, "id" | "preferredAt">): Promise<void> {
  await withdrawMessages(
    ctx,
    reminders.map(({ letter }) => reminderEffect(letter, row)),
  );
}

async function run(): Promise<void> {
  await enqueueDueReminders(new Date());
}

export const bookingReminders: Job = { name: "bookings.remind", cron: "*/5 * * * *", run };

/** Runs immediately when a vendor is suspended or reinstated, instead of up to five minutes later. */
export const vendorStatusReminders: Job = { name: vendorStatusJob, run };
