import { contactsIn } from "#app/staff/shell/record/written-contact.ts";
import type { SafetyUrgency } from "#app/support/safety/contract.ts";
import { api } from "#platform/api-client/api.ts";
import type { ChatKind, StaffChat } from "../contract.ts";

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

const bodies = {
  lead: ({ name, email, phone, message }: Becoming) => ({ name, email, phone, message }),
  safety_request: ({ name, contact, urgency, message }: Becoming) => ({
    name,
    contact,
    urgency,
    details: message,
  }),
  booking: ({ vendor, day, name, contact, message }: Becoming) => ({
    vendorId: vendor?.id ?? 0,
    date: day,
    customerName: name,
    customerContact: contact,
    details: message,
  }),
};

/**
 * Makes a conversation a request of this kind.
 * @param key of this dialog: what is changed in it is another request, what is only sent again is the same
 */
export function become(id: number, kind: ChatKind, values: Becoming, key: string) {
  const options = { key: `${key}-${hashOf(JSON.stringify([kind, bodies[kind](values)]))}` };
  if (kind === "lead") return api.post("/api/admin/chats/:id/lead", { id, ...bodies.lead(values) }, options);
  if (kind === "booking")
    return api.post("/api/admin/chats/:id/booking", { id, ...bodies.booking(values) }, options);
  return api.post("/api/admin/chats/:id/safety-request", { id, ...bodies.safety_request(values) }, options);
}

function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return hash.toString(36);
}
