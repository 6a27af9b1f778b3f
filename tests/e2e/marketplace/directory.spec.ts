import { expect, test } from "@playwright/test";
import { acceptTerms, hold, open, sidewaysScroll, tabTo } from "../fixtures/visitor.ts";
import { directory, found, providers } from "./directory.ts";

test.beforeEach(({ page }) => acceptTerms(page));

// A service that only the samples offer: other tests register plumbers meanwhile.
test("search → vendor: the address holds it all, the count is announced, Back brings everything back", async ({
  page,
  request,
}) => {
  const gardeners = await found(request, { search: "jardineria" });
  const wanted = gardeners.vendors[0];
  await open(page, "/vendor-directory");
  const screen = directory(page);
  await expect(screen.search).toHaveAttribute("placeholder", "Search by name or service...");
  await expect(screen.count).toHaveText(/^\d+ service providers$/);
  await screen.search.pressSequentially("jardineria");
  await expect(page).toHaveURL("/vendor-directory?search=jardineria");
  await expect(screen.count).toHaveText(providers(gardeners.total));
  await page.getByRole("link", { name: wanted.businessNameEnglish, exact: true }).click();
  await expect(page).toHaveURL(`/vendor/${wanted.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted.businessNameEnglish);
  await expect(page).toHaveTitle(`${wanted.businessNameEnglish} · Arribo`);
  // A vendor's page shows no way past us.
  expect(await page.locator("main").innerText()).not.toMatch(/@example|\+1[89]\d{2}|Calle Duarte/);
  await expect(page.locator('main a[href^="/booking/"]')).toHaveAttribute("href", `/booking/${wanted.id}`);
  await expect(page.getByText("All bookings go through Arribo")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/vendor-directory?search=jardineria");
  await expect(screen.search).toHaveValue("jardineria");
  await expect(screen.count).toHaveText(providers(gardeners.total));
});

test("a choice is a step that Back undoes, typing is not, and Enter does not wait", {
  tag: "@proof",
}, async ({ page, request }) => {
  const housing = await found(request, { category: "Housing & Property" });
  const there = await found(request, { category: "Housing & Property", location: "Cap Cana" });
  await open(page, "/vendor-directory");
  const screen = directory(page);
  await screen.category.selectOption("Housing & Property");
  await expect(screen.count).toHaveText(providers(housing.total));
  await screen.location.selectOption("Cap Cana");
  await expect(screen.count).toHaveText(providers(there.total));
  await expect(page).toHaveURL(/\?category=Housing\+%26\+Property&location=Cap\+Cana$/);
  await page.goBack();
  await expect(screen.location).toHaveValue("");
  await expect(screen.category).toHaveValue("Housing & Property");
  await expect(screen.count).toHaveText(providers(housing.total));
  await page.goForward();
  await expect(screen.location).toHaveValue("Cap Cana");
  // The pause in typing never ends.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await screen.search.fill("alquiler");
  await screen.search.press("Enter");
  await expect(page).toHaveURL(/search=alquiler/);
});

test("Back from a vendor leads to the same place in the same page of the list", async ({ page }) => {
  await open(page, "/vendor-directory");
  const screen = directory(page);
  await expect(screen.cards).toHaveCount(18);
  const before = await screen.cards.first().innerText();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/vendor-directory?page=2");
  await expect(page.getByText("Page 2 of")).toBeVisible();
  // The first page's cards stay until the second's are there.
  await expect(screen.cards.first()).not.toHaveText(before, { useInnerText: true });
  const link = screen.cards.nth(15).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const name = await link.innerText();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "Back to Directory" }).click();
  await expect(page).toHaveURL("/vendor-directory?page=2");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("where nobody is found, it offers to clear the filters or to ask the concierge; a failure can be tried again", async ({
  page,
}) => {
  await open(page, "/vendor-directory?category=Transportation&search=qqxxzz");
  const screen = directory(page);
  await expect(page.getByText("No service providers found")).toBeVisible();
  await expect(screen.count).toHaveText("0 service providers");
  await page.getByRole("link", { name: "Ask the concierge" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL("/vendor-directory");
  await expect(screen.count).toHaveText(/^\d+ service providers$/);
  await expect(screen.search).toHaveValue("");
  await expect(screen.category).toHaveValue("");

  await page.route("**/api/vendors?*", (route) => route.fulfill({ status: 503, json: {} }));
  await screen.category.selectOption("Transportation");
  await expect(page.getByRole("alert")).toContainText("HTTP error! status: 503");
  await page.unroute("**/api/vendors?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(screen.cards.first()).toContainText("Transportation");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("while the list loads it says so; what was there stays until then", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/");
  const screen = directory(page);
  const first = await hold(page, "**/api/vendors?*");
  await page.getByRole("link", { name: "Browse Services" }).click();
  await expect(screen.count).toHaveText("Loading service providers...");
  first();
  await expect(screen.cards).toHaveCount(18);
  const second = await hold(page, "**/api/vendors?*");
  await screen.category.selectOption("Transportation");
  await expect(screen.count).toHaveText("Loading service providers...");
  await expect(screen.cards).toHaveCount(18);
  second();
  await expect(screen.count).toHaveText(/^\d+ service providers$/);
  await expect(screen.cards.first()).toContainText("Transportation");
});

test("services are named in the reader's language, beside the vendor's own words", async ({
  page,
  request,
}) => {
  const { vendors } = await found(request, { search: "jardineria" });
  const gardener = vendors[0];
  expect(gardener.services).toContain("Jardinería");
  await open(page, "/vendor-directory?search=jardineria");
  const [card, services] = [
    directory(page).cards.first(),
    page.getByRole("main").getByText("Jardinería", { exact: false }),
  ];
  await expect(card).toContainText("Gardening (Jardinería");
  await open(page, `/vendor/${gardener.id}`);
  await expect(page.getByRole("listitem").filter({ hasText: "Gardening" })).toContainText("Jardinería");
  await expect(services.first()).toHaveAttribute("lang", "");
  await open(page, `/vendor/${gardener.id}?lang=es`);
  await expect(page.getByRole("listitem").filter({ hasText: /^Jardinería/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Gardening/ })).toHaveCount(0);
});

test("by keyboard: one stop for the card, one for the booking", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/vendor-directory?search=plomeria");
  const card = directory(page).cards.first();
  await tabTo(page, card.getByRole("heading").getByRole("link"));
  await page.keyboard.press("Tab");
  const book = card.getByRole("link", { name: /^Book Through Arribo/ });
  await expect(book).toBeFocused();
  await expect(book).toHaveAttribute("href", /^\/booking\/\d+$/);
});

test("the list: found by name in the browser, booked through us", async ({ page, request }) => {
  const vendor = (await found(request, { search: "jardineria" })).vendors[0];
  await open(page, "/vendor-directory");
  await page
    .getByRole("main")
    .getByRole("link", { name: "See all vendors by name, with a shorter request form" })
    .click();
  await expect(page).toHaveURL("/vendor-list");
  await expect(page.getByText("All bookings must go through Arribo.")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search by business name" });
  const entries = page.getByRole("list", { name: "Approved vendors" }).locator("> li");
  await search.fill(vendor.businessName.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase());
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole("link")).toHaveAttribute("href", `/book-vendor/${vendor.id}`);
  await search.fill("qqxxzz");
  await expect(page.getByText("No vendors found.")).toBeVisible();
  await search.fill("");
  await expect(entries.nth(5)).toBeVisible();
});

test("on a phone the filters are folded; one in use is told beside the results, which come first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/vendor-directory");
  const screen = directory(page);
  await expect(screen.category).toBeHidden();
  await expect(screen.location).toBeVisible();
  await page.getByText("Category, language, day, price").click();
  await screen.category.selectOption("Transportation");
  await expect(page).toHaveURL(/category=Transportation$/);
  await page.reload();
  await expect(screen.category).toBeHidden();
  await expect(page.getByRole("link", { name: "Remove filter: Transportation" })).toBeVisible();
  await expect(screen.cards.first().getByRole("heading")).toBeInViewport();
});

test("on a phone somebody is found on the first screen, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [language, list] of [
    ["en", "Service providers"],
    ["es", "Proveedores de servicios"],
  ] as const) {
    await open(page, `/vendor-directory?lang=${language}`);
    const card = page.getByRole("list", { name: list }).locator("> li").first();
    const { y = 0 } = (await card.boundingBox()) ?? {};
    expect(y).toBeLessThan(640);
    await expect(card.getByRole("heading")).toBeInViewport({ ratio: 1 });
  }
});

test("a made-up vendor bears no badge, whatever its data says", { tag: "@proof" }, async ({
  page,
  request,
}) => {
  const { vendors } = await found(request);
  const sample = vendors.find((one) => one.isSample && one.isVerified);
  await open(page, `/vendor-directory?search=${encodeURIComponent(String(sample?.businessName))}`);
  await expect(directory(page).cards.filter({ hasText: "Sample profile" }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Verified", { exact: true })).toHaveCount(0);
  await open(page, `/vendor/${sample?.id}`);
  await expect(page.getByText("Nobody was checked here")).toBeVisible();
  await expect(page.getByRole("main").getByText("Verified", { exact: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form searches, filters stay chosen, and a card leads to its vendor", async ({
    page,
    request,
  }) => {
    const { vendors } = await found(request, { search: "barbero" });
    await page.goto("/vendor-directory");
    const screen = directory(page);
    await screen.search.fill("barbero");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/search=barbero/);
    await expect(screen.search).toHaveValue("barbero");
    const first = screen.cards.first().getByRole("heading").getByRole("link");
    await expect(first).toHaveText(vendors[0].businessNameEnglish);
    await screen.search.fill("");
    await screen.category.selectOption("Transportation");
    await screen.day.selectOption("saturday");
    await screen.price.selectOption("$$");
    await screen.sort.selectOption("price");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(screen.category).toHaveValue("Transportation");
    for (const [control, value] of [
      [screen.day, "saturday"],
      [screen.price, "$$"],
      [screen.sort, "price"],
    ] as const)
      await expect(control).toHaveValue(value);
    await expect(screen.cards.first()).toContainText("Sat");
    await page.getByRole("link", { name: "Remove filter: Up to $$" }).click();
    await expect(screen.price).toHaveValue("");
    await expect(screen.day).toHaveValue("saturday");
    await first.click();
    await expect(page).toHaveURL(/\/vendor\/\d+$/);
  });
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-DO", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("the Spanish name first, the English one marked as English, nothing sideways", async ({
    page,
    request,
  }) => {
    const vendor = (await found(request, { search: "jardineria" })).vendors[0];
    await open(page, "/vendor-directory?search=jardineria");
    expect(await sidewaysScroll(page)).toBe(0);
    const card = page.getByRole("list", { name: "Proveedores de servicios" }).locator("> li").first();
    await expect(card.getByRole("heading").getByRole("link")).toHaveText(vendor.businessName);
    await card.getByRole("heading").getByRole("link").tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "es");
    await expect(page.locator('main header [lang="en"]')).toHaveText(vendor.businessNameEnglish);
    expect(await sidewaysScroll(page)).toBe(0);
    const about = page.locator("details", { hasText: "En inglés" }).first();
    await about.locator("summary").tap();
    await expect(about.locator('[lang="en"]').first()).toBeVisible();
  });
});

test("asked again it is the same page, unchanged by its ETag, and each address and language has its own", async ({
  request,
}) => {
  const ask = async (path: string, headers = {}) => {
    const answer = await request.get(path, { headers });
    return { status: answer.status(), etag: answer.headers().etag ?? "none", page: await answer.text() };
  };
  for (const path of ["/vendor-directory", "/vendor-list"]) {
    const first = await ask(path);
    const [second, others, spanish] = [
      await ask(path, { "If-None-Match": first.etag }),
      await ask(`${path}?page=2&search=a`),
      await ask(`${path}?lang=es`),
    ];
    expect(second).toEqual({ status: 304, etag: first.etag, page: "" });
    expect(new Set([first, others, spanish].map(({ etag }) => etag)).size).toBe(3);
    expect(spanish.page).toContain('<html lang="es"');
    expect(first.page).not.toContain('nonce="');
  }
});
