import { z } from "zod";
import { code } from "#app/staff/accounts/contract.ts";
import { email } from "#platform/contract.ts";
import { staffRoles } from "#platform/security/permissions.ts";

export const credentials = z.object({
  email,
  password: z.string().min(1).max(128),
  /** Required (`code_required`) if the account has a second step. */
  code: code.optional(),
});
export const staffSession = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Seconds until calls that require confirmation ask for the password again. */
  confirmedFor: z.number().int(),
});
export type StaffSession = z.infer<typeof staffSession>;
