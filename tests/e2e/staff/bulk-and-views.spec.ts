import { expect, type Page, test } from "@playwright/test";
import { findings } from "../fixtures/axe.ts";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import {
  acceptTerms,
  enterAsStaff,
  newEmail,
  newLead,
  open,
  sidewaysScroll,
  signIn,
  speak,
  storedLeads,
  toastOf,
} from "../fixtures/visitor.ts";
import { colleague } from "./team/colleague.ts";

/** Three letters to one person. @returns the word that finds them */
async function writeThree(page: Page): Promise<string> {
  const email = newEmail("bulk");
  for (const message of ["one", "two", "three"])
    await page.request.post("/api/contact", { data: { name: "Lisa", email, message } });
  return email;
}

test("letters are chosen by keyboard and by hand, marked together, and what a colleague sent before is told", async ({
  page,
}) => {
  await acceptTerms(page);
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  const boxes = page.locator("[data-select]");
  await expect(boxes).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  const bar = page.getByRole("region", { name: "With what is selected" });
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await page.getByLabel("Select all on this page").check();
  // A colleague is faster with one of them.
  const [first] = (await (await page.request.get(`/api/admin/outbox?search=${email}`)).json()) as {
    id: number;
  }[];
  await page.request.post(`/api/admin/outbox/${first?.id}/sent-by-hand`, { data: {} });
  await bar.getByRole("button", { name: "Mark as sent by hand" }).click();
  const results = page.getByRole("list", { name: "What became of them" });
  await expect(results).toContainText("2 sent by hand");
  await expect(results).toContainText(/1 was already sent: “.*” to bulk/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test("en español: los correos elegidos se descartan después de preguntar", async ({ page }) => {
  await acceptTerms(page);
  await speak(page, "es");
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByLabel("Seleccionar todo en esta página").check();
  await page.getByRole("button", { name: "Descartar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "¿Descartar 3 mensajes?" });
  await dialog.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("list", { name: "Qué pasó con ellos" })).toContainText("3 descartados");
  await expect(page.getByText("No enviado").first()).toBeVisible();
});

test("a filter is kept under a name, shown as a tab with its count, renamed and removed, in both languages", async ({
  page,
}) => {
  await acceptTerms(page);
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("Write a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Lisa’s letters");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  const tab = views.getByRole("link", { name: "Lisa’s letters 3" });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await views.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL("/admin/outbox");
  await tab.click();
  await expect(page.locator("[data-select]")).toHaveCount(3);
  await speak(page, "es");
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Editar vista" }).click();
  const edit = page.getByRole("dialog", { name: "Editar la vista" });
  await edit.getByLabel("Nombre").fill("De Lisa");
  await edit.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("link", { name: "De Lisa 3" })).toBeVisible();
  await page.getByRole("button", { name: "Editar vista" }).click();
  await edit.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("link", { name: "De Lisa 3" })).toBeHidden();
});

const bulkTexts = {
  en: {
    all: "Select all on this page",
    change: "Change status…",
    title: "Change the status of 2 leads",
    go: "Change status",
    status: "Status",
    missing: "Choose a status.",
    done: "2 now “Qualified”",
    result: "What became of them",
    undone: "Undone",
    assign: "Assign…",
    whom: "Assigned to",
    snooze: "Snooze…",
    snoozeGo: "Snooze",
  },
  es: {
    all: "Seleccionar todo en esta página",
    change: "Cambiar estado…",
    title: "Cambiar el estado de 2 solicitudes",
    go: "Cambiar estado",
    status: "Estado",
    missing: "Elige un estado.",
    done: "2 en estado «Calificada»",
    result: "Qué pasó con ellos",
    undone: "Deshecho",
    assign: "Asignar…",
    whom: "A cargo de",
    snooze: "Posponer…",
    snoozeGo: "Posponer",
  },
} as const;

for (const locale of ["en", "es"] as const)
  test(`leads get a status together, are given to a colleague and snoozed; each is undone (${locale})`, async ({
    page,
    browser,
  }) => {
    const t = bulkTexts[locale];
    await enterAsStaff(page, locale);
    const mate = await colleague(browser, page.request, "Beatriz Lora", "concierge");
    const email = newEmail("together");
    for (const name of ["Together One", "Together Two"]) await newLead(page.request, { name, email });
    await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
    const rows = page.locator("[data-entry]");
    await expect(rows).toHaveCount(2);
    await page.getByLabel(t.all).check();
    await page.getByRole("button", { name: t.change }).click();
    const dialog = page.getByRole("dialog", { name: t.title });
    await dialog.getByRole("button", { name: t.go }).click();
    await expect(dialog.getByText(t.missing)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel(t.status).selectOption("qualified");
    await dialog.getByRole("button", { name: t.go }).click();
    const results = page.getByRole("list", { name: t.result });
    await expect(results).toHaveText(t.done);
    expect((await storedLeads(page.request, email)).map(({ status }) => status)).toEqual([
      "qualified",
      "qualified",
    ]);
    await page.keyboard.press("u");
    await expect(toastOf(page)).toContainText(t.undone);
    await expect(results).toHaveCount(0);
    expect((await storedLeads(page.request, email)).map(({ status }) => status)).toEqual(["new", "new"]);

    await page.getByLabel(t.all).check();
    await page.getByRole("button", { name: t.assign }).click();
    await page.getByRole("dialog").getByLabel(t.whom).selectOption(mate.email);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t.assign.replace("…", "") })
      .click();
    await expect(results).toContainText("Beatriz Lora");
    await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}&assignee=${mate.email}`);
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole("search").getByLabel(t.whom)).toHaveValue(mate.email);

    await page.getByLabel(t.all).check();
    await page.getByRole("button", { name: t.snooze }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.snoozeGo }).click();
    await expect(results).toHaveText(/^2 /);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

test("bookings are chosen together: none is completed before its day, and each that stays is named", async ({
  page,
}) => {
  await enterAsStaff(page);
  const { customerName } = await newBooking(page.request);
  await open(page, `/booking-management?search=${encodeURIComponent(customerName)}`);
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Change status…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the status of 1 booking" });
  await dialog.getByLabel("Status").selectOption("completed");
  await expect(dialog).toContainText("A booking whose appointment is still to come is left as it is.");
  await dialog.getByRole("button", { name: "Change status" }).click();
  await expect(page.getByRole("list", { name: "What became of them" })).toHaveText(
    `1 was left as it is: its appointment is still to come: ${customerName}`,
  );
});
