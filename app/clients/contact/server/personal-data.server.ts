import { personalRecords } from "#platform/security/personal-data.server.ts";
import { contactMessage } from "../schema.server.ts";

export const personalMessages = personalRecords({
  table: contactMessage,
  emails: [contactMessage.email],
  phones: [contactMessage.phone],
  about: ({ subject }) => subject,
  letters: ["contact-receipt", "contact-notice"],
  news: ["new_contact_message"],
  subject: "contact_message",
  calls: ["POST /api/contact"],
});
