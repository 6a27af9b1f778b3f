import { expect, type Page, test } from "@playwright/test";
import { decided, newWords, postedByTeam, storedPost } from "../fixtures/board.ts";
import {
  acceptTerms,
  alive,
  draftHolds,
  holdScripts,
  newWindow,
  open,
  openEntry,
  sidewaysScroll,
  signIn,
  speak,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

const form = (page: Page) =>
  page.getByRole("form", { name: /^(Start a discussion|Inicia una conversación)$/ });
const replyForm = (page: Page) => page.getByRole("form", { name: /^(Reply|Responde)$/ });
const entries = (page: Page) =>
  page.getByRole("region", { name: /^(Recent Discussions|Conversaciones recientes)$/ }).getByRole("article");

async function write(page: Page, post: { name: string; title: string; content: string }) {
  await form(page).getByLabel("Your name").fill(post.name);
  await form(page).getByLabel("Title").fill(post.title);
  await form(page).getByLabel("Content").fill(post.content);
}

test.describe("a visitor", () => {
  test.beforeEach(({ page }) => acceptTerms(page));

  test("writes, looks, posts once; staff look; it is there, is answered, reported, hidden and put back", async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const post = {
      name: newWords("Marsha"),
      title: newWords("What to pack"),
      content: `${newWords("Four suitcases.")}\nSee https://example.com/list`,
    };
    await open(page, "/community");
    // What is not open yet has no way in.
    for (const closed of ["events", "mentorship"])
      await expect(page.locator(`article[aria-labelledby=${closed}]`).locator("a, button")).toHaveCount(0);
    await page.getByRole("link", { name: "Access Board" }).click();
    await expect(page).toHaveURL("/community-board");
    await write(page, post);
    // What was typed outlives the tab's reload.
    await draftHolds(page, post.content.split("\n")[0] ?? "");
    await page.reload();
    await alive(page);
    await expect(form(page).getByLabel("Title")).toHaveValue(post.title);
    await expect(form(page).getByLabel("Content")).toHaveValue(post.content);

    await form(page).getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("article", { name: "This is how it will look" });
    await expect(preview).toContainText(post.title);
    await expect(preview).toContainText(post.name);
    await expect(preview).toContainText("Just now");
    await expect(preview.getByRole("link")).toHaveCount(0);
    await expect(form(page).getByLabel("Title")).toBeHidden();
    await form(page).getByRole("button", { name: "Keep writing" }).click();
    await expect(form(page).getByLabel("Title")).toHaveValue(post.title);
    await form(page).getByRole("button", { name: "Preview" }).click();
    await form(page).getByRole("button", { name: "Add Post" }).dblclick();
    await expect(form(page).getByText("Received; a person reads it first.")).toBeVisible();
    await expect(form(page)).toContainText(
      "It will appear on the board once one of us has read and accepted it",
    );
    await expect(form(page).getByLabel("Title")).toHaveValue("");
    await expect(form(page)).toContainText("Waiting for review");
    // Its author sees it, marked; also after a reload.
    await page.reload();
    const own = page.getByRole("region", { name: "Yours, not on the board" });
    await expect(own).toContainText(post.title);
    await expect(form(page).getByLabel("Your name")).toHaveValue(post.name);

    const desk = await newWindow(browser);
    await signIn(desk.request);
    const [stored, ...others] = await storedPost(desk.request, post.title);
    expect(others).toEqual([]);
    const path = `/community-board/${stored?.id}`;
    expect((await page.goto(path))?.status()).toBe(404);

    await open(desk, "/admin/community?status=held");
    const held = await openEntry(desk, post.title);
    await expect(held).toContainText("A first post");
    await held.getByRole("button", { name: /^Put on the board/ }).click();
    await expect(toastOf(desk)).toContainText("Everyone can read it.");

    await open(page, "/community-board");
    await expect(own).toBeHidden();
    await entries(page)
      .filter({ hasText: post.title })
      .getByRole("link", { name: post.title })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("https://example.com/list");
    await expect(main.getByRole("link", { name: "https://example.com/list" })).toHaveCount(0);
    await held.getByRole("button", { name: /^Allow links/ }).click();
    await expect(held).toContainText("Its web addresses are links.");
    await page.reload();
    const link = main.getByRole("link", { name: "https://example.com/list" });
    await expect(link).toHaveAttribute("rel", "nofollow ugc noopener");

    // The same name from the same browser is known by now: the reply is there at once.
    const answer = newWords("Two hooks and a good knife.");
    await alive(page);
    await expect(replyForm(page).getByLabel("Your name")).toHaveValue(post.name);
    await replyForm(page).getByLabel("Your reply").fill(answer);
    await replyForm(page).getByRole("button", { name: "Add Reply" }).click();
    await expect(replyForm(page).getByText("Reply added successfully!")).toBeVisible();
    await expect(replyForm(page)).not.toContainText("Waiting for review");
    await expect(page.getByRole("heading", { name: "1 reply" })).toBeVisible();
    await expect(main.getByText(answer)).toBeVisible();

    const reply = page.getByRole("listitem").filter({ hasText: answer });
    await reply.getByRole("button", { name: /^Report/ }).click();
    const dialog = page.getByRole("dialog", { name: "Report a problem" });
    await dialog.getByRole("radio", { name: "It insults or attacks people" }).check();
    await dialog.getByRole("button", { name: "Send the report" }).click();
    await expect(page.getByRole("dialog", { name: "Thank you. We have your report." })).toBeVisible();

    await open(desk, `/admin/reports?status=open&search=${encodeURIComponent(answer)}`);
    const report = await openEntry(desk, "Community post");
    await expect(report).toContainText(answer);
    await report.getByRole("link", { name: /^See the post/ }).click();
    const row = await openEntry(desk, answer);
    await expect(row).toContainText("1 open report");
    await row.getByRole("button", { name: /^Hide/ }).click();
    await row.getByRole("button", { name: "Hide it" }).click();
    await expect(row).toContainText("Write the reason first.");
    await row.getByRole("textbox", { name: "Reason" }).fill("Unkind to a neighbor.");
    await row.getByRole("button", { name: "Hide it" }).click();
    await expect(row).toContainText("Hidden");
    await expect(row).toContainText("Unkind to a neighbor.");
    await expect(row).not.toContainText("open report");
    await page.reload();
    await expect(main).not.toContainText(answer);

    await row.getByRole("button", { name: /^Put back/ }).click();
    await row.getByRole("textbox", { name: "Reason" }).fill("They have made up.");
    await row.getByRole("button", { name: "Put it back" }).click();
    await expect(row).toContainText("On the board");
    await row.getByRole("button", { name: /^History/ }).click();
    await expect(row.getByRole("listitem").filter({ hasText: "Hidden → On the board" })).toContainText("ana");
    await expect(row.getByRole("listitem").filter({ hasText: "On the board → Hidden" })).toContainText(
      "Unkind to a neighbor.",
    );
    await page.reload();
    await expect(main).toContainText(answer);
    await desk.context().close();
  });

  test("writes a post with the keyboard alone, in Spanish, on a small phone", async ({ page }) => {
    await speak(page, "es");
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/community-board");
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("link", { name: "Escribir una publicación" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Inicia una conversación" })).toBeInViewport();
    const button = form(page).getByRole("button", { name: "Publicar" });
    await button.press("Enter");
    await expect(form(page).getByText("Completa todos los campos.")).toBeVisible();
    const name = form(page).getByLabel("Tu nombre");
    await expect(name).toBeFocused();
    await page.keyboard.type("Yolanda");
    await page.keyboard.press("Tab");
    await page.keyboard.type(newWords("Una pregunta"));
    await page.keyboard.press("Tab");
    await page.keyboard.type("¿Dónde?");
    await page.keyboard.press("Tab");
    await expect(form(page).getByLabel("Tema")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form(page).getByLabel("Lugar")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form(page).getByRole("radio", { name: "Español" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(form(page).getByRole("radio", { name: "English" })).toBeChecked();
    await expect(form(page).getByLabel("Contenido")).toHaveAttribute("lang", "en");
    await page.keyboard.press("ArrowDown");
    const look = form(page).getByRole("button", { name: "Vista previa" });
    await tabTo(page, look, 3);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Así se verá")).toBeFocused();
    await tabTo(page, button, 3);
    await page.keyboard.press("Enter");
    await expect(form(page).getByText("Recibido: primero lo lee una persona.")).toBeVisible();
    await expect(form(page)).toContainText("En espera de revisión");
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test("what is typed and chosen before the page is alive stays", async ({ page }) => {
    const title = newWords("Temprano");
    const release = await holdScripts(page);
    await page.goto("/community-board", { waitUntil: "commit" });
    await write(page, { name: "Yolanda", title, content: "¿Dónde?" });
    await form(page).getByLabel("Español").check();
    release();
    await alive(page);
    await form(page).getByLabel("Content").pressSequentially(" Aquí.");
    await expect(form(page).getByLabel("Español")).toBeChecked();
    await form(page).getByRole("button", { name: "Add Post" }).click();
    await expect(form(page).getByText("Received; a person reads it first.")).toBeVisible();
    await signIn(page.request);
    expect(await storedPost(page.request, title)).toMatchObject([
      { userId: "Yolanda", content: "¿Dónde? Aquí.", language: "es" },
    ]);
  });

  test("keeps what was typed when the server refuses, and may send it again", async ({ page }) => {
    await page.clock.install();
    await open(page, "/community-board");
    const title = newWords("Twice");
    await write(page, { name: "Peter", title, content: "Once only." });
    await page.route("**/api/community/post", (route) =>
      route.fulfill({ status: 429, json: { code: "rate_limited", message: "Please wait nine seconds." } }),
    );
    await form(page).getByRole("button", { name: "Add Post" }).click();
    const failure = form(page).getByText("Failed to create post: Please wait nine seconds.");
    await expect(failure).toHaveCSS("color", "rgb(191, 47, 24)");
    // It passes.
    await page.clock.runFor(5_000);
    await expect(failure).toBeHidden();
    await expect(form(page).getByLabel("Title")).toHaveValue(title);
    await page.unroute("**/api/community/post");
    // A proxy's answer has no words for people.
    await page.route("**/api/community/post", (route) => route.fulfill({ status: 502, body: "<html>" }));
    await form(page).getByRole("button", { name: "Add Post" }).click();
    await expect(form(page).getByText("Failed to create post: 502 Bad Gateway")).toBeVisible();
    await page.unroute("**/api/community/post");
    await form(page).getByRole("button", { name: "Add Post" }).click();
    const success = form(page).getByText("Received; a person reads it first.");
    await expect(success).toHaveCSS("color", "rgb(35, 105, 58)");
    await page.clock.runFor(5_000);
    await expect(success).toBeHidden();
  });

  test("finds by words without accents, and turns the pages; the address holds both", async ({ page }) => {
    const staff = page.request;
    await signIn(staff);
    const word = newWords("Guayaba").replace(" ", "").replaceAll(/\d/g, "x");
    for (let number = 1; number <= 7; number += 1)
      await postedByTeam(staff, {
        title: `Número ${number}`,
        content: `${newWords("La")} ${word} número ${number}`,
      });
    await open(page, "/community-board");
    const next = page.getByRole("button", { name: "Next" });
    const previous = page.getByRole("button", { name: "Previous" });
    await expect(previous).toBeDisabled();
    await page.getByRole("searchbox", { name: "Search the board" }).fill(`${word.toLowerCase()} NUMERO`);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText("7 discussions")).toBeVisible();
    await expect(entries(page)).toHaveCount(5);
    await expect(entries(page).first()).toContainText("Número 7");
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(entries(page)).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Recent Discussions" })).toBeFocused();
    await expect(next).toBeDisabled();
    await page.goBack();
    await expect(entries(page)).toHaveCount(5);
    await expect(previous).toBeDisabled();
    await page.getByRole("link", { name: "Show all discussions" }).click();
    await expect(page).toHaveURL("/community-board");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await open(page, "/community-board?search=qqxxzz");
    await expect(page.getByText("Nobody has written about this yet")).toBeVisible();
    await open(page, "/community-board?page=999999");
    await page.getByRole("link", { name: "See the newest" }).click();
    await expect(entries(page).first()).toBeVisible();
  });

  test("reads a long conversation a part at a time", { tag: "@proof" }, async ({ page }) => {
    await signIn(page.request);
    const id = await postedByTeam(page.request, { title: newWords("Long") });
    for (let number = 1; number <= 21; number += 1)
      await postedByTeam(page.request, { replyTo: id, content: `${newWords("Said")} as number ${number}.` });
    await open(page, `/community-board/${id}`);
    await expect(page.getByRole("heading", { name: "21 replies" })).toBeVisible();
    const replies = page.getByRole("region", { name: "21 replies" }).getByRole("listitem");
    await expect(replies).toHaveCount(20);
    await page.getByRole("button", { name: "Show more replies" }).click();
    await expect(replies).toHaveCount(21);
    await expect(replies.last()).toBeFocused();
    await expect(replies.first()).toContainText("Arribo team");
    await expect(page.getByRole("button", { name: "Show more replies" })).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody reads, searches, turns pages, posts and replies", async ({ page, request: staff }) => {
    await signIn(staff);
    await page.goto("/community-board");
    await expect(entries(page)).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText("Page 2 of")).toBeVisible();
    await page.getByRole("searchbox").fill("suitcases");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { name: "What do you wish you had packed?" })).toBeVisible();

    const title = newWords("No scripts here");
    await page.goto("/community-board");
    await write(page, { name: "Hannah", title, content: "  " });
    const refused = page.waitForResponse((response) => response.request().method() === "POST");
    await form(page).getByRole("button", { name: "Add Post" }).click();
    expect((await refused).status()).toBe(400);
    await expect(form(page)).toContainText("Please fill in all fields.");
    await expect(form(page).getByLabel("Title")).toHaveValue(title);
    await expect(form(page).getByLabel("Content")).toHaveAccessibleDescription(/Fill in: Content/);
    await form(page).getByLabel("Content").fill("Does it work all the same?");
    await form(page).getByRole("button", { name: "Add Post" }).click();
    await expect(form(page)).toContainText("Received; a person reads it first.");
    await expect(form(page)).toContainText("Waiting for review");
    const [stored, ...others] = await storedPost(staff, title);
    expect([stored?.status, others]).toEqual(["held", []]);

    await decided(staff, stored?.id ?? 0, { status: "visible" });
    await page.goto(`/community-board/${stored?.id}`);
    const answer = newWords("It does.");
    await replyForm(page).getByLabel("Your name").fill("Hannah");
    await replyForm(page).getByLabel("Your reply").fill(answer);
    await replyForm(page).getByRole("button", { name: "Add Reply" }).click();
    await expect(replyForm(page)).toContainText("Received; a person reads it first.");
    expect(await storedPost(staff, answer)).toMatchObject([{ topicId: stored?.id, status: "held" }]);
  });
});
