import { expect, type Page, test } from "@playwright/test";
import { bookingForm, sampleVendor } from "../fixtures/booking/booking-form.ts";
import { acceptTerms, alive, hold, holdScripts, open } from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

/** Opens a page until its frame is alive; its content waits for an act. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("main") ?? {}).some((key) => key.startsWith("__reactProps$")),
  );
}

const reportButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Report/ })
    .first();

test("a page's content is loaded at the first act, and not before", async ({ page }) => {
  await openQuietly(page, "/services");
  await page.waitForLoadState("networkidle");
  const contents = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => /\/content-[\w-]+\.js$/.test(name)),
    );
  expect(await contents()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(contents).toHaveLength(1);
  await alive(page);
});

test("who moves to a page sees its content at once, and its title", async ({ page }) => {
  await open(page, "/packages");
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const main = document.getElementById("main");
    if (main) new MutationObserver(() => heights.push(main.offsetHeight)).observe(main, { childList: true });
  });
  await page.getByRole("main").getByRole("link", { name: "Services" }).last().click();
  await expect(page).toHaveTitle(/^Relocation services, step by step/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Relocation Services");
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThan(1_000);
});

test("a button that is pressed before the content has come does its work once it has, and once only", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/content-*");
  await openQuietly(page, "/community-board");
  await reportButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("content whose code was lost on the way is loaded at the next act", async ({ page }) => {
  await page.route(/\/assets\/content-/, (route) => route.abort());
  await openQuietly(page, "/community-board");
  await page.mouse.move(200, 200);
  await page.waitForLoadState("networkidle");
  await page.unroute(/\/assets\/content-/);
  await reportButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("content that does not come stays as the server wrote it, and its links work", async ({ page }) => {
  await page.route(/\/assets\/content-/, (route) => route.abort());
  await openQuietly(page, "/services");
  await page.mouse.move(200, 200);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(300, 300);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Relocation Services");
  await page.getByRole("main").getByRole("link", { name: "View Packages" }).click();
  await expect(page).toHaveURL(/\/packages$/);
});

test("the language can be changed while the content is on its way", async ({ page }) => {
  const release = await hold(page, "**/assets/content-*");
  await openQuietly(page, "/services");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Español/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Relocation Services");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Servicios completos de reubicación");
});

test("what is typed into a booking before its scripts come stays", async ({ page, request }) => {
  const vendor = await sampleVendor(request);
  const release = await holdScripts(page);
  await page.goto(`/booking/${vendor.id}`, { waitUntil: "commit" });
  const form = bookingForm(page);
  await form.name.fill("Gerald Whitcomb");
  await form.service.selectOption(vendor.services[0]);
  await page.getByRole("radio", { name: /^ASAP/ }).check();
  release();
  await alive(page);
  await form.name.press("End");
  await form.name.pressSequentially(" Jr");
  await expect(form.name).toHaveValue("Gerald Whitcomb Jr");
  await expect(form.service).toHaveValue(vendor.services[0]);
  await expect(page.getByRole("radio", { name: /^ASAP/ })).toBeChecked();
  await form.submit.click();
  await expect(page.getByRole("main")).toContainText(/things to look at/);
});

test("what is typed into a registration before its scripts come stays", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/vendor-signup", { waitUntil: "commit" });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Business name in English").fill("Doña Luz Hair");
  await field("Password").fill("larimar-azul-7");
  await page.getByRole("combobox", { name: "Location" }).selectOption("Sosúa");
  const submit = page.getByRole("button", { name: "Create account" });
  // A post by the browser would lose it all.
  await expect(submit).toBeDisabled();
  release();
  await alive(page);
  await submit.click();
  await expect(page.getByRole("main")).toContainText(/things to look at/);
  await expect(field("Business name in English")).toHaveValue("Doña Luz Hair");
  await expect(field("Password")).toHaveValue("larimar-azul-7");
  await expect(page.getByRole("combobox", { name: "Location" })).toHaveValue("Sosúa");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("larimar-azul-7");
});

test("what is looked for in the list of vendors before its scripts come is found", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/vendor-list", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("no vendor has this name");
  release();
  await alive(page);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue("no vendor has this name");
});
