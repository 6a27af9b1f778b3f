import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatMessage, ChatStatus, ServerFrame } from "../contract.ts";
import type { LiveConnection } from "../live-connection.ts";
import {
  createSession,
  fetchTranslation,
  isNotFound,
  isValidKey,
  loadConnection,
  reportSeen,
  timeoutsMs,
} from "./conversation-api.ts";
import {
  type ConversationView,
  emptyView,
  findUnanswered,
  isAnswered,
  mergeStored,
  type SendPath,
  withoutWaiting,
} from "./conversation-view.ts";
import {
  adoptLetterKey,
  clearSession,
  readDeviceState,
  saveDeviceState,
  type Unsent,
} from "./device-state.ts";
import { Timers } from "./timers.ts";

/**
 * State machine of a visitor's conversation in this browser; README.md beside it has the diagram. The socket and HTTP
 * deliver the same messages, in any order and maybe twice: stored ones are merged by id, unsent ones by client id.
 */
export class Conversation {
  #view = emptyView;
  #sessionId: string | null = null;
  /** Key of a letter until the server has checked it; nothing is read or sent before. */
  #letterKey: string | undefined;
  #checkingKey: Promise<void> | null = null;
  #creating: Promise<string> | null = null;
  /** All messages up to this id are here. An HTTP answer can overtake earlier messages of others. */
  #completeUpTo = 0;
  /** Client ids handled by this tab; other unsent messages on the device belong to other tabs. */
  readonly #ownIds = new Set<string>();
  #connection: LiveConnection | null = null;
  readonly #timers = new Timers();
  #viewers = 0;
  /** Viewers that only wait for staff answers: they need no socket while no person is involved. */
  #passiveViewers = 0;
  #seenId: number;
  readonly #listeners = new Set<() => void>();

  constructor(letterKey: string | undefined) {
    this.#letterKey = letterKey;
    this.#seenId = readDeviceState().seen;
    if (letterKey === undefined) this.#restore();
  }

  readonly view = (): ConversationView => this.#view;

  get sessionId(): string | null {
    return this.#sessionId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers a viewer, loads the history and connects. @returns the detach function */
  attach(language: Locale, creates: boolean, isPassive = false): () => void {
    this.#viewers += 1;
    if (isPassive) this.#passiveViewers += 1;
    void this.#start(language, creates);
    return () => {
      this.#viewers -= 1;
      if (isPassive) this.#passiveViewers -= 1;
      if (this.#viewers > 0) return;
      this.#connection?.close();
      this.#connection = null;
      this.#timers.stop("poll");
      this.#update({ isLive: false });
    };
  }

  /** Continues a session opened without JavaScript, unless there is one. @returns whether it is the current one */
  adoptSession(sessionId: string, language: Locale): boolean {
    if (this.#letterKey === undefined && this.#sessionId === null && sessionId !== "") {
      this.#sessionId = sessionId;
      this.#persist();
      void this.refresh(language);
    }
    return this.#sessionId === sessionId;
  }

  send(text: string, language: Locale, path: SendPath): void {
    const letterKey = this.#letterKey;
    const message: Unsent = { clientId: newKey(), text, language, phase: "sending", problem: "", letterKey };
    this.#ownIds.add(message.clientId);
    this.#update({ unsent: [...this.#view.unsent, message], unanswered: null });
    this.#deliver(message, path);
  }

  /** Resends a failed message, or asks again for a missing answer. */
  retry(clientId: string, path: SendPath): void {
    const failed = this.#view.unsent.find((message) => message.clientId === clientId);
    if (failed) {
      const resent: Unsent = { ...failed, phase: "sending", problem: "" };
      this.#update({ unsent: this.#view.unsent.map((message) => (message === failed ? resent : message)) });
      this.#deliver(resent, path);
      return;
    }
    const stored = this.#view.messages.find((message) => message.clientId === clientId);
    if (!stored) return;
    this.#awaitAnswer(clientId);
    void this.#sendByHttp({ ...stored, clientId }, path);
  }

  unseenCount(): number {
    return this.#view.messages.filter(({ id, author }) => author === "staff" && id > this.#seenId).length;
  }

  /** Tells the server what was shown: unseen staff answers are sent as letters. */
  markSeen(): void {
    const newest = this.#view.messages.at(-1)?.id ?? 0;
    if (newest <= this.#seenId) return;
    if (this.unseenCount() > 0 && this.#sessionId !== null) reportSeen(this.#sessionId, newest);
    this.#seenId = newest;
    this.#persist();
    this.#update({});
  }

  async translate(message: number): Promise<void> {
    if (this.#sessionId !== null) this.#merge([await fetchTranslation(this.#sessionId, message)]);
  }

  discard(clientId: string): void {
    this.#update({ unsent: this.#view.unsent.filter((message) => message.clientId !== clientId) });
  }

  async askForPerson(language: Locale, contact = ""): Promise<void> {
    const status = await this.#withSession(language, (sessionId) =>
      api.post("/api/chat/person", { sessionId, contact }),
    );
    this.#update({ status });
  }

  /** Reloads the history, then connects if needed. */
  async refresh(language: Locale): Promise<void> {
    try {
      const { messages, ...status } = await this.#withSession(language, (sessionId) =>
        api.get("/api/chat/history/:sessionId", { sessionId }),
      );
      this.#merge(messages);
      this.#completeUpTo = Math.max(this.#completeUpTo, messages.at(-1)?.id ?? 0);
      // Frames received meanwhile are newer.
      if (!this.#view.isLive) this.#applyStatus(status);
    } catch {
      // A failed poll leaves what was read before.
      if (this.#view.messages.length > 0) return;
      const isNew = this.#sessionId === null && this.#letterKey === undefined;
      this.#update(isNew ? { hasOpenFailed: true } : { hasReadFailed: true });
    } finally {
      this.#connect(language);
    }
  }

  async #start(language: Locale, creates: boolean): Promise<void> {
    try {
      if (this.#letterKey !== undefined) await this.#checkLetterKey(this.#letterKey);
    } catch {
      this.#update({ hasReadFailed: true });
      return;
    }
    // Another tab may have opened a session.
    this.#sessionId ??= readDeviceState().sessionId;
    if (!this.#connection && (creates || this.#sessionId !== null)) await this.refresh(language);
  }

  /** Replaces the browser's own conversation by the letter's, if the key is valid. @throws ApiError */
  #checkLetterKey(key: string): Promise<void> {
    this.#checkingKey ??= isValidKey(key)
      .then((isValid) => {
        if (isValid) adoptLetterKey(key);
        this.#letterKey = undefined;
        this.#restore();
        this.#update({ unsent: this.#view.unsent, isDeadLink: !isValid });
      })
      .finally(() => {
        this.#checkingKey = null;
      });
    return this.#checkingKey;
  }

  /** Restores from the device. Unsent messages may have been stored before the reload; the history decides. */
  #restore(): void {
    const { sessionId, unsent, seen } = readDeviceState();
    this.#sessionId = sessionId;
    this.#seenId = seen;
    const restored = unsent.filter(({ clientId }) => !this.#ownIds.has(clientId));
    for (const { clientId } of restored) this.#ownIds.add(clientId);
    const failed = restored.map((message) => ({ ...message, phase: "failed" as const, problem: "" }));
    this.#view = { ...this.#view, unsent: [...failed, ...this.#view.unsent] };
  }

  #schedulePoll(language: Locale): void {
    this.#timers.set("poll", timeoutsMs.poll, () => {
      if (this.#viewers === 0) return;
      if (!this.#view.isLive && this.#sessionId !== null) void this.refresh(language);
      this.#schedulePoll(language);
    });
  }

  #connect(language: Locale): void {
    const sessionId = this.#sessionId;
    if (this.#connection || sessionId === null || this.#viewers === 0) return;
    const { state = "assistant" } = this.#view.status ?? {};
    if (this.#viewers === this.#passiveViewers && state !== "waiting" && state !== "staff") return;
    this.#schedulePoll(language);
    // If its code does not come, the next poll tries again.
    void loadConnection().then((Live) => Live && this.#open(sessionId, Live));
  }

  #open(sessionId: string, Live: typeof LiveConnection): void {
    // Meanwhile another call may have opened it, or nobody looks any more.
    if (this.#connection || this.#sessionId !== sessionId || this.#viewers === 0) return;
    const connection: LiveConnection = new Live({
      join: () => ({ type: "join", sessionId, after: this.#completeUpTo }),
      onFrame: (frame) => this.#handleFrame(frame),
      // A replaced connection may close after its successor opened.
      onClose: () => this.#connection === connection && this.#update({ isLive: false }),
      onUnknown: () => this.#reset(sessionId),
    });
    this.#connection = connection;
  }

  #reset(sessionId: string): void {
    if (this.#sessionId !== sessionId) return;
    this.#connection?.close();
    this.#connection = null;
    this.#sessionId = null;
    this.#completeUpTo = 0;
    clearSession(sessionId);
    const { unsent, awaited } = this.#view;
    const isUnsent = unsent.some(({ clientId }) => clientId === awaited);
    this.#update({ ...emptyView, unsent, awaited: isUnsent ? awaited : null });
  }

  /** Runs `request` with the session id; retries once in a new session if the old one was deleted. @throws ApiError */
  async #withSession<T>(language: Locale, request: (sessionId: string) => Promise<T>): Promise<T> {
    const sessionId = await this.ensureSession(language);
    try {
      return await request(sessionId);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      this.#reset(sessionId);
      return request(await this.ensureSession(language));
    }
  }

  /** Opens a session if neither this tab nor another one has. @returns its key @throws ApiError, TypeError (network) */
  async ensureSession(language: Locale): Promise<string> {
    if (this.#letterKey !== undefined) await this.#checkLetterKey(this.#letterKey);
    if (this.#sessionId !== null) return this.#sessionId;
    this.#sessionId = readDeviceState().sessionId;
    if (this.#sessionId !== null) {
      void this.refresh(language);
      return this.#sessionId;
    }
    this.#creating ??= this.#createSession(language).finally(() => {
      this.#creating = null;
    });
    return this.#creating;
  }

  async #createSession(language: Locale): Promise<string> {
    const { sessionId, ...status } = await createSession(language);
    this.#sessionId = sessionId;
    this.#persist();
    this.#seenId = 0;
    this.#update({ status, hasReadFailed: false, hasOpenFailed: false });
    this.#connect(language);
    return sessionId;
  }

  #deliver(message: Unsent, path: SendPath): void {
    if (this.#view.status?.state !== "staff") this.#awaitAnswer(message.clientId);
    const { clientId, text, language } = message;
    const frame = { type: "message", text, userLanguage: language, clientId };
    const isSent = path === "/api/chat/message" && this.#connection?.send(frame);
    if (!isSent) {
      void this.#sendByHttp(message, path);
      return;
    }
    this.#timers.set(`confirm ${clientId}`, timeoutsMs.confirm, () => {
      const isPending = ({ clientId: other, phase }: Unsent) => other === clientId && phase === "sending";
      if (!this.#view.unsent.some(isPending)) return;
      // Open but silent: the network is gone.
      this.#connection?.renew();
      void this.#sendByHttp(message, path);
    });
  }

  async #sendByHttp(
    { clientId, text, language }: Omit<Unsent, "phase" | "problem">,
    path: SendPath,
  ): Promise<void> {
    try {
      const body = { message: text, userLanguage: language, clientId };
      const signal = AbortSignal.timeout(timeoutsMs.answer);
      const { message, answer } = await this.#withSession(language, (sessionId) =>
        api.post(path, { sessionId, ...body }, { signal }),
      );
      this.#merge([message, answer].filter((one) => one !== null));
      this.#update(withoutWaiting(this.#view, clientId));
    } catch (error) {
      this.#markFailed(clientId, error instanceof ApiError ? (error.body?.message ?? "") : "");
    }
  }

  #handleFrame(frame: ServerFrame): void {
    if (frame.type === "kept" || frame.type === "response") {
      this.#merge([frame.message]);
      this.#completeUpTo = Math.max(this.#completeUpTo, frame.message.id);
    } else if (frame.type === "standing") {
      this.#update({ isLive: true });
      this.#applyStatus(frame.standing);
      this.#resendPending();
    } else if (frame.type === "failed" && frame.clientId) this.#markFailed(frame.clientId, frame.message);
    else if (frame.type === "unanswered") this.#markUnanswered(frame.clientId);
  }

  /** The history is complete; `status` is the current state of the session. */
  #applyStatus(status: ChatStatus): void {
    this.#update({ status, hasReadFailed: false, hasOpenFailed: false });
    if (status.state === "staff") this.#update({ awaited: null });
    if (status.state !== "assistant" && status.state !== "waiting") return;
    const { awaited, unanswered } = this.#view;
    const missing = findUnanswered(this.#view);
    if (missing && !awaited && !unanswered) this.#awaitAnswer(missing);
  }

  /** After a reconnect; the server recognises duplicates by their client ids. */
  #resendPending(): void {
    for (const { clientId, text, language, phase } of this.#view.unsent)
      if (phase === "sending")
        this.#connection?.send({ type: "message", text, userLanguage: language, clientId });
  }

  #merge(stored: readonly ChatMessage[]): void {
    if (stored.length === 0) return;
    this.#update(mergeStored(this.#view, stored));
    const { awaited, unanswered } = this.#view;
    for (const clientId of [awaited, unanswered])
      if (clientId && isAnswered(this.#view, clientId)) this.#update(withoutWaiting(this.#view, clientId));
  }

  #awaitAnswer(clientId: string): void {
    this.#update({ awaited: clientId, unanswered: null });
    this.#timers.set("answer", timeoutsMs.answer, () => this.#markUnanswered(clientId));
  }

  #markUnanswered(clientId: string): void {
    if (this.#view.awaited !== clientId) return;
    // Unsent messages show their own state.
    const isStored = !this.#view.unsent.some((message) => message.clientId === clientId);
    this.#update({ awaited: null, unanswered: isStored ? clientId : null });
  }

  #markFailed(clientId: string, problem: string): void {
    const failed = this.#view.unsent.find((message) => message.clientId === clientId);
    const updated: Unsent | undefined = failed && { ...failed, phase: "failed", problem };
    // It was stored: only its answer is missing.
    if (!updated) this.#markUnanswered(clientId);
    else
      this.#update({
        unsent: this.#view.unsent.map((message) => (message === failed ? updated : message)),
        awaited: this.#view.awaited === clientId ? null : this.#view.awaited,
      });
  }

  #update(change: Partial<ConversationView>): void {
    this.#view = { ...this.#view, ...change };
    if (change.unsent) this.#persist();
    for (const listener of this.#listeners) listener();
  }

  #persist(): void {
    saveDeviceState(
      { sessionId: this.#sessionId, unsent: this.#view.unsent, seen: this.#seenId },
      this.#ownIds,
    );
  }
}
