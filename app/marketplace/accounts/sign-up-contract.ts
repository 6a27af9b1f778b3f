import { z } from "zod";
import { locations, vendorCategories } from "#app/marketplace/vendors/contract.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { maxPasswordLength, minPasswordLength, registration } from "./contract.ts";
import type { messages } from "./messages.ts";

type Words = Localized<typeof messages>;

/** What the form checks: the call's contract, and that the password was typed twice. Its output is what the call takes. */
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
      // Said at once, not only when the rest of the form is right.
      when: () => true,
    })
    .transform(({ confirmPassword: _, ...rest }) => rest);
}
