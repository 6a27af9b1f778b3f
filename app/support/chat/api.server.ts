import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import type { HttpContext } from "#platform/http/request.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import { photoResponse } from "#platform/pictures/attached-photos.server.ts";
import {
  chatHistory,
  chatMessage,
  chatStatus,
  messageReceipt,
  messageSeen,
  newMessage,
  newSession,
  openedSession,
  ownChatPhoto,
  personRequest,
  photoReceipt,
  seenReceipt,
  sessionParams,
  simpleMessage,
  simpleReply,
  translationRequest,
} from "./contract.ts";
import { askForPerson } from "./server/handoff.server.ts";
import { readOwnChatPhoto, saveChatPhoto } from "./server/photos/photos.server.ts";
import { markSeen } from "./server/presence.server.ts";
import { sendMessage, sendSimpleMessage } from "./server/send-message.server.ts";
import { openSession, readHistory } from "./server/session.server.ts";
import { staffCalls } from "./server/staff-calls.server.ts";
import { translateAnswer } from "./server/translation.server.ts";

function withClientId<I extends z.output<typeof simpleMessage>>(c: HttpContext, input: I): I {
  const key = c.req.header("idempotency-key");
  const fits = key !== undefined && newMessage.shape.clientId.safeParse(key).success;
  return fits && input.clientId === undefined ? { ...input, clientId: key } : input;
}

function respond(c: HttpContext, body: object): Response {
  c.header("Cache-Control", "no-store");
  return c.json(body);
}

export const chatCall = call({
  method: "POST",
  path: "/api/chat",
  summary: "Ask the assistant, with or without a conversation (sessionId)",
  caller: "anyone",
  body: simpleMessage,
  answer: simpleReply,
  callsProvider: true,
  respond: async (c, ctx, input) =>
    respond(c, await sendSimpleMessage(ctx, withClientId(c, input), `${c.var.address} ${c.req.path}`)),
});

export const sessionCall = call({
  method: "POST",
  path: "/api/chat/session",
  summary: "Start a conversation; its id grants access to it",
  caller: "anyone",
  body: newSession,
  answer: openedSession,
  creates: true,
  limit: "chatSession",
  handler: openSession,
});

export const chatCalls = [
  chatCall,
  sessionCall,
  call({
    method: "GET",
    path: "/api/chat/history/:sessionId",
    summary: "List a conversation's messages, oldest first",
    caller: "anyone",
    params: sessionParams,
    answer: chatHistory,
    handler: readHistory,
  }),
  call({
    method: "POST",
    path: "/api/chat/message",
    summary: "Send a message to a conversation; idempotent by clientId",
    caller: "anyone",
    body: newMessage,
    answer: messageReceipt,
    callsProvider: true,
    respond: async (c, ctx, input) => respond(c, await sendMessage(ctx, withClientId(c, input))),
  }),
  call({
    method: "POST",
    path: "/api/chat/translation",
    summary: "Translate an answer of a conversation into the other language and store the translation",
    caller: "anyone",
    body: translationRequest,
    answer: chatMessage,
    limit: "translation",
    callsProvider: true,
    handler: translateAnswer,
  }),
  call({
    method: "POST",
    path: "/api/chat/seen",
    summary: "Set the last message the visitor has seen; unseen messages are forwarded to them",
    caller: "anyone",
    body: messageSeen,
    answer: seenReceipt,
    handler: markSeen,
  }),
  call({
    method: "POST",
    path: "/api/chat/person",
    summary: "Request a member of staff, or leave an email or phone number for the answer",
    caller: "anyone",
    body: personRequest,
    answer: chatStatus,
    limit: "form",
    handler: askForPerson,
  }),
  call({
    method: "POST",
    path: "/api/chat/photos/:sessionId",
    summary: "Send a photo to a conversation, as a message; a person is asked to look at it",
    caller: "anyone",
    params: sessionParams,
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: photoReceipt,
    limit: "upload",
    prepare: saveChatPhoto,
  }),
  call({
    method: "GET",
    path: "/api/chat/photos/:sessionId/:photo/:size",
    summary: "Get a photo of the caller's own conversation (WebP)",
    caller: "anyone",
    params: ownChatPhoto,
    answer: z.string(),
    respond: async (_c, ctx, input) => photoResponse(await readOwnChatPhoto(ctx, input)),
  }),
  ...staffCalls,
] as const;
