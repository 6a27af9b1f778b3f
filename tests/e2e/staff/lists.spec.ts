import { expect, test } from "@playwright/test";
import { acceptTerms, newLead, openLead, storedLeads } from "../fixtures/visitor.ts";

test("whoever goes back to a list sees what a colleague changed meanwhile", async ({ page, request }) => {
  await acceptTerms(page);
  const { email } = await newLead(request);
  const readings: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/api/admin/leads?")) readings.push(sent.url());
  });
  const row = await openLead(page, email);
  const status = row.getByRole("combobox", { name: /^Status of/ });
  await expect(status).toHaveValue("new");
  const links = page.getByRole("navigation", { name: "Staff screens" });
  await links.getByRole("link", { name: "Messages" }).click();
  await expect(page).toHaveURL("/admin/messages?status=open");
  // The first page came with its rows.
  expect(readings).toEqual([]);
  const [lead] = await storedLeads(page.request, email);
  const colleague = await page.request.patch(`/api/admin/leads/${lead?.id}/status`, {
    data: { status: "contacted", from: "new" },
  });
  expect(colleague.status()).toBe(200);
  await page.goBack();
  await expect(status).toHaveValue("contacted");
  expect(readings).toHaveLength(1);
});
