import { expect, type Page, test } from "@playwright/test";
import { openPanel, say } from "../fixtures/chat-panel.ts";
import { newWord } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  choosePicture,
  choosePictureByKey,
  open,
  sidewaysScroll,
  signIn,
} from "../fixtures/visitor.ts";

// A visitor shows something in the chat: a person sees it, and the assistant says that it does not.

const widths = { phone: { width: 390, height: 844 }, wide: { width: 1320, height: 900 } } as const;
const uploads = "**/api/chat/photos/**";

async function chatWith(page: Page, word: string): Promise<number> {
  const found = await page.request.get("/api/admin/chats", { params: { search: word } });
  const [chat] = (await found.json()) as [{ id: number }];
  return chat.id;
}

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("by keyboard a photo is sent; the assistant hands over, and staff see it in the conversation", async ({
      page,
    }) => {
      await acceptTerms(page);
      const panel = await openPanel(page);
      const word = newWord();
      await say(panel, word);
      await expect(panel.getByText("AI", { exact: true }).first()).toBeVisible();
      await panel.getByRole("textbox", { name: "Your message" }).focus();
      await choosePictureByKey(page, panel.getByRole("button", { name: "Share a photo" }), "#864");
      const shown = panel.getByRole("figure").locator("img");
      await expect(shown).toHaveCount(1);
      await expect
        .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await expect(panel.getByRole("figure")).toHaveText("Photo");
      await expect(panel.locator("ol").getByText(/^I can’t see photos\./)).toBeVisible();
      await expect(panel.getByText(/We've told the team/)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      // It is there again after a reload, in the reader's language.
      await page.reload();
      const again = await openPanel(page);
      await again.getByRole("button", { name: "Español" }).click();
      await expect(page.getByRole("dialog").getByRole("figure")).toHaveText("Foto");
      await signIn(page.request);
      const id = await chatWith(page, word);
      await open(page, `/admin/chats?chat=${id}`);
      const picture = page.locator(`img[src*="/api/admin/chats/${id}/photos/"]`);
      await expect(picture).toHaveCount(1);
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test("a photo that does not go through says so, stays, and is sent again", async ({ page }) => {
      await acceptTerms(page);
      const panel = await openPanel(page);
      await page.route(uploads, (route) => route.abort());
      await choosePicture(page, "Share a photo", "#468");
      await expect(panel.getByText("It didn’t go through.")).toBeVisible();
      await expect(panel.getByRole("figure")).toHaveCount(0);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.unroute(uploads);
      await panel.getByRole("button", { name: "Send the photos again" }).click();
      await expect(panel.getByRole("figure")).toHaveCount(1);
      await expect(panel.getByText("It didn’t go through.")).toHaveCount(0);
    });
  });
}
