import { bilingual } from "#platform/i18n/text.ts";

/** What the assistant says about the company beside the guide's entries. Only what the operator's data holds. */
export const companyMessages = bilingual({
  bot: {
    en: "This chat is an automated assistant: it answers from our guide. Behind it is the concierge team, people who read what you write and answer you themselves. I can’t give you names here; ask for a person, and someone on the team will answer you in this chat.",
    es: "Este chat es un asistente automático: responde con nuestra guía. Detrás está el equipo de concierge, personas que leen lo que escribes y te responden. Nombres no puedo darte por aquí; pide hablar con una persona y alguien del equipo te contesta en este chat.",
  },
  address: {
    en: (address: string) =>
      `Our address is ${address}. Write or call before you come, so someone is there to meet you.`,
    es: (address: string) =>
      `Nuestra dirección es ${address}. Escribe o llama antes de venir, para que alguien te espere.`,
  },
  noAddress: {
    en: "I have no office address to give you. We work in the Dominican Republic, by chat, by phone and wherever your move takes us: at the airport, at the home visits, at the bank.",
    es: "No tengo una dirección de oficina para darte. Trabajamos en República Dominicana, por chat, por teléfono y donde tu mudanza lo pida: en el aeropuerto, en las visitas a viviendas, en el banco.",
  },
  call: {
    en: (phone: string) => `You can reach us by phone at ${phone}.`,
    es: (phone: string) => `Por teléfono nos encuentras en el ${phone}.`,
  },
  support: {
    en: (contact: string) => `You can also write to ${contact}.`,
    es: (contact: string) => `También puedes escribir a ${contact}.`,
  },
  write: {
    en: "You can write to us right here: ask for a person in this chat and leave an email or a WhatsApp number. A person answers within 24 hours.",
    es: "Por escrito, aquí mismo: pide hablar con una persona y deja un correo o un WhatsApp. Una persona te responde en menos de 24 horas.",
  },
  hours: {
    en: (days: string, from: string, to: string) =>
      `Our team answers this chat ${days}, from ${from} to ${to}, Santo Domingo time. The assistant answers at any hour. If you write outside those hours, a person answers within 24 hours.`,
    es: (days: string, from: string, to: string) =>
      `El equipo atiende este chat ${days}, de ${from} a ${to}, hora de Santo Domingo. El asistente responde a cualquier hora. Si nos escribes fuera de ese horario, una persona te responde en menos de 24 horas.`,
  },
  towns: {
    en: (towns: string) => `Our directory lists vendors by town: ${towns}.`,
    es: (towns: string) => `Nuestro directorio muestra proveedores por ciudad: ${towns}.`,
  },
  everyDay: { en: "every day", es: "todos los días" },
  daysFromTo: {
    en: (from: string, to: string) => `from ${from} to ${to}`,
    es: (from: string, to: string) => `de ${from} a ${to}`,
  },
  onDays: { en: (days: string) => `on ${days}`, es: (days: string) => `los días ${days}` },
  next: {
    en: "You get a reference right away, and a person on the concierge team writes to you within 24 hours. That person handles your case: first a planning call and a written plan, then homes and paperwork, the airport when you arrive, and support for as long as your package says. You pay only after you have gone over the package with your concierge and agreed to it.",
    es: "Recibes una referencia al momento, y una persona del equipo te escribe en menos de 24 horas. Esa persona lleva tu caso: primero una llamada de planificación y el plan por escrito, luego viviendas y papeles, el aeropuerto cuando llegas, y el acompañamiento que dure tu paquete. Solo pagas después de repasar el paquete con tu concierge y estar de acuerdo.",
  },
  nextTitle: { en: "The packages, line by line", es: "Los paquetes, línea por línea" },
});
