/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export {
  customerEmail,
  enqueueMessages,
  isConfigured,
  type NewMessage,
  notifyStaff,
  type StaffNotification,
  sentByHandJob,
  staffEmail,
} from "./server/enqueue.server.ts";
export { listNotifications } from "./server/notifications.server.ts";
export { markSentByHand, messagesOf, type SentMessage } from "./server/outbox.server.ts";
export {
  personalJobs,
  personalLetters,
  personalNotifications,
  personalWhatsappPreferences,
} from "./server/personal-data.server.ts";
export { waitsForStaff } from "./server/waits-for-staff.server.ts";
export {
  isStopped,
  saidStop,
  startWhatsapp,
  stopWhatsapp,
  stopWhatsappOnce,
} from "./server/whatsapp/whatsapp-preference.server.ts";
export { withdraw } from "./server/withdraw.server.ts";
