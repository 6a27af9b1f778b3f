import { expect, test } from "vitest";
import type { z } from "zod";
import { calls } from "#app/api.server.ts";
import { openSite } from "../../tests/site.ts";
import { newVendor } from "../../tests/vendor-account.ts";
import { newApplication } from "../../tests/vendor-application.ts";

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
  [],
  {},
  ["a"],
  { $gt: "" },
  "\ud800",
  "__proto__",
  "constructor",
];

/** What a call takes, so that one hostile value is all that is wrong with it. */
function wholeBody(path: string): object {
  if (path === "/api/vendor-applications") return newApplication();
  // An account costs a slow hash: registration is asked with a password that is refused first.
  if (path === "/api/vendor/register") return newVendor({ password: "corta" });
  if (path.startsWith("/api/vendor/profile")) return newVendor({ subCategories: [], services: [] });
  return { name: "N", email: "n@example.com", message: "m" };
}

const pathOf = (path: string, id = "1") => path.replace(/:\w+/g, encodeURIComponent(id));
const fieldsOf = (shape: z.ZodObject | undefined) => Object.keys(shape?.shape ?? {});

/** Every call, every field of its query and body and its id, each hostile value: never a 5xx, never our insides. */
test("no value in any field of any call makes the server fail or tell of itself", async () => {
  const asks: [method: string, path: string, body?: object][] = [];
  for (const one of calls.filter((call) => !call.path.includes("log"))) {
    for (const value of hostile) {
      const word = typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
      for (const name of fieldsOf(one.query))
        asks.push([one.method, `${pathOf(one.path)}?${name}=${encodeURIComponent(word)}`]);
      for (const name of fieldsOf(one.body))
        asks.push([one.method, pathOf(one.path), { ...wholeBody(one.path), [name]: value }]);
      if (one.params && word.length < 500)
        asks.push([one.method, pathOf(one.path, word), one.body ? {} : undefined]);
    }
  }
  const failed: string[] = [];
  const check = async ([method, path, body]: (typeof asks)[number]) => {
    const answer = await site.send(method, path, { staff: true, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    const tells = answer.status >= 400 && /select |insert |\bat \S+:\d+|node_modules|postgres/i.test(text);
    if (answer.status >= 500 || tells)
      failed.push(`${answer.status} ${method} ${path.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}`);
  };
  for (let at = 0; at < asks.length; at += 16) await Promise.all(asks.slice(at, at + 16).map(check));
  const asked = asks.length;
  expect(failed).toEqual([]);
  console.log(`hostile values: ${asked} calls, none failed`);
  expect(asked).toBeGreaterThan(1_000);
}, 120_000);
