import { minPasswordLength } from "../contract.ts";

type Words = { mismatchTitle: string; mismatch: string; shortTitle: string; short: string };

/** What the toast says of a new password and its repetition; null where both are fine, or still blank. */
export function passwordProblem(password: string, repeated: string, t: Words) {
  if (password !== repeated && password && repeated)
    return { title: t.mismatchTitle, description: t.mismatch };
  if (password && password.length < minPasswordLength) return { title: t.shortTitle, description: t.short };
  return null;
}

export type PasswordErrors = { password?: string | undefined; confirm?: string | undefined };

/** What each field says of the same: also that it is blank. */
export function passwordFieldErrors(
  password: string,
  repeated: string,
  t: { password: Words; fields: { required: string } },
): PasswordErrors {
  const problem = passwordProblem(password, repeated, t.password)?.description;
  const isRepeated = password === repeated;
  return {
    password: password ? (isRepeated ? problem : undefined) : t.fields.required,
    confirm: repeated ? (isRepeated ? undefined : problem) : t.fields.required,
  };
}
