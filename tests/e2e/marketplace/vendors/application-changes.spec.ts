import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { sentApplication } from "../../fixtures/vendor.ts";
import {
  acceptTerms,
  enterAsStaff,
  newEmail,
  newWindow,
  open,
  sidewaysScroll,
  undoOf,
} from "../../fixtures/visitor.ts";

const pdf = {
  name: "póliza.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\npóliza\n%%EOF\n"),
};

test("staff name what must change; the applicant changes it on a phone, with a paper; staff see what changed", async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail("changes");
  const { statusPath } = await sentApplication(request, {
    email,
    businessName: `Taller ${email.slice(8, 16)}`,
  });
  await enterAsStaff(page);
  const answer = await page.request.get("/api/admin/vendor-applications", { params: { search: email } });
  const [{ id = 0 } = {}] = (await answer.json()) as { id?: number }[];
  const review = `/admin/vendor-applications/${id}`;
  await open(page, review);
  const decision = page.getByRole("region", { name: "Decision", exact: true });
  await decision.getByText("Name the answers to change").click();
  await decision.getByRole("checkbox", { name: "City", exact: true }).check();
  await decision.getByRole("checkbox", { name: "Bank", exact: true }).check();
  await decision.getByRole("textbox", { name: "Note to the applicant" }).fill("¿Todavía están en Santiago?");
  await decision.getByRole("button", { name: "Request changes" }).click();
  await expect(undoOf(page)).toContainText("Changes requested");

  const phone = await newWindow(browser, "es", { viewport: { width: 360, height: 740 } });
  await open(phone, statusPath);
  const named = phone.getByRole("region", { name: "Respuestas por cambiar" });
  await expect(named.getByRole("textbox", { name: "Ciudad" })).toHaveValue("Santiago");
  await expect(named.getByLabel("Banco")).toHaveAccessibleDescription(/Ahora: ••••/);
  expect(await sidewaysScroll(phone)).toBe(0);
  await phone.getByRole("button", { name: "Enviar la respuesta" }).click();
  await expect(phone.getByText("Hay algo que revisar")).toBeVisible();
  await named.getByRole("textbox", { name: "Ciudad" }).fill("Moca");
  await phone.getByText("Cambiar otra respuesta").click();
  await phone.getByLabel("Horario").fill("Lunes a viernes, 8 a 5");
  // The phone reloads the page, as it does to make room for its camera.
  await phone.reload();
  await expect(named.getByRole("textbox", { name: "Ciudad" })).toHaveValue("Moca");
  const papers = phone.locator('input[type="file"]');
  await papers.setInputFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(phone.getByText("Esto no es un PDF ni una imagen")).toBeVisible();
  await papers.setInputFiles(pdf);
  await expect(phone.getByRole("listitem").filter({ hasText: "póliza.pdf" })).toBeVisible();
  await phone.getByRole("button", { name: "Enviar la respuesta" }).click();
  await expect(phone.getByRole("heading", { name: /^Revisión prometida/ })).toBeVisible();
  await expect(phone.locator("main")).not.toContainText("póliza.pdf");

  await open(page, review);
  const steps = page.getByRole("region", { name: "What happened so far" });
  await expect(steps.locator("del")).toHaveText(["Santiago", "Lunes a sábado, 8 a 6"]);
  await expect(steps.locator("ins")).toHaveText(["Moca", "Lunes a viernes, 8 a 5"]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save the file ?: póliza\.pdf$/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("póliza.pdf");
  expect(await readFile(await download.path())).toEqual(pdf.buffer);
  await page.getByRole("button", { name: "Who did what" }).click();
  await expect(page.getByText("Opened a document").first()).toBeVisible();
});

test("a started application continues on another device, without its confidential answers", async ({
  page,
  browser,
}) => {
  await acceptTerms(page);
  const phone = await newWindow(browser, "es", { viewport: { width: 390, height: 844 } });
  await open(phone, "/vendor-application?section=business");
  await phone.getByLabel("Nombre del negocio (español)").fill("Taller Viajero");
  await phone.getByLabel("RNC").fill("131246796");
  await open(phone, "/vendor-application");
  await phone.getByText("Continuar en otro dispositivo").click();
  await phone.getByRole("textbox", { name: "Tu correo" }).fill(newEmail("elsewhere"));
  await phone.getByRole("button", { name: "Guardar y mandarme el enlace" }).click();
  // No mail service is set up here, and the page says so.
  await expect(phone.getByText("no puede enviar correos por su cuenta")).toBeVisible();
  const link = (await phone.getByText(/#continue=/).textContent()) ?? "";
  expect(await sidewaysScroll(phone)).toBe(0);

  const desktop = await newWindow(browser, "en", { viewport: { width: 1320, height: 900 } });
  await open(desktop, new URL(link).pathname + new URL(link).hash);
  await expect(desktop.getByText("Your answers are here.")).toBeVisible();
  expect(new URL(desktop.url()).hash).toBe("");
  await open(desktop, "/vendor-application?section=business");
  await expect(desktop.getByLabel("Business name (Spanish)")).toHaveValue("Taller Viajero");
  await expect(desktop.getByLabel("RNC")).toHaveValue("");

  // A device with an application of its own is asked first.
  await open(phone, "/vendor-application?section=business");
  await phone.getByLabel("Nombre del negocio (español)").fill("Taller Quedado");
  await open(phone, "/vendor-application");
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await phone.reload();
  await phone.getByRole("button", { name: "Conservar esta" }).click();
  await open(phone, "/vendor-application?section=business");
  await expect(phone.getByLabel("Nombre del negocio (español)")).toHaveValue("Taller Quedado");

  // A failure that may pass says so, and the link stays.
  await page.route("**/api/vendor-application-drafts/open", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await open(page, new URL(link).pathname + new URL(link).hash);
  await expect(page.getByText("Its link still works")).toBeVisible();
  expect(new URL(page.url()).hash).not.toBe("");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your answers are here.")).toBeVisible();

  // From elsewhere: another fragment alone would not load the page again.
  await open(page, "/about");
  await open(page, "/vendor-application#continue=unknown");
  await expect(page.getByText("This link no longer works")).toBeVisible();
});
