import { expect, test } from "@playwright/test";
import { newVendor, profile, stored } from "../fixtures/vendor-profile.ts";
import { open } from "../fixtures/visitor.ts";

test("suggested hours and price are published once they are confirmed, and not before", async ({
  page,
  request,
}) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Phone").fill("809 555 0142");
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();
  const defaulted = ["priceRange", "yearsInBusiness", "businessHours"];
  expect(await stored(request, session)).toMatchObject({ unanswered: defaulted, businessHours: {} });
  await form.tab("Business Hours").click();
  await expect(page.getByText("These are suggested hours.")).toBeVisible();
  await page.getByRole("button", { name: "These are our hours" }).click();
  await expect(form.state("Unsaved changes")).toBeVisible();
  await form.tab("Business Details").click();
  await page.getByRole("button", { name: "This is our price level" }).click();
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({
    ...{ unanswered: ["yearsInBusiness"], priceRange: "$" },
    businessHours: { monday: "9:00 AM - 5:00 PM", sunday: "Closed" },
  });
});

test("one press of Save saves a tag that is half typed", async ({ page, request }) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile?tab=services");
  const form = profile(page);
  await form.text("Services").fill("Boilers");
  // A hand's press: the field is left when the button goes down, and the click needs it up in the same place.
  const box = await form.save.boundingBox();
  if (!box) throw new Error("no Save button");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(form.state("All changes saved")).toBeVisible();
  await expect.poll(async () => (await stored(request, session)).services).toEqual(["Boilers"]);
});
