import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { isLong } from "../../support/rounds.ts";
import { phone, shownPath } from "../fixtures/matching-desk.ts";
import { acceptTerms, open, openEntry, signIn, slowDown, undoOf } from "../fixtures/visitor.ts";

// Its steps, one by one, also in the short form: portal-*.spec.ts, local-vendor-review.spec.ts, matching.spec.ts.
test("a driver applies on a slow phone, is approved, is offered a job, takes it, and staff see it", {
  tag: "@proof",
}, async ({ page: staff, browser }) => {
  test.setTimeout(180_000);
  const name = `Yudelka ${randomUUID().slice(0, 12)}`;
  const hers = await phone(browser);
  if (isLong) await slowDown(hers);
  await open(hers, "/dominican-vendor-portal");
  await hers.getByLabel(/^Nombre completo/).fill(name);
  await hers.getByLabel(/^Teléfono \/ WhatsApp/).fill("829 555 0171");
  await hers.getByLabel(/^¿Qué servicio ofreces\?/).selectOption("Motoconcho");
  await hers.getByLabel(/^¿En qué zona trabajas\?/).selectOption("San Cristóbal");
  await hers.getByLabel(/^Cuéntanos de tu servicio/).fill("Viajes cortos y mandados, con casco.");
  await hers.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(hers.getByRole("heading", { level: 1, name: "¡Aplicación enviada!" })).toBeVisible();

  await acceptTerms(staff);
  await signIn(staff.request);
  await open(staff, `/admin/dominican-vendors?${new URLSearchParams({ search: name })}`);
  await (await openEntry(staff, name)).getByRole("button", { name: /^Approve/ }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(undoOf(staff)).toContainText("Vendor application approved");

  await open(staff, "/job-matching-demo");
  await staff.getByLabel("Service Type").selectOption("motoconcho");
  await staff.getByLabel("Location").selectOption("San Cristóbal");
  await staff.getByLabel("Job Description").fill("Take a parcel to the bus station.");
  await staff.getByLabel("Urgency").selectOption("urgent");
  await staff.getByRole("button", { name: "Find & Notify Vendors" }).click();
  const offer = staff.locator("main ol > li").filter({ hasText: name });
  await expect(offer).toContainText("Offered");

  await open(hers, await shownPath(offer));
  await expect(hers.getByRole("main")).toContainText("Take a parcel to the bus station.");
  await hers.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("El trabajo es tuyo");
  await expect(staff.getByRole("heading", { name: `Taken by ${name}` })).toBeVisible();
});
