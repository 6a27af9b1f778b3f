/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { listNews } from "./server/news.server.ts";
export { markSentByHand, messagesOf, type SentMessage } from "./server/outbox.server.ts";
export {
  personalJobs,
  personalLetters,
  personalNews,
  personalWishes,
} from "./server/personal-data.server.ts";
export {
  isConfigured,
  type News,
  notifyStaff,
  type Post,
  post,
  sentByHandJob,
  toPerson,
  toStaff,
} from "./server/post.server.ts";
export { toSend } from "./server/to-send.server.ts";
export {
  isStopped,
  saidStop,
  startWhatsapp,
  stopWhatsapp,
  stopWhatsappOnce,
} from "./server/whatsapp/whatsapp-preference.server.ts";
export { withdraw } from "./server/withdraw.server.ts";
