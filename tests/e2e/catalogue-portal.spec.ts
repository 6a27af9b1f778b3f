import { expect, test } from "@playwright/test";
import { consentText } from "#app/local-vendors/consent.ts";
import { localServices, zones } from "#app/local-vendors/contract.ts";
import { broken, type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open } from "./visitor.ts";

// The catalogue of the spec's "Local vendor portal". Its lists, its failure and its success are the spec's in both
// languages; the other texts are ours. The portal's language is its own (RULINGS 27): the site around it speaks English.

const path = "/dominican-vendor-portal";

const english: Record<string, string> = {
  "Peluquería / Barbería": "Hair / barber",
  Delivery: "Delivery",
  Carpintería: "Carpentry",
  Costura: "Sewing",
  Motoconcho: "Motorcycle taxi",
  Plomería: "Plumbing",
  Electricista: "Electrician",
  "Limpieza / Trabajo doméstico": "Cleaning / domestic work",
  "Cocina / Catering": "Cooking / catering",
  Mecánica: "Mechanic",
  Construcción: "Construction",
  Jardinería: "Gardening",
  Pintura: "Painting",
  "Masajes / Belleza": "Massage / beauty",
  "Clases / Tutorías": "Classes / tutoring",
  "Reparación de celulares": "Phone repair",
  Lavandería: "Laundry",
  "Cuidado de niños / envejecientes": "Child / elder care",
  "Otro servicio": "Other service",
};
const services = localServices.map(
  (name): Row => ["option", english[name] ?? "", name, "What service do you offer?"],
);
const areas = zones.map(
  (name): Row => ["option", name === "Otra zona" ? "Another area" : name, name, "In which area do you work?"],
);

const states: readonly State[] = [
  {
    state: "the form",
    reach: ({ page, locale }) => open(page, `${path}?idioma=${locale}`),
    texts: [
      ["title", "Offer your service · Arribo", "Ofrece tu servicio · Arribo"],
      ["heading", "Offer your service", "Ofrece tu servicio"],
      ["link", "Español", "Español"],
      ["link", "English", "English"],
      [
        "text",
        "It takes about three minutes. What you write is saved here, even if the signal drops.",
        "Son unos tres minutos. Lo que escribes se guarda aquí, aunque se vaya la señal.",
      ],
      [
        "text",
        "What has an asterisk * is needed. The rest you may leave out.",
        "Lo que tiene asterisco * hace falta. Lo demás lo puedes dejar en blanco.",
      ],
      ["group", "Who you are", "Quién eres"],
      ["field", "Full name", "Nombre completo"],
      ["field", "Phone / WhatsApp", "Teléfono / WhatsApp"],
      [
        "hint",
        "With its area code, like 809 555 0100.",
        "Con su código de área, como 809 555 0100.",
        "Phone / WhatsApp",
      ],
      ["field", "E-mail (if you have one)", "Correo electrónico (si tienes)"],
      ["group", "Your service", "Tu servicio"],
      ["field", "What service do you offer?", "¿Qué servicio ofreces?"],
      ["option", "Choose one", "Elige uno", "What service do you offer?"],
      ...services,
      ["field", "In which area do you work?", "¿En qué zona trabajas?"],
      ["option", "Choose your area", "Elige tu zona", "In which area do you work?"],
      ...areas,
      ["field", "Tell us about your service", "Cuéntanos de tu servicio"],
      ["field", "Average price", "Precio promedio"],
      [
        "hint",
        "Only our team sees it, never the customers. For example: RD$400 a haircut.",
        "Solo lo ve nuestro equipo, nunca los clientes. Por ejemplo: RD$400 el recorte.",
        "Average price",
      ],
      ["group", "How you work", "Cómo trabajas"],
      ["radiogroup", "Do you work weekends?", "¿Trabajas los fines de semana?"],
      ["radiogroup", "Can you travel to the customer?", "¿Puedes ir a donde el cliente?"],
      ["radiogroup", "Do you have a registered business?", "¿Tienes un negocio registrado?"],
      ["group", "Photos of your work", "Fotos de tu trabajo"],
      ["button", "Take a photo", "Tomar una foto"],
      ["button", "Choose photos", "Elegir fotos"],
      ["field", "Links or description", "Enlaces o descripción"],
      ["group", "Updates on WhatsApp", "Avisos por WhatsApp"],
      ["radiogroup", "Do you want updates on WhatsApp?", "¿Quieres avisos por WhatsApp?"],
      ["text", consentText.en, consentText.es],
      ["button", "Send application", "Enviar solicitud"],
      ["link", "your name", "tu nombre"],
      ["link", "your phone", "tu teléfono"],
      ["link", "your service", "tu servicio"],
      ["link", "your area", "tu zona"],
      ["link", "something about your service", "algo sobre tu servicio"],
      ["heading", "What happens next", "Qué pasa después"],
    ],
    async also({ page, main }) {
      await expect(main.locator('a[href="/"]')).toBeVisible();
      await expect(page.locator("[name=whatsappNotifications]:checked")).toHaveValue("si");
      await expect(page.locator("[name=puedeMoverse]:checked")).toHaveCount(0);
    },
  },
  {
    state: "another service, another area, and a number that is none",
    async reach(screen) {
      await screen.field("What service do you offer?").selectOption("Otro servicio");
      await screen.field("Phone / WhatsApp").fill("555");
      await screen.field("Full name").fill("Yunior");
      await screen.field("In which area do you work?").selectOption("Otra zona");
    },
    texts: [
      ["field", "Which service is it?", "¿Cuál es tu servicio?"],
      ["link", "which service", "cuál servicio"],
      [
        "text",
        "Tell us which in the description. We will look for work for you if you can travel to other areas.",
        "Dinos cuál en la descripción. Te buscaremos trabajos si puedes moverte a otras zonas.",
      ],
      [
        "text",
        "A phone number needs 7 to 15 digits, with its area code and without other words.",
        "Un teléfono lleva de 7 a 15 dígitos, con su código de área y sin otras palabras.",
      ],
    ],
  },
  {
    state: "an odd number",
    reach: (screen) => screen.field("Phone / WhatsApp").fill("787 555 0133"),
    texts: [
      [
        "text",
        "This does not look like a Dominican number (809, 829 or 849, ten digits). If it is from abroad, begin with + and the country. If it is right, leave it.",
        "No parece un número dominicano (809, 829 u 849, diez dígitos). Si es de otro país, empieza con + y el código. Si está bien, déjalo así.",
      ],
    ],
  },
  {
    state: "come back to",
    reach: ({ page, locale }) => open(page, `${path}?idioma=${locale}`),
    texts: [
      ["text", "We kept what you wrote.", "Guardamos lo que escribiste."],
      ["button", "Start over", "Empezar de nuevo"],
    ],
  },
  {
    state: "asked whether to start over",
    reach: (screen) => screen.button("Start over").click(),
    texts: [
      ["text", "Delete everything you wrote?", "¿Borrar todo lo que escribiste?"],
      ["button", "Yes, delete it", "Sí, borrar"],
      ["button", "No, keep it", "No, déjalo"],
    ],
    also: (screen) => screen.button("No, keep it").click(),
  },
  {
    state: "on its way",
    async reach(screen) {
      await screen.hold("apply", /\/api\/dominican-vendors(\?|$)/);
      await screen.field("What service do you offer?").selectOption("Costura");
      await screen.field("Phone / WhatsApp").fill("829 555 0133");
      await screen.field("In which area do you work?").selectOption("Moca");
      await screen.field("Tell us about your service").fill("…");
      await screen.button("Send application").click();
    },
    texts: [["button", "Sending…", "Enviando…"]],
    also: (screen) => expect(screen.button("Sending…")).toBeDisabled(),
  },
  {
    state: "not sent",
    reach: (screen) => screen.give("apply", broken),
    texts: [
      ["toast", "Error", "Error"],
      ["toast", "There was a problem. Please try again.", "Hubo un problema. Inténtalo de nuevo."],
      ["text", "There was a problem. Please try again.", "Hubo un problema. Inténtalo de nuevo."],
      ["button", "Send application", "Enviar solicitud"],
    ],
  },
  {
    state: "sent",
    async reach(screen) {
      const json = { success: true, id: 71, serviceCategory: "Costura y Confección" };
      screen.give("apply", { status: 201, json });
      await screen.button("Send application").click();
    },
    texts: [
      ["toast", "Application submitted!", "¡Aplicación enviada!"],
      ["title", "Application submitted! · Arribo", "¡Aplicación enviada! · Arribo"],
      ["heading", "Application submitted!", "¡Aplicación enviada!"],
      [
        "text",
        "We will contact you on WhatsApp, at 829 555 0133.",
        "Te vamos a contactar por WhatsApp, al 829 555 0133.",
      ],
      [
        "text",
        "The notification system is activated: there you will hear how your application is going. If we cannot find you on WhatsApp, we call.",
        "El sistema de notificaciones está activado: por ahí sabrás cómo va tu solicitud. Si no te encontramos en WhatsApp, te llamamos.",
      ],
      ["text", "Number 71", "Número 71"],
      ["link", "Share with a colleague on WhatsApp", "Compartir con un colega por WhatsApp"],
      ["button", "Submit another application", "Enviar otra solicitud"],
    ],
  },
  {
    state: "begun anew",
    reach: (screen) => screen.button("Submit another application").click(),
    texts: [["heading", "Offer your service", "Ofrece tu servicio"]],
    also: (screen) => expect(screen.field("Full name")).toHaveValue(""),
  },
];

for (const locale of ["en", "es"] as const) {
  test(`every text of the local vendor portal (${locale})`, async ({ page }) => {
    await acceptTerms(page);
    await walk(new Screen(page, locale, states), states);
  });
}
