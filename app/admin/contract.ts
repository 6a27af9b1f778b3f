import { z } from "zod";
import { code } from "#app/staff-accounts/contract.ts";
import { email } from "#platform/contract.ts";

export const credentials = z.object({
  email,
  password: z.string().min(1).max(128),
  /** Asked for (code_required) where the person has switched the second step on. */
  code: code.optional(),
});
export const staffSession = z.object({ name: z.string(), email: z.string() });
export type StaffSession = z.infer<typeof staffSession>;
