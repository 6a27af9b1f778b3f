import { expect, type Page, test } from "@playwright/test";
import type { Dispatch, DispatchSummary, Offer, OfferState } from "#app/dispatch/contract.ts";
import { broken, type Row, Screen, type State, walk } from "./catalogue.ts";
import { approvedVendor, givenOut, offerPath } from "./matching-desk.ts";
import { acceptTerms, open, signIn, speak } from "./visitor.ts";

// The catalogue of the spec's "Vendor matching demo", with what RULINGS 20 adds, and of the page that an offer's link
// leads to. The spec has most of the English, and the toast in Spanish alone; the rest is ours.

const service: Row = ["text", "Plomería (plumbing)", "Plomería"];
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
    "Every vendor we ask reads it: leave out the customer's name, phone and exact address. Say when, which neighbourhood and what it pays.",
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

const staffScreen: readonly State[] = [
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
  {
    state: "the results, sent by a provider",
    reach: async (screen) => {
      screen.give("job", { status: 200, json: sentJob });
      screen.give("match", { status: 201, json: matched });
      await screen.button("Find & Notify Vendors").click();
    },
    texts: [
      ["toast", "¡Matching Completado!", "¡Matching Completado!"],
      ["toast", "2 vendors notified", "2 proveedores notificados"],
      ["heading", "Looking: 2 vendors may answer", "Buscando: 2 proveedores pueden responder"],
      ["text", "Vendors Notified", "Proveedores notificados"],
      ["text", "2", "2"],
      ["text", "Service", "Servicio"],
      service,
      ["text", "Santiago", "Santiago"],
      ["heading", "Admin Notification", "Aviso para el equipo"],
      [
        "text",
        "2 local vendors were offered “Plomería (plumbing)” in Santiago. By WhatsApp: 2.",
        "Se le ofreció «Plomería» en Santiago a 2 proveedores locales. Por WhatsApp: 2.",
      ],
      [
        "heading",
        "Notified vendors, in the order of asking",
        "Proveedores notificados, en el orden en que se les preguntó",
      ],
      ["text", "Ramón Peralta", "Ramón Peralta"],
      ["text", "WhatsApp Sent", "WhatsApp enviado"],
      ["text", "Offered", "Ofrecido"],
      ["button", "Clear Results", "Quitar resultados"],
      ["button", "Cancel the job", "Cancelar el trabajo"],
    ],
    also: async ({ main, locale }) => {
      const row = main.locator("ol > li").first();
      await expect(row).toContainText("+18095550141");
      await expect(row).toContainText(locale === "en" ? /20 Nov, 14:32/ : /20 nov\.?, 14:32/);
      await expect(row).toContainText(locale === "en" ? /delivered 20 Nov/ : /entregado 20 nov/);
      await expect(row).toContainText(locale === "en" ? /read 20 Nov/ : /leído 20 nov/);
    },
  },
  {
    state: "without a provider, at night, refused",
    reach: (screen) => screen.give("job", { status: 200, json: handJob }),
    texts: [
      ["text", "WhatsApp ready", "WhatsApp listo"],
      ["text", "Sample", "Ejemplo"],
      ["text", "its time starts when it is sent", "su tiempo empieza cuando se envíe"],
      ["link", "Open WhatsApp", "Abrir WhatsApp"],
      ["button", "Mark as sent", "Marcar como enviado"],
      ["text", "Sent by hand", "Enviado a mano"],
      ["text", "WhatsApp did not accept it", "WhatsApp no lo aceptó"],
      ["text", "WhatsApp could not deliver it", "WhatsApp no pudo entregarlo"],
      ["text", "Not sent: they asked for no more messages", "No se envió: pidió no recibir más mensajes"],
      ["text", "Waits until 07:00", "Espera hasta las 07:00"],
      [
        "text",
        "It is night in Santo Domingo: messages wait until 07:00. Only urgent jobs leave at once.",
        "Es de noche en Santo Domingo: los mensajes esperan hasta las 07:00. Solo lo urgente sale enseguida.",
      ],
      [
        "text",
        "6 local vendors were offered “Plomería (plumbing)” in Santiago. Sent by hand: 1. Waiting for you to send them: 1. Waiting for their time: 1. Did not go through by WhatsApp: 3. Call them.",
        "Se le ofreció «Plomería» en Santiago a 6 proveedores locales. Enviados a mano: 1. Esperan que los envíes: 1. Esperan su hora: 1. No pasaron por WhatsApp: 3. Llámalos.",
      ],
      ["text", "1 more in line", "1 más en turno"],
    ],
  },
  {
    state: "not to be marked",
    reach: async (screen) => {
      screen.give("mark", broken);
      await screen.button("Mark as sent").first().click();
    },
    texts: [
      ["toast", "That did not work. The message is as it was.", "No funcionó. El mensaje sigue como estaba."],
    ],
  },
  {
    state: "taken",
    reach: (screen) => screen.give("job", { status: 200, json: takenJob }),
    texts: [
      ["heading", "Taken by Ramón Peralta", "Lo tomó Ramón Peralta"],
      ["link", "Call +18095550141", "Llamar al +18095550141"],
      ["text", "Accepted", "Aceptó"],
      ["text", "Declined", "Rechazó"],
      ["text", "Expired", "Venció"],
      ["text", "Too late", "Llegó tarde"],
      ["text", "Not marked as sent", "Sin marcar como enviado"],
      ["text", "Never sent", "Nunca se envió"],
      ["text", "Taken back, but it may have arrived", "Se retiró, pero puede haber llegado"],
    ],
  },
  {
    state: "not to be cancelled",
    reach: async (screen) => {
      screen.give("cancel", broken);
      await screen.button("Cancel the job").click();
      await screen.page.getByRole("dialog").getByRole("button").last().click();
    },
    within: ({ page }) => page.getByRole("dialog"),
    texts: [
      ["heading", "Cancel this job?", "¿Cancelar este trabajo?"],
      ["alert", "The job could not be cancelled", "No se pudo cancelar el trabajo"],
      ["alert", "Nothing changed. Please try again.", "No cambió nada. Inténtalo de nuevo."],
    ],
    also: ({ page }) => page.keyboard.press("Escape"),
  },
  {
    state: "cancelled",
    reach: (screen) => readAgain(screen, { ...takenJob, status: "cancelled" }),
    texts: [
      ["heading", "The job was cancelled", "El trabajo se canceló"],
      ["button", "Offer it again", "Ofrecerlo otra vez"],
    ],
  },
  {
    state: "nobody took it",
    reach: async (screen) => {
      screen.give("jobs", { status: 200, json: [summary("unanswered"), summary("cancelled")] });
      await readAgain(screen, unansweredJob);
    },
    texts: [
      ["heading", "Nobody took it", "Nadie lo tomó"],
      ["button", "Offer it again", "Ofrecerlo otra vez"],
      ["link", "Pending applications", "Solicitudes pendientes"],
      ["badge", "Nobody took it", "Nadie lo tomó"],
      ["badge", "Cancelled", "Cancelado"],
      ["link", "Plomería (plumbing), Santiago", "Plomería, Santiago"],
    ],
  },
  {
    state: "nobody to ask",
    reach: (screen) => readAgain(screen, { ...unansweredJob, offers: [] }),
    texts: [
      ["heading", "There is nobody to ask", "No hay a quién preguntarle"],
      [
        "text",
        "No approved vendor for “Plomería (plumbing)” who agreed to WhatsApp messages is in Santiago or travels there. An application that waits may be the one.",
        "Ningún proveedor aprobado de «Plomería» que haya aceptado mensajes de WhatsApp está en Santiago ni se mueve hasta allí. Quizás esté entre las solicitudes pendientes.",
      ],
    ],
    also: (screen) =>
      expect(
        screen.main.getByRole("link", { name: screen.say("link", "Pending applications") }),
      ).toHaveAttribute("href", "/admin/dominican-vendors?status=pendiente"),
  },
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
        "2 vendors notified. 1 message waits for you to send it. 1 message waits for the morning",
        "2 proveedores notificados. 1 mensaje espera que lo envíes. 1 mensaje espera a la mañana",
      ],
    ],
  },
  {
    state: "no connection",
    reach: async (screen) => {
      screen.give("job", broken);
      await comeBack(screen);
    },
    texts: [],
    also: ({ main, locale }) =>
      expect(main.getByRole("alert").filter({ hasText: /\d\d:\d\d/ })).toContainText(
        locale === "en" ? "We keep trying" : "Seguimos intentando",
      ),
  },
];

const vendorsPage: readonly State[] = [
  {
    state: "the offer",
    reach: ({ page, holes }) => open(page, holes.path ?? ""),
    texts: [
      ["title", "A job for you · Arribo", "Un trabajo para ti · Arribo"],
      ["heading", "A job for you", "Un trabajo para ti"],
      ["text", "Hello {name},", "Hola, {name}:"],
      ["text", "Costura (sewing)", "Costura"],
      ["text", "Where", "Dónde"],
      ["text", "Barahona", "Barahona"],
      ["text", "Urgency", "Urgencia"],
      ["text", "Urgent", "Urgente"],
      ["text", "What is to be done", "Qué hay que hacer"],
      ["text", "Answer by", "Responde antes de"],
      ["text", "Santo Domingo time", "hora de Santo Domingo"],
      ["text", "The job goes to whoever accepts it first.", "El trabajo es de quien lo acepte primero."],
      ["button", "I accept the job", "Acepto el trabajo"],
      ["button", "I cannot", "No puedo"],
      ["text", "I want no more messages", "No quiero recibir más mensajes"],
    ],
  },
  {
    state: "sure",
    reach: (screen) => screen.button("I cannot").click(),
    texts: [
      [
        "text",
        "Are you sure? If you say no, we offer it to somebody else.",
        "¿Seguro? Si dices que no, se lo ofrecemos a otra persona.",
      ],
      ["button", "Yes, I cannot", "Sí, no puedo"],
      ["button", "Back", "Volver"],
    ],
    also: (screen) => screen.button("Back").click(),
  },
  {
    state: "sending",
    reach: (screen) => screen.button("I accept the job").click(),
    texts: [["button", "Sending…", "Enviando…"]],
  },
  {
    state: "not sent",
    reach: (screen) => screen.give("answer", broken),
    texts: [
      ["alert", "Your answer did not arrive", "Tu respuesta no llegó"],
      ["button", "Send again", "Enviar otra vez"],
      ["button", "I accept the job", "Acepto el trabajo"],
    ],
  },
  ...(
    [
      ["accepted", "The job is yours", "El trabajo es tuyo"],
      ["taken", "This time somebody else was faster", "Esta vez alguien fue más rápido"],
      ["declined", "Thank you for telling us", "Gracias por avisarnos"],
      ["expired", "The time to answer is over", "Se acabó el tiempo para responder"],
      ["withdrawn", "This job is no longer on offer", "Este trabajo ya no está disponible"],
      ["next", "It is not your turn yet", "Todavía no es tu turno"],
    ] as const
  ).map(
    ([state, en, es]): State => ({
      state,
      reach: (screen) => answered(screen, state),
      texts: [["heading", en, es]],
      also: async ({ main }) => {
        await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(main.locator('button[value="accept"]')).toHaveCount(0);
      },
    }),
  ),
  {
    state: "no more messages",
    reach: async (screen) => {
      screen.give("stop", { status: 200, json: { ...view(screen), state: "declined", stopped: true } });
      await open(screen.page, screen.holes.path ?? "");
      await screen.main.locator("summary").click();
      await screen.main.locator('button[value="stop"]').click();
    },
    texts: [
      ["heading", "We write to you no more", "No te escribimos más"],
      [
        "text",
        "If you want jobs again one day, write START to us on WhatsApp.",
        "Si algún día quieres recibir trabajos otra vez, escríbenos ALTA por WhatsApp.",
      ],
    ],
  },
];

async function giveOut(screen: Screen) {
  await screen.field("Service Type").selectOption("plomería");
  await screen.field("Location").selectOption("Santiago");
  await screen.button("Find & Notify Vendors").click();
}

/** Of a job that has ended this is how the screen hears: somebody comes back to the tab. */
async function readAgain(screen: Screen, json: Dispatch) {
  screen.give("job", { status: 200, json });
  await comeBack(screen);
}

async function comeBack({ page }: Screen) {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

/** The page anew, and the server's answer to a yes. */
async function answered(screen: Screen, state: OfferState) {
  screen.give("answer", { status: 200, json: { ...view(screen), state } });
  await open(screen.page, screen.holes.path ?? "");
  await screen.button("I accept the job").click();
}

function view({ locale, holes }: Screen) {
  return {
    vendorName: holes.name,
    serviceType: "costura",
    location: "Barahona",
    description: "Tres cortinas de sala.",
    urgency: "urgent",
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    locale,
    stopped: false,
  };
}

const at = "2026-11-20T18:32:00.000Z";

function offer(rank: number, overrides: Partial<Offer> = {}): Offer {
  return {
    id: 40 + rank,
    localVendorId: rank,
    vendorName: ["Ramón Peralta", "Yokasta Jiménez", "Dulce Then", "Pedro Sosa", "Luz Cruz"][rank - 1] ?? "",
    phone: `+1809555014${rank}`,
    zone: "Santiago",
    service: "Plomería",
    rank,
    sameZone: true,
    state: "offered",
    notifiedAt: null,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    answeredAt: null,
    message: "ready",
    deliveredAt: null,
    readAt: null,
    messageId: 70 + rank,
    isSample: false,
    waMe: null,
    ...overrides,
  };
}

const job: Dispatch = {
  id: 7,
  serviceType: "plomería",
  serviceCategory: "Construcción y Renovación",
  location: "Santiago",
  description: "",
  urgency: "normal",
  status: "open",
  createdBy: "ana",
  createdAt: at,
  endedAt: null,
  quietUntil: null,
  offers: [],
};
const matched = {
  vendorsNotified: 2,
  notifications: [1, 2].map((rank) => ({
    vendorName: offer(rank).vendorName,
    phone: offer(rank).phone,
    notifiedAt: at,
  })),
  dispatchId: job.id,
};
const sent = { message: "sent", notifiedAt: at } as const;
const sentJob = {
  ...job,
  offers: [offer(1, { ...sent, deliveredAt: at, readAt: at }), offer(2, sent)],
};
const handJob = {
  ...job,
  quietUntil: "2026-11-21T11:00:00.000Z",
  offers: [
    offer(1, { waMe: "https://wa.me/18095550141?text=x", isSample: true }),
    offer(2, { message: "sent_by_hand", notifiedAt: at }),
    offer(3, { message: "failed" }),
    offer(4, { message: "waiting" }),
    offer(5, { message: "undelivered", notifiedAt: at }),
    offer(6, { message: "stopped" }),
    offer(7, { state: "next", message: null, messageId: null, expiresAt: null }),
  ],
};
const takenJob: Dispatch = {
  ...job,
  status: "accepted",
  endedAt: at,
  offers: [
    offer(1, { ...sent, state: "accepted", answeredAt: at }),
    offer(2, { message: "withdrawn", state: "declined", answeredAt: at }),
    offer(3, { state: "expired", expiresAt: at }),
    offer(4, { state: "taken", message: null, messageId: null }),
    offer(5, { state: "taken", message: "withdrawn" }),
  ],
};
const unansweredJob: Dispatch = {
  ...job,
  status: "unanswered",
  endedAt: at,
  offers: [offer(1, { state: "declined", answeredAt: at })],
};

function summary(status: DispatchSummary["status"]): DispatchSummary {
  const { offers: _, quietUntil: __, ...rest } = job;
  return { ...rest, id: status === "unanswered" ? job.id : 6, status, asked: 1, takenBy: null };
}

async function holdStaffCalls(screen: Screen) {
  await screen.hold("jobs", /\/api\/admin\/dispatches(\?|$)/);
  await screen.hold("job", /\/api\/admin\/dispatches\/7$/);
  await screen.hold("cancel", /\/api\/admin\/dispatches\/7\/cancel$/);
  await screen.hold("mark", /\/job-offers\/41\/sent$/);
  await screen.hold("match", "**/api/match-vendors");
}

async function prepare(page: Page, locale: "en" | "es", baseURL: string | undefined) {
  await acceptTerms(page);
  await speak(page, locale, baseURL);
  await signIn(page.request);
}

for (const locale of ["en", "es"] as const) {
  test(`every text of the matching screen (${locale})`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await prepare(page, locale, baseURL);
    const screen = new Screen(page, locale, staffScreen);
    await holdStaffCalls(screen);
    await walk(screen, staffScreen);
  });

  test(`every text of an offer's page (${locale})`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await prepare(page, locale, baseURL);
    const { name } = await approvedVendor(page.request, { language: locale.toUpperCase() });
    const path = await offerPath(page.request, await givenOut(page.request), name);
    const screen = new Screen(page, locale, vendorsPage, { name, path });
    await screen.hold("answer", /\/api\/job-offers\/[\w-]+\/answer/);
    await screen.hold("stop", /\/api\/job-offers\/[\w-]+\/stop/);
    await walk(screen, vendorsPage);
  });
}
