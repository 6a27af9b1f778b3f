import { expect, test } from "@playwright/test";
import { newWords, postedByTeam } from "../fixtures/board.ts";
import { acceptTerms, open, signIn } from "../fixtures/visitor.ts";

test("posts and replies in the other language are translated where they stand, a title with its text", async ({
  page,
}) => {
  await acceptTerms(page);
  await signIn(page.request);
  const title = newWords("Busco una escuela");
  const content = newWords("Que quede cerca de la playa.");
  const id = await postedByTeam(page.request, { title, content, language: "es" });
  const [spanish, english] = [newWords("Yo conozco una."), newWords("So do I.")];
  await postedByTeam(page.request, { replyTo: id, content: spanish, language: "es" });
  await postedByTeam(page.request, { replyTo: id, content: english, language: "en" });
  const asked: unknown[] = [];
  await page.route("**/api/chat/translate", async (route) => {
    const body = route.request().postDataJSON();
    asked.push(body);
    const translatedText = body.text.includes("Busco")
      ? "I am looking for a school\n\nClose to the beach."
      : "I know one.";
    await route.fulfill({ json: { translatedText, culturalContext: null, from: "model" } });
  });

  await open(page, `/community-board?search=${encodeURIComponent(title)}`);
  const entry = page.getByRole("article").filter({ hasText: content });
  await entry.getByRole("button", { name: "Translate: what Arribo wrote" }).click();
  await expect(entry.getByText("Close to the beach.")).toHaveAttribute("lang", "en");
  await expect(entry.getByText("Translated by AI; nobody checked it.")).toBeVisible();
  await expect(entry.getByText(content)).toBeVisible();
  expect(asked).toEqual([{ text: `${title}\n\n${content}`, fromLanguage: "es", toLanguage: "en" }]);

  await open(page, `/community-board/${id}`);
  const topic = page.getByRole("article");
  await topic.getByRole("button", { name: /^Translate/ }).click();
  await expect(topic.getByText("I am looking for a school")).toBeVisible();
  const replies = page.getByRole("region", { name: "2 replies" }).getByRole("listitem");
  await expect(replies.filter({ hasText: english }).getByRole("button", { name: /^Translate/ })).toHaveCount(
    0,
  );
  const reply = replies.filter({ hasText: spanish });
  await reply.getByRole("button", { name: /^Translate/ }).click();
  await expect(reply.getByText("I know one.")).toBeVisible();
  expect(asked.at(-1)).toEqual({ text: spanish, fromLanguage: "es", toLanguage: "en" });
  await reply.getByRole("button", { name: /^Hide the translation/ }).click();
  await expect(reply.getByText("I know one.")).toHaveCount(0);

  await open(page, `/community-board/${id}?lang=es`);
  await expect(page.getByRole("article").getByRole("button", { name: /^Traducir/ })).toHaveCount(0);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: english })
      .getByRole("button", { name: "Traducir: lo que escribió Arribo" }),
  ).toBeVisible();
});
