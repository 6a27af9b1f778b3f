import { and, eq, isNull, lt, or } from "drizzle-orm";
import ical, { ICalEventStatus } from "ical-generator";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { type StaffMember, staffByEmail, staffById } from "#platform/auth/staff.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { addDays } from "#platform/i18n/calendar-days.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { hashToken, newToken } from "#platform/security/token.server.ts";
import type { CalendarEntry, FeedState, feedChoice, newFeed } from "../contract.ts";
import { calendarFeed } from "../schema.server.ts";
import { feedDays } from "../values.ts";
import { eachEntry } from "./calendar.server.ts";

const messages = bilingual({
  name: { en: "Arribo, appointments", es: "Arribo, citas" },
  call: { en: (who: string) => `Call: ${who}`, es: (who: string) => `Llamada: ${who}` },
});

const hourMs = 3_600_000;

type Row = typeof calendarFeed.$inferSelect;

const toState = (row: Row | undefined): FeedState => ({
  isOn: row !== undefined,
  onlyMine: row?.onlyMine ?? false,
  createdAt: row?.createdAt.toISOString() ?? null,
  lastReadAt: row?.lastReadAt?.toISOString() ?? null,
});

async function requireMember(ctx: Ctx): Promise<StaffMember> {
  const member = ctx.actor.kind === "staff" ? await staffByEmail(ctx.actor.email) : undefined;
  if (!member) throw new AppError("sign_in_required");
  return member;
}

/** Whether the caller's own calendar address is on. The address is not returned again. */
export async function readFeedState(ctx: Ctx): Promise<FeedState> {
  requireStaff(ctx);
  const { id } = await requireMember(ctx);
  const [row] = await ctx.db.select().from(calendarFeed).where(eq(calendarFeed.userId, id));
  return toState(row);
}

/** Switches the caller's address on, or makes a new one, which ends the old one. Audited. */
export async function renewFeed(
  ctx: Ctx,
  { onlyMine }: z.output<typeof feedChoice>,
): Promise<z.infer<typeof newFeed>> {
  requireStaff(ctx);
  const member = await requireMember(ctx);
  const { token, hash: tokenHash } = newToken();
  const fresh = { tokenHash, onlyMine, createdAt: ctx.now, lastReadAt: null };
  const [row] = await ctx.db
    .insert(calendarFeed)
    .values({ ...fresh, userId: member.id })
    .onConflictDoUpdate({ target: calendarFeed.userId, set: fresh })
    .returning();
  await recordAudit(ctx, { act: "staff.calendar_on", subject: "staff", subjectId: member.number });
  return { ...toState(row), url: `${siteAddress()}/api/calendar/${token}` };
}

/** Ends the caller's address. Audited; does nothing if it is off. */
export async function endFeed(ctx: Ctx): Promise<FeedState> {
  requireStaff(ctx);
  const member = await requireMember(ctx);
  await endFeedOf(ctx, member);
  return toState(undefined);
}

/** Ends a colleague's address. Audited; does nothing if it is off. The caller checks access. */
export async function endFeedOf(ctx: Ctx, { id, number }: Pick<StaffMember, "id" | "number">): Promise<void> {
  const ended = await ctx.db.delete(calendarFeed).where(eq(calendarFeed.userId, id)).returning();
  if (ended.length > 0)
    await recordAudit(ctx, { act: "staff.calendar_off", subject: "staff", subjectId: number });
}

/**
 * The calendar of `feedDays` as an iCalendar file (RFC 5545), page by page, for every holder of the address. It contains service,
 * vendor, town and the customer's first name, and no contact details, because it is stored by another firm's calendar.
 * @throws AppError not_found if the address was ended or renewed, or its owner is no longer on the team
 */
export async function readFeed(ctx: Ctx, { token }: { token: string }): Promise<AsyncIterable<string>> {
  const [feed] = await ctx.db
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, hashToken(token)));
  const owner = feed && (await staffById(feed.userId));
  if (!feed || !owner) throw new AppError("not_found");
  await rememberReading(ctx, feed);
  const today = todayInSantoDomingo(ctx.now);
  const days = { from: addDays(today, -feedDays.before), to: addDays(today, feedDays.after) };
  const mine = feed.onlyMine ? { assignee: owner.email } : {};
  return fileOf(eachEntry(ctx, { ...days, ...mine }), ctx.locale);
}

const end = "END:VCALENDAR";

/** One file: each page's events are taken out of a calendar of their own, between the first one's head and end. */
async function* fileOf(pages: AsyncIterable<CalendarEntry[]>, locale: Locale): AsyncGenerator<string> {
  const t = inLocale(messages, locale);
  const calendarOf = (entries: CalendarEntry[]) => {
    const calendar = ical({ name: t.name, prodId: { company: "Arribo", product: "Desk" }, ttl: 1800 });
    for (const entry of entries) calendar.createEvent(toEvent(entry, t.call));
    const text = calendar.toString();
    return text.slice(0, text.lastIndexOf(end));
  };
  const head = calendarOf([]);
  yield head;
  for await (const entries of pages) yield calendarOf(entries).slice(head.length);
  yield `${end}\r\n`;
}

/** Once an hour: calendar programs ask often. */
async function rememberReading({ db, now }: Ctx, { id }: Row): Promise<void> {
  const anHourAgo = new Date(now.getTime() - hourMs);
  await db
    .update(calendarFeed)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeed.id, id),
        or(isNull(calendarFeed.lastReadAt), lt(calendarFeed.lastReadAt, anHourAgo)),
      ),
    );
}

function toEvent(entry: CalendarEntry, callText: (who: string) => string) {
  const { kind, id, at, hasHour, status, service, vendorName, town, customer } = entry;
  const start = new Date(at);
  const [who = ""] = customer.split(" ");
  const minutes = kind === "call" ? 30 : 60;
  return {
    id: `${kind}-${id}@arribo-desk`,
    start,
    ...(hasHour ? { end: new Date(start.getTime() + minutes * 60_000) } : { allDay: true }),
    summary: kind === "call" ? callText(who) : [vendorName, service, who].filter(Boolean).join(" · "),
    location: town,
    status: status === "pending" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: `${siteAddress()}${deskRecordPath({ kind: kind === "call" ? "lead" : "booking", id })}`,
  };
}
