import { expect, test } from "@playwright/test";
import {
  answered,
  applications,
  askedFor,
  bookings,
  chats,
  dialog,
  enter,
  firstVendor,
  heading,
  job,
  localVendors,
  portal,
  reviewing,
  rows,
  type Screen,
  safetyRequests,
  sentBooking,
  submitted,
  tab,
  unfolded,
} from "./accessible-places.ts";
import { expectAccessible, findings } from "./axe.ts";
import { offerPath } from "./matching-desk.ts";
import { refusedPortal, sentPortal } from "./portal.ts";
import { sentApplication } from "./vendor.ts";
import { newEmail, open, speak } from "./visitor.ts";

const screens: Screen[] = [
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
  { name: "the guide", path: "/guide", ready: heading },
  { name: "a subject of the guide", path: "/guide/residency", ready: heading },
  {
    name: "a translation",
    path: "/cultural-translation",
    async ready(page) {
      await page.locator("main form textarea").fill("1");
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
  {
    name: "what is held of a person",
    path: "/admin/people",
    as: "staff",
    async ready(page) {
      await page.locator('main input[name="email"]').fill(await askedFor(page));
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator("main li").first()).toBeVisible();
      await expect(page.getByRole("button", { name: /^(Erase all of it|Eliminar todo)$/ })).toBeVisible();
    },
  },
  {
    name: "what goes with a person, and what stays",
    path: "/admin/people",
    as: "staff",
    async ready(page) {
      await page.locator('main input[name="email"]').fill(await askedFor(page));
      await page.locator('main form button[type="submit"]').click();
      await page.getByRole("button", { name: /^(Erase all of it|Eliminar todo)$/ }).click();
      await page.getByRole("button", { name: /^(Erase for good|Eliminar para siempre)$/ }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: "the record of what was done", path: "/admin/audit", as: "staff", ready: rows },
  {
    name: "the glossary with a word to change and one to add",
    path: "/admin/glossary",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page
        .getByRole("button", { name: /^(History|Historial)/ })
        .first()
        .click();
      await page
        .getByRole("button", { name: /^(Change|Cambiar)/ })
        .nth(1)
        .click();
      await page.getByRole("button", { name: /^(Add a word|Agregar una palabra)$/ }).click();
      await page.locator('section[aria-label] form button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
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
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=status] a[href='tel:911']").first()).toBeVisible();
    },
  },
  {
    name: "the support chat with an answer",
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
  { name: "the directory", path: "/vendor-directory?category=Transportation", ready: heading },
  { name: "the directory without a find", path: "/vendor-directory?search=qqxxzz", ready: heading },
  { name: "a vendor", path: firstVendor, ready: heading },
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
  { name: "the profile", path: "/vendor-profile", as: "vendor", ready: tab },
  { name: "the profile's details", path: "/vendor-profile?tab=details", as: "vendor", ready: tab },
  { name: "the profile's hours", path: "/vendor-profile?tab=hours", as: "vendor", ready: tab },
  { name: "the profile's services", path: "/vendor-profile?tab=services", as: "vendor", ready: tab },
  { name: "the API's page", path: "/developers", ready: (page) => unfolded(page, 4) },
  { name: "the staff's sign-in", path: "/admin-dashboard", ready: heading },
  {
    name: "the leads",
    path: "/admin-dashboard",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page
        .getByRole("button", { name: /^(History|Historial) / })
        .first()
        .click();
      await expect(page.locator("[data-entry] ol").first()).toBeVisible();
    },
  },
  { name: "the contact messages", path: "/admin/messages", as: "staff", ready: rows },
  { name: "the outbox", path: "/admin/outbox", as: "staff", ready: rows },
  { name: "the day", path: "/admin/today", as: "staff", ready: rows },
  {
    name: "the own account with errors",
    path: "/admin/account",
    as: "staff",
    async ready(page) {
      await page.getByRole("button", { name: /^(Set it up|Configurarlo)$/ }).click();
      await page.getByRole("button", { name: /^(Continue|Continuar)$/ }).click();
      await page.getByRole("button", { name: /^(Change password|Cambiar contraseña)$/ }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    },
  },
  {
    name: "the chats, one of them open, and its dialog",
    path: chats,
    as: "staff",
    async ready(page) {
      await expect(page.locator("[aria-labelledby=chat-heading] ol > li").first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: /^(Make it a request|Convertir en solicitud)$/ }).click();
      await dialog(page);
    },
  },
  {
    name: "the safety requests, and one of them",
    path: safetyRequests,
    as: "staff",
    async ready(page) {
      await rows(page);
      expect(await findings(page)).toEqual([]);
      await page
        .getByRole("button", { name: /^(Note or close|Anotar o cerrar)/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
    },
  },
  { name: "the bookings", path: bookings, as: "staff", ready: rows },
  { name: "the reviews", path: "/admin/reviews", as: "staff", ready: rows },
  { name: "the reports", path: "/admin/reports", as: "staff", ready: rows },
  {
    name: "the community's posts",
    path: "/admin/community",
    as: "staff",
    async ready(page) {
      await rows(page);
      const first = page.locator("[data-entry]").first();
      await first.getByRole("button", { name: /^(History|Historial)/ }).click();
      await expect(first.locator("ol")).toBeVisible();
      await first.getByRole("button", { name: /^(Hide|Ocultar)/ }).click();
      await expect(first.getByRole("textbox")).toBeVisible();
    },
  },
  { name: "flagged vendors", path: "/flagged-vendors", as: "staff", ready: heading },
  { name: "flag incidents", path: "/flag-incidents", as: "staff", ready: heading },
  { name: "giving a job out", path: "/job-matching-demo", as: "staff", ready: heading },
  {
    name: "a job that goes round",
    path: async (page) => `/job-matching-demo?dispatch=${(await job(page)).id}`,
    as: "staff",
    ready: async (page) => expect(page.locator("main ol > li").first()).toBeVisible(),
  },
  { name: "the vendors, for staff", path: "/admin/vendors", as: "staff", ready: rows },
  { name: "the applications", path: applications, as: "staff", ready: rows },
  { name: "the local vendors", path: localVendors, as: "staff", ready: rows },
  {
    name: "the review of a local vendor",
    path: localVendors,
    as: "staff",
    async ready(page) {
      await page
        .locator("[data-entry]")
        .first()
        .getByRole("button", { name: /^(Review|Revisar)/ })
        .click();
      await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
    },
  },
  {
    name: "the review of an application",
    as: "staff",
    async path(page) {
      const { reference } = await sentApplication(page.request);
      const answer = await page.request.get("/api/admin/vendor-applications", {
        params: { search: reference },
      });
      const [found] = (await answer.json()) as { id: number }[];
      return `/admin/vendor-applications/${found?.id}`;
    },
    ready: heading,
  },
];

for (const screen of screens) {
  test(`${screen.name}: axe finds nothing, and 320 px are enough`, async ({ page, baseURL }) => {
    await enter(page, screen);
    const path = typeof screen.path === "string" ? screen.path : await screen.path(page);
    for (const locale of ["en", "es"] as const) {
      await page.setViewportSize({ width: 1320, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      await speak(page, locale, baseURL);
      await open(page, path);
      await screen.ready(page);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expectAccessible(page, locale);
    }
  });
}
