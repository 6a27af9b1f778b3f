import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
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

/** A colleague who joined by an invitation. @returns their number */
export async function invitedColleague(site: Pick<ReturnType<typeof openSite>, "send">): Promise<number> {
  const colleague = { email: "colleague@example.com", name: "Rosa", role: "concierge", locale: "es" };
  const known = await staffByEmail(colleague.email);
  if (known) return known.number;
  const sent = await site.send("POST", "/api/admin/team/invitations", { body: colleague, staff: true });
  const { path } = (await sent.json()) as { path: string };
  const joining = { name: colleague.name, password: "mangu-con-queso-3" };
  await site.send("POST", `/api${path}`.replace("staff-invitation/", "staff-invitations/"), {
    body: joining,
  });
  const joined = await staffByEmail(colleague.email);
  if (!joined) throw new Error("the colleague did not join");
  return joined.number;
}
