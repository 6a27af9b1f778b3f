import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { enterAsVendor, registeredVendor, type VendorSession } from "./vendor.ts";
import { acceptTerms } from "./visitor.ts";

/** A new vendor, signed in in the page's browser. */
export async function newVendor(page: Page): Promise<VendorSession> {
  const vendor = await registeredVendor(page.request, {
    businessName: "Plomería Ramírez",
    businessNameEnglish: "Ramírez Plumbing",
    contactName: "Rafael Ramírez",
  });
  await acceptTerms(page);
  await enterAsVendor(page, vendor);
  return vendor;
}

export const bearer = ({ token }: VendorSession) => ({ Authorization: `Bearer ${token}` });

export async function stored(request: APIRequestContext, session: VendorSession) {
  const answer = await request.get(`/api/vendor/profile/${session.vendorId}`, { headers: bearer(session) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Record<string, unknown> & { version: number };
}

/** The controls of the profile. */
export function profile(page: Page) {
  const text = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    tab: (name: string) => page.getByRole("tab", { name }),
    text,
    save: page.getByRole("button", { name: "Save Changes" }),
    state: (words: string) => page.getByText(words, { exact: true }),
    tags: (name: string) => page.getByRole("list", { name }),
    undo: page.getByRole("button", { name: "Undo" }),
    dialog: (name: string) => page.getByRole("dialog", { name }),
  };
}
