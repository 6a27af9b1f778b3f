import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Guide for newcomers", es: "Guía para recién llegados" },
  description: {
    en: "What people who move to the Dominican Republic ask us most: visas, residency, housing, money, health, schools, driving, safety and daily life, answered plainly.",
    es: "Lo que más preguntan quienes se mudan a la República Dominicana: visas, residencia, vivienda, dinero, salud, colegios, conducir, seguridad y vida diaria.",
  },
  topicTitle: {
    en: (topic: string) => `${topic}: guide for newcomers`,
    es: (topic: string) => `${topic}: guía para recién llegados`,
  },
  topicDescription: {
    en: (topic: string) =>
      `${topic}: what newcomers to the Dominican Republic ask, answered by the concierge.`,
    es: (topic: string) =>
      `${topic}: lo que preguntan quienes llegan a la República Dominicana, respondido por el concierge.`,
  },
  topics: {
    packages: { en: "Our packages", es: "Nuestros paquetes" },
    process: { en: "How we work", es: "Cómo trabajamos" },
    visas: { en: "Visas and entry", es: "Visas y entrada" },
    residency: { en: "Residency and cédula", es: "Residencia y cédula" },
    housing: { en: "Housing", es: "Vivienda" },
    money: { en: "Money and banks", es: "Dinero y bancos" },
    work: { en: "Work and business", es: "Trabajo y negocios" },
    schools: { en: "Schools", es: "Colegios" },
    health: { en: "Health", es: "Salud" },
    transport: { en: "Getting around", es: "Moverse por el país" },
    customs: { en: "Shipping and customs", es: "Mudanza y aduanas" },
    safety: { en: "Safety", es: "Seguridad" },
    pets: { en: "Pets", es: "Mascotas" },
    "daily-life": { en: "Daily life", es: "Vida diaria" },
    culture: { en: "Manners and words", es: "Costumbres y palabras" },
    community: { en: "Meeting people", es: "Conocer gente" },
  },
});
