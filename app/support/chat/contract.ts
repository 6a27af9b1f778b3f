import { z } from "zod";
import { simpleBooking } from "#app/clients/bookings/contract.ts";
import { newLead } from "#app/clients/leads/contract.ts";
import { channels, outboxStates } from "#app/staff/outbox/contract.ts";
import { newSafetyRequest, safetyProtocols } from "#app/support/safety/contract.ts";
import {
  email,
  optionalLine,
  optionalText,
  paging,
  phone,
  recordNumber,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";

/**
 * assistant: the assistant answers. waiting: a person was asked for; until one comes the assistant goes on. staff: a
 * person answers, and the assistant is quiet. closed: staff ended it; with the visitor's next message it begins anew.
 */
export const chatStates = ["assistant", "waiting", "staff", "closed"] as const;
export type ChatState = (typeof chatStates)[number];

export const chatAuthors = ["visitor", "assistant", "staff"] as const;
/** What an answer of the assistant's stands on: a provider's model, the knowledge base alone, or nothing: it does not know. */
export const answerOrigins = ["model", "knowledge", "none"] as const;

const language = z.enum(["en", "es"]);
/** In characters; what the browser is told of it is in limits.ts. */
const longestMessage = 2000;

/** Whoever holds it reads and writes the conversation; what is no such id is unknown, not malformed. */
const sessionId = z.string().max(200);
/** Names one message for good, so that however often it is sent it is kept once. */
const clientId = z.string().regex(/^[\w-]{16,64}$/);

const source = z.object({ title: z.string(), path: z.string() });
export type ChatSource = z.infer<typeof source>;

export const chatMessage = z.object({
  id: z.number().int(),
  /** What the browser that sent it calls it; null for an answer. */
  clientId: z.string().nullable(),
  author: z.enum(chatAuthors),
  /** Who of the team wrote it; blank otherwise. */
  by: z.string(),
  /** The language of `text`. */
  language,
  text: z.string(),
  /** The same in the other language, where somebody translated it. */
  translation: z.string().nullable(),
  culturalContext: z.string().nullable(),
  sources: z.array(source),
  origin: z.enum(answerOrigins).nullable(),
  offersPerson: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** How a conversation stands, as its visitor may know it. */
export const chatStanding = z.object({
  state: z.enum(chatStates),
  /** Who of the team answers. */
  staff: z.string().nullable(),
  /** When the team answers again; null: now. */
  opensAt: z.iso.datetime().nullable(),
  /** Until when the team answers today; null: it does not now. */
  closesAt: z.iso.datetime().nullable(),
  /** The visitor left an e-mail or a number to be answered at. */
  hasContact: z.boolean(),
  /** What is written may go to a provider of AI outside the house (RELIABILITY, "Text to a foreign AI"). */
  goesAbroad: z.boolean(),
});
export type ChatStanding = z.infer<typeof chatStanding>;

/** POST /api/chat/session. The name is the specification's placeholder. */
export const newSession = z.object({ userLanguage: language.optional(), userName: optionalLine(80) });
export const openedSession = z.object({ session: chatStanding.extend({ sessionId: z.string() }) });
export type OpenedSession = z.infer<typeof openedSession>;

/** GET /api/chat/history/{sessionId}. */
export const sessionAsked = z.object({ sessionId });
export const chatHistory = chatStanding.extend({ messages: z.array(chatMessage) });
export type ChatHistory = z.infer<typeof chatHistory>;

/** POST /api/chat/message. */
export const newMessage = z.object({
  sessionId,
  message: text(longestMessage),
  userLanguage: language.optional(),
  clientId: clientId.optional(),
});

const aiResponse = z.object({
  response: z.string(),
  translatedResponse: z.string().nullable(),
  culturalContext: z.string().nullable(),
  needsTranslation: z.boolean(),
});

/** What became of a message: kept, and answered; null while a person answers. */
export const messageReceipt = z.object({
  aiResponse: aiResponse.nullable(),
  message: chatMessage,
  answer: chatMessage.nullable(),
  state: z.enum(chatStates),
});
export type MessageReceipt = z.infer<typeof messageReceipt>;

/** POST /api/chat/seen: the last message that the visitor's browser has shown. */
export const messageSeen = z.object({ sessionId, message: recordNumber });
export const seenReceipt = z.object({ seen: z.number().int() });

/** POST /api/chat/translation: an answer in the other language. */
export const translationAsked = z.object({ sessionId, message: recordNumber });

/** POST /api/chat: without a session nothing is kept. */
export const simpleMessage = newMessage.extend({ sessionId: sessionId.optional() });
export const simpleReply = z.object({
  reply: z.string(),
  sources: z.array(source),
  culturalContext: z.string().nullable(),
  /** What it stands on; null where a person has the conversation. */
  by: z.enum(answerOrigins).nullable(),
  offersPerson: z.boolean(),
  message: chatMessage.nullable(),
  answer: chatMessage.nullable(),
});
export type SimpleReply = z.infer<typeof simpleReply>;

/** An e-mail address or a phone number. */
const contact = optionalLine(254).refine(
  (value) => value === "" || email.safeParse(value).success || phone.safeParse(value).success,
  { params: { reason: "contact" } },
);

/** POST /api/chat/person: a person is asked for, or told where to answer. */
export const personAsked = z.object({ sessionId, contact });

/** What a browser sends over /ws/chat. `after`: the last message that it has. */
export const joinFrame = z.object({
  type: z.literal("join"),
  sessionId,
  after: z.number().int().min(0).default(0),
});
/** Staff join by the conversation's number; their session says who they are. */
export const watchFrame = z.object({ type: z.literal("join"), chat: recordNumber });
export const messageFrame = newMessage.omit({ sessionId: true, message: true }).extend({
  type: z.literal("message"),
  text: text(longestMessage),
});

/** A message as the live connection brings it: an answer has the specification's fields. */
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
  /** What the visitor wrote is kept; also what was written in another tab. */
  | { type: "kept"; message: ChatMessage }
  | { type: "standing"; standing: ChatStanding }
  | { type: "failed"; clientId: string | null; message: string }
  /** No answer came to that message; it can be asked for again. */
  | { type: "unanswered"; clientId: string }
  /** For staff: something of the conversation is new. */
  | { type: "changed" };

/** A conversation in the staff's list. */
export const chatSummary = z.object({
  id: z.number().int(),
  state: z.enum(chatStates),
  /** The visitor's language. */
  language,
  name: z.string(),
  contact: z.string(),
  /** The member of staff whose it is, by e-mail. */
  assignee: z.string().nullable(),
  /** Since when the visitor waits for a person; null: they do not. */
  waitingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  /** The newest message. */
  last: chatMessage.pick({ author: true, text: true, language: true }),
  messages: z.number().int(),
  /** Goes up by one with each step of the staff's, so that two do not overwrite each other. */
  version: z.number().int(),
});
export type ChatSummary = z.infer<typeof chatSummary>;

export const chatQuery = z.object({
  search,
  status: z.enum(chatStates).optional(),
  ...paging,
});
export type ChatQuery = z.output<typeof chatQuery>;

/**
 * What a conversation can be turned into: the forms' own bodies, as staff fill them in for the visitor. (How a form was
 * filled in tells nothing here.)
 */
const signals = { trap: true, elapsed: true } as const;
export const chatLead = newLead
  .omit({ ...signals, email: true })
  .extend({ email: z.union([z.literal(""), email]).default("") })
  // Most leave a number and nothing else.
  .refine(({ email, phone }) => email !== "" || phone !== "", {
    path: ["email"],
    params: { reason: "contact" },
  });
export const chatBooking = simpleBooking.omit(signals);
export const chatSafetyRequest = newSafetyRequest
  .omit({ ...signals, delivery: true, timestamp: true })
  .extend({ protocol: z.enum(safetyProtocols).default("General Safety Request") });
/** What it became: its kind, and what the visitor can quote. */
export const chatKinds = ["lead", "booking", "safety_request"] as const;
export type ChatKind = (typeof chatKinds)[number];
export const becameReceipt = z.object({ kind: z.enum(chatKinds), reference: z.string() });
export type BecameReceipt = z.infer<typeof becameReceipt>;

/** One conversation, as staff see it: both languages side by side. */
export const staffChat = chatSummary.omit({ last: true, messages: true }).extend({
  messages: z.array(chatMessage),
  /** Whether the visitor is on the site, and else when they were last; null where nobody looked. */
  isHere: z.boolean(),
  lastHereAt: z.iso.datetime().nullable(),
  /** The last message that the visitor has seen. */
  seen: z.number().int(),
  /** The newest letter that told the visitor of answers they had not seen: up to which, and what became of it. */
  letter: z
    .object({ upTo: z.number().int(), channel: z.enum(channels), status: z.enum(outboxStates) })
    .nullable(),
  /** What it was turned into so far. */
  became: z.array(becameReceipt),
});
export type StaffChat = z.infer<typeof staffChat>;

/** PATCH /api/admin/chats/{id}: take over, hand back to the assistant, or close. `version`: what was on the screen. */
export const chatChange = z.object({
  state: z.enum(["assistant", "staff", "closed"]),
  version: seenVersion.optional(),
});
export type ChatChange = z.output<typeof chatChange>;

/** POST /api/admin/chats/{id}/preview: how an answer would read in the visitor's language; null: nobody can translate it. */
export const replyPreview = z.object({ text: text(longestMessage), language: language.optional() });
export const previewed = z.object({ translation: z.string().nullable() });

/** POST /api/admin/chats/{id}/reply. */
export const staffReply = z.object({
  text: text(longestMessage),
  language: language.optional(),
  /** The same in the visitor's language, where the words are the house's own (a canned reply). */
  translation: optionalText(longestMessage),
  clientId: clientId.optional(),
});
export type StaffReply = z.output<typeof staffReply>;
