import { expect, test } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import {
  enterAsStaff,
  newEmail,
  newLead,
  open,
  openEntry,
  personIdOf,
  rowOf,
  sidewaysScroll,
} from "../../fixtures/visitor.ts";
import { colleague, colleaguePassword as password } from "./colleague.ts";

test("an owner invites somebody without a mail service; they join, and the owner disables them", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const email = newEmail("nora");
  await open(page, "/admin/team");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByText("Please fill this in").first()).toBeVisible();
  await dialog.getByLabel("Name").fill("Nora Vargas");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Role").selectOption("concierge");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("nothing was sent").first()).toBeVisible();
  const row = page
    .getByRole("region", { name: "Open invitations" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(row).toContainText("Hand the link over yourself");
  const shown = page.waitForResponse((answer) => answer.url().endsWith("/link"));
  await row.getByRole("button", { name: "Get the link" }).click();
  const { path } = (await (await shown).json()) as { path: string };
  await expect(row.getByRole("button", { name: "Copy the link" })).toBeVisible();

  const theirs = await browser.newPage();
  await open(theirs, path);
  await expect(theirs.getByText(`An account for ${email}. Role: Concierge.`)).toBeVisible();
  await theirs.getByLabel("Password", { exact: false }).first().fill("corta");
  await theirs.getByRole("button", { name: "Make my account" }).click();
  await expect(theirs.getByText("needs 12 characters or more")).toBeVisible();
  expect(await findings(theirs)).toEqual([]);
  await theirs.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(theirs)).toBe(0);
  await theirs.locator('input[name="password"]').fill(password);
  await theirs.getByRole("button", { name: "Make my account" }).click();
  await expect(theirs.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
  expect((await theirs.goto(path))?.status()).toBe(404);
  const login = await theirs.request.post("/api/admin/login", { data: { email, password } });
  expect(login.status()).toBe(200);

  await open(page, "/admin/team");
  const member = page
    .getByRole("list", { name: "Colleagues" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await member.getByRole("button", { name: /^Disable/ }).click();
  await expect(dialog.getByText("Nothing open is theirs.")).toBeVisible();
  await dialog.getByRole("button", { name: "Disable the account" }).click();
  await expect(member.getByText("Disabled", { exact: true })).toBeVisible();
  expect((await theirs.request.get("/api/admin/session")).status()).toBe(401);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  await theirs.close();
});

test("a colleague's name is changed by the owner and by themselves; a forgotten password by a link, once", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const mate = await colleague(browser, page.request, "Ruth", "concierge");
  const member = page
    .getByRole("list", { name: "Colleagues" })
    .getByRole("listitem")
    .filter({ hasText: mate.email });
  await open(page, "/admin/team");
  await member.getByRole("button", { name: "Change the name of Ruth" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await expect(field).toBeFocused();
  await field.fill(" ");
  await page.keyboard.press("Control+Enter");
  await expect(field).toHaveAccessibleDescription("Please fill this in");
  await field.fill("Ruth Peña");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expect(member.getByRole("heading", { name: "Ruth Peña" })).toBeVisible();

  await open(mate.page, "/admin/account");
  const own = mate.page.getByRole("textbox", { name: "Displayed name" });
  await expect(own).toHaveValue("Ruth Peña");
  await own.fill("");
  await mate.page.getByRole("button", { name: "Save the name" }).click();
  await expect(own).toHaveAccessibleDescription(/Displayed name|fill/i);
  await own.fill("Ruth P.");
  await mate.page.getByRole("button", { name: "Save the name" }).click();
  await expect(mate.page.getByText(`Ruth P., ${mate.email}`)).toBeVisible();

  await page.reload();
  const made = page.waitForResponse((answer) => answer.url().endsWith("/password-link"));
  await member.getByRole("button", { name: /^New password ?: Ruth P\.$/ }).click();
  const { path } = (await (await made).json()) as { path: string };
  await expect(member.getByRole("button", { name: "Copy the link" })).toBeVisible();
  const theirs = await browser.newPage();
  await open(theirs, path);
  await expect(theirs.getByText(`For the account ${mate.email}.`)).toBeVisible();
  expect(await findings(theirs)).toEqual([]);
  await theirs.locator('input[name="password"]').fill("corta");
  await theirs.getByRole("button", { name: "Set the password" }).click();
  await expect(theirs.getByText("needs 12 characters or more")).toBeVisible();
  await theirs.locator('input[name="password"]').fill("yuca-con-bacalao-7");
  await theirs.getByRole("button", { name: "Set the password" }).click();
  await expect(theirs.getByRole("heading", { name: "Your password is set" })).toBeVisible();
  expect((await theirs.goto(path))?.status()).toBe(404);
  expect((await mate.page.request.get("/api/admin/session")).status()).toBe(401);
  const data = { email: mate.email, password: "yuca-con-bacalao-7" };
  expect((await theirs.request.post("/api/admin/login", { data })).status()).toBe(200);
  await theirs.close();
  await mate.page.close();
});

test("who may only read from now on hands over what is open in the same act", async ({ page, browser }) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Olga Open" });
  const mate = await colleague(browser, page.request, "Rita", "concierge");
  const other = await colleague(browser, page.request, "Tomas", "concierge");
  await open(mate.page, `/admin-dashboard?search=${lead.reference}`);
  await openEntry(mate.page, lead.name);
  const taken = mate.page.waitForResponse(/\/assignee$/);
  await mate.page.keyboard.press("t");
  await expect(rowOf(mate.page, lead.name)).toContainText("Yours");
  await taken;
  await open(page, "/admin/team");
  await page.getByRole("combobox", { name: "Role of Rita" }).selectOption("read_only");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 open record");
  await expect(dialog.getByRole("link", { name: "Olga Open" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("combobox", { name: "Hand it over to" }).selectOption(other.email);
  await dialog.getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText("1 record is with Tomas now.").first()).toBeVisible();
  await open(other.page, "/admin-dashboard?assignee=mine");
  await expect(rowOf(other.page, lead.name)).toContainText("Yours");
  await mate.page.close();
  await other.page.close();
});

test("a reader sees the lists and no control that changes something; a concierge sees why one is missing", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Rita Reader" });
  const reader = await colleague(browser, page.request, "Lea", "read_only");
  await open(reader.page, `/admin-dashboard?search=${lead.reference}`);
  const detail = await openEntry(reader.page, lead.name);
  await expect(detail.getByRole("combobox").first()).toBeDisabled();
  await expect(detail.getByRole("button", { name: /^(Take|Assign)/ })).toHaveCount(0);
  await expect(reader.page.getByText("Read only", { exact: true })).toBeVisible();
  await expect(reader.page.getByRole("link", { name: "CSV file" })).toHaveCount(0);
  await expect(reader.page.getByRole("link", { name: "Team" })).toHaveCount(0);
  await open(reader.page, "/admin/team");
  await expect(reader.page.getByText("Only the owner can manage the team.")).toBeVisible();
  const data = await reader.page.request.get("/admin/setup.data");
  expect(await data.text()).not.toContain("operator.json");

  const concierge = await colleague(browser, page.request, "Noel", "concierge");
  await open(concierge.page, "/admin/people/data");
  await concierge.page.getByLabel("Email").fill(lead.email);
  await concierge.page.getByRole("button", { name: "Search" }).click();
  await expect(concierge.page.getByText("Only the owner can erase a person.")).toBeVisible();
  await expect(concierge.page.getByRole("button", { name: "Erase all of it" })).toHaveCount(0);
  await reader.page.close();
  await concierge.page.close();
});

test("a lead is handed to a colleague with a note, who finds it on the bell and among their own", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Hana Handover" });
  const mate = await colleague(browser, page.request, "Milo", "concierge");
  await open(page, `/admin-dashboard?search=${lead.reference}`);
  const detail = await openEntry(page, lead.name);
  await detail.getByRole("button", { name: /^Assign/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Assigned to").selectOption({ label: "Milo" });
  await dialog.getByLabel("Note").fill("She calls at four.");
  expect(await findings(page)).toEqual([]);
  // The row shows the name before the server has answered; the colleague reads only what is stored.
  const stored = page.waitForResponse(/\/api\/admin\/leads\/\d+\/assignee$/);
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(rowOf(page, lead.name).getByText("Milo")).toBeVisible();
  expect((await stored).status()).toBe(200);

  await open(mate.page, "/admin-dashboard?assignee=mine");
  await expect(rowOf(mate.page, lead.name)).toContainText("Yours");
  await mate.page.getByRole("button", { name: /^News/ }).first().click();
  await expect(
    mate.page.getByText(/A request was given to you: Hana Handover.*She calls at four/),
  ).toBeVisible();
  await mate.page.close();
});

test("a person is given to any colleague", async ({ page, browser }) => {
  await enterAsStaff(page);
  const other = await colleague(browser, page.request, "Nora", "concierge");
  const email = newEmail("given");
  await newLead(page.request, { email, name: "Gina Given" });
  const id = await personIdOf(page.request, email);
  await open(page, `/admin/people/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit this person" });
  await dialog.getByRole("combobox", { name: "Owner" }).selectOption(other.email);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Who they are" })).toContainText(other.email);
  await other.page.close();
});
