import { personalRecords } from "#platform/security/personal-data.server.ts";
import { contactMessage, contactSearchText } from "../schema.server.ts";

export const personalMessages = personalRecords({
  table: contactMessage,
  emails: [contactMessage.email],
  phones: [contactMessage.phone],
  indexed: { words: contactSearchText, digits: contactSearchText },
  about: ({ subject }) => subject,
  letters: ["contact-receipt", "contact-notice", "contact_message-letter"],
  news: ["new_contact_message", "message_assigned"],
  subject: "contact_message",
  calls: ["POST /api/contact"],
});
