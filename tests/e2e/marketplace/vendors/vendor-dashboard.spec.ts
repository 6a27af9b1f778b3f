import { expect, test } from "@playwright/test";
import { enterAsVendor, listedVendor } from "../../fixtures/vendor.ts";
import { acceptTerms, newWindow, open, sidewaysScroll } from "../../fixtures/visitor.ts";

test("on a phone the request comes first, with both answers on the first screen", async ({ browser }) => {
  const page = await newWindow(browser, "es", { viewport: { width: 390, height: 844 } });
  const vendor = await listedVendor(page.request);
  const data = {
    ...{
      vendorId: vendor.vendorId,
      date: "2027-06-01",
      customerName: "Ana",
      customerContact: "809-555-0101",
    },
    details: "La llave de la cocina gotea. ".repeat(60),
  };
  const booked = await page.request.post("/api/bookings", { data });
  expect(booked.status(), await booked.text()).toBe(201);
  await enterAsVendor(page, vendor);
  await open(page, "/vendor-dashboard");
  const yes = page.getByRole("button", { name: "Disponible", exact: true });
  for (const button of [yes, page.getByRole("button", { name: "No disponible", exact: true })]) {
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  expect(await sidewaysScroll(page)).toBe(0);
  await yes.click();
  await expect(page.getByText("Tu respuesta:")).toBeVisible();
});

test("the sessions are listed, and logging out everywhere ends this one too", async ({ page, browser }) => {
  await acceptTerms(page);
  const vendor = await listedVendor(page.request);
  const other = await newWindow(browser, "en");
  const login = await other.request.post("/api/vendor/login", {
    data: { email: vendor.email, password: vendor.password },
    headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0" },
  });
  const session = (await login.json()) as { token: string; vendorId: number };
  await enterAsVendor(other, session);
  await enterAsVendor(page, vendor);
  await open(other, "/vendor-dashboard");
  await open(page, "/vendor-dashboard");
  await expect(page.getByText("Chrome on Android")).toBeVisible();
  await expect(page.getByText("this browser")).toHaveCount(1);
  await page.getByRole("button", { name: "Log out everywhere, here too" }).click();
  await expect(page).toHaveURL("/vendor-login");
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/vendor-login/);
});
