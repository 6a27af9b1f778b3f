import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import {
  fillIn,
  keptOnDevice,
  keptRecords,
  newName,
  safetyPath,
  storedRequests,
  submit,
} from "../fixtures/safety-page.ts";
import { acceptTerms, alive, open, runClockUntil, speak, tabTo, toastOf } from "../fixtures/visitor.ts";

// The journey "Safety, bad network".

const api = "**/api/safety-requests?*";

test("the page weighs under 50 kB, and every number in it is a link that calls", async ({ request }) => {
  for (const locale of ["en", "es"]) {
    const answer = await request.get(safetyPath, { headers: { "Accept-Language": locale } });
    const html = await answer.text();
    const bytes = Buffer.byteLength(html);
    console.log(
      `/safety in ${locale}: ${bytes} bytes of HTML, ${brotliCompressSync(html).length} compressed`,
    );
    expect(bytes).toBeLessThan(50_000);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const called = [...main.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
    expect(called).toEqual([
      "911",
      "+18092222026",
      "+18095550199",
      ...Array(3).fill("+18095677775"),
      "+18095550100",
      "+18095082555",
    ]);
    // No number stands in the text that is not one of them.
    const text = main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, " ");
    const written = [...text.matchAll(/\+1 8\d\d-\d{3}-\d{4}/g)].map(([number]) =>
      number.replace(/[^\d+]/g, ""),
    );
    expect(written.filter((number) => !called.includes(number))).toEqual([]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted; what is missing is said, then the page that answers has the reference", async ({
    page,
  }) => {
    const name = newName();
    await speak(page, "es");
    await page.goto(safetyPath);
    await expect(page.getByText("Intérprete por teléfono o a tu lado")).toBeVisible();
    await page.getByLabel("De qué se trata").selectOption("Emergency Response Protocol");
    await fillIn(page, "   ");
    await page.getByLabel("Prioridad").selectOption("emergency");
    await submit(page).click();
    // What is missing is said, and what was written stays.
    await expect(page.getByText("Falta información")).toBeVisible();
    await expect(page.getByLabel(/^Nombre completo/)).toHaveAccessibleDescription(
      "Completa: Nombre completo",
    );
    await expect(page.getByLabel(/^Qué pasó/)).toHaveValue("My wallet is gone.");
    await page.getByLabel(/^Nombre completo/).fill(name);
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "¡Solicitud de seguridad enviada!" })).toBeVisible();
    await expect(page.getByText("Nuestro equipo te responderá de inmediato.")).toBeVisible();
    const [stored, ...others] = await storedRequests(page.request, name);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      protocol: "Emergency Response Protocol",
      urgency: "emergency",
      locale: "es",
    });
    await expect(page.getByText(`Enviada, referencia ${stored?.reference}`)).toBeVisible();
  });

  test("a number can be added to a request that came without one", async ({ page }) => {
    const name = newName();
    await page.goto(safetyPath);
    await fillIn(page, name, "My wallet is gone.", "");
    await page.getByLabel("Priority").selectOption("emergency");
    await submit(page).click();
    await expect(page.getByText("nobody can call you back. If you are in danger, call 911.")).toBeVisible();
    await expect(page.getByText("Our team will respond")).toBeHidden();
    await page.getByLabel("Your phone, WhatsApp or email").fill("809 555 0143");
    await page.getByRole("button", { name: "Add it to the request" }).click();
    await expect(page.getByText("Our team will respond immediately.")).toBeVisible();
    expect(await storedRequests(page.request, name)).toMatchObject([{ contact: "809 555 0143" }]);
  });
});

const asksAgain = /Nobody can call you back\. Enter a phone number/;

test("without a contact the form shows 911 and asks once more; then it is sent, and says how to add one", async ({
  page,
}) => {
  const name = newName();
  await open(page, safetyPath);
  const form = page.locator("main form");
  await expect(submit(page)).toBeDisabled();
  await fillIn(page, name, "He followed me.", "");
  await expect(submit(page)).toBeEnabled();
  await form.getByLabel("Priority").selectOption("emergency");
  await expect(form.getByText("In danger right now? Call first:").getByRole("link")).toHaveAttribute(
    "href",
    "tel:911",
  );
  await submit(page).click();
  const contact = form.getByLabel(/^How we can reach you/);
  await expect(contact).toBeFocused();
  // Where the focus is: on a phone the button is a screen further down.
  await expect(contact).toHaveAccessibleDescription(asksAgain);
  await expect(form.getByText(asksAgain)).toBeInViewport();
  expect(await storedRequests(page.request, name)).toEqual([]);
  await submit(page).click();
  const kept = keptOnDevice(page);
  await expect(kept).toContainText("Sent, reference AR-");
  for (const place of [kept, toastOf(page)]) {
    await expect(place).toContainText("nobody can call you back. If you are in danger, call 911.");
    await expect(place).not.toContainText("Our team will respond");
  }
  const add = kept.getByRole("button", { name: "Add it to the request" });
  await kept.getByLabel("Your phone, WhatsApp or email").fill("zzz");
  await add.click();
  await expect(kept).toContainText("at least 7 digits");
  await kept.getByLabel("Your phone, WhatsApp or email").fill("+1 614 555 0142");
  await add.click();
  await expect(kept).toContainText("Our team will respond immediately.");
  await expect(kept).not.toContainText("nobody can call you back");
  expect(await storedRequests(page.request, name)).toMatchObject([
    { contact: "+1 614 555 0142", version: 2 },
  ]);
});

test("a number added without a network goes with the request when the network is back", {
  tag: "@proof",
}, async ({ page }) => {
  const name = newName();
  await page.route(api, (route) => route.abort("failed"));
  await page.route("**/api/safety-requests/contact?*", (route) => route.abort("failed"));
  await open(page, safetyPath);
  await fillIn(page, name, "He followed me.", "zzz");
  await submit(page).click();
  await submit(page).click();
  const kept = keptOnDevice(page);
  await expect(kept).toContainText("Not sent yet: call 911");
  await expect(kept).toContainText("nobody can call you back");
  await kept.getByLabel("Your phone, WhatsApp or email").fill("+1 614 555 0142");
  await kept.getByLabel("Your phone, WhatsApp or email").press("Enter");
  await expect(kept).toContainText("+1 614 555 0142 is saved here and not sent yet.");
  await page.unroute(api);
  await page.reload();
  await expect(kept).toContainText("+1 614 555 0142 is saved here and not sent yet.");
  await page.unroute("**/api/safety-requests/contact?*");
  // The network is back: it is sent without a press.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(kept).toContainText("Our team will respond within 24 hours.");
  expect(await storedRequests(page.request, name)).toMatchObject([{ contact: "+1 614 555 0142" }]);
});

test("another site's form is refused, and one posted three times at once is one request", async ({
  request,
  baseURL,
}) => {
  const name = newName();
  const form = { protocol: "General Safety Request", name, details: "Help", urgency: "urgent", contact: "" };
  for (const origin of ["https://evil.example", "null"])
    expect((await request.post(safetyPath, { form, headers: { Origin: origin } })).status()).toBe(403);
  const answers = await Promise.all(
    [1, 2, 3].map(() => request.post(safetyPath, { form, headers: { Origin: baseURL ?? "" } })),
  );
  for (const answer of answers)
    expect(await answer.text()).toContain("Safety Request Submitted Successfully!");
  expect(await storedRequests(request, name)).toHaveLength(1);
});

test("a protocol opens by the keys, sends, and says where the request stands", async ({ page }) => {
  const name = newName();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await acceptTerms(page);
  await open(page, safetyPath);
  const opener = page.getByRole("link", { name: "Wellness Monitoring System" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Wellness Monitoring System" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const send = dialog.getByRole("button", { name: "Submit request" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Full Name *").fill(name);
  await expect(send).toBeDisabled();
  await dialog.getByLabel(/^What happened/).fill(" ");
  await page.keyboard.press("Tab");
  await send.click();
  await expect(toastOf(page).getByText("Missing Information")).toBeVisible();
  await dialog.getByLabel(/^What happened/).fill("Please call on Tuesdays.");
  await dialog.getByLabel(/^How we can reach you/).fill("+1 614 555 0142");
  await dialog.getByLabel("Priority").selectOption("urgent");
  await dialog.getByLabel(/^How we can reach you/).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(toastOf(page).getByText("Safety Request Submitted Successfully!")).toBeVisible();
  await expect(
    toastOf(page).getByText(
      "Your Wellness Monitoring System request has been received. Our team will respond within 2 hours.",
    ),
  ).toBeVisible();
  const [stored, ...others] = await storedRequests(page.request, name);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ contact: "+1 614 555 0142", urgency: "urgent", status: "pending_review" });
  await expect(keptOnDevice(page)).toContainText(`Sent, reference ${stored?.reference}`);
  await expect(page.getByRole("heading", { name: "Your requests on this device" })).toBeFocused();
  const [[key, record] = ["", {}]] = await keptRecords(page);
  expect(key).toBe(`safety-request-${Date.parse(String(record.timestamp))}`);
  expect(record).toMatchObject({
    protocol: "Wellness Monitoring System",
    name,
    details: "Please call on Tuesdays.",
    urgency: "urgent",
    contact_method: "platform_submission",
    status: "pending_review",
  });
  // Playwright's own word on what its configuration says.
  expect(logged.filter((one) => !one.startsWith("Service Worker registration blocked"))).toEqual([]);
  // What was cancelled is gone; what is half written survives a reload.
  await page.goto(`${safetyPath}?protocol=emergency`);
  await alive(page);
  const emergency = page.getByRole("dialog", { name: "Emergency Response Protocol" });
  await emergency.getByLabel("Full Name *").fill("Half");
  await page.reload();
  await alive(page);
  await expect(emergency.getByLabel("Full Name *")).toHaveValue("Half");
  await emergency.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(safetyPath);
  await page.getByRole("link", { name: "Emergency Response Protocol" }).click();
  await expect(emergency.getByLabel("Full Name *")).toHaveValue("");
});

test("a server that fails, then loses its answer: visible all the while, and one request", async ({
  page,
}) => {
  const name = newName();
  let posts = 0;
  await page.route(api, async (route) => {
    posts += 1;
    if (posts === 1) return route.fulfill({ status: 500, json: { code: "internal", message: "no" } });
    if (posts > 2) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.clock.install();
  await open(page, safetyPath);
  await fillIn(page, name);
  await submit(page).click();
  await expect(keptOnDevice(page)).toContainText("Not sent yet: call 911");
  await expect(keptOnDevice(page).getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  // It waits a little longer before each try.
  await runClockUntil(page, 5_000, () =>
    expect(keptOnDevice(page)).toContainText("Sent, reference AR-", { timeout: 500 }),
  );
  expect(posts).toBe(3);
  expect(await storedRequests(page.request, name)).toHaveLength(1);
});

test("a tab that is closed in the middle loses nothing, and two tabs double nothing", async ({
  context,
  page,
}) => {
  const name = newName();
  const hold = async (one: Page) => one.route(api, (route) => route.abort("failed"));
  await hold(page);
  await open(page, safetyPath);
  await fillIn(page, name);
  await submit(page).click();
  await expect(keptOnDevice(page)).toContainText("Not sent yet");
  await page.close();
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => open(tab, safetyPath)));
  for (const tab of tabs) await expect(keptOnDevice(tab)).toContainText("Sent, reference AR-");
  const [tab] = tabs as [Page];
  expect(await storedRequests(tab.request, name)).toHaveLength(1);
  await keptOnDevice(tab)
    .getByRole("button", { name: /^Remove from this device/ })
    .click();
  await expect(keptOnDevice(tab)).toBeHidden();
  await expect(keptOnDevice(tabs[1] as Page)).toBeHidden();
});

test("a browser that keeps nothing says so, and sends all the same at the second press", async ({ page }) => {
  const name = newName();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, safetyPath);
  await fillIn(page, name);
  await submit(page).click();
  await expect(toastOf(page).getByText("Submission Error")).toBeVisible();
  await expect(
    toastOf(page).getByText("There was an issue submitting your request. Please try again."),
  ).toBeVisible();
  await expect(page.getByText("This browser can’t keep a copy.")).toBeVisible();
  expect(await storedRequests(page.request, name)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(/^Sent, reference AR-/)).toBeVisible();
  expect(await storedRequests(page.request, name)).toHaveLength(1);
});
