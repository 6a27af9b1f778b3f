import { expect, type Page, test } from "@playwright/test";
import { newVendor, profile, stored } from "../../fixtures/vendor-profile.ts";
import { hold, open } from "../../fixtures/visitor.ts";

/** Presses the mouse on Save, lets something happen, and releases it at the same place. */
async function pressSave(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const save = profile(page).save;
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  if (!box) throw new Error("no button to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

/** What an upload that ends, or an error that goes, does: the page above the bar grows or shrinks. */
const grow = (page: Page) =>
  page.evaluate(() => {
    const block = document.createElement("div");
    block.style.height = "300px";
    document.querySelector("form")?.before(block);
    window.scrollTo(0, document.documentElement.scrollHeight);
  });

for (const width of [390, 1320])
  test(`a press on Save counts although the layout moves under it (${width} px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await newVendor(page);
    await open(page, "/vendor-profile?tab=services");
    const form = profile(page);
    await form.text("Services").fill("Leak repair");
    let saves = 0;
    page.on("request", (one) => {
      if (one.method() === "PUT") saves += 1;
    });
    // The field is left by the press: its tag is added, and the button moves away from the pointer.
    await pressSave(page, async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.evaluate(() =>
        document.querySelector<HTMLElement>("[data-foot-bar]")?.style.setProperty("translate", "0 -200px"),
      );
    });
    await expect(form.state("All changes saved")).toBeVisible();
    expect(await stored(request, session)).toMatchObject({ services: ["Leak repair"] });
    expect(saves).toBe(1);
  });

test("a press that is dragged away from Save saves nothing", async ({ page, request }) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  await profile(page).text("Address").fill("Calle del Sol 12");
  await pressSave(page, async () => {
    await grow(page);
    await page.mouse.move(5, 5);
  });
  await expect(profile(page).state("Unsaved changes")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({ address: "" });
});

test("what is typed while a save is under way is saved by the second press", async ({ page, request }) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Address").fill("Calle 1");
  const letGo = await hold(page, "**/api/vendor/profile/*");
  await form.save.click();
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await form.text("Phone").fill("809 555 0142");
  await page.getByRole("button", { name: "Saving…" }).click();
  letGo();
  await expect(form.state("All changes saved")).toBeVisible();
  await expect.poll(async () => (await stored(request, session)).phone).toBe("+18095550142");
  expect(await stored(request, session)).toMatchObject({ address: "Calle 1" });
});

test("what is typed wrongly while a save is under way is shown by the second press", async ({ page }) => {
  await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Address").fill("Calle 1");
  const letGo = await hold(page, "**/api/vendor/profile/*");
  await form.save.click();
  await form.text("Email").fill("no address");
  await form.tab("Business Details").click();
  await page.getByRole("button", { name: "Saving…" }).click();
  letGo();
  await expect(form.tab("Basic Info")).toHaveAttribute("aria-selected", "true");
  await expect(form.text("Email")).toBeFocused();
});

test("without a line a save says so at once, nothing typed is lost, and the next press saves it", async ({
  context,
  page,
  request,
}) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Address").fill("Calle del Sol 12");
  await context.setOffline(true);
  await form.save.click();
  await expect(
    page.getByText("Failed to update profile. You seem to be offline. What you wrote is still here."),
  ).toBeVisible();
  await expect(form.text("Address")).toHaveValue("Calle del Sol 12");
  await context.setOffline(false);
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({ address: "Calle del Sol 12" });
});

test("what was not saved is there after the phone reloaded the page, and gone once it is saved or left", async ({
  page,
}) => {
  await newVendor(page);
  await open(page, "/vendor-profile?tab=hours");
  const form = profile(page);
  const monday = page.getByRole("textbox", { name: "Monday" });
  await monday.fill("9 a 7");
  await page.getByRole("button", { name: "Did you mean 9:00 AM - 7:00 PM?" }).click();
  await expect(monday).toHaveValue("9:00 AM - 7:00 PM");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(monday).toHaveValue("9:00 AM - 7:00 PM");
  await expect(form.state("Unsaved changes")).toBeVisible();
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();

  await form.tab("Basic").click();
  await form.text("Address").fill("Calle 1");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/vendor-dashboard");
  await open(page, "/vendor-profile");
  await expect(form.text("Address")).toHaveValue("");
  await expect(form.state("All changes saved")).toBeVisible();
});
