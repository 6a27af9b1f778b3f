import { expect, test } from "@playwright/test";
import { newLead, rowOf, storedLeads } from "../../fixtures/visitor.ts";
import { assign, openEntry, openToday, someone } from "./today-desk.ts";

test("a note that is being typed stays over a reload and a live refresh; closing what nobody answered asks first", async ({
  page,
  request,
}) => {
  const name = someone("Draft");
  const { reference } = await newLead(request, { name });
  const [stored] = await storedLeads(page.request, reference);
  await assign(page.request, `leads/${stored?.id}`, true);
  await openToday(page, "who=mine");
  const detail = await openEntry(page, name);
  const note = detail.getByLabel("Note for the team");
  await note.fill("She calls back at six");
  // News come in: Today is read anew around the field.
  await newLead(request, { name: someone("News") });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(note).toHaveValue("She calls back at six");
  await page.reload();
  await expect(note).toHaveValue("She calls back at six");
  await note.press("Control+Enter");
  await expect(detail.getByRole("listitem").filter({ hasText: "She calls back at six" })).toBeVisible();
  await page.reload();
  await expect(detail.getByRole("listitem").filter({ hasText: "She calls back at six" })).toBeVisible();
  await expect(note).toHaveValue("");

  await detail.getByRole("button", { name: "Close", exact: true }).click();
  const question = page.getByRole("dialog", { name: `Close the lead of ${name}?` });
  await expect(question).toContainText("It counts as closed without an answer");
  expect((await storedLeads(page.request, reference))[0]?.status).toBe("new");
  await question.getByRole("button", { name: "Close the lead" }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect((await storedLeads(page.request, reference))[0]?.status).toBe("closed");
});
