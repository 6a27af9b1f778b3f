import { expect, type Page, test } from "@playwright/test";
import { routesIn, screens } from "../support/calls/access-matrix.ts";
import { makeHostileSite } from "./fixtures/hostile-site.ts";
import { sampleOf } from "./fixtures/sample.ts";
import { enterAsVendor } from "./fixtures/vendor.ts";
import { acceptTerms, open, signIn } from "./fixtures/visitor.ts";

/** Notes what runs, and what the content policy stops, on whichever page. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (line) => {
    if (/content security policy/i.test(line.text())) heard.push(line.text());
  });
  await page.exposeFunction("tellViolation", (told: string) => heard.push(told));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (told: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return heard;
}

/** Opens a page, unfolds what it folds. @returns whether hostile words show, and what of them became more than words */
async function look(page: Page, path: string) {
  await open(page, path);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>(
      "main summary, [data-entry] [aria-expanded=false]",
    ))
      one.click();
    const inputs = [...document.querySelectorAll("input")].map(({ value }) => value);
    const links = [...document.links].filter(({ href }) => /^javascript:/i.test(href));
    return {
      shows: [document.body.innerText, ...inputs].some((text) => text.includes("data-hostile")),
      planted: document.querySelectorAll("[data-hostile]").length + links.length,
      hacked: (window as unknown as { hacked?: unknown }).hacked ?? null,
    };
  });
}

const calm = { planted: 0, hacked: null };

test("hostile text in every field is text on every public, vendor's and staff's screen", async ({ page }) => {
  test.setTimeout(600_000);
  await acceptTerms(page);
  await signIn(page.request);
  const { session, shown, filled } = await makeHostileSite(page.request);
  console.log(`hostile words in ${filled} fields`);
  expect(filled).toBeGreaterThan(90);
  await enterAsVendor(page, session);
  const heard = await listen(page);
  const own = routesIn(screens.staff)
    .filter((path) => !path.includes(":"))
    .map((path) => (path === "/admin/glossary" ? `${path}?search=data-hostile` : path));
  expect(shown.join(" ")).toContain("/job-offer/");
  const open = ["/vendor-directory", "/vendor-list", "/community-board"];
  const silent: string[] = [];
  const all = [...shown, ...open, ...routesIn(screens.vendor), ...own];
  const seenPaths = new Set(sampleOf(all, 5));
  for (const path of seenPaths) {
    const { shows, ...seen } = await look(page, path);
    expect({ path, ...seen }).toEqual({ path, ...calm });
    expect(heard, path).toEqual([]);
    if (!shows) silent.push(path);
  }
  // Two have nothing of other people's; the third shows somebody who is asked for.
  expect(silent).toEqual(
    ["/admin/account", "/admin/people/data", "/admin/setup"].filter((path) => seenPaths.has(path)),
  );
});
