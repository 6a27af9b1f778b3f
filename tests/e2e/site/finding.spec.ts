import { request as send } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { topics } from "#app/site/guide/contract.ts";
import routes from "../../../app/routes.ts";
import { fullBody } from "../../support/records/booking.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { listedVendor, sentApplication } from "../fixtures/vendor.ts";
import { acceptTerms, open } from "../fixtures/visitor.ts";

test.use({ javaScriptEnabled: false });

const locales = ["en", "es"] as const;
type Locale = (typeof locales)[number];
type Entry = (typeof routes)[number];

/** Every screen's path, those with parameters too; what may be left out is. */
function pathsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.path === undefined && !entry.index ? [] : [`/${entry.path?.replace(/\/:\w+\?$/, "") ?? ""}`]),
    ...(entry.path === undefined ? pathsOf(entry.children ?? []) : []),
  ]);
}
const paths = pathsOf(routes).filter((path) => path !== "/*");
const plain = paths.filter((path) => !path.includes(":"));

type Head = {
  status: number;
  lang: string;
  title: string;
  description: string | null;
  robots: string | null;
  canonical: string | null;
  alternates: Record<string, string>;
  properties: Record<string, string>;
  card: string | null;
  things: Record<string, unknown>[];
};

/** What a crawler finds, which runs no scripts and keeps no cookies. */
async function headOf(page: Page, address: string): Promise<Head> {
  await page.context().clearCookies({ name: "lang" });
  const answer = await page.request.get(address);
  // As content: nothing that it names is loaded.
  await page.setContent(await answer.text());
  const head = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const told = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        all(selector).map((one) => [one.getAttribute(key) ?? "", one.getAttribute(value) ?? ""]),
      );
    return {
      lang: document.documentElement.lang,
      title: document.title,
      titles: all("title").filter((one) => one.closest("svg") === null).length,
      description: told('meta[name="description"]', "content"),
      robots: told('meta[name="robots"]', "content"),
      canonical: told('link[rel="canonical"]', "href"),
      alternates: pairs('link[rel="alternate"]', "hreflang", "href"),
      properties: pairs('meta[property^="og:"]', "property", "content"),
      card: told('meta[name="twitter:card"]', "content"),
      scripts: all('script[type="application/ld+json"]').map((one) => one.textContent ?? ""),
    };
  });
  const { titles, scripts, ...rest } = head;
  expect(titles, `${address}: one title`).toBe(1);
  const things = scripts.flatMap((text) => (JSON.parse(text) as { "@graph": Head["things"] })["@graph"]);
  return { ...rest, status: answer.status(), things };
}

async function sitemap(page: Page) {
  const xml = await (await page.request.get("/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, loc = "", rest = ""]) => ({
      loc: loc.replaceAll("&amp;", "&"),
      alternates: Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = "", href = ""]) => [
          language,
          href.replaceAll("&amp;", "&"),
        ]),
      ),
    }),
  );
  return entries;
}

const words = {
  en: /\b(the|and|of|your|with|each|every)\b/i,
  es: /[áéíóúñ¿]|\b(de|la|los|para|tu|con)\b/i,
};

test("every listed page: title, description, canonical, both languages, its picture; in the sitemap exactly these", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const entries = (await sitemap(page)).filter(({ loc }) => !new URL(loc).pathname.startsWith("/vendor/"));
  const listed = new Set(entries.map(({ loc }) => new URL(loc).pathname));
  expect(listed.size).toBeGreaterThan(11);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const pictures = new Set<string>();
  for (const { loc, alternates } of sampleOf(entries, 9)) {
    const head = await headOf(page, loc);
    const locale: Locale = loc === alternates.es ? "es" : "en";
    expect.soft([head.status, head.robots, head.lang], loc).toEqual([200, null, locale]);
    // The same here and in the sitemap, and each address is its own page's.
    expect.soft(head.canonical, loc).toBe(loc);
    expect.soft(head.alternates, loc).toEqual(alternates);
    expect(Object.keys(alternates).sort(), loc).toEqual(["en", "es", "x-default"]);
    expect.soft(loc.startsWith(`${baseURL}/`), loc).toBe(true);
    for (const [kind, text, least, most] of [
      ["title", head.title, 15, 70],
      ["description", head.description ?? "", 60, 175],
    ] as const) {
      expect.soft(text.length, `${loc}: ${kind}: ${text}`).toBeGreaterThanOrEqual(least);
      expect.soft(text.length, `${loc}: ${kind}: ${text}`).toBeLessThanOrEqual(most);
      expect.soft(seen[kind].get(text), `${loc} has the ${kind} of another`).toBeUndefined();
      seen[kind].set(text, loc);
    }
    expect.soft(head.description, loc).toMatch(words[locale]);
    expect.soft(head.properties, loc).toMatchObject({
      "og:site_name": "Arribo",
      "og:type": "website",
      "og:title": head.title.replace(/ · Arribo$/, ""),
      "og:description": head.description,
      "og:url": loc,
      "og:locale": { en: "en_US", es: "es_DO" }[locale],
      "og:locale:alternate": { en: "es_DO", es: "en_US" }[locale],
      "og:image:width": "1200",
      "og:image:height": "630",
    });
    expect.soft(head.properties["og:image"], loc).toMatch(new RegExp(`-${locale}\\.png$`));
    expect.soft(head.card, loc).toBe("summary_large_image");
    pictures.add(head.properties["og:image"] ?? "");
  }
  for (const picture of pictures) {
    const answer = await page.request.get(picture);
    expect([answer.status(), answer.headers()["content-type"]], picture).toEqual([200, "image/png"]);
    const body = await answer.body();
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format], picture).toEqual([1200, 630, "png"]);
    expect(body.length, picture).toBeLessThan(60_000);
  }
  // Whatever else has a screen of its own says that it is not for search engines.
  const unlisted = plain.filter((one) => !listed.has(one));
  for (const path of sampleOf(unlisted, 9)) {
    const head = await headOf(page, path);
    expect
      .soft([path, head.status, head.robots, head.canonical, head.alternates], path)
      .toEqual([path, 200, "noindex", null, {}]);
  }
  const served = new Set([
    ...paths.filter((path) => listed.has(path)),
    ...topics.map((topic) => `/guide/${topic}`),
  ]);
  expect(served).toEqual(listed);
});

test("the bare address is the English page's for who names no language, whatever the address is decorated with", async ({
  page,
  baseURL,
}) => {
  for (const decorated of [
    "/services",
    "/services/",
    "/services?lang=en",
    "/services?utm_source=x&consult=open",
  ]) {
    const { canonical, alternates } = await headOf(page, decorated);
    expect(canonical, decorated).toBe(`${baseURL}/services`);
    expect(alternates.es, decorated).toBe(`${baseURL}/services?lang=es`);
  }
  expect((await headOf(page, "/services?lang=es&utm_source=x")).canonical).toBe(
    `${baseURL}/services?lang=es`,
  );
});

test("whoever forges a Host sees our address, and so does everybody after them", async ({ baseURL }) => {
  const get = (path: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      send(`${baseURL}${path}`, { headers }, async (answer) => {
        resolve(Buffer.concat(await answer.toArray()).toString());
      })
        .once("error", reject)
        .end();
    });
  const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
  for (const path of ["/partners", "/vendor-directory", "/nothing-here"])
    for (const headers of [forged, {}]) {
      const html = await get(path, headers);
      expect(html, path).not.toContain("evil.example");
      if (path !== "/nothing-here")
        expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    }
});

test("what is reached by a link that is a key, and forms, are not listed", async ({ page }) => {
  const vendors = (await (await page.request.get("/api/vendors?limit=1")).json()) as [{ id: number }];
  const [{ id }] = vendors;
  const booking = await page.request.post("/api/bookings", { data: fullBody(id) });
  const { trackingPath } = (await booking.json()) as { trackingPath: string };
  const { statusPath } = await sentApplication(page.request);
  for (const path of [trackingPath, statusPath, `/booking/${id}`, `/book-vendor/${id}`]) {
    const head = await headOf(page, path);
    expect([head.status, head.robots, head.canonical, head.things], path).toEqual([200, "noindex", null, []]);
    expect(head.properties, path).toEqual({});
  }
});

test("made-up vendors are kept from search engines: not listed, not described, not to be quoted", async ({
  page,
}) => {
  const answer = await page.request.get("/api/vendors?limit=100&search=plomeria");
  const vendors = (await answer.json()) as { id: number; isSample: boolean; rating: number | null }[];
  const rated = vendors.find(({ isSample, rating }) => isSample && rating !== null);
  expect(rated?.rating, "a sample vendor with a rating").toBeGreaterThan(0);
  const head = await headOf(page, `/vendor/${rated?.id}`);
  expect([head.status, head.robots, head.canonical, head.things]).toEqual([200, "noindex", null, []]);
  const xml = await (await page.request.get("/sitemap.xml")).text();
  expect(xml).not.toContain(`/vendor/${rated?.id}<`);
  for (const path of ["/", "/vendor-directory", "/vendor-list", "/partners"]) {
    const { things } = await headOf(page, path);
    expect(JSON.stringify(things), path).not.toMatch(/LocalBusiness|AggregateRating|Review/);
    if (path === "/") continue;
    // Google reads it on these elements alone.
    const marked = page.locator("main").locator(":is(div, section, span)[data-nosnippet]");
    await expect(marked, path).toHaveCount(1);
    await expect(marked.getByText("Sample profile").first(), path).toBeAttached();
  }
});

test("a real vendor is described by public facts alone, whatever it is called", async ({ page, baseURL }) => {
  const name = '</script><script>document.title="taken"</script> & "Hijos"';
  const names = { businessName: name, businessNameEnglish: name };
  const own = await listedVendor(page.request, { ...names, phone: "809 555 0177" });
  for (const locale of locales) {
    const address = `${baseURL}/vendor/${own.vendorId}${locale === "es" ? "?lang=es" : ""}`;
    const head = await headOf(page, locale === "es" ? address : `${address}?lang=en`);
    expect([head.status, head.robots, head.canonical]).toEqual([200, null, address]);
    expect(head.title).toBe(`${name} · Arribo`);
    expect(head.properties["og:title"]).toBe(name);
    expect(head.things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "LocalBusiness"]);
    expect(head.things[1]).toMatchObject({ name, url: `${baseURL}/vendor/${own.vendorId}` });
    expect(head.things[1]).not.toHaveProperty("aggregateRating");
    expect(JSON.stringify(head.things)).not.toMatch(/telephone|email|5550177/);
  }
});

test("what the house says of itself: who it is, six services, three packages with what is paid", async ({
  page,
  baseURL,
}) => {
  const home = (await headOf(page, "/")).things;
  expect(home.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
  expect(home[0]).toMatchObject({ name: "Arribo", url: `${baseURL}/`, logo: `${baseURL}/share/logo.png` });
  expect((await page.request.get("/share/logo.png")).status()).toBe(200);
  // The operator's own values, where they are filled in (RULINGS 26).
  expect(home[0]).not.toHaveProperty("address");
  const services = (await headOf(page, "/services")).things;
  expect(services.map((thing) => thing["@type"])).toEqual(Array(6).fill("Service"));
  const packages = (await headOf(page, "/packages?lang=es")).things as { offers: { price: string } }[];
  expect(packages.map(({ offers }) => offers.price)).toEqual(["2997.00", "4997.00", "7997.00"]);
});

test.describe("alive", () => {
  test.use({ javaScriptEnabled: true });
  test("moving on and changing the language keep the head true, and nothing is told twice", async ({
    page,
    baseURL,
  }) => {
    const reports: string[] = [];
    page.on("console", (message) => message.type() === "error" && reports.push(message.text()));
    await acceptTerms(page);
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Elite" }).click();
    await expect(page).toHaveURL("/packages#elite");
    const elite = page.getByRole("article", { name: "Elite" });
    await expect(elite.getByRole("heading", { level: 3 })).toBeInViewport();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${baseURL}/packages`);
    await expect(page).toHaveTitle("Relocation packages and prices · Arribo");
    await open(page, "/services");
    await page.getByRole("button", { name: /^ES/ }).first().click();
    await expect(canonical).toHaveAttribute("href", `${baseURL}/services?lang=es`);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(reports).toEqual([]);
  });
});
