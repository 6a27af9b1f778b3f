import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { openPanel, say } from "../fixtures/chat-panel.ts";
import { OwnServer } from "../fixtures/own-server.ts";
import { newWord } from "../fixtures/vendor.ts";
import { acceptTerms, enterAsStaff, newWindow, open, rowOf, signIn } from "../fixtures/visitor.ts";

/** What a page shows of the conversation, in its order. */
const said = (page: Page, log: string) => page.locator(log).locator("ol > li");

/** A visitor's page and one of staff's, each in a window and a language of its own. */
async function windows(browser: Browser, place: { baseURL?: string } = {}) {
  const visitor = await newWindow(browser, "en", place);
  const staff = await newWindow(browser, "es", place);
  await signIn(staff.request);
  return { visitor, staff };
}

/** The visitor asks for a person, somebody of the team takes it, and both have written. @param mark a word no other test says */
async function begunTalk({ visitor, staff }: Awaited<ReturnType<typeof windows>>, mark: string) {
  const opening = `Hello, I land on Friday with two cats. ${mark}`;
  const panel = await openPanel(visitor);
  await say(panel, opening);
  await expect(panel.getByText("AssistantAI", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Talk to a person" }).click();
  await expect(panel.getByText("We've told the team.")).toBeVisible();

  await open(staff, `/admin/chats?status=waiting&search=${encodeURIComponent(mark)}`);
  await staff.getByRole("link", { name: /^Visitante \d+$/ }).click();
  const desk = staff.getByRole("region", { name: /^Visitante \d+$/ });
  await expect(desk.getByText(opening, { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Tomar la conversación" }).click();
  await expect(panel.getByText("You're chatting with a concierge.")).toBeVisible();
  await desk.getByRole("textbox", { name: "Tu respuesta" }).fill("/hello");
  await expect(desk.getByRole("option")).toHaveCount(1);
  await staff.keyboard.press("Enter");
  await desk.getByRole("button", { name: "Enviar" }).click();
  // Each in their own language.
  await expect(panel.getByText("Hello! I’m with the Arribo team")).toHaveCount(2);
  await expect(desk.getByText("¡Hola! Soy del equipo de Arribo")).toBeVisible();
  await say(panel, "Do they need papers?");
  await expect(desk.getByText("Do they need papers?", { exact: true })).toBeVisible();
  // The assistant is quiet.
  await expect(panel.getByText("AssistantAI", { exact: true })).toHaveCount(1);
  return { panel, desk };
}

/** Staff give the conversation back: the assistant answers again. */
async function handedBack(panel: Locator, desk: Locator) {
  const handBack = desk.getByRole("button", { name: "Devolver al asistente" });
  await handBack.click();
  await expect(handBack).toHaveCount(0);
  await say(panel, "Thank you!");
  await expect(panel.getByText("AssistantAI", { exact: true })).toHaveCount(2);
}

test("an English visitor and somebody of the team who reads Spanish talk, and the assistant goes on after them", async ({
  browser,
}) => {
  const { panel, desk } = await begunTalk(await windows(browser), newWord());
  await handedBack(panel, desk);
});

test.describe("on a server of its own", { tag: "@proof" }, () => {
  const server = new OwnServer(Number(process.env.E2E_PORT ?? 3170) + 7);
  test.describe.configure({ timeout: 180_000 });
  test.beforeAll(() => server.start());
  test.afterAll(() => server.remove());

  test("an English visitor and somebody of the team who reads Spanish talk through a restart: nothing is lost or doubled", async ({
    browser,
  }) => {
    const pages = await windows(browser, { baseURL: server.url });
    const { visitor, staff } = pages;
    const { panel, desk } = await begunTalk(pages, newWord());
    await server.stop();
    await expect(panel.getByText("Live", { exact: true })).toHaveCount(0);
    await say(panel, "They are five and seven years old.");
    await expect(panel.getByText("Not sent.")).toBeVisible();
    await desk.getByRole("textbox", { name: "Tu respuesta" }).fill("Sí, el certificado de salud.");
    await desk.getByRole("button", { name: "Ver la traducción" }).click();
    await expect(desk.getByText("No se pudo mostrar la traducción.")).toBeVisible();
    await desk.getByRole("button", { name: "Español, como lo escribí" }).click();
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
    await expect(staff.locator("[data-detail] ol > li")).toHaveCount(6);
    await handedBack(panel, desk);
  });
});

test("a conversation becomes a lead in one dialog", async ({ page }) => {
  const mark = newWord();
  const begun = await page.request.post("/api/chat/session", { data: { userLanguage: "en" } });
  const { sessionId } = (await begun.json()).session as { sessionId: string };
  const data = { sessionId, message: `We bring two cats. ${mark}`, userLanguage: "en" };
  expect((await page.request.post("/api/chat/message", { data })).status()).toBe(200);
  await enterAsStaff(page);
  await open(page, `/admin/chats?search=${mark}`);
  await page.getByRole("link", { name: /^Visitor \d+$/ }).click();
  await page.getByRole("button", { name: "Make it a request" }).click();
  const dialog = page.getByRole("dialog", { name: "Make this chat a request" });
  const name = `Marsha ${mark}`;
  await dialog.getByRole("textbox", { name: /^Name/ }).fill(name);
  await dialog.getByRole("textbox", { name: /^Email/ }).fill("marsha@example.com");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Became Lead: /)).toBeVisible();
  await open(page, `/admin-dashboard?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, "two cats")).toHaveCount(1);
});

test("who asked for a person without a word is seen to have written nothing", async ({ page, browser }) => {
  await acceptTerms(page);
  const panel = await openPanel(page);
  await panel.getByRole("button", { name: "Talk to a person" }).click();
  await expect(panel.getByText("We've told the team.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Talk to a person" })).toHaveCount(0);
  const staff = await newWindow(browser);
  await signIn(staff.request);
  await open(staff, "/admin/chats");
  // This one's, or another test's like it.
  await rowOf(staff, "0 messages").getByRole("link").first().click();
  await expect(staff.getByText("Nothing has been written yet.")).toBeVisible();
});
