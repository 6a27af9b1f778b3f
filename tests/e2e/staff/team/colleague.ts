import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { acceptTerms, newEmail } from "../../fixtures/visitor.ts";

export const colleaguePassword = "mangu-con-queso-3";
type Role = "owner" | "manager" | "concierge" | "read_only";

/** A colleague of a role, who joined by an invitation; signed in on a page of their own. */
export async function colleague(
  browser: Browser,
  owner: APIRequestContext,
  name: string,
  role: Role,
): Promise<{ page: Page; email: string }> {
  const email = newEmail(name.split(" ", 1)[0]?.toLowerCase());
  const data = { name, email, role, locale: "en" };
  const invited = await owner.post("/api/admin/team/invitations", { data });
  expect(invited.status()).toBe(201);
  const { path } = (await invited.json()) as { path: string };
  const token = path.split("/").at(-1);
  const page = await browser.newPage();
  await acceptTerms(page);
  const password = colleaguePassword;
  const joined = await page.request.post(`/api/staff-invitations/${token}`, { data: { name, password } });
  expect(joined.status()).toBe(200);
  const signedIn = await page.request.post("/api/admin/login", { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  return { page, email };
}
