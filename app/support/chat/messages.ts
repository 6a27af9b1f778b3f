import { bilingual } from "#platform/i18n/text.ts";

/** The assistant's page, and what the simple call says. */
export const messages = bilingual({
  title: { en: "Arribo AI Assistant", es: "Asistente de IA de Arribo" },
  description: {
    en: "Ask Arribo's assistant about moving to the Dominican Republic: packages, visas, housing, money, health, customs. It answers from our guide, in English and Spanish.",
    es: "Pregúntale al asistente de Arribo sobre mudarte a República Dominicana: paquetes, visas, vivienda, dinero, salud, aduanas. Responde con nuestra guía, en español e inglés.",
  },
  lead: {
    en: "It answers from the concierge's guide and names the page. If it doesn’t know, ask for a person on our team.",
    es: "Responde con la guía del concierge y nombra la página. Si no lo sabe, pide hablar con una persona del equipo.",
  },
  failed: { en: "Error getting response.", es: "Error al obtener la respuesta." },
  withPerson: {
    en: "Someone on our team has your conversation and will answer here.",
    es: "Alguien del equipo tiene tu conversación y te responde aquí.",
  },
});
