import { bilingual } from "#platform/i18n/text.ts";

export const flagNames = bilingual({
  patterns: {
    phone: { en: "Phone number", es: "Teléfono" },
    email: { en: "Email address", es: "Correo electrónico" },
    link: { en: "Website or link", es: "Página web o enlace" },
    messenger: { en: "Contact by messenger", es: "Contacto por mensajería" },
    payment: { en: "Payment outside Arribo", es: "Pago fuera de Arribo" },
  },
  sources: {
    description: { en: "Description in English", es: "Descripción en inglés" },
    descriptionSpanish: { en: "Description in Spanish", es: "Descripción en español" },
    services: { en: "Services", es: "Servicios" },
    certifications: { en: "Certifications", es: "Certificaciones" },
    hours: { en: "Business hours", es: "Horario" },
    names: { en: "Names", es: "Nombres" },
    captions: { en: "Captions of pictures", es: "Pies de foto" },
    reply: { en: "Reply to a review", es: "Respuesta a una reseña" },
    report: { en: "Report", es: "Reporte" },
  },
});
