import type { SafetyUrgency } from "#app/support/safety/contract.ts";
import { api } from "#platform/api-client/api.ts";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import type { ChatKind, StaffChat } from "../contract.ts";
import { visitorName } from "../visitor-name.ts";

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
export function prefillForm(chat: StaffChat): ConversionForm {
  const { contact, messages } = chat;
  const found = parseContacts(contact);
  const first = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  const visitorTexts = messages
    .filter(({ author, photo }) => author === "visitor" && photo === null)
    .map((one) => one.text);
  return {
    name: visitorName({ ...chat, contact: "" }, () => ""),
    email: first("email"),
    phone: first("phone"),
    contact: contact.trim(),
    day: "",
    urgency: "normal",
    vendor: null,
    message: visitorTexts.join("\n").slice(-maxMessageLength),
  };
}

/**
 * Makes a lead, a booking or a safety request of a conversation.
 * @param key the Idempotency-Key
 * @throws ApiError
 */
export function convertChat(id: number, kind: ChatKind, values: ConversionForm, key: string) {
  const { name, contact, email, phone, message, vendor, day, urgency } = values;
  const options = { key };
  if (kind === "lead")
    return api.post("/api/admin/chats/:id/lead", { id, name, email, phone, message }, options);
  if (kind === "safety_request") {
    const request = { id, name, contact, urgency, details: message };
    return api.post("/api/admin/chats/:id/safety-request", request, options);
  }
  const who = { customerName: name, customerContact: contact };
  const booking = { id, vendorId: vendor?.id ?? 0, date: day, ...who, details: message };
  return api.post("/api/admin/chats/:id/booking", booking, options);
}
