import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { screensOf } from "../../bench/browser/sitemap.ts";
import { routesIn, screens } from "../support/calls/access-matrix.ts";
import { sampleOf } from "./fixtures/sample.ts";
import { enterAsVendor, registeredVendor, sentApplication } from "./fixtures/vendor.ts";
import { acceptTerms, newEmail, open, signIn } from "./fixtures/visitor.ts";

/** Each calls `alert` or sets `window.hit` where it is not treated as text. */
const hostile = [
  "<script>window.hit=1</script>",
  "</script><script>window.hit=1</script>",
  "<img src=x onerror=window.hit=1>",
  '"><svg onload=window.hit=1>',
  "'><svg/onload=window.hit=1>",
  "<svg><script>window.hit=1</script></svg>",
  "javascript:window.hit=1",
  "javascript:alert(1)//\"onclick='window.hit=1'",
  '<a href="javascript:window.hit=1">x</a>',
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<body onload=window.hit=1>",
  "<details open ontoggle=window.hit=1>",
  "<input autofocus onfocus=window.hit=1>",
  "<math><mi//xlink:href='data:x,<script>window.hit=1</script>'>",
  "<style>@import'javascript:window.hit=1'</style>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=javascript:window.hit=1'>",
  "{{constructor.constructor('window.hit=1')()}}",
  "\u0024{window.hit=1}",
  "<!--><img src=x onerror=window.hit=1>-->",
  "\u202Etpircs\u202C <b>bold</b>",
  "\u2028window.hit=1\u2029</textarea><script>window.hit=1</script>",
  '=HYPERLINK("javascript:window.hit=1")',
  '__proto__"};window.hit=1;//',
];

type Watch = { hit?: unknown; violations: string[]; dialogs: string[] };

/** Listens for anything that runs or is stopped from running. */
async function watch(page: Page): Promise<() => Promise<Watch>> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => dialogs.push(error.message));
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (told: string) => violations.push(told));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const told = `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
      (window as unknown as { tellViolation: (told: string) => void }).tellViolation(told);
    });
  });
  return async () => ({
    hit: await page.evaluate(() => (window as unknown as { hit?: unknown }).hit),
    violations,
    dialogs,
  });
}

const quiet: Watch = { hit: undefined, violations: [], dialogs: [] };

/** What the browser's console and the server's answers tell of failures, but for the page that is not there. */
function failuresOf(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400 && !answer.url().includes("nothing-here"))
      failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().includes("404")) failed.push(line.text());
  });
  return failed;
}

test("hostile text is text on every staff screen", async ({ page, request }) => {
  const mark = newEmail("hostile").slice(0, 20);
  let posted = 0;
  const texts = sampleOf(hostile, 8);
  await Promise.all(
    texts.map(async (text, n) => {
      const email = `${mark}-${n}@example.com`;
      // A name is one line: with a line's end in it, it is refused.
      const line = text.replace(/[\u2028\u2029]/g, " ");
      const lead = await request.post("/api/leads", {
        data: { name: line, email, package: "royal", message: `${text}\n${"long ".repeat(30)}${text}` },
      });
      const message = await request.post("/api/contact", {
        data: { name: line, email, subject: line, message: text },
      });
      const safety = await request.post("/api/safety-requests", {
        data: { name: text, contact: email, details: text, urgency: "emergency" },
      });
      posted += [lead, message, safety].filter((answer) => answer.status() === 201).length;
    }),
  );
  expect(posted).toBe(texts.length * 3);

  await acceptTerms(page);
  await signIn(page.request);
  const told = await watch(page);
  for (const [path, total] of [
    ["/admin-dashboard", texts.length],
    ["/admin/messages", texts.length],
    ["/admin/safety-requests", texts.length],
    ["/admin/outbox", texts.length * 2],
  ] as const) {
    // From the server's HTML, then drawn again by the browser.
    await open(page, `${path}?search=${mark}`);
    const entries = page.locator("[data-entry]");
    await expect(entries).toHaveCount(total);
    if (path !== "/admin/outbox") {
      for (const text of texts.slice(0, 2)) {
        await expect(entries.filter({ hasText: text }).first()).toBeVisible();
      }
    }
    await page.evaluate(() => {
      const folded = "[data-entry] button[aria-expanded='false'], [data-entry] summary";
      for (const button of document.querySelectorAll<HTMLElement>(folded)) button.click();
    });
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Showing" })).toContainText(`of ${total}`);
    const planted = page.locator(
      "main script, main iframe, main img, main [onerror], main [onload], main [ontoggle], main [onfocus], main base, main meta, main style, main a[href^='javascript:' i], main b",
    );
    await expect(planted).toHaveCount(0);
    expect(await told(), path).toEqual(quiet);
  }
  await page.getByRole("button", { name: /^News/ }).click();
  await expect(page.getByText(texts[0] ?? "").first()).toBeVisible();
  expect(await told(), "the news").toEqual(quiet);
});

test("hostile addresses stay addresses", async ({ page }) => {
  await acceptTerms(page);
  const told = await watch(page);
  for (const text of sampleOf(
    hostile.filter((_, n) => n % 2 === 1),
    4,
  )) {
    const value = encodeURIComponent(text);
    await page.goto(`/nothing-${value}?lang=${value}&consult=${value}#${value}`);
    await expect(page.locator("h1").first()).toBeAttached();
  }
  await signIn(page.request);
  for (const text of sampleOf(hostile.slice(0, 4), 4)) {
    await open(
      page,
      `/admin-dashboard?search=${encodeURIComponent(text)}&status=${encodeURIComponent(text)}`,
    );
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(text);
  }
  expect(await told()).toEqual(quiet);
});

test("no page and no dialog breaks its own content policy", { tag: "@proof" }, async ({ page }) => {
  const told = await watch(page);
  const failed = failuresOf(page);
  await open(page, "/developers");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enter Platform" }).click();
  for (const path of ["/?consult=royal", "/?contact=open"]) {
    await open(page, path);
    await page.getByRole("dialog").locator('button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  }
  await signIn(page.request);
  await open(page, "/admin/report");
  await page.getByText("As a table").first().scrollIntoViewIfNeeded();
  await page.getByText("As a table").first().click();
  expect(await told()).toEqual(quiet);
  expect(failed).toEqual([]);
});

test("no page of visitors, vendors or staff breaks its content policy; each has one h1, one main and its own title", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await acceptTerms(page);
  await signIn(page.request);
  await enterAsVendor(page, await registeredVendor(page.request));
  await sentApplication(page.request);
  const applications = await page.request.get("/api/admin/vendor-applications?limit=1");
  const [{ id }] = (await applications.json()) as [{ id: number }];
  const people = await page.request.get("/api/admin/people?limit=1");
  const [person] = (await people.json()) as [{ id: number }];
  const told = await watch(page);
  const failed = failuresOf(page);
  const listed = (await screensOf(baseURL ?? "")).map((address) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  const others = [...routesIn(screens.anyone), ...routesIn(screens.vendor), ...routesIn(screens.staff)];
  const own = others
    .map((path) => path.replace("/vendor-applications/:id", `/vendor-applications/${id}`))
    .map((path) => path.replace("/people/:id", `/people/${person?.id}`))
    .filter((path) => !/[:*]/.test(path) && !listed.includes(path));
  expect(listed.length).toBeGreaterThan(30);
  // A further staff screen with an id in its address needs a record here.
  expect(routesIn(screens.staff).filter((path) => /[:*]/.test(path))).toEqual([
    "/admin/people/:id",
    "/admin/vendor-applications/:id",
  ]);
  const titles = new Map<string, string>();
  for (const path of [...sampleOf(listed, 6), ...sampleOf([...own, "/nothing-here"], 6)]) {
    await open(page, path);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("main"), path).toHaveCount(1);
    const title = await page.title();
    expect(title, path).toContain("Arribo");
    // An address without a language is shown in the one of the address before.
    const screen = path.replace(/\?.*/, "");
    expect([undefined, screen], `${path} has the title of another`).toContain(titles.get(title));
    titles.set(title, screen);
    expect({ path, failed, ...(await told()) }).toEqual({ path, failed: [], ...quiet });
  }
});

test("no inline script runs but those that the policy names by hash or by the answer's own nonce", async ({
  request,
}) => {
  const nonces: string[] = [];
  for (const path of [
    "/",
    "/",
    "/terms",
    "/vendor-directory",
    "/nothing-here",
    "/admin-dashboard",
    "/admin-dashboard",
  ]) {
    for (const encoding of ["identity", "gzip", "br"]) {
      const answer = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      const policy = answer.headers()["content-security-policy"] ?? "";
      expect(policy, path).not.toMatch(/(script|style)-src[^;]*unsafe/);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        expect(policy, path).toContain(part);
      const html = await answer.text();
      const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        // Structured data is data: nothing runs it.
        ([, attributes = ""]) => !/ src=|type="application\/ld\+json"/.test(attributes),
      );
      expect(inline.length, path).toBeGreaterThan(0);
      const nonce = /'nonce-([\w-]{32})'/.exec(policy)?.[1];
      if (nonce) nonces.push(nonce);
      for (const [tag, , text = ""] of inline) {
        if (nonce) expect(tag, path).toContain(`nonce="${nonce}"`);
        else expect(policy, path).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      }
      // What people wrote stands in a script's data and in values of attributes, too, as text.
      const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/="[^"]*"/g, "=");
      expect(markup, path).not.toMatch(/<[a-z][^>]*\son(click|load|error|submit)=/i);
    }
  }
  expect(nonces.length).toBeGreaterThan(0);
  expect(new Set(nonces).size).toBe(nonces.length);
});
