import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  newBooking,
  openBookings,
  panelOf,
  stored,
  updated,
  year,
} from "../fixtures/booking/booking-desk.ts";
import {
  acceptTerms,
  hold,
  open,
  rowOf,
  runClockUntil,
  signIn,
  speak,
  tabTo,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";

const updateCall = "**/api/bookings/*/status";

test("staff find a booking, update it with cost and notes, and the list follows", async ({
  page,
  request,
}) => {
  const { id, customerName, reference } = await newBooking(request, { urgency: "urgent", budget: "US$900" });
  await openBookings(page, reference);
  await expect(page.getByText("Select a booking to view details and manage")).toBeVisible();
  for (const counter of ["Pending", "Confirmed", "In Progress", "Completed"]) {
    const link = page.getByRole("region", { name: "At a glance" }).getByRole("link", { name: counter });
    await expect(link).toHaveText(new RegExp(`^${counter} \\d`));
  }
  const status = page.getByRole("search").getByRole("combobox", { name: "Status" });
  await expect(status.locator("option")).toHaveText([
    ...["All", "Pending", "Confirmed", "In Progress", "Completed", "Cancelled"],
  ]);

  const card = rowOf(page, customerName);
  for (const fact of ["Rental Assistance", "Pending", "Urgent (1-2 days)", `31 Mar ${year}`])
    await expect(card).toContainText(fact);
  // Anywhere on the card.
  await card.click({ position: { x: 500, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`booking=${id}$`));
  const panel = panelOf(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(panel.getByRole("link", { name: "@example.com" })).toBeVisible();
  await expect(panel).toContainText("US$900");
  // The customer is above the form: one calls first and types afterwards.
  const phone = panel.getByRole("link", { name: "+18095550142" });
  await expect(phone).toBeInViewport();
  expect((await phone.boundingBox())?.y).toBeLessThan(
    (await panel.getByRole("textbox", { name: "Admin Notes" }).boundingBox())?.y ?? 0,
  );
  const cost = panel.getByRole("spinbutton", { name: "Estimated Cost (US$)" });
  await expect(cost).toHaveAttribute("step", "0.01");
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toHaveAttribute("rows", "4");
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Confirmed");
  await cost.fill("1250.55");
  await notes.fill("Called at noon.");

  const answer = await hold(page, updateCall);
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(panel.getByRole("button", { name: "Updating..." })).toBeVisible();
  // Shown before the server has answered.
  await expect(card).toContainText("Confirmed");
  answer();
  await expect(undoOf(page)).toContainText(`Booking #${id}: Confirmed`);
  await expect(page).not.toHaveURL(/booking=/);
  await expect(card).toBeFocused();
  await expect(page.getByText("Select a booking to view details and manage")).toBeVisible();
  expect(await stored(page, reference)).toMatchObject({
    status: "confirmed",
    estimatedCost: 1250.55,
    adminNotes: "Called at noon.",
  });

  await status.selectOption("Pending");
  await expect(page.getByText("No bookings found for the selected filter")).toBeVisible();
  await status.selectOption("Confirmed");
  await expect(card).toBeVisible();
  await card.getByRole("link", { name: customerName }).click();
  await panel.getByRole("button", { name: "History" }).click();
  await expect(panel.getByText("Pending to Confirmed")).toBeVisible();

  // A counter leads to all bookings of its status, whatever else was filtered.
  await open(page, "/booking-management?suspended=yes&held=yes&sort=late");
  await page.getByRole("region", { name: "At a glance" }).getByRole("link", { name: "Confirmed" }).click();
  await expect(page).toHaveURL("/booking-management?sort=late&status=confirmed");
});

test("a failed update is taken back and keeps what was typed", async ({ page, request }) => {
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  const card = rowOf(page, customerName);
  await card.getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  await panel.getByRole("combobox", { name: "Status" }).selectOption("In Progress");
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await notes.fill("Not lost.");
  await page.route(updateCall, (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  await panel.getByRole("button", { name: "Update" }).click();
  const problem = "The booking was not updated. What you typed is still here; please try again.";
  await expect(toastOf(page)).toContainText(problem);
  await expect(panel.getByRole("alert")).toContainText(problem);
  await expect(card).toContainText("Pending");
  await expect(notes).toHaveValue("Not lost.");

  await page.unroute(updateCall);
  const cost = panel.getByRole("spinbutton", { name: "Estimated Cost (US$)" });
  await cost.fill("-5");
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(cost).toHaveAttribute("aria-invalid", "true");
  await expect(cost).toBeFocused();
  await cost.fill("");
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(undoOf(page)).toContainText(`Booking #${id}: In Progress`);
});

test("a booking whose day is still to come is marked as completed only after a question that names both days", async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(new Date(`${year - 1}-11-27T18:30:00Z`));
  const { id, customerName, reference } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  const status = panel.getByRole("combobox", { name: "Status" });
  await status.selectOption("Completed");
  await panel.getByRole("button", { name: "Update" }).click();
  const dialog = page.getByRole("dialog", { name: "Completed before its time?" });
  await expect(dialog).toContainText(
    new RegExp(`31 Mar ${year}, 09:00\\. Now it is \\S+ 27 Nov ${year - 1}, 14:30`),
  );
  await expect(dialog).toContainText("The customer gets an email");
  await dialog.getByRole("button", { name: "Not yet" }).click();
  expect(await stored(page, reference)).toMatchObject({ status: "pending" });
  await expect(status).toHaveValue("completed");
  await panel.getByRole("button", { name: "Update" }).click();
  await dialog.getByRole("button", { name: "Mark as completed" }).click();
  await expect(undoOf(page)).toContainText(`Booking #${id}: Completed`);
  expect(await stored(page, reference)).toMatchObject({ status: "completed" });
});

test("the keyboard opens a booking and leaves it; a held one can be let go", async ({ page, request }) => {
  const { id, customerName } = await newBooking(request, { trap: "filled" });
  await openBookings(page, customerName);
  const card = rowOf(page, customerName);
  await expect(card).toContainText("Held");
  await page.keyboard.press("j");
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panelOf(page, id).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panelOf(page, id)).toContainText("It filled in a field no person can see.");
  await tabTo(page, panelOf(page, id).getByRole("button", { name: /^Not spam/ }));
  await page.keyboard.press("Enter");
  await expect(card).not.toContainText("Held");
});

test("on a phone, in Spanish, the booking has a view of its own and a way back", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await speak(page, "es");
  const { id, customerName } = await newBooking(request, { urgency: "urgent" });
  await openBookings(page, customerName);
  const card = rowOf(page, customerName);
  await expect(card).toContainText("Urgente (1-2 días)");
  await card.getByRole("link", { name: customerName }).click();
  await expect(page.getByRole("heading", { name: `Actualizar reserva #${id}` })).toBeInViewport();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(card).toBeInViewport();
});

test("a booking that the list does not hold opens by its address", { tag: "@proof" }, async ({
  page,
  request,
}) => {
  const { id, customerName } = await newBooking(request);
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, `/booking-management?search=${randomUUID()}&booking=${id}`);
  await expect(page.getByText("No bookings found for the selected filter")).toBeVisible();
  await expect(panelOf(page, id)).toContainText(customerName);
  await open(page, "/booking-management?booking=99999999999");
  await expect(page.getByRole("heading", { name: "This entry does not exist any more" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page).toHaveURL("/booking-management");
});

test("a colleague's change shows in the open panel by itself, and nothing of theirs is overwritten unseen", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toHaveValue("");
  const change = async (status: string, more: object, shown: () => Promise<void>) => {
    await updated(page.request, id, status, more);
    await runClockUntil(page, 16_000, shown);
  };
  // Nothing was typed: the form follows, and so does the card.
  await change("confirmed", { adminNotes: "Theirs." }, () =>
    expect(notes).toHaveValue("Theirs.", { timeout: 2_000 }),
  );
  await expect(panel.getByRole("status")).toContainText("Changed by ana");
  await expect(rowOf(page, customerName)).toContainText("Confirmed");
  // Something was typed: it stays.
  await notes.fill("Mine.");
  const notice = panel.getByRole("alert");
  await change("in-progress", { adminNotes: "Theirs again.", estimatedCost: 80 }, () =>
    expect(notice).toContainText("Someone else changed this booking", { timeout: 2_000 }),
  );
  for (const theirs of ["Changed by ana", "In Progress", "US$80", "Theirs again."])
    await expect(notice).toContainText(theirs);
  await expect(notes).toHaveValue("Mine.");

  await panel.getByRole("button", { name: /^Take/ }).click();
  await expect(panel).toContainText("Yours");
  await expect(rowOf(page, customerName)).toContainText("Yours");
  await expect(notes).toHaveValue("Mine.");

  // The first press only says so: the change may have come in unnoticed.
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(toastOf(page)).toContainText("ana moved it to in progress meanwhile.");
  expect(await stored(page, customerName)).toMatchObject({ version: 3, adminNotes: "Theirs again." });
  await panel.getByRole("button", { name: "Use theirs instead" }).click();
  await expect(notes).toHaveValue("Theirs again.");
  await expect(notice).toBeHidden();
  await notes.fill("Theirs. And mine.");
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(undoOf(page)).toContainText(`Booking #${id}: In Progress`);
  expect(await stored(page, customerName)).toMatchObject({ version: 4, adminNotes: "Theirs. And mine." });
});
