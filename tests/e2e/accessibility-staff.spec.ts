// What staff see.
import { expect } from "@playwright/test";
import {
  applications,
  askedFor,
  bookings,
  chats,
  dialog,
  heading,
  job,
  localVendors,
  look,
  rows,
  safetyRequests,
} from "./fixtures/accessible-places.ts";
import { findings } from "./fixtures/axe.ts";
import { sentApplication } from "./fixtures/vendor.ts";

look([
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
      await page.getByRole("button", { name: /^(Erase permanently|Eliminar para siempre)$/ }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: "what the owner still has to do", path: "/admin/setup", as: "staff", ready: rows },
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
  { name: "the staff's sign-in", path: "/admin-dashboard", ready: heading },
  {
    name: "the leads",
    short: true,
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
  { name: "the day", short: true, path: "/admin/today", as: "staff", ready: rows },
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
    short: true,
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
    short: true,
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
]);
