import { bilingual } from "#platform/i18n/text.ts";

/** What the assistant says in words of its own. */
export const messages = bilingual({
  unknown: {
    en: "I don’t know that, and I would rather not guess. Our team lives on the island: ask for a person here.",
    es: "Eso no lo sé, y prefiero no adivinar. Nuestro equipo vive en la isla: pide aquí hablar con una persona.",
  },
  person: {
    en: "Of course. Write what it’s about and leave an email or a WhatsApp number below; someone on our team will answer you here.",
    es: "Con gusto. Escribe de qué se trata y deja abajo un correo o un WhatsApp; una persona de nuestro equipo te responde aquí.",
  },
  greeting: {
    en: "Hello! Ask me about visas, housing, money, health, schools or our packages. I answer from the concierge’s guide and tell you which page it comes from.",
    es: "¡Hola! Pregúntame por visas, vivienda, dinero, salud, colegios o nuestros paquetes. Respondo con la guía del concierge y te digo de qué página sale.",
  },
  thanks: {
    en: "You’re welcome. Ask me anything else you want to know, or ask for a person on our team.",
    es: "¡Siempre a la orden! Pregunta lo que te falte, o pide hablar con una persona de nuestro equipo.",
  },
  emergency: {
    en: "Call 911 now: police, ambulance and fire, free from any phone. First say where you are.",
    es: "Llama ya al 911: policía, ambulancia y bomberos, gratis desde cualquier teléfono. Di primero dónde estás.",
  },
  mayBeDanger: {
    en: "If you are in danger right now, call 911 first.",
    es: "Si corres peligro ahora mismo, llama primero al 911.",
  },
  safetyPage: { en: "Safety and emergency numbers", es: "Seguridad y números de emergencia" },
});
