import { type APIRequestContext, expect, type Page } from "@playwright/test";

type Vendor = {
  id: number;
  businessName: string;
  businessNameEnglish: string;
  services: string[];
  isSample: boolean;
  isVerified: boolean;
  openDays: string[];
  priceRange: string | null;
};

/** What the API finds, and how many in all. */
export async function found(request: APIRequestContext, params: Record<string, string> = {}) {
  const answer = await request.get("/api/vendors", { params });
  expect(answer.status()).toBe(200);
  return {
    vendors: (await answer.json()) as [Vendor, ...Vendor[]],
    total: Number(answer.headers()["x-total-count"]),
  };
}

/** The directory's parts on the page. */
export function directory(page: Page) {
  return {
    search: page.getByRole("searchbox", { name: "Search", exact: true }),
    category: page.getByRole("combobox", { name: "Category" }),
    location: page.getByRole("combobox", { name: "Location" }),
    day: page.getByRole("combobox", { name: "Open on" }),
    price: page.getByRole("combobox", { name: "Price level" }),
    sort: page.getByRole("combobox", { name: "Sort by" }),
    count: page.getByRole("main").getByRole("status"),
    cards: page.getByRole("list", { name: "Service providers" }).locator("> li"),
  };
}

/** The count, as the page tells it. */
export const providers = (total: number) => `${total} service ${total === 1 ? "provider" : "providers"}`;
