import { z } from "zod";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { day, hasPhoneDigits, line, text } from "#platform/contract.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { latestDay } from "../values.ts";

/** A refinement's reason, for the message in the reader's language. */
export const withReason = (reason: string) => ({ params: { reason } });

/** Santo Domingo's; neither past nor too far away. */
export const bookableDay = day
  .refine((value) => value >= todayInSantoDomingo(), withReason("past"))
  .refine((value) => value <= latestDay(), withReason("tooFar"));

/** A town of the directory, or "". */
export const optionalTown = z
  .enum([...locations, ""])
  .nullish()
  .transform((town) => town ?? "");

/** An ISO moment; only its day in Santo Domingo counts, the hour comes from `preferredTime`. */
export const preferredDate = z.iso
  .datetime({ offset: true })
  .refine((value) => !Number.isNaN(Date.parse(value)), withReason("unreadable"))
  .transform((value) => todayInSantoDomingo(new Date(value)))
  .pipe(bookableDay);

export const fullName = z.string().trim().min(2).max(200).pipe(line(200));
export const fullPhone = z
  .string()
  .trim()
  .min(10)
  .max(40)
  .refine(hasPhoneDigits, withReason("phoneDigits"))
  .pipe(text(40));
