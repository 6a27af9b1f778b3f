import { z } from "zod";
import { hasNumber } from "#platform/contract.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { fullBooking, simpleBooking, timeSlots, todayInSantoDomingo } from "../contract.ts";
import type { messages } from "../messages.ts";
import { isSlotPast, preferredMoment } from "../rules/preferred-moment.ts";

type ErrorTexts = Localized<typeof messages>["full"]["errors"];

/**
 * What the full form checks, in the spec's words. The form has the call's field names, but in `preferredDate` only
 * the day; its output is what the call takes.
 * @param vendorId whom the booking is for; no field of the form
 */
export function fullForm(vendorId: number, words: ErrorTexts) {
  const { customerName, customerPhone, customerEmail, serviceRequested, message, urgency, budget } =
    fullBooking.shape;
  return z
    .object({
      customerName: atLeast(2, words.name).pipe(customerName),
      customerEmail: z
        .string()
        .refine((value) => customerEmail.safeParse(value).success, { error: words.email })
        .pipe(customerEmail),
      customerPhone: atLeast(10, words.phone).refine(hasNumber, { error: words.phone }).pipe(customerPhone),
      serviceRequested: atLeast(1, words.service).pipe(serviceRequested),
      preferredDate: atLeast(1, words.date)
        .pipe(z.iso.date({ error: words.date }))
        .refine(isNotPast, pastDay),
      preferredTime: z.enum(timeSlots, { error: words.time }),
      message: atLeast(10, words.message).pipe(message),
      urgency,
      budget,
    })
    .refine(({ preferredDate, preferredTime }) => !isSlotPast(preferredDate, preferredTime), {
      path: ["preferredTime"],
      error: words.hourOver,
    })
    .transform((form) => ({
      ...form,
      vendorId,
      preferredDate: preferredMoment(form.preferredDate, form.preferredTime),
    }));
}

/** The same for the simple form. */
export function simpleForm(vendorId: number) {
  const { date, customerName, customerContact, details } = simpleBooking.shape;
  return z
    .object({ date: z.string().min(1).pipe(date), customerName, customerContact, details })
    .transform((form) => ({ ...form, vendorId }));
}

/** Where a vendor has one thing to ask for twice, or a blank one, the list of the form does not. */
export function uniqueServices(services: readonly string[]): string[] {
  return [...new Set(services.map((service) => service.trim()).filter((service) => service !== ""))];
}

const pastDay = { params: { reason: "past" } };

function isNotPast(day: string): boolean {
  return day >= todayInSantoDomingo();
}

function atLeast(length: number, words: string) {
  return z.string().trim().min(length, { error: words });
}
