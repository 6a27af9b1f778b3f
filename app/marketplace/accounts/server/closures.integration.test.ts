import { expect, test } from "vitest";
import { listedVendor, newVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
const lists = { subCategories: [], services: [] };

test("days off are saved by day, shown to everybody, and must be days in order", async () => {
  const vendor = await listedVendor(site);
  const save = (closures: object[]) => {
    const body = { ...newVendor(lists), closures };
    return site.send("PUT", `/api/vendor/profile/${vendor.vendorId}`, { body, headers: vendor.headers });
  };
  const christmas = { day: "2027-12-24", until: "2027-12-26", words: "Navidad" };
  const saved = await save([christmas, { day: "2027-05-01", until: "", words: "" }]);
  expect(saved.status).toBe(200);
  const closures = [{ day: "2027-05-01", until: "2027-05-01", words: "" }, christmas];
  expect(await saved.json()).toMatchObject({ closures });
  expect(await site.json("GET", `/api/vendors/${vendor.vendorId}`)).toMatchObject({ closures });
  // The specification's profile has neither these nor the next: an older page does not delete them.
  const more = { typicalJob: "a", typicalJobSpanish: "b", priceNote: "c", otherLanguages: ["French"] };
  const put = (body: object) =>
    site.send("PUT", `/api/vendor/profile/${vendor.vendorId}`, {
      body: { ...newVendor(lists), ...body },
      headers: vendor.headers,
    });
  expect(await (await put(more)).json()).toMatchObject({ ...more, closures });
  expect(await (await put({})).json()).toMatchObject({ ...more, closures });
  const none = { typicalJob: "", typicalJobSpanish: "", priceNote: "", otherLanguages: [], closures: [] };
  expect(await (await put(none)).json()).toMatchObject(none);
  for (const wrong of [
    { ...christmas, until: "2027-12-23" },
    { ...christmas, day: "soon" },
  ])
    expect((await save([wrong])).status).toBe(400);
});
