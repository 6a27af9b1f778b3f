import { z } from "zod";
import { email } from "#platform/contract.ts";

export const credentials = z.object({ email, password: z.string().min(1).max(128) });
export const staffSession = z.object({ name: z.string(), email: z.string() });
export type StaffSession = z.infer<typeof staffSession>;
