import { type Browser, expect, type Page, test } from "@playwright/test";
import { findings } from "../fixtures/axe.ts";
import { openPanel, say } from "../fixtures/chat-panel.ts";
import { newWord } from "../fixtures/vendor.ts";
import { enterAsStaff, newWindow, open, openEntry, rowOf, sidewaysScroll } from "../fixtures/visitor.ts";
import { colleague } from "../staff/team/colleague.ts";

/** A visitor with the chat open who said a word that no other test says. */
async function visitorOf(browser: Browser, locale: "en" | "es") {
  const word = newWord();
  const page = await newWindow(browser, locale);
  const panel = await openPanel(page);
  await say(panel, locale === "en" ? `I land on Friday. ${word}` : `Llego el viernes. ${word}`);
  await expect(panel.getByText(/^(AssistantAI|AsistenteIA)$/)).toBeVisible();
  return { word, panel };
}

async function openChat(page: Page, word: string) {
  await open(page, `/admin/chats?search=${word}`);
  return openEntry(page);
}

const row = (page: Page) => page.locator("[data-entry]");

test("a note stands among the messages, marked as the team's; the list counts it, and the visitor gets none of it", async ({
  page,
  browser,
}) => {
  const { word, panel } = await visitorOf(browser, "en");
  await enterAsStaff(page);
  const desk = await openChat(page, word);
  await desk.getByRole("button", { name: "Note for the team", exact: true }).click();
  await desk.getByLabel("Note for the team").last().fill("Sounds tired; the driver knows her.");
  await desk.getByRole("button", { name: "Add the note" }).click();
  const entries = desk.locator("ol > li");
  await expect(entries.last()).toContainText("Note: only the team sees it");
  await expect(entries.last()).toContainText("Sounds tired");
  await expect(row(page)).toContainText("1 note");
  await desk.getByRole("button", { name: "Answer", exact: true }).click();
  await desk.getByRole("textbox", { name: "Your answer" }).fill("Welcome!");
  await page.keyboard.press("Control+Enter");
  await expect(panel.getByText("Welcome!", { exact: true }).first()).toBeVisible();
  await expect(entries.nth(-2)).toContainText("Sounds tired");
  await expect(entries.last()).toContainText("Welcome!");
  await expect(panel.locator("ol > li")).toHaveCount(3);
  await expect(panel).not.toContainText("tired");
  expect(await findings(page)).toEqual([]);
});

test("the composer names who answers, with one button that takes it over; a colleague's chat is taken knowingly", async ({
  page,
  browser,
}) => {
  const { word } = await visitorOf(browser, "en");
  await enterAsStaff(page);
  const beatriz = await colleague(browser, page.request, "Beatriz Lora", "concierge");
  const desk = await openChat(page, word);
  const takes = desk.getByRole("button", { name: /take/i });
  await expect(desk.getByText("The assistant is answering.")).toBeVisible();
  await expect(takes).toHaveCount(1);
  await takes.click();
  await expect(desk.getByText("You are answering.")).toBeVisible();
  await expect(takes).toHaveCount(0);
  // Nothing of the visitor's is unanswered.
  await expect(desk.getByText(/^Waiting/)).toHaveCount(0);
  await expect(row(page)).not.toContainText("Waiting");

  const theirs = await openChat(beatriz.page, word);
  await expect(theirs.getByText(/^Ana is answering\.$/i)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Take over", exact: true })).toHaveCount(1);
  await theirs.getByRole("textbox", { name: "Your answer" }).fill("I go on for Ana.");
  await theirs.getByRole("button", { name: "Take over and send" }).click();
  await expect(theirs.getByText("You are answering.")).toBeVisible();
  await expect(desk.getByText("Beatriz Lora is answering.")).toBeVisible();
  await expect(row(page)).toContainText("Beatriz Lora: I go on for Ana.");
  await expect(row(beatriz.page)).toContainText("You: I go on for Ana.");
});

test("how the visitor will read an answer is chosen and shown before it is sent, and said truly on both sides", async ({
  page,
  browser,
}) => {
  const { word, panel } = await visitorOf(browser, "es");
  await enterAsStaff(page);
  const desk = await openChat(page, word);
  const field = desk.getByRole("textbox", { name: "Your answer" });
  const reads = desk.getByRole("group", { name: "The visitor reads" });
  const asWritten = reads.getByRole("button", { name: "English, as I wrote it" });
  const translated = reads.getByRole("button", { name: "Spanish, translated" });
  await expect(translated).toHaveAttribute("aria-pressed", "true");
  await field.fill("How can I help you?");
  await expect(desk.getByText("¿En qué le puedo ayudar?")).toBeVisible();
  await field.press("Control+Enter");
  await expect(panel.getByText("¿En qué le puedo ayudar?").first()).toBeVisible();
  await expect(panel.getByText("Traducido del inglés.")).toBeVisible();
  await panel.getByRole("button", { name: "Ver original" }).click();
  await expect(panel.getByText("How can I help you?").first()).toBeVisible();
  await expect(panel.getByText("Traducido del inglés.")).toHaveCount(0);
  await expect(panel.getByText("Escrito en inglés.")).toBeVisible();
  await panel.locator("ol > li").last().getByRole("button", { name: "Ver traducción" }).click();

  // Asked to send before it was shown, it shows it.
  await field.fill("I will send you the list tomorrow.");
  await field.press("Control+Enter");
  await expect(desk.getByText(/^Not translated: these words cannot be translated here/)).toBeVisible();
  await expect(asWritten).toHaveAttribute("aria-pressed", "true");
  await expect(field).toHaveValue("I will send you the list tomorrow.");
  await desk.getByRole("button", { name: /^Send/ }).click();
  await expect(panel.getByText("I will send you the list tomorrow.").first()).toBeVisible();
  await expect(panel.getByText("Escrito en inglés.")).toHaveCount(1);
  await expect(desk.getByText("Sent as it is: the visitor reads it in English.")).toBeVisible();

  await asWritten.click();
  await field.fill("Where is the nearest hospital?");
  await field.press("Control+Enter");
  await expect(panel.getByText("Where is the nearest hospital?").first()).toBeVisible();
  await expect(panel.getByText("Escrito en inglés.")).toHaveCount(2);
  // Written in Spanish, it goes as it is.
  await field.fill("Con mucho gusto, la lista es para ustedes.");
  await expect(reads.getByRole("button", { name: "Spanish, as I wrote it" })).toBeVisible();
});

test("what a visitor wrote since the last look is marked until it is looked at; a visitor's name is the same everywhere", async ({
  page,
}) => {
  await enterAsStaff(page);
  await open(page, "/admin/chats");
  const word = newWord();
  const name = `Lisa ${word}`;
  const post = (path: string, data: object) => page.request.post(path, { data });
  const begun = await post("/api/chat/session", { userLanguage: "en", userName: name });
  const { sessionId } = ((await begun.json()) as { session: { sessionId: string } }).session;
  const write = (message: string) => post("/api/chat/message", { sessionId, message, userLanguage: "en" });
  await write("Is the metro safe?");
  await open(page, `/admin/chats?search=${word}`);
  await expect(row(page)).toContainText("Assistant: ");
  await expect(row(page)).toContainText("Not read yet");
  const desk = await openEntry(page, name);
  await expect(desk.getByRole("heading", { level: 2 })).toContainText(name);
  await expect(row(page)).not.toContainText("Not read yet");
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect(row(page)).not.toContainText("Not read yet");
  expect((await post("/api/chat/person", { sessionId, contact: "" })).status()).toBe(200);
  await open(page, "/admin/today?show=chat");
  await expect(rowOf(page, name)).toHaveCount(1);
  await rowOf(page, name).getByRole("link").first().click();
  // Beside the list nothing of the composer is cut off.
  await expect(page.getByRole("button", { name: "Send Ctrl ↵" })).toBeVisible();
  const hidden = page.locator(".desk-composer").evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: "Take over", exact: true })).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(word);
  await expect(page.getByRole("option", { name: new RegExp(name) })).toHaveCount(1);
});

test("on a phone, in Spanish, the composer's choices fit", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { word } = await visitorOf(browser, "en");
  await enterAsStaff(page, "es");
  const desk = await openChat(page, word);
  await expect(desk.getByText("Responde el asistente.")).toBeVisible();
  const reads = desk.getByRole("group", { name: "El visitante lee" });
  // The messages have the height until something is written.
  await expect(reads).toBeHidden();
  await desk.getByRole("textbox", { name: "Tu respuesta" }).fill("Un momento.");
  await expect(reads.getByRole("button", { name: "Inglés, traducido" })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole("textbox", { name: "Tu respuesta" })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByRole("button", { name: /^Enviar/ })).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
});
