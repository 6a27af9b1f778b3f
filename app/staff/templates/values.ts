import type { DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";

/** Kinds of records that one can write from. */
export const writableKinds = [
  "lead",
  "booking",
  "contact_message",
  "safety_request",
  "vendor_application",
  "chat",
  "person",
] as const satisfies readonly DeskRecordKind[];
export type WritableKind = (typeof writableKinds)[number];

/** letter: an e-mail; whatsapp_text: a text that staff send from their own WhatsApp. */
export const templateChannels = ["letter", "chat", "whatsapp_text", "any"] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** In characters, like the chat's and the contact form's limits. */
export const maxLetterLength = 4000;
export const maxSubjectLength = 150;
