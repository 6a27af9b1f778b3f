import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { customerEmail, type NewMessage } from "#app/staff/outbox/public.server.ts";
import type { vendor } from "../schema.server.ts";

export type VendorRecipient = Pick<
  typeof vendor.$inferSelect,
  "contactName" | "email" | "locale" | "isSample"
>;

/**
 * An e-mail to a vendor; none for samples and vendors without an address (also erased ones).
 * @param effect unique key, so that it is written once
 */
export function vendorEmail(
  recipient: VendorRecipient | undefined,
  effect: string,
  letter: LetterName,
  facts: Partial<NewMessage["facts"]> = {},
): NewMessage[] {
  if (!recipient || recipient.isSample || recipient.email === "") return [];
  const { contactName: name, email, locale } = recipient;
  const defaults = { name, email, phone: "", message: "", path: "/vendor-dashboard" };
  return [customerEmail({ effect, letter, facts: { ...defaults, ...facts }, locale })];
}
