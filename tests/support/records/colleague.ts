import { createStaff } from "#platform/auth/staff.server.ts";
import { cookieOf, type openSite } from "../site.ts";

export async function openColleague(site: ReturnType<typeof openSite>, name: string) {
  const login = { email: `${name.toLowerCase()}@example.com`, password: "mangu-con-queso-3" };
  await createStaff({ ...login, name });
  const answer = await site.send("POST", "/api/admin/login", { body: login });
  return (method: string, path: string, body?: unknown) =>
    site.send(method, path, { body, headers: { Cookie: cookieOf(answer) } });
}
