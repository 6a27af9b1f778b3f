import { randomBytes } from "node:crypto";
import { hasStaff, upsertStaff } from "#platform/auth/staff.server.ts";

/**
 * Makes sure that somebody can sign in: the configured admin, or on the very first start one with a generated
 * password, which is told once.
 */
export async function ensureFirstAdmin(
  configured: { email: string; password: string } | undefined,
  progress: (line: string) => void,
): Promise<void> {
  if (configured) {
    await upsertStaff({ ...configured, name: configured.email.split("@")[0] ?? configured.email });
    return;
  }
  if (await hasStaff()) return;
  const member = {
    email: "admin@arribo.local",
    password: randomBytes(15).toString("base64url"),
    name: "Admin",
  };
  await upsertStaff(member);
  progress(
    `\n  Staff sign in at /admin-dashboard\n    e-mail:   ${member.email}\n    password: ${member.password}\n  This password is shown once. To choose another, start with ADMIN_EMAIL and ADMIN_PASSWORD.\n`,
  );
}
