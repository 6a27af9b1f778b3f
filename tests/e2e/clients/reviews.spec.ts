import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import {
  completedBooking,
  published,
  publishedReview,
  storedReview,
} from "../fixtures/booking/booking-desk.ts";
import { listedVendor } from "../fixtures/vendor.ts";
import { acceptTerms, draftHolds, open, sidewaysScroll, speak, tabTo } from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

type StoredReport = { subject: string; subjectId: number; about: string; reason: string; message: string };

const entries = (page: Page) =>
  page.getByRole("region", { name: /^(Reviews|Reseñas)$/ }).getByRole("listitem");

test("from the completed booking to a review in Spanish on a phone, and to the vendor's page", async ({
  page,
}) => {
  await speak(page, "es");
  await page.setViewportSize({ width: 390, height: 844 });
  const vendor = await listedVendor(page.request);
  const { trackingPath, reviewPath } = await completedBooking(page.request, vendor.vendorId);
  await open(page, trackingPath);
  await page.getByRole("link", { name: "Escribir una reseña" }).click();
  await expect(page).toHaveURL(reviewPath);
  await expect(page.getByRole("heading", { level: 1, name: "Tu reseña" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const main = page.getByRole("main");
  await expect(main).toContainText(vendor.businessName);
  await expect(main).toContainText("Marsha W.");
  await expect(main).toContainText("Una persona lee tu reseña antes de publicarla.");
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole("button", { name: "Enviar la reseña" }).click();
  const rating = page.getByRole("radiogroup", { name: /¿Qué tal te fue\?/ });
  await expect(rating).toContainText("Elige una calificación.");
  await expect(rating).toHaveAttribute("aria-required", "true");
  await expect(rating).toHaveAttribute("aria-invalid", "true");
  const text = page.getByRole("textbox", { name: /En tus palabras/ });
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expect(main).toContainText("Al menos 10 caracteres.");

  // With the keyboard alone: the arrows choose within the group.
  await rating.getByRole("radio", { name: "5 de 5 Excelente" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(rating.getByRole("radio", { name: "4 de 5 Muy bien" })).toBeChecked();
  await tabTo(page, text, 3);
  const words = `Dejaron el jardín impecable y llegaron a la hora. ${randomUUID().slice(0, 8)}`;
  await page.keyboard.type(words);
  await expect(main).toContainText(`${words.length} de 2000 caracteres`);
  await expect(page.getByRole("radio", { name: "Español" })).toBeChecked();

  // What was typed outlives the tab's reload.
  await draftHolds(page, words);
  await page.reload();
  await expect(text).toHaveValue(words);
  await expect(rating.getByRole("radio", { name: "4 de 5 Muy bien" })).toBeChecked();
  await page.getByRole("button", { name: "Enviar la reseña" }).dblclick();
  const thanks = main.getByRole("status");
  await expect(thanks).toContainText("Gracias. Recibimos tu reseña.");
  await expect(page.getByRole("heading", { name: "Gracias. Recibimos tu reseña." })).toBeFocused();
  await expect(text).toHaveCount(0);
  expect(await storedReview(page.request, words)).toMatchObject({ rating: 4, locale: "es" });

  await open(page, reviewPath);
  await expect(main).toContainText("Ya escribiste una reseña de esta reserva");
  await expect(text).toHaveCount(0);

  await page.getByRole("link", { name: "Ver la página del proveedor" }).click();
  await expect(page).toHaveURL(`/vendor/${vendor.vendorId}`);
  await expect(main).toContainText("Aún no hay reseñas.");
  await published(page.request, words);
  await open(page, `/vendor/${vendor.vendorId}`);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText("4 de 5");
  await expect(entries(page).first()).toContainText("Marsha W.");
  await expect(entries(page).getByText(words)).toHaveAttribute("lang", "es");
  const count = page.getByRole("link", { name: /4\.0 de 5\s*1 reseña/ });
  await count.click();
  await expect(page.getByRole("heading", { name: "Reseñas" }).last()).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
});

test("an altered link is a real 404; a booking reviewed meanwhile in another tab thanks instead of failing", async ({
  page,
}) => {
  const vendor = await listedVendor(page.request);
  const { reviewPath } = await completedBooking(page.request, vendor.vendorId);
  for (const path of [reviewPath.replace(/\d+\./, "999999."), reviewPath.slice(0, -1), "/review/nobody"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await open(page, reviewPath);
  const data = { rating: 5, text: "Sent from the other tab.", locale: "en" };
  const path = `/api/reviews/invitation/${reviewPath.split("/").at(-1)}`;
  expect((await page.request.post(path, { data })).status()).toBe(201);
  await page.getByRole("radio", { name: "1 of 5 Poor" }).check();
  await page.getByRole("textbox", { name: /In your words/ }).fill("Sent from this tab.");
  await page.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByRole("heading", { name: "You have already reviewed this booking" })).toBeFocused();
});

test("reviews come ten at a time, with the vendor's reply, and survive a failure", { tag: "@proof" }, async ({
  page,
}) => {
  const vendor = await listedVendor(page.request);
  for (let number = 1; number <= 11; number += 1)
    await publishedReview(page.request, vendor.vendorId, (number % 5) + 1);
  const shown = await page.request.get(`/api/vendors/${vendor.vendorId}/reviews?limit=1`);
  const [newest] = (await shown.json()) as { id: number }[];
  const answered = await page.request.post(`/api/vendor/reviews/${vendor.vendorId}/${newest?.id}/reply`, {
    data: { reply: "Gracias por reservar con nosotros." },
    headers: { Authorization: `Bearer ${vendor.token}` },
  });
  expect(answered.status(), await answered.text()).toBe(201);
  await open(page, `/vendor/${vendor.vendorId}`);
  await expect(entries(page)).toHaveCount(10);
  await expect(entries(page).first()).toContainText("Reply from the provider");
  await expect(entries(page).first()).toContainText("Gracias por reservar con nosotros.");

  let broken = true;
  await page.route("**/api/vendors/*/reviews?*", (route) =>
    broken ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Show more" }).click();
  const section = page.getByRole("region", { name: "Reviews" });
  await expect(section.getByRole("alert")).toContainText("503");
  await expect(entries(page)).toHaveCount(10);
  broken = false;
  await section.getByRole("alert").getByRole("button").click();
  await expect(entries(page)).toHaveCount(11);
  await expect(entries(page).last()).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);

  // The concierge's dialog changes the address; nothing is asked for again.
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/reviews|\.data/.test(request.url())) calls.push(request.url());
  });
  await page.getByRole("link", { name: "Ask the concierge" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a vendor's page stands when its reviews cannot be read, and reads them on demand", {
  tag: "@proof",
}, async ({ page }) => {
  const vendor = await listedVendor(page.request);
  await publishedReview(page.request, vendor.vendorId);
  const { trackingPath } = await completedBooking(page.request, vendor.vendorId);
  await open(page, trackingPath);
  let broken = true;
  await page.route("**/api/vendors/*/reviews?*", (route) =>
    broken ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("link", { name: vendor.businessName }).click();
  await expect(page.getByRole("heading", { level: 1, name: vendor.businessName })).toBeVisible();
  const section = page.getByRole("region", { name: "Reviews" });
  await expect(section.getByRole("alert")).toContainText("500");
  broken = false;
  await section.getByRole("alert").getByRole("button").click();
  await expect(entries(page)).toHaveCount(1);
});

test("a review and its vendor are reported, with the keyboard alone, and staff see both", async ({
  page,
}) => {
  const vendor = await listedVendor(page.request);
  const { id: reviewId, text } = await publishedReview(page.request, vendor.vendorId, 1);
  await open(page, `/vendor/${vendor.vendorId}`);
  const button = page.getByRole("button", { name: "Report: The review by Marsha W." });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await expect(dialog).toContainText("The review by Marsha W.");
  await dialog.getByRole("button", { name: "Send the report" }).press("Enter");
  await expect(dialog.getByRole("radiogroup", { name: /What is wrong\?/ })).toContainText(
    "Choose what is wrong.",
  );
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "It looks fake" })).toBeChecked();
  const email = dialog.getByRole("textbox", { name: /Your email/ });
  const wrong = dialog.getByText("Enter an email address like name@example.com.");
  for (const size of [
    { width: 390, height: 844 },
    { width: 1320, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await email.fill("nobody");
    // As somebody has it who has just scrolled to it: the error is to come where the dialog's foot begins.
    await email.evaluate((field) => field.scrollIntoView({ block: "end" }));
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await expect(wrong).toBeInViewport({ ratio: 1 });
    await email.fill("");
    await expect(wrong).toHaveCount(0);
  }
  await page.keyboard.press("Enter");
  const thanks = page.getByRole("dialog", { name: "Thank you. We have your report." });
  await expect(thanks).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();

  const words = `Asked me to pay him in cash. ${randomUUID()}`;
  await page.getByRole("button", { name: "Report this provider" }).click();
  await expect(dialog).toContainText(vendor.businessName);
  await dialog.getByRole("radio", { name: "I was asked to pay or make a deal outside Arribo" }).check();
  await dialog.getByRole("textbox", { name: /What happened\?/ }).fill(words);
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(thanks).toBeVisible();
  await thanks.getByRole("button", { name: "Close" }).last().click();

  const answer = await page.request.get("/api/admin/reports", { params: { limit: 100 } });
  const reports = (await answer.json()) as StoredReport[];
  expect(reports.find((one) => one.subject === "review" && one.subjectId === reviewId)).toMatchObject({
    about: text,
    reason: "fake",
  });
  expect(reports.find((one) => one.message === words)).toMatchObject({
    subject: "vendor",
    subjectId: vendor.vendorId,
    reason: "off-platform",
  });
});
