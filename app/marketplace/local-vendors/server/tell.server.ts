import type { LetterName } from "#app/staff/outbox/contract.ts";
import { enqueueMessages, isStopped } from "#app/staff/outbox/public.server.ts";
import { quietUntil } from "#app/staff/outbox/quiet-hours.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import type { localVendor } from "../schema.server.ts";

type Told = Pick<
  typeof localVendor.$inferSelect,
  | "id"
  | "nombreCompleto"
  | "servicioOfrece"
  | "telefono"
  | "email"
  | "whatsappNotifications"
  | "locale"
  | "isSample"
>;

/**
 * Tells an applicant how it stands: by WhatsApp where that was agreed to, else by e-mail where there is an address, else
 * not at all, and staff see that they have to call. Nobody is behind a sample.
 * @param step what tells this letter from an earlier one of the same name
 */
export async function tellApplicant(
  ctx: Ctx,
  row: Told,
  letter: LetterName,
  step: string | number = "",
): Promise<void> {
  if (row.isSample) return;
  const channel = await channelTo(ctx, row);
  if (!channel) return;
  const quiet = letter === "local_vendor_receipt" ? null : quietUntil(ctx.now);
  await enqueueMessages(ctx, [
    {
      effect: standingEffect(letter, row.id, step),
      letter,
      channel,
      recipient: channel === "whatsapp" ? row.telefono : row.email,
      ...(channel === "email" ? { replyTo: operator().staffEmail } : {}),
      facts: {
        name: row.nombreCompleto,
        email: row.email,
        phone: row.telefono,
        message: "",
        service: row.servicioOfrece,
      },
      locale: row.locale,
      // Whoever has just applied is awake; a decision can wait for the morning.
      ...(quiet && channel === "whatsapp" ? { notBefore: quiet } : {}),
    },
  ]);
}

/** Names the message of one step. */
export function standingEffect(letter: LetterName, id: number, step: string | number): string {
  return `${letter}:${id}:${step}`;
}

async function channelTo(ctx: Ctx, row: Told): Promise<"whatsapp" | "email" | null> {
  if (canWhatsapp(row) && !(await isStopped(ctx, [row.telefono])).has(row.telefono)) return "whatsapp";
  return row.email === "" ? null : "email";
}

/** Whether messages were agreed to, and the number is one. */
function canWhatsapp({ whatsappNotifications, telefono }: Pick<Told, "whatsappNotifications" | "telefono">) {
  return whatsappNotifications && isWhatsappNumber(telefono);
}
