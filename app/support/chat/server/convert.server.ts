import type { z } from "zod";
import { createBookingFromChat } from "#app/clients/bookings/public.server.ts";
import { createLeadFromChat } from "#app/clients/leads/public.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { createSafetyRequest } from "#app/support/safety/public.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ChatKind, ConversionReceipt, chatBooking, chatLead, chatSafetyRequest } from "../contract.ts";
import { chatSession } from "../schema.server.ts";

/** Creates a lead in the visitor's language, with the letters of any lead; audited. @throws AppError not_found */
export function convertToLead(
  ctx: Ctx,
  { id, ...lead }: { id: number } & z.output<typeof chatLead>,
): Promise<ConversionReceipt> {
  return convert(ctx, id, "lead", (visitorCtx) => createLeadFromChat(visitorCtx, lead));
}

/**
 * Creates a booking in the visitor's language, with the letters of any booking; audited.
 * @throws AppError not_found, also if no such vendor is approved
 */
export function convertToBooking(
  ctx: Ctx,
  { id, ...booking }: { id: number } & z.output<typeof chatBooking>,
): Promise<ConversionReceipt> {
  return convert(ctx, id, "booking", (visitorCtx) => createBookingFromChat(visitorCtx, booking));
}

/**
 * Creates a safety request in the visitor's language, as if the visitor had sent it; audited.
 * @throws AppError not_found
 */
export function convertToSafetyRequest(
  ctx: Ctx,
  { id, ...request }: { id: number } & z.output<typeof chatSafetyRequest>,
): Promise<ConversionReceipt> {
  return convert(ctx, id, "safety_request", (visitorCtx) => createSafetyRequest(visitorCtx, request));
}

async function convert(
  ctx: Ctx,
  id: number,
  kind: ChatKind,
  create: (ctx: Ctx) => Promise<{ reference: string }>,
): Promise<ConversionReceipt> {
  requireStaff(ctx);
  const { locale } = await selectForUpdate(ctx.db, chatSession, id);
  const { reference } = await create({ ...ctx, locale });
  const detail = { kind, reference };
  await recordAudit(ctx, { act: "chat.became", subject: "chat", subjectId: id, detail });
  return { kind, reference };
}
