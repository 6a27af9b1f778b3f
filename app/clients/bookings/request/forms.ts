import { z } from "zod";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import type { Availability } from "#app/marketplace/vendors/rules/availability.ts";
import { hasPhoneDigits } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { bookingReceipt, fullBooking, simpleBooking } from "../contract.ts";
import type { messages } from "../messages.ts";
import { latestAsapDay } from "../rules/fitting-times.ts";
import { isSlotPast, preferredMoment } from "../rules/preferred-moment.ts";
import { dayText } from "../rules/public-times.ts";
import { timeSlots } from "../values.ts";

export type BookedVendor = Availability & Pick<VendorDetail, "id">;

type ErrorTexts = Localized<typeof messages>["full"]["errors"];

/** Specification's error texts. `preferredDate` is a day here; the output is the API's request body. */
export function fullForm(vendor: BookedVendor, texts: ErrorTexts, locale: Locale) {
  const { customerName, customerPhone, customerEmail, serviceRequested, message, ...optional } =
    fullBooking.shape;
  const { urgency, budget, town, place } = optional;
  return z
    .object({
      customerName: atLeast(2, texts.name).pipe(customerName),
      customerEmail: z
        .string()
        .refine((value) => customerEmail.safeParse(value).success, { error: texts.email })
        .pipe(customerEmail),
      customerPhone: atLeast(10, texts.phone)
        .refine(hasPhoneDigits, { error: texts.phone })
        .pipe(customerPhone),
      serviceRequested: atLeast(1, texts.service).pipe(serviceRequested),
      preferredDate: atLeast(1, texts.date)
        .pipe(z.iso.date({ error: texts.date }))
        .refine(isNotPast, pastDay),
      preferredTime: z.enum(timeSlots, { error: texts.time }),
      message: atLeast(10, texts.message).pipe(message),
      urgency,
      budget,
      town,
      place,
    })
    .refine(({ preferredDate, preferredTime }) => !isSlotPast(preferredDate, preferredTime), {
      path: ["preferredTime"],
      error: texts.hourOver,
    })
    .superRefine(({ urgency, preferredDate }, issues) => {
      const latest = latestAsapDay(vendor, new Date());
      if (urgency === "asap" && preferredDate > latest)
        issues.addIssue({
          code: "custom",
          path: ["preferredDate"],
          message: texts.asapDay(dayText(latest, locale)),
        });
    })
    .transform((form) => ({
      ...form,
      vendorId: vendor.id,
      preferredDate: preferredMoment(form.preferredDate, form.preferredTime),
    }));
}

/** Short form; the output is the API's request body. */
export function simpleForm(vendorId: number) {
  const { date, customerName, customerContact, details } = simpleBooking.shape;
  return z
    .object({ date: z.string().min(1).pipe(date), customerName, customerContact, details })
    .transform((form) => ({ ...form, vendorId }));
}

export type FullContent = z.output<ReturnType<typeof fullForm>>;
export type SimpleContent = z.output<ReturnType<typeof simpleForm>>;

export const readReceipt = (answer: unknown) => bookingReceipt.parse(answer);

const pastDay = { params: { reason: "past" } };

function isNotPast(day: string): boolean {
  return day >= todayInSantoDomingo();
}

function atLeast(length: number, texts: string) {
  return z.string().trim().min(length, { error: texts });
}
