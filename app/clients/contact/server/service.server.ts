import { and, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import {
  customerEmail,
  enqueueMessages,
  type StaffNotification,
  staffEmail,
} from "#app/staff/outbox/public.server.ts";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assign, isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { assignedWorkOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { release, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { type Page, readPage } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { preparedInsert } from "#platform/database/prepared.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { heldReason, spamSignals } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { ContactMessage, contactQuery, contactReceipt, newContactMessage } from "../contract.ts";
import { messages } from "../messages.ts";
import { contactSearchText, contactMessage as table } from "../schema.server.ts";

const insertMessage = preparedInsert(
  "insert a contact message",
  table,
  ["name", "email", "phone", "subject", "message", "locale", "createdAt"],
  { heldReason: heldReason(table) },
);

/**
 * Stores a message of the contact form, notifies staff and enqueues the receipt. Suspected spam is held: staff then get
 * no letter.
 * @returns what the sender reads
 */
export async function createContactMessage(
  ctx: Ctx,
  input: z.output<typeof newContactMessage>,
): Promise<z.infer<typeof contactReceipt>> {
  const { trap, elapsed: _, ...fields } = input;
  const phone = normalisePhone(fields.phone);
  const values = { ...fields, phone, locale: ctx.locale, createdAt: ctx.now };
  const row = await insertMessage(ctx.db, values, await spamSignals(ctx, table, { trap }, fields));
  await enqueueConfirmations(ctx, row, {
    type: "new_contact_message",
    subjectId: row.id,
    about: fields.name,
  });
  return { success: true, message: inLocale(messages, ctx.locale).sentText };
}

/** Receipt to the customer; notice to staff unless the message is held. Idempotent. */
async function enqueueConfirmations(
  ctx: Ctx,
  row: typeof table.$inferSelect,
  news?: StaffNotification,
): Promise<void> {
  const { id, name, email, phone, subject, message, locale } = row;
  const facts = { name, email, phone, subject, message };
  const letters = [
    customerEmail({ effect: `contact-receipt:${id}`, letter: "contact_receipt", facts, locale }),
    ...(row.heldReason
      ? []
      : [staffEmail({ effect: `contact-notice:${id}`, letter: "contact_notice", facts })]),
  ];
  await enqueueMessages(ctx, letters, news);
}

/**
 * Releases a held message and sends the held notice; audited. Does nothing if it is not held.
 * @throws AppError not_found
 */
export async function releaseContactMessage(ctx: Ctx, { id }: { id: number }): Promise<ContactMessage> {
  const { row, changed } = await release(ctx, table, id, {
    act: "contact_message.release",
    subject: "contact_message",
  });
  if (changed) await enqueueConfirmations(ctx, row);
  return toStaffView(row);
}

/**
 * Gives the message to a colleague, to the caller or to nobody; audited.
 * @throws AppError not_found; conflict if another colleague has it than was seen, or the chosen one cannot work
 */
export async function assignContactMessage(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<ContactMessage> {
  const row = await assign(ctx, table, input, {
    act: "contact_message.assign",
    subject: "contact_message",
    news: { type: "message_assigned", about: ({ name }) => name },
  });
  return toStaffView(row);
}

export const messageWork = assignedWorkOf(table, {
  kind: "contact_message",
  act: "contact_message.assign",
  isOpen: isNull(table.answeredAt),
  label: table.name,
});

/** Lists messages for staff, newest first; "open" means not answered. */
export async function listContactMessages(
  ctx: Ctx,
  query: z.output<typeof contactQuery>,
): Promise<Page<ContactMessage>> {
  requireStaff(ctx);
  const filter = and(
    query.status && (query.status === "open" ? isNull(table.answeredAt) : isNotNull(table.answeredAt)),
    isAssigned(ctx, table.assignee, query.assignee),
    searchFilter(query.search, table.id, contactSearchText),
  );
  return readPage(ctx.db, table, filter, query, toStaffView);
}

function toStaffView(row: typeof table.$inferSelect): ContactMessage {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/**
 * Marks as answered or open; an unchanged state keeps the colleague's name and time, a change is audited.
 * @throws AppError not_found
 */
export async function changeContactMessage(
  ctx: Ctx,
  { id, answered }: { id: number; answered: boolean },
): Promise<ContactMessage> {
  const { row } = await transition(ctx, table, id, ({ answeredAt }) => {
    if ((answeredAt !== null) === answered) return null;
    const detail = answered ? { from: "open", to: "answered" } : { from: "answered", to: "open" };
    return {
      set: { answeredAt: answered ? ctx.now : null, answeredBy: answered ? actorName(ctx.actor) : null },
      event: { act: "contact_message.answered", subject: "contact_message", detail },
    };
  });
  return toStaffView(row);
}
