import { personalRecords } from "#platform/security/personal-data.server.ts";
import { safetyRequest, safetyRequestEvent, safetyRequestPhoto, safetySearchText } from "../schema.server.ts";

export const personalSafetyRequests = personalRecords({
  table: safetyRequest,
  texts: [safetyRequest.contact],
  indexed: { words: safetySearchText, digits: safetySearchText },
  about: ({ reference }) => reference,
  attached: { history: safetyRequestEvent.requestId, photos: safetyRequestPhoto.ownerId },
  letters: ["safety-notice", "safety-contact", "safety_request-letter"],
  news: [
    "new_safety_emergency",
    "new_safety_request",
    "safety_marked",
    "safety_contact",
    "safety_photo",
    "safety_assigned",
  ],
  subject: "safety_request",
  calls: [
    "POST /api/safety-requests",
    "POST /api/safety-requests/contact",
    "POST /api/admin/chats/:id/safety-request",
  ],
});
