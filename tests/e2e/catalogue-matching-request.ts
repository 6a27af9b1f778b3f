import { expect } from "@playwright/test";
import { broken, type Row, type Screen, type State } from "./catalogue.ts";
import { handJob, matched } from "./matching-jobs.ts";
import { open } from "./visitor.ts";

const waiting: readonly Row[] = [
  ["title", "Vendor Matching · Arribo", "Asignar trabajos · Arribo"],
  ["heading", "Vendor Matching", "Asignar trabajos"],
  ["field", "Service Type", "Tipo de servicio"],
  ["option", "Select a service", "Elige un servicio", "Service Type"],
  ["option", "Barbería (barber)", "Barbería", "Service Type"],
  ["option", "Delivery", "Delivery", "Service Type"],
  ["option", "Carpintería (carpentry)", "Carpintería", "Service Type"],
  ["option", "Costura (sewing)", "Costura", "Service Type"],
  ["option", "Motoconcho (motorcycle taxi)", "Motoconcho", "Service Type"],
  ["option", "Plomería (plumbing)", "Plomería", "Service Type"],
  ["option", "Electricista (electrician)", "Electricista", "Service Type"],
  ["option", "Limpieza (cleaning)", "Limpieza", "Service Type"],
  ["option", "Construcción (construction)", "Construcción", "Service Type"],
  ["option", "Mecánica (mechanic)", "Mecánica", "Service Type"],
  ["field", "Location", "Ubicación"],
  ["option", "Select a location", "Elige una ubicación", "Location"],
  ...[
    "Santo Domingo",
    "Santiago",
    "San Cristóbal",
    "Barahona",
    "San Pedro de Macorís",
    "La Romana",
    "Puerto Plata",
    "San Francisco de Macorís",
    "Higüey",
    "Moca",
  ].map((zone): Row => ["option", zone, zone, "Location"]),
  ["field", "Job Description", "Descripción del trabajo"],
  [
    "hint",
    "Every vendor we ask reads it: leave out the customer's name, phone and exact address. Say when, which neighborhood and what it pays.",
    "La lee cada proveedor al que se le pregunta: no pongas nombre, teléfono ni dirección exacta del cliente. Di cuándo es, en qué sector y cuánto se paga.",
    "Job Description",
  ],
  ["field", "Urgency", "Urgencia"],
  ["option", "Low", "Baja", "Urgency"],
  ["option", "Normal", "Normal", "Urgency"],
  ["option", "High", "Alta", "Urgency"],
  ["option", "Urgent", "Urgente", "Urgency"],
  [
    "hint",
    "Asks 5 at a time; each has 4 hours to answer.",
    "Se pregunta a 5 a la vez; cada quien tiene 4 horas para responder.",
    "Urgency",
  ],
  ["button", "Find & Notify Vendors", "Buscar y avisar a proveedores"],
  ["text", "Choose a service and a location first.", "Primero elige un servicio y una ubicación."],
  ["heading", "How it works", "Cómo funciona"],
  ["heading", "Who is asked", "A quién se le pregunta"],
  ["heading", "The first yes takes it", "El primer sí se lo queda"],
  ["heading", "What “sent” means", "Qué quiere decir «enviado»"],
  ["heading", "Latest jobs", "Últimos trabajos"],
  ["text", "No job was given out yet", "Aún no se ha asignado ningún trabajo"],
  ["field", "State", "Estado"],
];

/** Giving a job out. */
export const givingOut: readonly State[] = [
  {
    state: "nothing chosen",
    reach: async (screen) => {
      // From another screen, so that the browser asks the API and not the server its own acts.
      await open(screen.page, "/admin/outbox");
      screen.give("jobs", { status: 200, json: [] });
      await screen.page.getByRole("navigation").locator('a[href="/job-matching-demo"]').click();
    },
    texts: waiting,
    also: async (screen) => {
      await expect(screen.button("Find & Notify Vendors")).toBeDisabled();
      await expect(screen.field("Urgency")).toHaveValue("normal");
    },
  },
  {
    state: "a description that tells how to reach somebody",
    reach: (screen) => screen.field("Job Description").fill("809 555 0142"),
    texts: [
      [
        "text",
        "This looks like a phone number or an e-mail address: every vendor reads it.",
        "Esto parece un teléfono o un correo: lo lee cada proveedor.",
      ],
    ],
  },
  {
    state: "submitting",
    reach: async (screen) => {
      await screen.field("Job Description").fill("");
      await giveOut(screen);
    },
    texts: [["button", "Finding vendors...", "Buscando proveedores..."]],
  },
  {
    state: "failed",
    reach: (screen) => screen.give("match", broken),
    texts: [
      ["toast", "Failed to match vendors", "No se pudieron buscar proveedores"],
      ["alert", "Failed to match vendors", "No se pudieron buscar proveedores"],
    ],
    also: (screen) => expect(screen.field("Service Type")).toHaveValue("plomería"),
  },
];

/** Giving another one out, while a job is on the screen. */
export const givingOutAgain: readonly State[] = [
  {
    state: "nobody was asked",
    reach: async (screen) => {
      screen.give("match", { status: 201, json: { ...matched, vendorsNotified: 0, notifications: [] } });
      await giveOut(screen);
    },
    texts: [["toast", "Nobody to ask", "No hay a quién preguntarle"]],
  },
  {
    state: "asked, and not sent yet",
    reach: async (screen) => {
      screen.give("job", { status: 200, json: handJob });
      screen.give("match", { status: 201, json: matched });
      await giveOut(screen);
    },
    texts: [
      [
        "toast",
        "2 vendors found, 1 vendor notified, 1 message to send, 1 message waits for the morning",
        "2 proveedores encontrados, 1 proveedor notificado, 1 mensaje por enviar, 1 mensaje espera a la mañana",
      ],
    ],
  },
];

async function giveOut(screen: Screen) {
  await screen.field("Service Type").selectOption("plomería");
  await screen.field("Location").selectOption("Santiago");
  await screen.button("Find & Notify Vendors").click();
}
