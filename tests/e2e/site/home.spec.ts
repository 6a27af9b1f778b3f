import { expect, type Page, test } from "@playwright/test";
import { acceptTerms, alive, holdScripts, open, sidewaysScroll } from "../fixtures/visitor.ts";

const links = {
  en: [
    ["Home", "/"],
    ["Services", "/services"],
    ["Packages", "/packages"],
    ["Partners", "/partners"],
    ["Safety", "/safety"],
    ["Community", "/community"],
    ["About Us", "/#about"],
    ["Contact", "/#contact"],
  ],
  es: [
    ["Inicio", "/"],
    ["Servicios", "/services"],
    ["Paquetes", "/packages"],
    ["Socios", "/partners"],
    ["Seguridad", "/safety"],
    ["Comunidad", "/community"],
    ["Acerca de", "/#about"],
    ["Contacto", "/#contact"],
  ],
};

/** Text and target of each link, in order. */
async function linksIn(page: Page, menu: string) {
  const all = page.getByRole("navigation", { name: menu, exact: true }).getByRole("link");
  return all.evaluateAll((found) =>
    found.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href") ?? ""]),
  );
}

for (const [locale, menu, vendor] of [
  ["en", "Main", "Become a Vendor"],
  ["es", "Principal", "Conviértete en Proveedor"],
] as const) {
  test(`the bar has every link with its label and target (${locale})`, async ({ page }) => {
    await open(page, `/?lang=${locale}`);
    expect(await linksIn(page, menu)).toEqual(links[locale]);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: vendor })).toHaveAttribute("href", "/dominican-vendor-portal");
    await expect(bar.getByRole("button", { name: /^EN/ })).toBeVisible();
    await expect(bar.getByRole("button", { name: /^ES/ })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(64);
    const home = page.getByRole("navigation", { name: menu }).getByRole("link").first();
    await expect(home).toHaveAttribute("aria-current", "page");
  });
}

test("the claims, the banner, every section, and where the hero leads", async ({ page }) => {
  await open(page, "/");
  const hero = page.getByRole("region", { name: "Someone is expecting you on the island." });
  for (const [figure, claim] of [
    ["2,500+", "relocations"],
    ["100%", "success rate"],
    ["24/7", "support"],
  ] as const) {
    await expect(hero.locator("dl > div", { hasText: claim })).toContainText(figure);
  }
  await expect(page.getByText("Save up to $4,000", { exact: true })).toBeVisible();
  await expect(hero.getByRole("link", { name: "Browse Services" })).toHaveAttribute(
    "href",
    "/vendor-directory",
  );
  for (const section of [
    /^Why /,
    "Built For",
    "Why Choose the Dominican Republic",
    "Complete Relocation Services",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: section }).first()).toBeVisible();
  }
  await expect(
    page.getByRole("region", { name: "Built For" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(4);
  await expect(
    page.getByRole("region", { name: "Complete Relocation Services" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(6);
  const contact = page.locator("section#contact");
  await expect(contact.getByRole("link", { name: "Start Your Consultation" })).toBeVisible();
  await expect(contact.getByRole("link", { name: "Contact Us Direct" })).toBeVisible();
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
  for (const { name, price, original, support } of offers) {
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

test("Contact and About Us scroll inside the page, and lead there from another page", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const bar = page.getByRole("navigation", { name: "Main" });
  const talk = page.getByRole("heading", { name: "Talk to us" });
  await expect(talk).not.toBeInViewport();
  await bar.getByRole("link", { name: "Contact" }).click();
  await expect(talk).toBeInViewport();
  await expect(page).toHaveURL("/#contact");
  await bar.getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { name: "Why Arribo" })).toBeInViewport();
  await expect(talk).not.toBeInViewport();
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

for (const path of ["/vendor-login", "/vendor/42", "/admin-dashboard", "/admin/outbox"]) {
  test(`${path} shows the bar without the public links`, {
    tag: path.startsWith("/vendor") ? [] : "@proof",
  }, async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    const bar = page.getByRole("banner");
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("button", { name: /^ES/ })).toBeVisible();
    for (const [label] of links.en) {
      await expect(bar.getByRole("link", { name: label, exact: true })).toHaveCount(0);
    }
    const vendors = path.startsWith("/vendor");
    for (const [label, to] of [
      ["Vendor Login", "/vendor-login"],
      ["Join as Vendor", "/vendor-signup"],
    ] as const) {
      const link = bar.getByRole("link", { name: label });
      if (vendors) await expect(link).toHaveAttribute("href", to);
      else await expect(link).toHaveCount(0);
    }
    // Who looks at vendors finds all of them, and somebody to ask.
    const buyers = path === "/vendor/42";
    await expect(bar.getByRole("link", { name: "Browse Services" })).toHaveCount(buyers ? 1 : 0);
    await expect(bar.getByRole("link", { name: "Start Your Journey" })).toHaveCount(buyers ? 1 : 0);
    await expect(page.getByRole("link", { name: "Back to Home" }).first()).toHaveAttribute("href", "/");
  });
}

test("an unlisted path is a real 404 that says so in both languages", async ({ page, request }) => {
  await acceptTerms(page);
  for (const path of [
    "/nothing-here",
    "/terms/more",
    "/index.php",
    "/%F0%9F%90%88",
    "/a/b/c?x=1",
    "/a%0Ab",
    "/%",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("Page not found");
  }
  for (const [locale, title] of [
    ["en", "Page not found"],
    ["es", "Página no encontrada"],
  ] as const) {
    const answer = await page.goto(`/nothing-here?lang=${locale}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Arribo`);
  }
  // Reached from inside too.
  await open(page, "/?lang=en");
  await page.getByRole("contentinfo").getByRole("link", { name: "Community board" }).click();
  await expect(page).toHaveURL("/community-board");
  await expect(page.locator("h1")).toBeVisible();
});

test.describe("on a slow line, before the page is alive", () => {
  test("the hero's choice counts: what is shown is what is sent", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByLabel("Where to").selectOption("Cabarete");
    release();
    await alive(page);
    const shown = "Cabarete";
    await expect(page.getByLabel("Where to")).toHaveValue(shown);
    await page.getByRole("button", { name: "Start Your Journey" }).first().click();
    const message = page.getByRole("dialog").getByRole("textbox", { name: "Message (optional)" });
    await expect(message).toHaveValue(new RegExp(`^I’m moving to ${shown} in `));
  });

  test("a press on Start Your Journey is not lost", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Start Your Journey" }).first().click();
    release();
    await expect(page.getByRole("dialog", { name: "Start your consultation" })).toBeVisible();
  });
});

test("the skip link is the first stop and leads past the bar", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Where to")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
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
    expect((await linksIn(page, "Menu")).slice(0, 8)).toEqual(links.en);
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
