import { bilingual } from "#platform/i18n/text.ts";

/** What the assistant says in words of its own. */
export const messages = bilingual({
  unknown: {
    en: "I do not know that, and I would rather not guess. Our team lives on the island: ask for a person here.",
    es: "Eso no lo sé, y prefiero no adivinar. Nuestro equipo vive en la isla: pide aquí hablar con una persona.",
  },
  person: {
    en: "Gladly. Write what it is about and leave an e-mail or a WhatsApp number below; a person of our team answers you here.",
    es: "Con gusto. Escribe de qué se trata y deja abajo un correo o un WhatsApp; una persona de nuestro equipo te responde aquí.",
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
    en: "Call 911 now: police, ambulance and fire, free from any phone. Say first where you are.",
    es: "Llama ya al 911: policía, ambulancia y bomberos, gratis desde cualquier teléfono. Di primero dónde estás.",
  },
  safetyPage: { en: "Safety and emergency numbers", es: "Seguridad y números de emergencia" },
});
