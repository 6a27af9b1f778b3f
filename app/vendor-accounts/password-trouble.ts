import { shortestPassword } from "./contract.ts";

type Words = { mismatchTitle: string; mismatch: string; shortTitle: string; short: string };

/** What the toast says of a new password and its repetition; null where both are fine, or still blank. */
export function passwordTrouble(password: string, repeated: string, t: Words) {
  if (password !== repeated && password && repeated)
    return { title: t.mismatchTitle, description: t.mismatch };
  if (password && password.length < shortestPassword) return { title: t.shortTitle, description: t.short };
  return null;
}
