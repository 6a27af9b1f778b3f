// What staff see.
import { expect } from "@playwright/test";
import {
  applications,
  askedFor,
  bookings,
  chats,
  dialog,
  firstEntry,
  heading,
  job,
  localVendors,
  look,
  opened,
  personWithProposal,
  rows,
  safetyRequests,
} from "./fixtures/accessible-places.ts";
import { findings } from "./fixtures/axe.ts";
import { sentApplication } from "./fixtures/vendor.ts";

look([
  {
    name: "what is held of a person",
    path: "/admin/people/data",
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
    path: "/admin/people/data",
    as: "staff",
    async ready(page) {
      await page.locator('main input[name="email"]').fill(await askedFor(page));
      await page.locator('main form button[type="submit"]').click();
      await page.getByRole("button", { name: /^(Erase all of it|Eliminar todo)$/ }).click();
      await page.getByRole("button", { name: /^(Erase permanently|Eliminar para siempre)$/ }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: "the people", path: "/admin/people", as: "staff", ready: rows },
  {
    name: "a person with a proposal, to change",
    path: personWithProposal,
    as: "staff",
    short: true,
    async ready(page) {
      await expect(page.locator("main article").nth(1)).toBeVisible();
      await page.getByRole("button", { name: /^(Change contacts|Cambiar contactos)$/ }).click();
    },
  },
  {
    name: "editing a person",
    path: personWithProposal,
    as: "staff",
    async ready(page) {
      await page.getByRole("button", { name: /^(Edit|Editar)$/ }).click();
      await dialog(page);
    },
  },
  {
    name: "choosing whom to merge with",
    path: personWithProposal,
    as: "staff",
    async ready(page) {
      await page.getByRole("button", { name: /^(Merge with another|Unir con otra)/ }).click();
      await page.getByRole("dialog").getByRole("searchbox").fill("Ostrander");
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
    },
  },
  { name: "what the owner still has to do", path: "/admin/setup", as: "staff", ready: rows },
  {
    name: "the owner's report",
    path: "/admin/report?period=year",
    as: "staff",
    async ready(page) {
      await expect(page.getByRole("figure").first()).toBeVisible();
    },
  },
  {
    name: "the calendar's month, with the address to subscribe to",
    path: "/admin/calendar?view=month",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page.getByRole("button", { name: /^(In my calendar|En mi calendario)$/ }).click();
      await expect(page.getByRole("checkbox").first()).toBeVisible();
    },
  },
  { name: "the calendar's week", short: true, path: "/admin/calendar", as: "staff", ready: heading },
  { name: "the record of what was done", path: "/admin/audit", as: "staff", ready: rows },
  {
    name: "the glossary with a word to change and one to add",
    path: "/admin/glossary",
    as: "staff",
    async ready(page) {
      const word = await firstEntry(page);
      await word.getByRole("button", { name: /^(History|Historial)/ }).click();
      await expect(word.locator("ol")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await word.getByRole("button", { name: /^(Change|Cambiar)/ }).click();
      await page.getByRole("button", { name: /^(Add a word|Agregar una palabra)$/ }).click();
      await page.locator('section[aria-label] form button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: "a template with its errors",
    path: "/admin/templates?template=new",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: "a letter to a lead with the menu of templates",
    path: "/admin-dashboard",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page
        .getByRole("button", { name: /^(Write|Escribir)/ })
        .first()
        .click();
      await page.locator("[data-entry] textarea").first().fill("/");
      await expect(page.getByRole("option").first()).toBeVisible();
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
      expect(await findings(page)).toEqual([]);
      const lead = await firstEntry(page);
      await lead.getByRole("button", { name: /^(History|Historial) / }).click();
      await expect(lead.locator("ol").first()).toBeVisible();
    },
  },
  { name: "the contact messages", path: "/admin/messages", as: "staff", ready: opened },
  { name: "the outbox", path: "/admin/outbox", as: "staff", ready: opened },
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
      await expect(page.locator("[data-detail] ol > li").first()).toBeVisible();
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
      await (await firstEntry(page))
        .getByRole("button", { name: /^(Note or close|Anotar o cerrar)/ })
        .click();
      await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
    },
  },
  { name: "the bookings", path: bookings, as: "staff", ready: opened },
  { name: "the reviews", path: "/admin/reviews", as: "staff", ready: opened },
  { name: "the reports", path: "/admin/reports", as: "staff", ready: opened },
  {
    name: "the community's posts",
    path: "/admin/community",
    as: "staff",
    async ready(page) {
      await rows(page);
      const first = await firstEntry(page);
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
  { name: "the vendors, for staff", path: "/admin/vendors", as: "staff", ready: opened },
  { name: "the applications", path: applications, as: "staff", ready: opened },
  { name: "the local vendors", path: localVendors, as: "staff", ready: rows },
  {
    name: "the review of a local vendor",
    short: true,
    path: localVendors,
    as: "staff",
    async ready(page) {
      await (await firstEntry(page)).getByRole("button", { name: /^(Review|Revisar)/ }).click();
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
