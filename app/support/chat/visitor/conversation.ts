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
 * A visitor's conversation as this browser has it: kept messages by their number, each once, and beside them what is not
 * yet known to be kept, under the id that lets it be sent as often as it takes.
 */
export class Conversation {
  #view = nothing;
  #sessionId: string | null = null;
  /** A letter's key, until the server has said whether it opens something: before that nothing is read or sent. */
  #letterKey: string | undefined;
  #following: Promise<void> | null = null;
  #opening: Promise<string> | null = null;
  /** The last message before which none is missing here: an answer by HTTP can overtake what somebody else said. */
  #complete = 0;
  /** All that was ever written here, by client id: on the device, what is not of these is another tab's. */
  readonly #own = new Set<string>();
  #live: LiveLink | null = null;
  readonly #timers = new Timers();
  #users = 0;
  /** Those of them who only wait for a person's answer: without a person it needs no live connection. */
  #quietUsers = 0;
  #seen: number;
  readonly #listeners = new Set<() => void>();

  /** @param letterKey the key in the link of a letter, if one led here */
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

  /** Somebody looks at it: what was said is read, and the live connection opened. @returns how to look away */
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

  /** Goes on with what was begun without scripts; who has a conversation keeps it. @returns whether it is this one */
  adopt(sessionId: string, language: Locale): boolean {
    if (this.#letterKey === undefined && this.#sessionId === null && sessionId !== "") {
      this.#sessionId = sessionId;
      this.#keep();
      void this.read(language);
    }
    return this.#sessionId === sessionId;
  }

  /** Says something, once. */
  send(text: string, language: Locale, way: Way): void {
    const letterKey = this.#letterKey;
    const one: Unsent = { clientId: newKey(), text, language, phase: "sending", problem: "", letterKey };
    this.#own.add(one.clientId);
    this.#show({ unsent: [...this.#view.unsent, one], unanswered: null });
    this.#deliver(one, way);
  }

  /** Sends again what failed, or asks again for the answer that did not come. */
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

  /** How many answers of the team were not shown here yet. */
  unseen(): number {
    return this.#view.messages.filter(({ id, author }) => author === "staff" && id > this.#seen).length;
  }

  /** All that is here was shown: what a person wrote and the visitor does not see is sent on to them. */
  see(): void {
    const newest = this.#view.messages.at(-1)?.id ?? 0;
    if (newest <= this.#seen) return;
    if (this.unseen() > 0 && this.#sessionId !== null) tellSeen(this.#sessionId, newest);
    this.#seen = newest;
    this.#keep();
    this.#show({});
  }

  /** Has an answer translated into the other language. @throws ApiError */
  async translate(message: number): Promise<void> {
    if (this.#sessionId !== null) this.#take([await translatedAnswer(this.#sessionId, message)]);
  }

  /** Takes back what was never kept. */
  discard(clientId: string): void {
    this.#show({ unsent: this.#view.unsent.filter((one) => one.clientId !== clientId) });
  }

  /** Asks for a person, or says where one can answer. @throws ApiError */
  async askForPerson(language: Locale, contact = ""): Promise<void> {
    const standing = await this.#within(language, (sessionId) =>
      api.post("/api/chat/person", { sessionId, contact }),
    );
    this.#show({ standing });
  }

  /** Reads anew what was said: after it failed, or while the live connection is closed. */
  async read(language: Locale): Promise<void> {
    try {
      const { messages, ...standing } = await this.#within(language, (sessionId) =>
        api.get("/api/chat/history/:sessionId", { sessionId }),
      );
      this.#take(messages);
      this.#complete = Math.max(this.#complete, messages.at(-1)?.id ?? 0);
      // What the live connection said meanwhile is newer.
      if (!this.#view.isLive) this.#stand(standing);
    } catch {
      // What is on the screen already was read: a look in between may fail.
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
    // Another tab may have begun it meanwhile.
    this.#sessionId ??= onDevice().sessionId;
    if (!this.#live && (creates || this.#sessionId !== null)) await this.read(language);
  }

  /** Puts the browser's own conversation aside for a letter's, once its key is known to open one. @throws ApiError */
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

  /** Goes on with what the device holds. Whether what was not sent arrived before the reload, the history tells. */
  #load(): void {
    const { sessionId, unsent, seen } = onDevice();
    this.#sessionId = sessionId;
    this.#seen = seen;
    const before = unsent.filter(({ clientId }) => !this.#own.has(clientId));
    for (const { clientId } of before) this.#own.add(clientId);
    const failed = before.map((one) => ({ ...one, phase: "failed" as const, problem: "" }));
    this.#view = { ...this.#view, unsent: [...failed, ...this.#view.unsent] };
  }

  /** While the live connection is closed, somebody may answer all the same. */
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
      // One that was given up may close after its successor is open.
      closed: () => this.#live === link && this.#show({ isLive: false }),
      unknown: () => this.#forget(sessionId),
    });
    this.#live = link;
    this.#lookLater(language);
  }

  /** The id opens nothing any more: the conversation was too old. The next message begins another. */
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

  /** Does something in the conversation; where that is no more, in a new one. @throws ApiError */
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

  /** The conversation's id; the first who asks begins it, unless another tab did. */
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
      // It looks open and says nothing: a network that went away.
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

  /** Everything said so far is here, and so it stands now. */
  #stand(standing: ChatStanding): void {
    this.#show({ standing, notRead: false, notOpened: false });
    if (standing.state === "staff") this.#show({ awaited: null });
    if (standing.state !== "assistant" && standing.state !== "waiting") return;
    const { awaited, unanswered } = this.#view;
    const left = leftUnanswered(this.#view);
    if (left && !awaited && !unanswered) this.#await(left);
  }

  /** The connection is back: what was on its way when it broke goes again. */
  #resend(): void {
    for (const { clientId, text, language, phase } of this.#view.unsent)
      if (phase === "sending") this.#live?.send({ type: "message", text, userLanguage: language, clientId });
  }

  /** Kept messages take their places; each is there once, however often it is told. */
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
    // What is not yet known to be kept is not safe: it says itself how it stands.
    const isKept = !this.#view.unsent.some((one) => one.clientId === clientId);
    this.#show({ awaited: null, unanswered: isKept ? clientId : null });
  }

  #fail(clientId: string, problem: string): void {
    const failed = this.#view.unsent.find((one) => one.clientId === clientId);
    // It was kept all the same: only its answer is missing.
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
