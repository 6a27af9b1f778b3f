import { expect, type Page, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { newVendor, profile } from "../fixtures/vendor-profile.ts";
import { open, speak } from "../fixtures/visitor.ts";

/** How far the page's content and the bar reach, and where the button stands. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const button = box(".chat-button");
    const bar = box("header.site-bar");
    const inner = (element: Element) =>
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
    const content = Math.max(...[...document.querySelectorAll("main .wrap, footer .wrap")].map(inner));
    const last = Math.max(
      ...[...document.querySelectorAll("header.site-bar a, header.site-bar button")]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ right }) => right),
    );
    return {
      ...{ left: button.left, right: button.right, top: button.top, bottom: button.bottom },
      bar: { top: bar.top, bottom: bar.bottom },
      content,
      last,
      wide: window.innerWidth,
    };
  });

test("the chat button covers no control and no content: in the bar on narrow screens, beside the page on wide ones", async ({
  page,
}) => {
  await newVendor(page);
  const paths = ["/", "/vendor-directory", "/vendor-profile", "/safety", "/dominican-vendor-portal"];
  for (const locale of sampleOf(["es", "en"] as const, 2)) {
    await speak(page, locale);
    for (const path of sampleOf(paths, 2)) {
      await open(page, path);
      for (const width of [320, 390, 768, 1024, 1279, 1280, 1312, 1343, 1344, 1375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 300));
        const { left, right, top, bottom, bar, content, last, wide } = await measured(page);
        const at = `${locale} ${path} ${width}`;
        expect([left >= 0, right <= wide, top >= bar.top], at).toEqual([true, true, true]);
        if (width < 1344) expect(bottom, at).toBeLessThanOrEqual(bar.bottom);
        if (bottom <= bar.bottom) expect(last, at).toBeLessThanOrEqual(left);
        else expect(content, at).toBeLessThanOrEqual(left);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(wide);
      }
    }
  }
  await speak(page, "en");
  await page.setViewportSize({ width: 1344, height: 860 });
  await open(page, "/vendor-profile");
  const chat = page.getByRole("button", { name: "Open the support chat" });
  const [own, save] = await Promise.all([chat.boundingBox(), profile(page).save.boundingBox()]);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
  // A short page cannot be scrolled: the button stands beside its last line.
  for (const width of [1344, 1376, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    const [button, other] = await Promise.all([
      chat.boundingBox(),
      page.locator("footer").getByRole("button", { name: "Español" }).boundingBox(),
    ]);
    expect((other?.x ?? width) + (other?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(button?.x ?? 0);
  }
});
