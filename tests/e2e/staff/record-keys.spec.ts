import { expect, type Page, test } from "@playwright/test";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import { listedVendor } from "../fixtures/vendor.ts";
import { detailOf, enterAsStaff, newLead, open, openEntry, undoOf } from "../fixtures/visitor.ts";

/** The keys that any open record has, the heading focused at first. */
async function expectFollowUpKeys(page: Page): Promise<void> {
  const detail = detailOf(page);
  const heading = detail.getByRole("heading", { level: 2 }).first();
  await page.keyboard.press("t");
  await expect(detail.getByRole("button", { name: /^Give back/ })).toBeVisible();
  await page.keyboard.press("n");
  const note = detail.getByRole("textbox", { name: "Note for the team" });
  await expect(note).toBeFocused();
  await page.keyboard.type("Calls at four.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(detail.getByRole("listitem").filter({ hasText: "Calls at four." })).toBeVisible();
  await heading.focus();
  await page.keyboard.press("s");
  await expect(detail.getByRole("textbox", { name: "What is to be done" })).toBeFocused();
  await page.keyboard.type("Send the plans");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(detail.getByRole("button", { name: /^Done ?: Send the plans/ })).toBeVisible();
  await heading.focus();
  await page.keyboard.press("z");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await heading.focus();
}

test("the keys of Today work on an open lead", async ({ page, request }) => {
  await enterAsStaff(page);
  const lead = await newLead(request, { name: "Kelly Keys" });
  await open(page, `/admin-dashboard?search=${lead.reference}`);
  const detail = await openEntry(page, lead.name);
  await expectFollowUpKeys(page);
  const status = detail.getByRole("combobox", { name: "Status of Kelly Keys" });
  await page.keyboard.press("e");
  await expect(status).toHaveValue("contacted");
  await expect(undoOf(page)).toContainText("Status Updated");
  await page.keyboard.press("e");
  await expect(status).toBeFocused();
  await detail.getByRole("heading", { level: 2 }).first().focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help.getByRole("row", { name: /^t Take what is open/ })).toBeVisible();
  await expect(help.getByRole("row", { name: /^e Today: done.*its status$/ })).toBeVisible();
});

test("the keys of Today work on an open booking", async ({ page }) => {
  const { vendorId } = await listedVendor(page.request);
  const booking = await newBooking(page.request, { vendorId });
  await enterAsStaff(page);
  await open(page, `/booking-management?booking=${booking.id}`);
  const detail = detailOf(page);
  await expect(detail.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await expectFollowUpKeys(page);
  await page.keyboard.press("e");
  await expect(undoOf(page)).toBeVisible();
  await expect(detail.getByRole("button", { name: "First contact made" })).toHaveCount(0);
  await detail.getByRole("heading", { level: 2 }).first().focus();
  await page.keyboard.press("e");
  await expect(detail.getByRole("combobox", { name: "Status" })).toBeFocused();
});
