import { expect, type Page, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, alive, open, sidewaysScroll, tabTo } from "../fixtures/visitor.ts";

const names = ["Explorer", "Royal", "Elite"] as const;
const cards = (page: Page) => page.locator("main article");

test.describe("alive", () => {
  test.beforeEach(({ page }) => acceptTerms(page));

  test("six service cards: by keyboard the index leads to one and its rules; each leads to contact, packages and its category", async ({
    page,
  }) => {
    await open(page, "/services");
    const index = page.getByRole("navigation", { name: "The six services" });
    await tabTo(page, index.getByRole("link", { name: /^Bank and money/ }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services#money");
    const card = page.getByRole("article", { name: "Bank and money" });
    await expect(card.getByRole("heading", { level: 2 })).toBeInViewport();
    const rule = card.getByText("Dirección General de Impuestos Internos (DGII), as of October 2025");
    await expect(rule).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(card.locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rule).toBeVisible();

    await expect(cards(page)).toHaveCount(6);
    for (const card of await cards(page).all()) {
      await expect(card.locator('a[href="/#contact"]')).toBeVisible();
      await expect(card.locator('a[href="/packages"]')).toBeVisible();
      await expect(card.locator('a[href^="/vendor-directory?category="]')).toBeVisible();
      expect(await card.getByRole("list").first().getByRole("listitem").count()).toBeGreaterThan(3);
    }
    await page
      .getByRole("article", { name: "Health" })
      .getByRole("link", { name: /^Ask about this/ })
      .click();
    await expect(page).toHaveURL("/#contact");
    await expect(page.getByRole("heading", { name: "Talk to us" })).toBeInViewport();
    await open(page, "/services");
    await page.getByRole("link", { name: "Lawyers, notaries and translators" }).click();
    await expect(page).toHaveURL(/category=Legal/);
    await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Legal & Documentation");
  });

  test("one table compares the packages; on a phone each is a card with all its features; on paper it is the table", async ({
    page,
  }) => {
    await open(page, "/packages");
    const table = page.getByRole("table", { name: "The three packages, line by line" });
    for (const name of names) await expect(table.getByRole("columnheader", { name })).toBeVisible();
    const cell = (row: string, column: number) =>
      table
        .getByRole("row", { name: new RegExp(`^${row} `) })
        .getByRole("cell")
        .nth(column);
    await expect(cell("Support", 1)).toHaveText("6 months");
    await expect(cell("Bank", 0)).toHaveText("Introduction to a bank adviser who speaks your language");
    await expect(cell("Bank", 1)).toHaveText("Bank appointments with someone at your side");
    await expect(cell("Bank", 2)).toHaveText("Included");
    await expect(cell("Pets", 1)).toHaveText("Not included");
    await expect(cell("Also includes", 2)).toHaveText("Everything in Royal");
    await expect(cell("Price", 2)).toContainText("US$7,997");
    await expect(cell("Price", 2).locator("s")).toContainText("US$12,000");
    expect(await sidewaysScroll(page)).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole("navigation", { name: "The three at a glance" })
      .getByRole("link", { name: "Royal" })
      .click();
    const royal = page.getByRole("article", { name: "Royal" });
    await expect(royal.getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(royal.getByText("US$4,997")).toBeVisible();
    await expect(royal.locator("s")).toContainText("US$7,500");
    await expect(royal.getByText("6 months of support")).toBeVisible();
    await expect(royal.getByText("Lease read with you, clause by clause, in your language")).toBeVisible();
    await expect(royal.getByRole("heading", { name: "Safety features" })).toBeVisible();

    // On paper without buttons, with the phone, also from a phone.
    await expect(page.getByRole("table")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByText("Questions? Call us: +1 809-555-0100")).toBeVisible();
    for (const link of await page.getByRole("link", { name: /^Choose/ }).all())
      await expect(link).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("Choose carries its package into the consultation, over the contact section; Back leads to the packages", async ({
    page,
  }) => {
    for (const name of sampleOf(names, 3)) {
      await open(page, "/packages");
      const choose = page
        .getByRole("table")
        .getByRole("link", { name: `Choose ${name}` })
        .first();
      await expect(choose).toHaveAttribute("href", `/?consult=${name.toLowerCase()}#contact`);
      await choose.click();
      const dialog = page.getByRole("dialog", { name: "Start your consultation" });
      await expect(dialog.getByRole("combobox", { name: "Package" })).toHaveValue(name.toLowerCase());
      await page.goBack();
      await expect(page).toHaveURL("/packages");
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("article", { name: "Elite" }).getByRole("link", { name: "Choose Elite" }).click();
    await expect(page.getByRole("dialog", { name: "Start your consultation" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Talk to us" })).toBeInViewport();
  });

  test("on a phone, from another page, Contact leads to the contact section, and a reload stays there", {
    tag: "@proof",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/partners");
    await page.getByRole("link", { name: "Start Your Relocation" }).click();
    await expect(page).toHaveURL("/#contact");
    const heading = page.getByRole("heading", { name: "Talk to us" });
    await expect(heading).toBeInViewport();
    await open(page, "/");
    const elite = page.getByRole("heading", { name: "Elite", exact: true });
    await elite.evaluate((shown) => shown.scrollIntoView());
    await page.reload();
    await alive(page);
    await expect(elite).toBeInViewport();
  });

  test("six partners, each with what the list says of it, the tiles, and where the end leads", async ({
    page,
  }) => {
    await open(page, "/partners");
    const all = page
      .getByRole("region", { name: "The partners" })
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { level: 3 }),
      });
    await expect(all).toHaveCount(6);
    for (const partner of await all.all()) {
      await expect(partner.getByText(/^Rated [1-5]\.\d out of 5$/)).toBeAttached();
      await expect(partner.getByText(/^\d+ years of experience$/)).toBeVisible();
      await expect(partner.getByText("Verified", { exact: true })).toBeVisible();
      await expect(partner.getByText("Sample profile", { exact: true })).toBeVisible();
      expect(
        await partner.getByRole("list", { name: "Services" }).getByRole("listitem").count(),
      ).toBeGreaterThan(2);
    }
    const why = page.getByRole("region", { name: "Why Our Partner Network Matters" });
    await expect(why.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Start Your Relocation" })).toHaveAttribute(
      "href",
      "/#contact",
    );
    await expect(page.getByRole("main").getByRole("link", { name: "View Packages" })).toHaveAttribute(
      "href",
      "/packages",
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("all of it is there to read, opens and leads on", async ({ page }) => {
    for (const path of ["/services", "/packages", "/partners"]) {
      const answer = await page.goto(path);
      // Kept rendered, and so the same for everybody.
      expect(answer?.headers()["cache-control"], path).toBe("no-cache");
      await expect(page.locator('main a[href^="/"][href*="#contact"]').first(), path).toBeVisible();
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute(
        "content",
        /Dominican Republic/,
      );
    }
    await page.goto("/services");
    await page.locator("#transport summary").click();
    await expect(page.getByText(/\(INTRANT\), as of June 2019/)).toBeVisible();
    await page.goto("/packages");
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.getByRole("link", { name: "Choose Royal" }).first().click();
    await expect(page).toHaveURL("/?consult=royal#contact");
    await expect(page.getByRole("heading", { name: "Talk to us" })).toBeInViewport();
  });
});
