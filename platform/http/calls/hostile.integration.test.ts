import { expect, test } from "vitest";
import type { z } from "zod";
import { calls } from "#app/server/api.server.ts";
import { maxJsonBytes } from "#platform/http/bodies/body.server.ts";
import {
  alternativeBody,
  internalDetails,
  makeRecords,
  pathOf,
  validBody,
} from "../../../tests/support/calls/every-call.ts";
import { newApplication } from "../../../tests/support/records/vendor-application.ts";
import { rounds } from "../../../tests/support/rounds.ts";
import { openSite } from "../../../tests/support/site.ts";

const site = openSite();

const hostile: unknown[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "'; drop table lead; --",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\u202Eevil",
  "😀".repeat(300),
  "x".repeat(10_000),
  "0000-01-01",
  "9999-12-31",
  "2027-02-30",
  "n.9999999999999.1",
  "n.999999999999999.1",
  "p.-1.0",
  "1e309",
  "-1",
  "0",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  // Above PostgreSQL's integer, and JSON's maximum.
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  ["a"],
  { $gt: "" },
  "\ud800",
  "__proto__",
  "constructor",
];

/** The long form sends every value to each field; the short one a few in turn. */
function* turns(): Generator<unknown[]> {
  const few = rounds(3, hostile.length);
  for (let from = 0; ; from += few)
    yield Array.from({ length: few }, (_, place) => hostile[(from + place) % hostile.length]);
}

const hostilePath = (path: string, word: string) => path.replace(/:\w+/g, encodeURIComponent(word));
const fieldsOf = (shape: z.ZodObject | undefined) => Object.keys(shape?.shape ?? {});

function spoiltBodies(body: Record<string, unknown>, name: string, value: unknown): object[] {
  const inside = body[name];
  const deeper = Array.isArray(inside)
    ? [[value]]
    : inside && typeof inside === "object"
      ? Object.keys(inside).map((key) => ({ [key]: value }))
      : [];
  return [value, ...deeper].map((spoilt) => ({ ...body, [name]: spoilt }));
}

/** Valid bodies that are refused after `makeRecords` and the calls before. */
const refusals: Record<string, number> = {
  // Another change of the sale came before.
  "DELETE /api/admin/leads/:id/sale": 409,
  // The shortcut is taken.
  "POST /api/admin/templates": 400,
  // No such service is set up.
  "POST /api/admin/setup/try-whatsapp": 409,
};

test("no value in any field of any call makes the server fail or tell of itself", async () => {
  await makeRecords(site);
  // These need the right password and end sessions; their own tests cover them.
  const provesWho = (path: string) => path === "/api/admin/confirm" || path.startsWith("/api/admin/account/");
  const whole = calls.filter((call) => call.body && !provesWho(call.path));
  // It needs the number of an act of a moment ago: app/staff/shell/editing/undo.integration.test.ts.
  const undoes = (path: string) => path.endsWith("/undo");
  for (const one of whole.filter((call) => call.caller === "staff" && !undoes(call.path))) {
    const whole = await site.send(one.method, pathOf(one.path), { staff: true, body: validBody(one.path) });
    const status = refusals[`${one.method} ${one.path}`] ?? (one.creates ? 201 : 200);
    expect([one.method, one.path, whole.status]).toEqual([one.method, one.path, status]);
  }
  const asks: [method: string, path: string, body?: object][] = [];
  const hostileTurns = turns();
  for (const one of calls.filter((call) => call.path !== "/api/admin/logout")) {
    for (const value of hostileTurns.next().value ?? []) {
      const word = typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
      for (const name of fieldsOf(one.query))
        asks.push([one.method, `${pathOf(one.path)}?${name}=${encodeURIComponent(word)}`]);
      for (const name of fieldsOf(one.body))
        for (const body of spoiltBodies({ ...validBody(one.path) }, name, value))
          asks.push([one.method, pathOf(one.path), body]);
      for (const name of fieldsOf(one.orBody))
        asks.push([one.method, pathOf(one.path), { ...alternativeBody(one.path), [name]: value }]);
      if (one.params && word.length < 500)
        asks.push([one.method, hostilePath(one.path, word), one.body ? {} : undefined]);
    }
  }
  const failed: string[] = [];
  const check = async ([method, path, body]: (typeof asks)[number]) => {
    const answer = await site.send(method, path, { staff: true, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    const tells = answer.status >= 400 && internalDetails.test(text);
    // A failed translation of hostile text is expected.
    const isMeant = answer.status === 503 && path === "/api/chat/translate";
    if ((answer.status >= 500 && !isMeant) || tells)
      failed.push(`${answer.status} ${method} ${path.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}`);
  };
  for (let at = 0; at < asks.length; at += 16) await Promise.all(asks.slice(at, at + 16).map(check));
  const asked = asks.length;
  expect(failed).toEqual([]);
  console.log(`hostile values: ${asked} calls, none failed`);
  expect(asked).toBeGreaterThan(1_000);
}, 300_000);

const deep = (bytes: number) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2);

test("brackets that would take the process half a second are refused by their length, in every call", async () => {
  for (const [method, path] of [
    ["POST", "/api/contact"],
    ["POST", "/api/chat"],
    ["POST", "/api/vendor/login"],
    ["PUT", "/api/vendor/profile/1"],
  ] as const) {
    const answer = await site.send(method, path, { body: deep(200_000) });
    expect([path, answer.status]).toEqual([path, 413]);
  }
  const bytes = deep(maxJsonBytes);
  expect((await site.send("POST", "/api/contact", { body: bytes })).status).toBe(400);
});

test("the longest form fits, in letters of three bytes each", async () => {
  const long = "语".repeat(3_000);
  const fields = ["servicesOffered", "serviceDescription", "serviceDescriptionEnglish", "specializations"];
  const more = ["clientReferences", "businessReferences", "additionalCertifications", "equipmentOwned"];
  const body = newApplication(Object.fromEntries([...fields, ...more].map((name) => [name, long])));
  expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(72_000);
  expect((await site.send("POST", "/api/vendor-applications", { body })).status).not.toBe(413);
});
