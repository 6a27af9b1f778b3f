import { subscribeToDesk } from "#app/staff/outbox/public.server.ts";
import { type PresentFrame, presentFrame } from "#app/staff/presence/contract.ts";
import { openPresence, type Presence } from "#app/staff/presence/public.server.ts";
import type { Actor } from "#platform/context.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError, errorStatus } from "#platform/errors.ts";
import type { Connection, SocketHandler } from "#platform/http/connections/sockets.server.ts";
import { describeFailure } from "#platform/http/failure.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import {
  type ChatStatus,
  deskFrame,
  joinFrame,
  messageFrame,
  type ServerFrame,
  watchFrame,
} from "../contract.ts";
import { unknownChatCode } from "../rules/limits.ts";
import { answerMessage, findUnanswered } from "./answer.server.ts";
import { type Subscriber, subscribeToChat, toFrame } from "./rooms.server.ts";
import { saveMessage } from "./save-message.server.ts";
import { findSession, type MessageRow, toChatMessage } from "./session.server.ts";

const policyViolationCode = 1008;

/**
 * Serves one socket of `/ws/chat`: a visitor who joins by key, or a browser of staff, which may watch a conversation and the
 * desk's news, and say which record it shows.
 */
export function createChatHandler(connection: Connection): SocketHandler {
  const socket = new ChatSocket(connection);
  return { receive: (frame) => socket.receive(frame), end: () => socket.close() };
}

class ChatSocket {
  readonly #connection: Connection;
  #joined: { sessionId: string; subscriber: Subscriber } | undefined;
  #unsubscribe: (() => void) | undefined;
  #leaveDesk: (() => void) | undefined;
  #presence: Presence | undefined;
  #isClosed = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async receive(frame: unknown): Promise<void> {
    // Most frequent frame first: failing a schema is slower than matching it.
    const message = messageFrame.safeParse(frame);
    if (message.success && this.#joined) return this.#handleMessage(message.data);
    const watch = watchFrame.safeParse(frame);
    if (watch.success) return this.#handleWatch(watch.data.chat);
    const present = presentFrame.safeParse(frame);
    if (present.success) return this.#handlePresent(present.data);
    if (deskFrame.safeParse(frame).success) return this.#handleDesk();
    const join = joinFrame.safeParse(frame);
    if (join.success) return this.#handleJoin(join.data.sessionId, join.data.after);
    if (!this.#joined) return this.#connection.close(policyViolationCode);
    this.#fail(null, new AppError("invalid"));
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe?.();
    this.#leaveDesk?.();
    this.#presence?.end();
  }

  async #handleJoin(sessionId: string, lastMessageId: number): Promise<void> {
    try {
      const { id } = await findSession(this.#ctx(), sessionId);
      const send = (frame: ServerFrame) => {
        this.#connection.send(frame);
        if (frame.type === "standing") void this.#answerUnanswered(id, frame.standing);
      };
      const revoke = () => this.#refuse(new AppError("not_found"));
      const keyHash = hashToken(sessionId);
      this.#subscribe(id, { lastMessageId, lastStatus: "", keyHash, send, revoke }, sessionId);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** On join, and when staff hand back: the last message may still need an answer. */
  async #answerUnanswered(id: number, { state }: ChatStatus): Promise<void> {
    if (state === "staff" || state === "closed") return;
    try {
      const unanswered = await findUnanswered(this.#ctx(), id);
      if (unanswered) this.#answer(unanswered);
    } catch (error) {
      describeFailure(error, this.#connection.locale);
    }
  }

  async #handleWatch(chat: number): Promise<void> {
    try {
      requireStaff({ actor: await this.#connection.actor() });
      const { send } = this.#connection;
      this.#subscribe(chat, { lastMessageId: 0, lastStatus: "", keyHash: null, send, revoke: () => {} });
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** The frame says that something changed; it also comes at once, for what happened before. */
  async #handleDesk(): Promise<void> {
    try {
      requireStaff({ actor: await this.#connection.actor() });
      if (this.#isClosed) return;
      const tell = () => this.#connection.send({ type: "changed" });
      this.#leaveDesk?.();
      this.#leaveDesk = subscribeToDesk(tell);
      this.#connection.markJoined();
      tell();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Checks the session each time, so that a colleague who is signed out or disabled disappears with the next sign of life. */
  async #handlePresent(frame: PresentFrame): Promise<void> {
    try {
      const staff = requireStaff({ actor: await this.#connection.actor() });
      if (this.#isClosed) return;
      this.#presence ??= openPresence(this.#connection.send);
      this.#presence.show(staff, frame);
      this.#connection.markJoined();
    } catch (error) {
      this.#refuse(error);
    }
  }

  #subscribe(id: number, subscriber: Subscriber, sessionId?: string): void {
    // The connection may have closed during the lookup.
    if (this.#isClosed) return;
    this.#unsubscribe?.();
    this.#unsubscribe = subscribeToChat(id, subscriber);
    this.#joined = sessionId === undefined ? undefined : { sessionId, subscriber };
    this.#connection.markJoined();
  }

  async #handleMessage({
    text,
    userLanguage,
    clientId,
  }: {
    text: string;
    userLanguage?: Locale | undefined;
    clientId?: string | undefined;
  }): Promise<void> {
    const { sessionId, subscriber } = this.#joined ?? {};
    if (sessionId === undefined || !subscriber) return;
    const language = userLanguage ?? this.#connection.locale;
    const lastKnownId = subscriber.lastMessageId;
    try {
      const input = { sessionId, message: text, language, clientId };
      const { message, state } = await saveMessage(this.#ctx(language), input);
      // New messages come from the room, maybe before this line; a duplicate is confirmed here.
      if (message.id <= lastKnownId) this.#connection.send(toFrame(toChatMessage(message)));
      if (state !== "staff") this.#answer(message);
    } catch (error) {
      // The conversation was deleted: the browser opens a new one and resends.
      if (error instanceof AppError && error.code === "not_found") this.#refuse(error);
      else this.#fail(clientId ?? null, error);
    }
  }

  /** Not awaited, so that a slow provider does not block further messages. The room sends the answer. */
  #answer(message: MessageRow): void {
    answerMessage(this.#ctx(message.locale), message).catch((error: unknown) => {
      describeFailure(error, message.locale);
      this.#connection.send({ type: "unanswered", clientId: message.clientId });
    });
  }

  #fail(clientId: string | null, error: unknown): void {
    const { message } = describeFailure(error, this.#connection.locale);
    this.#connection.send({ type: "failed", clientId, message });
  }

  #refuse(error: unknown): void {
    const { code } = describeFailure(error, this.#connection.locale);
    this.#connection.close(errorStatus[code] < 500 ? unknownChatCode : 1013);
  }

  #ctx(locale: Locale = this.#connection.locale): Ctx {
    const actor: Actor = { kind: "visitor" };
    return { db: db(), actor, locale, now: new Date(), address: this.#connection.address };
  }
}
