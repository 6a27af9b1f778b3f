import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { registeredVendor } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  alive,
  hold,
  newEmail,
  newLead,
  open,
  openEntry,
  openLead,
  rowOf,
  signIn,
  storedLeads,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";

/** Who did it, and when. */
const byWhom = /ana, \d/;

test.beforeEach(({ page }) => acceptTerms(page));

test.describe("the leads", () => {
  test("a new one is there with everything it says, and is moved; a change that fails is rolled back and told", async ({
    page,
    request,
  }) => {
    const message = `We are both 61 and plan to move in March. ${"Biscuit comes too. ".repeat(8)}The end.`;
    const lead = await newLead(request, { phone: "+1 614 555 0142", package: "royal", message });
    const row = await openLead(page, lead.email);
    await expect(row).toContainText(lead.reference);
    await expect(row).toContainText("Royal");
    await expect(row.getByRole("link", { name: lead.email })).toHaveAttribute("href", /^mailto:/);
    await expect(row.getByRole("link", { name: /\+16145550142/ })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
    await expect(row).toContainText(/On time, 2[34] h|On time, 1 days? left/);

    // In the list collapsed beyond a hundred characters, beside it in full.
    await expect(page.locator("[data-entry]")).not.toContainText("The end.");
    await expect(page.locator("[data-entry]")).toContainText("We are both 61");
    await expect(row).toContainText("The end.");

    const status = row.getByRole("combobox", { name: /^Status of/ });
    await expect(status.locator("option")).toHaveText([
      "New",
      "Contacted",
      "Qualified",
      "Converted",
      "Closed",
    ]);
    await status.selectOption("contacted");
    await expect(undoOf(page)).toContainText("Status Updated");
    await expect(undoOf(page)).toContainText("Lead status changed to contacted");
    await expect(row).toContainText(/Answered after/);
    await page.reload();
    await expect(status).toHaveValue("contacted");

    const call = "**/api/admin/leads/*/status";
    for (const failing of sampleOf(["an error", "no connection"], 2)) {
      await page.route(call, (route) =>
        failing === "an error"
          ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } })
          : route.abort(),
      );
      await status.selectOption("qualified");
      await expect(toastOf(page)).toContainText("Error");
      await expect(toastOf(page)).toContainText("Failed to update lead status");
      await expect(status).toHaveValue("contacted");
      await toastOf(page).getByRole("button", { name: "Close" }).click();
      await page.unroute(call);
    }
    expect(await storedLeads(request, lead.email)).toMatchObject([{ status: "contacted" }]);

    // Any of the five from any.
    for (const next of ["closed", "new", "converted", "qualified"]) {
      await status.selectOption(next);
      if (next === "converted") await page.getByRole("button", { name: "Skip for now" }).click();
      await expect(undoOf(page)).toContainText(`Lead status changed to ${next}`);
    }
    await row.getByRole("button", { name: /^History/ }).click();
    for (const step of [
      "New to Contacted",
      "Contacted to Closed",
      "Closed to New",
      "New to Converted",
      "Converted to Qualified",
    ]) {
      await expect(row.getByRole("listitem").filter({ hasText: step })).toContainText(byWhom);
    }
  });

  test("a message of exactly a hundred characters is whole", { tag: "@proof" }, async ({ page, request }) => {
    const lead = await newLead(request, { message: `${"a".repeat(96)} end` });
    const row = await openLead(page, lead.email);
    await expect(row).toContainText(`${"a".repeat(96)} end`);
    await expect(page.locator("[data-entry]")).toContainText(`${"a".repeat(96)} end`);
  });

  test("a message or vendor whose change fails late is put back as it was", { tag: "@proof" }, async ({
    page,
    request,
  }) => {
    // The screen shows the change ahead of the answer.
    const late = (pattern: string) =>
      hold(page, pattern, { status: 500, json: { code: "internal", message: "no" } });
    const email = newEmail("late");
    await request.post("/api/contact", { data: { name: "Late", email, message: "Hello?" } });
    await signIn(page.request);
    await open(page, `/admin/messages?search=${encodeURIComponent(email)}`);
    const message = await openEntry(page);
    const answerMessage = await late("**/api/admin/messages/*");
    await message.getByRole("button", { name: /^Mark as answered/ }).click();
    await expect(message.getByText("Answered", { exact: true })).toBeVisible();
    answerMessage();
    await expect(toastOf(page)).toContainText("Failed to update the message");
    await expect(message.getByText("Open", { exact: true })).toBeVisible();

    const vendor = await registeredVendor(request);
    await open(page, `/admin/vendors?search=${encodeURIComponent(vendor.email)}`);
    const row = await openEntry(page);
    const answerVendor = await late("**/api/admin/vendors/*/status");
    await row.getByRole("button", { name: /^Approve/ }).click();
    await expect(row.getByText("Approved", { exact: true })).toBeVisible();
    answerVendor();
    await expect(row.getByText("Pending", { exact: true })).toBeVisible();
  });

  test("the figures count, and lead to their leads", async ({ page }) => {
    await signIn(page.request);
    await open(page, "/admin-dashboard");
    const figures = page.getByRole("region", { name: "At a glance" });
    const total = async () =>
      Number((await figures.innerText()).match(/All leads\s+([\d,]+)/)?.[1]?.replace(",", ""));
    const before = await total();
    expect(before).toBeGreaterThan(0);
    await newLead(page.request);
    await page.reload();
    expect(await total()).toBeGreaterThan(before);
    for (const label of ["Late", "New", "Contacted", "Qualified", "Converted"]) {
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await figures.getByRole("link", { name: /^Converted/ }).click();
    await expect(page).toHaveURL("/admin-dashboard?status=converted");
    await expect(page.getByRole("combobox", { name: "Status", exact: true })).toHaveValue("converted");
  });

  test("search and filters live in the address, and Back restores them", async ({ page, request }) => {
    const lead = await newLead(request, { package: "elite", name: "Ñuño Peña" });
    await signIn(page.request);
    await open(page, "/admin-dashboard");
    const filters = page.getByRole("search", { name: "Filter the leads" });
    const search = filters.getByRole("searchbox", { name: "Search" });
    const status = filters.getByRole("combobox", { name: "Status" });
    const chosen = filters.getByRole("combobox", { name: "Package" });
    await search.fill(lead.email);
    await expect(page).toHaveURL(`/admin-dashboard?search=${encodeURIComponent(lead.email)}`);
    await expect(page.locator("[data-entry]")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText("Showing 1 of 1");
    await chosen.selectOption("elite");
    await expect(page).toHaveURL(/package=elite/);
    await expect(rowOf(page, lead.name)).toHaveCount(1);
    await status.selectOption("closed");
    await expect(page).toHaveURL(/status=closed/);
    await expect(page.getByText("No leads match these filters")).toBeVisible();

    await page.goBack();
    await expect(status).toHaveValue("");
    await expect(chosen).toHaveValue("elite");
    await expect(search).toHaveValue(lead.email);
    await expect(rowOf(page, lead.name)).toHaveCount(1);
    await page.goBack();
    await expect(chosen).toHaveValue("");
    await page.goForward();
    await page.reload();
    await alive(page);
    await expect(chosen).toHaveValue("elite");
    await expect(search).toHaveValue(lead.email);
    await expect(rowOf(page, lead.name)).toHaveCount(1);

    const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    await filters.getByLabel("From").fill(tomorrow);
    await expect(page).toHaveURL(new RegExp(`from=${tomorrow}`));
    await expect(page.getByText("No leads match these filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await expect(page).toHaveURL("/admin-dashboard");
    await expect(search).toHaveValue("");
    await expect(page.locator("[data-entry]").first()).toBeVisible();
  });

  test("what an address asks wrongly is left out, not an error", { tag: "@proof" }, async ({ page }) => {
    await signIn(page.request);
    await open(page, "/admin-dashboard?status=nonsense&from=yesterday&cursor=%27--&package=");
    await expect(page.locator("[data-entry]").first()).toBeVisible();
  });

  test("the filter's leads come as a CSV file, formulas defused", async ({ page, request }) => {
    const lead = await newLead(request, { name: "=1+1", message: 'Quotes " and, commas\nand lines' });
    await openLead(page, lead.email);
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: /CSV/ }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("arribo-leads.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(lead.reference);
    expect(text).toContain("'=1+1");
    expect(text).toContain('"Quotes "" and, commas\nand lines"');
    expect(text.match(/AR-[0-9A-Z]{4}-[0-9A-Z]{4}/g)).toEqual([lead.reference]);
  });

  // What a page holds, and a cursor in the address: server/api.integration.test.ts and list-filter.test.ts.
  test("more than fifty go by pages", { tag: "@proof" }, async ({ page, request }) => {
    const mark = newEmail("many").split("@")[0];
    await Promise.all(
      Array.from({ length: 53 }, (_, n) => newLead(request, { email: `${mark}-${n}@example.com` })),
    );
    await signIn(page.request);
    await open(page, `/admin-dashboard?search=${mark}`);
    const count = page.getByRole("status").filter({ hasText: "Showing" });
    await expect(count).toHaveText("Showing 50 of 53");
    await expect(page.locator("[data-entry]")).toHaveCount(50);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const first = await page.locator("[data-entry]").first().getAttribute("data-entry");
    await pages.getByRole("link", { name: "Next" }).click();
    await expect(count).toHaveText("Showing 3 of 53");
    await expect(page.locator("[data-entry]")).toHaveCount(3);
    await expect(page).toHaveURL(/cursor=/);
    await page.reload();
    await expect(page.locator("[data-entry]")).toHaveCount(3);
    await pages.getByRole("link", { name: "Previous" }).click();
    await expect(page.locator("[data-entry]")).toHaveCount(50);
    expect(await page.locator("[data-entry]").first().getAttribute("data-entry")).toBe(first);
    await page.goBack();
    await expect(page.locator("[data-entry]")).toHaveCount(3);
  });

  test("the single keys move, search and help, and can be switched off", { tag: "@proof" }, async ({
    page,
  }) => {
    await signIn(page.request);
    await open(page, "/admin-dashboard");
    const entries = page.locator("[data-entry]");
    await page.keyboard.press("j");
    await expect(entries.nth(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(entries.nth(0)).toBeFocused();
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Search" });
    await expect(search).toBeFocused();
    await page.keyboard.type("jk");
    await expect(search).toHaveValue("jk");
    await search.fill("");
    await search.blur();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await help.getByRole("checkbox", { name: "Use these single keys" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("/");
    await expect(search).not.toBeFocused();
  });
});

test("contact messages: read, answered, opened again", async ({ page, request }) => {
  const email = newEmail("message");
  const sent = await request.post("/api/contact", {
    data: {
      name: "Yokasta",
      email,
      subject: "The invoice",
      message: `Which one? ${"x ".repeat(60)}Last word.`,
    },
  });
  expect(sent.status()).toBe(201);
  await signIn(page.request);
  await open(page, "/admin/messages");
  await page.getByRole("searchbox", { name: "Search" }).fill(email);
  const row = page.locator("[data-entry]");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("The invoice");
  await expect(row).not.toContainText("Last word.");
  const card = await openEntry(page);
  await expect(card).toContainText("Last word.");
  const reply = card.getByRole("link", { name: email });
  await expect(reply).toHaveAttribute("href", /^mailto:.*subject=Re%3A%20The%20invoice/);
  const kept = page.waitForResponse((response) => response.request().method() === "PATCH");
  await card.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect(card).toContainText(/Answered/);
  await expect(card).toContainText(byWhom);
  // It is shown before the server has said yes.
  expect((await kept).status()).toBe(200);
  await page.reload();
  await alive(page);
  await card.getByRole("button", { name: /^Open again/ }).click();
  await expect(card.getByRole("button", { name: /^Mark as answered/ })).toBeVisible();
});

test("the outbox: a receipt waits with its mailto, and nothing claims to be sent", async ({
  page,
  request,
}) => {
  const lead = await newLead(request, { name: "Priya" });
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${lead.email}`);
  await expect(page.getByText("Nothing goes out on its own yet")).toBeVisible();
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  const letter = await openEntry(page);
  await expect(letter).toContainText(`We received your request (${lead.reference})`);
  await expect(letter).toContainText("Waiting");
  await expect(letter).toContainText("Waiting for someone to send it by hand.");
  await expect(letter.getByText(/^Sent/)).toHaveCount(0);
  await expect(letter).not.toContainText("Accepted by the mail service");
  const mail = letter.getByRole("link", { name: /^Open in my mail program/ });
  const mailto = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  expect(mailto).toMatch(/^mailto:/);
  expect(mailto).toContain(lead.email);
  expect(mailto).toContain(lead.reference);
  await expect(letter).toContainText("will be in touch within 24 hours to discuss your relocation.");
  await letter.getByRole("button", { name: /^Mark as sent/ }).click();
  await expect(letter).toContainText("Sent by hand");
  await expect(letter).toContainText("ana says so");
  await page.reload();
  await expect(letter).toContainText("Sent by hand");
  await open(page, `/admin/outbox?search=${lead.email}&status=waiting`);
  await expect(page.getByText("No messages match these filters")).toBeVisible();
});

test("all of it in Spanish, switched on the spot", async ({ page, request }) => {
  const lead = await newLead(request, { name: "Tomás" });
  const row = await openLead(page, lead.email);
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Solicitudes" })).toBeVisible();
  await row.getByRole("combobox", { name: "Estado de Tomás" }).selectOption("contacted");
  await expect(undoOf(page)).toContainText("Estado actualizado");
  await page
    .getByRole("navigation", { name: "Pantallas del equipo" })
    .getByRole("link", { name: "Bandeja de salida" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Bandeja de salida" })).toBeVisible();
  await expect(page.getByText("Todavía nada sale solo")).toBeVisible();
});

test("the way back to the site", { tag: "@proof" }, async ({ page }) => {
  await signIn(page.request);
  await open(page, "/admin-dashboard");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
