import { expect, test } from "@playwright/test";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import { bookingForm, fill, sampleVendor } from "../fixtures/booking/booking-form.ts";
import {
  acceptTerms,
  choosePicture,
  newEmail,
  open,
  sidewaysScroll,
  signIn,
  speak,
} from "../fixtures/visitor.ts";

// What a customer adds to a request: photos with the form, words and another contact on its page; a call after a consultation.

const widths = { phone: { width: 390, height: 844 }, wide: { width: 1320, height: 900 } } as const;

test.beforeEach(({ page }) => acceptTerms(page));

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a time that fits is one press, another says why not; photos go up after the request", async ({
      page,
      request,
    }) => {
      const vendor = await sampleVendor(request);
      await open(page, `/booking/${vendor.id}`);
      const form = bookingForm(page);
      await fill(form, newEmail("photos"), vendor.services[0]);
      await form.suggested.first().click();
      await expect(form.suggested.first()).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(/You can ask all the same/)).toHaveCount(0);
      await choosePicture(page, "Choose photos", "#864");
      await expect(page.getByText("Uploads after you send the request")).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await form.submit.click();
      await expect(form.heading).toHaveText("Booking Request Submitted");
      await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Track your booking" }).click();
      await expect(page.getByRole("img", { name: "Your photo 1" })).toBeVisible();
      await choosePicture(page, "Add photos", "#468");
      await expect(page.getByRole("img", { name: "Your photo 2" })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test("words are added and the contact is corrected on the booking's page; staff see both", async ({
      page,
    }) => {
      await signIn(page.request);
      const booking = await newBooking(page.request, { town: "Sosúa" });
      await open(page, booking.trackingPath);
      const main = page.getByRole("main");
      await expect(main).toContainText("Sosúa");
      await page.getByRole("button", { name: "Add to the request" }).click();
      const words = page.getByRole("dialog", { name: "Add to the request" });
      await words.getByLabel("What you want to add").fill("The gate code is 12.");
      await words.getByRole("button", { name: "Add", exact: true }).click();
      await expect(main.getByText("The gate code is 12.")).toBeVisible();
      await page.getByRole("button", { name: "Correct your contact details" }).click();
      const contact = page.getByRole("dialog", { name: "Correct your contact details" });
      await contact.getByRole("button", { name: "Save the changes" }).click();
      await expect(contact.getByText(/Enter an email address/)).toBeVisible();
      await contact.getByLabel(/^New email address/).fill("zoe@example.com");
      await contact.getByRole("button", { name: "Save the changes" }).click();
      await expect(main.getByText("z•••@example.com")).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await open(page, `/booking-management?booking=${booking.id}`);
      await expect(page.getByText("The gate code is 12.")).toBeVisible();
      await expect(page.getByRole("link", { name: "zoe@example.com" }).last()).toBeVisible();
    });

    test("after a consultation request a half hour is chosen, changed and given back", async ({ page }) => {
      await speak(page, "es");
      const body = { name: "Ana", email: newEmail("call"), message: newEmail("call") };
      const answer = await page.request.post("/api/leads", { data: body });
      const { planningPath } = (await answer.json()) as { planningPath: string };
      await open(page, planningPath);
      const slots = page.getByRole("main").getByRole("listitem").getByRole("button");
      await slots.first().click();
      await expect(page.getByRole("heading", { name: /^Nuestra llamada: / })).toBeVisible();
      await expect(page.getByRole("link", { name: "Archivo de calendario (.ics)" })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole("button", { name: "Cancelar la llamada" }).click();
      await expect(page.getByRole("heading", { name: /^Nuestra llamada: / })).toHaveCount(0);
    });
  });
}
