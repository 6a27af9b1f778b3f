import { expect, type Locator, type Page, test } from "@playwright/test";
import { staffLogin } from "../fixtures/staff-login.ts";
import { enterAsStaff, newEmail, newLead, open, painted } from "../fixtures/visitor.ts";

/** As if the sign-in were an hour ago: what wants a confirmation is refused until one was given. */
async function withoutConfirmation(page: Page): Promise<{ confirmed: boolean }> {
  const session = { confirmed: false };
  await page.route("**/api/admin/confirm", async (route) => {
    const response = await route.fetch();
    session.confirmed = response.ok();
    await route.fulfill({ response });
  });
  await page.route(/\/api\/admin\/people\/(export|erase)$/, (route) =>
    session.confirmed
      ? route.continue()
      : route.fulfill({ status: 403, json: { code: "confirmation_required", message: "" } }),
  );
  await page.route("**/api/admin/session", (route) =>
    session.confirmed ? route.continue() : route.fulfill({ json: { name: "", email: "", confirmedFor: 0 } }),
  );
  return session;
}

const passwordIn = (dialog: Locator) => dialog.locator("input[name=password]");

/** @returns whose address was looked for */
async function findPerson(page: Page): Promise<string> {
  const email = newEmail("confirm");
  await newLead(page.request, { email, name: "Rosa Rights" });
  await open(page, "/admin/people/data");
  await page.locator("input[type=email]").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.locator("main section").first()).toBeFocused();
  return email;
}

/** How much is held of a person, by the server's own word. */
async function heldOf(page: Page, email: string): Promise<number> {
  const answer = await page.request.post("/api/admin/people/search", { data: { email } });
  return ((await answer.json()) as { total: number }).total;
}

test("a person's copy wants the password again, by keyboard alone, and so does the leads' file", async ({
  page,
}) => {
  await enterAsStaff(page);
  const session = await withoutConfirmation(page);
  await findPerson(page);
  const save = page.getByRole("button", { name: "Save a copy for them" });
  await save.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(passwordIn(dialog)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Fill in: Password")).toBeVisible();
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That is not your current password.")).toBeVisible();
  await expect(passwordIn(dialog)).toBeFocused();
  await page.keyboard.type(staffLogin.password);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  await expect(dialog).toHaveCount(0);

  session.confirmed = false;
  await open(page, "/admin-dashboard");
  await page.getByRole("link", { name: /CSV/ }).click();
  await passwordIn(dialog).fill(staffLogin.password);
  const leads = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  expect((await leads).suggestedFilename()).toBe("arribo-leads.csv");
});

test("erasing asks in Spanish, over its own dialog; who closes the question has erased nothing", async ({
  page,
}) => {
  await enterAsStaff(page, "es");
  const session = await withoutConfirmation(page);
  const email = await findPerson(page);
  const held = await heldOf(page, email);
  expect(held).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Eliminar todo" }).click();
  const erase = page.getByRole("dialog").first();
  await erase.getByRole("checkbox").check();
  await erase.locator("button[type=submit]").click();
  const question = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await expect(passwordIn(question)).toBeFocused();
  await painted(page);
  // What is sent all the same is done.
  session.confirmed = true;
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty();
  expect(await heldOf(page, email)).toBe(held);
  session.confirmed = false;
  await erase.locator("button[type=submit]").click();
  await passwordIn(question).fill(staffLogin.password);
  await question.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await heldOf(page, email)).toBe(0);
});
