import { parseContacts } from "#app/staff/shell/record/parse-contacts.ts";
import type { SafetyUrgency } from "#app/support/safety/contract.ts";
import { api } from "#platform/api-client/api.ts";
import type { ChatKind, StaffChat } from "../contract.ts";

export type ConversionForm = {
  name: string;
  email: string;
  phone: string;
  contact: string;
  day: string;
  urgency: SafetyUrgency;
  vendor: { id: number; businessName: string } | null;
  message: string;
};

const maxMessageLength = 4_000;

/** The form that makes a request of a conversation, filled with its contact and the end of what the visitor wrote. */
export function prefillForm({ name, contact, messages }: StaffChat): ConversionForm {
  const found = parseContacts(contact);
  const first = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  const visitorTexts = messages.filter(({ author }) => author === "visitor").map((one) => one.text);
  return {
    name: name === "Anonymous" ? "" : name,
    email: first("email"),
    phone: first("phone"),
    contact: contact.trim(),
    day: "",
    urgency: "normal",
    vendor: null,
    message: visitorTexts.join("\n").slice(-maxMessageLength),
  };
}

const bodies = {
  lead: ({ name, email, phone, message }: ConversionForm) => ({ name, email, phone, message }),
  safety_request: ({ name, contact, urgency, message }: ConversionForm) => ({
    name,
    contact,
    urgency,
    details: message,
  }),
  booking: ({ vendor, day, name, contact, message }: ConversionForm) => ({
    vendorId: vendor?.id ?? 0,
    date: day,
    customerName: name,
    customerContact: contact,
    details: message,
  }),
};

/**
 * Makes a lead, a booking or a safety request of a conversation.
 * @param key one per dialog; the body's hash is added, so that an edited form is a new request and a resent one is not
 * @throws ApiError
 */
export function convertChat(id: number, kind: ChatKind, values: ConversionForm, key: string) {
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
