import { expect, test } from "@playwright/test";
import { springDay } from "../../support/records/booking.ts";
import { bookingForm, fill, sampleVendor, storedBookings } from "../fixtures/booking/booking-form.ts";
import { acceptTerms, newEmail, open, toastOf } from "../fixtures/visitor.ts";

// What is odd about a booking is asked about once more; what is over is not offered.

test.beforeEach(({ page }) => acceptTerms(page));

test("a day on which the provider does not work is asked about, and shown as a request", async ({
  page,
  request,
}) => {
  const vendor = await sampleVendor(request);
  const email = newEmail("sunday");
  const day = new Date(`${springDay}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));
  await open(page, `/booking/${vendor.id}`);
  const form = bookingForm(page);
  await fill(form, email, vendor.services[0]);
  await form.date.fill(day.toISOString().slice(0, 10));
  for (let press = 0; press < 2; press += 1) {
    await form.submit.click();
    await expect(
      form.alert
        .filter({ hasText: "on that day (Sunday)" })
        .or(form.alert.filter({ hasText: "On that day (Sunday)" })),
    ).toBeVisible();
  }
  expect(await storedBookings(request, email)).toEqual([]);
  await page.getByRole("button", { name: "Ask anyway" }).click();
  await expect(form.heading).toHaveText("Booking Request Submitted");
  await page.getByRole("link", { name: "Track your booking" }).click();
  await expect(page.getByText(/Requested, not confirmed: .*this day/)).toBeVisible();
  await expect(page.getByText("The kitchen tap drips, day and night.")).toBeVisible();
});

test("an hour that is over by now is said as that, and today's past hours are not offered", async ({
  page,
  request,
}) => {
  const vendor = await sampleVendor(request);
  await page.clock.setFixedTime(new Date(`${springDay}T18:30:00Z`));
  await open(page, `/booking/${vendor.id}`);
  const form = bookingForm(page);
  await form.time.selectOption("1:00 PM");
  await form.date.fill(springDay);
  // It is 2:30 PM in Santo Domingo.
  await expect(form.time.locator("option")).toHaveText(["Select a time", "3:00 PM", "4:00 PM", "5:00 PM"]);
  await expect(form.time).toHaveValue("");
  // The hour went by while the form was open: the server refuses it.
  const words = "This time has already passed in Santo Domingo. Choose a later one, or another day.";
  await page.route("**/api/bookings", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "invalid",
        message: "Please check the marked fields.",
        fields: { preferredTime: words },
      },
    }),
  );
  await fill(form, newEmail("over"), vendor.services[0], "5:00 PM");
  await form.submit.click();
  await expect(toastOf(page)).toContainText(words);
  await expect(page.getByText("There was an error submitting your booking.")).toHaveCount(0);
});
