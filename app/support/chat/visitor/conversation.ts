import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatMessage, ChatStanding, ServerFrame } from "../contract.ts";
import { LiveLink } from "../live-link.ts";
import {
  beginConversation,
  isUnknown,
  opensConversation,
  patience,
  tellSeen,
  translatedAnswer,
} from "./conversation-calls.ts";
import {
  type ConversationView,
  isAnswered,
  leftUnanswered,
  nothing,
  type Way,
  withKept,
} from "./conversation-view.ts";
import { adoptKey, forgetOnDevice, keepOnDevice, onDevice, type Unsent } from "./on-device.ts";
import { Timers } from "./timers.ts";

/**
 * State machine of a visitor's conversation in this browser; README.md beside it has the diagram. The socket and HTTP
 * deliver the same messages, in any order and maybe twice: stored ones are merged by id, unsent ones by client id.
 */
export class Conversation {
  #view = nothing;
  #sessionId: string | null = null;
  /** Key of a letter until the server has checked it; nothing is read or sent before. */
  #letterKey: string | undefined;
  #following: Promise<void> | null = null;
  #opening: Promise<string> | null = null;
  /** All messages up to this id are here. An HTTP answer can overtake earlier messages of others. */
  #complete = 0;
  /** Client ids handled by this tab; other unsent messages on the device belong to other tabs. */
  readonly #own = new Set<string>();
  #live: LiveLink | null = null;
  readonly #timers = new Timers();
  #users = 0;
  /** Viewers that only wait for staff answers: they need no socket while no person is involved. */
  #quietUsers = 0;
  #seen: number;
  readonly #listeners = new Set<() => void>();

  constructor(letterKey: string | undefined) {
    this.#letterKey = letterKey;
    this.#seen = onDevice().seen;
    if (letterKey === undefined) this.#load();
  }

  readonly view = (): ConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  enter(language: Locale, creates: boolean, isQuiet = false): () => void {
    this.#users += 1;
    if (isQuiet) this.#quietUsers += 1;
    void this.#start(language, creates);
    return () => {
      this.#users -= 1;
      if (isQuiet) this.#quietUsers -= 1;
      if (this.#users > 0) return;
      this.#live?.close();
      this.#live = null;
      this.#timers.stop("look");
      this.#show({ isLive: false });
    };
  }

  /** Continues a session opened without JavaScript, unless there is one. @returns whether it is the current one */
  adopt(sessionId: string, language: Locale): boolean {
    if (this.#letterKey === undefined && this.#sessionId === null && sessionId !== "") {
      this.#sessionId = sessionId;
      this.#keep();
      void this.read(language);
    }
    return this.#sessionId === sessionId;
  }

  send(text: string, language: Locale, way: Way): void {
    const letterKey = this.#letterKey;
    const one: Unsent = { clientId: newKey(), text, language, phase: "sending", problem: "", letterKey };
    this.#own.add(one.clientId);
    this.#show({ unsent: [...this.#view.unsent, one], unanswered: null });
    this.#deliver(one, way);
  }

  /** Resends a failed message, or asks again for a missing answer. */
  retry(clientId: string, way: Way): void {
    const failed = this.#view.unsent.find((one) => one.clientId === clientId);
    if (failed) {
      const again: Unsent = { ...failed, phase: "sending", problem: "" };
      this.#show({ unsent: this.#view.unsent.map((one) => (one === failed ? again : one)) });
      this.#deliver(again, way);
      return;
    }
    const kept = this.#view.messages.find((one) => one.clientId === clientId);
    if (!kept) return;
    this.#await(clientId);
    void this.#post({ ...kept, clientId }, way);
  }

  unseen(): number {
    return this.#view.messages.filter(({ id, author }) => author === "staff" && id > this.#seen).length;
  }

  /** Tells the server what was shown: unseen staff answers are sent as letters. */
  see(): void {
    const newest = this.#view.messages.at(-1)?.id ?? 0;
    if (newest <= this.#seen) return;
    if (this.unseen() > 0 && this.#sessionId !== null) tellSeen(this.#sessionId, newest);
    this.#seen = newest;
    this.#keep();
    this.#show({});
  }

  async translate(message: number): Promise<void> {
    if (this.#sessionId !== null) this.#take([await translatedAnswer(this.#sessionId, message)]);
  }

  discard(clientId: string): void {
    this.#show({ unsent: this.#view.unsent.filter((one) => one.clientId !== clientId) });
  }

  async askForPerson(language: Locale, contact = ""): Promise<void> {
    const standing = await this.#within(language, (sessionId) =>
      api.post("/api/chat/person", { sessionId, contact }),
    );
    this.#show({ standing });
  }

  async read(language: Locale): Promise<void> {
    try {
      const { messages, ...standing } = await this.#within(language, (sessionId) =>
        api.get("/api/chat/history/:sessionId", { sessionId }),
      );
      this.#take(messages);
      this.#complete = Math.max(this.#complete, messages.at(-1)?.id ?? 0);
      // Frames received meanwhile are newer.
      if (!this.#view.isLive) this.#stand(standing);
    } catch {
      // A failed poll leaves what was read before.
      if (this.#view.messages.length > 0) return;
      const isNone = this.#sessionId === null && this.#letterKey === undefined;
      this.#show(isNone ? { notOpened: true } : { notRead: true });
    } finally {
      this.#connect(language);
    }
  }

  async #start(language: Locale, creates: boolean): Promise<void> {
    try {
      if (this.#letterKey !== undefined) await this.#follow(this.#letterKey);
    } catch {
      this.#show({ notRead: true });
      return;
    }
    // Another tab may have opened a session.
    this.#sessionId ??= onDevice().sessionId;
    if (!this.#live && (creates || this.#sessionId !== null)) await this.read(language);
  }

  /** Replaces the browser's own conversation by the letter's, if the key is valid. @throws ApiError */
  #follow(key: string): Promise<void> {
    this.#following ??= opensConversation(key)
      .then((opens) => {
        if (opens) adoptKey(key);
        this.#letterKey = undefined;
        this.#load();
        this.#show({ unsent: this.#view.unsent, isDeadLink: !opens });
      })
      .finally(() => {
        this.#following = null;
      });
    return this.#following;
  }

  /** Restores from the device. Unsent messages may have been stored before the reload; the history decides. */
  #load(): void {
    const { sessionId, unsent, seen } = onDevice();
    this.#sessionId = sessionId;
    this.#seen = seen;
    const before = unsent.filter(({ clientId }) => !this.#own.has(clientId));
    for (const { clientId } of before) this.#own.add(clientId);
    const failed = before.map((one) => ({ ...one, phase: "failed" as const, problem: "" }));
    this.#view = { ...this.#view, unsent: [...failed, ...this.#view.unsent] };
  }

  #lookLater(language: Locale): void {
    this.#timers.set("look", patience.look, () => {
      if (this.#users === 0) return;
      if (!this.#view.isLive && this.#sessionId !== null) void this.read(language);
      this.#lookLater(language);
    });
  }

  #connect(language: Locale): void {
    const sessionId = this.#sessionId;
    if (this.#live || sessionId === null || this.#users === 0) return;
    const { state = "assistant" } = this.#view.standing ?? {};
    if (this.#users === this.#quietUsers && state !== "waiting" && state !== "staff") return;
    const link: LiveLink = new LiveLink({
      join: () => ({ type: "join", sessionId, after: this.#complete }),
      heard: (frame) => this.#hear(frame),
      // A replaced connection may close after its successor opened.
      closed: () => this.#live === link && this.#show({ isLive: false }),
      unknown: () => this.#forget(sessionId),
    });
    this.#live = link;
    this.#lookLater(language);
  }

  #forget(sessionId: string): void {
    if (this.#sessionId !== sessionId) return;
    this.#live?.close();
    this.#live = null;
    this.#sessionId = null;
    this.#complete = 0;
    forgetOnDevice(sessionId);
    const { unsent, awaited } = this.#view;
    const isUnsent = unsent.some(({ clientId }) => clientId === awaited);
    this.#show({ ...nothing, unsent, awaited: isUnsent ? awaited : null });
  }

  /** Runs `request` with the session id; retries once in a new session if the old one was deleted. @throws ApiError */
  async #within<T>(language: Locale, act: (sessionId: string) => Promise<T>): Promise<T> {
    const sessionId = await this.#session(language);
    try {
      return await act(sessionId);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      this.#forget(sessionId);
      return act(await this.#session(language));
    }
  }

  /** Opens a session if neither this tab nor another one has. */
  async #session(language: Locale): Promise<string> {
    if (this.#letterKey !== undefined) await this.#follow(this.#letterKey);
    if (this.#sessionId !== null) return this.#sessionId;
    this.#sessionId = onDevice().sessionId;
    if (this.#sessionId !== null) {
      void this.read(language);
      return this.#sessionId;
    }
    this.#opening ??= this.#open(language).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #open(language: Locale): Promise<string> {
    const { sessionId, ...standing } = await beginConversation(language);
    this.#sessionId = sessionId;
    this.#keep();
    this.#seen = 0;
    this.#show({ standing, notRead: false, notOpened: false });
    this.#connect(language);
    return sessionId;
  }

  #deliver(one: Unsent, way: Way): void {
    if (this.#view.standing?.state !== "staff") this.#await(one.clientId);
    const { clientId, text, language } = one;
    const frame = { type: "message", text, userLanguage: language, clientId };
    const isSent = way === "/api/chat/message" && this.#live?.send(frame);
    if (!isSent) {
      void this.#post(one, way);
      return;
    }
    this.#timers.set(`kept ${clientId}`, patience.kept, () => {
      const waits = ({ clientId: other, phase }: Unsent) => other === clientId && phase === "sending";
      if (!this.#view.unsent.some(waits)) return;
      // Open but silent: the network is gone.
      this.#live?.renew();
      void this.#post(one, way);
    });
  }

  async #post({ clientId, text, language }: Omit<Unsent, "phase" | "problem">, way: Way): Promise<void> {
    try {
      const said = { message: text, userLanguage: language, clientId };
      const signal = AbortSignal.timeout(patience.answer);
      const { message, answer } = await this.#within(language, (sessionId) =>
        api.post(way, { sessionId, ...said }, { signal }),
      );
      this.#take([message, answer].filter((one) => one !== null));
      this.#answered(clientId);
    } catch (error) {
      this.#fail(clientId, error instanceof ApiError ? (error.body?.message ?? "") : "");
    }
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "kept" || frame.type === "response") {
      this.#take([frame.message]);
      this.#complete = Math.max(this.#complete, frame.message.id);
    } else if (frame.type === "standing") {
      this.#show({ isLive: true });
      this.#stand(frame.standing);
      this.#resend();
    } else if (frame.type === "failed" && frame.clientId) this.#fail(frame.clientId, frame.message);
    else if (frame.type === "unanswered") this.#noAnswer(frame.clientId);
  }

  #stand(standing: ChatStanding): void {
    this.#show({ standing, notRead: false, notOpened: false });
    if (standing.state === "staff") this.#show({ awaited: null });
    if (standing.state !== "assistant" && standing.state !== "waiting") return;
    const { awaited, unanswered } = this.#view;
    const left = leftUnanswered(this.#view);
    if (left && !awaited && !unanswered) this.#await(left);
  }

  #resend(): void {
    for (const { clientId, text, language, phase } of this.#view.unsent)
      if (phase === "sending") this.#live?.send({ type: "message", text, userLanguage: language, clientId });
  }

  #take(told: readonly ChatMessage[]): void {
    if (told.length === 0) return;
    this.#show(withKept(this.#view, told));
    const { awaited, unanswered } = this.#view;
    for (const clientId of [awaited, unanswered])
      if (clientId && isAnswered(this.#view, clientId)) this.#answered(clientId);
  }

  #await(clientId: string): void {
    this.#show({ awaited: clientId, unanswered: null });
    this.#timers.set("answer", patience.answer, () => this.#noAnswer(clientId));
  }

  #answered(clientId: string): void {
    const { awaited, unanswered } = this.#view;
    this.#show({
      awaited: awaited === clientId ? null : awaited,
      unanswered: unanswered === clientId ? null : unanswered,
    });
  }

  #noAnswer(clientId: string): void {
    if (this.#view.awaited !== clientId) return;
    // Unsent messages show their own state.
    const isKept = !this.#view.unsent.some((one) => one.clientId === clientId);
    this.#show({ awaited: null, unanswered: isKept ? clientId : null });
  }

  #fail(clientId: string, problem: string): void {
    const failed = this.#view.unsent.find((one) => one.clientId === clientId);
    // It was stored: only its answer is missing.
    if (!failed) {
      this.#noAnswer(clientId);
      return;
    }
    const after: Unsent = { ...failed, phase: "failed", problem };
    this.#show({
      unsent: this.#view.unsent.map((one) => (one === failed ? after : one)),
      awaited: this.#view.awaited === clientId ? null : this.#view.awaited,
    });
  }

  #show(change: Partial<ConversationView>): void {
    this.#view = { ...this.#view, ...change };
    if (change.unsent) this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    keepOnDevice({ sessionId: this.#sessionId, unsent: this.#view.unsent, seen: this.#seen }, this.#own);
  }
}
