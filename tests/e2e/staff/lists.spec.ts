import { expect, test } from "@playwright/test";
import { findings } from "../fixtures/axe.ts";
import {
  acceptTerms,
  enterAsStaff,
  newLead,
  open,
  openEntry,
  sidewaysScroll,
  signIn,
  storedLeads,
} from "../fixtures/visitor.ts";

test("whoever goes back to a list sees what a colleague changed meanwhile", async ({ page, request }) => {
  await acceptTerms(page);
  const { email } = await newLead(request);
  const readings: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/api/admin/leads?")) readings.push(sent.url());
  });
  await signIn(page.request);
  await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  // The first page came with its rows.
  expect(readings).toEqual([]);
  const status = (await openEntry(page)).getByRole("combobox", { name: /^Status of/ });
  await expect(status).toHaveValue("new");
  const links = page.getByRole("navigation", { name: "Staff screens" });
  await links.getByRole("link", { name: "Messages" }).click();
  await expect(page).toHaveURL("/admin/messages?status=open");
  readings.length = 0;
  const [lead] = await storedLeads(page.request, email);
  const colleague = await page.request.patch(`/api/admin/leads/${lead?.id}/status`, {
    data: { status: "contacted", from: "new" },
  });
  expect(colleague.status()).toBe(200);
  await page.goBack();
  await expect(status).toHaveValue("contacted");
  expect(readings).toHaveLength(1);
});

const filtered = [
  { of: "bookings", list: "/booking-management", bar: /bookings|reservas/, rare: "suspended" },
  { of: "leads", list: "/admin-dashboard", bar: /leads|solicitudes/, rare: "held" },
] as const;

for (const { of, list, bar: name, rare } of filtered)
  for (const locale of ["en", "es"] as const)
    test(`the filters of the ${of} stand in one line at 1320 px, the rarer ones behind a button (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1320, height: 860 });
      await enterAsStaff(page, locale);
      await open(page, list);
      const bar = page.getByRole("search", { name });
      const fields = bar.locator("input:visible, select:visible, button:visible");
      await expect(fields).toHaveCount(7);
      const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
      await bar.getByRole("button", { name: /^(More|Más)$/ }).click();
      await bar.getByRole("checkbox").first().click();
      await expect(page).toHaveURL(/held=yes/);
      await open(page, `${list}?${rare}=yes`);
      await expect(bar.getByRole("checkbox").last()).toBeChecked();
    });

for (const [locale, t] of [
  [
    "en",
    {
      notes: "2 notes",
      asleep: /Snoozed until \d/,
      due: /Next step \d/,
      overdue: /Step overdue since \d/,
      late: "overdue",
    },
  ],
  [
    "es",
    {
      notes: "2 notas",
      asleep: /Pospuesto hasta el \d/,
      due: /Próximo paso: \d/,
      overdue: /Paso vencido desde el \d/,
      late: "vencido",
    },
  ],
] as const)
  test(`a row says who has it, how many notes it has, until when it sleeps and what is overdue, in words (${locale})`, async ({
    page,
  }) => {
    await enterAsStaff(page, locale);
    const { email } = await newLead(page.request);
    const [lead] = await storedLeads(page.request, email);
    const id = lead?.id ?? 0;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const on = { kind: "lead", record: id };
    for (const text of ["One.", "Two."])
      await page.request.post("/api/admin/notes", { data: { ...on, text } });
    await page.request.post("/api/admin/next-steps", {
      data: { ...on, what: "Send the papers", assignee: null, day: inDays(2) },
    });
    await page.request.patch(`/api/admin/leads/${id}/assignee`, { data: { take: true, from: null } });
    // To get it would end its sleep.
    await page.request.put("/api/admin/snooze", { data: { ...on, until: inDays(9) } });
    await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
    const row = page.locator("[data-entry]").locator(".desk-row-state");
    await expect(row).toContainText(t.notes);
    await expect(row).toContainText(t.asleep);
    await expect(row.getByText(t.due)).toBeVisible();
    await expect(row.locator(".rounded-full")).toContainText("A");
    expect(await findings(page)).toEqual([]);
    await page.clock.setFixedTime(Date.now() + 5 * 86_400_000);
    await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
    await expect(row.getByText(t.overdue)).toBeVisible();
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(row).toContainText(t.overdue);
      await expect(row.getByText(t.late, { exact: true })).toBeVisible();
    }
    expect(await findings(page)).toEqual([]);
  });
