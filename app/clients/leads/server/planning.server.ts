import { and, eq, getTableName, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import ical from "ical-generator";
import type { z } from "zod";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff, type RenewedLink } from "#app/staff/outbox/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { preparedInsert } from "#platform/database/prepared.server.ts";
import { isUniqueViolation } from "#platform/database/unique-violation.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { newLinkToken, openLinkToken } from "#platform/security/link-token.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { Planning, slotChoice } from "../contract.ts";
import { callMinutes, callSlots } from "../rules/call-slots.ts";
import { lead, planningCall } from "../schema.server.ts";

type Row = typeof planningCall.$inferSelect;
type Found = { call: Row; lead: typeof lead.$inferSelect };

const messages = bilingual({
  noSlot: {
    en: "That time is not available. Choose one from the list.",
    es: "Esa hora no está disponible. Elige una de la lista.",
  },
  call: { en: "Call with Arribo", es: "Llamada con Arribo" },
  callUs: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámanos: ${phone}` },
});

/** Any number that no other lock of the site has: choices of slots wait for one another. */
const slotLock = 731_905_202;

const planningPath = (token: string) => `/planning-call/${token}`;

const insertCall = preparedInsert("insert a planning call", planningCall, [
  "leadId",
  "tokenHash",
  "sealedToken",
  "createdAt",
]);

/** Makes the link by which a new lead's call is chosen. @returns its path */
export async function openPlanning(ctx: Ctx, leadId: number): Promise<string> {
  const { token, stored } = newLinkToken();
  await insertCall(ctx.db, { ...stored, leadId, createdAt: ctx.now });
  return planningPath(token);
}

/** The path of a lead's page; undefined for leads older than it. */
export async function planningPathOf({ db }: Ctx, leadId: number): Promise<string | undefined> {
  const [row] = await db.select().from(planningCall).where(eq(planningCall.leadId, leadId));
  return row && planningPath(openLinkToken(row));
}

/**
 * Gives a lead's page a new link; the former one opens nothing any more. The caller has changed, and so locked, the lead.
 * @returns both paths; undefined for leads older than the page
 */
export async function renewPlanningLink({ db, hold }: Ctx, leadId: number): Promise<RenewedLink | undefined> {
  const [before] = await db.select().from(planningCall).where(eq(planningCall.leadId, leadId)).for("update");
  if (!before) return undefined;
  const { id } = before;
  const { token, stored } = newLinkToken();
  await db.update(planningCall).set(stored).where(eq(planningCall.id, id));
  hold?.changes.push({ table: getTableName(planningCall), id, before, after: { ...before, ...stored } });
  return { from: planningPath(openLinkToken(before)), to: planningPath(token) };
}

/** When the calls of these leads are, by the leads' ids; nothing for those without. */
export async function readCalls({ db }: Ctx, leadIds: readonly number[]): Promise<Map<number, Date>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(planningCall)
    .where(and(inArray(planningCall.leadId, [...leadIds]), isNotNull(planningCall.startsAt)));
  return new Map(rows.flatMap(({ leadId, startsAt }) => (startsAt ? [[leadId, startsAt]] : [])));
}

async function find({ db }: Ctx, token: string): Promise<Found> {
  const [found] = await db
    .select({ call: planningCall, lead })
    .from(planningCall)
    .innerJoin(lead, eq(lead.id, planningCall.leadId))
    .where(eq(planningCall.tokenHash, hashToken(token)));
  if (!found) throw new AppError("not_found");
  return found;
}

/** What the link shows: the chosen slot, and those that are free. @throws AppError not_found */
export async function readPlanning(ctx: Ctx, { token }: { token: string }): Promise<Planning> {
  return toPlanning(ctx, await find(ctx, token));
}

/** A lead that is closed, or held as suspected spam, takes no slot from others. */
function stateOf({ call: { startsAt }, lead: { status, heldReason } }: Found, now: Date): Planning["state"] {
  if (startsAt && startsAt <= now) return "over";
  if (status === "closed") return "closed";
  return heldReason === null ? "open" : "later";
}

async function toPlanning(ctx: Ctx, found: Found): Promise<Planning> {
  const { call, lead: of } = found;
  const state = stateOf(found, ctx.now);
  return {
    reference: of.reference,
    startsAt: call.startsAt?.toISOString() ?? null,
    hasPhone: of.phone !== "",
    state,
    slots: state === "open" ? await freeSlots(ctx, call) : [],
  };
}

async function freeSlots({ db, now }: Ctx, own: Row): Promise<string[]> {
  const others = await db
    .select({ at: planningCall.startsAt })
    .from(planningCall)
    .where(and(gt(planningCall.startsAt, now), ne(planningCall.id, own.id)));
  const taken = new Set(others.flatMap(({ at }) => (at ? [at.getTime()] : [])));
  return callSlots(now, operator().chatHours, taken);
}

type Choice = { token: string } & z.output<typeof slotChoice>;

/**
 * Takes a slot for the lead's call, instead of an earlier choice; notifies staff. The same slot again changes only a number
 * that was missing.
 * The returned function takes it, in a transaction: the limits are counted before, on a connection of their own.
 * @throws AppError not_found; invalid for a time that is not offered; conflict if it was taken meanwhile, the lead is
 * closed or the earlier choice is over; rate_limited
 */
export async function chooseSlot(ctx: Ctx, choice: Choice): Promise<(txCtx: Ctx) => Promise<Planning>> {
  const { call } = await find(ctx, choice.token);
  const { address = "" } = ctx;
  if (call.startsAt === null) {
    await consume("planning", address);
    await consume("planningNetwork", widerNetwork(address));
  }
  return (txCtx) => takeSlot(txCtx, choice);
}

async function takeSlot(ctx: Ctx, { token, startsAt, phone }: Choice): Promise<Planning> {
  const found = await addPhone(ctx, await lockOpen(ctx, token), phone);
  const slot = new Date(startsAt);
  if (found.call.startsAt?.getTime() === slot.getTime()) return toPlanning(ctx, found);
  if (!callSlots(ctx.now, operator().chatHours, new Set()).includes(slot.toISOString()))
    throw new AppError("invalid", { fields: { startsAt: inLocale(messages, ctx.locale).noSlot } });
  if ((await ctx.db.$count(planningCall, eq(planningCall.startsAt, slot))) > 0)
    throw new AppError("conflict");
  return save(ctx, found, slot);
}

async function addPhone({ db }: Ctx, found: Found, phone: string): Promise<Found> {
  if (phone === "" || found.lead.phone !== "") return found;
  const [changed] = await db
    .update(lead)
    .set({ phone: normalisePhone(phone), version: sql`${lead.version} + 1` })
    .where(eq(lead.id, found.lead.id))
    .returning();
  return { ...found, lead: changed ?? found.lead };
}

/** The lead cannot be closed before the end of the transaction. @throws AppError not_found; conflict unless open */
async function lockOpen(ctx: Ctx, token: string): Promise<Found> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${slotLock}::bigint)`);
  const { lead: of } = await find(ctx, token);
  await ctx.db.select({ id: lead.id }).from(lead).where(eq(lead.id, of.id)).for("no key update");
  const found = await find(ctx, token);
  if (stateOf(found, ctx.now) !== "open") throw new AppError("conflict");
  return found;
}

/** A closed lead's call that is still to come frees its slot. The caller has changed, and so locked, the lead. */
export async function freeSlot({ db, now, hold }: Ctx, leadId: number): Promise<void> {
  const [before] = await db
    .select()
    .from(planningCall)
    .where(and(eq(planningCall.leadId, leadId), gt(planningCall.startsAt, now)))
    .for("update");
  if (!before) return;
  const { id, version } = before;
  const set = { startsAt: null, version: version + 1 };
  await db.update(planningCall).set(set).where(eq(planningCall.id, id));
  hold?.changes.push({ table: getTableName(planningCall), id, before, after: { ...before, ...set } });
}

/**
 * Gives the slot back; without one it changes nothing.
 * @throws AppError not_found; conflict if the lead is closed or the call's time has come
 */
export async function giveSlotBack(ctx: Ctx, { token }: { token: string }): Promise<Planning> {
  const found = await lockOpen(ctx, token);
  return found.call.startsAt === null ? toPlanning(ctx, found) : save(ctx, found, null);
}

async function save(ctx: Ctx, found: Found, startsAt: Date | null): Promise<Planning> {
  const [call] = await ctx.db
    .update(planningCall)
    .set({ startsAt, version: found.call.version + 1 })
    .where(eq(planningCall.id, found.call.id))
    .returning()
    // An undo, which does not wait for `slotLock`, may have taken it.
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError("conflict") : error;
    });
  if (!call) throw new AppError("not_found");
  const { id, name } = found.lead;
  await endSnooze(ctx, { kind: "lead", id });
  await notifyStaff(ctx, { type: "planning_call", subjectId: id, about: name });
  return toPlanning(ctx, { ...found, call });
}

/** The chosen call as an iCalendar file (RFC 5545). @throws AppError not_found if none is chosen */
export async function planningCalendar(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const { call, lead: of } = await find(ctx, token);
  if (!call.startsAt) throw new AppError("not_found");
  const { callUs, call: summary } = inLocale(messages, ctx.locale);
  const calendar = ical({ prodId: { company: "Arribo", product: "Planning calls" } });
  calendar.createEvent({
    id: `planning-call-${call.id}@arribo`,
    sequence: call.version,
    start: call.startsAt,
    end: new Date(call.startsAt.getTime() + callMinutes * 60_000),
    url: `${siteAddress()}${planningPath(token)}`,
    summary,
    description: [
      `Arribo ${of.reference}`,
      ...(of.phone === "" ? [callUs(operator().supportPhone)] : []),
    ].join("\n"),
  });
  return calendar.toString();
}
