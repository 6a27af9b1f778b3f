import { brotliCompressSync } from "node:zlib";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { fillIn, keptForOffline, keptOnDevice, keptRecords, newName, storedRequests } from "./safety-page.ts";
import { acceptTerms, alive, open, rowOf, signIn, speak, tabTo, toastOf } from "./visitor.ts";

// The journey "Safety, bad network".

const path = "/safety";
const api = "**/api/safety-requests?*";
const submit = (page: Page) =>
  page.locator("main form").getByRole("button", { name: /^(Submit request|Enviar solicitud)$/ });

test("the page weighs under 50 kB, and every number in it is a link that calls", async ({ request }) => {
  for (const locale of ["en", "es"]) {
    const answer = await request.get(path, { headers: { "Accept-Language": locale } });
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

test("whoever is in danger is asked for no consent first", async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: /911/ }).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, and the page that answers has the reference", async ({ page, baseURL }) => {
    const name = newName();
    await speak(page, "es", baseURL);
    await page.goto(path);
    await expect(page.getByText("Intérprete por teléfono o a tu lado")).toBeVisible();
    await page.getByLabel("De qué se trata").selectOption("Emergency Response Protocol");
    await fillIn(page, name);
    await page.getByLabel("Prioridad").selectOption("emergency");
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

  test("what is missing is said, and what was written stays", async ({ page }) => {
    await page.goto(path);
    await fillIn(page, "   ", "My wallet is gone.");
    await submit(page).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(page.getByText("Please fill out all required fields.")).toBeVisible();
    await expect(page.getByLabel(/^What happened/)).toHaveValue("My wallet is gone.");
    await expect(page.getByLabel(/^Full Name/)).toHaveAccessibleDescription("Please fill this in.");
  });
});

test("another site's form is refused, and one posted three times at once is one request", async ({
  request,
  baseURL,
}) => {
  const name = newName();
  const form = { protocol: "General Safety Request", name, details: "Help", urgency: "urgent", contact: "" };
  for (const origin of ["https://evil.example", "null"])
    expect((await request.post(path, { form, headers: { Origin: origin } })).status()).toBe(403);
  const answers = await Promise.all(
    [1, 2, 3].map(() => request.post(path, { form, headers: { Origin: baseURL ?? "" } })),
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
  await open(page, path);
  await tabTo(page, page.getByRole("link", { name: "Wellness Monitoring System" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Wellness Monitoring System" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
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
  await page.goto(`${path}?protocol=emergency`);
  await alive(page);
  const emergency = page.getByRole("dialog", { name: "Emergency Response Protocol" });
  await emergency.getByLabel("Full Name *").fill("Half");
  await page.reload();
  await alive(page);
  await expect(emergency.getByLabel("Full Name *")).toHaveValue("Half");
  await emergency.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(path);
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
  await open(page, path);
  await fillIn(page, name);
  await submit(page).click();
  await expect(keptOnDevice(page)).toContainText("Not sent yet: call 911");
  await expect(keptOnDevice(page).getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await expect(keptOnDevice(page)).toContainText("Sent, reference AR-", { timeout: 30_000 });
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
  await open(page, path);
  await fillIn(page, name);
  await submit(page).click();
  await expect(keptOnDevice(page)).toContainText("Not sent yet");
  await page.close();
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => open(tab, path)));
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
  await open(page, path);
  await fillIn(page, name);
  await submit(page).click();
  await expect(toastOf(page).getByText("Submission Error")).toBeVisible();
  await expect(
    toastOf(page).getByText("There was an issue submitting your request. Please try again."),
  ).toBeVisible();
  await expect(page.getByText("This browser keeps no copy.")).toBeVisible();
  expect(await storedRequests(page.request, name)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(/^Sent, reference AR-/)).toBeVisible();
  expect(await storedRequests(page.request, name)).toHaveLength(1);
});

test("staff see it first, in the bell and on their list, hear it, answer and close it", async ({
  page,
  request,
}) => {
  const name = newName();
  await page.addInitScript(() => {
    const rung = window as unknown as { tones: number };
    rung.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function play(...when) {
      rung.tones += 1;
      start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, "/admin/safety-requests");
  const sound = page.getByRole("checkbox", { name: "Sound for new safety requests" });
  await expect(sound).not.toBeChecked();
  await sound.check();
  expect(await tones()).toBeGreaterThan(0);
  await page.reload();
  await alive(page);
  await expect(sound).toBeChecked();
  await page.getByRole("heading", { level: 1 }).click();
  const before = await tones();
  const data = { name, details: "Two men took my bag.", urgency: "emergency", contact: "809 555 0143" };
  expect((await request.post("/api/safety-requests", { data })).status()).toBe(201);
  await expect.poll(tones, { timeout: 30_000 }).toBeGreaterThan(before);

  await open(page, "/admin/today");
  const first = page.locator("[data-entry]").first();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Safety requests");
  await expect(first).toContainText("Emergency");
  await page.getByRole("button", { name: /^News/ }).click();
  await page.getByRole("link", { name: new RegExp(`Emergency: ${name} asks for help now.`) }).click();
  await expect(page).toHaveURL("/admin/safety-requests");
  const row = rowOf(page, name);
  await expect(row.getByRole("link", { name: /809 555 0143/ })).toHaveAttribute("href", "tel:8095550143");
  await row.getByRole("button", { name: /^Take in hand/ }).click();
  await expect(row).toContainText("In hand");
  await row.getByRole("button", { name: /^Note or close/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save the note" }).click();
  await expect(dialog.getByLabel("Note for the team")).toHaveAccessibleDescription(/Write a note first\.$/);

  // A colleague is faster: nothing of theirs is overwritten, and what was typed stays.
  await dialog.getByLabel("Note for the team").fill("She is with her sister.");
  const [{ id } = { id: 0 }] = await storedRequests(page.request, name);
  await page.request.patch(`/api/admin/safety-requests/${id}`, {
    data: { status: "in_hand", note: "I called." },
  });
  await dialog.getByRole("button", { name: "Close the request" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of yours was saved yet.");
  await expect(dialog.getByRole("list")).toContainText("I called.");
  await expect(dialog.getByLabel("Note for the team")).toHaveValue("She is with her sister.");
  await dialog.getByRole("button", { name: "Close the request" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Closed");
  expect(await storedRequests(page.request, name)).toMatchObject([
    { status: "closed", assignee: "ana@example.com", version: 4 },
  ]);
});

test.describe("once visited, in aeroplane mode", () => {
  test.use({ serviceWorkers: "allow" });

  const offline = async (context: BrowserContext, page: Page) => {
    await keptForOffline(page);
    await context.setOffline(true);
  };

  for (const [locale, title, notSent, noNetwork] of [
    ["en", "Safety protocols", "Not sent yet: call 911", "No connection"],
    ["es", "Protocolos de seguridad", "Aún sin enviar: llama al 911", "Sin conexión"],
  ] as const) {
    test(`in ${locale} the page opens again, keeps a request, and delivers it once when the network is back`, async ({
      context,
      page,
      request,
      baseURL,
    }) => {
      const name = newName();
      const violations: string[] = [];
      await page.exposeFunction("tellViolation", (told: string) => violations.push(told));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          (window as unknown as { tellViolation: (told: string) => void }).tellViolation(
            `${effectiveDirective} ${blockedURI}`,
          ),
        ),
      );
      await acceptTerms(page);
      // Any page brings it along, in both languages.
      await speak(page, locale === "en" ? "es" : "en", baseURL);
      await open(page, "/");
      await keptForOffline(page);
      await speak(page, locale, baseURL);
      await offline(context, page);
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.reload();
      await alive(page);
      await expect(page.getByRole("link", { name: /911/ }).first()).toHaveAttribute("href", "tel:911");
      await fillIn(page, name);
      await page.locator("main form [name=urgency]").selectOption("emergency");
      await submit(page).click();
      await expect(keptOnDevice(page)).toContainText(notSent);
      await page.reload();
      await alive(page);
      await expect(keptOnDevice(page)).toContainText(notSent);

      // Any other page says that there is no network, whom to call, and what is there.
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: /^(Packages|Paquetes)$/ })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: noNetwork })).toBeVisible();
      await expect(page).toHaveURL("/packages");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("link", { name: /911/ })).toHaveAttribute("href", "tel:911");
      await page.getByRole("link", { name: /^(Safety page|Página de seguridad)/ }).click();
      await alive(page);
      await expect(keptOnDevice(page)).toContainText(notSent);
      expect(violations).toEqual([]);

      await context.setOffline(false);
      await expect(keptOnDevice(page)).toContainText(/(Sent, reference|Enviada, referencia) AR-/, {
        timeout: 20_000,
      });
      const stored = await storedRequests(request, name);
      expect(stored).toMatchObject([{ urgency: "emergency", locale, heldReason: null }]);
      await page.goto("/packages");
      await expect(page.getByRole("heading", { level: 1, name: noNetwork })).toBeHidden();
    });
  }

  test("the worker keeps one page and its files, nobody's own and no answer of the API", async ({
    page,
    request,
  }) => {
    await acceptTerms(page);
    await signIn(page.request);
    await open(page, path);
    await keptForOffline(page);
    for (const other of ["/admin/today", "/vendor-directory", "/"]) await page.goto(other);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search) };
    });
    expect(kept.names).toHaveLength(1);
    const pages = kept.paths.filter((one) => !one.startsWith("/assets/"));
    expect(pages.toSorted()).toEqual(["/icon.svg", "/safety?lang=en", "/safety?lang=es"]);
    const worker = await request.get("/service-worker.js");
    expect(worker.headers()["cache-control"]).toBe("no-cache");
    expect(worker.headers()["content-type"]).toContain("text/javascript");
  });
});

test("the site can be installed: what its manifest names is there", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ short_name: "Arribo", start_url: "/", lang: "en", display: "minimal-ui" });
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
