import { expect, test } from "@playwright/test";
import { openPanel, say } from "../fixtures/chat-panel.ts";
import { acceptTerms, open } from "../fixtures/visitor.ts";

test.beforeEach(async ({ page }) => acceptTerms(page));

for (const width of [1320, 390])
  test(`a service word answers with vendors as cards, which stay after a reload, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const panel = await openPanel(page);
    await say(panel, "I need a notary");
    const cards = panel.getByRole("list", { name: "Vendors from our directory" });
    await expect(cards.getByRole("link").first()).toBeVisible();
    expect(await cards.getByRole("listitem").count()).toBeLessThanOrEqual(3);
    await expect(panel.getByRole("link", { name: /directory/ })).toHaveAttribute(
      "href",
      /vendor-directory\?search=notary/,
    );
    // No card is wider than the panel.
    const [of, within] = [await cards.boundingBox(), await panel.boundingBox()];
    expect((of?.x ?? 0) + (of?.width ?? 0)).toBeLessThanOrEqual((within?.x ?? 0) + (within?.width ?? 0));
    await page.screenshot({ path: `test-results/chat-vendors-${width}.png` });

    await open(page, "/ai-chat");
    const again = page.getByRole("list", { name: "Vendors from our directory" });
    await expect(again.getByRole("link").first()).toBeVisible();
    await page.screenshot({ path: `test-results/ai-chat-vendors-${width}.png` });
    await again.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/vendor\/\d+$/);
  });

test("where nobody is in the town, the nearest are named, in the reader's language", async ({ page }) => {
  await open(page, "/ai-chat?lang=es");
  await page.getByRole("textbox", { name: "Tu mensaje" }).fill("quiero un plomero en las terrenas");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/todavía no hay nadie para «plomero» en Las Terrenas/).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Proveedores de nuestro directorio" })).toBeVisible();
});
