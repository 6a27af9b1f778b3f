import { listStaff } from "#platform/auth/staff.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Colleague } from "../contract.ts";

/** All accounts of staff, by e-mail, also disabled ones: records may still be theirs. */
export async function listColleagues(ctx: Ctx): Promise<Colleague[]> {
  requireStaff(ctx);
  const everybody = await listStaff(ctx.db);
  return everybody.map(({ name, email, role, isDisabled }) => ({ name, email, role, isDisabled }));
}
