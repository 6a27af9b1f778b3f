import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { fullBody } from "../../support/records/booking.ts";
import { newBooking, openBookings, panelOf, stored, year } from "../fixtures/booking-desk.ts";
import {
  acceptTerms,
  open,
  rowOf,
  runClockUntil,
  signIn,
  speak,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

const updateCall = "**/api/bookings/*/status";

test("staff find a booking, update it with cost and notes, and the list follows", async ({
  page,
  request,
}) => {
  const { id, customerName, reference } = await newBooking(request, { urgency: "asap", budget: "US$900" });
  await openBookings(page, reference);
  await expect(page.getByText("Select a booking to view details and manage")).toBeVisible();
  for (const counter of ["Pending", "Confirmed", "In Progress", "Completed"]) {
    const link = page.getByRole("region", { name: "At a glance" }).getByRole("link", { name: counter });
    await expect(link).toHaveText(new RegExp(`^${counter}\\d`));
  }
  const status = page.getByRole("search").getByRole("combobox", { name: "Status" });
  await expect(status.locator("option")).toHaveText([
    ...["All", "Pending", "Confirmed", "In Progress", "Completed", "Cancelled"],
  ]);

  const card = rowOf(page, customerName);
  for (const fact of [
    "Rental Assistance",
    "Pending",
    "ASAP (same day)",
    `31 Mar ${year}`,
    "US$900",
    "@example.com",
  ])
    await expect(card).toContainText(fact);
  // Anywhere on the card.
  await card.click({ position: { x: 60, y: 110 } });
  await expect(page).toHaveURL(new RegExp(`booking=${id}$`));
  const panel = panelOf(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(panel.getByRole("link", { name: "@example.com" })).toBeVisible();
  const cost = panel.getByRole("spinbutton", { name: "Estimated Cost (US$)" });
  await expect(cost).toHaveAttribute("step", "0.01");
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toHaveAttribute("rows", "4");
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Confirmed");
  await cost.fill("1250.55");
  await notes.fill("Called at noon.");

  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(updateCall, async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(panel.getByRole("button", { name: "Updating..." })).toBeVisible();
  // Shown before the server has answered.
  await expect(card).toContainText("Confirmed");
  answer();
  await expect(toastOf(page)).toContainText(`Booking #${id}: Confirmed`);
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
});

test("a counter leads to all bookings of its status, whatever else was filtered", async ({ page }) => {
  await acceptTerms(page);
  await signIn(page.request);
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
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Completed");
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
  await expect(toastOf(page)).toContainText(`Booking #${id}: Completed`);
});

test("two of the staff see each other's change instead of overwriting it", async ({ page, request }) => {
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await notes.fill("Mine.");
  const colleague = await page.request.put(`/api/bookings/${id}/status`, {
    data: { status: "in-progress", adminNotes: "Theirs.", estimatedCost: 80, version: 1 },
  });
  expect(colleague.status()).toBe(200);
  await panel.getByRole("button", { name: "Update" }).click();
  const notice = panel.getByRole("alert");
  await expect(notice).toContainText("Someone else changed this booking");
  for (const theirs of ["In Progress", "US$80", "Theirs."]) await expect(notice).toContainText(theirs);
  await expect(notes).toHaveValue("Mine.");
  expect(await stored(page, customerName)).toMatchObject({ version: 2, adminNotes: "Theirs." });

  await panel.getByRole("button", { name: "Use theirs instead" }).click();
  await expect(notes).toHaveValue("Theirs.");
  await expect(notice).toBeHidden();
  await notes.fill("Theirs. And mine.");
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(toastOf(page)).toContainText(`Booking #${id}: In Progress`);
  expect(await stored(page, customerName)).toMatchObject({ version: 3, adminNotes: "Theirs. And mine." });
});

test("the keyboard opens a booking and leaves it; a held one can be let go", async ({ page, request }) => {
  const { id, customerName } = await newBooking(request, { trap: "filled" });
  await openBookings(page, customerName);
  const card = rowOf(page, customerName);
  await expect(card).toContainText("It filled in a field no person can see.");
  await page.keyboard.press("j");
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panelOf(page, id).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await tabTo(page, card.getByRole("button", { name: /^Not spam/ }));
  await page.keyboard.press("Enter");
  await expect(card).not.toContainText("Held");
});

test("on a phone, in Spanish, the booking has a view of its own and a way back", async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await speak(page, "es", baseURL);
  const { id, customerName } = await newBooking(request, { urgency: "urgent" });
  await openBookings(page, customerName);
  const card = rowOf(page, customerName);
  await expect(card).toContainText("Urgente (1-2 días)");
  await card.getByRole("link", { name: customerName }).click();
  await expect(page.getByRole("heading", { name: `Actualizar reserva #${id}` })).toBeInViewport();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(card).toBeInViewport();
  await open(page, `/booking-management?search=${randomUUID()}`);
  await expect(page.getByText("No se encontraron reservas para el filtro elegido")).toBeVisible();
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
  await expect(page.getByRole("heading", { name: "This booking does not exist" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page).toHaveURL("/booking-management");
});

test("a colleague's change shows in the open panel by itself", async ({ page, request }) => {
  await page.clock.install();
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toHaveValue("");
  const change = async (adminNotes: string, shown: () => Promise<void>) => {
    const data = { status: "confirmed", adminNotes, estimatedCost: null };
    expect((await page.request.put(`/api/bookings/${id}/status`, { data })).status()).toBe(200);
    await runClockUntil(page, 16_000, shown);
  };
  // Nothing was typed: the form follows, and so does the card.
  await change("Theirs.", () => expect(notes).toHaveValue("Theirs.", { timeout: 2_000 }));
  await expect(panel.getByRole("status")).toContainText("Changed by ana");
  await expect(rowOf(page, customerName)).toContainText("Confirmed");
  // Something was typed: it stays.
  await notes.fill("Mine.");
  const notice = panel.getByRole("alert");
  await change("Theirs again.", () =>
    expect(notice).toContainText("Someone else changed this booking", { timeout: 2_000 }),
  );
  await expect(notice).toContainText("Changed by ana");
  await expect(notice).toContainText("Theirs again.");
  await expect(notes).toHaveValue("Mine.");

  await panel.getByRole("button", { name: /^Take/ }).click();
  await expect(panel).toContainText("Yours");
  await expect(rowOf(page, customerName)).toContainText("Yours");
  await expect(notes).toHaveValue("Mine.");

  // The first press only says so: the change may have come in unnoticed. The second saves over it.
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(toastOf(page)).toContainText("Someone else changed this booking");
  expect(await stored(page, customerName)).toMatchObject({ version: 3, adminNotes: "Theirs again." });
  await panel.getByRole("button", { name: "Update" }).click();
  await expect(toastOf(page)).toContainText(`Booking #${id}: Confirmed`);
  expect(await stored(page, customerName)).toMatchObject({ version: 4, adminNotes: "Mine." });
});

test("with the late first, whoever waits stands before all others, page by page", { tag: "@proof" }, async ({
  page,
  request,
}) => {
  const name = `Queue ${randomUUID().slice(0, 8)}`;
  const vendors = (await (await request.get("/api/vendors?limit=1")).json()) as { id: number }[];
  const first = await newBooking(request, { customerName: `${name} answered` });
  await Promise.all(
    Array.from({ length: 59 }, async (_, number) => {
      const answer = await request.post("/api/bookings", {
        data: fullBody(vendors[0]?.id ?? 0, {
          customerName: `${name} waits`,
          message: `Another sink leaks, and this is number ${number}.`,
        }),
      });
      expect(answer.status()).toBe(201);
    }),
  );
  await signIn(page.request);
  const confirmed = { status: "confirmed", adminNotes: "", estimatedCost: null };
  await page.request.put(`/api/bookings/${first.id}/status`, { data: confirmed });
  await acceptTerms(page);
  await open(page, `/booking-management?sort=late&search=${encodeURIComponent(name)}`);
  const entries = page.locator("[data-entry]");
  await expect(page.getByText("Showing 50 of 60")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/cursor=./);
  await expect(page.getByText("Showing 10 of 60")).toBeVisible();
  await expect(entries.last()).toContainText(`${name} answered`);
  await page.reload();
  await expect(page.getByText("Showing 10 of 60")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText("Showing 50 of 60")).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  // What is no cursor is left out.
  await open(page, `/booking-management?search=${encodeURIComponent(name)}&cursor=50`);
  await expect(page.getByText("Showing 50 of 60")).toBeVisible();
});

test("a typed note outlives a reload, and the browser asks before the tab is closed", async ({
  page,
  request,
}) => {
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const notes = panelOf(page, id).getByRole("textbox", { name: "Admin Notes" });
  await notes.fill("Call before noon.");
  await page.reload();
  await expect(notes).toHaveValue("Call before noon.");
  await expect(panelOf(page, id)).toContainText("Not saved yet");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});
