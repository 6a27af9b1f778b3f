import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { publishedReview, waitingReview } from "../fixtures/booking/booking-desk.ts";
import { enterAsVendor, listedVendor } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  detailOf,
  newWindow,
  open,
  openEntry,
  rowOf,
  sidewaysScroll,
  signIn,
  speak,
  tabTo,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

type PublicReview = { id: number; text: string; reply: string };

async function publicReviews(request: APIRequestContext, vendorId: number): Promise<PublicReview[]> {
  return (await (await request.get(`/api/vendors/${vendorId}/reviews`)).json()) as PublicReview[];
}

/** What staff do is saved; the screen shows it before that. */
function saved(page: Page) {
  return page.waitForResponse((response) => /\/api\/admin\/re(views|ports)\/\d+$/.test(response.url()));
}

test("staff read a waiting review in full, and publish it; then it is public", async ({ page }) => {
  const { vendorId, businessName } = await listedVendor(page.request);
  const { bookingId, text } = await waitingReview(page.request, vendorId);
  await open(page, `/admin/reviews?status=waiting&search=${encodeURIComponent(businessName)}`);
  await expect(rowOf(page, businessName)).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const row = detailOf(page);
  for (const fact of ["4 of 5", "by Marsha W.", text, "Waiting"]) await expect(row).toContainText(fact);
  await expect(row.getByRole("link", { name: businessName, exact: true })).toHaveAttribute(
    "href",
    `/vendor/${vendorId}`,
  );
  await expect(row.getByRole("link", { name: /^See the booking/ })).toHaveAttribute(
    "href",
    `/booking-management?booking=${bookingId}`,
  );
  expect(await publicReviews(page.request, vendorId)).toEqual([]);

  await expect(row.getByRole("heading", { level: 2 })).toBeFocused();
  await tabTo(page, row.getByRole("button", { name: /^Publish/ }));
  const answered = saved(page);
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Published");
  await expect(row.locator(":focus")).toHaveCount(1);
  expect((await answered).status()).toBe(200);
  await expect(undoOf(page)).toContainText(`Everyone can read it on the page of ${businessName}`);
  await expect(row).toContainText(/ana.*, \d+ \w+ \d{4}/);

  await page.getByRole("combobox", { name: "State" }).selectOption("Published");
  await expect(page).toHaveURL(/status=published/);
  await expect(row).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).selectOption("Waiting");
  await expect(page.getByText("No review fits these filters")).toBeVisible();
  expect((await publicReviews(page.request, vendorId)).map((one) => one.text)).toEqual([text]);
});

test("a failure is put back; a declined review is not public, and can be published after all", async ({
  page,
}) => {
  await speak(page, "es");
  const { vendorId, businessName } = await listedVendor(page.request);
  await waitingReview(page.request, vendorId, 1);
  await open(page, `/admin/reviews?search=${encodeURIComponent(businessName)}`);
  const row = await openEntry(page, businessName);
  await expect(row).toContainText("1 de 5");
  await page.route("**/api/admin/reviews/*", (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "no" } }),
  );
  await row.getByRole("button", { name: /^Rechazar/ }).click();
  await expect(toastOf(page)).toContainText("No se pudo actualizar la reseña");
  await expect(row).toContainText("En espera");
  await page.unroute("**/api/admin/reviews/*");

  const declined = saved(page);
  await row.getByRole("button", { name: /^Rechazar/ }).click();
  await expect(row).toContainText("Rechazada");
  await declined;
  expect(await publicReviews(page.request, vendorId)).toEqual([]);
  const published = saved(page);
  await row.getByRole("button", { name: /^Publicar/ }).click();
  await expect(row).toContainText("Publicada");
  await published;
  expect(await publicReviews(page.request, vendorId)).toHaveLength(1);
});

test("of two of the staff on one review the slower is told, and sees what the faster did", {
  tag: "@proof",
}, async ({ page, browser }) => {
  const { vendorId, businessName } = await listedVendor(page.request);
  await waitingReview(page.request, vendorId);
  const list = `/admin/reviews?search=${encodeURIComponent(businessName)}`;
  const slower = await newWindow(browser);
  await signIn(slower.request);
  await open(slower, list);
  await open(page, list);
  const row = await openEntry(slower, businessName);
  const faster = await openEntry(page, businessName);
  const answered = saved(page);
  await faster.getByRole("button", { name: /^Decline/ }).click();
  expect((await answered).status()).toBe(200);

  await expect(row).toContainText("Waiting");
  const refused = saved(slower);
  await row.getByRole("button", { name: /^Publish/ }).click();
  expect((await refused).status()).toBe(409);
  await expect(toastOf(slower)).toContainText("Someone else decided on it in the meantime");
  await expect(row).toContainText("Declined");
  expect(await publicReviews(page.request, vendorId)).toEqual([]);
  await slower.context().close();
});

test("on a phone, in Spanish, the vendor replies once, and everybody reads it", async ({ page, browser }) => {
  const vendor = await listedVendor(page.request);
  const { text } = await publishedReview(page.request, vendor.vendorId);
  const theirs = await newWindow(browser, "es", { viewport: { width: 390, height: 844 } });
  await enterAsVendor(theirs, vendor);
  await open(theirs, "/vendor-dashboard");
  const card = theirs.getByRole("article", { name: "Reseña de Marsha W." });
  await expect(card).toContainText("4 de 5");
  await expect(card).toContainText(text);
  await card.getByRole("button", { name: /^Responder/ }).click();
  const field = card.getByRole("textbox", { name: "Tu respuesta" });
  await expect(field).toBeFocused();
  await expect(card).toContainText("No se permiten datos de contacto");
  await card.getByRole("button", { name: "Publicar la respuesta" }).click();
  await expect(card).toContainText("Primero escribe tu respuesta");
  await expect(field).toBeFocused();

  const words = "Gracias, Marsha. Fue un gusto.";
  await field.fill(words);
  await theirs.route("**/reply", (route) => route.abort());
  await card.getByRole("button", { name: "Publicar la respuesta" }).click();
  await expect(card.getByRole("alert")).toContainText("No se publicó tu respuesta");
  await expect(field).toHaveValue(words);
  await theirs.unroute("**/reply");
  await card.getByRole("button", { name: "Publicar la respuesta" }).click();
  await expect(field).toHaveCount(0);
  await expect(card).toContainText(words);
  await expect(card.getByRole("button")).toHaveCount(0);
  expect(await sidewaysScroll(theirs)).toBe(0);
  expect(await publicReviews(page.request, vendor.vendorId)).toMatchObject([{ text, reply: words }]);
  await theirs.context().close();
});

test("a reply given elsewhere meanwhile stands; what was typed here is not lost at once", {
  tag: "@proof",
}, async ({ page, request }) => {
  const vendor = await listedVendor(page.request);
  const { id } = await publishedReview(page.request, vendor.vendorId);
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  const card = page.getByRole("article", { name: "Review by Marsha W." });
  await card.getByRole("button", { name: /^Reply/ }).click();
  await card.getByRole("textbox").fill("The second thought.");
  const first = await request.post(`/api/vendor/reviews/${vendor.vendorId}/${id}/reply`, {
    data: { reply: "The first thought." },
    headers: { Authorization: `Bearer ${vendor.token}` },
  });
  expect(first.status()).toBe(201);
  await card.getByRole("button", { name: "Publish the reply" }).click();
  await expect(card.getByRole("alert")).toContainText("already has a reply");
  await expect(card.getByRole("textbox")).toHaveValue("The second thought.");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toContainText("The first thought.");
});

test("a phone number in a reply is a flag, which the vendor sees beside it and staff in their list", {
  tag: "@proof",
}, async ({ page }) => {
  const vendor = await listedVendor(page.request);
  await publishedReview(page.request, vendor.vendorId);
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  await expect(page.getByText("No open flags")).toBeVisible();
  const card = page.getByRole("article", { name: "Review by Marsha W." });
  await card.getByRole("button", { name: /^Reply/ }).click();
  await card.getByRole("textbox").fill("Thank you. Next time call 809-555-0166.");
  await card.getByRole("button", { name: "Publish the reply" }).click();
  const flag = page.getByRole("article", { name: "Phone number" });
  await expect(flag).toContainText("In: Reply to a review");

  await open(page, `/flag-incidents?vendor=${vendor.vendorId}`);
  const row = await openEntry(page, "809-555-0166");
  await expect(row).toContainText("Reply to a review");
  await expect(row).toContainText("Phone number");
});

test("a report is closed with what was done, and opened again", async ({ page, request }) => {
  const { vendorId, businessName } = await listedVendor(page.request);
  const { id, text } = await publishedReview(page.request, vendorId);
  for (const [path, data] of [
    [`/api/reviews/${id}/report`, { reason: "fake", message: "I was there, and there is no pump." }],
    [`/api/vendors/${vendorId}/report`, { reason: "off-platform", email: "ana@example.com" }],
  ] as const)
    expect((await request.post(path, { data })).status()).toBe(201);

  await open(page, "/flagged-vendors");
  await page.locator("main").getByRole("link", { name: "Reports" }).click();
  await expect(page).toHaveURL("/admin/reports?status=open");
  // The address changes before the screen does, and the screen before has a search of its own.
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill(businessName);
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, businessName)).toHaveCount(1);
  const ofVendor = await openEntry(page, businessName);
  await expect(ofVendor).toContainText("Asked to pay or deal outside Arribo");
  await expect(ofVendor.getByRole("link", { name: "ana@example.com" })).toHaveAttribute("href", /^mailto:/);
  await expect(ofVendor.getByRole("link", { name: /^Flag incidents/ })).toHaveAttribute(
    "href",
    `/flag-incidents?vendor=${vendorId}`,
  );
  await expect(ofVendor.getByRole("link", { name: /^Vendor's record/ })).toHaveAttribute(
    "href",
    `/admin/vendors?${new URLSearchParams({ search: businessName })}`,
  );

  await open(page, `/admin/reports?status=open&search=${encodeURIComponent(text)}`);
  const row = await openEntry(page);
  for (const fact of ["It is not genuine", "there is no pump", "Left no email address", "Open"])
    await expect(row).toContainText(fact);
  await row.getByRole("button", { name: /^Close it/ }).click();
  const outcome = row.getByRole("textbox", { name: "What was done" });
  await expect(outcome).toBeFocused();
  await outcome.fill("Asked the customer; the review stays.");
  await page.route("**/api/admin/reports/*", (route) => route.abort());
  await row.getByRole("button", { name: "Close the report" }).click();
  await expect(row.getByRole("alert")).toContainText("The report was not closed");
  await expect(outcome).toHaveValue("Asked the customer; the review stays.");
  await page.unroute("**/api/admin/reports/*");
  await row.getByRole("button", { name: "Close the report" }).click();
  await expect(row).toContainText("Closed");
  await expect(row).toContainText("Asked the customer; the review stays.");
  await expect(row.locator(":focus")).toHaveCount(1);

  await page.getByRole("combobox", { name: "State" }).selectOption("Closed");
  await expect(page).toHaveURL(/status=closed/);
  const answered = saved(page);
  await row.getByRole("button", { name: /^Open again/ }).click();
  await expect(row).toContainText("Open");
  expect((await answered).status()).toBe(200);
  await page.getByRole("combobox", { name: "State" }).selectOption("Open");
  await expect(page).toHaveURL(/status=open/);
  await expect(row.getByRole("button", { name: /^Close it/ })).toBeVisible();

  await row.getByRole("link", { name: /^Find the review/ }).click();
  await expect(page).toHaveURL(/\/admin\/reviews\?search=/);
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
  await expect(rowOf(page, text.slice(0, 60))).toContainText("Published");
});
