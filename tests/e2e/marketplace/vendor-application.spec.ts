import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { acceptTerms, newEmail, open, sidewaysScroll, signIn, toastOf } from "../fixtures/visitor.ts";

const path = "/vendor-application";
const draftKey = "arribo.draft.vendor-application";
/** Written into every sealed field: must never lie in localStorage. */
const canary = "CANARIO-4471";

/** A section's answers: texts to fill in, lists to choose from (by the value that is sent), boxes to tick. */
type Answers = { fill?: Record<string, string>; choose?: Record<string, string>; tick?: string[] };

function sections(businessName: string, email: string): Record<string, Answers> {
  return {
    business: {
      fill: {
        businessName,
        businessNameEnglish: "Báez Plumbing",
        businessRegistrationNumber: "12345SD",
        taxId: "1-01-85004-3",
        yearEstablished: "2015",
        employeeCount: "4",
      },
      choose: { businessType: "LLC" },
    },
    owner: {
      fill: {
        ownerFirstName: "Yokasta",
        ownerLastName: "Báez",
        ownerIdNumber: canary,
        primaryPhone: "809 555 0101",
        secondaryPhone: "829-555-0102",
        email,
        website: "plomeriabaez.example.com",
      },
    },
    address: {
      fill: {
        streetAddress: "Calle Duarte 12, frente al parque",
        city: "Sosúa",
        province: "Puerto Plata",
        postalCode: "57600",
      },
    },
    service: {
      fill: {
        servicesOffered: "Fugas\nCalentadores",
        serviceDescription: "Plomería para el hogar.",
        serviceDescriptionEnglish: "Plumbing for the home.",
        specializations: "Cisternas",
      },
      choose: { serviceCategory: "Construction & Renovation" },
    },
    operations: {
      fill: {
        priceRange: "RD$1,500 a RD$4,000",
        businessHours: "Lunes a viernes, 8 a 5",
        serviceAreas: "Sosúa\nCabarete",
        yearsOfExperience: "11",
      },
      tick: ["Español", "Inglés"],
    },
    insurance: {
      fill: {
        businessLicense: "CODIA 1",
        insuranceProvider: "Seguros Universal",
        insurancePolicyNumber: canary,
      },
      tick: ["El negocio tiene fianza y seguro"],
    },
    references: {
      fill: { clientReferences: "Ana, 809 555 0111\nLuis, 809 555 0112", businessReferences: "" },
    },
    banking: { fill: { bankName: canary }, choose: { accountType: "savings" } },
    emergency: {
      fill: {
        emergencyContactName: canary,
        emergencyContactPhone: "849 555 0177",
        emergencyContactRelation: canary,
      },
    },
    additional: {
      fill: { additionalCertifications: "INFOTEP", equipmentOwned: "Camioneta" },
      tick: ["Trabajo con subcontratistas"],
    },
    consent: { tick: ["Acepto una verificación de antecedentes", "Acepto los términos"] },
  };
}

async function fillIn(page: Page, { fill = {}, choose = {}, tick = [] }: Answers) {
  for (const [name, text] of Object.entries(fill)) await page.locator(`[name="${name}"]`).fill(text);
  for (const [name, value] of Object.entries(choose))
    await page.locator(`[name="${name}"]`).selectOption(value);
  for (const label of tick) await page.getByRole("checkbox", { name: label }).check();
}

/** Every section in order; each save leads to the next. */
async function fillAll(page: Page, answers: Record<string, Answers>, save: string) {
  for (const [section, own] of Object.entries(answers)) {
    await expect(page).toHaveURL(`${path}?section=${section}`);
    await fillIn(page, own);
    await page.getByRole("button", { name: save }).click();
  }
  await expect(page).toHaveURL(`${path}?section=check`);
}

async function storedApplications(request: APIRequestContext, search: string) {
  await signIn(request);
  const answer = await request.get("/api/admin/vendor-applications", { params: { search } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { reference: string; businessName: string; serviceCategory: string }[];
}

function sealedCanaries(page: Page) {
  return page.evaluate(
    (mark) => ({
      open: JSON.stringify({ ...localStorage }).includes(mark),
      tab: JSON.stringify({ ...sessionStorage }).includes(mark),
    }),
    canary,
  );
}

test.beforeEach(({ page }) => acceptTerms(page));

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-DO", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("eleven sections, kept over a reload, checked, sent once, and the reference shown", async ({
    page,
    request,
  }) => {
    const businessName = `Plomería ${randomUUID().slice(0, 8)}`;
    const answers = sections(businessName, newEmail("solicitud"));
    await open(page, path);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByText("0 de 11 secciones completas").first()).toBeVisible();
    await page.getByRole("link", { name: "Empieza la solicitud" }).click();
    await fillAll(page, answers, "Guardar y continuar");
    expect(await sidewaysScroll(page)).toBe(0);

    // Nothing is lost by a reload, and nothing sealed lies where it outlives the tab.
    await page.reload();
    const owner = page.getByRole("region", { name: "Propietario y contacto" });
    await expect(owner).toContainText(canary);
    await expect(page.getByRole("region", { name: "Información del servicio" })).toContainText(
      "Construcción y renovación",
    );
    expect(await sealedCanaries(page)).toEqual({ open: false, tab: true });
    await expect(page.getByText("Pusiste 2 de 3.")).toBeVisible();

    // "Change" leads to the section and back again; Back walks the steps.
    await page.getByRole("link", { name: "Cambiar: Dirección del negocio" }).click();
    await page.locator('[name="city"]').fill("Cabarete");
    await page.getByRole("button", { name: "Guardar y volver a tus respuestas" }).click();
    await expect(page.getByRole("region", { name: "Dirección del negocio" })).toContainText("Cabarete");
    await page.goBack();
    await expect(page.locator('[name="city"]')).toHaveValue("Cabarete");
    await page.goForward();
    await expect(page.locator('[name="city"]')).toHaveCount(0);

    await page.getByRole("button", { name: "Enviar solicitud" }).dblclick();
    const heading = page.getByRole("heading", { level: 1, name: "¡Solicitud enviada!" });
    await expect(heading).toBeFocused();
    // A click that still belongs to the double click meets the receipt.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(heading).toBeFocused();
    await expect(toastOf(page)).toContainText("¡Solicitud enviada!");
    const stored = await storedApplications(request, businessName);
    expect(stored).toMatchObject([{ businessName, serviceCategory: "Construction & Renovation" }]);
    const { reference } = stored[0] ?? { reference: "missing" };
    await expect(page.getByText(reference, { exact: true })).toBeVisible();

    // The receipt outlives a reload; the draft is gone from both storages.
    await page.reload();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
    expect(await sealedCanaries(page)).toEqual({ open: false, tab: false });
    await expect(page.getByRole("link", { name: "Ver cómo va" })).toHaveAttribute(
      "href",
      /^\/vendor-application-status\/.{20,}/,
    );
    await page.getByRole("button", { name: "Empezar otra solicitud" }).click();
    await expect(page.getByText("0 de 11 secciones completas").first()).toBeVisible();
  });
});

test("what is wrong is said at the fields, in the summary and in the list, and stops nobody", async ({
  page,
}) => {
  await open(page, `${path}?section=business`);
  await page.locator('[name="yearEstablished"]').fill("1949");
  await page.getByRole("textbox", { name: "Tax ID (RNC)" }).fill("101850042");
  await page.getByRole("textbox", { name: "Number of employees" }).fill("four");
  await expect(
    page.getByText("The last digit doesn’t match the others. Please check the number."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByText("6 things to look at")).toBeVisible();
  await expect(page.locator('[name="yearEstablished"]')).toHaveAccessibleDescription(/At least 1950\./);
  await expect(page.locator('[name="employeeCount"]')).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(page.locator('[name="businessType"]')).toHaveAccessibleDescription("Fill in: Business type");
  await expect(page.locator('[name="taxId"]')).not.toHaveAttribute("aria-invalid");
  await page.getByRole("link", { name: /^Year established/ }).click();
  await expect(page.locator('[name="yearEstablished"]')).toBeFocused();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await expect(page.locator('[name="businessType"]')).toHaveAccessibleDescription(
    "Completa: Tipo de negocio",
  );
  await expect(page.locator('[name="yearEstablished"]')).toHaveValue("1949");
  await page.getByRole("button", { name: /^EN/ }).first().click();
  await page.getByRole("link", { name: "Leave this for later" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Owner & Contact" })).toBeFocused();
  await open(page, path);
  await expect(page.getByRole("listitem").filter({ hasText: "Business Information" })).toContainText(
    "Needs attention",
  );
});

test("without both consents it is not sent, in the spec's words", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (call) => call.method() === "POST" && calls.push(call.url()));
  await open(page, `${path}?section=check`);
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(toastOf(page)).toContainText("Missing Required Consent");
  await expect(toastOf(page)).toContainText("8 sections are not finished yet");
  await expect(toastOf(page)).toContainText("Please accept all required terms and consent forms.");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("8 sections are not finished yet");
  await alert.getByRole("link", { name: "Consent & Agreement" }).click();
  const accept = page.getByRole("checkbox", { name: "I accept the terms" });
  await expect(accept).toHaveAccessibleDescription(/Please accept this to continue\./);
  await accept.check();
  await expect(accept).not.toHaveAttribute("aria-invalid");
  // An optional section that nobody opened is not called complete.
  await open(page, path);
  for (const section of ["Insurance & Licensing", "References", "Additional Information"])
    await expect(page.getByRole("listitem").filter({ hasText: section })).toContainText("Not started");
  expect(calls.filter((url) => url.endsWith("/api/vendor-applications"))).toEqual([]);
});

test("a closed tab takes the sealed answers along, and says so; deleting the draft asks", async ({
  page,
  context,
}) => {
  await open(page, `${path}?section=banking`);
  await page.locator('[name="bankName"]').fill(canary);
  await open(page, `${path}?section=service`);
  await page.locator('[name="servicesOffered"]').fill("Leaks");
  await page.close();

  const later = await context.newPage();
  await open(later, path);
  await expect(later.getByRole("listitem").filter({ hasText: "Banking" })).toContainText("Needs attention");
  await later.getByRole("link", { name: "Banking" }).click();
  await expect(later.locator('[name="bankName"]')).toHaveValue("");
  await expect(later.locator('[name="bankName"]')).toHaveAccessibleDescription(/Please enter it again\./);
  await open(later, path);
  await later.getByRole("button", { name: "Delete my draft" }).click();
  await later.getByRole("button", { name: "Keep it" }).first().click();
  await later.getByRole("button", { name: "Delete my draft" }).click();
  await later.getByRole("button", { name: "Delete it" }).click();
  await expect(later.getByRole("button", { name: "Delete my draft" })).toBeHidden();
  expect(await later.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
  await open(later, `${path}?section=service`);
  await expect(later.locator('[name="servicesOffered"]')).toHaveValue("");
});

test("after a lost answer it can be sent again, and makes one application", async ({ page, request }) => {
  const businessName = `Plumbing ${randomUUID().slice(0, 8)}`;
  const answers = sections(businessName, newEmail("application"));
  // Filled in by what the form itself keeps: the typing has its own test.
  const values = Object.fromEntries(
    Object.values(answers).flatMap(({ fill, choose }) => Object.entries({ ...fill, ...choose })),
  );
  await page.addInitScript(
    ([key, draft, sealed]) => {
      localStorage.setItem(key, draft);
      sessionStorage.setItem("arribo.sealed.vendor-application", sealed);
    },
    [
      draftKey,
      JSON.stringify({ answers: { ...values, backgroundCheckConsent: true, termsAccepted: true } }),
      JSON.stringify(values),
    ] as const,
  );
  await open(page, `${path}?section=check`);
  const submit = page.getByRole("button", { name: "Submit application" });
  await page.route("**/api/vendor-applications", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submit.click();
  await expect(toastOf(page)).toContainText("Submission Failed");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("There was an error submitting your application. Please try again.");
  await page.unroute("**/api/vendor-applications");
  await page.route("**/api/vendor-applications", (route) =>
    route.fulfill({
      status: 422,
      json: { code: "invalid", message: "no", fields: { city: "Known to nobody." } },
    }),
  );
  await submit.click();
  await expect(page.getByRole("heading", { level: 1, name: "Business Address" })).toBeVisible();
  await expect(page.locator('[name="city"]')).toHaveAccessibleDescription(/Known to nobody\./);
  await page.unroute("**/api/vendor-applications");
  await page.goBack();
  await expect(page.locator('[name="city"]')).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Application Submitted Successfully!" })).toBeVisible();
  await expect(
    page
      .getByText("We'll review your application within 3-5 business days and contact you with next steps.")
      .first(),
  ).toBeVisible();
  expect(await storedApplications(request, businessName)).toHaveLength(1);
});
