import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  newBooking,
  openBookings,
  panelOf,
  proposeTime,
  stored,
  updated,
  year,
} from "../fixtures/booking/booking-desk.ts";
import { alive, rowOf, speak, toastOf, undoOf } from "../fixtures/visitor.ts";

test("a wish for another time is accepted or declined where it stands; what was typed stays", async ({
  page,
  request,
}) => {
  const booking = await newBooking(request);
  const { id, customerName } = booking;
  await proposeTime(request, booking);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const panel = panelOf(page, id);
  await expect(panel).toContainText(new RegExp(`The customer asks for .*5 Apr ${year}, 14:00`));
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  await notes.fill("Mine.");
  await panel.getByRole("button", { name: "Accept this time" }).click();
  await expect(undoOf(page)).toContainText("The new time is set");
  await expect(panel).not.toContainText("The customer asks for");
  // One's own press is no colleague's change: what was typed stays, the rest follows.
  await expect(notes).toHaveValue("Mine.");
  await expect(panel.getByRole("combobox", { name: "Status" })).toHaveValue("confirmed");
  await expect(panel.getByLabel("Day", { exact: true })).toHaveValue(`${year}-04-05`);
  await expect(panel.getByRole("alert")).toBeHidden();
  await expect(panel.getByText("First contact made")).toBeVisible();
  expect(await stored(page, customerName)).toMatchObject({
    status: "confirmed",
    adminNotes: "",
    preferredDate: `${year}-04-05T18:00:00.000Z`,
    preferredTime: "2:00 PM",
    proposedDate: null,
  });

  await proposeTime(request, booking);
  await page.reload();
  await alive(page);
  await panel.getByRole("button", { name: "Keep the agreed time" }).click();
  await expect(undoOf(page)).toContainText("The agreed time stays");
  expect(await stored(page, customerName)).toMatchObject({ status: "confirmed", proposedDate: null });
  await panel.getByRole("button", { name: "History" }).click();
  for (const words of [
    "Kept the time agreed",
    new RegExp(`Accepted .*5 Apr ${year}, 14:00`),
    "Pending to Confirmed",
    new RegExp(`Asked for .*5 Apr ${year}, 14:00`),
  ])
    await expect(panel.getByRole("listitem").filter({ hasText: words }).first()).toBeVisible();
});

test("a wish that was answered meanwhile says so, and shows how it stands", async ({ page, request }) => {
  const booking = await newBooking(request);
  await proposeTime(request, booking);
  await openBookings(page, booking.customerName);
  await rowOf(page, booking.customerName).getByRole("link", { name: booking.customerName }).click();
  const panel = panelOf(page, booking.id);
  await expect(panel.getByRole("button", { name: "Accept this time" })).toBeVisible();
  // The screen reads anew by itself: not before the press.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\/bookings(\?|\/\d+)/, async (route) => {
    if (route.request().method() === "GET") await pressed.promise;
    await route.continue();
  });
  await updated(page.request, booking.id, "pending", { adminNotes: "Called.", proposal: "decline" });
  await panel.getByRole("button", { name: "Accept this time" }).click();
  pressed.resolve();
  await expect(toastOf(page)).toContainText("Someone else changed this booking");
  await expect(panel.getByRole("button", { name: "Accept this time" })).toHaveCount(0);
  await expect(panel.getByRole("textbox", { name: "Admin Notes" })).toHaveValue("Called.");
  expect(await stored(page, booking.customerName)).toMatchObject({ status: "pending" });
});

test("what was typed and not saved is there again, also after a reload, until it is discarded or saved", async ({
  page,
  request,
}) => {
  const family = `Unsaved ${randomUUID().slice(0, 8)}`;
  const [one, other] = [`${family} one`, `${family} other`];
  const { id } = await newBooking(request, { customerName: one });
  const { id: otherId } = await newBooking(request, { customerName: other });
  await openBookings(page, family);
  const panel = panelOf(page, id);
  const notes = panel.getByRole("textbox", { name: "Admin Notes" });
  const status = panel.getByRole("combobox", { name: "Status" });
  const choose = (name: string) => rowOf(page, name).getByRole("link", { name }).click();
  await choose(one);
  await notes.fill("Call at six.");
  await status.selectOption("Confirmed");
  await page.reload();
  await alive(page);
  await expect(notes).toHaveValue("Call at six.");
  await choose(other);
  const otherPanel = panelOf(page, otherId);
  await expect(otherPanel.getByRole("textbox", { name: "Admin Notes" })).toHaveValue("");
  await expect(otherPanel).not.toContainText("Not saved yet");
  // Taking another one reads the lists anew; what was typed is in none of them.
  await otherPanel.getByRole("button", { name: /^Take/ }).click();
  await expect(otherPanel).toContainText("Yours");
  await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.goBack();
  await expect(otherPanel).toBeVisible();
  await choose(one);
  await expect(panel).toContainText("Not saved yet");
  await expect(notes).toHaveValue("Call at six.");
  await expect(status).toHaveValue("confirmed");
  await panel.getByRole("button", { name: "Discard" }).click();
  await expect(status).toBeFocused();
  await expect(status).toHaveValue("pending");
  await expect(notes).toHaveValue("");
  await expect(panel).not.toContainText("Not saved yet");

  // A colleague's change meanwhile is told, and not saved over unseen.
  await notes.fill("Call at seven.");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await updated(page.request, id, "pending", { adminNotes: "Called." });
  await choose(one);
  await expect(panel.getByRole("alert")).toContainText("Someone else changed this booking");
  await expect(notes).toHaveValue("Call at seven.");
  const update = panel.getByRole("button", { name: "Update" });
  await update.click();
  await expect(panel.getByRole("alert")).toContainText("Called.");
  await update.click();
  await expect(undoOf(page)).toContainText(`Booking #${id}: Pending`);
  await choose(one);
  await expect(notes).toHaveValue("Call at seven.");
  await expect(panel).not.toContainText("Not saved yet");
  expect(await stored(page, one)).toMatchObject({ adminNotes: "Call at seven.", version: 3 });

  await notes.fill("Call at eight.");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("the first contact is noted by one press, and the appointment moves by the form", {
  tag: "@proof",
}, async ({ page, request }) => {
  await speak(page, "es");
  const { id, customerName } = await newBooking(request);
  await openBookings(page, customerName);
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  const spanish = page.getByRole("region", { name: `Actualizar reserva #${id}`, exact: true });
  await spanish.getByRole("button", { name: "Primer contacto hecho" }).click();
  await expect(spanish.getByRole("button", { name: "Primer contacto hecho" })).toHaveCount(0);
  await expect(spanish.getByText("Primer contacto hecho")).toBeVisible();
  expect(await stored(page, customerName)).toMatchObject({ status: "pending", due: "answered" });

  const day = spanish.getByLabel("Día", { exact: true });
  await expect(day).toHaveValue(`${year}-03-31`);
  await day.fill("2020-01-01");
  const update = spanish.getByRole("button", { name: "Actualizar la reserva" });
  await update.click();
  await expect(spanish.getByText("Ese día ya pasó en Santo Domingo.")).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill(`${year}-04-01`);
  await spanish.getByLabel("Hora", { exact: true }).selectOption("Todo el día");
  await update.click();
  await expect(undoOf(page)).toContainText(`Reserva #${id}: Pendiente`);
  await expect(rowOf(page, customerName)).toContainText(`1 abr ${year}`);
  expect(await stored(page, customerName)).toMatchObject({ preferredTime: "" });
  await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
  await spanish.getByRole("button", { name: "Historial" }).click();
  await expect(spanish.getByText(new RegExp(`La cita pasó al .*1 abr ${year}`))).toBeVisible();
  await expect(spanish.getByText(/appointment|contacted|details/)).toHaveCount(0);
});

test("what is held can be reached alone, and left", { tag: "@proof" }, async ({ page, request }) => {
  const name = `Held ${randomUUID().slice(0, 8)}`;
  await newBooking(request, { customerName: `${name} person` });
  await newBooking(request, { customerName: `${name} robot`, trap: "filled" });
  await openBookings(page, name);
  await expect(page.locator("[data-entry]")).toHaveCount(2);
  // Its state is the address: it follows a moment later.
  await page.getByRole("checkbox", { name: "Held only" }).click();
  await expect(page).toHaveURL(/held=yes/);
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  await expect(rowOf(page, `${name} robot`)).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/held=/);
  await expect(page.getByRole("checkbox", { name: "Held only" })).not.toBeChecked();
});
