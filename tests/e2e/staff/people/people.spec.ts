import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
  detailOf,
  enterAsStaff,
  newEmail,
  newLead,
  open,
  personIdOf,
  rowOf,
} from "../../fixtures/visitor.ts";

test("staff find what is held of a person, save their copy, and erase it; the record tells of it", async ({
  page,
}) => {
  await enterAsStaff(page);
  const email = newEmail("rights");
  await newLead(page.request, { email, name: "Rosa Rights" });
  const message = { name: "Rosa Rights", email, subject: "Schools", message: "Which schools?" };
  await page.request.post("/api/contact", { data: message });

  await personIdOf(page.request, email);
  await open(page, "/admin/people");
  await page.getByRole("link", { name: "Data requests without a person" }).click();
  await page.getByLabel("Email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  const held = page.getByRole("region", { name: "Data we hold" });
  await expect(held).toBeFocused();
  await expect(held.getByRole("listitem")).toContainText([
    "1Consultation requests",
    "1Messages",
    "1Their page, with addresses and numbers",
    "4Letters",
    "2News for the team",
  ]);
  // Neither the address nor the browser's store knows whom it is about.
  expect(page.url()).not.toContain("rights");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "rights-",
  );

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy for them" }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(copy).toMatchObject({
    title: "Everything Arribo has about you",
    email,
    records: { Messages: [{ subject: "Schools", message: "Which schools?" }] },
  });

  await page.getByRole("button", { name: "Erase all of it" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Check this to continue.")).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("9 records were erased.", { exact: true })).toBeVisible();
  await expect(held.getByText(/no match in any of them/)).toBeVisible();

  await open(page, "/admin/audit?subject=person");
  // Whose data it was is not recorded: the newest of each kind may be another test's.
  await expect(rowOf(page, "Erased a person's data").filter({ hasText: "9 records" }).first()).toBeVisible();
  for (const act of ["Searched for a person's data", "Exported a person's data"])
    await expect(rowOf(page, act).first()).toBeVisible();
  await expect(page.locator("main")).not.toContainText("rights");
});

test("the record is narrowed in the address, and a line leads to its record", async ({ page }) => {
  await enterAsStaff(page, "es");
  const email = newEmail("record");
  await newLead(page.request, { email, name: "Rita Registro" });
  const found = await page.request.get(`/api/admin/leads?search=${email}`);
  const [{ id }] = (await found.json()) as [{ id: number }];
  await page.request.patch(`/api/admin/leads/${id}/status`, { data: { status: "contacted" } });

  await open(page, "/admin/audit");
  await page.getByLabel("Acción").selectOption({ label: "Cambió el estado de una solicitud" });
  await expect(page).toHaveURL(/act=lead\.status/);
  const line = rowOf(page, `Solicitud n.º ${id}`).first();
  await expect(line).toContainText("nueva → contactada");
  await line.getByRole("link", { name: `Solicitud n.º ${id}` }).click();
  await expect(detailOf(page).getByRole("heading", { level: 2 })).toHaveText("Rita Registro");
  await page.goBack();
  await expect(page.getByLabel("Acción")).toHaveValue("lead.status");
});
