import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newLocalVendor } from "../../../support/records/local-vendor.ts";
import { newSafetyRequest } from "../../../support/records/safety-request.ts";
import { newBooking, waitingReview } from "../../fixtures/booking/booking-desk.ts";
import { listedVendor, newWord, sentApplication } from "../../fixtures/vendor.ts";
import {
  hold,
  newEmail,
  newLead,
  open,
  personIdOf,
  rowOf,
  storedLeads,
  undoOf,
} from "../../fixtures/visitor.ts";
import { Counter, isExcepted, type TaskName, tasks } from "./clicks.ts";
import { assign, detailOf, openToday, someone } from "./today-desk.ts";

// The table is printed by the worker that counted.
test.describe.configure({ mode: "default" });

const counted = new Map<TaskName, number>();

/** Keeps what a task took, which may be no more than it may. */
function took(task: TaskName, { count }: Counter): void {
  counted.set(task, count);
  expect(count, tasks[task].name).toBeLessThanOrEqual(tasks[task].most);
}

test.afterAll(() => {
  const rows = [...counted].map(([task, now]) => `${tasks[task].before} -> ${now}  ${tasks[task].name}`);
  console.log(["clicks and fields, before -> now", ...rows].join("\n"));
});

// Other tests' records stand on the same Today: a filter in the address leaves them out, and counts for nothing.
const mine = "who=mine";
const entry = (page: Page, name: string) => rowOf(page, name).getByRole("link", { name });

/** The sidebar shows the newest that waits: here the newest of these words. */
const onlyThose = (page: Page, path: string, search: string) =>
  page.route(
    (url) => url.pathname === path && url.searchParams.has("limit"),
    (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set("search", search);
      return route.continue({ url: address.href });
    },
  );

test("each figure is half of what it was, or says why not", () => {
  for (const task of Object.values(tasks))
    if (!isExcepted(task)) expect(task.most, task.name).toBeLessThanOrEqual(task.before / 2);
});

test("a lead is answered from Today", async ({ page, request }) => {
  // Of letters alone: the letter greets by the first name.
  const name = `Marsha ${newWord().slice(0, 10)}`;
  const lead = await newLead(request, { name });
  const [stored] = await storedLeads(page.request, lead.reference);
  await assign(page.request, `leads/${stored?.id}`, true);
  await openToday(page, mine);
  const by = new Counter(page);
  await by.click(entry(page, name));
  const detail = detailOf(page, name);
  await by.click(detail.getByRole("button", { name: "First answer" }));
  await expect(detail.getByRole("textbox", { name: "Text" })).toHaveValue(/^Hello Marsha,/);
  await by.click(detail.getByRole("button", { name: /^Send and mark as contacted/ }));
  await expect(rowOf(page, name)).toHaveCount(0);
  took("lead", by);
  const [after] = await storedLeads(page.request, lead.reference);
  expect(after?.status).toBe("contacted");
  // Back on Today, at the entry after it: nothing else is to be clicked.
  await expect(page).toHaveURL(/\/admin\/today\?/);
});

test("a booking is confirmed with cost and note from Today, and its letters can be undone", async ({
  page,
  request,
}) => {
  const name = someone("Booking");
  const { id } = await newBooking(request, { customerName: name });
  await openToday(page);
  await assign(page.request, `bookings/${id}`, true);
  await open(page, `/admin/today?${mine}`);
  const by = new Counter(page);
  await by.click(entry(page, name));
  const detail = detailOf(page, name);
  await by.fill(detail.getByRole("textbox", { name: /^Estimated Cost/ }), "120");
  await by.fill(detail.getByRole("textbox", { name: /^Admin Notes/ }), "Keys at the desk.");
  // What was typed stays when the page is loaded again.
  const release = await hold(page, `**/api/admin/bookings/${id}`);
  await page.reload();
  await expect(detail.getByRole("textbox", { name: /^Admin Notes/ })).toHaveValue("Keys at the desk.");
  // Before the booking is read it could not be sent along.
  const confirm = detail.getByRole("button", { name: "Confirm", exact: true });
  await expect(confirm).toBeDisabled();
  release();
  await by.click(confirm);
  await expect(undoOf(page)).toContainText("Confirmed");
  took("booking", by);
  const stored = await (await page.request.get(`/api/admin/bookings/${id}`)).json();
  expect(stored).toMatchObject({ status: "confirmed", estimatedCost: 120, adminNotes: "Keys at the desk." });
});

/** A conversation that waits for a person. */
async function waitingChat(request: APIRequestContext, name: string) {
  const begun = await request.post("/api/chat/session", { data: { userLanguage: "en" } });
  const { sessionId } = ((await begun.json()) as { session: { sessionId: string } }).session;
  const data = { sessionId, message: `Is somebody there? ${name}`, userLanguage: "en" };
  expect((await request.post("/api/chat/message", { data })).status()).toBe(200);
  const contact = `${name.replace(" ", ".")}@example.com`;
  const asked = await request.post("/api/chat/person", { data: { sessionId, contact } });
  expect(asked.status(), await asked.text()).toBe(200);
}

for (const task of ["chat", "words"] as const)
  test(`a chat is answered from Today (${task}), and handed back`, async ({ page, request }) => {
    const word = newWord().slice(0, 16);
    await waitingChat(request, word);
    await openToday(page, "show=chat");
    const row = page.locator("[data-entry]").filter({ hasText: word });
    const by = new Counter(page);
    await by.click(row.getByRole("link"));
    const detail = page.getByRole("region").filter({ has: page.getByRole("list", { name: "Conversation" }) });
    await expect(detail.last()).toContainText(word);
    if (task === "chat") await by.click(page.getByRole("button", { name: /^Send.*One moment/ }));
    else {
      await by.fill(page.getByRole("textbox", { name: "Your answer" }), "Yes, I am here.");
      await by.press("Control+Enter");
    }
    const log = page.getByRole("list", { name: "Conversation" });
    await expect(log).toContainText(task === "chat" ? "I am looking into it" : "Yes, I am here.");
    await expect(row).toHaveCount(0);
    took(task, by);
    const back = new Counter(page);
    await back.click(page.getByRole("button", { name: "Hand back to the assistant" }));
    await expect(page.getByRole("button", { name: "Hand back to the assistant" })).toHaveCount(0);
    took("back", back);
  });

test("an application is checked and approved from Today", async ({ page, request }) => {
  const email = newEmail("applicant");
  const businessName = `Taller ${email.slice(10, 18)}`;
  await sentApplication(request, { email, businessName });
  await onlyThose(page, "/api/admin/vendor-applications", email);
  await openToday(page);
  const by = new Counter(page);
  await by.click(page.getByRole("link", { name: businessName }));
  const checks = page.getByRole("checkbox", { name: /\(required\)/ });
  await expect(checks).toHaveCount(4);
  for (const check of await checks.all()) await by.click(check);
  const decision = page.getByRole("region", { name: "Decision", exact: true });
  await by.click(decision.getByRole("button", { name: "Approve" }));
  await by.click(page.getByRole("dialog").getByRole("button", { name: "Approve" }));
  await expect(decision.getByRole("link", { name: "Open the vendor" })).toBeVisible();
  took("application", by);
});

test("a local vendor is approved from Today, with what it does beside the button", async ({
  page,
  request,
}) => {
  const name = someone("Wilkin");
  const data = newLocalVendor({ nombreCompleto: name });
  expect((await request.post("/api/dominican-vendors", { data })).status()).toBe(201);
  await onlyThose(page, "/api/admin/dominican-vendors", name);
  await openToday(page);
  const approve = page.getByRole("button", { name: /^Approve/ }).filter({ hasText: name });
  await expect(page.getByText("If you approve:")).toBeVisible();
  await expect(approve).toBeVisible();
  const by = new Counter(page);
  await by.click(approve);
  await expect(undoOf(page)).toContainText("Vendor application approved");
  await expect(approve).toHaveCount(0);
  took("localVendor", by);
});

test("a review is published from Today, where it stands in full", async ({ page }) => {
  await openToday(page);
  const { vendorId } = await listedVendor(page.request);
  const { text } = await waitingReview(page.request, vendorId);
  await onlyThose(page, "/api/admin/reviews", text.slice(21, 40));
  await open(page, "/admin/today");
  await expect(page.getByText(text)).toBeVisible();
  const by = new Counter(page);
  await by.click(page.getByRole("button", { name: /^Publish/ }));
  await expect(undoOf(page)).toContainText("Review published");
  await expect(page.getByText(text)).toHaveCount(0);
  took("review", by);
});

test("the job of a booking is given out from Today", async ({ page, request }) => {
  const name = someone("Leak");
  const [plumber] = await (
    await request.get("/api/vendors?search=Plomeria%20Hermanos%20Batista&limit=1")
  ).json();
  const more = { customerName: name, vendorId: plumber.id, town: "Santiago", urgency: "asap" };
  const { id } = await newBooking(request, more);
  await openToday(page, "show=emergency");
  const by = new Counter(page);
  await by.click(entry(page, name));
  await by.click(detailOf(page, name).getByRole("link", { name: /^Give the job out/ }));
  await expect(page.getByLabel("Service Type")).toHaveValue("plomería");
  await by.click(page.getByRole("button", { name: "Find & Notify Vendors" }));
  await expect(page).toHaveURL(/dispatch=\d+/);
  took("matching", by);
  const stored = await (await page.request.get(`/api/admin/bookings/${id}`)).json();
  expect(stored.status).toBe("pending");
});

test("a call for help is closed from Today with what was done", async ({ page, request }) => {
  const name = someone("Help");
  expect((await request.post("/api/safety-requests", { data: newSafetyRequest({ name }) })).status()).toBe(
    201,
  );
  await openToday(page, "show=safety");
  const by = new Counter(page);
  await by.click(entry(page, name));
  const detail = detailOf(page, name);
  const close = detail.getByRole("button", { name: "Reached: close with the note" });
  // Without a word of what was done it does not close.
  await close.click();
  await expect(detail).toContainText("Write first what was done.");
  await by.fill(detail.getByRole("textbox", { name: "What was done" }), "Called: her sister is with her.");
  await by.click(close);
  await expect(rowOf(page, name)).toHaveCount(0);
  took("safety", by);
});

test("a message is answered from Today", async ({ page, request }) => {
  const name = someone("Message");
  const data = { name, email: newEmail("message"), message: "Which school is near?" };
  expect((await request.post("/api/contact", { data })).status()).toBe(201);
  await openToday(page, "show=message");
  const by = new Counter(page);
  await by.click(entry(page, name));
  const detail = detailOf(page, name);
  await by.fill(detail.getByRole("textbox", { name: "Text" }), "The nearest is Saint George.");
  await by.click(detail.getByRole("button", { name: /^Send and mark as answered/ }));
  await expect(rowOf(page, name)).toHaveCount(0);
  took("message", by);
});

test("letters that nobody sent are marked together", async ({ page }) => {
  const email = newEmail("letters");
  for (const message of ["one", "two", "three"])
    await page.request.post("/api/contact", { data: { name: "Lisa", email, message } });
  await page.route(
    (url) => url.pathname === "/api/admin/outbox",
    (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set("search", email);
      return route.continue({ url: address.href });
    },
  );
  await openToday(page);
  const by = new Counter(page);
  await by.click(page.getByRole("link", { name: /Messages? to send$/ }));
  await expect(page.locator("[data-select]")).toHaveCount(3);
  await by.click(page.getByLabel("Select all on this page"));
  await by.click(page.getByRole("button", { name: "Mark as sent by hand" }));
  await expect(page.getByRole("list", { name: "What became of them" })).toContainText("3 sent by hand");
  took("letters", by);
});

test("the whole story of a person is two clicks away", async ({ page, request }) => {
  const name = someone("Story");
  const email = newEmail("story");
  const lead = await newLead(request, { name, email });
  const [stored] = await storedLeads(page.request, lead.reference);
  await assign(page.request, `leads/${stored?.id}`, true);
  await personIdOf(page.request, email);
  await openToday(page, mine);
  const by = new Counter(page);
  await by.click(entry(page, name));
  await by.click(detailOf(page, name).getByRole("link", { name: /1 lead/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  took("person", by);
});
