import { expect, test } from "@playwright/test";
import { acceptTerms, open as openPage } from "../fixtures/visitor.ts";
import { directory, found, providers } from "./directory.ts";

test.beforeEach(({ page }) => acceptTerms(page));

test("nobody in the town: the nearest are shown, and it says so in both languages", async ({ page }) => {
  // Only the samples offer surf lessons, and only in Cabarete.
  await openPage(page, "/vendor-directory?search=surf+lessons+sosua");
  const screen = directory(page);
  await expect(page.getByText("None in Sosúa; nearest: Cabarete, 13 km")).toBeVisible();
  await expect(screen.cards.first()).toContainText("Cabarete");
  await expect(page.getByRole("list", { name: "Filters in use" })).toHaveText("Sosúa");
  await openPage(page, "/vendor-directory?search=surf&location=Samaná&lang=es");
  await expect(page.getByText("Ninguno en Samaná; lo más cerca: Cabarete, a 177 km")).toBeVisible();
});

test("nobody at all: the nearest category in the same town, and the concierge", async ({ page }) => {
  await openPage(page, "/vendor-directory?search=cardiologist&location=Santiago&day=sunday");
  await expect(page.getByText("No service providers found")).toBeVisible();
  await expect(
    page.getByText("Nobody here offers exactly that. The closest category is Health & Wellness."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask the concierge" })).toBeVisible();
  await page.getByRole("link", { name: "See Health & Wellness" }).click();
  await expect(page).toHaveURL("/vendor-directory?category=Health+%26+Wellness&location=Santiago");
  await expect(directory(page).cards.first()).toContainText("Health & Wellness");
});

test("language and town are filters; each in use can be taken away", async ({ page, request }) => {
  const all = await found(request, { category: "Transportation" });
  const english = await found(request, { category: "Transportation", english: "yes" });
  expect(english.total).toBeLessThan(all.total);
  await openPage(page, "/vendor-directory?category=Transportation");
  const screen = directory(page);
  await page.getByRole("checkbox", { name: "Speaks English" }).check();
  await expect(page).toHaveURL("/vendor-directory?category=Transportation&english=yes");
  await expect(screen.count).toHaveText(providers(english.total));
  await screen.location.selectOption("Santiago");
  await page.getByRole("checkbox", { name: "Include those who come to Santiago" }).check();
  await expect(page).toHaveURL(/location=Santiago&serves=yes&english=yes$/);
  const chips = page.getByRole("list", { name: "Filters in use" });
  await chips.getByRole("link", { name: "Remove filter: Santiago", exact: true }).click();
  await expect(page).toHaveURL("/vendor-directory?category=Transportation&english=yes");
  await chips.getByRole("link", { name: "Remove filter: Speaks English" }).click();
  await expect(page).toHaveURL("/vendor-directory?category=Transportation");
  await expect(page.getByRole("checkbox", { name: "Speaks English" })).not.toBeChecked();
  await expect(screen.count).toHaveText(providers(all.total));
});

test("day and price are filters, and the order is a choice; the cards say what was asked for", async ({
  page,
  request,
}) => {
  const open = await found(request, { day: "sunday" });
  expect(open.vendors.every(({ openDays }) => openDays.includes("sunday"))).toBe(true);
  await openPage(page, "/vendor-directory");
  const screen = directory(page);
  await screen.day.selectOption("sunday");
  await expect(page).toHaveURL("/vendor-directory?day=sunday");
  await expect(screen.count).toHaveText(providers(open.total));
  await expect(screen.cards.first()).toContainText(/Sun|every day/);
  await screen.day.selectOption("");
  await screen.price.selectOption("$$");
  await expect(page).toHaveURL("/vendor-directory?price=%24%24");
  await screen.sort.selectOption("price");
  await expect(page).toHaveURL("/vendor-directory?price=%24%24&sort=price");
  const cheap = await found(request, { price: "$$", sort: "price" });
  await expect(screen.count).toHaveText(providers(cheap.total));
  const words: Record<string, string> = { $: "low", $$: "moderate" };
  const level = cheap.vendors[0].priceRange ?? "";
  await expect(screen.cards.first()).toContainText(`${level}Price level: ${words[level]}`);
  const levels = cheap.vendors.map(({ priceRange }) => priceRange?.length ?? 9);
  expect(levels).toEqual(levels.toSorted());
  const chips = page.getByRole("list", { name: "Filters in use" });
  await chips.getByRole("link", { name: "Remove filter: Up to $$" }).click();
  await expect(page).toHaveURL("/vendor-directory?sort=price");
  await page.goBack();
  await expect(screen.price).toHaveValue("$$");
});

test("many hits are shown as more than a thousand", async ({ page }) => {
  await page.route("**/api/vendors?*search=*", async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), "x-total-count": "1001" };
    await route.fulfill({ response: answer, headers });
  });
  await openPage(page, "/vendor-directory");
  const screen = directory(page);
  await screen.search.fill("yoga");
  await expect(screen.count).toHaveText("1,000+ service providers");
});

test("a card says that somebody comes from elsewhere to the town, and the price that the vendor names", async ({
  page,
}) => {
  // Only one sample repairs air conditioners: from Puerto Plata, and it serves Sosúa.
  const card = (name: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  await openPage(page, "/vendor-directory?search=air+conditioning+sosua");
  const english = card("North Coast Cooling");
  await expect(english).toContainText("Puerto Plata");
  await expect(english.getByText("Comes to Sosúa")).toBeVisible();
  await expect(english.getByText("from RD$1,800")).toBeVisible();
  await openPage(page, "/vendor-directory?search=air+conditioning&lang=es");
  const spanish = card("Frío Costa Norte");
  await expect(spanish.getByText("desde RD$1,800")).toBeVisible();
  await expect(spanish.getByText("Va a Sosúa")).toHaveCount(0);
  await openPage(page, "/vendor-directory?search=aire+acondicionado&location=Sosúa&serves=yes");
  await expect(card("Frío Costa Norte").getByText("Va a Sosúa")).toBeVisible();
  // Its words give two prices: the level alone.
  await openPage(page, "/vendor-directory?search=ojo+vigia");
  await expect(card("Ojo Vigía")).toContainText("$$");
  await expect(card("Ojo Vigía")).not.toContainText("desde");
});
