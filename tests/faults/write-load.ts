import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { nextAddress } from "../support/client-address.ts";
import { fullBody } from "../support/records/booking.ts";
import { newLocalVendor } from "../support/records/local-vendor.ts";

export type Kind = "lead" | "contact" | "booking" | "community" | "local" | "chat";
type Write = { kind: Kind; mark: string; key: string; path: string; body: object; address: string };

/** The kinds of writes, in turn; one in ten is a chat message. */
const turns: readonly Kind[] = ["lead", "contact", "booking", "community", "local"];
/** Open conversations, and messages in each before another replaces it: fewer than its limit. */
const conversations = 8;
const messagesEach = 15;
/** Most writes that may wait for their answer at once. */
const mostWaiting = 500;
/** Pause before an unanswered write is sent again, in milliseconds. */
const pause = 1_000;
/** Timeout of a write, in milliseconds: the assistant may take half a minute. */
const patience = 35_000;

/**
 * Clients that write 50 times a second and repeat an unanswered request with its key, as our forms do. Acknowledged writes
 * are recorded in a file, one line each: kind and mark.
 */
export class WriteLoad {
  /** Prefix of the marks: names the present fault. */
  prefix = "";
  /** Answers that were neither success nor "come again". */
  readonly wrong: string[] = [];
  /** The slowest answer except the assistant's, in milliseconds. */
  slowest = 0;
  readonly #base: string;
  readonly #file: string;
  readonly #run = randomUUID().slice(0, 8);
  #vendorId = 0;
  #sessions: { id: string; messages: number }[] = [];
  #sent = 0;
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;
  #given = false;
  #hopes: { from: number; kept: (at: number) => void }[] = [];

  private constructor(base: string, file: string) {
    this.#base = base;
    this.#file = file;
    writeFileSync(file, "");
  }

  static async begin(base: string, file: string): Promise<WriteLoad> {
    const writer = new WriteLoad(base, file);
    const vendors = await fetch(`${base}/api/vendors?limit=1`);
    writer.#vendorId = ((await vendors.json()) as { id: number }[])[0]?.id ?? 0;
    while (writer.#sessions.length < conversations) await writer.#openSession();
    writer.#timer = setInterval(() => {
      if (writer.#waiting < mostWaiting) void writer.#persist(writer.#next());
    }, 20);
    return writer;
  }

  /** The acknowledged marks with this prefix. */
  acknowledged(prefix: string): { kind: Kind; mark: string }[] {
    const lines = readFileSync(this.#file, "utf8").split("\n").filter(Boolean);
    return lines
      .map((line) => line.split(" ") as [Kind, string])
      .filter(([, mark]) => mark.startsWith(prefix))
      .map(([kind, mark]) => ({ kind, mark }));
  }

  /** Milliseconds from a moment (of `performance.now`) until a write sent after it was acknowledged. */
  firstAfter(from: number): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const late = setTimeout(() => reject(new Error("Nothing was acknowledged for a minute.")), 60_000);
    this.#hopes.push({
      from,
      kept: (at) => {
        clearTimeout(late);
        resolve(at - from);
      },
    });
    return promise;
  }

  /** Stops writing, and waits for pending answers. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const end = performance.now() + 60_000; this.#waiting > 0 && performance.now() < end; )
      await sleep(50);
    this.#given = true;
    if (this.#waiting > 0) this.wrong.push(`${this.#waiting} writes were never answered`);
  }

  async #openSession(): Promise<void> {
    const to = { path: `${this.#base}/api/chat/session`, key: randomUUID(), address: nextAddress() };
    const answer = await post({ ...to, body: { userLanguage: "en" } });
    const { session } = (await answer.json()) as { session: { sessionId: string } };
    this.#sessions.push({ id: session.sessionId, messages: 0 });
  }

  /** A conversation for the next message; undefined while none with room could be opened. */
  #nextSession(): string | undefined {
    const session = this.#sessions.shift();
    if (!session) return undefined;
    session.messages += 1;
    if (session.messages < messagesEach) this.#sessions.push(session);
    else void this.#replaceSession();
    return session.id;
  }

  async #replaceSession(): Promise<void> {
    while (!this.#given) {
      const opened = await this.#openSession().then(
        () => true,
        () => false,
      );
      if (opened) return;
      await sleep(pause);
    }
  }

  #next(): Write {
    this.#sent += 1;
    const sessionId = this.#sent % 10 === 0 ? this.#nextSession() : undefined;
    const kind = sessionId ? "chat" : (turns[this.#sent % turns.length] ?? "lead");
    const mark = `${this.prefix}${kind}-${this.#run}-${this.#sent}`;
    const email = `${mark}@example.com`;
    const message = `We come in March. ${mark}`;
    const bodies: Record<Kind, [path: string, body: object]> = {
      lead: ["leads", { name: "Marsha Whitcomb", email, message }],
      contact: ["contact", { name: "Marsha Whitcomb", email, message }],
      booking: ["bookings", fullBody(this.#vendorId, { customerEmail: email, message })],
      community: ["community/post", { userId: mark, title: mark, content: message, language: "en" }],
      local: ["dominican-vendors", newLocalVendor({ email })],
      chat: [
        "chat/message",
        { sessionId, message: "What is a colmado?", userLanguage: "en", clientId: mark },
      ],
    };
    const [path, body] = bodies[kind];
    const to = { path: `${this.#base}/api/${path}`, key: randomUUID(), address: nextAddress() };
    return { kind, mark, ...to, body };
  }

  async #persist(write: Write): Promise<void> {
    this.#waiting += 1;
    for (let tries = 1, kept = false; !kept && !this.#given; tries += 1) {
      const begun = performance.now();
      kept = await this.#send(write, begun, tries > 1);
      if (!kept) await sleep(pause);
      else this.#acknowledge(write, begun);
    }
    this.#waiting -= 1;
  }

  /** @param again whether an earlier attempt failed, which may have counted for the limit */
  async #send({ kind, ...write }: Write, begun: number, again: boolean): Promise<boolean> {
    try {
      const answer = await post(write);
      const text = await answer.text();
      if (kind !== "chat") this.slowest = Math.max(this.slowest, performance.now() - begun);
      if (answer.ok) return true;
      const meant = again ? [503, 429] : [503];
      const isMeant = meant.includes(answer.status) && answer.headers.get("retry-after") !== null;
      if (!isMeant) this.wrong.push(`${kind}: ${answer.status} ${text.slice(0, 200)}`);
    } catch {
      // No answer, or half of one.
    }
    return false;
  }

  #acknowledge({ kind, mark }: Write, begun: number): void {
    appendFileSync(this.#file, `${kind} ${mark}\n`);
    const now = performance.now();
    for (const hope of this.#hopes) if (begun >= hope.from) hope.kept(now);
    this.#hopes = this.#hopes.filter((hope) => begun < hope.from);
  }
}

function post({ path, body, key, address }: Omit<Write, "kind" | "mark">): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
}
