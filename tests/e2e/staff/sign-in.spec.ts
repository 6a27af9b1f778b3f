import { expect, test } from "@playwright/test";
import { findings } from "../fixtures/axe.ts";
import { staffLogin } from "../fixtures/staff-login.ts";
import {
  acceptTerms,
  newEmail,
  newLead,
  open,
  openLead,
  signIn,
  storedLeads,
  tabTo,
  undoOf,
} from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

test("in the screen's place, at the same address: what is empty or wrong says so, and the right password opens it", async ({
  page,
}) => {
  for (const path of ["/admin-dashboard?status=new", "/admin/messages"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "Staff sign-in" })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator("[data-entry]")).toHaveCount(0);
  }
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByRole("textbox", { name: "Password" });
  const wrong = page.getByRole("alert").filter({ hasText: "The email or the password is wrong." });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(email).toHaveAccessibleDescription("Fill in: Email");
  // By keyboard alone. An unknown e-mail hears the same as a wrong password.
  for (const who of [newEmail("nobody"), staffLogin.email]) {
    await open(page, "/admin/messages");
    await tabTo(page, email);
    await page.keyboard.type(who);
    await page.keyboard.press("Tab");
    await expect(password).toBeFocused();
    await page.keyboard.type("not-the-password");
    await page.keyboard.press("Enter");
    await expect(wrong).toBeVisible();
    await expect(email).toHaveValue(who);
    await expect(password).toBeFocused();
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(staffLogin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(page).toHaveURL("/admin/messages");
});

test("/admin leads to Today, which is there after signing in; who forgot the password reads what to do", async ({
  page,
}) => {
  for (const path of ["/admin", "/admin/"]) {
    await open(page, path);
    await expect(page).toHaveURL("/admin/today");
    await expect(page.getByRole("heading", { level: 1, name: "Staff sign-in" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "A new password" })).toBeFocused();
  // No mail service is set up here: nothing is promised.
  await expect(
    page.getByText("This site sends no mail. An owner of your team can make you a link"),
  ).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the sign-in" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(staffLogin.email);
  await page.getByRole("textbox", { name: "Password" }).fill(staffLogin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page).toHaveURL("/admin/today");
});

test("signing out ends the session for good", async ({ page, playwright }) => {
  await signIn(page.request);
  await open(page, "/admin-dashboard");
  const stolen = await page.context().storageState();
  await page.evaluate(() => sessionStorage.setItem("arribo.desk.unsaved.chat.7", '{"text":"Dear Ana"}'));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Staff sign-in" })).toBeVisible();
  await expect(page).toHaveURL("/admin-dashboard");
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /desk/.test(key))))
    .toEqual([]);
  const thief = await playwright.request.newContext({ storageState: stolen });
  expect((await thief.get("/api/admin/leads")).status()).toBe(401);
  await thief.dispose();
  await page.goBack();
  await page.goto("/admin-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Staff sign-in" })).toBeVisible();
});

test("a session lost meanwhile asks to sign in again over the screen, and the work goes on", async ({
  page,
}) => {
  const lead = await newLead(page.request, { name: "Outlived a session" });
  const row = await openLead(page, lead.email);
  const status = row.getByRole("combobox", { name: "Status of Outlived a session" });
  await expect(status).toHaveValue("new");
  await page.context().clearCookies();
  await status.selectOption("contacted");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(again).toBeVisible();
  await again.getByRole("textbox", { name: "Email" }).fill(staffLogin.email);
  await again.getByRole("textbox", { name: "Password" }).fill(staffLogin.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(again).toBeHidden();
  await expect(status).toHaveValue("new");
  await status.selectOption("contacted");
  await expect(undoOf(page)).toContainText("Lead status changed to contacted");
  expect(await storedLeads(page.request, lead.email)).toMatchObject([{ status: "contacted" }]);
});
