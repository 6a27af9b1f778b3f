import { expect, test } from "@playwright/test";
import { springDay } from "../booking.ts";
import { broken, goWithin, type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open, speak } from "./visitor.ts";

// The catalogue of the two booking pages: the spec's "Simple vendor booking page" and "Booking request page", and
// their lines in its sections 4, 5, 8 and 9. The spec has the English; the Spanish is ours.

const vendorNotFound: readonly Row[] = [
  ["heading", "Vendor Not Found", "Proveedor no encontrado"],
  ["text", "The vendor you're looking for doesn't exist.", "El proveedor que buscas no existe."],
  ["link", "Back to Directory", "Volver al directorio"],
];
const loadingVendor: readonly Row[] = [["status", "Loading the provider...", "Cargando el perfil..."]];
const vendorCard: readonly Row[] = [
  ["image", "Photo of {fullName}", "Foto de {fullName}"],
  ["text", "With {fullName}", "Con {fullName}"],
  ["heading", "{businessName}", "{businessName}"],
  ["text", "Housing & Property", "Vivienda y propiedades"],
  ["text", "12 years in business", "12 años de experiencia"],
  ["text", "Rated 4.8 out of 5", "Calificación: 4.8 de 5"],
  ["text", "23 reviews", "23 reseñas"],
];
const conciergeBox: readonly Row[] = [
  ["heading", "How our concierge works", "Cómo trabaja nuestro concierge"],
  ["text", "We contact you within 24 hours.", "Te contactamos en menos de 24 horas."],
  [
    "text",
    "You never book with a provider directly. Our team takes your request, speaks with both sides, and stays with you until the work is done.",
    "Nunca reservas directamente con un proveedor. Nuestro equipo recibe tu solicitud, habla con ambas partes y te acompaña hasta que el trabajo esté hecho.",
  ],
];
const nextSteps: readonly Row[] = [
  ["text", "Your reference", "Tu referencia"],
  ["text", "Provider", "Proveedor"],
  ["heading", "Next steps", "Próximos pasos"],
  ["text", "We verify your requirements", "Verificamos lo que necesitas"],
  ["text", "We confirm pricing and availability", "Confirmamos precio y disponibilidad"],
  ["text", "We schedule your appointment", "Programamos tu cita"],
  ["text", "We coordinate with the provider", "Coordinamos con el proveedor"],
];

const full: readonly State[] = [
  {
    state: "vendor not found",
    reach: ({ page }) => open(page, "/booking/999999999"),
    texts: vendorNotFound,
  },
  {
    state: "loading",
    reach: ({ page, holes }) => goWithin(page, `/booking/${holes.vendorId}`),
    texts: loadingVendor,
    also: letVendorCome,
  },
  {
    state: "the form, the vendor naming no services",
    reach: () => undefined,
    texts: [
      ...vendorCard,
      ...conciergeBox,
      [
        "title",
        "Book through Arribo: {businessName} · Arribo",
        "Reserva a través de Arribo: {businessName} · Arribo",
      ],
      ["heading", "Request a booking", "Solicita una reserva"],
      ["link", "Back to Directory", "Volver al directorio"],
      ["group", "Your Information", "Tus datos"],
      ["field", "Full Name", "Nombre completo"],
      ["field", "Email Address", "Correo electrónico"],
      ["field", "Phone Number", "Teléfono"],
      ["group", "Service Details", "Detalles del servicio"],
      ["field", "Service Needed", "Servicio que necesitas"],
      ["option", "Select a service", "Elige un servicio", "Service Needed"],
      ["option", "Property Sales", "Venta de propiedades", "Service Needed"],
      ["option", "Rental Assistance", "Ayuda con alquileres", "Service Needed"],
      ["option", "Property Management", "Administración de propiedades", "Service Needed"],
      ["option", "Investment Consulting", "Asesoría de inversiones", "Service Needed"],
      ["option", "Relocation Services", "Servicios de reubicación", "Service Needed"],
      ["option", "Other Service", "Otro servicio", "Service Needed"],
      ["field", "Preferred Date", "Fecha preferida"],
      ["hint", "Today or later", "Hoy o más adelante", "Preferred Date"],
      ["field", "Preferred Time", "Hora preferida"],
      ["option", "Select a time", "Elige una hora", "Preferred Time"],
      ["option", "9:00 AM", "9:00 a. m.", "Preferred Time"],
      ["option", "10:00 AM", "10:00 a. m.", "Preferred Time"],
      ["option", "11:00 AM", "11:00 a. m.", "Preferred Time"],
      ["option", "12:00 PM", "12:00 p. m.", "Preferred Time"],
      ["option", "1:00 PM", "1:00 p. m.", "Preferred Time"],
      ["option", "2:00 PM", "2:00 p. m.", "Preferred Time"],
      ["option", "3:00 PM", "3:00 p. m.", "Preferred Time"],
      ["option", "4:00 PM", "4:00 p. m.", "Preferred Time"],
      ["option", "5:00 PM", "5:00 p. m.", "Preferred Time"],
      ["radiogroup", "Urgency", "Urgencia"],
      ["radio", "Standard 3-7 days", "Normal 3-7 días"],
      ["radio", "Urgent 1-2 days", "Urgente 1-2 días"],
      ["radio", "ASAP same day", "Lo antes posible el mismo día"],
      ["field", "Budget (optional)", "Presupuesto (opcional)"],
      ["field", "Detailed Requirements", "Detalla lo que necesitas"],
      ["button", "Submit Booking Request", "Enviar solicitud de reserva"],
    ],
    also: async ({ main }) => {
      await expect(main.getByRole("radio").first()).toBeChecked();
      await expect(main.locator('a[href="/vendor-directory"]')).toBeVisible();
    },
  },
  {
    state: "nothing filled in",
    reach: (screen) => screen.button("Submit Booking Request").click(),
    texts: [
      [
        "error",
        "Name must be at least 2 characters",
        "El nombre debe tener al menos 2 caracteres",
        "Full Name",
      ],
      [
        "error",
        "Please enter a valid email address",
        "Escribe un correo electrónico válido",
        "Email Address",
      ],
      ["error", "Please enter a valid phone number", "Escribe un número de teléfono válido", "Phone Number"],
      ["error", "Please select a service", "Elige un servicio", "Service Needed"],
      ["error", "Please select a preferred date", "Elige una fecha preferida", "Preferred Date"],
      ["error", "Please select a preferred time", "Elige una hora preferida", "Preferred Time"],
      [
        "error",
        "Please provide details about your requirements",
        "Danos detalles sobre lo que necesitas",
        "Detailed Requirements",
      ],
    ],
  },
  {
    state: "submitting",
    reach: async (screen) => {
      await fillFull(screen);
      await screen.button("Submit Booking Request").click();
    },
    texts: [["button", "Submitting...", "Enviando..."]],
  },
  {
    state: "failed",
    reach: (screen) => screen.give("booking", broken),
    texts: [
      ["toast", "Booking Failed", "No se pudo reservar"],
      [
        "toast",
        "There was an error submitting your booking. Please try again.",
        "Hubo un error al enviar tu reserva. Inténtalo de nuevo.",
      ],
      ["alert", "Booking Failed", "No se pudo reservar"],
      [
        "alert",
        "There was an error submitting your booking. Please try again.",
        "Hubo un error al enviar tu reserva. Inténtalo de nuevo.",
      ],
    ],
  },
  {
    state: "confirmed",
    reach: async (screen) => {
      screen.give("booking", booked);
      await screen.button("Submit Booking Request").click();
    },
    texts: [
      ...nextSteps,
      ["toast", "Booking Request Submitted", "Solicitud de reserva enviada"],
      [
        "toast",
        "Our concierge team will contact you within 24 hours.",
        "Nuestro equipo de concierge te contactará en las próximas 24 horas.",
      ],
      ["heading", "Booking Request Submitted", "Solicitud de reserva enviada"],
      [
        "text",
        "Our concierge team will contact you within 24 hours.",
        "Nuestro equipo de concierge te contactará en las próximas 24 horas.",
      ],
      ["text", "{businessName}", "{businessName}"],
      ["text", "Service", "Servicio"],
      ["text", "Rental Assistance", "Ayuda con alquileres"],
      ["text", "{reference}", "{reference}"],
    ],
  },
];

const simple: readonly State[] = [
  {
    state: "vendor not found",
    reach: ({ page }) => open(page, "/book-vendor/999999999"),
    texts: vendorNotFound,
  },
  {
    state: "loading",
    reach: ({ page, holes }) => goWithin(page, `/book-vendor/${holes.vendorId}`),
    texts: loadingVendor,
    also: letVendorCome,
  },
  {
    state: "the form",
    reach: () => undefined,
    texts: [
      ...vendorCard,
      ...conciergeBox,
      ["link", "Back to Home", "Volver al Inicio"],
      ["heading", "Book {businessName}", "Reserva con {businessName}"],
      ["field", "Date", "Fecha"],
      ["field", "Your name", "Tu nombre"],
      ["field", "E-mail or phone (optional)", "Correo o teléfono (opcional)"],
      ["field", "Details (optional)", "Detalles (opcional)"],
      ["button", "Submit Booking", "Enviar reserva"],
    ],
    also: ({ main }) => expect(main.locator('a[href="/"]')).toBeVisible(),
  },
  {
    state: "nothing filled in",
    reach: (screen) => screen.button("Submit Booking").click(),
    texts: [
      ["toast", "Date and customer name required.", "Se requieren la fecha y el nombre."],
      ["alert", "Date and customer name required.", "Se requieren la fecha y el nombre."],
    ],
  },
  {
    state: "submitting",
    reach: async (screen) => {
      await screen.field("Date").fill(springDay);
      await screen.field("Your name").fill("Gerald Whitcomb");
      await screen.field("E-mail or phone (optional)").fill("809 555 0142");
      await screen.button("Submit Booking").click();
    },
    texts: [["button", "Submitting...", "Enviando..."]],
  },
  {
    state: "failed",
    reach: (screen) => screen.give("booking", broken),
    texts: [
      ["toast", "Booking failed.", "La reserva falló."],
      ["alert", "Booking failed.", "La reserva falló."],
    ],
  },
  {
    state: "confirmed",
    reach: async (screen) => {
      screen.give("booking", booked);
      await screen.button("Submit Booking").click();
    },
    texts: [
      ...nextSteps,
      ["toast", "Booking submitted to Arribo's agency.", "Reserva enviada a la agencia de Arribo."],
      ["heading", "Booking submitted to Arribo's agency.", "Reserva enviada a la agencia de Arribo."],
      ["text", "{businessName}", "{businessName}"],
      ["text", "{reference}", "{reference}"],
    ],
  },
];

const reference = "482915";
const booked = {
  status: 201,
  json: {
    success: true,
    id: 7,
    reference,
    trackingPath: "/track/made-up-for-this-test",
    dueAt: "2026-11-21T16:00:00.000Z",
  },
};

/** The vendor as the API has it, but with a photo, a rating, and no services. */
async function letVendorCome(screen: Screen) {
  const answer = await screen.page.request.get(`/api/vendors/${screen.holes.vendorId}`);
  const json = {
    ...(await answer.json()),
    ...{ category: "Housing & Property", services: [], personalPhoto: "/icon.svg" },
    ...{ yearsInBusiness: 12, rating: 4.8, reviewCount: 23 },
  };
  screen.give("vendor", { status: 200, json });
}

async function fillFull(screen: Screen) {
  await screen.field("Full Name").fill("Gerald Whitcomb");
  await screen.field("Email Address").fill("gerald@example.com");
  await screen.field("Phone Number").fill("+1 614 555 0142");
  await screen.field("Service Needed").selectOption("Rental Assistance");
  await screen.field("Preferred Date").fill(springDay);
  await screen.field("Preferred Time").selectOption("1:00 PM");
  await screen.field("Detailed Requirements").fill("Dos habitaciones cerca de la playa.");
}

test.beforeEach(({ page }) => acceptTerms(page));

for (const locale of ["en", "es"] as const) {
  for (const [name, states] of [
    ["the full booking", full],
    ["the simple booking", simple],
  ] as const) {
    test(`every text of ${name} (${locale})`, async ({ page, baseURL }) => {
      await speak(page, locale, baseURL);
      const [vendor] = await (await page.request.get("/api/vendors?limit=1")).json();
      const screen = new Screen(page, locale, states, {
        vendorId: String(vendor.id),
        fullName: vendor.fullName,
        businessName: locale === "en" ? vendor.businessNameEnglish : vendor.businessName,
        reference,
      });
      await screen.hold("vendor", `**/api/vendors/${vendor.id}`);
      await screen.hold("booking", "**/api/bookings");
      await walk(screen, states);
    });
  }
}
