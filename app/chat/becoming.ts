import { contactsIn } from "#app/desk/written-contact.ts";
import type { SafetyUrgency } from "#app/safety/contract.ts";
import type { ChatKind, StaffChat } from "./contract.ts";

/** What staff fill in when a conversation becomes a request. */
export type Becoming = {
  name: string;
  email: string;
  phone: string;
  contact: string;
  /** Like 2027-03-31. */
  day: string;
  urgency: SafetyUrgency;
  vendor: { id: number; businessName: string } | null;
  message: string;
};

/** As much of what was said goes along. */
const most = 4_000;

/** What is known of it already: where the visitor can be answered, and their own words. */
export function filledIn({ name, contact, messages }: StaffChat): Becoming {
  const found = contactsIn(contact);
  const first = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  const said = messages.filter(({ author }) => author === "visitor").map((one) => one.text);
  return {
    name: name === "Anonymous" ? "" : name,
    email: first("email"),
    phone: first("phone"),
    contact: contact.trim(),
    day: "",
    urgency: "normal",
    vendor: null,
    message: said.join("\n").slice(-most),
  };
}

/** The body of the call that makes it. */
export function bodyOf(kind: ChatKind, values: Becoming): object {
  const { name, email, phone, contact, day, urgency, vendor, message } = values;
  if (kind === "lead") return { name, email, phone, message };
  if (kind === "safety_request") return { name, contact, urgency, details: message };
  return { vendorId: vendor?.id, date: day, customerName: name, customerContact: contact, details: message };
}
