import { expect, test } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import { OwnServer } from "../../fixtures/own-server.ts";
import { staffLogin } from "../../fixtures/staff-login.ts";
import { acceptTerms, open, signIn, speak } from "../../fixtures/visitor.ts";

/** A site of its own: the duty would lock the staff of the other tests out. */
const server = new OwnServer(Number(process.env.E2E_PORT ?? 3170) + 8);
test.use({ baseURL: server.url });
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test("an owner requires the second step, and is led to it themselves at once, in both languages", async ({
  page,
}) => {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, "/admin/setup?section=access");
  await page.getByLabel("Second step").selectOption({ label: "Required of everybody" });
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const password = page
    .getByRole("dialog")
    .getByLabel(/Password/)
    .first();
  const led = page.getByRole("heading", { level: 1, name: "Switch on the second step" });
  await expect(password.or(led).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(staffLogin.password);
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  }
  await expect(led).toBeVisible();
  await page.getByRole("link", { name: "Open my account" }).click();
  await expect(page.getByRole("button", { name: "Set it up" })).toBeVisible();
  await speak(page, "es");
  await open(page, "/admin-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Activa el segundo paso" })).toBeVisible();
});
