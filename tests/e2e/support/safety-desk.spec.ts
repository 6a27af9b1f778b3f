import { expect, type Page, test } from "@playwright/test";
import { newName, storedRequests } from "../fixtures/safety-page.ts";
import {
  acceptTerms,
  alive,
  onlyNewsOf,
  open,
  openEntry,
  rowOf,
  runClockUntil,
  signIn,
} from "../fixtures/visitor.ts";

/** On a phone the buttons that call stand before the acts, in the first screen. */
async function callIsFirst(page: Page, name: string): Promise<void> {
  const shown = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ["/admin/safety-requests", "/admin/today?show=safety"]) {
    await open(page, screen);
    await rowOf(page, name).getByRole("link").first().click();
    const detail = page.getByRole("region", { name, exact: true });
    const call = detail.getByRole("link", { name: `Call ${name}: 809 555 0143` });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(detail.getByRole("link", { name: /^WhatsApp with/ })).toBeInViewport({ ratio: 1 });
    const act = detail.getByRole("button", { name: /^Take in hand/ }).first();
    const [above, below] = [await call.boundingBox(), await act.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  }
  if (shown) await page.setViewportSize(shown);
  await open(page, "/admin/safety-requests");
}

test("staff see it first, in the bell and on their list, hear it, answer and close it", async ({
  page,
  request,
}) => {
  const name = newName();
  await page.addInitScript(() => {
    const rung = window as unknown as { tones: number };
    rung.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function play(...when) {
      rung.tones += 1;
      start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await page.clock.install();
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, "/admin/safety-requests");
  const sound = page.getByRole("checkbox", { name: "Sound for new safety requests" });
  await expect(sound).not.toBeChecked();
  await sound.check();
  expect(await tones()).toBeGreaterThan(0);
  await page.reload();
  await alive(page);
  await expect(sound).toBeChecked();
  await page.getByRole("heading", { level: 1 }).click();
  const before = await tones();
  const data = { name, details: "Two men took my bag.", urgency: "emergency", contact: "809 555 0143" };
  expect((await request.post("/api/safety-requests", { data })).status()).toBe(201);
  await runClockUntil(page, 16_000, () => expect.poll(tones, { timeout: 1_000 }).toBeGreaterThan(before));

  await onlyNewsOf(page, name);
  await open(page, "/admin/today");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Emergencies, open until closed");
  await expect(rowOf(page, name)).toHaveAttribute("data-edge", "soon");
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await page.getByRole("button", { name: /^News/ }).click();
  const news = page.getByRole("link", { name: new RegExp(`Emergency: ${name} needs help now.`) });
  await expect(news.locator("svg")).toBeVisible();
  await news.click();
  await expect(page).toHaveURL("/admin/safety-requests");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Safety requests");
  await expect(rowOf(page, name)).toContainText("Unassigned");
  await expect(rowOf(page, name)).toContainText(/open for \d+ min/);
  await callIsFirst(page, name);
  const row = await openEntry(page, name);
  await expect(row.getByRole("link", { name: /809 555 0143/ })).toHaveAttribute("href", "tel:8095550143");
  await row.getByRole("button", { name: /^Take in hand/ }).click();
  await expect(row).toContainText("In hand");
  await row.getByRole("button", { name: /^Note or close/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save the note" }).click();
  await expect(dialog.getByLabel("Note for the team")).toHaveAccessibleDescription(/Write a note first\.$/);

  // A colleague is faster: nothing of theirs is overwritten, and what was typed stays.
  await dialog.getByLabel("Note for the team").fill("She is with her sister.");
  const [{ id } = { id: 0 }] = await storedRequests(page.request, name);
  await page.request.patch(`/api/admin/safety-requests/${id}`, {
    data: { status: "in_hand", note: "I called." },
  });
  await dialog.getByRole("button", { name: "Close the request" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of yours has been saved yet.");
  await expect(dialog.getByRole("list")).toContainText("I called.");
  await expect(dialog.getByLabel("Note for the team")).toHaveValue("She is with her sister.");
  await dialog.getByRole("button", { name: "Close the request" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Closed");
  expect(await storedRequests(page.request, name)).toMatchObject([
    { status: "closed", assignee: "ana@example.com", version: 4 },
  ]);
});
