import { expect, test } from "@playwright/test";
import { acceptTerms, open, sidewaysScroll, speak } from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

for (const [locale, words] of [
  [
    "en",
    {
      subject: "Residency and cédula",
      question: "How do I get my cédula?",
      all: "All subjects",
      ask: "Ask the concierge",
    },
  ],
  [
    "es",
    {
      subject: "Residencia y cédula",
      question: "¿Cómo saco mi cédula?",
      all: "Todos los temas",
      ask: "Pregunta al concierge",
    },
  ],
] as const) {
  test(`from the subjects to an answer, whose address can be sent (${locale})`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await speak(page, locale);
    await open(page, "/guide");
    await page.getByRole("link", { name: words.subject }).click();
    await expect(page).toHaveURL("/guide/residency");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.subject);
    await page.getByRole("link", { name: words.question }).click();
    await expect(page).toHaveURL("/guide/residency#cedula-first-application");
    const answer = page.getByRole("article", { name: words.question });
    await expect(answer).toBeInViewport();
    await expect(answer).toContainText("Junta Central Electoral");
    expect(await sidewaysScroll(page)).toBe(0);
    // Who does not find an answer asks the concierge from there.
    await page.getByRole("link", { name: words.ask }).click();
    await expect(page).toHaveURL(/\/guide\/residency\?consult=open/);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: words.all }).click();
    await expect(page).toHaveURL("/guide");
  });
}
