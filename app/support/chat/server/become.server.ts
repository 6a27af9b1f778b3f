import type { z } from "zod";
import { createBooking } from "#app/clients/bookings/public.server.ts";
import { createLead } from "#app/clients/leads/public.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { createSafetyRequest } from "#app/support/safety/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { BecameReceipt, ChatKind, chatBooking, chatLead, chatSafetyRequest } from "../contract.ts";
import { lockedChat } from "./desk.server.ts";

export function becomeLead(
  ctx: Ctx,
  { id, ...lead }: { id: number } & z.output<typeof chatLead>,
): Promise<BecameReceipt> {
  return become(ctx, id, "lead", (asked) => createLead(asked, lead));
}

export function becomeBooking(
  ctx: Ctx,
  { id, ...booking }: { id: number } & z.output<typeof chatBooking>,
): Promise<BecameReceipt> {
  return become(ctx, id, "booking", (asked) => createBooking(asked, booking));
}

export function becomeSafetyRequest(
  ctx: Ctx,
  { id, ...request }: { id: number } & z.output<typeof chatSafetyRequest>,
): Promise<BecameReceipt> {
  return become(ctx, id, "safety_request", (asked) => createSafetyRequest(asked, request));
}

async function become(
  ctx: Ctx,
  id: number,
  kind: ChatKind,
  create: (ctx: Ctx) => Promise<{ reference: string }>,
): Promise<BecameReceipt> {
  const { locale } = await lockedChat(ctx, id);
  const { reference } = await create({ ...ctx, locale });
  const detail = { kind, reference };
  await recordAudit(ctx, { act: "chat.became", subject: "chat", subjectId: id, detail });
  return { kind, reference };
}
