import { expect, test } from "@playwright/test";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { approvedVendor, jobAsStaffSee, offerPath, phone } from "../../fixtures/matching-desk.ts";
import { enterAsStaff, open, sidewaysScroll, speak, toastOf } from "../../fixtures/visitor.ts";

const inDays = (days: number) => todayInSantoDomingo(new Date(Date.now() + days * 86_400_000));
const place = { servicioOfrece: "Mecánica", zonaUbicacion: "Barahona" };

test("staff give day, hour, place, pay and length; the vendor reads them first, takes the job and gives it back", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const [first, second] = [
    await approvedVendor(page.request, place),
    await approvedVendor(page.request, place),
  ];
  await open(page, "/job-matching-demo");
  await page.getByLabel("Service Type").selectOption("mecánica");
  await page.getByLabel("Location").selectOption("Barahona");
  await page.getByLabel("Day", { exact: true }).fill(inDays(3));
  await page.getByLabel("Hour", { exact: true }).fill("14:30");
  await page.getByLabel("Pay in RD$").fill("1500");
  await page.getByLabel("How long").selectOption("90");
  await page.getByLabel("Where", { exact: true }).fill("Los Jardines");
  await page.getByLabel("Job Description").fill("El carro no prende.");
  await page.getByLabel("Urgency").selectOption("urgent");
  await page.getByRole("button", { name: "Find & Notify Vendors" }).click();
  await expect(toastOf(page)).toContainText("Matching completed!");
  const id = Number(new URL(page.url()).searchParams.get("dispatch"));
  await expect(page.locator("main")).toContainText("RD$1,500");

  const taking = await phone(browser);
  await open(taking, await offerPath(page.request, id, first.name));
  const facts = taking.locator("main dl").first();
  await expect(facts).toHaveText(
    /Mecánica.*Cuándo.*2:30 p\. m\..*Dónde.*Los Jardines.*Barahona.*Pago.*RD\$1,500.*Duración.*1\.5 horas.*Qué hay que hacer/s,
  );
  expect(await sidewaysScroll(taking)).toBe(0);
  const pay = await taking.getByText("RD$1,500").boundingBox();
  expect((pay?.y ?? 999) + (pay?.height ?? 0)).toBeLessThan(740);
  await taking.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(taking.getByRole("heading", { level: 1 })).toHaveText("El trabajo es tuyo");

  await taking.getByText("Al final no puedo hacerlo").click();
  await expect(taking.getByText("Puedes devolverlo hasta el día antes")).toBeVisible();
  await taking.getByLabel("¿Por qué no puedes?").fill("Se me dañó el motor.");
  await taking.getByRole("button", { name: "Devolver el trabajo" }).click();
  await expect(taking.getByRole("heading", { level: 1 })).toHaveText("Devolviste el trabajo");

  await expect(page.locator("main ol > li").filter({ hasText: first.name })).toContainText(
    "Reason: Se me dañó el motor.",
  );
  const { offers, status } = await jobAsStaffSee(page.request, id);
  expect([status, offers.find(({ vendorName }) => vendorName === second.name)?.state]).toEqual([
    "open",
    "offered",
  ]);
});

test("without scripts too; on the day itself it is too late; what is not known is said", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  await speak(page, "es");
  const vendor = await approvedVendor(page.request, { ...place, zonaUbicacion: "Jarabacoa" });
  const giveOut = async (jobDetails: object) => {
    const data = {
      serviceType: "mecánica",
      location: "Jarabacoa",
      jobDetails: { urgency: "urgent", ...jobDetails },
    };
    const answer = await page.request.post("/api/match-vendors", { data });
    return ((await answer.json()) as { dispatchId: number }).dispatchId;
  };
  const plain = await phone(browser, { scripts: false });
  await plain.goto(await offerPath(page.request, await giveOut({}), vendor.name));
  await expect(plain.locator("main dl").first()).toContainText("Por confirmar: te lo decimos.");
  await plain.getByRole("button", { name: "Acepto el trabajo" }).click();
  await plain.getByText("Al final no puedo hacerlo").click();
  await plain.getByLabel("¿Por qué no puedes?").fill("Estoy enfermo.");
  await plain.getByRole("button", { name: "Devolver el trabajo" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Devolviste el trabajo");

  const late = await phone(browser);
  await open(late, await offerPath(page.request, await giveOut({ workDay: inDays(0) }), vendor.name));
  await late.getByRole("button", { name: "Acepto el trabajo" }).click();
  await expect(late.getByText("Ya es el día del trabajo")).toBeVisible();
  await expect(late.getByText("Al final no puedo hacerlo")).toHaveCount(0);
});
