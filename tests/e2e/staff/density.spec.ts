// Of any list so many rows are wholly visible at first sight.
import { expect, type Page, test } from "@playwright/test";
import { enterAsStaff, newLead, open } from "../fixtures/visitor.ts";

const windows = [
  { width: 1320, height: 860, rows: 8 },
  { width: 1024, height: 768, rows: 6 },
  { width: 390, height: 844, rows: 4 },
];
/** Each list, with the call that it reads. */
const lists = [
  ["/admin/today", "/api/admin/queue"],
  ["/admin-dashboard", "/api/admin/leads"],
  ["/booking-management", "/api/bookings"],
  ["/admin/chats", "/api/admin/chats"],
  ["/admin/messages", "/api/admin/messages"],
  ["/admin/safety-requests", "/api/admin/safety-requests"],
  ["/admin/vendors", "/api/admin/vendors"],
  ["/admin/vendor-applications", "/api/admin/vendor-applications"],
  ["/admin/dominican-vendors", "/api/admin/dominican-vendors"],
  ["/flagged-vendors", "/api/flagged-vendors"],
  ["/flag-incidents", "/api/flag-incidents"],
  ["/admin/community", "/api/admin/community"],
  ["/admin/reviews", "/api/admin/reviews"],
  ["/admin/reports", "/api/admin/reports"],
  ["/admin/glossary", "/api/admin/glossary"],
  ["/admin/outbox", "/api/admin/outbox"],
  ["/admin/audit", "/api/admin/audit"],
] as const;

/** Repeats what the call answers until it fills a page. */
async function fillPage(page: Page, call: string): Promise<void> {
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const response = await route.fetch();
      const items = (await response.json()) as { id: number }[];
      const json = Array.from({ length: 30 }, (_, n) => ({ ...items[n % items.length], id: 900_000 + n }));
      await route.fulfill({ response, json });
    },
  );
}

/** How many rows nothing cuts off or covers. */
const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".desk-side")?.getBoundingClientRect();
    const foot = bar && bar.top > 0 ? bar.top : window.innerHeight;
    return [...document.querySelectorAll("[data-entry]")].filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return height > 20 && top >= 0 && bottom <= foot;
    }).length;
  });

for (const locale of ["en", "es"] as const)
  test(`at first sight a list shows eight, six or four rows (${locale})`, {
    tag: locale === "es" ? "@proof" : [],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await enterAsStaff(page, locale);
    await newLead(page.request);
    for (const [path, call] of lists) {
      await fillPage(page, call);
      await page.setViewportSize({ width: 1320, height: 860 });
      await open(page, path);
      await page.getByRole("button", { name: /^(Refresh|Actualizar)$/ }).click();
      await expect(page.locator("[data-entry]"), path).toHaveCount(30);
      for (const { width, height, rows } of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        expect.soft(await wholeRows(page), `${path} at ${width} px`).toBeGreaterThanOrEqual(rows);
      }
    }
  });
