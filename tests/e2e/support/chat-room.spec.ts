import { expect, type Page, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, open, speak } from "../fixtures/visitor.ts";

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
      left: button.left,
      bottom: button.bottom,
      barBottom: bar.bottom,
      content,
      last,
      wide: window.innerWidth,
    };
  });

test("between a narrow and a wide window the chat button lies on no content in mid-scroll, and on nothing in the bar", async ({
  page,
  baseURL,
}) => {
  await acceptTerms(page);
  for (const locale of sampleOf(["es", "en"] as const, 2)) {
    await speak(page, locale, baseURL);
    for (const path of sampleOf(["/", "/vendor-directory", "/dominican-vendor-portal"], 2)) {
      await open(page, path);
      for (const width of [1279, 1280, 1312, 1343, 1344, 1375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 300));
        const { left, bottom, barBottom, content, last, wide } = await measured(page);
        const at = `${locale} ${path} ${width}`;
        if (bottom <= barBottom) expect(last, at).toBeLessThanOrEqual(left);
        else expect(content, at).toBeLessThanOrEqual(left);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(wide);
      }
    }
  }
});
