// `npm run axe`: checks every public page with axe, in both languages and themes (docs/quality.md).
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { accessibilityRules } from "../../tests/e2e/fixtures/axe-rules.ts";
import { acceptTerms, open } from "../../tests/e2e/fixtures/visitor.ts";
import { runWithCleanup } from "../load/cleanup.ts";
import { table, writeBetweenMarkers } from "../tables.ts";
import { openBrowser, openPublicSite } from "./public-site.ts";
import { describeUrl } from "./sitemap.ts";

const shouldWrite = process.argv.includes("--write");
const widths = { desk: { width: 1320, height: 900 }, phone: { width: 390, height: 844 } };

await runWithCleanup(1_200_000, async () => {
  const { addresses } = await openPublicSite();
  const browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await acceptTerms(page);
  const rows: string[][] = [];
  for (const address of addresses) {
    const { page: path, language } = describeUrl(address);
    // Forgets the previous page's language.
    await context.clearCookies();
    await open(page, address);
    const [light, dark] = [await analyse(page, "light"), await analyse(page, "dark")];
    rows.push([path, language, String(light.passed), light.found, dark.found]);
    process.stderr.write(`${path} ${language}: ${light.found}, ${dark.found}\n`);
  }
  const result = table(["Page", "", "Rules that hold", "Found by day", "Found by night"], rows);
  process.stdout.write(`\n${result}\n`);
  if (shouldWrite) writeBetweenMarkers("docs/quality.md", "axe", result);
});

/** Rules that pass at both widths, and violations with their counts. */
async function analyse(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  const found = new Map<string, number>();
  let passed = Number.POSITIVE_INFINITY;
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(accessibilityRules)
      .analyze();
    passed = Math.min(passed, passes.length);
    for (const { id, nodes } of violations) found.set(id, (found.get(id) ?? 0) + nodes.length);
  }
  return { passed, found: [...found].map(([id, times]) => `${id} × ${times}`).join(", ") || "nothing" };
}
