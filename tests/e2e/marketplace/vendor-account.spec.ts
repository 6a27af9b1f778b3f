import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import { decided, enterAsVendor, listedVendor, registeredVendor } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  newEmail,
  open,
  sidewaysScroll,
  signIn,
  speak,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

const password = "larimar-azul-7";

test.beforeEach(({ page }) => acceptTerms(page));

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("vendorToken"), localStorage.getItem("vendorId")]);
const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function logIn(page: Page, email: string, with_ = password) {
  await text(page, "Email").fill(email);
  await text(page, "Password").fill(with_);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function fillRegistration(page: Page, email: string) {
  await text(page, "Business name in Spanish").fill("Peluquería Doña Luz");
  await text(page, "Business name in English").fill("Doña Luz Hair");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Beauty & Grooming");
  await page.getByRole("combobox", { name: "Location" }).selectOption("Sosúa");
  await text(page, "Contact name").fill("Luz Peralta");
  await text(page, "Email").fill(email);
  await text(page, "Password").fill(password);
  await text(page, "Confirm password").fill(password);
}

test("registering leads to the profile, logging out to the login, and logging in back to the profile", async ({
  page,
}) => {
  const email = newEmail("hair");
  await open(page, "/vendor-login");
  await page.getByRole("link", { name: "Register your business" }).click();
  await expect(page).toHaveURL("/vendor-signup");
  await fillRegistration(page, email);
  const sent = page.waitForRequest("**/api/vendor/register");
  await page.getByRole("button", { name: "Create account" }).dblclick();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ email, password, website: "" });
  expect(body).not.toHaveProperty("confirmPassword");
  await expect(page).toHaveURL("/vendor-profile");
  await expect(toastOf(page)).toContainText("Registration Successful");
  await expect(toastOf(page)).toContainText("Welcome! Please complete your profile setup.");
  expect((await stored(page)).every(Boolean)).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);

  // A message lies over the end of the bar for five seconds.
  await toastOf(page).getByRole("button", { name: "Close" }).first().click();
  const told = page.waitForResponse("**/api/vendor/logout");
  await page.getByRole("button", { name: "Logout" }).first().click();
  expect((await told).status()).toBe(200);
  await expect(page).toHaveURL("/vendor-login");
  await expect(page.getByText("You are logged out.")).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL("/vendor-login?next=/vendor-profile");
  expect(await page.content()).not.toContain("Luz Peralta");

  await logIn(page, email.toUpperCase());
  await expect(page).toHaveURL("/vendor-profile");
  await expect(toastOf(page)).toContainText("Login Successful");
  await expect(toastOf(page)).toContainText("Welcome to your vendor dashboard!");
});

test("logging out without a network ends here too, and says what the server does not know", {
  tag: "@proof",
}, async ({ page, request }) => {
  await enterAsVendor(page, await registeredVendor(request, { password }));
  await open(page, "/vendor-dashboard");
  await expect(page.getByText("No requests yet")).toBeVisible();
  await page.route("**/api/vendor/logout", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("we could not tell the server")).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
});

test("a wrong password says so, keeps what was typed, and the right one works by keyboard alone", async ({
  page,
  request,
}) => {
  const { email } = await registeredVendor(request, { password });
  await open(page, "/vendor-login");
  await tabTo(page, text(page, "Email"));
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Enter");
  const failed = page.getByRole("alert").filter({ hasText: "Login Failed" });
  await expect(failed).toContainText("The email or the password is wrong.");
  await expect(toastOf(page)).toContainText("Login Failed");
  await expect(text(page, "Email")).toHaveValue(email);
  await expect(text(page, "Password")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/vendor-profile");
});

test("an answer without words is told as invalid credentials", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/vendor-login");
  await page.route("**/api/vendor/login", (route) => route.fulfill({ status: 401, body: "" }));
  await logIn(page, "ana@example.com");
  await expect(toastOf(page)).toContainText("Invalid credentials");
});

test("without a session, or with one that has ended, the pages lead to the login, which leads back to them alone", async ({
  page,
  request,
}) => {
  const { email } = await registeredVendor(request, { password });
  await open(page, "/vendor-profile");
  await expect(page).toHaveURL("/vendor-login?next=/vendor-profile");
  await open(page, "/vendor-dashboard");
  await expect(page).toHaveURL("/vendor-login?next=/vendor-dashboard");
  await logIn(page, email);
  // Every request of the page has its answer: one that is sent with the token below would end the session here.
  await expect(page.getByText("No requests yet")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("vendorToken", "no-longer-good"));
  await open(page, "/vendor-dashboard");
  await expect(page).toHaveURL("/vendor-login?next=/vendor-dashboard");
  await expect(page.getByText("Your session ended.")).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  await open(page, "/vendor-login?next=//evil.example/vendor-profile");
  await logIn(page, email);
  await expect(page).toHaveURL("/vendor-profile");
});

test("logging out in one tab is followed by the other", { tag: "@proof" }, async ({ page, request }) => {
  await enterAsVendor(page, await registeredVendor(request, { password }));
  await open(page, "/vendor-dashboard");
  await expect(page.getByText("No requests yet")).toBeVisible();
  const other = await page.context().newPage();
  await acceptTerms(other);
  await open(other, "/vendor-dashboard");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/vendor-login?next=/vendor-dashboard");
  await expect(page.getByText("You logged out in another tab.")).toBeVisible();
});

test("passwords that differ or are too short are told, all but they outlast a reload, and a taken address fails untold", async ({
  page,
  request,
}) => {
  const { email } = await registeredVendor(request, { password });
  await open(page, "/vendor-signup");
  await fillRegistration(page, email);
  await text(page, "Confirm password").fill("larimar-azul-8");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(toastOf(page)).toContainText("Password Mismatch");
  await expect(toastOf(page)).toContainText("Passwords do not match");
  await expect(text(page, "Confirm password")).toHaveAccessibleDescription(/Passwords do not match/);
  await text(page, "Password").fill("abc12");
  await text(page, "Confirm password").fill("abc12");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(toastOf(page)).toContainText("Password Too Short");
  await expect(toastOf(page)).toContainText("Password must be at least 6 characters long");
  await expect(text(page, "Password")).toHaveAccessibleDescription(/must be at least 6 characters long/);
  await text(page, "Phone (optional)").fill("809 555 0142");
  // Typing must have rested before it is kept.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("arribo.draft.vendor-registration")))
    .toContain("809 555 0142");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("abc12");
  await page.reload();
  await expect(text(page, "Contact name")).toHaveValue("Luz Peralta");
  await expect(page.getByRole("combobox", { name: "Location" })).toHaveValue("Sosúa");
  await expect(text(page, "Password")).toHaveValue("");

  for (const name of ["Password", "Confirm password"]) await text(page, name).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(toastOf(page)).toContainText("Registration Failed");
  await expect(toastOf(page)).toContainText("Failed to create account");
  const failed = page.getByRole("alert").filter({ hasText: "Registration Failed" });
  await expect(failed).toContainText("What you wrote is still here.");
  await expect(text(page, "Contact name")).toHaveValue("Luz Peralta");
  await failed.getByRole("link", { name: "Set a new password" }).click();
  await expect(page).toHaveURL("/vendor-password");
});

/** The newest link for a new password in the letters to this address. */
async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  await signIn(request);
  const answer = await request.get("/api/admin/outbox", { params: { search: email } });
  const letters = (await answer.json()) as { id: number; linkHidden: boolean }[];
  const hidden = letters.find(({ linkHidden }) => linkHidden);
  if (!hidden) return "";
  const shown = (await (await request.post(`/api/admin/outbox/${hidden.id}/link`)).json()) as {
    text: string;
  };
  return /\/vendor-password\?token=\S+/.exec(shown.text)?.[0] ?? "";
}

test("a forgotten password is replaced by the link of a letter, once", async ({ page, request }) => {
  const { email } = await registeredVendor(request, { password });
  const next = "ambar-de-la-cumbre";
  await open(page, "/vendor-login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The login has a field of this name, too.
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await text(page, "Email").fill(email);
  await page.getByRole("button", { name: "Ask for the link" }).click();
  await expect(page.getByText("If there is an account for this address")).toBeVisible();
  await expect.poll(() => resetLink(request, email)).not.toBe("");
  const link = await resetLink(request, email);

  await open(page, link);
  await text(page, "New password").fill(next);
  await text(page, "Confirm password").fill(`${next}!`);
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(toastOf(page)).toContainText("Password Mismatch");
  await text(page, "Confirm password").fill(next);
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page).toHaveURL("/vendor-profile");
  await expect(toastOf(page)).toContainText("Password changed");

  const old = await request.post("/api/vendor/login", { data: { email, password } });
  expect(old.status()).toBe(401);
  // A message lies over the end of the bar for five seconds.
  await toastOf(page).getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL("/vendor-login");
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await logIn(page, email, next);
  await expect(page).toHaveURL("/vendor-profile");

  await open(page, link);
  await text(page, "New password").fill("otra-vez-larimar");
  await text(page, "Confirm password").fill("otra-vez-larimar");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This link no longer works" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a new link" })).toBeVisible();
});

test("the dashboard says where a new vendor stands, and what is missing leads to its tab", async ({
  page,
  request,
}) => {
  await speak(page, "es");
  await page.setViewportSize({ width: 320, height: 700 });
  await enterAsVendor(page, await registeredVendor(request, { password }));
  await open(page, "/vendor-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Panel" })).toBeVisible();
  await expect(page.getByText("Pendiente", { exact: true })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /Completo al/ })).toBeVisible();
  await expect(page.getByText("Aún no hay solicitudes")).toBeVisible();
  await expect(page.getByText("No hay avisos abiertos")).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole("link", { name: "Horario" }).click();
  await expect(page).toHaveURL("/vendor-profile?tab=hours");
});

test("a vendor taken out of the directory reads why, and how to answer", async ({ page, request }) => {
  const vendor = await registeredVendor(request, { password });
  await signIn(request);
  const reason = "Two customers were asked to pay in cash.";
  await decided(request, vendor.vendorId, { status: "suspended", reason });
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole("link", { name: "Write to the concierge" }).click();
  await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
});

test("a session lost while the profile is edited asks again over the page, and nothing typed is lost", async ({
  page,
  request,
}) => {
  const vendor = await registeredVendor(request, { password });
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-profile");
  await text(page, "Contact name").fill("Ana Mella Peralta");
  const headers = { Authorization: `Bearer ${vendor.token}` };
  expect((await request.post("/api/vendor/logout", { headers })).status()).toBe(200);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const again = page.getByRole("dialog", { name: "Please log in again" });
  await again.getByRole("textbox", { name: "Email" }).fill(vendor.email);
  await again.getByRole("textbox", { name: "Password" }).fill(password);
  await again.getByRole("button", { name: "Log in" }).click();
  await expect(again).toBeHidden();
  await expect(text(page, "Contact name")).toHaveValue("Ana Mella Peralta");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toastOf(page)).toContainText("Profile Updated");
});

test("a vendor changes the password on the dashboard, by keyboard alone, and logs out everywhere else", async ({
  page,
  request,
}) => {
  const vendor = await registeredVendor(request, { password });
  const next = "ambar-de-la-cumbre";
  const elsewhere = async () => {
    const data = { email: vendor.email, password: next };
    const { token } = (await (await request.post("/api/vendor/login", { data })).json()) as { token: string };
    return async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await request.get(`/api/vendor/profile/${vendor.vendorId}`, { headers })).status();
    };
  };
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  const account = page.getByRole("region", { name: "Login and password" });
  const field = (name: string) => account.getByRole("textbox", { name, exact: true });
  await account.getByRole("button", { name: "Change password" }).press("Enter");
  await expect(field("Current password")).toBeFocused();
  await page.keyboard.type("not-the-password");
  await field("New password").fill(next);
  await field("Confirm password").fill(next);
  await page.keyboard.press("Enter");
  await expect(account.getByText("That is not your current password.")).toBeVisible();
  await expect(field("Current password")).toBeFocused();
  await field("Current password").fill(password);
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Password changed");
  await expect(field("Current password")).toHaveValue("");

  const status = await elsewhere();
  expect(await status()).toBe(200);
  // The other login came after the page was read.
  await page.reload();
  await account.getByRole("button", { name: "Log out everywhere else" }).press("Enter");
  await expect(toastOf(page)).toContainText("Only this browser is logged in now");
  expect(await status()).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("the dashboard shows five requests, and five more at each press, beyond the first page of the list", async ({
  page,
  request: staff,
}) => {
  const vendor = await listedVendor(staff);
  await Promise.all(Array.from({ length: 21 }, () => newBooking(staff, { vendorId: vendor.vendorId })));
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(5);
  for (const [more, shown] of [
    [5, 10],
    [5, 15],
    [5, 20],
    [1, 21],
  ] as const) {
    await page.getByRole("button", { name: `Show ${more} more` }).click();
    await expect(cards).toHaveCount(shown);
  }
  await expect(page.getByRole("button", { name: /^Show \d more$/ })).toHaveCount(0);
});
