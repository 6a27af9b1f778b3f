import { staffByEmail } from "#platform/auth/staff.server.ts";
import type { openSite } from "../site.ts";

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
