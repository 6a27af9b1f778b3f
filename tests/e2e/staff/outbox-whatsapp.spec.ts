import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { newLocalVendor } from "../../support/records/local-vendor.ts";
import {
  acceptTerms,
  detailOf,
  newLead,
  open,
  openEntry,
  signIn,
  speak,
  toastOf,
} from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

/** Somebody who applied; the receipt waits in the outbox. @returns the number, E.164 */
async function applicant(page: Page, overrides: Record<string, unknown> = {}): Promise<string> {
  const body = newLocalVendor(overrides);
  expect((await page.request.post("/api/dominican-vendors", { data: body })).status()).toBe(201);
  return `+1${body.telefono.replaceAll("-", "")}`;
}

test("a WhatsApp message waits with its link, is found by its channel, and is marked by the keyboard alone", async ({
  page,
}) => {
  const lead = await newLead(page.request);
  await signIn(page.request);
  const phone = await applicant(page, { language: "EN" });
  await open(page, `/admin/outbox?search=${encodeURIComponent(phone)}`);
  await page.getByText("Nothing goes out on its own yet").click();
  await expect(page.getByText("WhatsApp is not connected yet")).toBeVisible();
  const rows = page.locator("[data-entry]");
  await expect(rows).toHaveCount(1);
  const entry = await openEntry(page);
  await expect(entry).toContainText("WhatsApp");
  await expect(entry).toContainText("Waiting for someone to send it by hand.");
  await expect(entry.getByText("Tries")).toHaveCount(0);

  const link = entry.getByRole("link", { name: /^Open in WhatsApp/ });
  const { hostname, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect([hostname, pathname]).toEqual(["wa.me", `/${phone.slice(1)}`]);
  await expect(entry).toContainText("If you don't want more messages, reply STOP or BAJA.");
  expect(await entry.locator("p[lang]").innerText()).toBe(searchParams.get("text"));

  const channel = page.getByRole("combobox", { name: "Channel" });
  // Beside a record the list has less room.
  await page.getByRole("button", { name: /^Filters/ }).click();
  await channel.selectOption("email");
  await expect(page).toHaveURL(/channel=email/);
  await expect(page.getByText("No messages match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(channel).toHaveValue("");
  await open(page, "/admin/outbox?channel=whatsapp");
  await expect(channel).toHaveValue("whatsapp");
  await expect(rows.filter({ hasText: phone })).toHaveCount(1);
  await expect(rows.filter({ hasText: lead.email })).toHaveCount(0);

  await open(page, `/admin/outbox?search=${encodeURIComponent(phone)}`);
  await openEntry(page);
  await entry.getByRole("link", { name: /^Open in WhatsApp/ }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Marked as sent");
  await expect(entry).toContainText("ana says so");
  await expect(link).toHaveCount(0);
});

const minute = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const base = {
  channel: "whatsapp",
  recipient: "+18095550142",
  subject: "Un trabajo para ti",
  text: "Hola",
  locale: "es",
  status: "sent",
  attempts: 1,
  lastError: null,
  notBefore: null,
  createdAt: at(-60),
  sentAt: at(-50),
  sentBy: null,
  deliveredAt: null,
  readAt: null,
  tries: [{ at: at(-50), outcome: "accepted", code: "", took: 212 }],
  stoppedAt: null,
  mailto: null,
  waMe: null,
};
const waMe = "https://wa.me/18095550142?text=Hola";
const standings = [
  {},
  { deliveredAt: at(-40), readAt: at(-30) },
  { status: "waiting", sentAt: null, attempts: 0, notBefore: at(600), tries: [] },
  { status: "failed", sentAt: null, lastError: "stopped", attempts: 0, stoppedAt: at(-90), tries: [] },
  {
    status: "failed",
    sentAt: null,
    lastError: "131026",
    tries: [{ at: at(-50), outcome: "refused", code: "131026", took: 80 }],
    waMe,
  },
  {
    status: "failed",
    sentAt: null,
    lastError: "130429",
    attempts: 2,
    tries: [
      { at: at(-50), outcome: "unreachable", code: "timeout", took: 10_004 },
      { at: at(-49), outcome: "busy", code: "130429", took: 95 },
    ],
    waMe,
  },
  { status: "failed", lastError: "131026", waMe },
  { status: "failed", sentAt: null, lastError: "stopped", attempts: 0, tries: [] },
  {
    status: "failed",
    sentAt: null,
    lastError: "withdrawn",
    tries: [{ at: at(-50), outcome: "busy", code: "130429", took: 95 }],
  },
  {
    status: "failed",
    sentAt: null,
    lastError: "withdrawn",
    tries: [{ at: at(-50), outcome: "unreachable", code: "timeout", took: 10_004 }],
  },
].map((more, index) => ({ ...base, ...more, id: index + 1 }));

for (const locale of ["en", "es"] as const) {
  test(`each state says no more than is known, and why there is no link (${locale})`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ page }) => {
    await speak(page, locale);
    await signIn(page.request);
    await open(page, "/admin/outbox?search=none");
    await page.route("**/api/admin/outbox*", (route) =>
      route.fulfill({ json: standings, headers: { "X-Total-Count": String(standings.length) } }),
    );
    await page.getByRole("button", { name: locale === "en" ? "Refresh" : "Actualizar" }).click();
    const rows = page.locator("[data-entry]");
    await expect(rows).toHaveCount(standings.length);
    const entry = detailOf(page);
    const look = (index: number) => rows.nth(index).getByRole("link").click();
    const words =
      locale === "en"
        ? [
            "Whether it arrived is not known yet.",
            /Delivered to the phone, .*Read, /s,
            "Quiet hours: it waits until",
            "This number asked us to stop on",
            "The WhatsApp provider refused it (131026).",
            "The service was too busy (130429). It will not be tried again automatically.",
            "accepted it, but could not deliver it (131026).",
            "When its turn came, this number had asked us to stop.",
            "it was withdrawn before the service accepted it.",
            "it was withdrawn, but it may have arrived.",
          ]
        : [
            "Aún no se sabe si llegó.",
            /Entregado en el teléfono, .*Leído, /s,
            "Horas de descanso: espera hasta",
            "Este número pidió que no le escribamos,",
            "El proveedor de WhatsApp lo rechazó (131026).",
            "El servicio estaba ocupado (130429). No se vuelve a intentar por sí solo.",
            "lo aceptó, pero no pudo entregarlo (131026).",
            "Cuando le tocaba, este número había pedido que no le escribiéramos.",
            "se retiró antes de que el servicio lo aceptara.",
            "se retiró, pero puede haber llegado.",
          ];
    for (const [index, word] of words.entries()) {
      await look(index);
      await expect(entry).toContainText(word);
      if ([0, 1, 2, 3, 7, 8, 9].includes(index)) await expect(entry.getByRole("link")).toHaveCount(0);
      // The one that closes it is always there.
      if ([3, 7, 8, 9].includes(index)) await expect(entry.getByRole("button")).toHaveCount(1);
    }
    await look(5);
    const tries = entry.locator("details").last();
    await tries.locator("summary").click();
    await expect(tries.getByRole("listitem").first()).toContainText(/timeout.*10[.,]004 ms/s);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
