import { expect, test } from "@playwright/test";
import type { Booking, BookingStatus } from "#app/bookings/contract.ts";
import { broken, type Row, Screen, type State, walk } from "./catalogue.ts";
import { enterAsStaff, open } from "./visitor.ts";

// The catalogue of the spec's "Booking management", and its lines in sections 4, 8 and 9. The spec has the English;
// the Spanish is ours.

const noBookings: Row = [
  "text",
  "No bookings found for the selected filter",
  "No se encontraron reservas para el filtro elegido",
];
const selectBooking: Row = [
  "text",
  "Select a booking to view details and manage",
  "Selecciona una reserva para ver los detalles y gestionarla",
];
const statuses: readonly [BookingStatus, string, string][] = [
  ["pending", "Pending", "Pendiente"],
  ["confirmed", "Confirmed", "Confirmada"],
  ["in-progress", "In Progress", "En curso"],
  ["completed", "Completed", "Completada"],
  ["cancelled", "Cancelled", "Cancelada"],
];
const statusOptions = statuses.map(([, en, es]): Row => ["option", en, es, "Status"]);
const statusBadges = statuses.map(([, en, es]): Row => ["badge", en, es]);

const panel = ({ page, locale, holes }: Screen) =>
  page.getByRole("region", {
    name: `${locale === "en" ? "Update Booking" : "Actualizar reserva"} #${holes.id}`,
    exact: true,
  });

const states: readonly State[] = [
  {
    state: "loading",
    reach: async ({ page }) => {
      await open(page, "/admin/outbox");
      await page.getByRole("navigation").locator('a[href="/booking-management"]').click();
    },
    texts: [
      ["title", "Booking Management · Arribo", "Gestión de reservas · Arribo"],
      ["heading", "Booking Management", "Gestión de reservas"],
      ["status", "Loading…", "Cargando…"],
    ],
  },
  {
    state: "not to be loaded",
    reach: (screen) => screen.give("list", broken),
    texts: [
      ["toast", "Failed to load bookings", "No se pudieron cargar las reservas"],
      ["text", "Failed to load bookings", "No se pudieron cargar las reservas"],
      ["button", "Try again", "Inténtalo de nuevo"],
    ],
  },
  {
    state: "without bookings",
    reach: async (screen) => {
      screen.give("list", { status: 200, json: [] });
      await screen.button("Try again").click();
    },
    texts: [
      noBookings,
      selectBooking,
      ["counter", "Pending", "Pendientes"],
      ["counter", "Confirmed", "Confirmadas"],
      ["counter", "In Progress", "En curso"],
      ["counter", "Completed", "Completadas"],
      ["field", "Status", "Estado"],
      ["option", "All", "Todas", "Status"],
      ...statusOptions,
      ["button", "Refresh", "Actualizar"],
    ],
  },
  {
    state: "nothing under the filter",
    reach: (screen) => screen.field("Status").selectOption("cancelled"),
    texts: [noBookings, selectBooking],
    also: ({ page }) => expect(page).toHaveURL(/status=cancelled/),
  },
  {
    state: "cards",
    reach: async (screen) => {
      screen.give("list", { status: 200, json: bookings });
      await screen.button("Refresh").click();
    },
    texts: [
      ...statusBadges,
      ["badge", "Urgent (1-2 days)", "Urgente (1-2 días)"],
      ["badge", "ASAP (same day)", "Lo antes posible (mismo día)"],
      ["text", "Preferred date", "Fecha deseada"],
      ["text", "Email", "Correo electrónico"],
      ["text", "Budget", "Presupuesto"],
    ],
    also: async ({ page }) => {
      const [first, second] = [page.locator("[data-entry]").nth(0), page.locator("[data-entry]").nth(1)];
      const { customerName, serviceRequested, customerEmail, budget, message } = booking;
      for (const fact of [customerName, serviceRequested, customerEmail, budget, message])
        await expect(first.getByText(fact, { exact: true })).toBeVisible();
      await expect(first.getByText(/31 mar\.? 2030, 09:00/i)).toBeVisible();
      // The usual urgency has no badge.
      await expect(first.getByText(/3-7/)).toHaveCount(0);
      await expect(second.getByText(/1-2/)).toHaveCount(1);
    },
  },
  {
    state: "a booking selected",
    reach: ({ page }) => page.getByRole("link", { name: booking.customerName }).first().click(),
    within: panel,
    texts: [
      ["heading", "Update Booking #{id}", "Actualizar reserva #{id}"],
      ["field", "Status", "Estado"],
      ...statusOptions,
      ["field", "Estimated Cost (US$)", "Costo estimado (US$)"],
      ["field", "Admin Notes", "Notas del equipo"],
      ["button", "Update", "Actualizar la reserva"],
      ["heading", "Customer Details", "Datos del cliente"],
      ["text", "Name", "Nombre"],
      ["text", "{customerName}", "{customerName}"],
      ["link", "{customerEmail}", "{customerEmail}"],
    ],
    also: async (screen) => {
      await expect(screen.field("Estimated Cost (US$)")).toHaveAttribute("step", "0.01");
      await expect(screen.field("Admin Notes")).toHaveAttribute("rows", "4");
      await expect(panel(screen).getByRole("link", { name: booking.customerPhone })).toBeVisible();
    },
  },
  {
    state: "updating",
    reach: async (screen) => {
      await screen.field("Status", panel(screen)).selectOption("confirmed");
      await screen.button("Update", panel(screen)).click();
    },
    within: panel,
    texts: [["button", "Updating...", "Actualizando..."]],
  },
  {
    state: "not updated",
    reach: (screen) => screen.give("update", broken),
    within: panel,
    texts: [
      ["toast", "Error", "Error"],
      [
        "toast",
        "The booking was not updated. What you typed is still here; please try again.",
        "La reserva no se actualizó. Lo que escribiste sigue aquí; inténtalo de nuevo.",
      ],
      [
        "alert",
        "The booking was not updated. What you typed is still here; please try again.",
        "La reserva no se actualizó. Lo que escribiste sigue aquí; inténtalo de nuevo.",
      ],
    ],
  },
  {
    state: "updated",
    reach: async (screen) => {
      screen.give("update", { status: 200, json: { ...booking, status: "confirmed", version: 2 } });
      await screen.button("Update", panel(screen)).click();
    },
    texts: [
      ["toast", "Booking updated", "Reserva actualizada"],
      ["toast", "Booking #{id}: Confirmed", "Reserva #{id}: Confirmada"],
      selectBooking,
    ],
    also: (screen) => expect(panel(screen)).toHaveCount(0),
  },
];

const booking: Booking = {
  id: 700_001,
  reference: "482915",
  vendorId: 1,
  vendorName: "Plomería Peña",
  customerName: "Odalis Marte",
  customerEmail: "odalis@example.com",
  customerPhone: "+1 809 555 0142",
  customerContact: "",
  serviceRequested: "Plomería",
  preferredDate: "2030-03-31T13:00:00.000Z",
  preferredTime: "9:00 AM",
  message: "La llave gotea.",
  urgency: "standard",
  budget: "RD$ 4,000",
  status: "pending",
  adminNotes: "",
  estimatedCost: null,
  locale: "es",
  heldReason: null,
  cancelReason: "",
  proposedDate: null,
  vendorAnswer: null,
  vendorSuspended: false,
  assignee: null,
  createdAt: "2026-11-20T13:00:00.000Z",
  dueAt: "2099-11-21T13:00:00.000Z",
  due: "on-time",
  version: 1,
};

/** One of each status, and of each urgency. */
const bookings = statuses.map(
  ([status], index): Booking => ({
    ...booking,
    id: booking.id + index,
    status,
    urgency: (["standard", "urgent", "asap"] as const)[index] ?? "standard",
  }),
);

for (const locale of ["en", "es"] as const) {
  test(`every text of the booking management (${locale})`, async ({ page, baseURL }) => {
    await enterAsStaff(page, locale, baseURL);
    const { id, customerName, customerEmail } = booking;
    const screen = new Screen(page, locale, states, { id: String(id), customerName, customerEmail });
    await screen.hold("list", /\/api\/bookings(\?|$)/);
    await screen.hold("one", /\/api\/admin\/bookings\/\d+$/);
    screen.give("one", { status: 200, json: booking });
    await screen.hold("update", /\/api\/bookings\/\d+\/status$/);
    await walk(screen, states);
  });
}
