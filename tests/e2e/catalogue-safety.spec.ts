import { expect, test } from "@playwright/test";
import { broken, goWithin, type Row, Screen, type State, walk } from "./catalogue.ts";
import { newName } from "./safety-page.ts";
import { acceptTerms, open, signIn, speak } from "./visitor.ts";

// The catalogue of the spec's "Safety protocols" and "Safety dialog": its English to the letter; the other texts are ours.

const fields: readonly Row[] = [
  ["field", "Full Name *", "Nombre completo *"],
  ["field", "How we can reach you (optional)", "Cómo te contactamos (opcional)"],
  [
    "hint",
    "A phone, WhatsApp or e-mail. Without one we cannot answer you.",
    "Un teléfono, WhatsApp o correo. Sin eso no podemos responderte.",
    "How we can reach you (optional)",
  ],
  ["field", "What happened, and where you are *", "Qué pasó y dónde estás *"],
  ["field", "Priority", "Prioridad"],
  ["option", "Standard Processing (5-7 business days)", "Trámite normal (5-7 días laborables)", "Priority"],
  ["option", "Urgent Processing (24-48 hours)", "Trámite urgente (24-48 horas)", "Priority"],
  ["option", "Emergency Processing (Immediate)", "Trámite de emergencia (inmediato)", "Priority"],
  // RULINGS 10: which time is which.
  [
    "hint",
    "How long the whole matter takes. Our first answer comes sooner: immediately, within 2 hours, or within 24 hours if it can wait.",
    "Lo que tarda el asunto completo. Nuestra primera respuesta llega antes: de inmediato, en menos de 2 horas, o en menos de 24 horas si puede esperar.",
    "Priority",
  ],
  ["button", "Submit request", "Enviar solicitud"],
];

const dialog = ({ page }: Screen) => page.getByRole("dialog");

/** A protocol's dialog, opened by its card. */
function protocol(title: Row, description: Row, components: readonly Row[]): State {
  return {
    state: title[1],
    async reach(screen) {
      await screen.page.keyboard.press("Escape");
      await screen.main.getByRole("link", { name: screen.words(title) }).click();
    },
    within: dialog,
    texts: [
      title,
      description,
      ["heading", "Service components", "Componentes del servicio"],
      ...components,
      ["heading", "Request this protocol", "Solicita este protocolo"],
      ...fields,
      ["button", "Cancel", "Cancelar"],
    ],
  };
}

const states: readonly State[] = [
  {
    state: "the page",
    reach: ({ page }) => open(page, "/safety"),
    texts: [
      ["title", "Safety · Arribo", "Seguridad · Arribo"],
      ["link", "Back to Home", "Volver al Inicio"],
      ["heading", "Safety protocols", "Protocolos de seguridad"],
      ["text", "24/7", "24/7"],
      ["text", "emergency support", "atención de emergencia"],
      ["text", "100%", "100%"],
      ["text", "client safety record", "historial de seguridad de clientes"],
      ["text", "500+", "500+"],
      ["text", "successful relocations", "reubicaciones exitosas"],
      ["heading", "In danger, call", "En peligro, llama"],
      ["text", "Police, ambulance, fire", "Policía, ambulancia, bomberos"],
      ["text", "Tourist police (POLITUR)", "Policía de Turismo (POLITUR)"],
      ["text", "Arribo emergency hotline", "Línea de emergencia de Arribo"],
      [
        "text",
        "Placeholder: nobody answers this number yet. Call 911.",
        "De muestra: nadie atiende todavía este número. Llama al 911.",
      ],
      ["heading", "Three protocols", "Tres protocolos"],
      ["link", "Emergency Response Protocol", "Protocolo de respuesta a emergencias"],
      ["link", "Cultural Integration Program", "Programa de integración cultural"],
      ["link", "Wellness Monitoring System", "Sistema de seguimiento del bienestar"],
      ["heading", "Ask our team for help", "Pide ayuda a nuestro equipo"],
      ["field", "What it is about", "De qué se trata"],
      ["option", "General Safety Request", "Solicitud general de seguridad", "What it is about"],
      ["option", "Emergency Response Protocol", "Protocolo de respuesta a emergencias", "What it is about"],
      ["option", "Cultural Integration Program", "Programa de integración cultural", "What it is about"],
      ["option", "Wellness Monitoring System", "Sistema de seguimiento del bienestar", "What it is about"],
      ...fields,
      ["heading", "What happens then", "Qué pasa después"],
      ["heading", "Consular help for U.S. citizens", "Ayuda consular para ciudadanos de EE. UU."],
      ["heading", "U.S. Embassy Santo Domingo", "Embajada de EE. UU., Santo Domingo"],
      ["heading", "Punta Cana Consular Agency", "Agencia Consular de Punta Cana"],
      ["heading", "Puerto Plata Consular Agency", "Agencia Consular de Puerto Plata"],
      ["heading", "Visa assistance", "Ayuda con visas"],
      ["link", "Write to us", "Escríbenos"],
    ],
    async also({ main }) {
      await expect(main.locator('a[href="mailto:SDOAmericans@state.gov"]')).toHaveCount(3);
      await expect(main.locator("address")).toHaveCount(3);
    },
  },
  protocol(
    ["heading", "Emergency Response Protocol", "Protocolo de respuesta a emergencias"],
    [
      "text",
      "When something has happened: a theft, an accident, a hospital, a storm. We call who must be called, in Spanish, and come where somebody has to stand beside you.",
      "Cuando pasó algo: un robo, un accidente, un hospital, una tormenta. Llamamos a quien haga falta y vamos a donde alguien tenga que estar contigo.",
    ],
    [
      ["text", "An interpreter by telephone, or beside you", "Intérprete por teléfono o a tu lado"],
      ["text", "Word to your family and to your consulate", "Aviso a tu familia y a tu consulado"],
    ],
  ),
  protocol(
    ["heading", "Cultural Integration Program", "Programa de integración cultural"],
    [
      "text",
      "Most trouble begins with a misunderstanding. We walk the neighborhood with you, name what is usual and what is not, and bring you together with people who have lived here for years.",
      "Casi todo problema empieza con un malentendido. Recorremos el barrio contigo, te decimos qué es normal y qué no, y te presentamos a gente que lleva años aquí.",
    ],
    [["text", "Usual prices, and how to say no", "Precios normales y cómo decir que no"]],
  ),
  protocol(
    ["heading", "Wellness Monitoring System", "Sistema de seguimiento del bienestar"],
    [
      "text",
      "For the first months, or for somebody who lives alone: we are in touch on the days you choose. If you do not answer, we look for you in the way you agreed to beforehand.",
      "Para los primeros meses o para quien vive solo o sola: te contactamos los días que elijas. Si no respondes, te buscamos como acordaste con nosotros.",
    ],
    [["text", "A call or a message on the days you choose", "Una llamada o un mensaje los días que elijas"]],
  ),
  {
    state: "nothing but blanks",
    async reach(screen) {
      const form = dialog(screen);
      await screen.field("Full Name *", form).fill(" ");
      await screen.field("What happened, and where you are *", form).fill(" ");
      await screen.button("Submit request", form).click();
    },
    texts: [
      ["toast", "Missing Information", "Falta información"],
      ["toast", "Please fill out all required fields.", "Completa todos los campos obligatorios."],
    ],
  },
  {
    state: "a request that waits for the network",
    async reach(screen) {
      await screen.hold("send", "**/api/safety-requests?*");
      screen.give("send", broken);
      const form = dialog(screen);
      await screen.field("Full Name *", form).fill("Terry");
      await screen.field("How we can reach you (optional)", form).fill("809 555 0143");
      await screen.field("What happened, and where you are *", form).fill("My wallet is gone.");
      await screen.button("Submit request", form).click();
    },
    texts: [
      ["heading", "Your requests on this device", "Tus solicitudes en este dispositivo"],
      ["text", "Not sent yet: call 911", "Aún sin enviar: llama al 911"],
      [
        "text",
        "It is saved here and will be sent on its own as soon as there is a connection, while this page is open or when you come back to it.",
        "Está guardada aquí y sale sola en cuanto haya conexión, con esta página abierta o cuando vuelvas a ella.",
      ],
      ["button", "Try now", "Intentar ahora"],
      ["button", "Discard it", "Descartarla"],
    ],
  },
  ...(
    [
      ["normal", "within 24 hours", "en menos de 24 horas"],
      ["urgent", "within 2 hours", "en menos de 2 horas"],
      ["emergency", "immediately", "de inmediato"],
    ] as const
  ).map(
    ([urgency, en, es]): State => ({
      state: `one that has arrived: ${urgency}`,
      async reach(screen) {
        const { page } = screen;
        await page.evaluate(() => localStorage.clear());
        await acceptTerms(page);
        await open(page, "/safety?protocol=integration");
        const form = dialog(screen);
        screen.give("send", { status: 201, json: { success: true, reference: "AR-7K3M-2QX9" } });
        await screen.field("Full Name *", form).fill("Terry");
        await screen.field("How we can reach you (optional)", form).fill("809 555 0143");
        await screen.field("What happened, and where you are *", form).fill("My wallet is gone.");
        await screen.field("Priority", form).selectOption(urgency);
        await screen.button("Submit request", form).click();
      },
      texts: [
        ["toast", "Safety Request Submitted Successfully!", "¡Solicitud de seguridad enviada!"],
        [
          "toast",
          `Your Cultural Integration Program request has been received. Our team will respond ${en}.`,
          `Recibimos tu solicitud (Programa de integración cultural). Nuestro equipo te responderá ${es}.`,
        ],
        ["text", "Sent, reference AR-7K3M-2QX9", "Enviada, referencia AR-7K3M-2QX9"],
        ["button", "Remove from this device", "Quitar de este dispositivo"],
      ],
    }),
  ),
  {
    state: "a device that keeps nothing",
    async reach(screen) {
      const { page } = screen;
      await page.evaluate(() => localStorage.clear());
      await acceptTerms(page);
      await open(page, "/safety?protocol=wellness");
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      const form = dialog(screen);
      await screen.field("Full Name *", form).fill("Terry");
      await screen.field("How we can reach you (optional)", form).fill("809 555 0143");
      await screen.field("What happened, and where you are *", form).fill("My wallet is gone.");
      await screen.button("Submit request", form).click();
    },
    texts: [
      ["toast", "Submission Error", "Error al enviar"],
      [
        "toast",
        "There was an issue submitting your request. Please try again.",
        "Hubo un problema al enviar tu solicitud. Inténtalo de nuevo.",
      ],
    ],
    async also({ page, locale }) {
      const words = locale === "en" ? "This browser keeps no copy." : "Este navegador no guarda copias.";
      await expect(page.getByRole("dialog").getByRole("alert")).toContainText(words);
    },
  },
];

const desk: readonly State[] = [
  {
    state: "the list",
    reach: async (screen) => {
      await open(screen.page, `/admin/safety-requests?search=${encodeURIComponent(screen.holes.name ?? "")}`);
    },
    texts: [
      ["title", "Safety requests · Arribo", "Solicitudes de seguridad · Arribo"],
      ["heading", "Safety requests", "Solicitudes de seguridad"],
      ["field", "Sound for new safety requests", "Sonido para solicitudes de seguridad nuevas"],
      ["field", "State", "Estado"],
      ["option", "Any", "Todos", "State"],
      ["option", "Pending review", "Por revisar", "State"],
      ["option", "In hand", "En manos del equipo", "State"],
      ["option", "Closed", "Cerrada", "State"],
      ["option", "Held", "Retenida", "State"],
      ["badge", "Pending review", "Por revisar"],
      ["badge", "Emergency", "Emergencia"],
      ["badge", "Emergency Response Protocol", "Protocolo de respuesta a emergencias"],
      ["badge", "Left no phone and no e-mail.", "No dejó teléfono ni correo."],
      ["button", "Take in hand", "Atender ahora"],
      ["button", "Note or close", "Anotar o cerrar"],
    ],
  },
  {
    state: "the note",
    async reach(screen) {
      await screen.button("Note or close").click();
      await dialog(screen)
        .getByRole("button", { name: screen.locale === "en" ? "Save the note" : "Guardar la nota" })
        .click();
    },
    within: dialog,
    texts: [
      ["heading", "Request of {name}", "Solicitud de {name}"],
      ["field", "Note for the team", "Nota para el equipo"],
      ["error", "Write a note first.", "Escribe primero una nota.", "Note for the team"],
      ["heading", "History", "Historial"],
      ["text", "Arrived", "Llegó"],
      ["button", "Save the note", "Guardar la nota"],
      ["button", "Take in hand", "Atender ahora"],
      ["button", "Close the request", "Cerrar la solicitud"],
      ["button", "Cancel", "Cancelar"],
    ],
  },
  {
    state: "it cannot be changed",
    async reach(screen) {
      await screen.hold("change", /\/api\/admin\/safety-requests\/\d+$/);
      screen.give("change", broken);
      await screen.button("Close the request", dialog(screen)).click();
    },
    texts: [
      ["toast", "Error", "Error"],
      ["toast", "Failed to update the safety request", "No se pudo actualizar la solicitud de seguridad"],
    ],
  },
  {
    state: "it is closed",
    async reach(screen) {
      await screen.page.unroute(/\/api\/admin\/safety-requests\/\d+$/);
      await screen.button("Close the request", dialog(screen)).click();
      await expect(dialog(screen)).toBeHidden();
    },
    texts: [
      ["toast", "Request closed", "Solicitud cerrada"],
      ["badge", "Closed", "Cerrada"],
    ],
  },
  {
    state: "nothing found",
    reach: ({ page }) => open(page, "/admin/safety-requests?search=qqxxzz"),
    texts: [["text", "No safety request fits these filters", "Ninguna solicitud cumple con estos filtros"]],
  },
  {
    state: "it cannot be read",
    async reach(screen) {
      await open(screen.page, "/admin/outbox");
      await screen.hold("list", /\/api\/admin\/safety-requests(\?.*)?$/);
      screen.give("list", broken);
      await goWithin(screen.page, "/admin/safety-requests");
    },
    texts: [["toast", "Failed to load the safety requests", "No se pudieron cargar las solicitudes"]],
  },
];

for (const locale of ["en", "es"] as const) {
  test(`every text of the safety page, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await acceptTerms(page);
    await speak(page, locale, baseURL);
    await walk(new Screen(page, locale, states), states);
  });

  test(`every text of the staff's safety requests, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const name = newName();
    await acceptTerms(page);
    await speak(page, locale, baseURL);
    await signIn(page.request);
    const data = { name, details: "Help", urgency: "emergency", protocol: "Emergency Response Protocol" };
    expect((await page.request.post("/api/safety-requests", { data })).status()).toBe(201);
    await walk(new Screen(page, locale, desk, { name }), desk);
  });
}
