import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { newWord } from "./vendor.ts";
import { open } from "./visitor.ts";

/** Opens the support chat on a page and waits until it is live. */
export async function openPanel(page: Page, path = "/"): Promise<Locator> {
  await open(page, path);
  await page.getByRole("button", { name: /Open the support chat|Abrir el chat de ayuda/ }).click();
  const panel = page.getByRole("dialog", { name: /Support Chat|Chat de ayuda/ });
  await expect(panel.getByText(/^(Live|En vivo)$/)).toBeVisible();
  return panel;
}

/** Writes a message and sends it by Enter. */
export async function say(panel: Locator, text: string): Promise<void> {
  await panel.getByRole("textbox", { name: /Your message|Tu mensaje/ }).fill(text);
  await panel.page().keyboard.press("Enter");
}

/** How often a text stands in the conversation. */
export function timesSaid(panel: Locator, text: string): Promise<number> {
  return panel.locator("ol > li p").filter({ hasText: text }).count();
}

/** The number that staff know a conversation by: it is found by a word that is said in it for that. `staff` is signed in. */
export async function chatOf(staff: APIRequestContext, sessionId: string): Promise<number> {
  const word = newWord();
  const data = { sessionId, message: word, userLanguage: "en" };
  expect((await staff.post("/api/chat/message", { data })).status()).toBe(200);
  const found = await staff.get("/api/admin/chats", { params: { search: word } });
  const [chat] = (await found.json()) as [{ id: number }];
  return chat.id;
}
