import { expect, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
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

test("the chat button covers no control: in the bar on narrow screens, above the save bar on wide ones", async ({
  page,
}) => {
  await newVendor(page);
  const chat = page.getByRole("button", { name: "Open the support chat" });
  const paths = ["/", "/safety", "/vendor-directory", "/vendor-profile", "/dominican-vendor-portal"];
  for (const path of sampleOf(paths, 3)) {
    await open(page, path);
    for (const width of [320, 390, 768, 1024, 1280, 1343]) {
      await page.setViewportSize({ width, height: 700 });
      const [own, bar] = await Promise.all([chat.boundingBox(), page.locator(".site-bar").boundingBox()]);
      if (!own || !bar) throw new Error("no chat button or no bar");
      expect([own.x >= 0, own.x + own.width <= width, own.y >= bar.y]).toEqual([true, true, true]);
      expect(own.y + own.height, `${path} at ${width}`).toBeLessThanOrEqual(bar.y + bar.height);
      const ends = await page
        .locator(".site-bar :is(a, button):visible")
        .evaluateAll((others) => others.map((other) => other.getBoundingClientRect().right));
      expect(Math.max(...ends), `${path} at ${width}`).toBeLessThanOrEqual(own.x);
    }
  }
  await page.setViewportSize({ width: 1344, height: 860 });
  await open(page, "/vendor-profile");
  const [own, save] = await Promise.all([chat.boundingBox(), profile(page).save.boundingBox()]);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
  // A short page cannot be scrolled: the button stands beside its last line.
  for (const width of [1344, 1376, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    const [button, other] = await Promise.all([
      chat.boundingBox(),
      page.locator("footer").getByRole("button", { name: "Español" }).boundingBox(),
    ]);
    expect((other?.x ?? width) + (other?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(button?.x ?? 0);
  }
});
