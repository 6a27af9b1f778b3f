import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { acceptTerms, newEmail, open, signIn } from "../fixtures/visitor.ts";

type Answered = { sessionId: string; id: number; answer: number };
type OnDevice = { sessionId: string | null; unsent: object[]; seen: number };

/** A conversation that a person answered, and that its visitor has left. */
async function answered(request: APIRequestContext, text: string): Promise<Answered> {
  const opened = await request.post("/api/chat/session", { data: { userLanguage: "en" } });
  const { sessionId } = (await opened.json()).session as { sessionId: string };
  const mine = newEmail("left");
  const message = { sessionId, message: mine, userLanguage: "en" };
  expect((await request.post("/api/chat/message", { data: message })).status()).toBe(200);
  await signIn(request);
  const [found] = await (await request.get(`/api/admin/chats?search=${encodeURIComponent(mine)}`)).json();
  const reply = await request.post(`/api/admin/chats/${found.id}/reply`, { data: { text, language: "en" } });
  expect(reply.status()).toBe(200);
  return { sessionId, id: found.id, answer: (await reply.json()).id };
}

/** As staff see it. */
async function chat(staff: APIRequestContext, id: number) {
  return (await (await staff.get(`/api/admin/chats/${id}`)).json()) as {
    seen: number;
    messages: { text: string }[];
  };
}

/** Another visitor's browser, and what it holds of a chat. */
async function holding(page: Page, held: OnDevice): Promise<void> {
  await open(page, "/");
  await page.evaluate((kept) => localStorage.setItem("arribo.chat", JSON.stringify(kept)), held);
}

const held = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("arribo.chat") ?? "null") as OnDevice | null);
const failed = (text: string) => ({ clientId: text, text, language: "en", phase: "failed", problem: "" });
const terms = (page: Page) => page.getByRole("dialog", { name: /Terms/ });
const log = (page: Page) => page.getByRole("main").getByRole("list").first();

test("a letter's link opens its conversation without the terms on another device, and the answer counts as seen", async ({
  page,
  request: staff,
}) => {
  const { sessionId, id, answer } = await answered(staff, "The keys are at the desk.");
  await page.goto(`/ai-chat#chat=${sessionId}`);
  await expect(log(page).getByText("The keys are at the desk.")).toBeVisible();
  await expect(page).toHaveURL("/ai-chat");
  await expect.poll(async () => (await chat(staff, id)).seen).toBe(answer);
  await page.reload();
  await expect(log(page).getByText("The keys are at the desk.")).toBeVisible();
  // Behind a dialog nothing could be written.
  const entry = page.getByRole("main").getByRole("textbox", { name: "Your message" });
  await entry.fill("Thank you!");
  await entry.press("Enter");
  await expect.poll(async () => (await chat(staff, id)).messages.at(-1)?.text).toBe("Thank you!");
  await expect(terms(page)).toHaveCount(0);
  // Going on from there asks for them.
  await page.locator('footer a[href="/packages"], header a[href="/packages"]').first().click();
  await expect(terms(page)).toBeVisible();
  await open(page, "/ai-chat");
  await expect(terms(page)).toBeVisible();
});

test("a letter's link says nothing in its conversation that was written for another one", async ({
  page,
  request: staff,
}) => {
  const [one, other] = [await answered(staff, "For Lisa."), await answered(staff, "For Marsha.")];
  await acceptTerms(page);
  await holding(page, {
    sessionId: one.sessionId,
    unsent: [failed("Said to Lisa's")],
    seen: one.answer + 1_000,
  });
  await page.goto(`/ai-chat#chat=${other.sessionId}`);
  await expect(log(page).getByText("For Marsha.")).toBeVisible();
  await expect(page.getByText("Said to Lisa's")).toHaveCount(0);
  await expect.poll(async () => (await chat(staff, other.id)).seen).toBe(other.answer);

  // In the same tab only the fragment changes.
  await page.evaluate((hash) => window.location.assign(hash), `#chat=${one.sessionId}`);
  await expect(log(page).getByText("For Lisa.")).toBeVisible();
  await expect(log(page).getByText("For Marsha.")).toHaveCount(0);
  await expect(page).toHaveURL("/ai-chat");

  // What was written before there was any conversation, or in this very one, stays.
  await page.evaluate(() => localStorage.removeItem("arribo.chat"));
  await holding(page, { sessionId: null, unsent: [failed("Not sent yet")], seen: 0 });
  for (const _ of ["first", "again"]) {
    await page.goto("/");
    await page.goto(`/ai-chat#chat=${one.sessionId}`);
    await expect(log(page).getByText("For Lisa.")).toBeVisible();
    await expect(log(page).getByText("Not sent yet", { exact: true })).toBeVisible();
    expect((await held(page))?.sessionId).toBe(one.sessionId);
  }
});

const deadKey = "k".repeat(43);

test("a link whose key opens nothing leaves the browser's own conversation and its unsent words as they were", async ({
  page,
  request: staff,
}) => {
  const own = await answered(staff, "For Lisa.");
  await acceptTerms(page);
  await holding(page, { sessionId: own.sessionId, unsent: [failed("Not sent yet")], seen: own.answer });
  await page.goto(`/ai-chat#chat=${deadKey}`);
  await expect(log(page).getByText("For Lisa.")).toBeVisible();
  await expect(log(page).getByText("Not sent yet", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/ai-chat");
  expect(await held(page)).toMatchObject({
    sessionId: own.sessionId,
    unsent: [{ text: "Not sent yet" }],
    seen: own.answer,
  });
});

test("a link whose key could not be checked puts nothing aside; checked again, it opens its conversation", async ({
  page,
  request: staff,
}) => {
  const [own, other] = [await answered(staff, "For Lisa."), await answered(staff, "For Marsha.")];
  await acceptTerms(page);
  const before = { sessionId: own.sessionId, unsent: [failed("Said to Lisa's")], seen: own.answer };
  await holding(page, before);
  await page.route("**/api/chat/history/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto(`/ai-chat#chat=${other.sessionId}`);
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await held(page)).toEqual(before);
  // What is written meanwhile belongs to neither conversation before it is known which one it is.
  const entry = page.getByRole("main").getByRole("textbox", { name: "Your message" });
  await entry.fill("Written meanwhile");
  await entry.press("Enter");
  await expect(log(page).getByText("Written meanwhile", { exact: true })).toBeVisible();
  await page.reload();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
  await expect(again).toBeVisible();
  await page.unroute("**/api/chat/history/**");
  await again.click();
  await expect(log(page).getByText("For Marsha.")).toBeVisible();
  await expect(log(page).getByText("Written meanwhile", { exact: true })).toBeVisible();
  await expect(page.getByText("Said to Lisa's")).toHaveCount(0);
  await expect(page).toHaveURL("/ai-chat");
  expect((await chat(staff, own.id)).messages.map(({ text }) => text)).not.toContain("Written meanwhile");
});

test("a made-up key does not open the chat without the terms", async ({ page }) => {
  await page.goto(`/ai-chat#chat=${deadKey}`);
  await expect(terms(page)).toBeVisible();
  await expect(page).toHaveURL("/ai-chat");
  expect(await held(page)).toBeNull();
  await page.reload();
  await expect(terms(page)).toBeVisible();
});
