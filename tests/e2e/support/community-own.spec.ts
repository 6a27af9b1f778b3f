import { expect, type Page, test } from "@playwright/test";
import { decided, newWords, postedByTeam, storedPost } from "../fixtures/board.ts";
import { acceptTerms, newWindow, open, sidewaysScroll, signIn, toastOf } from "../fixtures/visitor.ts";

const form = (page: Page) => page.getByRole("form", { name: "Start a discussion" });
const replyForm = (page: Page) => page.getByRole("form", { name: "Reply" });
const entries = (page: Page) => page.getByRole("region", { name: "Recent Discussions" }).getByRole("article");
const filters = (page: Page) => page.getByRole("main").getByRole("search");

for (const width of [1320, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => acceptTerms(page));

    test("finds by topic, town and language; the address holds them, and links keep the search", async ({
      page,
    }) => {
      await signIn(page.request);
      const word = newWords("Guanabana").replace(" ", "").replaceAll(/\d/g, "x");
      const write = (more: object) => postedByTeam(page.request, { content: newWords(word), ...more });
      await write({ title: "Rent", topic: "housing", town: "Sosúa", language: "en" });
      await write({ title: "Alquiler", topic: "housing", town: "Sosúa", language: "es" });
      await write({ title: "Doctor", topic: "health", language: "en" });
      await open(page, `/community-board?search=${word}`);
      await expect(page.getByText("3 discussions")).toBeVisible();
      await chooseTopic(page, width, "Housing");
      await expect(page).toHaveURL(/topic=housing/);
      await expect(page.getByText("2 discussions")).toBeVisible();
      await expect(filters(page).getByRole("searchbox")).toHaveValue(word);
      const language = filters(page).getByLabel("Language");
      await language.selectOption({ label: "Español" });
      await expect(page).toHaveURL(/language=es/);
      await expect(entries(page)).toHaveCount(1);
      await expect(entries(page).first()).toContainText("Alquiler");
      await expect(entries(page).first()).toContainText("Sosúa");
      await filters(page).getByLabel("Town").selectOption("Samaná");
      await expect(page.getByText("Nobody has written about this yet")).toBeVisible();
      // The empty list offers to ask, with what was looked for.
      await page.getByRole("link", { name: "Ask here" }).click();
      await expect(page.getByRole("heading", { name: "Start a discussion" })).toBeInViewport();
      await page.goBack();
      await expect(page.getByText("Nobody has written about this yet")).toBeVisible();
      await page.goBack();
      await expect(entries(page)).toHaveCount(1);
      await expect(language).toHaveValue("es");
      await page.reload();
      await expect(filters(page).getByLabel("Town")).toHaveValue("");
      await expect(entries(page).first()).toContainText("Alquiler");
      expect(await sidewaysScroll(page)).toBe(0);
      await entries(page).first().getByRole("link", { name: "Sosúa" }).click();
      await expect(page).toHaveURL(/\?town=/);
      await expect(filters(page).getByLabel("Town")).toHaveValue("Sosúa");
    });

    test("the name is remembered; one's own post waits in sight, is removed, and nobody else can do that", async ({
      page,
      browser,
    }) => {
      const name = newWords("Hannah");
      const title = newWords("My own question");
      await open(page, "/community-board?topic=family&town=Cabarete");
      if (width < 1024) {
        await page.getByRole("link", { name: "Write a post" }).click();
        await expect(page.getByRole("heading", { name: "Start a discussion" })).toBeInViewport();
      }
      await form(page).getByLabel("Your name").fill(name);
      await form(page).getByLabel("Title").fill(title);
      await form(page).getByLabel("Content").fill(newWords("Where is the school?"));
      // What is being looked at is suggested.
      await expect(form(page).getByLabel("Topic")).toHaveValue("family");
      await expect(form(page).getByLabel("Town")).toHaveValue("Cabarete");
      await form(page).getByRole("button", { name: "Add Post" }).click();
      await expect(form(page).getByText("Received; a person reads it first.")).toBeVisible();
      const own = page.getByRole("region", { name: "Yours, not on the board" });
      await expect(own).toContainText(title);
      await expect(own).toContainText("It’s waiting for review");

      const desk = await newWindow(browser);
      await signIn(desk.request);
      const [stored] = await storedPost(desk.request, title);
      expect(stored).toMatchObject({ topic: "family", town: "Cabarete", status: "held" });
      const id = stored?.id ?? 0;
      await decided(desk.request, id, { status: "visible" });
      const visitor = await newWindow(browser);
      await acceptTerms(visitor);
      await open(visitor, `/community-board/${id}`);
      await expect(visitor.getByRole("button", { name: /^Remove/ })).toHaveCount(0);

      await open(page, `/community-board/${id}`);
      await expect(replyForm(page).getByLabel("Your name")).toHaveValue(name);
      await replyForm(page).getByLabel("Your reply").fill(newWords("I found it."));
      await replyForm(page).getByRole("button", { name: "Add Reply" }).click();
      await expect(page.getByRole("heading", { name: "1 reply" })).toBeVisible();
      await page.getByRole("button", { name: `Remove: ${title}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: `Remove: ${title}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
      await expect(toastOf(page)).toContainText("The text is gone; the replies stay.");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Removed by its author");
      await visitor.reload();
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Removed by its author");
      await expect(visitor.getByRole("article")).not.toContainText(name);

      await page.getByRole("button", { name: /^Remove: I found it/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
      await expect(toastOf(page).last()).toContainText("It is no longer on the board.");
      expect((await visitor.reload())?.status()).toBe(404);
      await open(desk, `/admin/community?post=${id}`);
      await expect(desk.locator("[data-entry]").first()).toContainText("Removed by its author");
      for (const window of [desk, visitor]) await window.context().close();
    });
  });

/** On a phone topics are a list to choose from, elsewhere links. */
async function chooseTopic(page: Page, width: number, name: string): Promise<void> {
  if (width < 640) {
    await filters(page).getByText("Topic, town, language").click();
    await filters(page).getByLabel("Topic", { exact: true }).selectOption({ label: name });
  } else await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name }).click();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links and the form filter the board", async ({ page }) => {
    await page.goto("/community-board?search=a");
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Housing" }).click();
    await expect(page).toHaveURL(/search=a&topic=housing/);
    await filters(page).getByLabel("Language").selectOption("en");
    await filters(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/topic=housing.*language=en/);
    await expect(entries(page).first()).toContainText("Housing");
  });
});
