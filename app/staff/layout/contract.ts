import { z } from "zod";
import { code } from "#app/staff/accounts/contract.ts";
import { email } from "#platform/contract.ts";

export const credentials = z.object({
  email,
  password: z.string().min(1).max(128),
  /** Asked for (code_required) where the person has switched the second step on. */
  code: code.optional(),
});
export const staffSession = z.object({
  name: z.string(),
  email: z.string(),
  /** For how many seconds more the password that was shown counts, for calls that want it again. */
  confirmedFor: z.number().int(),
});
export type StaffSession = z.infer<typeof staffSession>;
