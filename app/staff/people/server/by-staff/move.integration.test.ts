import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { PersonDetail, PersonSummary } from "../../contract.ts";
import { linkWaiting } from "../waiting.server.ts";

const site = openSite();

beforeEach(async () => {
  await db().execute(
    sql`truncate person, person_waiting, lead, contact_message, safety_request, outbox restart identity cascade`,
  );
});

const number = "+18295550177";
const post = async (path: string, body: object) => {
  expect((await site.send("POST", path, { body })).status).toBe(201);
  await linkWaiting();
};
const write = (fields: object) =>
  post("/api/contact", { name: "Lisa", email: "lisa@example.com", phone: "", message: "m", ...fields });
const callForHelp = () =>
  post("/api/safety-requests", {
    ...{ protocol: "General Safety Request", name: "Eve", details: "d" },
    contact: `WhatsApp ${number}`,
  });
const move = (person: number, kind: string, to: number | null, together?: boolean) =>
  site.send("POST", `/api/admin/people/${person}/records`, {
    body: {
      kind,
      record: kind === "contact_message" ? 2 : 1,
      to,
      ...(together !== undefined && { together }),
    },
    staff: true,
  });
const moved = async (...args: Parameters<typeof move>): Promise<PersonDetail> => {
  const answer = await move(...args);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as PersonDetail;
};
const read = async (id: number) => (await site.read(`/api/admin/people/${id}`)) as PersonDetail;
const stands = async (id: number) => {
  const { counts, contacts } = await read(id);
  return { counts, contacts: contacts.map(({ value }) => value) };
};

/** Lisa's message, a stranger's with her address and a number of their own, and the stranger's call for help by the number. */
async function writeAll(): Promise<void> {
  await write({});
  await write({ name: "Eve", phone: number });
  await callForHelp();
  expect(await stands(1)).toEqual({
    counts: { contact_message: 2, safety_request: 1 },
    contacts: ["lisa@example.com", number],
  });
}
const lisaAlone = { counts: { contact_message: 1 }, contacts: ["lisa@example.com"] };
const eveWhole = { counts: { contact_message: 1, safety_request: 1 }, contacts: [number] };

test("staff are asked about records that came by the same number alone; until they answer nothing moves", async () => {
  await writeAll();
  const before = await read(1);
  const asked = await move(1, "contact_message", null);
  expect([asked.status, await asked.json()]).toMatchObject([
    409,
    { details: { records: [{ kind: "safety_request", id: 1 }], more: 0 } },
  ]);
  expect(await read(1)).toEqual(before);
  expect(((await site.read("/api/admin/people")) as PersonSummary[]).length).toBe(1);
});

test("they go along with the number, and the next record by it is the stranger's", async () => {
  await writeAll();
  const eve = await moved(1, "contact_message", null, true);
  expect([await stands(1), await stands(eve.id)]).toEqual([lisaAlone, eveWhole]);
  await callForHelp();
  expect(await stands(eve.id)).toMatchObject({ counts: { contact_message: 1, safety_request: 2 } });
  const { rows } = await db().execute(sql`select detail ->> 'kind' as kind from audit_log
    where act = 'person.moved' and subject_id = ${eve.id} order by id`);
  expect(rows).toEqual([{ kind: "contact_message" }, { kind: "safety_request" }]);
});

test("moved by the later record, the number goes too, and the one that brought it may", async () => {
  await writeAll();
  const asked = await move(1, "safety_request", null);
  expect(await asked.json()).toMatchObject({ details: { records: [{ kind: "contact_message", id: 2 }] } });
  const eve = await moved(1, "safety_request", null, true);
  expect([await stands(1), await stands(eve.id)]).toEqual([lisaAlone, eveWhole]);
});

test("alone, the record takes the number along unless another came by it", async () => {
  await writeAll();
  const eve = await moved(1, "contact_message", null, false);
  expect([await stands(1), await stands(eve.id)]).toEqual([
    { counts: { contact_message: 1, safety_request: 1 }, contacts: ["lisa@example.com", number] },
    { counts: { contact_message: 1 }, contacts: [] },
  ]);
  await moved(1, "safety_request", eve.id);
  expect([await stands(1), await stands(eve.id)]).toEqual([lisaAlone, eveWhole]);
});

test.each(["contact_message", "safety_request"])(
  "given back by the same record (%s), everything is where it was",
  async (kind) => {
    await writeAll();
    const before = await stands(1);
    const eve = await moved(1, kind, null, true);
    expect((await move(eve.id, kind, 1)).status).toBe(409);
    await moved(eve.id, kind, 1, true);
    expect(await stands(1)).toEqual(before);
  },
);
