// What visitors and vendors see, for tests that walk all of it.
import { expect } from "@playwright/test";
import {
  answered,
  dialog,
  firstVendor,
  heading,
  job,
  pictured,
  portal,
  reviewing,
  type Screen,
  sentBooking,
  submitted,
  tab,
  unfolded,
  vendorWithGallery,
} from "./fixtures/accessible-places.ts";
import { offerPath } from "./fixtures/matching-desk.ts";
import { refusedPortal, sentPortal } from "./fixtures/portal.ts";
import { sentApplication } from "./fixtures/vendor.ts";
import { newEmail, toastOf } from "./fixtures/visitor.ts";

export const visitorPlaces: readonly Screen[] = [
  {
    name: "home with a package in full",
    path: "/",
    async ready(page) {
      const details = page.getByRole("article", { name: "Royal" }).locator("button[aria-expanded]");
      await details.click();
      await expect(details).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    name: "the consultation with errors",
    short: true,
    path: "/?consult=open",
    async ready(page) {
      await page.getByRole("dialog").locator('button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: "the consultation sent",
    path: "/?consult=elite",
    async ready(page) {
      const form = page.getByRole("dialog");
      await form.locator('input[name="name"]').fill("Marsha");
      await form.locator('input[name="email"]').fill(newEmail("axe"));
      await form.locator('button[type="submit"]').click();
      await expect(form.getByText(/^AR-/)).toBeVisible();
      // Its code is loaded late; the walk then waits until it has gone.
      await expect(toastOf(page).getByRole("listitem")).toBeVisible();
    },
  },
  { name: "the contact message", path: "/?contact=open", ready: dialog },
  { name: "the terms before a page", path: "/developers", as: "guest", ready: dialog },
  { name: "the terms to read", path: "/terms", ready: heading },
  {
    name: "Access Denied",
    path: "/developers",
    as: "guest",
    async ready(page) {
      await page.getByRole("button", { name: /^(Decline|Rechazar)$/ }).click();
      await expect(page.getByRole("heading", { name: "Access Denied / Acceso Denegado" })).toBeVisible();
    },
  },
  {
    name: "the services with their rules",
    path: "/services",
    ready: unfolded,
  },
  { name: "the packages", path: "/packages", ready: heading },
  { name: "the partners", path: "/partners", ready: heading },
  { name: "who we are", path: "/about", ready: heading },
  { name: "the guide", path: "/guide", ready: heading },
  { name: "a subject of the guide", path: "/guide/residency", ready: heading },
  {
    name: "a translation",
    path: "/cultural-translation",
    async ready(page) {
      await page.locator("main form textarea").fill("qxqxzz");
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator("section[aria-labelledby=context] [role=status]")).toBeVisible();
      await page.locator("main button[name=scenario]").first().click();
      await expect(page.getByRole("button", { name: /^(Show|Mostrar)$/ })).toBeVisible();
    },
  },
  {
    name: "a translation over the whole screen",
    path: "/cultural-translation",
    async ready(page) {
      await page.locator("main button[name=scenario]").first().click();
      await page.getByRole("button", { name: /^(Show|Mostrar)$/ }).click();
      await dialog(page);
    },
  },
  { name: "the community", path: "/community", ready: heading },
  {
    name: "the board with errors",
    path: "/community-board",
    async ready(page) {
      const form = page.locator("form#post");
      await form.locator('button[type="submit"]').click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: "a post before it is sent",
    path: "/community-board?page=2",
    async ready(page) {
      const form = page.locator("form#post");
      for (const field of ["userId", "title", "content"]) await form.locator(`[name=${field}]`).fill("a");
      await form.getByRole("button", { name: /^(Preview|Vista previa)$/ }).click();
      await expect(form.getByRole("article")).toBeVisible();
    },
  },
  { name: "the board by topic", path: "/community-board?topic=people", ready: heading },
  { name: "the board without a find", path: "/community-board?search=qqxxzz", ready: heading },
  {
    name: "a conversation",
    path: async (page) => {
      const answer = await page.request.get("/api/community/all?search=suitcases");
      const { posts } = (await answer.json()) as { posts: { id: number }[] };
      return `/community-board/${posts[0]?.id}`;
    },
    ready: heading,
  },
  {
    name: "safety with a request that is not sent yet",
    path: "/safety",
    async ready(page) {
      await page.route("**/api/safety-requests?*", (route) => route.abort());
      await page.locator("main form [name=name]").fill("Terry");
      await page.locator("main form [name=details]").fill("My wallet is gone.");
      const submit = page.locator("main form button[type=submit]");
      // The first press asks for a contact.
      await submit.click();
      await submit.click();
      await expect(page.locator("main [role=status] a[href='tel:911']").first()).toBeVisible();
    },
  },
  {
    name: "the support chat with an answer",
    short: true,
    path: "/services",
    async ready(page) {
      await page.locator(".chat-button").click();
      await page.getByRole("dialog").getByRole("textbox").fill("What is a colmado?");
      await page.keyboard.press("Enter");
      await answered(page.getByRole("dialog"));
    },
  },
  {
    name: "the assistant's page with an answer",
    path: "/ai-chat",
    async ready(page) {
      await page.getByRole("main").getByRole("textbox").fill("What is a colmado?");
      await page.keyboard.press("Enter");
      await answered(page.getByRole("main"));
    },
  },
  { name: "a safety protocol", path: "/safety?protocol=emergency", ready: dialog },
  { name: "404", path: "/nothing-here", ready: heading },
  { name: "the directory", short: true, path: "/vendor-directory?category=Transportation", ready: heading },
  { name: "the directory without a find", path: "/vendor-directory?search=qqxxzz", ready: heading },
  { name: "a vendor", path: firstVendor, ready: heading },
  {
    name: "a picture of a vendor's work",
    path: vendorWithGallery,
    async ready(page) {
      await page.locator('main a[href^="/api/pictures/"]').first().click();
      await dialog(page);
    },
  },
  { name: "the list of vendors", path: "/vendor-list", ready: heading },
  { name: "the vendors' login with errors", path: "/vendor-login", ready: submitted },
  { name: "the registration with errors", path: "/vendor-signup", ready: submitted },
  { name: "a forgotten password", path: "/vendor-password", ready: heading },
  { name: "the application's list of sections", path: "/vendor-application", ready: heading },
  {
    name: "a section of the application with errors",
    path: "/vendor-application?section=owner",
    ready: submitted,
  },
  { name: "the application's consents", path: "/vendor-application?section=consent", ready: heading },
  { name: "the application's answers to check", path: "/vendor-application?section=check", ready: heading },
  { name: "the local vendors' portal", path: "/dominican-vendor-portal", ready: portal("es") },
  {
    name: "the local vendors' portal in English",
    path: "/dominican-vendor-portal?idioma=en",
    ready: portal("en"),
  },
  {
    name: "the portal with a photo that failed, an odd number and what the server found",
    short: true,
    path: "/dominican-vendor-portal?idioma=es",
    ready: refusedPortal,
  },
  { name: "the portal's success", path: "/dominican-vendor-portal?idioma=en", ready: sentPortal },
  {
    name: "an application's status",
    path: async (page) => (await sentApplication(page.request)).statusPath,
    ready: heading,
  },
  {
    name: "the full booking with errors",
    short: true,
    path: async (page) => (await firstVendor(page)).replace("/vendor/", "/booking/"),
    ready: submitted,
  },
  {
    name: "the short booking",
    path: async (page) => (await firstVendor(page)).replace("/vendor/", "/book-vendor/"),
    ready: heading,
  },
  { name: "Vendor Not Found", path: "/booking/999999", ready: heading },
  {
    name: "a booking to track",
    path: async (page) => (await sentBooking(page)).trackingPath,
    ready: heading,
  },
  {
    name: "a job offer",
    async path(page) {
      const { name, id } = await job(page);
      return offerPath(page.request, id, name);
    },
    async ready(page) {
      await page.locator("summary").click();
      await expect(page.locator('button[value="stop"]')).toBeVisible();
    },
  },
  { name: "a review with errors", path: reviewing, ready: submitted },
  {
    name: "a report",
    path: firstVendor,
    async ready(page) {
      await page.getByRole("button", { name: /^(Report this provider|Reportar este perfil)/ }).click();
      await dialog(page);
    },
  },
  { name: "the vendor's dashboard", path: "/vendor-dashboard", as: "vendor", ready: heading },
  { name: "the profile", short: true, path: "/vendor-profile", as: "vendor", ready: tab },
  { name: "the profile with a picture", path: "/vendor-profile", as: "vendor", ready: pictured },
  { name: "the profile's details", path: "/vendor-profile?tab=details", as: "vendor", ready: tab },
  { name: "the profile's hours", path: "/vendor-profile?tab=hours", as: "vendor", ready: tab },
  { name: "the profile's services", path: "/vendor-profile?tab=services", as: "vendor", ready: tab },
  { name: "the API's page", path: "/developers", ready: (page) => unfolded(page, 4) },
];
