import { randomBytes } from "node:crypto";
import { recordOperatorAudit } from "#app/staff/audit/public.server.ts";
import { applyAdminSetting, createStaff, hasStaff } from "#platform/auth/staff.server.ts";

/**
 * Creates the configured admin, or on the very first start one with a generated password, which is printed once.
 * Audited. The caller holds the start's lock.
 */
export async function ensureFirstAdmin(
  configured: { email: string; password: string } | undefined,
  progress: (line: string) => void,
): Promise<void> {
  if (configured) {
    const name = configured.email.split("@")[0] ?? configured.email;
    const { change, member } = await applyAdminSetting({ ...configured, name });
    const act = change === "made" ? "staff.created" : "staff.password_reset";
    if (change) await recordOperatorAudit({ act, subject: "staff", subjectId: member.number });
    if (change === "changed")
      progress(`${member.email} has the password of ADMIN_PASSWORD, and was signed out everywhere.`);
    return;
  }
  if (await hasStaff()) return;
  const member = {
    email: "admin@arribo.local",
    password: randomBytes(15).toString("base64url"),
    name: "Admin",
    role: "owner",
  } as const;
  const { number } = await createStaff(member);
  await recordOperatorAudit({ act: "staff.created", subject: "staff", subjectId: number });
  progress(
    `\n  Staff sign in at /admin-dashboard\n    e-mail:   ${member.email}\n    password: ${member.password}\n  This password is shown once. Another one: npm run admin -- password ${member.email}\n`,
  );
}
