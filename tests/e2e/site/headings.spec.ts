import { expect, type Page, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { enterAsVendor, registeredVendor } from "../fixtures/vendor.ts";
import { acceptTerms, alive, signIn } from "../fixtures/visitor.ts";

async function firstVendorId(page: Page) {
  const [vendor] = (await (await page.request.get("/api/vendors?limit=1")).json()) as { id: number }[];
  return vendor?.id ?? 0;
}

test("every screen has one h1, one main, and a title that names it", async ({ page }) => {
  // Each screen adds a second or two.
  test.setTimeout(120_000);
  const titles = new Set<string>();
  await acceptTerms(page);
  await signIn(page.request);
  const vendor = await registeredVendor(page.request);
  await enterAsVendor(page, vendor);
  const paths = [
    "/",
    "/services",
    "/packages",
    "/partners",
    "/guide",
    "/guide/housing",
    "/cultural-translation",
    "/ai-chat",
    "/admin/glossary",
    "/admin/chats",
    "/safety",
    "/admin/safety-requests",
    "/community",
    "/community-board",
    "/admin/community",
    "/terms",
    "/developers",
    "/nothing-here",
    "/admin-dashboard",
    "/admin/messages",
    "/admin/people",
    "/admin/audit",
    "/admin/outbox",
    "/admin/account",
    "/admin/vendors",
    "/admin/vendor-applications",
    "/booking-management",
    "/flagged-vendors",
    "/flag-incidents",
    "/job-matching-demo",
    "/vendor-directory",
    `/vendor/${await firstVendorId(page)}`,
    "/vendor-list",
    "/vendor-login",
    "/vendor-signup",
    "/vendor-password",
    "/vendor-application",
    "/dominican-vendor-portal",
    "/vendor-dashboard",
    "/vendor-profile",
  ];
  const looked = sampleOf(paths, 6);
  for (const path of looked) {
    await page.goto(path);
    await alive(page);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("main"), path).toHaveCount(1);
    const title = await page.title();
    expect(title, path).toContain("Arribo");
    titles.add(title);
  }
  expect(titles.size).toBe(looked.length);
});
