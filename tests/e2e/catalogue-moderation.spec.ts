import { expect, test } from "@playwright/test";
import type { FlaggedVendor, FlagIncident, FlagPattern, FlagSource } from "#app/moderation/contract.ts";
import { broken, type Row, Screen, type State, walk } from "./catalogue.ts";
import { enterAsStaff, open } from "./visitor.ts";

// The catalogue of the spec's "Flagged vendors and incidents", with the names of what RULINGS 18 finds. The spec has
// the English; the Spanish is ours.

const patterns: readonly [FlagPattern, string, string][] = [
  ["phone", "Phone number", "Teléfono"],
  ["email", "E-mail address", "Correo electrónico"],
  ["link", "Website or link", "Página web o enlace"],
  ["messenger", "Contact by messenger", "Contacto por mensajería"],
  ["payment", "Payment outside Arribo", "Pago fuera de Arribo"],
];
const sources: readonly [FlagSource, string, string][] = [
  ["description", "Description in English", "Descripción en inglés"],
  ["descriptionSpanish", "Description in Spanish", "Descripción en español"],
  ["services", "Services", "Servicios"],
  ["certifications", "Certifications", "Certificaciones"],
  ["hours", "Business hours", "Horario"],
  ["names", "Names", "Nombres"],
  ["reply", "Reply to a review", "Respuesta a una reseña"],
];
const patternNames = patterns.map(([, en, es]): Row => ["badge", en, es]);
const sourceNames = sources.map(([, en, es]): Row => ["badge", en, es]);

const flagged: readonly State[] = [
  {
    state: "loading",
    reach: async ({ page }) => {
      await open(page, "/admin/outbox");
      await page.getByRole("navigation").locator('a[href="/flagged-vendors"]').click();
    },
    texts: [
      ["title", "Flagged Vendors · Arribo", "Proveedores con faltas · Arribo"],
      ["heading", "Flagged Vendors", "Proveedores con faltas"],
      ["link", "Back to Dashboard", "Volver al panel"],
      ["status", "Loading…", "Cargando…"],
    ],
  },
  {
    state: "not to be loaded",
    reach: (screen) => screen.give("flagged", broken),
    texts: [
      ["toast", "Failed to load the flagged vendors", "No se pudieron cargar los proveedores con faltas"],
      ["text", "Failed to load the flagged vendors", "No se pudieron cargar los proveedores con faltas"],
      ["button", "Try again", "Inténtalo de nuevo"],
    ],
  },
  {
    state: "without any",
    reach: async (screen) => {
      screen.give("flagged", { status: 200, json: [] });
      await screen.button("Try again").click();
    },
    texts: [
      ["text", "No flagged vendors at this time.", "No hay proveedores con faltas en este momento."],
      ["button", "Refresh", "Actualizar"],
    ],
  },
  {
    state: "the list",
    reach: async (screen) => {
      screen.give("flagged", { status: 200, json: [vendor] });
      await screen.button("Refresh").click();
    },
    texts: [
      ["heading", "{businessName}", "{businessName}"],
      ["badge", "Reason", "Motivo"],
      ...patternNames,
      ["badge", "Strikes", "Faltas"],
      ["badge", "5", "5"],
      ["badge", "Suspension proposed", "Suspensión propuesta"],
    ],
    also: (screen) =>
      expect(
        screen.main.getByRole("link", { name: screen.say("link", "Back to Dashboard"), exact: true }),
      ).toHaveAttribute("href", "/admin-dashboard"),
  },
];

const incidents: readonly State[] = [
  {
    state: "loading",
    reach: async (screen) => {
      await open(screen.page, "/admin/outbox");
      await screen.page.getByRole("navigation").locator('a[href="/flagged-vendors"]').click();
      await screen.main.locator('a[href="/flag-incidents"]').click();
    },
    texts: [
      ["title", "Flag Incident History · Arribo", "Historial de incidentes · Arribo"],
      ["heading", "Flag Incident History", "Historial de incidentes"],
      ["link", "Flagged Vendors", "Proveedores con faltas"],
      ["status", "Loading…", "Cargando…"],
    ],
  },
  {
    state: "not to be loaded",
    reach: (screen) => screen.give("incidents", broken),
    texts: [
      ["toast", "Failed to load the incidents", "No se pudieron cargar los incidentes"],
      ["text", "Failed to load the incidents", "No se pudieron cargar los incidentes"],
      ["button", "Try again", "Inténtalo de nuevo"],
    ],
  },
  {
    state: "without any",
    reach: async (screen) => {
      screen.give("incidents", { status: 200, json: [] });
      await screen.button("Try again").click();
    },
    texts: [
      ["text", "No incidents logged yet.", "Aún no hay incidentes registrados."],
      ["field", "State", "Estado"],
      ["option", "Any", "Todos", "State"],
      ["option", "Open strike", "Falta abierta", "State"],
      ["option", "Dismissed", "Descartada", "State"],
      ["button", "Refresh", "Actualizar"],
    ],
  },
  {
    state: "the list",
    reach: async (screen) => {
      screen.give("incidents", { status: 200, json: history });
      await screen.button("Refresh").click();
    },
    texts: [
      ["text", "Vendor ID", "ID de proveedor"],
      ["text", "{vendorid}", "{vendorid}"],
      ["text", "Source", "Origen"],
      ...sourceNames,
      ["text", "Pattern", "Patrón"],
      ...patternNames,
      ["text", "Text", "Texto"],
      ["text", "{details}", "{details}"],
      ["text", "Date", "Fecha"],
      ["badge", "Open strike", "Falta abierta"],
      ["badge", "Dismissed", "Descartada"],
      ["button", "Dismiss", "Descartar"],
      ["button", "Make it a strike again", "Volver a contar como falta"],
    ],
    also: ({ main }) => expect(main.locator("time").first()).toHaveText(/^20 nov .*2026, 09:00$/i),
  },
  {
    state: "not changed",
    reach: async (screen) => {
      screen.give("change", broken);
      await screen.button("Dismiss").first().click();
    },
    texts: [
      ["toast", "Error", "Error"],
      ["toast", "Failed to update the incident", "No se pudo actualizar el incidente"],
    ],
  },
  {
    state: "nothing under the filter",
    reach: async (screen) => {
      screen.give("incidents", { status: 200, json: [] });
      await screen.field("State").selectOption("dismissed");
    },
    texts: [["text", "No incident fits these filters", "Ningún incidente cumple con estos filtros"]],
  },
];

const vendor: FlaggedVendor = {
  id: 4711,
  businessName: "Ferretería del Norte",
  flagReason: patterns.map(([pattern]) => pattern),
  strikeCount: 5,
  status: "approved",
  suspensionProposed: true,
};

/** One from each source, all patterns among them; the last is dismissed. */
const history = sources.map(
  ([source], index): FlagIncident => ({
    id: 900 + index,
    vendorid: vendor.id,
    businessName: vendor.businessName,
    source,
    pattern: patterns[index]?.[0] ?? "phone",
    details: "ocho cero nueve, y el resto en mi puerta",
    createdat: "2026-11-20T13:00:00.000Z",
    loggedBy: null,
    dismissedAt: index === sources.length - 1 ? "2026-11-20T14:00:00.000Z" : null,
    dismissedBy: index === sources.length - 1 ? "Ana" : null,
    answer: "",
  }),
);

for (const locale of ["en", "es"] as const) {
  for (const [name, states] of [
    ["the flagged vendors", flagged],
    ["the flag incidents", incidents],
  ] as const) {
    test(`every text of ${name} (${locale})`, async ({ page, baseURL }) => {
      await enterAsStaff(page, locale, baseURL);
      const screen = new Screen(page, locale, states, {
        businessName: vendor.businessName,
        vendorid: String(vendor.id),
        details: String(history[0]?.details),
      });
      await screen.hold("change", /\/api\/flag-incidents\/\d+$/);
      await screen.hold("flagged", /\/api\/flagged-vendors(\?|$)/);
      await screen.hold("incidents", /\/api\/flag-incidents(\?|$)/);
      await walk(screen, states);
    });
  }
}
