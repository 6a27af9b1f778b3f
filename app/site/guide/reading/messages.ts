import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Guide for newcomers", es: "Guía para recién llegados" },
  description: {
    en: "What people who move to the Dominican Republic ask us most: visas, residency, housing, money, health, schools, driving, safety and daily life, answered plainly.",
    es: "Lo que más preguntan quienes se mudan a la República Dominicana: visas, residencia, vivienda, dinero, salud, colegios, conducir, seguridad y vida diaria.",
  },
  heading: { en: "Good to know", es: "Bueno saberlo" },
  lead: {
    en: "What newcomers ask us most, answered as the concierge would at the desk. Where a law, a fee or an office is behind an answer, we name it, with the month it was current.",
    es: "Lo que más nos preguntan quienes llegan, respondido como lo haría el concierge en su escritorio. Si detrás de una respuesta hay una ley, una tarifa o una oficina, la nombramos, con el mes en que estaba vigente.",
  },
  subjects: { en: "Subjects", es: "Temas" },
  count: {
    en: (count: number) => `${count} ${count === 1 ? "answer" : "answers"}`,
    es: (count: number) => `${count} ${count === 1 ? "respuesta" : "respuestas"}`,
  },
  all: { en: "All subjects", es: "Todos los temas" },
  questions: { en: "On this page", es: "En esta página" },
  source: {
    en: (name: string, month: string) => `Source: ${name}, ${month}. Rules change: check before you act.`,
    es: (name: string, month: string) =>
      `Fuente: ${name}, ${month}. Las reglas cambian: confirma antes de actuar.`,
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
  closing: {
    heading: { en: "Your question is not here?", es: "¿No está tu pregunta?" },
    text: {
      en: "Ask us. Somebody who lives here answers within 24 hours, and you need not be a client.",
      es: "Pregúntanos. Te responde alguien que vive aquí en menos de 24 horas, y no hace falta ser cliente.",
    },
    ask: { en: "Ask the concierge", es: "Pregunta al concierge" },
    board: { en: "Ask on the board", es: "Pregunta en el tablero" },
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
  pages: {
    "/services": { en: "Our services, step by step", es: "Nuestros servicios, paso a paso" },
    "/packages": { en: "The packages in full", es: "Los paquetes completos" },
    "/safety": { en: "Safety and emergency numbers", es: "Seguridad y números de emergencia" },
    "/vendor-directory": { en: "Find a service provider", es: "Encuentra proveedores" },
    "/partners": { en: "Our partners", es: "Nuestros socios" },
    "/community-board": { en: "The community board", es: "El tablero de la comunidad" },
    "/terms": { en: "Terms and privacy", es: "Términos y privacidad" },
    "/vendor-application": { en: "Apply as a business", es: "Postula tu empresa" },
    "/dominican-vendor-portal": { en: "Offer your work", es: "Ofrece tu trabajo" },
  },
});
