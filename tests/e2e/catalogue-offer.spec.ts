import { expect, test } from "@playwright/test";
import type { OfferState } from "#app/dispatch/contract.ts";
import { broken, Screen, type State, walk } from "./catalogue.ts";
import { approvedVendor, givenOut, offerPath } from "./matching-desk.ts";
import { enterAsStaff, open } from "./visitor.ts";

// The catalogue of the page that the link of a job's offer leads to. Its texts are ours.

const states: readonly State[] = [
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
        "Are you sure? If you say no, you can no longer take it: we look for somebody else.",
        "¿Seguro? Si dices que no, ya no podrás tomarlo: buscamos a otra persona.",
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
    state: "expired, also where nobody else was asked",
    reach: (screen) => answered(screen, "expired"),
    texts: [
      [
        "text",
        "This job can no longer be accepted here. We write to you for the next one.",
        "Este trabajo ya no se puede aceptar aquí. Te escribimos para el próximo.",
      ],
    ],
  },
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
        "If you want jobs again one day, call us, or answer one of our messages with START.",
        "Si algún día quieres recibir trabajos otra vez, llámanos o responde ALTA a uno de nuestros mensajes.",
      ],
    ],
  },
];

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

for (const locale of ["en", "es"] as const) {
  test(`every text of an offer's page (${locale})`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await enterAsStaff(page, locale, baseURL);
    const { name } = await approvedVendor(page.request, { language: locale.toUpperCase() });
    const path = await offerPath(page.request, await givenOut(page.request), name);
    const screen = new Screen(page, locale, states, { name, path });
    await screen.hold("answer", /\/api\/job-offers\/[\w-]+\/answer/);
    await screen.hold("stop", /\/api\/job-offers\/[\w-]+\/stop/);
    await walk(screen, states);
  });
}
