import { expect, test } from "vitest";
import { maxJsonBytes } from "#platform/http/bodies/body.server.ts";
import { newApplication } from "../../../tests/support/records/vendor-application.ts";
import { openSite } from "../../../tests/support/site.ts";

const site = openSite();
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
