import { expect, type Page, test } from "@playwright/test";
import { openPanel, say } from "./chat-panel.ts";
import { OwnServer } from "./own-server.ts";
import { acceptTerms, enterAsStaff, open, speak } from "./visitor.ts";

const server = new OwnServer(Number(process.env.E2E_PORT ?? 3170) + 7);

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

/** What a page shows of the conversation, in its order. */
const said = (page: Page, log: string) => page.locator(log).locator("ol > li");

test("an English visitor and somebody of the team who reads Spanish talk through a restart: nothing is lost or doubled", async ({
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
  await acceptTerms(visitor);
  await speak(visitor, "en", server.url);
  await enterAsStaff(staff, "es", server.url);

  await open(visitor, "/");
  await visitor.getByRole("button", { name: "Open the support chat" }).click();
  const panel = visitor.getByRole("dialog", { name: "Support Chat" });
  await expect(panel.getByText("Live", { exact: true })).toBeVisible();
  await say(panel, "Hello, I land on Friday with two cats.");
  await expect(panel.getByText("AssistantAI", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Talk to a person" }).click();
  await expect(panel.getByText("We've told the team.")).toBeVisible();

  await open(staff, "/admin/chats?status=waiting");
  await staff.getByRole("link", { name: /^Visitante \d+$/ }).click();
  const desk = staff.getByRole("region", { name: /^Visitante \d+$/ });
  await expect(desk.getByText("Hello, I land on Friday with two cats.", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Tomar la conversación" }).click();
  await expect(panel.getByText("You're chatting with a concierge.")).toBeVisible();
  await desk.getByRole("button", { name: "Saludo" }).click();
  await desk.getByRole("button", { name: "Enviar" }).click();
  // Each in their own language.
  await expect(panel.getByText("Hello! I am from the Arribo team")).toHaveCount(2);
  await expect(desk.getByText("¡Hola! Soy del equipo de Arribo")).toBeVisible();
  await say(panel, "Do they need papers?");
  await expect(desk.getByText("Do they need papers?", { exact: true })).toBeVisible();
  // The assistant is quiet.
  await expect(panel.getByText("AssistantAI", { exact: true })).toHaveCount(1);

  await server.stop();
  await expect(panel.getByText("Live", { exact: true })).toHaveCount(0);
  await say(panel, "They are five and seven years old.");
  await expect(panel.getByText("Not sent.")).toBeVisible();
  await desk.getByRole("textbox", { name: "Tu respuesta" }).fill("Sí, el certificado de salud.");
  await desk.getByRole("button", { name: "Enviar" }).click();
  await expect(desk.getByText("No se envió.")).toBeVisible();
  await server.start();

  await panel.getByRole("button", { name: /^Try again/ }).click();
  await desk.getByRole("button", { name: "Enviar" }).click();
  await expect(panel.getByText("Live", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(said(visitor, "[role=dialog]")).toHaveCount(6);
  await expect(desk.locator("ol > li")).toHaveCount(6);
  for (const text of ["They are five and seven years old.", "Sí, el certificado de salud."]) {
    await expect(desk.locator("ol > li").filter({ hasText: text })).toHaveCount(1);
  }
  await expect(panel.locator("ol > li").filter({ hasText: "They are five" })).toHaveCount(1);
  await expect(panel.getByText("Not sent.")).toHaveCount(0);

  // The same after a reload, on both sides.
  await visitor.reload();
  await visitor.getByRole("button", { name: "Open the support chat" }).click();
  await expect(said(visitor, "[role=dialog]")).toHaveCount(6);
  await staff.reload();
  await expect(staff.locator("section[aria-labelledby=chat-heading] ol > li")).toHaveCount(6);

  const handBack = desk.getByRole("button", { name: "Devolver al asistente" });
  await handBack.click();
  await expect(handBack).toHaveCount(0);
  await say(panel, "Thank you!");
  await expect(panel.getByText("AssistantAI", { exact: true })).toHaveCount(2);
});

test("a conversation becomes a lead in one dialog", async ({ browser }) => {
  const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
  await enterAsStaff(staff, "en", server.url);
  await open(staff, "/admin/chats");
  await staff
    .getByRole("link", { name: /^Visitor \d+$/ })
    .first()
    .click();
  await staff.getByRole("button", { name: "Make it a request" }).click();
  const dialog = staff.getByRole("dialog", { name: "Make this chat a request" });
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Marsha Whitcomb");
  await dialog.getByRole("textbox", { name: /^E-mail/ }).fill("marsha@example.com");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(/^Became Lead: /)).toBeVisible();
  await open(staff, "/admin-dashboard?search=Marsha");
  await expect(staff.locator("[data-entry]").filter({ hasText: "two cats" })).toHaveCount(1);
});

test("who asked for a person without a word is seen to have written nothing", async ({ browser }) => {
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await acceptTerms(visitor);
  const panel = await openPanel(visitor);
  await panel.getByRole("button", { name: "Talk to a person" }).click();
  await expect(panel.getByText("We've told the team.")).toBeVisible();
  const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
  await enterAsStaff(staff, "en", server.url);
  await open(staff, "/admin/chats");
  await staff.locator("[data-entry]").filter({ hasText: "0 messages" }).getByRole("link").click();
  await expect(staff.getByText("Nothing has been written yet.")).toBeVisible();
});
