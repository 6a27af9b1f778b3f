import { expect, test } from "@playwright/test";
import { openPanel, say } from "../fixtures/chat-panel.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, newEmail, open, signIn, speak } from "../fixtures/visitor.ts";

test.beforeEach(async ({ page }) => acceptTerms(page));

test("an answer that came while the panel is closed is counted on the button and in the tab's title", async ({
  page,
  request: staff,
}) => {
  await signIn(staff);
  const languages = [
    [
      "en",
      {
        close: "Close the chat",
        person: "Talk to a person",
        told: "We've told the team.",
        one: "Open the support chat: 1 new answer",
        two: "Open the support chat: 2 new answers",
        none: "Open the support chat",
      },
    ],
    [
      "es",
      {
        close: "Cerrar el chat",
        person: "Hablar con una persona",
        told: "Ya le avisamos al equipo.",
        one: "Abrir el chat de ayuda: 1 respuesta nueva",
        two: "Abrir el chat de ayuda: 2 respuestas nuevas",
        none: "Abrir el chat de ayuda",
      },
    ],
  ] as const;
  for (const [locale, words] of sampleOf(languages, 2)) {
    await speak(page, locale);
    const panel = await openPanel(page);
    const mine = newEmail("unread");
    await say(panel, mine);
    await expect(panel.getByText(/^(AssistantAI|AsistenteIA)$/)).toBeVisible();
    await panel.getByRole("button", { name: words.person }).click();
    await expect(panel.getByText(words.told)).toBeVisible();
    await panel.getByRole("button", { name: words.close }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveTitle(/^(?!\(\d+\))/);

    const [found] = await (await staff.get(`/api/admin/chats?search=${encodeURIComponent(mine)}`)).json();
    const reply = (text: string) =>
      staff.post(`/api/admin/chats/${found.id}/reply`, { data: { text, language: locale } });
    expect((await reply("Uno")).status()).toBe(200);
    // By the live connection, or by the look that takes its place.
    const bubble = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(bubble(words.one)).toHaveText("1", { timeout: 20_000 });
    await expect(page).toHaveTitle(/^\(1\) \S/);
    await reply("Dos");
    await expect(bubble(words.two)).toHaveText("2", { timeout: 20_000 });
    // Another page brings a title of its own, with the count.
    await page.locator('footer a[href="/packages"], header a[href="/packages"]').first().click();
    await expect(page).toHaveURL("/packages");
    await expect(page).toHaveTitle(/^\(2\) [^(]/);

    await bubble(words.two).click();
    await expect(panel.getByText("Dos", { exact: true })).toBeVisible();
    await panel.getByRole("button", { name: words.close }).click();
    await expect(bubble(words.none)).toHaveText("");
    await expect(page).toHaveTitle(/^(?!\(\d+\))/);
    await page.evaluate(() => localStorage.removeItem("arribo.chat"));
  }
});

for (const [locale, words] of [
  [
    "en",
    {
      open: "Open the support chat",
      closed: /The chat is not available right now/,
      lost: /The earlier messages/,
      again: "Try again",
    },
  ],
  [
    "es",
    {
      open: "Abrir el chat de ayuda",
      closed: /El chat no está disponible en este momento/,
      lost: /los mensajes anteriores/,
      again: "Inténtalo de nuevo",
    },
  ],
] as const) {
  test(`who never wrote here and cannot begin reads a phone number, and of nothing lost: ${locale}`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ page }) => {
    await speak(page, locale);
    await page.route("**/api/chat/session", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, "/");
    await page.getByRole("button", { name: words.open }).click();
    const panel = page.getByRole("dialog");
    const told = panel.getByRole("alert").filter({ hasText: words.closed });
    await expect(told.getByRole("link")).toHaveAttribute("href", /^tel:\+/);
    await expect(panel.getByText(words.lost)).toHaveCount(0);
    await page.unroute("**/api/chat/session");
    await told.getByRole("button", { name: words.again }).click();
    await expect(told).toHaveCount(0);
    await expect(panel.getByText(/^(Live|En vivo)$/)).toBeVisible();
  });
}
