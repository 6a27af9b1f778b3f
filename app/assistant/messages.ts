import { bilingual } from "#platform/i18n/text.ts";

/** What the assistant says in words of its own. */
export const messages = bilingual({
  unknown: {
    en: "I do not know that, and I would rather not guess. A person of our team can tell you: ask for one here, and somebody who lives on the island answers within 24 hours.",
    es: "Eso no lo sé, y prefiero no adivinar. Una persona de nuestro equipo te lo puede decir: pídela aquí y te responde alguien que vive en la isla en menos de 24 horas.",
  },
  person: {
    en: "Gladly. Write what it is about, and a person of our team answers you here within 24 hours.",
    es: "Con gusto. Escribe de qué se trata y una persona de nuestro equipo te responde aquí en menos de 24 horas.",
  },
  greeting: {
    en: "Hello! Ask me about visas, housing, money, health, schools or our packages. I answer from the concierge’s guide, and name the page.",
    es: "¡Hola! Pregúntame por visas, vivienda, dinero, salud, colegios o nuestros paquetes. Respondo con la guía del concierge y te digo la página.",
  },
  thanks: {
    en: "With pleasure. Ask whatever else you want to know, or ask for a person of our team.",
    es: "¡Siempre! Pregunta lo que te falte, o pide hablar con una persona de nuestro equipo.",
  },
  emergency: {
    en: "If somebody is hurt or in danger, call 911 now: police, ambulance and fire brigade, free from any phone. Say first where you are. Then write to us through the safety page, and we help you with the rest.",
    es: "Si alguien está herido o en peligro, llama ya al 911: policía, ambulancia y bomberos, gratis desde cualquier teléfono. Di primero dónde estás. Después escríbenos por la página de seguridad y te ayudamos con lo demás.",
  },
  safetyPage: { en: "Safety and emergency numbers", es: "Seguridad y números de emergencia" },
});
