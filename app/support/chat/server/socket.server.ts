import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Actor } from "#platform/context.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError, errorStatus } from "#platform/errors.ts";
import type { Connection, SocketHandler } from "#platform/http/connections/sockets.server.ts";
import { explain } from "#platform/http/failure.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type ChatStanding, joinFrame, messageFrame, type ServerFrame, watchFrame } from "../contract.ts";
import { answerMessage, leftUnanswered } from "./answer.server.ts";
import { keepMessage } from "./keep.server.ts";
import { enterRoom, frameOf, type Guest } from "./rooms.server.ts";
import { type MessageRow, messageOf, sessionOf } from "./session.server.ts";

/** Close code: no such conversation, do not reconnect. 4000–4999 are application codes. */
const unknown = 4404;
const policy = 1008;

export function openTalk(connection: Connection): SocketHandler {
  const talk = new VisitorTalk(connection);
  return { receive: (frame) => talk.receive(frame), end: () => talk.leave() };
}

class VisitorTalk {
  readonly #connection: Connection;
  #joined: { sessionId: string; guest: Guest } | undefined;
  #leaveRoom: (() => void) | undefined;
  #ended = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async receive(frame: unknown): Promise<void> {
    // Most frequent frame first: failing a schema is slower than matching it.
    const said = messageFrame.safeParse(frame);
    if (said.success && this.#joined) return this.#say(said.data);
    const watched = watchFrame.safeParse(frame);
    if (watched.success) return this.#watch(watched.data.chat);
    const join = joinFrame.safeParse(frame);
    if (join.success) return this.#join(join.data.sessionId, join.data.after);
    if (!this.#joined) return this.#connection.close(policy);
    this.#fail(null, new AppError("invalid"));
  }

  leave(): void {
    this.#ended = true;
    this.#leaveRoom?.();
  }

  async #join(sessionId: string, after: number): Promise<void> {
    try {
      const { id } = await sessionOf(this.#ctx(), sessionId);
      const send = (frame: ServerFrame) => {
        this.#connection.send(frame);
        if (frame.type === "standing") void this.#answerLeft(id, frame.standing);
      };
      const shutOut = () => this.#refuse(new AppError("not_found"));
      const keyHash = tokenHash(sessionId);
      this.#enter(id, { after, standing: "", keyHash, send, shutOut }, sessionId);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** On join, and when staff hand back: the last message may still need an answer. */
  async #answerLeft(id: number, { state }: ChatStanding): Promise<void> {
    if (state === "staff" || state === "closed") return;
    try {
      const left = await leftUnanswered(this.#ctx(), id);
      if (left) this.#answer(left);
    } catch (error) {
      explain(error, this.#connection.locale);
    }
  }

  async #watch(chat: number): Promise<void> {
    try {
      requireStaff({ actor: await this.#connection.actor() });
      const { send } = this.#connection;
      this.#enter(chat, { after: 0, standing: "", keyHash: null, send, shutOut: () => {} });
    } catch (error) {
      this.#refuse(error);
    }
  }

  #enter(id: number, guest: Guest, sessionId?: string): void {
    // The connection may have closed during the lookup.
    if (this.#ended) return;
    this.#leaveRoom?.();
    this.#leaveRoom = enterRoom(id, guest);
    this.#joined = sessionId === undefined ? undefined : { sessionId, guest };
    this.#connection.settle();
  }

  async #say({
    text,
    userLanguage,
    clientId,
  }: {
    text: string;
    userLanguage?: Locale | undefined;
    clientId?: string | undefined;
  }): Promise<void> {
    const { sessionId, guest } = this.#joined ?? {};
    if (sessionId === undefined || !guest) return;
    const language = userLanguage ?? this.#connection.locale;
    const told = guest.after;
    try {
      const said = { sessionId, message: text, language, clientId };
      const { message, state } = await keepMessage(this.#ctx(language), said);
      // New messages come from the room, maybe before this line; a duplicate is confirmed here.
      if (message.id <= told) this.#connection.send(frameOf(messageOf(message)));
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
      explain(error, message.locale);
      this.#connection.send({ type: "unanswered", clientId: message.clientId });
    });
  }

  #fail(clientId: string | null, error: unknown): void {
    const { message } = explain(error, this.#connection.locale);
    this.#connection.send({ type: "failed", clientId, message });
  }

  #refuse(error: unknown): void {
    const { code } = explain(error, this.#connection.locale);
    this.#connection.close(errorStatus[code] < 500 ? unknown : 1013);
  }

  #ctx(locale: Locale = this.#connection.locale): Ctx {
    const actor: Actor = { kind: "visitor" };
    return { db: db(), actor, locale, now: new Date(), address: this.#connection.address };
  }
}
