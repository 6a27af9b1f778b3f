import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  heading: { en: "Complete Relocation Services", es: "Servicios completos de reubicación" },
  lead: {
    en: "Six kinds of help, written down before you have to ask: what we do, what you bring, how long it takes, and where our work ends.",
    es: "Seis tipos de ayuda, por escrito antes de que tengas que preguntar: qué hacemos, qué traes tú, cuánto tarda y dónde termina nuestro trabajo.",
  },
  index: { en: "The six services", es: "Los seis servicios" },
  honest: {
    en: "The times are typical, not a promise. Every rule comes with its source and the month it was current. Rules change, so we check with you before you act on one.",
    es: "Los plazos son lo habitual, no una promesa. Cada regla lleva su fuente y el mes en que estaba vigente: las reglas cambian, y antes de que te guíes por una la comprobamos contigo.",
  },
  steps: { en: "Step by step", es: "Paso a paso" },
  time: { en: "How long it usually takes", es: "Cuánto suele tardar" },
  ready: { en: "Have this ready", es: "Ten esto a mano" },
  without: { en: "Not included", es: "No incluye" },
  covered: { en: "In the packages", es: "En los paquetes" },
  rules: { en: "What the rules say, and where they come from", es: "Qué dicen las reglas y de dónde salen" },
  ask: { en: "Ask about this", es: "Pregunta por esto" },
  compare: { en: "Compare the packages", es: "Compara los paquetes" },
  closing: {
    heading: { en: "Not sure which you need?", es: "¿No sabes cuál necesitas?" },
    text: {
      en: "Tell us where you are in your move. We’ll tell you what to do first, and what can wait.",
      es: "Cuéntanos en qué punto está tu mudanza. Te diremos qué va primero y qué puede esperar.",
    },
    talk: { en: "Talk to us", es: "Habla con nosotros" },
    packages: { en: "View Packages", es: "Ver paquetes" },
    terms: {
      en: "What we are responsible for, and what vendors are",
      es: "De qué respondemos nosotros y de qué los proveedores",
    },
  },
});
