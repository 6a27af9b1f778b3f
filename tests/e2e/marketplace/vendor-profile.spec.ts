import { writeFile } from "node:fs/promises";
import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import type { VendorSession } from "../fixtures/vendor.ts";
import { bearer, newVendor, profile, stored } from "../fixtures/vendor-profile.ts";
import {
  acceptTerms,
  alive,
  hold,
  open,
  sidewaysScroll,
  speak,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

/** The same profile edited in another place. */
async function editElsewhere(request: APIRequestContext, session: VendorSession, change: object) {
  const data = { ...(await stored(request, session)), ...change };
  const answer = await request.put(`/api/vendor/profile/${session.vendorId}`, {
    headers: bearer(session),
    data,
  });
  expect(answer.status()).toBe(200);
}

test("all four tabs are edited, saved, and still there after a reload", async ({ page, request }) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await expect(page.getByText("Not in the directory yet")).toBeVisible();
  await expect(form.state("All changes saved")).toBeVisible();
  await form.text("Phone").fill("809 555 0142");
  await form.text("Website").fill("ramirez.example.com");
  await expect(form.state("Unsaved changes")).toBeVisible();

  await form.tab("Business Details").click();
  await expect(page).toHaveURL(/tab=details/);
  await form.text("Description in English").fill("Twenty years of pipes.");
  await form.text("Years in business").fill("twenty");
  await page.getByRole("checkbox", { name: "Speaks English" }).check();
  await expect(form.text("Years in business")).toHaveValue("1");
  await form.text("Sub-categories").fill("Water heaters");
  await form.text("Sub-categories").press("Enter");

  await form.tab("Business Hours").click();
  await expect(form.text("Monday")).toHaveValue("9:00 AM - 5:00 PM");
  await expect(form.text("Sunday")).toHaveValue("Closed");
  await form.text("Tuesday").fill("8:00 AM - 6:00 PM");
  await page.getByRole("button", { name: "Copy to all: Tuesday" }).click();
  await expect(form.text("Sunday")).toHaveValue("8:00 AM - 6:00 PM");
  await form.undo.click();
  await expect(form.text("Monday")).toHaveValue("9:00 AM - 5:00 PM");
  await expect(form.text("Tuesday")).toHaveValue("8:00 AM - 6:00 PM");
  await page.getByRole("button", { name: "Copy to all: Tuesday" }).click();
  await form.text("Sunday").fill("");
  await form.text("Sunday").blur();
  await expect(form.text("Sunday")).toHaveValue("");

  await form.tab("Services").click();
  await form.text("Services").fill("  Leak repair ");
  await form.text("Services").press("Enter");
  await form.save.click();
  await expect(toastOf(page)).toContainText("Profile Updated");
  await expect(form.state("All changes saved")).toBeVisible();

  await page.reload();
  await alive(page);
  await expect(form.tags("Services").getByRole("listitem")).toHaveText(["Leak repair"]);
  await form.tab("Basic Info").click();
  await expect(form.text("Website")).toHaveValue("https://ramirez.example.com");
  expect(await stored(request, session)).toMatchObject({
    phone: "+18095550142",
    description: "Twenty years of pipes.",
    yearsInBusiness: 1,
    speaksEnglish: true,
    subCategories: ["Water heaters"],
    services: ["Leak repair"],
    businessHours: { monday: "8:00 AM - 6:00 PM", saturday: "8:00 AM - 6:00 PM" },
    unanswered: ["priceRange"],
  });
});

test("tags: Enter and button add, blank and repeated ones do not, a removed one comes back; by keyboard", async ({
  page,
}) => {
  await newVendor(page);
  let saves = 0;
  page.on("request", (one) => {
    if (one.method() === "PUT") saves += 1;
  });
  await open(page, "/vendor-profile?tab=services");
  const form = profile(page);
  const field = form.text("Services");
  await field.focus();
  for (const service of ["Leak repair", "   ", "leak REPAIR", "Pumps", "Boilers"]) {
    await page.keyboard.type(service);
    await page.keyboard.press("Enter");
  }
  const tags = form.tags("Services").getByRole("listitem");
  await expect(tags).toHaveText(["Leak repair", "Pumps", "Boilers"]);
  await field.fill("");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: "Remove Boilers" })).toBeFocused();
  await expect(tags).toHaveCount(3);
  await page.getByRole("button", { name: "Remove Pumps" }).focus();
  await page.keyboard.press("Enter");
  await expect(tags).toHaveText(["Leak repair", "Boilers"]);
  await expect(page.getByRole("status").filter({ hasText: "“Pumps” removed." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Boilers" })).toBeFocused();
  await form.undo.focus();
  await page.keyboard.press("Enter");
  await expect(tags).toHaveText(["Leak repair", "Pumps", "Boilers"]);
  await expect(page.getByRole("button", { name: "Remove Pumps" })).toBeFocused();
  await field.fill("Cisterns");
  await page.getByRole("button", { name: "Add: Services" }).click();
  await field.fill("Left without adding");
  await field.blur();
  await expect(tags).toHaveCount(5);
  const sizes = await form
    .tags("Services")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(saves).toBe(0);
});

test("a wrong field is found again from another tab, and the tab is marked", async ({ page }) => {
  await newVendor(page);
  await speak(page, "en");
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Email").fill("not an address");
  await form.tab("Services").click();
  await form.save.click();
  await expect(form.text("Email")).toBeFocused();
  await expect(form.text("Email")).toHaveAccessibleDescription(/Enter an email address/);
  await expect(form.tab("Basic Info")).toContainText("1 field to check");
  await expect(page.getByRole("alert").filter({ hasText: "Basic Info" })).toBeVisible();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await expect(page.getByText("Escribe un correo como nombre@ejemplo.com.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Correo electrónico" })).toHaveValue("not an address");
});

test("leaving with something unsaved asks first; a failed save says so and keeps it; after saving it does not ask", async ({
  page,
}) => {
  await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  await form.text("Address").fill("Calle del Sol 12");
  const ask = form.dialog("Leave without saving?");
  await page.getByRole("button", { name: "Logout" }).click();
  await ask.getByRole("button", { name: "Stay and keep editing" }).click();
  await expect(ask).toBeHidden();
  await expect(form.text("Address")).toHaveValue("Calle del Sol 12");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(ask).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/vendor-profile/);

  await page.route("**/api/vendor/profile/*", (route) =>
    route.request().method() === "PUT" ? route.abort("connectionreset") : route.continue(),
  );
  await form.save.click();
  await expect(toastOf(page)).toContainText("Update Failed");
  const alert = page.locator("form").getByRole("alert").filter({ hasText: "Update Failed" });
  await expect(alert).toContainText("Failed to update profile");
  await expect(form.text("Address")).toHaveValue("Calle del Sol 12");
  await page.unroute("**/api/vendor/profile/*");
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();
  await expect(alert).toBeHidden();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/vendor-dashboard/);
  await page.goBack();
  await form.text("Address").fill("Elsewhere");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await ask.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/vendor-dashboard/);
  await page.goBack();
  await expect(form.text("Address")).toHaveValue("Calle del Sol 12");
});

test("closing the window with something unsaved is held up by the browser", { tag: "@proof" }, async ({
  page,
}) => {
  await newVendor(page);
  await open(page, "/vendor-profile");
  await profile(page).text("Address").fill("Calle del Sol 12");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("edited in two places: both versions are shown, and nothing is overwritten before a choice", async ({
  page,
  request,
}) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const form = profile(page);
  const conflict = form.dialog("The profile was changed elsewhere");

  // Another picture is no other version of the form.
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await request.put(`/api/vendor/profile/${session.vendorId}/logo`, {
    headers: { ...bearer(session), "Content-Type": "image/png" },
    data: picture,
  });
  await form.text("Contact name").fill("Rafa");
  await form.save.click();
  await expect(form.state("All changes saved")).toBeVisible();

  await editElsewhere(request, session, { address: "Calle 2", services: ["Pumps"] });
  await form.text("Address").fill("Calle 1");
  await form.text("Phone").fill("809 555 0142");
  await form.save.click();
  await expect(conflict).toContainText("Calle 2");
  await expect(conflict).toContainText("Calle 1");
  await expect(conflict).toContainText("Pumps");
  expect(await stored(request, session)).toMatchObject({ address: "Calle 2", phone: "" });
  await conflict.getByRole("button", { name: "Keep both changes" }).click();
  await expect(form.state("All changes saved")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({
    address: "Calle 1",
    phone: "+18095550142",
    services: ["Pumps"],
    contactName: "Rafa",
  });

  await editElsewhere(request, session, { address: "Calle 3" });
  await form.text("Address").fill("Calle 4");
  await form.save.click();
  await conflict.getByRole("button", { name: "Use the other version" }).click();
  await expect(form.text("Address")).toHaveValue("Calle 3");
  await expect(form.state("All changes saved")).toBeVisible();

  await editElsewhere(request, session, { address: "Calle 5" });
  await form.text("Address").fill("Calle 6");
  await form.save.click();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(form.state("All changes saved")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({ address: "Calle 6" });
});

test("a photo is uploaded, shown and removed; a broken, a large and a foreign file are refused in words", async ({
  page,
  request,
}, info) => {
  const session = await newVendor(page);
  await open(page, "/vendor-profile");
  const photo = page.getByRole("group", { name: "Photo" });
  const input = photo.locator('input[type="file"]');
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: "teal", noise } })
    .png()
    .toBuffer();

  await input.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer });
  await expect(photo.getByRole("alert")).toContainText("not a JPEG, PNG, WebP, AVIF or GIF");
  const big = info.outputPath("big.png");
  await writeFile(big, Buffer.alloc(8 * 1024 * 1024 + 1));
  await input.setInputFiles(big);
  await expect(photo.getByRole("alert")).toContainText("8.1 MB");
  await input.setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: buffer.subarray(0, 60) });
  await expect(photo.getByRole("alert")).not.toContainText("8.1 MB");
  await expect(photo.getByRole("alert")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({ personalPhoto: null, version: 1 });

  const letGo = await hold(page, "**/photo");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await expect(photo.getByRole("progressbar")).toBeVisible();
  // The upload goes on under another tab.
  await page.getByRole("tab", { name: "Services" }).click();
  letGo();
  await expect.poll(async () => (await stored(request, session)).personalPhoto).not.toBeNull();
  await page.getByRole("tab", { name: "Basic Info" }).click();
  const shown = photo.getByRole("img", { name: "Your photo" });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(photo.getByText("Picture saved.")).toBeVisible();

  await page.getByRole("textbox", { name: "Contact name" }).fill("Rafa");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("All changes saved", { exact: true })).toBeVisible();
  await photo.getByRole("button", { name: "Remove photo" }).click();
  await photo.getByRole("button", { name: "Yes, remove" }).click();
  await expect(photo.getByText("Picture removed.")).toBeVisible();
  await expect(shown).toBeHidden();
  expect(await stored(request, session)).toMatchObject({ personalPhoto: null, contactName: "Rafa" });
});

test("the preview shows what is in the form, saved or not, and nothing private", { tag: "@proof" }, async ({
  page,
}) => {
  await newVendor(page);
  await open(page, "/vendor-profile?tab=services");
  const form = profile(page);
  await form.text("Services").fill("Leak repair");
  await form.text("Services").press("Enter");
  await form.tab("Basic Info").click();
  await form.text("Business name (English)").fill("Ramírez & Sons");
  await form.text("Address").fill("Calle Secreta 7");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = form.dialog("As visitors see it");
  await expect(preview.getByRole("heading", { name: "Ramírez & Sons" })).toBeVisible();
  await expect(preview).toContainText("Leak repair");
  await expect(preview).not.toContainText("Calle Secreta 7");
  await page.keyboard.press("Escape");
  await expect(form.text("Address")).toHaveValue("Calle Secreta 7");
});

test("without a session it leads to the login; a failed load can be retried", { tag: "@proof" }, async ({
  page,
}) => {
  await acceptTerms(page);
  await page.goto("/vendor-profile");
  await expect(page).toHaveURL(/\/vendor-login/);
  await newVendor(page);
  await page.route("**/api/vendor/profile/*", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Records are away." } }),
  );
  await open(page, "/vendor-profile");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch profile" });
  await expect(alert).toContainText("Records are away.");
  await page.unroute("**/api/vendor/profile/*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tab", { name: "Basic Info" })).toBeVisible();
});

test("by keyboard on a phone's width: tabs by arrows, save by Enter, nothing sideways", {
  tag: "@proof",
}, async ({ page, request }) => {
  const session = await newVendor(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/vendor-profile");
  const form = profile(page);
  await tabTo(page, form.tab("Basic Info"));
  for (const name of ["Business Details", "Business Hours", "Services"]) {
    await page.keyboard.press("ArrowRight");
    await expect(form.tab(name)).toBeFocused();
    await expect(form.tab(name)).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.keyboard.press("Home");
  await tabTo(page, form.text("Contact name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rafa");
  await page.keyboard.press("Enter");
  await expect(form.state("All changes saved")).toBeVisible();
  expect(await stored(request, session)).toMatchObject({ contactName: "Rafa" });
});
