import { expect } from "@playwright/test";
import type { LocalVendorStatus } from "#app/local-vendors/contract.ts";
import { broken, type Row, type State } from "./catalogue.ts";
import { counts, entry, ifApproved, reachList, unchangedEs, vendors } from "./local-review-desk.ts";

const none: Row = [
  "text",
  "No vendor applications found for the selected filter.",
  "No hay solicitudes de proveedores para el filtro elegido.",
];
const statuses: readonly [LocalVendorStatus, string, string][] = [
  ["pendiente", "Pending", "Pendiente"],
  ["en_revision", "Under review", "En revisión"],
  ["aprobado", "Approved", "Aprobado"],
  ["rechazado", "Rejected", "Rechazado"],
];
const unreadEs = "No se pudieron cargar las solicitudes de proveedores";
const counters = ["Total", "Pendientes", "En Revisión", "Aprobados", "Rechazados"];
const facts = ["name", "service", "category", "zone", "description", "price", "notes"];

export const loading: readonly State[] = [
  {
    state: "loading",
    reach: reachList,
    texts: [
      ["title", "Local vendors · Arribo", "Proveedores locales · Arribo"],
      ["heading", "Local vendors", "Proveedores locales"],
      ["status", "Loading…", "Cargando…"],
    ],
  },
  {
    state: "not to be loaded",
    reach: (screen) => screen.give("list", broken),
    texts: [
      ["toast", "Failed to fetch vendor applications", unreadEs],
      ["text", "Failed to fetch vendor applications", unreadEs],
      ["button", "Try again", "Inténtalo de nuevo"],
    ],
  },
  {
    state: "without applications",
    reach: async (screen) => {
      screen.give("counts", { status: 200, json: counts });
      screen.give("list", { status: 200, json: [] });
      await screen.button("Try again").click();
    },
    texts: [
      none,
      ...counters.map((counter): Row => ["counter", counter, counter]),
      ["field", "Search", "Buscar"],
      ["field", "Status", "Estado"],
      ["option", "All", "Todos", "Status"],
      ...statuses.map(([, en, es]): Row => ["option", en, es, "Status"]),
      ["button", "Refresh", "Actualizar"],
    ],
    also: ({ page }) => expect(page.getByRole("link", { name: /^Pendientes ?4/ })).toBeVisible(),
  },
  {
    state: "nothing under the filter",
    reach: (screen) => screen.field("Status").selectOption("rechazado"),
    texts: [none],
    also: ({ page }) => expect(page).toHaveURL(/status=rechazado/),
  },
];

export const cards: readonly State[] = [
  {
    state: "cards",
    reach: async (screen) => {
      screen.give("list", { status: 200, json: vendors });
      await screen.button("Refresh").click();
      await entry(screen, 0).locator("summary").click();
    },
    texts: [
      ...statuses.map(([, en, es]): Row => ["badge", en, es]),
      ...facts.map((fact): Row => ["text", `{${fact}}`, `{${fact}}`]),
      ["text", "Average price (admin only)", "Precio promedio (solo el equipo)"],
      ["text", "Registered business", "Negocio registrado"],
      ["text", "Available on weekends", "Disponible fines de semana"],
      ["text", "Can travel", "Puede moverse"],
      ["text", "Yes", "Sí"],
      ["text", "No", "No"],
      ["text", "not given", "sin dato"],
      ["text", "Language", "Idioma"],
      ["text", "Spanish", "Español"],
      ["text", "Submitted", "Enviada"],
      ["text", "Reviewed", "Revisada"],
      ["text", "Admin notes", "Notas del equipo"],
      ["text", "Agreed to on 20 Nov 2026, 09:00:", "Aceptado el 20 nov de 2026, 09:00:"],
      ["text", "{consent}", "{consent}"],
      ["text", "Hears from us by", "Se entera por"],
      ["text", "E-mail", "Correo electrónico"],
      ["text", "A call from you", "Una llamada tuya"],
      ["text", "No e-mail address", "Sin correo electrónico"],
      ["text", "Photo links or description", "Enlaces o descripción de fotos"],
      ["button", "Review", "Revisar"],
      ["button", "Approve", "Aprobar"],
      ["button", "Reject", "Rechazar"],
      ["button", "List in the directory", "Poner en el directorio"],
      ["link", "Listed in the directory", "Está en el directorio"],
      ["link", "Still in the directory: suspend it there", "Sigue en el directorio: suspende la página"],
      ["badge", "Held", "Retenido"],
      ["button", "Not spam", "No es spam"],
      ["text", ...ifApproved],
      [
        "text",
        "If you approve: an e-mail to them goes into the outbox; no jobs without WhatsApp.",
        "Si apruebas: su correo queda en la bandeja de salida; sin WhatsApp no se le ofrecen trabajos.",
      ],
      [
        "text",
        "If you approve: you call, for there is no way to write; no jobs without WhatsApp.",
        "Si apruebas: toca llamar, porque no hay por dónde escribirle; sin WhatsApp no se le ofrecen trabajos.",
      ],
      [
        "text",
        "If you approve: not told while it is held; offered no jobs.",
        "Si apruebas: no se le avisa mientras esté retenida; tampoco se le ofrecen trabajos.",
      ],
      [
        "text",
        "If you approve: a WhatsApp message to them goes into the outbox; no jobs until the zone is known or they travel.",
        "Si apruebas: su mensaje de WhatsApp queda en la bandeja de salida; sin trabajos hasta que se sepa su zona o se mueva a otras.",
      ],
      [
        "text",
        "No jobs until the zone is known or they travel.",
        "Sin trabajos hasta que se sepa su zona o se mueva a otras.",
      ],
      ["text", "Jobs are offered on WhatsApp.", "Se le ofrecen trabajos por WhatsApp."],
    ],
    async also(screen) {
      const day = entry(screen, 0).locator("time");
      // Long, Dominican, and Spanish on both screens.
      await expect(day).toHaveText("20 de noviembre de 2026");
      await expect(day).toHaveAttribute("lang", "es");
      for (const [index, { status }] of vendors.entries()) {
        const hidden = { aprobado: "Approve", rechazado: "Reject", pendiente: "", en_revision: "" }[status];
        for (const act of ["Review", "Approve", "Reject"])
          await expect(screen.button(act, entry(screen, index))).toHaveCount(act === hidden ? 0 : 1);
      }
      const stopped =
        screen.locale === "en" ? "Asked to stop on 21 Nov" : "Pidió no recibir más mensajes el 21 nov";
      await expect(screen.main.getByText(stopped)).toBeVisible();
    },
  },
  {
    state: "the change on its way, and refused",
    reach: async (screen) => {
      await screen.button("Approve", entry(screen, 0)).click();
      await screen.button("Approve", screen.page.getByRole("dialog")).click();
      await expect(entry(screen, 0)).toContainText(screen.words(["badge", "Approved", "Aprobado"]));
      screen.give("change", broken);
    },
    texts: [
      ["toast", "Error", "Error"],
      ["toast", "Failed to update vendor status", unchangedEs],
    ],
    also: (screen) => expect(entry(screen, 0)).toContainText(screen.words(["badge", "Pending", "Pendiente"])),
  },
];
