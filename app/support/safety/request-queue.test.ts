import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createRequestQueue,
  type Device,
  isUnsent,
  type Outcome,
  type RequestInput,
} from "./request-queue.ts";

const asked: RequestInput = {
  protocol: "Emergency Response Protocol",
  name: "Terry",
  details: "My wallet is gone.",
  urgency: "emergency",
  contact: "809 555 0143",
};

/** A device's storage, as browsers have it. */
function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (place) => [...stored.keys()][place] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

/** A team that keeps each name once; what becomes of a sending is told beforehand. */
function team(fates: ("taken" | "lost" | "answer lost" | "refused")[] = []) {
  const rows = new Map<string, string>();
  const send: Device["send"] = async ({ body }) => {
    const { delivery } = JSON.parse(body) as { delivery: string };
    const fate = fates.shift() ?? "taken";
    if (fate === "lost") return { retryAfter: undefined };
    if (fate === "refused") return { refused: "No." };
    if (!rows.has(delivery)) rows.set(delivery, `AR-${rows.size}`);
    if (fate === "answer lost") return { retryAfter: 7 };
    return { reference: rows.get(delivery) ?? "" };
  };
  return { rows, send };
}

let made = 0;
function queueOn(
  storage: Storage,
  send: Device["send"],
  withTabLock: Device["withTabLock"] = (work) => work(),
  sendContact = taken,
) {
  const newId = () => {
    made += 1;
    return `name-of-its-own-${made}`;
  };
  return createRequestQueue({ storage: () => storage, send, sendContact, withTabLock, newId });
}

/** A team that takes what is added. */
const taken: Device["sendContact"] = async () => ({ reference: "AR-0" });

test("it is kept under the specification's key, with the specification's fields", () => {
  const storage = memory();
  const queue = queueOn(storage, team().send);
  const now = Date.parse("2026-11-22T12:00:00.123Z");
  queue.save(asked, { trap: "", elapsed: 9_000 }, "es", now);
  const { contact, ...fields } = asked;
  expect(JSON.parse(storage.getItem(`safety-request-${now}`) ?? "")).toEqual({
    ...fields,
    timestamp: "2026-11-22T12:00:00.123Z",
    contact_method: "platform_submission",
    status: "pending_review",
    delivery: { id: expect.any(String), locale: "es", body: expect.any(String), unreachable: false },
  });
  const [entry] = queue.entries();
  const { id, body } = entry?.stored.delivery ?? {};
  expect(JSON.parse(body ?? "")).toEqual({
    ...fields,
    contact,
    timestamp: "2026-11-22T12:00:00.123Z",
    delivery: id,
    trap: "",
    elapsed: 9_000,
  });
});

test("two of the same millisecond do not overwrite each other", () => {
  const queue = queueOn(memory(), team().send);
  for (let copy = 0; copy < 3; copy += 1) queue.save(asked, {}, "en", 1_000);
  expect(queue.entries().map(({ key }) => key)).toEqual([
    "safety-request-1002",
    "safety-request-1001",
    "safety-request-1000",
  ]);
});

test("emergencies go first, and once delivered what was sent does not lie there a second time", async () => {
  const { rows, send } = team();
  const queue = queueOn(memory(), send);
  queue.save({ ...asked, urgency: "normal" }, {}, "en", 1);
  queue.save({ ...asked, urgency: "urgent" }, {}, "en", 2);
  queue.save(asked, {}, "en", 3);
  const order: string[] = [];
  const done = await queue.deliverAll((key, ended) => ended && order.push(key));
  expect(order).toEqual(["safety-request-3", "safety-request-2", "safety-request-1"]);
  expect([done?.delivered.length, done?.retryAfter, rows.size]).toEqual([3, null, 3]);
  expect(queue.entries().map(({ stored }) => [stored.delivery.reference, stored.delivery.body])).toEqual([
    ["AR-0", undefined],
    ["AR-1", undefined],
    ["AR-2", undefined],
  ]);
});

test("what the server will never take is not sent again, and says why", async () => {
  const queue = queueOn(memory(), team(["refused"]).send);
  queue.save(asked, {}, "en", 1);
  await queue.deliverAll();
  const [entry] = queue.entries();
  expect(entry?.stored.delivery.refused).toBe("No.");
  expect(entry && isUnsent(entry.stored)).toBe(false);
  expect(await queue.deliverAll()).toEqual({ delivered: [], retryAfter: null });
});

test("where the server says when to come back, that is heard", async () => {
  const queue = queueOn(memory(), team(["answer lost", "lost"]).send);
  queue.save(asked, {}, "en", 1);
  queue.save(asked, {}, "en", 2);
  expect(await queue.deliverAll()).toEqual({ delivered: [], retryAfter: 7 });
});

test("what somebody else left in the storage is no request of ours", () => {
  const storage = memory();
  for (const text of ["", "null", "{", "[]", '{"delivery":1}', '{"name":"x","urgency":"emergency"}'])
    storage.setItem(`safety-request-${text.length}`, text);
  expect(queueOn(storage, team().send).entries()).toEqual([]);
});

test("one that is thrown away while it is sent does not come back", async () => {
  const storage = memory();
  const queue = queueOn(storage, async () => {
    queue.remove("safety-request-1");
    return { reference: "AR-1" } satisfies Outcome;
  });
  queue.save(asked, {}, "en", 1);
  await queue.deliverAll();
  expect(storage.length).toBe(0);
});

test("without locks, what another tab has sent meanwhile is not sent again", async () => {
  const storage = memory();
  const sent: string[] = [];
  const another = queueOn(storage, async () => ({ reference: "AR-9" }));
  const queue = queueOn(storage, async ({ id }) => {
    sent.push(id);
    // The other tab delivers the rest while this one waits for its first answer.
    if (sent.length === 1) await another.deliverAll();
    return { reference: "AR-1" };
  });
  for (const at of [1, 2, 3]) queue.save(asked, {}, "en", at);
  await queue.deliverAll();
  expect(sent).toHaveLength(1);
  expect(queue.entries().map(({ stored }) => stored.delivery.reference)).not.toContain(undefined);
});

test("a contact that is added offline goes after its request, and then somebody can be answered", async () => {
  const order: string[] = [];
  let online = false;
  const queue = queueOn(
    memory(),
    async () => {
      order.push("request");
      return online ? { reference: "AR-1" } : { retryAfter: 3 };
    },
    undefined,
    async ({ id, contact, locale }) => {
      order.push(`contact ${contact} ${locale} ${id}`);
      return { reference: "AR-1" };
    },
  );
  const { key, stored } = queue.save({ ...asked, contact: "" }, {}, "es", 1);
  expect(stored.delivery.unreachable).toBe(true);
  queue.addContact(key, "809 555 0143");
  expect(await queue.deliverAll()).toEqual({ delivered: [], retryAfter: 3 });
  online = true;
  const done = await queue.deliverAll();
  expect(order).toEqual(["request", "request", `contact 809 555 0143 es ${stored.delivery.id}`]);
  expect([done?.delivered.length, done?.retryAfter]).toEqual([1, null]);
  expect(queue.entries()[0]?.stored.delivery).toEqual({
    id: stored.delivery.id,
    locale: "es",
    reference: "AR-1",
    unreachable: false,
  });
});

test("a contact that is added to a request the team has waits until it is there, or says why it never will be", async () => {
  const fates: Outcome[] = [{ retryAfter: 7 }, { refused: "Gone." }, { reference: "AR-1" }];
  const sending = async () => fates.shift() ?? { refused: "No." };
  const queue = queueOn(memory(), team().send, undefined, sending);
  const { key } = queue.save({ ...asked, contact: "zzz" }, {}, "en", 1);
  await queue.deliverAll();
  const delivery = () => queue.entries()[0]?.stored.delivery;
  expect([delivery()?.reference, delivery()?.unreachable, fates.length]).toEqual(["AR-0", true, 3]);
  queue.addContact(key, "809 555 0143");
  expect((await queue.deliverAll())?.retryAfter).toBe(7);
  expect(delivery()).toMatchObject({ contact: "809 555 0143", unreachable: true });
  expect(await queue.deliverAll()).toEqual({ delivered: [], retryAfter: null });
  expect(delivery()).toMatchObject({ contactRefused: "Gone.", unreachable: true });
  queue.addContact(key, "809 555 0144");
  expect((await queue.deliverAll())?.delivered).toHaveLength(1);
  expect(delivery()).toMatchObject({ unreachable: false });
  expect(delivery()).not.toHaveProperty("contactRefused");
  expect(delivery()).not.toHaveProperty("contact");
});

/** Tabs that open, write, deliver, lose their network in the middle, and are closed in the middle. */
test("whatever happens to network and tabs, each request is with the team once, and none is lost", async () => {
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.constant("write" as const) },
    { weight: 3, arbitrary: fc.constant("deliver" as const) },
    { weight: 1, arbitrary: fc.constant("two tabs" as const) },
    { weight: 1, arbitrary: fc.constant("killed" as const) },
  );
  const fate = fc.constantFrom("taken" as const, "lost" as const, "answer lost" as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(fate, { maxLength: 30 }),
      fc.boolean(),
      async (steps, fates, hasLocks) => {
        const storage = memory();
        const { rows, send } = team([...fates]);
        let held = false;
        const locked: Device["withTabLock"] = async (work) => {
          if (held) return undefined;
          held = true;
          return work().finally(() => {
            held = false;
          });
        };
        const tab = (sending = send) => queueOn(storage, sending, hasLocks ? locked : undefined);
        let written = 0;
        for (const one of steps) {
          if (one === "write") {
            written += 1;
            tab().save(asked, {}, "en", 1_000);
          } else if (one === "deliver") await tab().deliverAll();
          else if (one === "two tabs") await Promise.all([tab().deliverAll(), tab().deliverAll()]);
          // The server has it, and nobody is there any more to hear so.
          else {
            const killed = tab(async (sent) => {
              await send(sent);
              throw new Error("the tab is gone");
            });
            await killed.deliverAll().catch(() => {});
          }
        }
        fates.length = 0;
        // The network is back for good.
        const healed = queueOn(storage, team().send);
        expect(healed.entries()).toHaveLength(written);
        for (let again = 0; again < 40; again += 1) await tab().deliverAll();
        expect(rows.size).toBe(written);
        expect(
          tab()
            .entries()
            .filter(({ stored }) => stored.delivery.reference === undefined),
        ).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
