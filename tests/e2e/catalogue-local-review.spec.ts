import { expect, test } from "@playwright/test";
import type {
  LocalVendor,
  LocalVendorCounts,
  LocalVendorStatus,
  LocalVendorStep,
} from "#app/local-vendors/contract.ts";
import { broken, type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open, signIn, speak } from "./visitor.ts";

// The catalogue of the spec's "Admin review of local vendor applications", with its lines in sections 4 and 8. The
// spec has the English, and the counters in Spanish for both; the other Spanish is ours.

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
const ifApproved = [
  "If you approve: told by WhatsApp; offered jobs.",
  "Si apruebas: se le avisa por WhatsApp; se le ofrecen trabajos.",
] as const;
const unreadEs = "No se pudieron cargar las solicitudes de proveedores";
const unchangedEs = "No se pudo actualizar el estado del proveedor";
const counters = ["Total", "Pendientes", "En Revisión", "Aprobados", "Rechazados"];
const facts = ["name", "service", "category", "zone", "description", "price", "notes"];
const entry = ({ page }: Screen, index: number) => page.locator("[data-entry]").nth(index);
const dialog = ({ page }: Screen) => page.getByRole("dialog");

/** Within the open page: the browser asks the API, not the server its own acts. */
async function reachList({ page }: Screen) {
  await open(page, "/admin/outbox");
  await page.getByRole("navigation").locator('a[href="/admin/dominican-vendors"]').click();
}

const loading: readonly State[] = [
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

const cards: readonly State[] = [
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
        "If you approve: told by e-mail; no jobs without WhatsApp.",
        "Si apruebas: se le avisa por correo; sin WhatsApp no se le ofrecen trabajos.",
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
        "If you approve: told by WhatsApp; no jobs until the zone is known or they travel.",
        "Si apruebas: se le avisa por WhatsApp; sin trabajos hasta que se sepa su zona o se mueva a otras.",
      ],
      [
        "text",
        "No jobs until the zone is known or they travel.",
        "Sin trabajos hasta que se sepa su zona o se mueva a otras.",
      ],
      ["text", "Jobs are offered by WhatsApp.", "Se le ofrecen trabajos por WhatsApp."],
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

const decisions: readonly State[] = [
  {
    state: "the review",
    reach: async (screen) => {
      screen.give("counts", { status: 200, json: counts });
      screen.give("list", { status: 200, json: vendors });
      await reachList(screen);
      await screen.button("Review", entry(screen, 0)).click();
    },
    within: dialog,
    texts: [
      ["heading", "Review: {name}", "Revisar: {name}"],
      ["field", "Notes", "Notas"],
      [
        "hint",
        "For the team only. Left blank, the last note stays.",
        "Solo para el equipo. Si no escribes nada, queda la última nota.",
        "Notes",
      ],
      [
        "text",
        `${ifApproved[0]} Under review and rejected are told the same way; notes never are.`,
        `${ifApproved[1]} En revisión y rechazado se avisan igual; las notas, nunca.`,
      ],
      ["heading", "Earlier steps and notes", "Pasos y notas anteriores"],
      ["text", "Application received", "Solicitud recibida"],
      ["text", "Under review to Pending", "De En revisión a Pendiente"],
      ["text", "{notes}", "{notes}"],
      ["button", "Mark as Under Review", "Marcar en revisión"],
      ["button", "Approve", "Aprobar"],
      ["button", "Reject", "Rechazar"],
      ["button", "Cancel", "Cancelar"],
    ],
  },
  {
    state: "not updated",
    reach: async (screen) => {
      screen.give("change", broken);
      await screen.button("Approve", dialog(screen)).click();
    },
    within: dialog,
    texts: [["alert", "Failed to update vendor status", unchangedEs]],
  },
  {
    state: "a colleague was faster",
    reach: async (screen) => {
      screen.give("change", { status: 409, json: { code: "conflict", message: "no" } });
      await screen.button("Approve", dialog(screen)).click();
    },
    within: dialog,
    texts: [
      ["toast", "A colleague was faster", "Alguien del equipo fue más rápido"],
      ["toast", "What you see now is how it stands.", "Lo que ves ahora es como está."],
      [
        "alert",
        "Somebody of the team was faster. It stands now at: Pending.",
        "Alguien del equipo fue más rápido. Ahora está: Pendiente.",
      ],
    ],
  },
  {
    state: "updated",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "en_revision" } });
      await screen.button("Mark as Under Review", dialog(screen)).click();
    },
    texts: [
      ["toast", "Vendor application updated", "Solicitud actualizada"],
      [
        "toast",
        "The WhatsApp message to {name} is in the outbox.",
        "El mensaje de WhatsApp para {name} está en la bandeja de salida.",
      ],
    ],
  },
  {
    state: "already under review, and no note",
    reach: async (screen) => {
      await screen.button("Review", entry(screen, 0)).click();
      await screen.button("Save the note", dialog(screen)).click();
    },
    within: dialog,
    texts: [
      ["button", "Save the note", "Guardar la nota"],
      ["error", "Write the note first.", "Primero escribe la nota.", "Notes"],
    ],
  },
  {
    state: "rejected",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "rechazado" } });
      await screen.button("Reject", dialog(screen)).click();
    },
    texts: [["toast", "Vendor application rejected", "Solicitud rechazada"]],
  },
  {
    state: "approved",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "aprobado" } });
      await screen.button("Approve", entry(screen, 0)).click();
    },
    texts: [["toast", "Vendor application approved", "Solicitud aprobada"]],
  },
  {
    state: "an approved one to be rejected",
    reach: (screen) => screen.button("Reject", entry(screen, 5)).click(),
    within: dialog,
    texts: [
      ["heading", "Reject {name}, who is approved?", "¿Rechazar a {name}, que ya está dentro?"],
      [
        "text",
        "{name} is told by WhatsApp that we cannot have them in our network of local vendors now.",
        "A {name} se le avisa por WhatsApp que por ahora no puede estar en nuestra red de proveedores locales.",
      ],
      ["text", "No more jobs are offered.", "Ya no se le ofrecen trabajos."],
      ["button", "Keep as approved", "Dejar aprobado"],
      ["button", "Reject", "Rechazar"],
    ],
    also: ({ page }) => page.keyboard.press("Escape"),
  },
  {
    state: "what becomes public",
    reach: (screen) => screen.button("List in the directory").first().click(),
    within: dialog,
    texts: [
      ["heading", "List {name} in the directory?", "¿Poner a {name} en el directorio?"],
      ["text", "Everybody can read this from now on:", "Desde ahora cualquiera podrá leer esto:"],
      ["text", "Name", "Nombre"],
      ["text", "Service", "Servicio"],
      ["text", "Zone", "Zona"],
      ["text", "Description", "Descripción"],
      [
        "text",
        "Never public: phone, e-mail, average price, notes.",
        "Nunca se publica: teléfono, correo, precio promedio, notas.",
      ],
      ["button", "Cancel", "Cancelar"],
    ],
  },
  {
    state: "not listed",
    reach: async (screen) => {
      screen.give("listing", broken);
      await dialog(screen).locator('button[type="submit"]').click();
    },
    within: dialog,
    texts: [
      ["button", "Make it public", "Publicar"],
      ["alert", "Nothing was published. Please try again.", "No se publicó nada. Inténtalo de nuevo."],
    ],
  },
  {
    state: "listed",
    reach: async (screen) => {
      screen.give("listing", { status: 201, json: { vendorId: 4712 } });
      await screen.button("Make it public", dialog(screen)).click();
    },
    texts: [
      ["toast", "Listed in the directory", "Ya está en el directorio"],
      ["toast", "{name} has a public page now.", "{name} ya tiene su página pública."],
    ],
    also: (screen) => expect(entry(screen, 0).locator('a[href="/vendor/4712"]')).toBeVisible(),
  },
];

const vendor: LocalVendor = {
  id: 800_001,
  nombreCompleto: "Odalis Marte",
  servicioOfrece: "Plomería",
  zonaUbicacion: "Samaná",
  telefono: "+18095550142",
  tieneNegocioRegistrado: "si",
  descripcionServicio: "Filtraciones y tinacos.",
  precioPromedio: "RD$ 1,200 la visita",
  disponibleFinSemana: "no",
  puedeMoverse: "",
  email: "",
  photoUrls: "Un tinaco en https://fotos.example.com/1",
  photos: [],
  whatsappNotifications: "si",
  consentText: "Arribo te escribirá por WhatsApp.",
  stoppedAt: null,
  notificationPreferences: { whatsapp: true, email: false },
  language: "ES",
  submittedAt: "2026-11-20T13:00:00.000Z",
  serviceCategory: "Construcción y Renovación",
  status: "pendiente",
  adminNotes: "Llamé y contestó enseguida.",
  reviewedAt: null,
  reviewedBy: null,
  heldReason: null,
  vendorId: null,
  isSample: false,
};

const reviewed = { ...vendor, reviewedAt: "2026-11-21T13:00:00.000Z", reviewedBy: "admin" };
const byMail = { whatsappNotifications: "no", email: "odalis@example.com" } as const;

/** One of each status, and of each way to hear from the house; the fifth is held. */
const vendors: LocalVendor[] = [
  vendor,
  { ...reviewed, id: 800_002, status: "en_revision", ...byMail },
  { ...reviewed, id: 800_003, status: "aprobado", vendorId: 4711 },
  { ...reviewed, id: 800_004, status: "rechazado", vendorId: 4711, stoppedAt: reviewed.reviewedAt },
  { ...vendor, id: 800_005, heldReason: "trap" },
  { ...reviewed, id: 800_006, status: "aprobado" },
  { ...vendor, id: 800_007, zonaUbicacion: "Otra zona" },
  { ...reviewed, id: 800_008, status: "aprobado", zonaUbicacion: "Otra zona" },
];

const move = { from: "en_revision", to: "pendiente" } as const;
const step: LocalVendorStep = { at: reviewed.reviewedAt, by: "Ana", note: vendor.adminNotes, ...move };

const byStatus = { pendiente: 4, en_revision: 3, aprobado: 2, rechazado: 1 };
const counts: LocalVendorCounts = { total: 10, byStatus };

const calls = {
  list: String.raw`(\?.*)?`,
  counts: "/counts",
  change: String.raw`/\d+`,
  listing: String.raw`/\d+/listing`,
  history: String.raw`/\d+/history`,
};
const walks = { list: [...loading, ...cards], review: decisions };

for (const locale of ["en", "es"] as const) {
  for (const part of ["list", "review"] as const) {
    test(`every text of the local vendors' ${part} (${locale})`, async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      await acceptTerms(page);
      await speak(page, locale, baseURL);
      await signIn(page.request);
      const screen = new Screen(page, locale, Object.values(walks).flat(), {
        name: vendor.nombreCompleto,
        service: vendor.servicioOfrece,
        category: vendor.serviceCategory,
        zone: vendor.zonaUbicacion,
        description: vendor.descripcionServicio,
        price: vendor.precioPromedio,
        notes: vendor.adminNotes,
        consent: vendor.consentText,
      });
      for (const [held, rest] of Object.entries(calls))
        await screen.hold(held, new RegExp(`/api/admin/dominican-vendors${rest}$`));
      screen.give("history", { status: 200, json: [step] });
      await walk(screen, walks[part]);
    });
  }
}
