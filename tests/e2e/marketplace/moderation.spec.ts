import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { decided, enterAsVendor, newWord, registeredVendor } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  newWindow,
  open,
  openEntry,
  rowOf,
  signIn,
  speak,
  toastOf,
} from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

/** A vendor with a name of its own and these words in its description. */
async function vendorWith(request: APIRequestContext, description: string) {
  return registeredVendor(request, { businessName: `Ferretería ${newWord()}`, description });
}

test("a flagged vendor: why, how many strikes, and from there to its incidents and back", async ({
  page,
  request,
}) => {
  const vendor = await vendorWith(request, "Call 809-555-0142. Mail ana@gmail.com. See www.ferre-norte.do.");
  await signIn(page.request);
  await decided(page.request, vendor.vendorId, { status: "approved" });
  await open(page, `/flagged-vendors?search=${encodeURIComponent(vendor.businessName)}`);
  await expect(rowOf(page, vendor.businessName)).toHaveCount(1);
  const row = await openEntry(page, vendor.businessName);
  for (const words of ["Phone number", "Email address", "Website or link"])
    await expect(row).toContainText(words);
  await expect(row).toContainText(/Strikes\s*3\s*open/);
  await expect(row).toContainText("Suspension proposed");
  await expect(row.getByRole("link", { name: /^Decide on the suspension/ })).toHaveAttribute(
    "href",
    `/admin/vendors?${new URLSearchParams({ search: vendor.businessName })}`,
  );
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute(
    "href",
    "/admin-dashboard",
  );

  await row.getByRole("link", { name: /^See the incidents/ }).click();
  await expect(page).toHaveURL(`/flag-incidents?vendor=${vendor.vendorId}`);
  await expect(page.locator("[data-entry]")).toHaveCount(3);
  // What a vendor wrote is never a link.
  const web = await openEntry(page, "www.ferre-norte.do");
  await expect(web).toContainText("www.ferre-norte.do");
  await expect(web.getByRole("link")).toHaveText([vendor.businessName]);
  const phone = await openEntry(page, "809-555-0142");
  await expect(phone).toContainText(`Vendor ID ${vendor.vendorId}`);
  await expect(phone).toContainText("Description in English");
  await expect(phone).toContainText("Phone number");
  await expect(phone.locator("time")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Flagged Vendors" }).click();
  await expect(page).toHaveURL("/flagged-vendors");
});

test("dismissed, it is no strike; a failure is put back; and it can be a strike again", async ({
  page,
  request,
}) => {
  const vendor = await vendorWith(request, "Call 809-555-0177.");
  await signIn(page.request);
  await open(page, `/flag-incidents?vendor=${vendor.vendorId}&status=open`);
  const row = await openEntry(page, "809-555-0177");
  await page.route("**/api/flag-incidents/*", (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "no" } }),
  );
  await row.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(toastOf(page)).toContainText("Failed to update the incident");
  await expect(row).toContainText("Open strike");
  await page.unroute("**/api/flag-incidents/*");

  const answered = page.waitForResponse(/flag-incidents\/\d+$/);
  await row.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(row).toContainText("Dismissed");
  expect((await answered).status()).toBe(200);
  const flagged = `/flagged-vendors?search=${encodeURIComponent(vendor.businessName)}`;
  await open(page, flagged);
  await expect(page.getByText("No flagged vendor has this name")).toBeVisible();

  await open(page, `/flag-incidents?vendor=${vendor.vendorId}&status=dismissed`);
  await openEntry(page);
  const again = page.waitForResponse(/flag-incidents\/\d+$/);
  await row.getByRole("button", { name: /^Make it a strike again/ }).click();
  await again;
  await open(page, flagged);
  await expect(await openEntry(page, vendor.businessName)).toContainText(/Strikes\s*1\s*open/);
});

test("staff log one by hand, once; the vendor answers it in Spanish, and staff read the answer", async ({
  page,
  request,
  browser,
}) => {
  const vendor = await vendorWith(request, "Trabajo con garantía.");
  await signIn(page.request);
  await open(page, "/flag-incidents");
  const words = `Asked a customer for cash ${randomUUID().slice(0, 8)}`;
  const log = async () => {
    await page.getByRole("button", { name: "Log an incident", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Log an incident" });
    await dialog.getByRole("button", { name: "Log it" }).click();
    await expect(dialog).toContainText("Choose the vendor.");
    await expect(dialog).toContainText("Choose what it was about.");
    await dialog.getByRole("searchbox", { name: "Vendor" }).fill(vendor.businessName);
    await dialog.getByRole("button", { name: vendor.businessName }).click();
    await dialog.getByLabel("Pattern").selectOption("payment");
    await dialog.getByLabel("What happened").fill(words);
    await dialog.getByRole("button", { name: "Log it" }).click();
    return dialog;
  };
  await log();
  await expect(toastOf(page)).toContainText("Incident logged");
  await expect(await openEntry(page, words)).toContainText("Report, logged by ana");
  const twice = await log();
  await expect(twice.getByRole("alert")).toContainText("logged for this vendor already");

  const theirs = await newWindow(browser, "es");
  await enterAsVendor(theirs, vendor);
  await open(theirs, "/vendor-dashboard");
  const flag = theirs.getByRole("article", { name: "Pago fuera de Arribo" });
  await expect(flag).toContainText(words);
  await flag.getByRole("button", { name: /^Responder/ }).click();
  await flag.getByRole("button", { name: "Enviar la respuesta" }).click();
  await expect(flag).toContainText("Primero escribe tu respuesta.");
  await flag.getByRole("textbox", { name: "Tu respuesta" }).fill("Fue un anticipo; ya lo devolví.");
  await flag.getByRole("button", { name: "Enviar la respuesta" }).click();
  await expect(flag.getByRole("textbox")).toHaveCount(0);
  await expect(flag).toContainText("Fue un anticipo; ya lo devolví.");
  await theirs.context().close();

  await open(page, `/flag-incidents?vendor=${vendor.vendorId}`);
  await expect(await openEntry(page, words)).toContainText("Fue un anticipo; ya lo devolví.");
});

for (const [locale, flagged, incidents] of [
  ["en", "No flagged vendors at this time.", "No incidents logged yet."],
  ["es", "No hay proveedores con faltas en este momento.", "Aún no hay incidentes registrados."],
] as const) {
  test(`without any, the screens say so (${locale})`, { tag: "@proof" }, async ({ page }) => {
    await speak(page, locale);
    await signIn(page.request);
    await page.route(/\/api\/(flagged-vendors|flag-incidents)/, (route) => route.fulfill({ json: [] }));
    for (const [path, words] of [
      ["/flagged-vendors", flagged],
      ["/flag-incidents", incidents],
    ] as const) {
      // From another screen, so that the browser asks the API and not the server its own acts.
      await open(page, "/admin/outbox");
      await page.getByRole("navigation").locator('a[href="/flagged-vendors"]').click();
      if (path === "/flag-incidents") await page.locator('main a[href="/flag-incidents"]').first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByText(words)).toBeVisible();
    }
  });
}
