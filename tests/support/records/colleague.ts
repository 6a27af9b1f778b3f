import { createStaff } from "#platform/auth/staff.server.ts";
import type { StaffRole } from "#platform/security/permissions.ts";
import { cookieOf, type openSite } from "../site.ts";

/** Another member of staff, signed in. @returns sends a request as them */
export async function openColleague(
  site: ReturnType<typeof openSite>,
  name: string,
  role: StaffRole = "owner",
) {
  const login = { email: `${name.toLowerCase()}@example.com`, password: "mangu-con-queso-3" };
  await createStaff({ ...login, name, role });
  const answer = await site.send("POST", "/api/admin/login", { body: login });
  if (!answer.ok) throw new Error(`${login.email} cannot sign in: ${answer.status}`);
  return (method: string, path: string, body?: unknown) =>
    site.send(method, path, { body, headers: { Cookie: cookieOf(answer) } });
}
