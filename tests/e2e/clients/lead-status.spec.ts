import { expect, test } from "@playwright/test";
import { acceptTerms, newLead, openLead, storedLeads, undoOf } from "../fixtures/visitor.ts";

test("the keys of a closed status list save nothing on their way: Enter or the button does, once", async ({
  page,
  request,
}) => {
  await acceptTerms(page);
  const lead = await newLead(request);
  const row = await openLead(page, lead.email);
  const changes: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "PATCH") changes.push(sent.postData() ?? "");
  });
  const status = row.getByRole("combobox", { name: /^Status of/ });
  await status.focus();
  // What a closed list does on an arrow key on Windows and Linux; on a Mac, and without a window, it opens.
  const step = (value: string) =>
    status.evaluate((list: HTMLSelectElement, next) => {
      list.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      list.value = next;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  await step("contacted");
  await step("qualified");
  await expect(row.getByRole("button", { name: "Save “Qualified”" })).toBeVisible();
  expect(await storedLeads(page.request, lead.email)).toMatchObject([{ status: "new" }]);
  await row.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveValue("new");
  await step("contacted");
  await step("qualified");
  await status.press("Enter");
  await expect(undoOf(page)).toContainText("Lead status changed to qualified");
  await expect(row.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  expect(changes).toEqual([JSON.stringify({ status: "qualified", from: "new" })]);
});
