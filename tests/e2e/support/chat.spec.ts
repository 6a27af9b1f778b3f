import { expect, type Locator, test } from "@playwright/test";
import { openPanel, say, timesSaid } from "../fixtures/chat-panel.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, alive, open, painted, signIn, speak } from "../fixtures/visitor.ts";

const question = "What is a colmado?";

async function sizeOf(panel: Locator) {
  const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  return [width, height];
}

test.beforeEach(async ({ page }) => acceptTerms(page));

test("the widget: its code comes when it is opened, 384 by 500, Enter sends, Escape gives the focus back, a reload loses nothing", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page, "/");
  expect(loaded.filter((url) => url.includes("chat-panel"))).toEqual([]);
  const panel = await openPanel(page);
  expect(await sizeOf(panel)).toEqual([384, 500]);
  await expect(panel.getByRole("textbox")).toBeFocused();
  const send = panel.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await say(panel, "   ");
  await expect(send).toBeDisabled();
  await say(panel, `  ${question}  `);
  await expect(panel.getByText(question, { exact: true })).toBeVisible();
  await expect(panel.getByText("AssistantAI", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the support chat" })).toBeFocused();
  const again = await openPanel(page, "/services");
  await expect(again.getByText("AssistantAI", { exact: true })).toBeVisible();
  expect(await timesSaid(again, question)).toBe(1);
  // The house's own words are there in both languages.
  await again.getByRole("button", { name: "Show translation" }).click();
  await expect(again.getByRole("button", { name: "Show original" })).toBeVisible();
  await expect(again.locator('li p[lang="es"]')).toHaveCount(1);
  await again.getByRole("button", { name: "ES Español" }).click();
  await expect(page.getByRole("dialog", { name: "Chat de ayuda" }).getByText("En vivo")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("what was not sent says so, outlives a reload, and is sent once when asked again, without a live connection by HTTP", async ({
  page,
}) => {
  await page.routeWebSocket(/ws\/chat/, (socket) => socket.close());
  await page.route("**/api/chat/message", (route) => route.abort());
  await open(page, "/");
  await page.getByRole("button", { name: "Open the support chat" }).click();
  await say(page.getByRole("dialog", { name: "Support Chat" }), question);
  await expect(page.getByText("Not sent.")).toBeVisible();
  await page.unroute("**/api/chat/message");
  await page.reload();
  const panel = page.getByRole("dialog", { name: "Support Chat" });
  await page.getByRole("button", { name: "Open the support chat" }).click();
  await panel.getByRole("button", { name: /^Try again/ }).click();
  await expect(panel.getByText("AssistantAI", { exact: true })).toBeVisible();
  expect(await timesSaid(panel, question)).toBe(1);
  await expect(panel.getByText("Not sent.")).toHaveCount(0);
  await expect(panel.getByText("Live", { exact: true })).toHaveCount(0);
  // The button that was pressed is gone; the focus is not.
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("two tabs that were open before it was begun hold one conversation, and what one missed comes with the connection", {
  tag: "@proof",
}, async ({ page, context }) => {
  const other = await context.newPage();
  await acceptTerms(other);
  let isDown = true;
  await page.routeWebSocket(/ws\/chat/, (socket) => {
    if (isDown) socket.close();
    else socket.connectToServer();
  });
  for (const tab of [page, other]) await open(tab, "/ai-chat");
  const [here, there] = [page.getByRole("main"), other.getByRole("main")];
  const answers = (tab: Locator) => tab.getByText("AssistantAI", { exact: true });
  await say(here, question);
  await expect(answers(here)).toHaveCount(1);
  await say(there, "And how do I pay there?");
  await expect(answers(there)).toHaveCount(2);
  await say(here, "Do they open on Sundays?");
  isDown = false;
  for (const tab of [here, there]) await expect(answers(tab)).toHaveCount(3, { timeout: 25_000 });
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(answers(tab.getByRole("main"))).toHaveCount(3);
    expect(await timesSaid(tab.getByRole("main"), question)).toBe(1);
  }
});

test("the words while an answer is on its way", { tag: "@proof" }, async ({ page }) => {
  await page.routeWebSocket(/ws\/chat/, (socket) => socket.close());
  let held = Promise.withResolvers<void>();
  await page.route("**/api/chat/message", async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const [locale, words] of [
    ["en", "Typing..."],
    ["es", "Escribiendo..."],
  ] as const) {
    await speak(page, locale);
    await open(page, "/");
    await page.getByRole("button", { name: /Open the support chat|Abrir el chat/ }).click();
    const panel = page.getByRole("dialog", { name: /Support Chat|Chat de ayuda/ });
    await say(panel, question);
    await expect(panel.getByText(words)).toBeVisible();
    await expect(panel.getByRole("button", { name: /^(Send|Enviar)$/ })).toBeDisabled();
    held.resolve();
    await expect(panel.getByText(words)).toBeHidden();
    held = Promise.withResolvers();
  }
});

test("on a phone it covers the screen, and what is behind rests", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await openPanel(page);
  expect(await sizeOf(panel)).toEqual([320, 640]);
  expect(await page.locator("header[inert], main[inert]").count()).toBeGreaterThan(0);
  await panel.getByRole("button", { name: "Close the chat" }).click();
  await expect(page.locator("main[inert]")).toHaveCount(0);
  const again = await openPanel(page);
  await say(again, question);
  await again.getByText("From our guide:").getByRole("link").first().click();
  // The page it leads to is not left behind the panel.
  await expect(again).toBeHidden();
  await expect(page.locator("main[inert]")).toHaveCount(0);
  await expect(page).not.toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

test("in danger 911 stays in view, with the contact that is asked for below it", async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 720 });
  const panel = await openPanel(page);
  await say(panel, "I was robbed on a bus");
  await expect(panel.getByText("We've told the team.")).toBeAttached();
  await painted(page);
  await expect(panel.locator("ol > li p", { hasText: "Call 911 now" })).toBeInViewport({ ratio: 1 });
});

test("the assistant's page: the same conversation, and its failure in the assistant's place", async ({
  page,
}) => {
  // Without the live connection, which would bring the message all the same.
  let isDown = true;
  await page.routeWebSocket("**/ws/chat", (socket) => {
    if (isDown) socket.close();
    else socket.connectToServer();
  });
  await open(page, "/ai-chat");
  await expect(page.getByRole("heading", { level: 1, name: "Arribo AI Assistant" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  const main = page.getByRole("main");
  await page.route("**/api/chat", (route) => route.fulfill({ status: 500, body: "" }));
  await say(main, question);
  await expect(main.getByText("Error getting response.")).toBeVisible();
  await page.unroute("**/api/chat");
  await main.getByRole("button", { name: /^Try again/ }).click();
  await expect(main.getByText("AssistantAI", { exact: true })).toBeVisible();
  await expect(main.getByText("Error getting response.")).toHaveCount(0);
  expect(await timesSaid(main, question)).toBe(1);
  isDown = false;
  const panel = await openPanel(page, "/packages");
  expect(await timesSaid(panel, question)).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the round button leads to the assistant's page, which answers a form, in one conversation", async ({
    page,
  }) => {
    await page.goto("/services");
    await page.getByRole("button", { name: "Open the support chat" }).click();
    await expect(page).toHaveURL(/\/ai-chat/);
    for (const text of [question, "And how do I pay there?"]) {
      await page.getByRole("textbox").fill(text);
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText("AssistantAI", { exact: true })).toHaveCount(2);
    await expect(page.getByText(question)).toBeVisible();
  });
});

test("a message that was pressed before the page was alive goes on with scripts", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/ai-chat");
  await page.getByRole("textbox").fill(question);
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Send" }).click();
  await alive(page);
  const main = page.getByRole("main");
  await expect(main.getByText("AssistantAI", { exact: true })).toBeVisible();
  await say(main, "And how do I pay there?");
  await expect(main.getByText("AssistantAI", { exact: true })).toHaveCount(2);
});

test("who has a conversation already and presses before the page is alive finds both", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page, "/ai-chat");
  const main = page.getByRole("main");
  const answers = main.getByText("AssistantAI", { exact: true });
  await say(main, question);
  await expect(answers).toHaveCount(1);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/ai-chat");
  await page.getByRole("textbox").fill("And how do I pay there?");
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Send" }).click();
  await alive(page);
  await expect(answers).toHaveCount(2);
  expect(await timesSaid(main, question)).toBe(1);
  expect(await timesSaid(main, "And how do I pay there?")).toBe(1);
});

test("what is heard and read aloud is the language of the chat; what is typed while it listens stays", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    class Recognition {
      onresult: (event: object) => void = () => {};
      onend = () => {};
      start() {
        noted.push(JSON.stringify(this));
      }
      stop() {
        this.onresult({ results: [[{ transcript: "colmado" }]] });
        this.onend();
      }
      abort() {}
    }
    const speechSynthesis = {
      speak: ({ lang }: SpeechSynthesisUtterance) => noted.push(lang),
      cancel() {},
      getVoices: () => [],
    };
    for (const [name, value] of Object.entries({
      noted,
      SpeechRecognition: Recognition,
      speechSynthesis,
    }))
      Object.defineProperty(window, name, { value });
  });
  const languages = [
    [
      "en",
      { start: "Dictate", stop: /^Listening/, sound: "your browser may send the audio", speak: "Read aloud" },
      "en-US",
    ],
    [
      "es",
      {
        start: "Dictar",
        stop: /^Escuchando/,
        sound: "tu navegador puede enviar el audio",
        speak: "Leer en voz alta",
      },
      "es-ES",
    ],
  ] as const;
  for (const [locale, words, tag] of sampleOf(languages, 2)) {
    await speak(page, locale);
    const panel = await openPanel(page);
    await expect(panel.getByText(words.sound)).toBeVisible();
    await panel.getByRole("button", { name: words.start }).click();
    await panel.getByRole("textbox").fill("What is a");
    await panel.getByRole("button", { name: words.stop }).click();
    await expect(panel.getByRole("textbox")).toHaveValue("What is a colmado");
    await panel.getByRole("textbox").press("Enter");
    const speakers = panel.getByRole("button", { name: words.speak });
    await expect(speakers).toHaveCount(locale === "en" ? 1 : 2);
    await speakers.last().click();
    const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
    expect(JSON.parse(noted[0] ?? "")).toMatchObject({ lang: tag, continuous: false, interimResults: false });
    expect(noted.at(-1)).toBe(tag);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("staff answer chats: their screens have no customers' bubble, a public page has it", async ({
  page,
}) => {
  const bubble = page.locator(".chat-button");
  await open(page, "/services");
  await expect(bubble).toHaveCount(1);
  await signIn(page.request);
  const screens = ["/admin/today", "/booking-management", "/admin-dashboard", "/job-matching-demo"];
  for (const screen of sampleOf(screens, 4)) {
    await open(page, screen);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(bubble).toHaveCount(0);
  }
  // Without a new document it comes back, too.
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(bubble).toHaveCount(1);
});
