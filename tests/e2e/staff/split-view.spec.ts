import { expect, test } from "@playwright/test";
import { coveredControls } from "../covered.ts";
import {
  alive,
  detailOf,
  enterAsStaff,
  open,
  openEntry,
  rowOf,
  sidewaysScroll,
} from "../fixtures/visitor.ts";

test("the keys move, open and close; the address holds what is open, and the list keeps its place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 860 });
  await enterAsStaff(page);
  await open(page, "/admin/vendors");
  const rows = page.locator("[data-entry]");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const heading = detailOf(page).getByRole("heading", { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText((await rows.nth(1).getByRole("link").innerText()).trim());
  const id = await rows.nth(1).getAttribute("data-entry");
  await expect(page).toHaveURL(`/admin/vendors?vendor=${id}`);
  await page.reload();
  await alive(page);
  await expect(heading).toBeVisible();
  // From the opened one on, wherever the focus is.
  await page.keyboard.press("j");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(detailOf(page)).toHaveCount(0);
  await expect(page).toHaveURL("/admin/vendors");
  await expect(rows.nth(1)).toBeFocused();

  for (const width of [1320, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await rows.nth(30).scrollIntoViewIfNeeded();
    const name = await rows.nth(28).getByRole("link").innerText();
    const record = await openEntry(page, name);
    const before = await page.evaluate(() => window.scrollY);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (width < 1024) await expect(rows.nth(28)).toBeHidden();
    else await expect(rows.nth(28)).toBeInViewport();
    expect.soft(await coveredControls(page), `${width} px`).toEqual([]);
    await page.evaluate((top) => window.scrollTo(0, top), before);
    await record.getByRole("button", { name: width < 1024 ? "Back to the list" : "Close" }).click();
    await expect(detailOf(page)).toHaveCount(0);
    await expect(rowOf(page, name).first()).toBeInViewport();
    if (width < 1024) expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test("what no page of the list holds opens by its address, and what does not exist says so", async ({
  page,
}) => {
  await enterAsStaff(page);
  const [lead] = (await (await page.request.get("/api/admin/leads?limit=1")).json()) as {
    id: number;
    name: string;
  }[];
  await open(page, `/admin-dashboard?status=closed&search=nobody-${lead?.id}&lead=${lead?.id}`);
  await expect(detailOf(page).getByRole("heading", { level: 2 })).toHaveText(lead?.name ?? "");
  await open(page, "/admin-dashboard?lead=99999999999");
  await expect(page.getByRole("heading", { name: "This entry does not exist any more" })).toBeVisible();
  await detailOf(page).getByRole("button", { name: "Back to the list" }).last().click();
  await expect(page).toHaveURL("/admin-dashboard");
});

test("in a chat the field is in view at every width, Ctrl+Enter sends, and the list says who spoke last", async ({
  page,
}) => {
  await enterAsStaff(page);
  const begun = await page.request.post("/api/chat/session", { data: { userLanguage: "en" } });
  const { sessionId } = (await begun.json()).session as { sessionId: string };
  const word = `inverter-${Date.now()}`;
  const data = { sessionId, message: `Where do I buy an ${word}?`, userLanguage: "en" };
  expect((await page.request.post("/api/chat/message", { data })).status()).toBe(200);
  await open(page, `/admin/chats?search=${word}`);
  await expect(page.locator("[data-entry]")).toContainText("Assistant: ");
  const desk = await openEntry(page);
  const field = desk.getByRole("textbox", { name: "Your answer" });
  for (const [width, height] of [
    [1320, 860],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
    await expect(desk.locator("ol > li").last()).toBeInViewport({ ratio: 0.2 });
    expect.soft(await coveredControls(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1320, height: 860 });
  await field.fill("I send you two shops at once.");
  await field.press("Control+Enter");
  await expect(desk.locator("ol > li").last()).toContainText("I send you two shops at once.");
  await expect(field).toHaveValue("");
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.locator("[data-entry]")).toContainText("You: I send you two shops at once.");
});
