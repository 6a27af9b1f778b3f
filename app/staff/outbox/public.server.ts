/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export {
  customerEmail,
  enqueueMessages,
  isChannelConfigured,
  type NewMessage,
  notifyStaff,
  type StaffNotification,
  sentByHandJob,
  staffEmail,
} from "./server/enqueue.server.ts";
export { listNotifications } from "./server/notifications.server.ts";
export { findMessages, markSentByHand, type SentMessage } from "./server/outbox.server.ts";
export {
  changeLetterFacts,
  deleteNotifications,
  personalJobs,
  personalLetters,
  personalNotifications,
  personalWhatsappPreferences,
  renameInNotifications,
} from "./server/personal-data.server.ts";
export { waitsForStaff } from "./server/waits-for-staff.server.ts";
export {
  findOptOuts,
  hasOptedOut,
  recordOptIn,
  recordOptOut,
  recordOptOutOnce,
} from "./server/whatsapp/whatsapp-preference.server.ts";
export { withdrawMessages } from "./server/withdraw.server.ts";
