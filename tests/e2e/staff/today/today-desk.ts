import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { staffLogin } from "../../fixtures/staff-login.ts";
import { acceptTerms, open, rowOf, signIn } from "../../fixtures/visitor.ts";

/** A name that no other test uses. */
export const someone = (who: string) => `${who} ${randomUUID().slice(0, 8)}`;

/** Takes a record, or gives it back. */
export async function assign(request: APIRequestContext, record: string, take: boolean) {
  const data = { take, from: take ? null : staffLogin.email };
  const answer = await request.patch(`/api/admin/${record}/assignee`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The day's page, signed in. */
export async function openToday(page: Page, filter = "") {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, `/admin/today${filter && `?${filter}`}`);
}

/** The entry that is open beside the list. */
export const detailOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens an entry beside the list. */
export async function openEntry(page: Page, name: string) {
  await rowOf(page, name).getByRole("link", { name }).click();
  const detail = detailOf(page, name);
  await expect(detail).toBeVisible();
  return detail;
}
