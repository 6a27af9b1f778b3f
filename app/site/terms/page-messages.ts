import { bilingual } from "#platform/i18n/text.ts";

export const pageMessages = bilingual({
  description: {
    en: "The terms and conditions of Arribo’s relocation services, vendors and bookings in the Dominican Republic, and how we treat personal data.",
    es: "Los términos de los servicios de reubicación, proveedores y reservas de Arribo en la República Dominicana, y cómo tratamos tus datos personales.",
  },
  contents: { en: "Contents", es: "Contenido" },
  print: { en: "Print", es: "Imprimir" },
});
