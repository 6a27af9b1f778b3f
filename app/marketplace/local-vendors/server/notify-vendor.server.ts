import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { enqueueMessages, findOptOuts } from "#app/staff/outbox/public.server.ts";
import { quietUntil } from "#app/staff/outbox/quiet-hours.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import type { localVendor } from "../schema.server.ts";

type Row = typeof localVendor.$inferSelect;

/**
 * Enqueues a message by WhatsApp if the applicant agreed, sent no STOP and the number is valid, else by e-mail, else
 * none (staff must call). Samples get none. By WhatsApp all but the receipt wait for the end of the quiet hours.
 * @param step distinguishes messages with the same template
 */
export async function notifyVendor(
  ctx: Ctx,
  row: Row,
  letter: LetterName,
  step: string | number = "",
): Promise<void> {
  if (row.isSample) return;
  const channel = await chooseChannel(ctx, row);
  if (!channel) return;
  const quiet = letter === "local_vendor_receipt" ? null : quietUntil(ctx.now);
  await enqueueMessages(ctx, [
    {
      effect: statusEffect(letter, row.id, step),
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
      ...(quiet && channel === "whatsapp" ? { notBefore: quiet } : {}),
    },
  ]);
}

/** Outbox key of a step's message. */
export function statusEffect(letter: LetterName, id: number, step: string | number): string {
  return `${letter}:${id}:${step}`;
}

async function chooseChannel(ctx: Ctx, row: Row): Promise<"whatsapp" | "email" | null> {
  const { telefono, whatsappNotifications, email } = row;
  if (whatsappNotifications && isWhatsappNumber(telefono)) {
    const stopped = await findOptOuts(ctx, [telefono]);
    if (!stopped.has(telefono)) return "whatsapp";
  }
  return email === "" ? null : "email";
}
