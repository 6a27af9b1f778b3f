import { minPasswordLength } from "../values.ts";

type Words = { mismatchTitle: string; mismatch: string; shortTitle: string; short: string };

/**
 * The toast for a repetition that differs, else for a password that is too short; null for neither. Blank fields have
 * messages of their own.
 */
export function passwordProblem(password: string, repeated: string, t: Words) {
  if (password !== repeated && password && repeated)
    return { title: t.mismatchTitle, description: t.mismatch };
  if (password && password.length < minPasswordLength) return { title: t.shortTitle, description: t.short };
  return null;
}

export type PasswordErrors = { password?: string | undefined; confirm?: string | undefined };

/** The errors of both fields. One that differs is shown at the repetition, one that is too short at the password. */
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
