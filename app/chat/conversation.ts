import { ApiError, request } from "#platform/api-client.ts";
import { readDevice, removeDevice, writeDevice } from "#platform/form/device-store.ts";
import { newKey } from "#platform/form/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type {
  ChatHistory,
  ChatMessage,
  ChatStanding,
  MessageReceipt,
  OpenedSession,
  ServerFrame,
  SimpleReply,
} from "./contract.ts";
import { LiveLink } from "./live-link.ts";

/** What was written here and is not known to be kept. It survives a reload. */
export type Unsent = {
  clientId: string;
  text: string;
  language: Locale;
  phase: "sending" | "failed";
  /** What the server said of it, in the person's language; "" where nothing came. */
  problem: string;
};

export type ConversationView = {
  /** What is kept, by its place. */
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  standing: ChatStanding | null;
  /** The live connection is open. */
  isLive: boolean;
  /** The message whose answer is on its way, by its client id. */
  awaited: string | null;
  /** The message that no answer came to. */
  unanswered: string | null;
  /** What was said before could not be read. */
  notRead: boolean;
};

/** The call that messages go by while the live connection is closed; the simple chat's page always uses its own. */
export type Way = "/api/chat/message" | "/api/chat";

const storageKey = "arribo.chat";
/** In milliseconds: until the live connection has said that a message is kept; an answer; a look while it is closed. */
const patience = { kept: 8_000, answer: 35_000, look: 10_000 };

const nothing: ConversationView = {
  messages: [],
  unsent: [],
  standing: null,
  isLive: false,
  awaited: null,
  unanswered: null,
  notRead: false,
};

/**
 * A visitor's conversation as this browser has it: kept messages by their number, each once, and beside them what is not
 * yet known to be kept, under the id that lets it be sent as often as it takes.
 */
export class Conversation {
  #view = nothing;
  #sessionId: string | null;
  #opening: Promise<string> | null = null;
  #live: LiveLink | null = null;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #users = 0;
  readonly #listeners = new Set<() => void>();

  constructor() {
    const kept = readDevice(storageKey) as { sessionId?: unknown; unsent?: unknown } | null;
    this.#sessionId = typeof kept?.sessionId === "string" ? kept.sessionId : null;
    const unsent = Array.isArray(kept?.unsent) ? (kept.unsent as Unsent[]) : [];
    // Whether they arrived before the reload, the history tells.
    this.#view = { ...nothing, unsent: unsent.map((one) => ({ ...one, phase: "failed", problem: "" })) };
  }

  readonly view = (): ConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Somebody looks at it: what was said is read, and the live connection opened. @returns how to look away */
  enter(language: Locale, creates: boolean): () => void {
    this.#users += 1;
    if (!this.#live && (creates || this.#sessionId !== null)) void this.#begin(language);
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      this.#live?.close();
      this.#live = null;
      clearTimeout(this.#timers.get("look"));
      this.#show({ isLive: false });
    };
  }

  /** A conversation that was begun without scripts goes on here, unless there is one already. */
  adopt(sessionId: string, language: Locale): void {
    if (this.#sessionId !== null) return;
    this.#sessionId = sessionId;
    void this.#begin(language);
  }

  /** Says something, once. */
  send(text: string, language: Locale, way: Way): void {
    const one: Unsent = { clientId: newKey(), text, language, phase: "sending", problem: "" };
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
    void this.#post(
      { clientId, text: kept.text, language: kept.language, phase: "sending", problem: "" },
      way,
    );
  }

  /** Takes back what was never kept. */
  discard(clientId: string): void {
    this.#show({ unsent: this.#view.unsent.filter((one) => one.clientId !== clientId) });
  }

  /** Asks for a person, or says where one can answer. @throws ApiError */
  async askForPerson(language: Locale, contact = ""): Promise<void> {
    const sessionId = await this.#session(language);
    const response = await request("POST", "/api/chat/person", { body: { sessionId, contact } });
    this.#show({ standing: (await response.json()) as ChatStanding });
  }

  /** Reads anew what was said: after it failed, or while the live connection is closed. */
  async read(language: Locale): Promise<void> {
    try {
      const sessionId = await this.#session(language);
      const response = await request("GET", `/api/chat/history/${sessionId}`);
      const { messages, ...standing } = (await response.json()) as ChatHistory;
      this.#take(messages);
      this.#show({ standing, notRead: false });
      const last = this.#view.messages.at(-1);
      // Its answer was on its way when the page was reloaded.
      const isOpen = last?.author === "visitor" && standing.state !== "staff" && !this.#view.unanswered;
      if (isOpen && last.clientId && !this.#view.awaited) this.#await(last.clientId);
    } catch (error) {
      if (isUnknown(error)) this.#forget();
      // What is on the screen already was read: a look in between may fail.
      else if (this.#view.messages.length === 0) this.#show({ notRead: true });
    }
  }

  async #begin(language: Locale): Promise<void> {
    await this.read(language);
    if (this.#sessionId === null && this.#users > 0) await this.read(language);
    this.#connect();
    this.#lookLater(language);
  }

  /** While the live connection is closed, somebody may answer all the same. */
  #lookLater(language: Locale): void {
    this.#later("look", patience.look, () => {
      if (this.#users === 0) return;
      if (!this.#view.isLive && this.#sessionId !== null) void this.read(language);
      this.#lookLater(language);
    });
  }

  #connect(): void {
    if (this.#live || this.#sessionId === null || this.#users === 0) return;
    this.#live = new LiveLink({
      join: () => ({ type: "join", sessionId: this.#sessionId, after: this.#view.messages.at(-1)?.id ?? 0 }),
      heard: (frame) => this.#hear(frame),
      closed: () => this.#show({ isLive: false }),
      unknown: () => this.#forget(),
    });
  }

  /** The id opens nothing any more: the conversation was too old. The next message begins another. */
  #forget(): void {
    this.#live?.close();
    this.#live = null;
    this.#sessionId = null;
    this.#opening = null;
    removeDevice(storageKey);
    this.#show({ ...nothing, unsent: this.#view.unsent });
  }

  /** The conversation's id; the first who asks begins it. */
  #session(language: Locale): Promise<string> {
    if (this.#sessionId !== null) return Promise.resolve(this.#sessionId);
    this.#opening ??= this.#open(language).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #open(language: Locale): Promise<string> {
    const response = await request("POST", "/api/chat/session", {
      body: { userLanguage: language, userName: "Anonymous" },
      idempotencyKey: newKey(),
    });
    const { sessionId, ...standing } = ((await response.json()) as OpenedSession).session;
    this.#sessionId = sessionId;
    this.#show({ standing });
    this.#connect();
    return sessionId;
  }

  #deliver(one: Unsent, way: Way): void {
    if (this.#view.standing?.state !== "staff") this.#await(one.clientId);
    const { clientId, text, language } = one;
    const isSent =
      way === "/api/chat/message" &&
      this.#live?.send({ type: "message", text, userLanguage: language, clientId });
    if (!isSent) {
      void this.#post(one, way);
      return;
    }
    this.#later(`kept ${clientId}`, patience.kept, () => {
      if (this.#view.unsent.some((waiting) => waiting.clientId === clientId)) void this.#post(one, way);
    });
  }

  async #post({ clientId, text, language }: Unsent, way: Way): Promise<void> {
    try {
      const sessionId = await this.#session(language);
      const response = await request("POST", way, {
        body: { sessionId, message: text, userLanguage: language, clientId },
        signal: AbortSignal.timeout(patience.answer),
      });
      const { message, answer } = (await response.json()) as MessageReceipt | SimpleReply;
      this.#take([message, answer].filter((one) => one !== null));
      this.#answered(clientId);
    } catch (error) {
      if (isUnknown(error)) this.#forget();
      this.#fail(clientId, error instanceof ApiError ? (error.body?.message ?? "") : "");
    }
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "kept" || frame.type === "response") this.#take([frame.message]);
    else if (frame.type === "standing") {
      this.#show({ standing: frame.standing, isLive: true });
      if (frame.standing.state === "staff") this.#show({ awaited: null });
      this.#resend();
    } else if (frame.type === "failed" && frame.clientId) this.#fail(frame.clientId, frame.message);
    else if (frame.type === "unanswered") this.#noAnswer(frame.clientId);
  }

  /** The connection is back: what was on its way when it broke goes again. */
  #resend(): void {
    for (const { clientId, text, language, phase } of this.#view.unsent)
      if (phase === "sending") this.#live?.send({ type: "message", text, userLanguage: language, clientId });
  }

  /** Kept messages take their places; each is there once, however often it is told. */
  #take(told: readonly ChatMessage[]): void {
    if (told.length === 0) return;
    const byId = new Map(this.#view.messages.map((one) => [one.id, one]));
    for (const one of told) byId.set(one.id, one);
    const messages = [...byId.values()].sort((a, b) => a.id - b.id);
    const kept = new Set(messages.map(({ clientId }) => clientId));
    const unsent = this.#view.unsent.filter(({ clientId }) => !kept.has(clientId));
    this.#show({ messages, unsent });
    const { awaited, unanswered } = this.#view;
    for (const clientId of [awaited, unanswered])
      if (clientId && this.#isAnswered(clientId)) this.#answered(clientId);
  }

  #isAnswered(clientId: string): boolean {
    const asked = this.#view.messages.findIndex((one) => one.clientId === clientId);
    return asked >= 0 && this.#view.messages.slice(asked + 1).some(({ author }) => author !== "visitor");
  }

  #await(clientId: string): void {
    this.#show({ awaited: clientId, unanswered: null });
    this.#later("answer", patience.answer, () => this.#noAnswer(clientId));
  }

  #answered(clientId: string): void {
    const { awaited, unanswered } = this.#view;
    this.#show({
      awaited: awaited === clientId ? null : awaited,
      unanswered: unanswered === clientId ? null : unanswered,
    });
  }

  #noAnswer(clientId: string): void {
    if (this.#view.awaited === clientId) this.#show({ awaited: null, unanswered: clientId });
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

  #later(name: string, time: number, act: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(act, time));
  }

  #show(change: Partial<ConversationView>): void {
    this.#view = { ...this.#view, ...change };
    if (this.#sessionId !== null || this.#view.unsent.length > 0)
      writeDevice(storageKey, { sessionId: this.#sessionId, unsent: this.#view.unsent });
    for (const listener of this.#listeners) listener();
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
