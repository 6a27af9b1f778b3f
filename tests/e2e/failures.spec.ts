import { expect, type Page, test } from "@playwright/test";
import { approvedVendor, givenOut, offerPath, phone } from "./fixtures/matching-desk.ts";
import { newName } from "./fixtures/safety-page.ts";
import { sampleOf } from "./fixtures/sample.ts";
import { enterAsStaff, open, openEntry, toastOf } from "./fixtures/visitor.ts";

// What a screen says when a call fails that no other test lets fail.

const broken = { status: 500, json: { code: "internal", message: "no" } };

/** Opens a screen in the page that stands there: the browser asks the API, where a new page would be rendered with its data. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

const lists = [
  ["/admin-dashboard", /\/api\/admin\/leads(\?|$)/, "Failed to load leads data"],
  ["/booking-management", /\/api\/bookings(\?|$)/, "Failed to load bookings"],
  [
    "/admin/dominican-vendors",
    /\/api\/admin\/dominican-vendors(\?|$)/,
    "Failed to fetch vendor applications",
  ],
  ["/flagged-vendors", /\/api\/flagged-vendors(\?|$)/, "Failed to load the flagged vendors"],
  ["/flag-incidents", /\/api\/flag-incidents(\?|$)/, "Failed to load the incidents"],
  ["/admin/safety-requests", /\/api\/admin\/safety-requests(\?|$)/, "Failed to load the safety requests"],
] as const;

test("a list of staff's that cannot be read says so, and can be tried again", async ({ page }) => {
  await enterAsStaff(page);
  await open(page, "/admin/outbox");
  const main = page.getByRole("main");
  for (const [path, call, words] of sampleOf(lists, 2)) {
    await page.route(call, (route) => route.fulfill(broken));
    await goWithin(page, path);
    await expect(toastOf(page).getByText(words)).toBeVisible();
    await expect(main.getByText(words)).toBeVisible();
    await page.unroute(call);
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByText(words)).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Refresh", exact: true })).toBeVisible();
  }
});

test("a call for help that cannot be closed says so and stays; it shows that nobody can be called back", async ({
  page,
}) => {
  await enterAsStaff(page);
  const name = newName();
  const data = { name, details: "Help", urgency: "emergency" };
  expect((await page.request.post("/api/safety-requests", { data })).status()).toBe(201);
  await open(page, `/admin/safety-requests?search=${encodeURIComponent(name)}`);
  const row = await openEntry(page, name);
  await expect(row).toContainText("Left no phone and no email.");
  await row.getByRole("button", { name: /^Note or close/ }).click();
  const change = /\/api\/admin\/safety-requests\/\d+$/;
  await page.route(change, (route) => route.fulfill(broken));
  const close = page.getByRole("dialog").getByRole("button", { name: "Close the request" });
  await close.click();
  await expect(toastOf(page)).toContainText("Failed to update the safety request");
  await page.unroute(change);
  await close.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row).toContainText("Closed");
});

test("a job that cannot be given out, marked or called off, or has nobody to ask, says so, and so does a lost connection", async ({
  page,
}) => {
  await enterAsStaff(page);
  await open(page, "/job-matching-demo");
  const main = page.getByRole("main");
  const match = "**/api/match-vendors";
  await page.route(match, (route) => route.fulfill(broken));
  await page.getByLabel("Service Type").selectOption("plomería");
  await page.getByLabel("Location").selectOption("Moca");
  await page.getByRole("button", { name: "Find & Notify Vendors" }).click();
  await expect(main.getByRole("alert")).toContainText("Failed to match vendors");
  await expect(toastOf(page)).toContainText("Failed to match vendors");
  await expect(page.getByLabel("Location")).toHaveValue("Moca");
  await page.unroute(match);

  const { name } = await approvedVendor(page.request);
  const job = await givenOut(page.request);
  const call = `/api/admin/dispatches/${job}`;
  const given = await (await page.request.get(call)).json();
  const nobody = { ...given, status: "unanswered", endedAt: new Date().toISOString(), offers: [] };
  await page.route(`**${call}`, (route) => route.fulfill({ json: nobody }));
  const answer = { vendorsNotified: 0, notifications: [], dispatchId: job };
  await page.route(match, (route) => route.fulfill({ status: 201, json: answer }));
  await page.getByRole("button", { name: "Find & Notify Vendors" }).click();
  await expect(toastOf(page)).toContainText("Nobody to ask");
  await expect(page.getByRole("heading", { name: "There is nobody to ask" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Pending applications" })).toHaveAttribute(
    "href",
    "/admin/dominican-vendors?status=pendiente",
  );
  await page.unroute(`**${call}`);

  await open(page, `/job-matching-demo?dispatch=${job}`);
  await page.route("**/job-offers/*/sent", (route) => route.fulfill(broken));
  const offer = main.locator("ol > li").filter({ hasText: name });
  await offer.getByRole("button", { name: /^Mark as sent/ }).click();
  await expect(toastOf(page)).toContainText("That did not work. The message has not changed.");
  await page.route("**/api/admin/dispatches/*/cancel", (route) => route.fulfill(broken));
  await main.getByRole("button", { name: "Cancel the job" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this job?" });
  await question.getByRole("button", { name: "Cancel the job" }).click();
  await expect(question.getByRole("alert")).toContainText("The job could not be cancelled");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.route(`**${call}`, (route) => route.fulfill(broken));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(main.getByRole("alert").filter({ hasText: "We keep trying" })).toBeVisible();
});

test("who accepts before their turn reads that it has not come", async ({ page, browser }) => {
  await enterAsStaff(page);
  const { name } = await approvedVendor(page.request);
  const path = await offerPath(page.request, await givenOut(page.request), name);
  const call = path.replace("/job-offer/", "/api/job-offers/");
  const offered = await (await page.request.get(call)).json();
  const early = await phone(browser);
  await early.route(`**${call}/answer*`, (route) => route.fulfill({ json: { ...offered, state: "next" } }));
  await open(early, path);
  await early.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(early.getByRole("heading", { level: 1, name: "Todavía no es tu turno" })).toBeFocused();
  await expect(early.getByRole("button", { name: "Acepto el trabajo" })).toHaveCount(0);
});
