/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export {
  findLetter,
  hasLeft,
  listLettersAbout,
  recordSentByHand,
} from "./server/about/letters-about.server.ts";
export { lettersSource } from "./server/about/letters-of-people.server.ts";
export { subscribeToDesk, tellDesks } from "./server/desk-feed.server.ts";
export {
  customerEmail,
  enqueueMessages,
  isChannelConfigured,
  type NewMessage,
  notifyStaff,
  type StaffNotification,
  sentByHandJob,
  staffEmail,
  withdrawNews,
} from "./server/enqueue.server.ts";
export { isUnread, listNotifications } from "./server/notifications.server.ts";
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
export type { RenewedLink } from "./server/sealed-links.server.ts";
export {
  correctLetters,
  renameNotificationsOf,
  withdrawWritten,
} from "./server/unsent/correct-letters.server.ts";
export {
  type HeldAct,
  lockHeldAct,
  personalHeldActs,
  storeHeldAct,
  takeBackMessages,
} from "./server/unsent/held-acts.server.ts";
export { withdrawMessages } from "./server/unsent/withdraw.server.ts";
export { waitsForStaff } from "./server/waits-for-staff.server.ts";
export {
  findOptOuts,
  hasOptedOut,
  recordOptIn,
  recordOptOut,
  recordOptOutOnce,
} from "./server/whatsapp/whatsapp-preference.server.ts";
