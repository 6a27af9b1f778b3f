import { expect, test } from "@playwright/test";
import { newSafetyRequest } from "../../../support/records/safety-request.ts";
import { findings } from "../../fixtures/axe.ts";
import {
  enterAsStaff,
  newEmail,
  newLead,
  open,
  openEntry,
  personIdOf,
  toastOf,
} from "../../fixtures/visitor.ts";

test("from a lead's row a click leads to its person, with everything and its words", async ({ page }) => {
  await enterAsStaff(page);
  const email = newEmail("story");
  await newLead(page.request, { email, name: "Ingrid Story", message: "We look for a house." });
  const message = { name: "Ingrid Story", email, subject: "Schools", message: "Which school is near?" };
  await page.request.post("/api/contact", { data: message });
  await personIdOf(page.request, email);

  await open(page, `/admin-dashboard?search=${email}`);
  const lead = await openEntry(page, "Ingrid Story");
  await lead.getByRole("link", { name: /1 lead · 1 message/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ingrid Story");
  const entries = page.getByRole("article");
  await expect(entries.filter({ hasText: "We look for a house." })).toHaveCount(1);
  await expect(entries.filter({ hasText: "Which school is near?" })).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Open" }).getByRole("listitem")).toHaveCount(2);
});

test("staff merge two people, undo it, and give a record to a new person, by keyboard", async ({ page }) => {
  await enterAsStaff(page);
  const phone = `+1849555${String(Date.now()).slice(-4)}`;
  const [email, other] = [newEmail("one"), newEmail("two")];
  await newLead(page.request, { email, name: "Petra One" });
  await newLead(page.request, { email: other, name: "Paul Two", phone });
  await personIdOf(page.request, other);
  await newLead(page.request, { email, name: "Petra One", phone, message: "Paul's number." });
  const id = await personIdOf(page.request, email);
  await expect(async () => {
    await open(page, `/admin/people/${id}`);
    await expect(page.getByRole("button", { name: /^Merge ?: Paul Two/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByRole("button", { name: /^Merge ?: Paul Two/ }).press("Enter");
  await expect(page.getByText("Also as Paul Two")).toBeVisible();
  await page.getByRole("button", { name: /^Undo ?: Paul Two/ }).press("Enter");
  await expect(toastOf(page)).toContainText("They are two people again");
  await expect(page.getByText("Also as Paul Two")).toHaveCount(0);

  const wrong = page.getByRole("article").filter({ hasText: "Paul's number." });
  await wrong.getByRole("button", { name: /^Not theirs/ }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Move it" }).press("Enter");
  await expect(wrong).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "Lead" }).first()).toBeVisible();
});

test("what came by a stranger's number goes along with the stranger's record, if staff say so", async ({
  page,
}) => {
  await enterAsStaff(page);
  const email = newEmail("known");
  const phone = `+1829556${String(Date.now()).slice(-4)}`;
  await newLead(page.request, { email, name: "Nadia Known" });
  const id = await personIdOf(page.request, email);
  const message = { name: "Sten Stranger", email, phone, subject: "S", message: "I typed her address." };
  await page.request.post("/api/contact", { data: message });
  const data = newSafetyRequest({ name: "Sten Stranger", contact: phone, details: "By my number." });
  await page.request.post("/api/safety-requests", { data });
  await expect(async () => {
    await open(page, `/admin/people/${id}`);
    await expect(page.getByRole("article").filter({ hasText: "By my number." })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  const typed = page.getByRole("article").filter({ hasText: "I typed her address." });
  await typed.getByRole("button", { name: /^Not theirs/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move it" }).press("Enter");
  const others = dialog.getByRole("radiogroup", { name: "Others came by the same contacts" });
  await expect(others).toContainText("Call for help");
  await expect(others.getByRole("radio", { name: "Move that one as well" })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move it" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "By my number." })).toHaveCount(0);
  await expect(page.getByText(phone)).toHaveCount(0);
});

test("a person's data are copied and erased from their page", async ({ page }) => {
  await enterAsStaff(page);
  const email = newEmail("whole");
  await newLead(page.request, { email, name: "Wanda Whole" });
  const id = await personIdOf(page.request, email);
  await open(page, `/admin/people/${id}`);
  await page.getByRole("link", { name: "Copy or erase their data" }).click();
  const held = page.getByRole("region", { name: "Data we hold" });
  await expect(held).toContainText(email);
  await page.getByRole("button", { name: "Erase all of it" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get(`/api/admin/people/${id}`)).status()).toBe(404);
});
