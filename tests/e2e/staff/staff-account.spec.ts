import { spawnSync } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { codeOf } from "../../support/authenticator.ts";
import { isLong } from "../../support/rounds.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { acceptTerms, newEmail, open, tabTo, toastOf } from "../fixtures/visitor.ts";

const password = "cafe-con-leche-7";

/** A member of staff of the test's own, made as the operator makes one, beside the running site. */
function newMember(): string {
  const email = newEmail("staff");
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["commands/admin.ts", "create", email, "Ruth"], {
    env: { ...env, DATA_DIR: process.env.E2E_DATA_DIR },
    input: `${password}\n`,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  return email;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function press(page: Page, name: string) {
  await tabTo(page, button(page, name));
  await page.keyboard.press("Enter");
}

async function type(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function signIn(page: Page, email: string, secret = password) {
  await type(page, "Email", email);
  await type(page, "Password", secret);
  await page.keyboard.press("Enter");
}

test.beforeEach(({ page }) => acceptTerms(page));

test("the second step: switched on, asked for, done without the phone, switched off; by keyboard alone", async ({
  page,
}) => {
  test.slow();
  const email = newMember();
  await open(page, "/admin/outbox");
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: `Your account: ${email}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await press(page, "Set it up");
  await expect(field(page, "Your password")).toBeFocused();
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Enter");
  await expect(field(page, "Your password")).toHaveAccessibleDescription(
    "That is not your current password. Try again.",
  );
  await type(page, "Your password", password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  if (isLong) await expectAccessible(page, "the QR code");
  const secret = (await page.locator("p.font-mono").innerText()).replace(/\s/g, "");
  const link = page.getByRole("link", { name: "On this device: open it in the app" });
  expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret")).toBe(secret);
  await type(page, "The six digits the app shows", codeOf(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your backup codes" })).toBeFocused();
  if (isLong) await expectAccessible(page, "the backup codes");
  const codes = await page.locator("ul.font-mono li").allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, "I have saved them");
  await expect(button(page, "New backup codes")).toBeFocused();
  await expect(page.getByText("10 backup codes left.")).toBeVisible();

  await press(page, "Sign out");
  await signIn(page, email);
  await expect(field(page, "Six digits from the app")).toBeFocused();
  if (isLong) await expectAccessible(page, "the code at sign-in");
  // The one it was switched on with: whoever looked over the shoulder has it too.
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong or was already used.");
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(page).toHaveURL("/admin/account");

  await press(page, "Sign out");
  await signIn(page, email);
  await press(page, "Use a backup code");
  await expect(field(page, "Backup code")).toBeFocused();
  await page.keyboard.type(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("9 backup codes left.")).toBeVisible();
  await expect(page.getByText("Signed in with a backup code")).toBeVisible();

  await press(page, "Switch off");
  await page.keyboard.type(password);
  await type(page, "Code from the app, or a backup code", codes[1] ?? "");
  await page.keyboard.press("Enter");
  await expect(toastOf(page).last()).toContainText("The second step is off");
  await expect(button(page, "Set it up")).toBeFocused();
});

test("a new password signs out elsewhere, and what is wrong stands at its field", { tag: "@proof" }, async ({
  page,
  browser,
}) => {
  const email = newMember();
  await page.request.post("/api/admin/login", { data: { email, password } });
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.request.post("/api/admin/login", { data: { email, password } });
  await open(page, "/admin/account");
  await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  await field(page, "Current password").fill(password);
  await field(page, "New password").fill("corta");
  await button(page, "Change password").click();
  await expect(field(page, "New password")).toHaveAccessibleDescription(/At least 12 characters\./);
  await field(page, "New password").fill("mangu-con-queso-3");
  await button(page, "Change password").click();
  await expect(toastOf(page)).toContainText("Your password is changed");
  await expect(field(page, "Current password")).toHaveValue("");
  expect((await elsewhere.request.get("/api/admin/session")).status()).toBe(401);
  await expect(page.getByText("Changed their password")).toBeVisible();
  await elsewhere.context().close();
});
