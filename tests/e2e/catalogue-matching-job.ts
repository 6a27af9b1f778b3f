import { expect } from "@playwright/test";
import type { Dispatch } from "#app/dispatch/contract.ts";
import { broken, type Row, type Screen, type State } from "./catalogue.ts";
import { handJob, matched, sentJob, summary, takenJob, unansweredJob } from "./matching-jobs.ts";

const service: Row = ["text", "Plomería (plumbing)", "Plomería"];

/** A job that goes round, from the answer to giving it out. */
export const goingRound: readonly State[] = [
  {
    state: "the results, sent by a provider",
    reach: async (screen) => {
      screen.give("job", { status: 200, json: sentJob });
      screen.give("match", { status: 201, json: matched });
      await screen.button("Find & Notify Vendors").click();
    },
    texts: [
      ["toast", "Matching completed!", "¡Matching Completado!"],
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
        "Found for “Plomería (plumbing)” in Santiago: 2 local vendors. By WhatsApp: 2.",
        "Para «Plomería» en Santiago: 2 proveedores locales. Por WhatsApp: 2.",
      ],
      ["heading", "Vendors, in the order of asking", "Proveedores, en el orden en que se les pregunta"],
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
      ["button", "Show its link (recorded)", "Mostrar su enlace (queda registrado)"],
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
        "Found for “Plomería (plumbing)” in Santiago: 6 local vendors. Sent by hand: 1. Waiting for you to send them: 1. Waiting for their time: 1. Did not go through on WhatsApp: 3. Call them.",
        "Para «Plomería» en Santiago: 6 proveedores locales. Enviados a mano: 1. Esperan que los envíes: 1. Esperan su hora: 1. No pasaron por WhatsApp: 3. Llámalos.",
      ],
      ["text", "1 more in line", "1 más en turno"],
    ],
  },
  {
    state: "its link not to be shown",
    reach: async (screen) => {
      screen.give("link", broken);
      await screen.button("Show its link (recorded)").first().click();
    },
    texts: [
      [
        "toast",
        "The link could not be shown. The message is as it was.",
        "No se pudo mostrar el enlace. El mensaje sigue como estaba.",
      ],
    ],
  },
  {
    state: "its link shown",
    reach: async (screen) => {
      screen.give("link", { status: 200, json: { waMe: "https://wa.me/18095550141?text=x" } });
      await screen.button("Show its link (recorded)").first().click();
    },
    texts: [["link", "Open WhatsApp", "Abrir WhatsApp"]],
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
      ["text", "Withdrawn, but it may have arrived", "Se retiró, pero puede haber llegado"],
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
];

export const lostConnection: State = {
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
};

/** Of a job that has ended this is how the screen hears: somebody comes back to the tab. */
async function readAgain(screen: Screen, json: Dispatch) {
  screen.give("job", { status: 200, json });
  await comeBack(screen);
}

async function comeBack({ page }: Screen) {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}
