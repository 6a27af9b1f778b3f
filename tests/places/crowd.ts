import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { fullBody } from "../support/records/booking.ts";

type Intent = { key: string; body: ReturnType<typeof fullBody> };
type Receipt = { id: number; reference: string; trackingPath: string };

/** Clients that book while the server is killed, and record the confirmations. */
export class Crowd {
  readonly #mark = `crowd-${randomUUID().slice(0, 8)}`;
  readonly #confirmed = new Map<string, Receipt>();
  readonly #unanswered: Intent[] = [];
  #sent = 0;
  cut = 0;

  /** Starts `people` clients that book repeatedly until the server stops. */
  async book(url: string, people: number): Promise<void> {
    const vendor = await anyVendor(url);
    const one = async () => {
      for (let alive = true; alive; ) {
        this.#sent += 1;
        const customerEmail = `${this.#mark}-${this.#sent}@example.com`;
        alive = await this.#send(url, { key: randomUUID(), body: fullBody(vendor, { customerEmail }) });
      }
    };
    await Promise.all(Array.from({ length: people }, one));
  }

  /** Repeats an unanswered request with the same key, as the form does. */
  async sendAgain(url: string): Promise<void> {
    for (const intent of this.#unanswered.splice(0)) assert.ok(await this.#send(url, intent));
  }

  async #send(url: string, { key, body }: Intent): Promise<boolean> {
    try {
      const answer = await fetch(`${url}/api/bookings`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      assert.equal(answer.status, 201, text);
      this.#confirmed.set(body.customerEmail, JSON.parse(text));
      return true;
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      this.#unanswered.push({ key, body });
      this.cut += 1;
      return false;
    }
  }

  /** Expects each confirmed booking exactly once. @returns their number */
  async compare(url: string, cookie: string | undefined): Promise<number> {
    assert.ok(cookie, "signed in");
    assert.ok(this.cut > 0 && this.#confirmed.size > 50, "the server was killed under load");
    // A search is counted to 200 only, so its pages are read to their end.
    const total = async (path: string) => {
      let found = 0;
      for (let next: string | undefined = `${path}?search=${this.#mark}&limit=100`; next; ) {
        const answer: Response = await fetch(new URL(next, url), { headers: { cookie } });
        found += ((await answer.json()) as unknown[]).length;
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
      }
      return found;
    };
    assert.equal(this.#confirmed.size, this.#sent);
    assert.equal(await total("/api/bookings"), this.#sent);
    assert.equal(await total("/api/admin/outbox"), this.#sent, "one receipt each");
    for (const { trackingPath, reference } of this.#confirmed.values()) {
      const tracked = await fetch(`${url}/api/bookings${trackingPath}`);
      assert.equal(((await tracked.json()) as Receipt).reference, reference);
    }
    return this.#sent;
  }
}

async function anyVendor(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/vendors?limit=1`);
  const [vendor] = (await answer.json()) as { id: number }[];
  assert.ok(vendor, "the samples have vendors");
  return vendor.id;
}
