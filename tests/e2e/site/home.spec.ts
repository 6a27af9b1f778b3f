import { expect, type Page, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, holdScripts, open, sidewaysScroll } from "../fixtures/visitor.ts";

const links = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Packages", "/packages"],
  ["Partners", "/partners"],
  ["Safety", "/safety"],
  ["Community", "/community"],
  ["About Us", "/about"],
  ["Contact", "/#contact"],
];

/** Text and target of each link, in order. */
async function linksIn(page: Page, menu: string) {
  const all = page.getByRole("navigation", { name: menu, exact: true }).getByRole("link");
  return all.evaluateAll((found) =>
    found.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href") ?? ""]),
  );
}

test("the bar has every link with its label and target, in either language", async ({ page }) => {
  for (const [locale, menu, vendor] of [
    ["en", "Main", "Become a Vendor"],
    ["es", "Principal", "Conviértete en Proveedor"],
  ] as const) {
    await open(page, `/?lang=${locale}`);
    const found = await linksIn(page, menu);
    if (locale === "en") expect(found).toEqual(links);
    else expect(found.map(([, to]) => to)).toEqual(links.map(([, to]) => to));
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: vendor })).toHaveAttribute("href", "/dominican-vendor-portal");
    for (const name of [/^EN/, /^ES/]) await expect(bar.getByRole("button", { name })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(64);
    const home = page.getByRole("navigation", { name: menu }).getByRole("link").first();
    await expect(home).toHaveAttribute("aria-current", "page");
  }
});

test("the skip link comes first; the claims, the banner, every section, and where the hero leads", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Where to")).toBeFocused();

  const hero = page.getByRole("region", { name: "Someone is expecting you on the island." });
  for (const [figure, claim] of [
    ["2,500+", "relocations"],
    ["100%", "success rate"],
    ["24/7", "support"],
  ] as const) {
    await expect(hero.locator("dl > div", { hasText: claim })).toContainText(figure);
  }
  await expect(page.getByText("Save up to $4,000", { exact: true })).toBeVisible();
  // Once for the whole site: samples are shown. The hotline is a placeholder: nothing promises it.
  await expect(page.getByText("Preview: anything marked “sample” is made up.")).toBeVisible();
  const safety = page.getByRole("region", { name: "Safe, and honest with you" });
  await expect(safety.getByRole("listitem")).toHaveText([
    "Identity and references checked",
    "Emergency numbers that work offline",
  ]);
  await expect(safety).not.toContainText(/any hour|24\/7/);
  await expect(hero.getByRole("link", { name: "Browse Services" })).toHaveAttribute(
    "href",
    "/vendor-directory",
  );
  for (const name of [/^Why /, "Why Choose the Dominican Republic"])
    await expect(page.getByRole("heading", { level: 2, name }).first()).toBeVisible();
  for (const [name, count] of [
    ["Built For", 4],
    ["Complete Relocation Services", 6],
  ] as const)
    await expect(page.getByRole("region", { name }).getByRole("heading", { level: 3 })).toHaveCount(count);
  const contact = page.locator("section#contact");
  for (const name of ["Start Your Consultation", "Contact Us Direct"])
    await expect(contact.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveCount(0);
  // The way back is on every other page.
  await open(page, "/terms");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

const offers = [
  { name: "Explorer", price: "$2,997", original: "$4,500", support: "90 days" },
  { name: "Royal", price: "$4,997", original: "$7,500", support: "6 months" },
  { name: "Elite", price: "$7,997", original: "$12,000", support: "1 year" },
] as const;

test("each package shows six features and a count, opens to all of them, and starts with itself", async ({
  page,
}) => {
  await open(page, "/");
  for (const { name, price, original, support } of sampleOf(offers, 3)) {
    const card = page.getByRole("article", { name });
    await expect(card).toContainText(price);
    await expect(card.locator("s")).toContainText(original);
    await expect(card.locator("dl")).toContainText(support);
    const features = card.getByRole("listitem");
    await expect(features).toHaveCount(6);
    const more = Number(/^\+(\d+) more/.exec(await card.getByText(/^\+\d+ more/).innerText())?.[1]);
    const details = card.getByRole("button", { name: "View Details" });
    await expect(details).toHaveAttribute("aria-expanded", "false");
    await details.click();
    const less = card.getByRole("button", { name: "Show Less" });
    await expect(less).toHaveAttribute("aria-expanded", "true");
    await expect(card.getByRole("heading", { name: "Safety features" })).toBeVisible();
    await expect(card.getByRole("heading", { name: "Why people choose us" })).toBeVisible();
    await expect(card.getByText(/^\+\d+ more/)).toHaveCount(0);
    const rest = card
      .getByRole("heading", { name: `Also in ${name}` })
      .locator("xpath=following-sibling::ul[1]");
    await expect(rest.getByRole("listitem")).toHaveCount(more);
    await less.click();
    await expect(features).toHaveCount(6);

    await card.getByRole("link", { name: "Get Started" }).click();
    const dialog = page.getByRole("dialog", { name: "Start your consultation" });
    await expect(dialog.getByRole("combobox", { name: "Package" })).toHaveValue(name.toLowerCase());
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("article", { name: "Royal" })).toContainText(/Most Popular/i);
});

test("Contact scrolls inside the page, and leads there from another page; About Us leads to the people", async ({
  page,
}) => {
  await acceptTerms(page);
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const bar = page.getByRole("navigation", { name: "Main" });
  const talk = page.getByRole("heading", { name: "Talk to us" });
  await expect(talk).not.toBeInViewport();
  await bar.getByRole("link", { name: "Contact" }).click();
  await expect(talk).toBeInViewport();
  await expect(page).toHaveURL("/#contact");
  await bar.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who we are and when we answer");
  // The footer promises no other hours than the page.
  await expect(page.getByText("Monday to Saturday, 8 AM to 8 PM")).toHaveCount(2);
  // Pressed again, and again after scrolling away.
  await bar.getByRole("link", { name: "Contact" }).click();
  await expect(talk).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar.getByRole("link", { name: "Contact" }).click();
  await expect(talk).toBeInViewport();

  await bar.getByRole("link", { name: "Home" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms and privacy" }).click();
  await expect(page).toHaveURL("/terms");
  await bar.getByRole("link", { name: "Contact" }).click();
  await expect(talk).toBeInViewport();
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  // As a link from elsewhere.
  await open(page, "/#contact");
  await expect(talk).toBeInViewport();
});

test("the bar of a screen for vendors or staff has no public links", async ({ page }) => {
  await acceptTerms(page);
  const paths = ["/vendor/42", "/admin-dashboard", "/vendor-login", "/admin/outbox"];
  for (const path of sampleOf(paths, 2)) {
    await open(page, path);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("button", { name: /^ES/ })).toBeVisible();
    for (const [label] of links)
      await expect(bar.getByRole("link", { name: label, exact: true })).toHaveCount(0);
    for (const [name, to] of [
      ["Vendor Login", "/vendor-login"],
      ["Join as Vendor", "/vendor-signup"],
    ] as const) {
      const link = bar.getByRole("link", { name });
      if (path.startsWith("/vendor")) await expect(link).toHaveAttribute("href", to);
      else await expect(link).toHaveCount(0);
    }
    // Who looks at vendors finds all of them, and somebody to ask.
    for (const name of ["Browse Services", "Start Your Journey"])
      await expect(bar.getByRole("link", { name })).toHaveCount(path === "/vendor/42" ? 1 : 0);
    const [back, up] =
      path === "/vendor/42" ? ["Back to Directory", "/vendor-directory"] : ["Back to Home", "/"];
    await expect(page.getByRole("link", { name: back, exact: true })).toHaveAttribute("href", up);
  }
});

test("on a slow line the hero's choice and a press on Start Your Journey count before the page is alive", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Where to").selectOption("Cabarete");
  await page.getByRole("button", { name: "Start Your Journey" }).first().click();
  release();
  const dialog = page.getByRole("dialog", { name: "Start your consultation" });
  await expect(dialog.getByRole("textbox", { name: "Message (optional)" })).toHaveValue(
    /^I’m moving to Cabarete in /,
  );
  await expect(page.getByLabel("Where to")).toHaveValue("Cabarete");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the page has at most 8,000 px, in both languages", async ({ page }) => {
    for (const language of ["en", "es"])
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, `/?lang=${language}`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, `${language}, ${width} px`).toBeLessThanOrEqual(8_000);
      }
  });

  test("the menu is closed at first, opens to the same links, and closes again", async ({ page }) => {
    await open(page, "/");
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect((await linksIn(page, "Menu")).slice(0, 8)).toEqual(links);
    await expect(menu.getByRole("link", { name: "Become a Vendor" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole("link", { name: "Contact" }).tap();
    await expect(page.getByRole("heading", { name: "Talk to us" })).toBeInViewport();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
