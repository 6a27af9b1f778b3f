import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  heading: { en: "The people who answer", es: "Quiénes te responden" },
  /** Where the operator names nobody. */
  unnamed: { en: "Who we are and when we answer", es: "Quiénes somos y cuándo respondemos" },
  lead: {
    en: "Arribo is a bilingual relocation concierge in the Dominican Republic. One person handles your case, from your first message to the last day of your support.",
    es: "Arribo es un concierge bilingüe de reubicación en la República Dominicana. Una sola persona lleva tu caso, desde tu primer mensaje hasta el último día de tu acompañamiento.",
  },
  team: { en: "Our team", es: "Nuestro equipo" },
  facts: {
    heading: { en: "Where and when", es: "Dónde y cuándo" },
    company: { en: "Company", es: "Empresa" },
    registration: { en: "Registration", es: "Registro" },
    address: { en: "Address", es: "Dirección" },
    phone: { en: "Phone", es: "Teléfono" },
    hours: { en: "Office hours", es: "Horario" },
    hoursNote: {
      en: "Santo Domingo time. When we are closed, write: we answer within 24 hours.",
      es: "Hora de Santo Domingo. Si estamos cerrados, escribe: respondemos en menos de 24 horas.",
    },
    languages: { en: "Languages", es: "Idiomas" },
    languageNames: { en: "English and Spanish", es: "Español e inglés" },
  },
  asking: {
    heading: { en: "After you write to us", es: "Después de que nos escribes" },
    steps: {
      en: [
        "You get a reference right away. It costs nothing, and you owe us nothing.",
        "Within 24 hours a person from the team writes to you.",
        "Together you go through towns, dates and packages. You hear the price before you decide.",
      ],
      es: [
        "Recibes una referencia al momento. No cuesta nada y no te compromete a nada.",
        "En menos de 24 horas te escribe una persona del equipo.",
        "Juntos repasan pueblos, fechas y paquetes. Sabes el precio antes de decidir.",
      ],
    },
  },
  paying: {
    heading: { en: "After you pay", es: "Después de que pagas" },
    steps: {
      en: [
        "You pay through an outside payment processor, and only after you have agreed on a package with your concierge. We do not keep full card numbers.",
        "Your concierge writes your plan: homes to see, paperwork in the order you will be asked for it, dates.",
        "Someone meets you at the airport. In the first month we come along to the bank, the doctor and the offices where it helps.",
        "We stay in touch for 90 days, 6 months or a year, depending on your package.",
      ],
      es: [
        "Pagas por medio de un procesador de pagos externo, y solo después de acordar el paquete con tu concierge. No guardamos números de tarjeta completos.",
        "Tu concierge escribe tu plan: viviendas para ver, documentos en el orden en que te los piden, fechas.",
        "Alguien te espera en el aeropuerto. El primer mes vamos contigo al banco, al médico y a las oficinas donde haga falta.",
        "Seguimos en contacto 90 días, 6 meses o un año, según tu paquete.",
      ],
    },
  },
  limits: {
    heading: { en: "What we are not", es: "Lo que no somos" },
    text: {
      en: "We are not a law firm, a bank or a clinic. We find the right people, go with you and explain. For every vendor, the directory says what we checked.",
      es: "No somos un bufete, un banco ni una clínica. Buscamos a la gente indicada, te acompañamos y te explicamos. De cada proveedor, el directorio dice qué comprobamos.",
    },
  },
  closing: {
    heading: { en: "Ask us anything first", es: "Primero, pregúntanos" },
    text: {
      en: "Five fields, two of them required. It costs nothing to ask.",
      es: "Cinco campos, dos obligatorios. Preguntar no cuesta nada.",
    },
    start: { en: "Start Your Journey", es: "Comienza tu viaje" },
    contact: { en: "Contact", es: "Contacto" },
  },
});
