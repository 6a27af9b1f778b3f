import { z } from "zod";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { registration, vendorSession } from "./contract.ts";
import type { messages } from "./messages.ts";
import { maxPasswordLength, minPasswordLength } from "./values.ts";

type Words = Localized<typeof messages>;

/** The API contract with localized errors and the repeated password, which the output leaves out. */
export function signUpContract(t: Words) {
  return registration
    .extend({
      password: z.string().min(1).min(minPasswordLength, { error: t.password.short }).max(maxPasswordLength),
      confirmPassword: z.string().min(1),
      category: z.enum(vendorCategories, { error: t.fields.choose }),
      location: z.enum(locations, { error: t.fields.choose }),
    })
    .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
      path: ["confirmPassword"],
      error: t.password.mismatch,
      // Checked even while other fields are invalid.
      when: () => true,
    })
    .transform(({ confirmPassword: _, ...rest }) => rest);
}

export const readSession = (answer: unknown) => vendorSession.parse(answer);
