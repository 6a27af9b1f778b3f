import { ApiError, request } from "#platform/api-client.ts";
import { newKey } from "#platform/form/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type {
  ChatHistory,
  ChatMessage,
  ChatStanding,
  MessageReceipt,
  ServerFrame,
  SimpleReply,
} from "./contract.ts";
import { beginConversation, isUnknown, tellSeen, translatedAnswer } from "./conversation-calls.ts";
import { type ConversationView, nothing, type Posted, type Way } from "./conversation-view.ts";
import { LiveLink } from "./live-link.ts";
import { onDevice, putOnDevice, type Unsent } from "./on-device.ts";

/** In milliseconds: until the live connection has said that a message is kept; an answer; a look while it is closed. */
const patience = { kept: 8_000, answer: 35_000, look: 10_000 };

/**
 * A visitor's conversation as this browser has it: kept messages by their number, each once, and beside them what is not
 * yet known to be kept, under the id that lets it be sent as often as it takes.
 */
export class Conversation {
  #view = nothing;
  #sessionId: string | null;
  #opening: Promise<string> | null = null;
  /** The last message before which none is missing here: an answer by HTTP can overtake what somebody else said. */
  #complete = 0;
  /** All that was ever written here, by client id: on the device, what is not of these is another tab's. */
  readonly #own = new Set<string>();
  #live: LiveLink | null = null;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #users = 0;
  /** Those of them who only wait for a person's answer: without a person it needs no live connection. */
  #quietUsers = 0;
  #seen: number;
  readonly #listeners = new Set<() => void>();

  constructor() {
    const { sessionId, unsent, seen } = onDevice();
    this.#sessionId = sessionId;
    this.#seen = seen;
    // Whether they arrived before the reload, the history tells.
    this.#view = { ...nothing, unsent: unsent.map((one) => ({ ...one, phase: "failed", problem: "" })) };
    for (const { clientId } of unsent) this.#own.add(clientId);
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
    // Another tab may have begun it meanwhile.
    this.#sessionId ??= onDevice().sessionId;
    if (!this.#live && (creates || this.#sessionId !== null)) void this.#begin(language);
    return () => {
      this.#users -= 1;
      if (isQuiet) this.#quietUsers -= 1;
      if (this.#users > 0) return;
      this.#live?.close();
      this.#live = null;
      clearTimeout(this.#timers.get("look"));
      this.#show({ isLive: false });
    };
  }

  /** What was posted without scripts goes on here; who has a conversation already says it in that one. */
  adopt({ sessionId, messages, failed }: Posted, language: Locale, way: Way): void {
    if (this.#sessionId === null && sessionId !== "") {
      this.#sessionId = sessionId;
      this.#keep();
      void this.#begin(language);
    }
    const said = messages.flatMap(({ author, text }) => (author === "visitor" ? [text] : []));
    const elsewhere = this.#sessionId === sessionId ? [] : said;
    const lost = failed === null || said.includes(failed) ? [] : [failed];
    void this.#sayOnce([...elsewhere, ...lost], language, way);
  }

  /** A page that answers a form can be loaded again: what stands here already is not said anew. */
  async #sayOnce(texts: readonly string[], language: Locale, way: Way): Promise<void> {
    if (texts.length === 0) return;
    await this.read(language);
    const { messages, unsent } = this.#view;
    const here = new Set([...messages, ...unsent].map(({ text }) => text));
    for (const text of texts) if (!here.has(text)) this.send(text, language, way);
  }

  /** Says something, once. */
  send(text: string, language: Locale, way: Way): void {
    const one: Unsent = { clientId: newKey(), text, language, phase: "sending", problem: "" };
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
    void this.#post(
      { clientId, text: kept.text, language: kept.language, phase: "sending", problem: "" },
      way,
    );
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
    const response = await this.#within(language, (sessionId) =>
      request("POST", "/api/chat/person", { body: { sessionId, contact } }),
    );
    this.#show({ standing: (await response.json()) as ChatStanding });
  }

  /** Reads anew what was said: after it failed, or while the live connection is closed. */
  async read(language: Locale): Promise<void> {
    try {
      const response = await this.#within(language, (sessionId) =>
        request("GET", `/api/chat/history/${sessionId}`),
      );
      const { messages, ...standing } = (await response.json()) as ChatHistory;
      this.#take(messages);
      this.#complete = Math.max(this.#complete, messages.at(-1)?.id ?? 0);
      // What the live connection said meanwhile is newer.
      if (!this.#view.isLive) this.#stand(standing);
    } catch {
      // What is on the screen already was read: a look in between may fail.
      if (this.#view.messages.length > 0) return;
      this.#show(this.#sessionId === null ? { notOpened: true } : { notRead: true });
    }
  }

  async #begin(language: Locale): Promise<void> {
    await this.read(language);
    this.#connect(language);
  }

  /** While the live connection is closed, somebody may answer all the same. */
  #lookLater(language: Locale): void {
    this.#later("look", patience.look, () => {
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
    const kept = onDevice();
    // Another tab may have begun the next one already.
    if (kept.sessionId === sessionId) putOnDevice({ ...kept, sessionId: null });
    const { unsent, awaited } = this.#view;
    const isUnsent = unsent.some(({ clientId }) => clientId === awaited);
    this.#show({ ...nothing, unsent, awaited: isUnsent ? awaited : null });
  }

  /** Does something in the conversation; where that is no more, in a new one. @throws ApiError */
  async #within(language: Locale, act: (sessionId: string) => Promise<Response>): Promise<Response> {
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
  #session(language: Locale): Promise<string> {
    if (this.#sessionId !== null) return Promise.resolve(this.#sessionId);
    const others = onDevice().sessionId;
    if (others !== null) {
      this.#sessionId = others;
      void this.#begin(language);
      return Promise.resolve(others);
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
    this.#later(`kept ${clientId}`, patience.kept, () => {
      const waits = ({ clientId: other, phase }: Unsent) => other === clientId && phase === "sending";
      if (!this.#view.unsent.some(waits)) return;
      // It looks open and says nothing: a network that went away.
      this.#live?.renew();
      void this.#post(one, way);
    });
  }

  async #post({ clientId, text, language }: Unsent, way: Way): Promise<void> {
    try {
      const response = await this.#within(language, (sessionId) =>
        request("POST", way, {
          body: { sessionId, message: text, userLanguage: language, clientId },
          signal: AbortSignal.timeout(patience.answer),
        }),
      );
      const { message, answer } = (await response.json()) as MessageReceipt | SimpleReply;
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
    const { messages, awaited, unanswered } = this.#view;
    const last = messages.at(-1);
    if (standing.state === "staff") this.#show({ awaited: null });
    if (standing.state !== "assistant" && standing.state !== "waiting") return;
    // Its answer was on its way when the page was reloaded, or a person handed the conversation back who had said nothing.
    const before = messages.findLast(({ author }) => author !== "visitor");
    if (last?.author !== "visitor" || before?.author === "staff") return;
    if (last.clientId && !awaited && !unanswered) this.#await(last.clientId);
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

  #later(name: string, time: number, act: () => void): void {
    clearTimeout(this.#timers.get(name));
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, time);
    this.#timers.set(name, timer);
  }

  #show(change: Partial<ConversationView>): void {
    this.#view = { ...this.#view, ...change };
    if (change.unsent) this.#keep();
    for (const listener of this.#listeners) listener();
  }

  /** Beside what other tabs have not sent yet, and not over the conversation that one of them began. */
  #keep(): void {
    const kept = onDevice();
    const others = kept.unsent.filter(({ clientId }) => !this.#own.has(clientId));
    putOnDevice({
      sessionId: this.#sessionId ?? kept.sessionId,
      unsent: [...others, ...this.#view.unsent],
      seen: this.#seen,
    });
  }
}
