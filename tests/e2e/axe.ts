import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityRules } from "./axe-rules.ts";
import { sidewaysScroll } from "./visitor.ts";

/** What axe finds, one line each: the rule, the element, and why. */
export async function findings(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(accessibilityRules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary?.replace(/\s+/g, " ")})`),
  );
}

/** Everything one can press that is smaller than `least` pixels either way; links inside a sentence are exempt. */
async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const top = document.querySelector('[role="dialog"]') ?? document.body;
    const found = top.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...found].flatMap((element) => {
      const target = element.matches('input[type="checkbox"], input[type="radio"]')
        ? (element.closest("label") ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      const away = element.closest("[hidden], [inert], [aria-hidden='true'], .sr-only") !== null;
      const skip =
        away ||
        width === 0 ||
        !element.checkVisibility() ||
        element.matches("[class*='sr-only'], .skip-link");
      if (skip || getComputedStyle(target).display === "inline" || (width >= size && height >= size))
        return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
      return [`${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}

/** What is on the screen, in daylight and at night, and on the smallest phone. Leaves the page so. @param when names it in a failure */
export async function expectAccessible(page: Page, when: string): Promise<void> {
  expect.soft(await findings(page), `${when}, light`).toEqual([]);
  // Nothing but colours depends on the theme.
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  expect.soft(await findings(page, "color-contrast"), `${when}, dark`).toEqual([]);

  await page.setViewportSize({ width: 320, height: 568 });
  expect.soft(await sidewaysScroll(page), `${when}, sideways`).toBe(0);
  expect.soft(await smallTargets(page, 24), `${when}, targets`).toEqual([]);
  const small = await smallTargets(page, 44);
  if (small.length > 0) test.info().annotations.push({ type: "under 44 px", description: small.join("; ") });
}
