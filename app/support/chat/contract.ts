import { z } from "zod";
import { simpleBooking } from "#app/clients/bookings/contract.ts";
import { newLead } from "#app/clients/leads/contract.ts";
import { channels, outboxStates } from "#app/staff/outbox/contract.ts";
import type { HereFrame } from "#app/staff/presence/contract.ts";
import { assigneeFilter } from "#app/staff/shell/contract.ts";
import { replySource } from "#app/support/assistant/contract.ts";
import { newSafetyRequest, safetyProtocols } from "#app/support/safety/contract.ts";
import {
  email,
  optionalLine,
  optionalText,
  paging,
  phone,
  photoInPath,
  recordId,
  recordNumber,
  search,
  seenVersion,
  text,
  writtenText,
} from "#platform/contract.ts";
import { maxMessageLength } from "./rules/limits.ts";

/**
 * waiting: the visitor asked for a person, the assistant still answers. staff: a person answers, the assistant is
 * silent. closed: the visitor's next message reopens it.
 */
export const chatStates = ["assistant", "waiting", "staff", "closed"] as const;
export type ChatState = (typeof chatStates)[number];

export const chatAuthors = ["visitor", "assistant", "staff"] as const;
export const answerOrigins = ["model", "knowledge", "none"] as const;

const language = z.enum(["en", "es"]);

/** A bearer secret: it gives access to read and write the conversation. A malformed one answers "not found". */
const sessionId = z.string().max(200);
/** Idempotency key of one message: it is stored once, however often it is sent. */
const clientId = z.string().regex(/^[\w-]{16,64}$/);

export type ChatSource = z.infer<typeof replySource>;

export const chatMessage = z.object({
  id: z.number().int(),
  clientId: z.string().nullable(),
  author: z.enum(chatAuthors),
  by: z.string(),
  language,
  text: z.string(),
  /** In the other language. The same as `text` where staff chose that a reader of that language gets these words. */
  translation: z.string().nullable(),
  culturalContext: z.string().nullable(),
  sources: z.array(replySource),
  origin: z.enum(answerOrigins).nullable(),
  offersPerson: z.boolean(),
  /** Id of the photo that the visitor sent, instead of words. */
  photo: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatStatus = z.object({
  state: z.enum(chatStates),
  staff: z.string().nullable(),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  hasContact: z.boolean(),
  /** Text may be sent to an external AI or translation service ("Text to a foreign AI" in docs/reliability.md). */
  goesAbroad: z.boolean(),
});
export type ChatStatus = z.infer<typeof chatStatus>;

export const newSession = z.object({ userLanguage: language.optional(), userName: optionalLine(80) });
export const openedSession = z.object({ session: chatStatus.extend({ sessionId: z.string() }) });
export type OpenedSession = z.infer<typeof openedSession>;

export const sessionParams = z.object({ sessionId });
export const chatHistory = chatStatus.extend({ messages: z.array(chatMessage) });
export type ChatHistory = z.infer<typeof chatHistory>;

export const newMessage = z.object({
  sessionId,
  message: text(maxMessageLength),
  userLanguage: language.optional(),
  clientId: clientId.optional(),
});

const aiResponse = z.object({
  response: z.string(),
  translatedResponse: z.string().nullable(),
  culturalContext: z.string().nullable(),
  needsTranslation: z.boolean(),
});

/** `answer` and `aiResponse` are null while staff have the conversation. */
export const messageReceipt = z.object({
  aiResponse: aiResponse.nullable(),
  message: chatMessage,
  answer: chatMessage.nullable(),
  state: z.enum(chatStates),
});
/** POST /api/chat/photos/:sessionId */
export const photoReceipt = messageReceipt.omit({ aiResponse: true });
export type PhotoReceipt = z.infer<typeof photoReceipt>;
export const ownChatPhoto = sessionParams.extend(photoInPath);
export const staffChatPhoto = recordId.extend(photoInPath);

export type MessageReceipt = z.infer<typeof messageReceipt>;

export const messageSeen = z.object({ sessionId, message: recordNumber });
export const seenReceipt = z.object({ seen: z.number().int() });

export const translationRequest = z.object({ sessionId, message: recordNumber });

/** POST /api/chat: without a session nothing is stored. */
export const simpleMessage = newMessage.extend({ sessionId: sessionId.optional() });
export const simpleReply = z.object({
  reply: z.string(),
  sources: z.array(replySource),
  culturalContext: z.string().nullable(),
  by: z.enum(answerOrigins).nullable(),
  offersPerson: z.boolean(),
  message: chatMessage.nullable(),
  answer: chatMessage.nullable(),
});
export type SimpleReply = z.infer<typeof simpleReply>;

const contact = optionalLine(254).refine(
  (value) => value === "" || email.safeParse(value).success || phone.safeParse(value).success,
  { params: { reason: "contact" } },
);

/** POST /api/chat/person: requests a person, or stores where to answer. */
export const personRequest = z.object({ sessionId, contact });

export const joinFrame = z.object({
  type: z.literal("join"),
  sessionId,
  after: z.number().int().min(0).default(0),
});
/** Staff join by the conversation's number; their session authenticates them. */
export const watchFrame = z.object({ type: z.literal("join"), chat: recordNumber });
/** Staff join the news of the whole desk. */
export const deskFrame = z.object({ type: z.literal("join"), desk: z.literal(true) });
export const messageFrame = newMessage.omit({ sessionId: true, message: true }).extend({
  type: z.literal("message"),
  text: text(maxMessageLength),
});

type ResponseFrame = {
  type: "response";
  response: string;
  translatedResponse: string | null;
  culturalContext: string | null;
  timestamp: string;
  message: ChatMessage;
};
export type ServerFrame =
  | ResponseFrame
  /** A visitor's message is stored; also sent to the visitor's other tabs. */
  | { type: "kept"; message: ChatMessage }
  | { type: "standing"; standing: ChatStatus }
  | { type: "failed"; clientId: string | null; message: string }
  | { type: "unanswered"; clientId: string }
  /** To staff: news of the desk, or of the conversation `chat`. */
  | { type: "changed"; chat?: number }
  | HereFrame;

export const chatSummary = z.object({
  id: z.number().int(),
  state: z.enum(chatStates),
  language,
  name: z.string(),
  /** Name of the person whose conversation it is; "" if it is nobody's, or they have none. */
  person: z.string(),
  contact: z.string(),
  assignee: z.string().nullable(),
  waitingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  last: chatMessage.pick({ author: true, by: true, text: true, language: true, photo: true }),
  /** Of the visitor's newest message; null if they have written none. */
  visitorAt: z.iso.datetime().nullable(),
  messages: z.number().int(),
  /** Incremented by each staff change, for optimistic locking. */
  version: z.number().int(),
});
export type ChatSummary = z.infer<typeof chatSummary>;

export const chatQuery = z.object({
  search,
  status: z.enum(chatStates).optional(),
  assignee: assigneeFilter,
  ...paging,
});
export type ChatQuery = z.output<typeof chatQuery>;

/** Staff fill these forms in for the visitor, so the bot signals of public forms do not apply. */
const botSignals = { trap: true, elapsed: true } as const;
export const chatLead = newLead
  .omit({ ...botSignals, email: true })
  .extend({ email: z.union([z.literal(""), email]).default("") })
  .refine(({ email, phone }) => email !== "" || phone !== "", {
    path: ["email"],
    params: { reason: "contact" },
  });
export const chatBooking = simpleBooking.omit(botSignals);
export const chatSafetyRequest = newSafetyRequest
  .omit({ ...botSignals, delivery: true, timestamp: true })
  .extend({ protocol: z.enum(safetyProtocols).default("General Safety Request") });
export const chatKinds = ["lead", "booking", "safety_request"] as const;
export type ChatKind = (typeof chatKinds)[number];
export const conversionReceipt = z.object({ kind: z.enum(chatKinds), reference: z.string() });
export type ConversionReceipt = z.infer<typeof conversionReceipt>;

export const staffChat = chatSummary.omit({ last: true, visitorAt: true, messages: true }).extend({
  messages: z.array(chatMessage),
  isHere: z.boolean(),
  lastHereAt: z.iso.datetime().nullable(),
  seen: z.number().int(),
  /** The latest letter about unseen answers: the last message it covers, and its delivery status. */
  letter: z
    .object({ upTo: z.number().int(), channel: z.enum(channels), status: z.enum(outboxStates) })
    .nullable(),
  became: z.array(conversionReceipt),
});
export type StaffChat = z.infer<typeof staffChat>;

export const chatChange = z.object({
  state: z.enum(["assistant", "staff", "closed"]),
  version: seenVersion.optional(),
});
export type ChatChange = z.output<typeof chatChange>;

/** `language` is that of the words, `reads` the one in which the visitor reads them: by default that of their page. */
const inLanguages = { language: language.optional(), reads: language.optional() };
export const replyPreview = z.object({ text: text(maxMessageLength), ...inLanguages });
export const previewResult = z.object({ translation: z.string().nullable() });

export const staffReply = z.object({
  text: writtenText(maxMessageLength),
  ...inLanguages,
  translation: optionalText(maxMessageLength),
  /** The colleague whose chat it is, as the author saw it: the answer takes it from them. */
  takenFrom: email.optional(),
  clientId: clientId.optional(),
});
export type StaffReply = z.output<typeof staffReply>;
