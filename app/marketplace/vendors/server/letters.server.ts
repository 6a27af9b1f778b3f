import type { LetterName } from "#app/staff/outbox/contract.ts";
import { customerEmail, type NewMessage } from "#app/staff/outbox/public.server.ts";
import type { vendor } from "../schema.server.ts";

/** Of a vendor, what it takes to write to them. */
export type ToldVendor = Pick<typeof vendor.$inferSelect, "contactName" | "email" | "locale" | "isSample">;

/**
 * A letter to the vendor, who answers it to staff: none where nobody is behind the vendor, as with a sample, one without
 * an address, or one that was erased.
 * @param effect names it, so that it is written once
 */
export function vendorPost(
  recipient: ToldVendor | undefined,
  effect: string,
  letter: LetterName,
  facts: Partial<NewMessage["facts"]> = {},
): NewMessage[] {
  if (!recipient || recipient.isSample || recipient.email === "") return [];
  const { contactName: name, email, locale } = recipient;
  const defaults = { name, email, phone: "", message: "", path: "/vendor-dashboard" };
  return [customerEmail({ effect, letter, facts: { ...defaults, ...facts }, locale })];
}
