import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { DispatchSummary } from "#app/marketplace/dispatch/contract.ts";
import {
  approvedVendor,
  givenOut,
  jobAsStaffSee,
  offerPath,
  phone,
  shownPath,
} from "../fixtures/matching-desk.ts";
import {
  acceptTerms,
  alive,
  open,
  rowOf,
  sidewaysScroll,
  signIn,
  speak,
  toastOf,
} from "../fixtures/visitor.ts";

const screen = "/job-matching-demo";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const offerOf = (page: Page, name: string) => page.locator("main ol > li").filter({ hasText: name });

test.beforeEach(async ({ page }) => acceptTerms(page));

test("a job goes round: one declines, another takes it, a third is too late, and staff see each at once", async ({
  page,
  browser,
}) => {
  const place = { servicioOfrece: "Carpintería", zonaUbicacion: "La Romana" };
  await signIn(page.request);
  const [first, second, third] = [
    await approvedVendor(page.request, place),
    await approvedVendor(page.request, place),
    await approvedVendor(page.request, place),
  ];
  await open(page, screen);
  const find = page.getByRole("button", { name: "Find & Notify Vendors" });
  await expect(find).toBeDisabled();
  await page.getByLabel("Service Type").selectOption("carpintería");
  await expect(find).toBeDisabled();
  await expect(page.getByLabel("Location").locator("option")).toHaveCount(11);
  await page.getByLabel("Location").selectOption("La Romana");
  const description = `A door that sticks: ${randomUUID()}`;
  const warning = page.getByText("This looks like a phone number or an email address");
  for (const contact of ["Ana, 809-555-0142", "ana@example.com"]) {
    await page.getByLabel("Job Description").fill(contact);
    await expect(warning).toBeVisible();
  }
  await page.getByLabel("Job Description").fill("25-11-2026 at 2:30, RD$1500-2500");
  await expect(warning).toBeHidden();
  await page.getByLabel("Job Description").fill(description);
  await expect(page.getByLabel("Urgency")).toHaveValue("normal");
  await page.getByLabel("Urgency").selectOption("urgent");
  await find.dblclick();
  await expect(toastOf(page)).toContainText("Matching completed!");
  await expect(toastOf(page)).toContainText(/\d+ vendors found, \d+ messages to send/);
  await expect(page).toHaveURL(/\?dispatch=\d+$/);
  await expect(page.getByRole("heading", { name: /^Looking: \d+ vendors may answer$/ })).toBeFocused();
  await expect(page.getByLabel("Service Type")).toHaveValue("");
  const given = (await (await page.request.get("/api/admin/dispatches")).json()) as DispatchSummary[];
  expect(given.filter((job) => job.description === description)).toHaveLength(1);

  const said = page.getByRole("status").filter({ hasText: first.name });
  for (const { name } of [first, second, third]) {
    await expect(offerOf(page, name)).toContainText("Offered");
    await expect(offerOf(page, name)).toContainText("its time starts when it is sent");
    await expect(offerOf(page, name)).not.toContainText("min left");
    // No provider is set up: nothing claims to be sent.
    await expect(offerOf(page, name)).toContainText("WhatsApp ready");
  }
  await expect(page.locator("main ol")).not.toContainText("WhatsApp Sent");
  await expect(page.locator('main a[href*="wa.me"]')).toHaveCount(0);
  const linkOf = (name: string) => shownPath(offerOf(page, name));

  const declining = await phone(browser);
  await open(declining, await linkOf(first.name));
  await expect(heading(declining)).toHaveText("Un trabajo para ti");
  await expect(declining.getByRole("main")).toContainText(description);
  await expect(declining.getByRole("main")).toContainText(
    /Responde antes de(hoy|mañana), \d+:\d\d [ap]\. m\./,
  );
  expect(await sidewaysScroll(declining)).toBe(0);
  const late = await phone(browser);
  await open(late, await linkOf(third.name));
  const cannot = declining.getByRole("button", { name: "No puedo", exact: true });
  await cannot.dblclick();
  await expect(declining.getByText("¿Seguro? Si dices que no")).toBeFocused();
  await declining.getByRole("button", { name: "Volver" }).click();
  await expect(cannot).toBeFocused();
  await cannot.click();
  await declining.getByRole("button", { name: "Sí, no puedo" }).click();
  await expect(heading(declining)).toHaveText("Gracias por avisarnos");
  await expect(heading(declining)).toBeFocused();
  await expect(offerOf(page, first.name)).toContainText("Declined");
  await expect(said).toContainText(`${first.name}: Declined.`);

  const taking = await phone(browser);
  await open(taking, await linkOf(second.name));
  await taking.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(heading(taking)).toHaveText("El trabajo es tuyo");
  const taken = page.getByRole("heading", { name: `Taken by ${second.name}` });
  await expect(taken).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call \+1809/ }).first()).toHaveAttribute(
    "href",
    /^tel:\+1809/,
  );
  await expect(offerOf(page, third.name)).toContainText("Too late");
  for (const { name } of [first, second])
    await expect(offerOf(page, name)).toContainText("Not marked as sent");
  await declining.getByText("No quiero recibir más mensajes").click();
  await declining.getByRole("button", { name: "No me escriban más" }).click();
  await expect(heading(declining)).toHaveText("No te escribimos más");
  await expect(heading(declining)).toBeFocused();
  await late.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(heading(late)).toHaveText("Esta vez alguien fue más rápido");
  await declining.reload();
  await expect(heading(declining)).toHaveText("No te escribimos más");
  await expect(declining.getByRole("button", { name: "Acepto el trabajo" })).toHaveCount(0);

  // The address keeps what is watched.
  await page.reload();
  await expect(taken).toBeVisible();
  await alive(page);
  await page.getByRole("button", { name: "Clear Results" }).click();
  await expect(page).toHaveURL(new RegExp(`${screen}$`));
  await expect(taken).toBeHidden();
  await page.goBack();
  await expect(taken).toBeVisible();
  await page.goto(screen);
  await rowOf(page, second.name).getByRole("link").click();
  await expect(taken).toBeVisible();
});

test("a vendor's page reads again when its time is over or somebody comes back to it", {
  tag: "@proof",
}, async ({ page, browser }) => {
  const place = { servicioOfrece: "Mecánica", zonaUbicacion: "Moca" };
  await signIn(page.request);
  const [one, other] = [await approvedVendor(page.request, place), await approvedVendor(page.request, place)];
  const job = await givenOut(page.request, "mecánica", "Moca");
  const waiting = await phone(browser);
  await open(waiting, await offerPath(page.request, job, one.name));
  const path = await offerPath(page.request, job, other.name);
  const call = path.replace("/job-offer/", "/api/job-offers/");
  const slow = await phone(browser);
  await slow.clock.install();
  await open(slow, path);
  const offered = await (await slow.request.get(call)).json();
  await slow.route(`**${call}?lang=es`, (route) => route.fulfill({ json: { ...offered, state: "expired" } }));
  await slow.clock.fastForward("16:00");
  await expect(heading(slow)).toHaveText("Se acabó el tiempo para responder");
  const accepted = await waiting.request.post(`${call}/answer`, { data: { answer: "accept" } });
  expect(accepted.status()).toBe(200);
  await expect(heading(waiting)).toHaveText("Un trabajo para ti");
  await waiting.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(heading(waiting)).toHaveText("Esta vez alguien fue más rápido");
});

test("without scripts a job is declined, taken and the messages stopped; looking at it does nothing", async ({
  page,
  browser,
}) => {
  await signIn(page.request);
  const [one, other] = [await approvedVendor(page.request), await approvedVendor(page.request)];
  const job = await givenOut(page.request);
  const path = await offerPath(page.request, job, one.name);
  const plain = await phone(browser, { scripts: false });
  // As the previews of messengers do.
  for (const method of ["get", "head"] as const)
    expect((await plain.request[method](path)).status()).toBe(200);
  expect((await jobAsStaffSee(page.request, job)).status).toBe("open");

  const declining = await offerPath(page.request, job, other.name);
  await plain.goto(declining);
  await plain.getByText("No quiero recibir más mensajes").click();
  await plain.getByRole("button", { name: "No me escriban más" }).click();
  await expect(heading(plain)).toHaveText("No te escribimos más");
  await expect(plain.getByRole("main")).toContainText("responde ALTA a uno de nuestros mensajes");
  await plain.goto(path);
  await plain.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(heading(plain)).toHaveText("El trabajo es tuyo");
  // The answer led to the page anew: a reload asks nobody to send a form again.
  await plain.reload();
  await expect(heading(plain)).toHaveText("El trabajo es tuyo");
  const { status, offers } = await jobAsStaffSee(page.request, job);
  expect(status).toBe("accepted");
  const states = Object.fromEntries(offers.map(({ vendorName, state }) => [vendorName, state]));
  expect(states).toMatchObject({ [one.name]: "accepted", [other.name]: "declined" });
});

test("an answer that did not arrive says so, and is sent again", async ({ page, browser }) => {
  await signIn(page.request);
  const { name } = await approvedVendor(page.request);
  const job = await givenOut(page.request);
  const weak = await phone(browser);
  await open(weak, await offerPath(page.request, job, name));
  await weak.route("**/api/job-offers/**", (route) => route.abort());
  await weak.getByRole("button", { name: "Acepto el trabajo" }).click();
  const note = weak.getByRole("alert").filter({ hasText: "Tu respuesta no llegó" });
  await expect(note).toContainText("Revisa tu señal y envíala otra vez.");
  await expect(heading(weak)).toHaveText("Un trabajo para ti");
  await expect(weak.getByRole("button", { name: "No puedo" })).toBeVisible();
  await weak.unroute("**/api/job-offers/**");
  await note.getByRole("button", { name: "Enviar otra vez" }).click();
  await expect(heading(weak)).toHaveText("El trabajo es tuyo");
  await expect(note).toBeHidden();
});

test("the page speaks the vendor's language until its own toggle is used, the only one there", {
  tag: "@proof",
}, async ({ page, browser }) => {
  await signIn(page.request);
  const { name } = await approvedVendor(page.request, { language: "EN" });
  const job = await givenOut(page.request);
  const spanish = await phone(browser);
  await open(spanish, await offerPath(page.request, job, name));
  await expect(heading(spanish)).toHaveText("A job for you");
  expect(await heading(spanish).evaluate((h1) => h1.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await expect(spanish.locator("html")).toHaveAttribute("lang", "es");
  await expect(spanish.getByRole("button", { name: /^(EN|ES|English|Español)/ })).toHaveText([
    "Español",
    "English",
  ]);
  await expect(spanish.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
  await spanish.getByRole("button", { name: "Español" }).click();
  await expect(heading(spanish)).toHaveText("Un trabajo para ti");
  await spanish.getByText("No quiero recibir más mensajes").click();
  await spanish.getByRole("button", { name: "No me escriban más" }).click();
  await expect(heading(spanish)).toHaveText("No te escribimos más");
});

test("the link of an offer is a key: kept from robots, unknown ones are no pages, and only our forms are taken", async ({
  page,
  baseURL,
}) => {
  await signIn(page.request);
  const { name } = await approvedVendor(page.request);
  const job = await givenOut(page.request);
  const path = await offerPath(page.request, job, name);
  const shown = await page.request.get(path);
  expect(await shown.text()).toMatch(/<meta name="robots" content="noindex/);
  expect(shown.headers()["cache-control"]).toBe("no-store");
  expect(shown.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  for (const unknown of [`/job-offer/${"x".repeat(43)}`, "/job-offer/short", "/job-offer/%00"])
    expect((await page.request.get(unknown)).status(), unknown).toBe(404);
  const form = { answer: "accept" };
  for (const headers of [undefined, { Origin: "https://elsewhere.example" }])
    expect((await page.request.post(path, { form, ...(headers && { headers }) })).status()).toBe(403);
  const ours = { Origin: new URL(baseURL ?? "").origin };
  expect((await page.request.post(path, { form: { answer: "maybe" }, headers: ours })).status()).toBe(400);
  const unknown = await page.request.post(`/job-offer/${"x".repeat(43)}`, { form, headers: ours });
  expect(unknown.status()).toBe(404);
  expect((await jobAsStaffSee(page.request, job)).status).toBe("open");
});

test("a message is marked as sent by hand, and the job called off", async ({ page, browser }) => {
  const place = { servicioOfrece: "Limpieza / Trabajo doméstico", zonaUbicacion: "Puerto Plata" };
  await signIn(page.request);
  const { name } = await approvedVendor(page.request, place);
  const job = await givenOut(page.request, "limpieza", "Puerto Plata");
  const asked = await phone(browser);
  const path = await offerPath(page.request, job, name);
  await speak(page, "es");
  await open(page, `${screen}?dispatch=${job}`);
  const row = offerOf(page, name);
  await row.getByRole("button", { name: /^Marcar como enviado/ }).click();
  await expect(row).toContainText("Enviado a mano");
  await expect(row).toContainText(/quedan 1[45] min/);
  await expect(row).toBeFocused();
  await expect(row.getByRole("link", { name: /^Abrir WhatsApp/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Cancelar el trabajo" }).click();
  const question = page.getByRole("dialog", { name: "¿Cancelar este trabajo?" });
  await question.getByRole("button", { name: "Mantener el trabajo" }).first().click();
  await expect(question).toBeHidden();
  expect((await jobAsStaffSee(page.request, job)).status).toBe("open");
  await page.getByRole("button", { name: "Cancelar el trabajo" }).click();
  await question.getByRole("button", { name: "Cancelar el trabajo" }).click();
  await expect(page.getByRole("heading", { name: "El trabajo se canceló" })).toBeVisible();
  await expect(row).toContainText("Retirado");
  await open(asked, path);
  await expect(heading(asked)).toHaveText("Este trabajo ya no está disponible");

  // What it said is taken over into the form.
  await page.getByRole("button", { name: "Ofrecerlo otra vez" }).click();
  await expect(page.getByLabel("Tipo de servicio")).toHaveValue("limpieza");
  await expect(page.getByLabel("Ubicación")).toHaveValue("Puerto Plata");
  await expect(page.getByLabel("Descripción del trabajo")).toHaveValue("Tres cortinas de sala.");
  await expect(page.getByLabel("Urgencia", { exact: true })).toBeFocused();
});
