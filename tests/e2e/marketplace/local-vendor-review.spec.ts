import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import type { LocalVendor, LocalVendorStep } from "#app/marketplace/local-vendors/contract.ts";
import { newLocalVendor } from "../../support/records/local-vendor.ts";
import {
  acceptTerms,
  open,
  openEntry,
  rowOf,
  sidewaysScroll,
  signIn,
  speak,
  tabTo,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";

const call = "/api/admin/dominican-vendors";
test.beforeEach(({ page }) => acceptTerms(page));

/** An application under a name that no other test uses. */
async function applied(request: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const name = `Yahaira ${randomUUID().slice(0, 12)}`;
  const body = newLocalVendor({ nombreCompleto: name, ...overrides });
  const answer = await request.post("/api/dominican-vendors", { data: body });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...body, id: ((await answer.json()) as { id: number }).id };
}

async function photoOf(request: APIRequestContext, background: string): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const headers = { "Content-Type": "image/png" };
  const answer = await request.post("/api/dominican-vendors/photos", { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { photo: string }).photo;
}

/** The list, signed in, searched for one application. */
async function openReview(page: Page, name: string, query = "") {
  await signIn(page.request);
  await open(page, `/admin/dominican-vendors?search=${encodeURIComponent(name)}${query}`);
  await expect(rowOf(page, name)).toHaveCount(1);
  return openEntry(page, name);
}

/** The button that was pressed is gone, and the keys go on from the record. */
const holdsFocus = (record: Locator) => expect(record.locator(":focus")).toHaveCount(1);

async function stored(page: Page, name: string): Promise<LocalVendor | undefined> {
  const answer = await page.request.get(call, { params: { search: name } });
  return ((await answer.json()) as LocalVendor[])[0];
}

async function steps(page: Page, id: number): Promise<LocalVendorStep[]> {
  return (await (await page.request.get(`${call}/${id}/history`)).json()) as LocalVendorStep[];
}

/** What staff do is saved; the screen shows it before that. */
function saved(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.url().includes(call),
  );
}

/** "21 de noviembre de 2026", as people there say today's date. */
function todayThere(): string {
  return new Date().toLocaleDateString("es-DO", {
    timeZone: "America/Santo_Domingo",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

test("a card tells everything, with safe links, and its photos open large", async ({ page, request }) => {
  const photos = [await photoOf(request, "teal"), await photoOf(request, "orange")];
  const vendor = await applied(request, {
    servicioOfrece: "Plomería",
    zonaUbicacion: "Barahona",
    telefono: "829-555-0142",
    email: "yahaira@example.com",
    precioPromedio: "RD$ 1,200 la visita",
    tieneNegocioRegistrado: "si",
    disponibleFinSemana: "no",
    puedeMoverse: "",
    photoUrls: "Mira https://fotos.example.com/1, o javascript:alert(1)",
    photos,
  });
  const row = await openReview(page, vendor.nombreCompleto);
  for (const fact of [
    "Plomería",
    "Construcción y Renovación",
    "Barahona",
    "829-555-0142",
    vendor.descripcionServicio,
    "Average price (admin only)RD$ 1,200 la visita",
    "Registered businessYes",
    "Available on weekendsNo",
    "Can travelnot given",
    "LanguageSpanish",
    "Pending",
  ])
    await expect(row).toContainText(fact);
  const submitted = row.locator("time").first();
  await expect(submitted).toHaveText(todayThere());
  await expect(submitted).toHaveAttribute("lang", "es");
  const link = (name: RegExp) => row.getByRole("link", { name });
  await expect(link(/829-555-0142/)).toHaveAttribute("href", "tel:+18295550142");
  await expect(link(/^WhatsApp with/)).toHaveAttribute("href", "https://wa.me/18295550142");
  await expect(link(/yahaira@example/)).toHaveAttribute("href", /^mailto:yahaira%40example\.com\?subject=Tu/);
  await expect(link(/^https/)).toHaveAttribute("href", "https://fotos.example.com/1");
  await expect(link(/^https/)).toHaveAttribute("rel", "nofollow noopener noreferrer");
  await expect(row.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(row).toContainText("javascript:alert(1)");

  await row.getByText("Agreed to WhatsApp messages").click();
  await expect(row.locator("blockquote")).toContainText("Arribo te escribirá por WhatsApp");
  await expect(row.locator("blockquote")).toHaveAttribute("lang", "es");

  await row.getByRole("button", { name: /^Photo 1 of 2/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Photos by/ });
  const large = dialog.getByRole("img");
  await expect(large).toHaveAttribute("src", `${call}/photos/${photos[0]}/large`);
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(large).toHaveAttribute("alt", `Photo 2 of 2 by ${vendor.nombreCompleto}`);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row.getByRole("button", { name: /^Photo 1 of 2/ })).toBeFocused();
  expect((await request.get(`${call}/photos/${photos[0]}/large`)).status()).toBe(401);
});

test("staff approve with the keys; the counters, the filter and the outbox follow", async ({
  page,
  request,
}) => {
  const { nombreCompleto: name, telefono } = await applied(request);
  const row = await openReview(page, name, "&status=pendiente");
  await expect(row.getByRole("button", { name: /^List in the directory/ })).toHaveCount(0);
  await expect(row).toContainText(
    "If you approve: a WhatsApp message to them goes into the outbox; offered jobs.",
  );
  const approve = row.getByRole("button", { name: /^Approve/ });
  await expect(approve).toHaveAccessibleDescription(
    /^If you approve: a WhatsApp message to them goes into the outbox/,
  );
  await tabTo(page, approve);
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: `Approve ${name}?` });
  await expect(question).toContainText("If you approve: a WhatsApp message to them goes into the outbox");
  await page.keyboard.press("Escape");
  await expect(approve).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Approve" }));
  const answered = saved(page);
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Approved");
  await holdsFocus(row);
  expect((await answered).status()).toBe(200);
  await expect(undoOf(page)).toContainText("Vendor application approved");
  await expect(undoOf(page)).toContainText(`The WhatsApp message to ${name} is in the outbox.`);
  await expect(approve).toHaveCount(0);
  await expect(row.getByRole("button", { name: /^Reject/ })).toBeVisible();
  await expect(row).toContainText("Jobs are offered on WhatsApp.");
  await expect(row.locator("time").nth(1)).toHaveText(todayThere());

  const letters = await page.request.get("/api/admin/outbox", { params: { search: telefono.slice(-4) } });
  expect(JSON.stringify(await letters.json())).toContain("whatsapp");
  await page.getByRole("link", { name: /^Aprobados \d/ }).click();
  await expect(page).toHaveURL(/status=aprobado/);
  await expect(row).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Pending");
  await expect(page).toHaveURL(/status=pendiente/);
  await expect(page.getByText("No vendor applications found for the selected filter.").first()).toBeVisible();
  await page.getByRole("link", { name: /^Total \d/ }).click();
  await expect(row).toBeVisible();
  expect(await stored(page, name)).toMatchObject({ status: "aprobado", reviewedBy: "admin" });
});

test("in the dialog: a note, its history, and what was typed survives a failure and a closed dialog", async ({
  page,
  request,
}) => {
  const { nombreCompleto: name, id } = await applied(request);
  const row = await openReview(page, name);
  await row.getByRole("button", { name: /^Review/ }).click();
  const dialog = page.getByRole("dialog", { name: `Review: ${name}` });
  const notes = dialog.getByRole("textbox", { name: "Notes" });
  await expect(notes).toBeFocused();
  await page.keyboard.type("Called: she works on Saturdays too.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("button", { name: /^Review/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notes).toHaveValue("Called: she works on Saturdays too.");

  await page.route(`**${call}/*`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Mark as Under Review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update vendor status");
  await expect(toastOf(page)).toContainText("Failed to update vendor status");
  await expect(notes).toHaveValue("Called: she works on Saturdays too.");
  await expect(row).toContainText("Pending");
  await page.unroute(`**${call}/*`);
  await dialog.getByRole("button", { name: "Mark as Under Review" }).click();
  await expect(dialog).toBeHidden();
  await expect(undoOf(page)).toContainText("Vendor application updated");
  await expect(row).toContainText("Under review");
  await expect(row).toContainText("Called: she works on Saturdays too.");

  await row.getByRole("button", { name: /^Review/ }).click();
  await expect(notes).toHaveValue("");
  await expect(dialog.getByRole("listitem").nth(1)).toContainText(/^Pending to Under review ana/i);
  await expect(dialog.getByRole("listitem").nth(1)).toContainText("Called: she works on Saturdays too.");
  await dialog.getByRole("button", { name: "Save the note" }).click();
  await expect(notes).toHaveAccessibleDescription(/Write the note first\.$/);
  await expect(notes).toBeFocused();
  await notes.fill("Two customers recommend her.");
  await dialog.getByRole("button", { name: "Save the note" }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole("button", { name: /^Review/ }).click();
  await expect(dialog.getByRole("listitem").nth(2)).toContainText("Note");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(notes).toHaveAccessibleDescription(/Write the note first\.$/);
  await notes.fill("No answer for a month.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(undoOf(page)).toContainText("Vendor application rejected");
  await expect(row).toContainText("No answer for a month.");
  await expect(row.getByRole("button", { name: /^Reject/ })).toHaveCount(0);
  expect((await steps(page, id)).map(({ from, to, note }) => [from, to, note])).toEqual([
    ["pendiente", "en_revision", "Called: she works on Saturdays too."],
    ["en_revision", "en_revision", "Two customers recommend her."],
    ["en_revision", "rechazado", "No answer for a month."],
  ]);
});

test("whoever is slower is told, sees what the faster did, and keeps what was typed", async ({
  page,
  request,
}) => {
  const { nombreCompleto: name, id } = await applied(request);
  const row = await openReview(page, name, "&status=pendiente");
  await row.getByRole("button", { name: /^Review/ }).click();
  const dialog = page.getByRole("dialog", { name: `Review: ${name}` });
  await dialog.getByRole("textbox", { name: "Notes" }).fill("Looks good to me.");
  const colleague = await page.request.patch(`${call}/${id}`, {
    data: { status: "rechazado", adminNotes: "The number belongs to somebody else." },
  });
  expect(colleague.status()).toBe(200);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^ana moved it to rejected meanwhile\.$/i);
  await expect(toastOf(page)).toContainText("A colleague was faster");
  await expect(dialog.getByRole("textbox", { name: "Notes" })).toHaveValue("Looks good to me.");
  await expect(dialog.getByRole("list")).toContainText("The number belongs to somebody else.");
  await expect(row).toContainText("Rejected");
  // Having seen it, one may still think otherwise.
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Approved");
  expect(await stored(page, name)).toMatchObject({ status: "aprobado", adminNotes: "Looks good to me." });
});

test("a failure on the card is put back", { tag: "@proof" }, async ({ page, request }) => {
  const { nombreCompleto: name } = await applied(request, { whatsappNotifications: "no" });
  await speak(page, "es");
  const row = await openReview(page, name);
  await expect(row).toContainText("toca llamar, porque no hay por dónde escribirle");
  await page.route(`**${call}/*`, (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "no" } }),
  );
  await row.getByRole("button", { name: /^Aprobar/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Aprobar" }).click();
  await expect(toastOf(page)).toContainText("No se pudo actualizar el estado del proveedor");
  await expect(row).toContainText("Pendiente");
  await page.unroute(`**${call}/*`);
  await row.getByRole("button", { name: /^Aprobar/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Aprobar" }).click();
  await expect(undoOf(page)).toContainText(`Toca llamar a ${name}`);
  await expect(row).toContainText("Sin WhatsApp no se le ofrecen trabajos.");
});

test("who is nowhere and does not travel is said to get no jobs", { tag: "@proof" }, async ({
  page,
  request,
}) => {
  const nowhere = { zonaUbicacion: "Otra zona", puedeMoverse: "no" };
  const row = await openReview(page, (await applied(request, nowhere)).nombreCompleto);
  await expect(row).toContainText(
    "a WhatsApp message to them goes into the outbox; no jobs until the zone is known or they travel.",
  );
  await row.getByRole("button", { name: /^Approve/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(row).toContainText("No jobs until the zone is known or they travel.");
});

test("an approved one is listed in the directory, once it was said what becomes public", async ({
  page,
  request,
}) => {
  const vendor = await applied(request, { email: "private@example.com", precioPromedio: "RD$ 777 secret" });
  const { nombreCompleto: name, id } = vendor;
  await signIn(page.request);
  await page.request.patch(`${call}/${id}`, { data: { status: "aprobado" } });
  const row = await openReview(page, name);
  await row.getByRole("button", { name: /^List in the directory/ }).click();
  const dialog = page.getByRole("dialog", { name: `List ${name} in the directory?` });
  for (const open of [name, vendor.servicioOfrece, vendor.zonaUbicacion, vendor.descripcionServicio])
    await expect(dialog.locator("dl")).toContainText(open);
  await expect(dialog).toContainText("Never public: phone, email, average price, notes.");
  await page.route(`**${call}/*/listing`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Make it public" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing was published.");
  await page.unroute(`**${call}/*/listing`);
  await dialog.getByRole("button", { name: "Make it public" }).click();
  await expect(dialog).toBeHidden();
  const publicPage = row.getByRole("link", { name: /^Listed in the directory/ });
  await expect(publicPage).toBeVisible();
  const html = await (await request.get((await publicPage.getAttribute("href")) ?? "")).text();
  expect(html).toContain(name);
  for (const secret of ["RD$ 777", "private@example.com", vendor.telefono])
    expect(html).not.toContain(secret);
  await holdsFocus(row);
  const reject = row.getByRole("button", { name: /^Reject/ });
  const question = page.getByRole("dialog", { name: `Reject ${name}, who is approved?` });
  await reject.click();
  await expect(question).toContainText(`we cannot have ${name} in our network`);
  await question.getByRole("button", { name: "Keep as approved" }).click();
  await expect(reject).toBeFocused();
  expect(await stored(page, name)).toMatchObject({ status: "aprobado" });
  await reject.click();
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(question.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await question.getByRole("textbox", { name: "Reason" }).fill("Two complaints.");
  await question.getByRole("button", { name: "Reject" }).click();
  await holdsFocus(row);
  const still = row.getByRole("link", { name: /^Still in the directory: suspend it there/ });
  await still.click();
  await expect(page.getByRole("heading", { level: 1, name: "Vendors", exact: true })).toBeVisible();
  await expect((await openEntry(page, name)).getByRole("button", { name: /^Suspend/ })).toBeVisible();
});

test("a held one tells nobody until a person says it is no robot's, and is rejected only with a reason", async ({
  page,
  request,
}) => {
  const { nombreCompleto: name, id } = await applied(request, { trap: "filled" });
  const row = await openReview(page, name);
  await expect(row).toContainText("It filled in a field no person can see.");
  await expect(row).toContainText("If you approve: not told while it is held; offered no jobs.");
  await row.getByRole("button", { name: /^Not spam/ }).click();
  await expect(undoOf(page)).toContainText("The hold was lifted");
  await expect(undoOf(page)).toContainText(`The WhatsApp message to ${name} is in the outbox.`);
  await expect(row).not.toContainText("Held");
  await expect(row).toContainText("If you approve: a WhatsApp message to them goes into the outbox");

  await row.getByRole("button", { name: /^Reject/ }).click();
  const question = page.getByRole("dialog", { name: `Reject ${name}?` });
  const reason = question.getByRole("textbox", { name: "Reason" });
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(reason).toHaveAccessibleDescription(/Enter the reason\.$/);
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await stored(page, name)).toMatchObject({ status: "pendiente" });
  await row.getByRole("button", { name: /^Reject/ }).click();
  await reason.fill("Lives abroad.");
  await question.getByRole("button", { name: "Reject" }).click();
  await expect(undoOf(page)).toContainText("Vendor application rejected");
  expect((await steps(page, id)).at(-1)).toMatchObject({ to: "rechazado", note: "Lives abroad." });
});

test("on a phone, in Spanish, nothing scrolls sideways and the dialog can be used", {
  tag: "@proof",
}, async ({ page, request }) => {
  const { nombreCompleto: name } = await applied(request, {
    nombreCompleto: `Yahaira${"a".repeat(60)}${randomUUID()}`,
    servicioOfrece: "Arreglo-de-abanicos-neveras-y-lavadoras-a-domicilio-en-todo-el-Este",
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(page, "es");
  const row = await openReview(page, name);
  expect(await sidewaysScroll(page)).toBe(0);
  await row.getByRole("button", { name: /^Revisar/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Notas" }).fill("Llamé y contestó.");
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog.getByRole("button", { name: "Marcar en revisión" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("En revisión");
});
