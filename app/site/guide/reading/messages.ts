import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  heading: { en: "Good to know", es: "Lo que conviene saber" },
  lead: {
    en: "What newcomers ask us most, answered the way our concierge would in person. If a law, a fee or an office is behind an answer, we name it, with the month it was current.",
    es: "Lo que más nos preguntan quienes llegan, respondido como te lo diría el concierge en persona. Si detrás de una respuesta hay una ley, una tarifa o una oficina, la nombramos, con el mes en que estaba vigente.",
  },
  subjects: { en: "Subjects", es: "Temas" },
  count: {
    en: (count: number) => `${count} ${count === 1 ? "answer" : "answers"}`,
    es: (count: number) => `${count} ${count === 1 ? "respuesta" : "respuestas"}`,
  },
  questions: { en: "On this page", es: "En esta página" },
  source: {
    en: (name: string, month: string) => `Source: ${name}, ${month}. Rules change: check before you act.`,
    es: (name: string, month: string) =>
      `Fuente: ${name}, ${month}. Las reglas cambian: confirma antes de actuar.`,
  },
  closing: {
    heading: { en: "Didn’t find your question?", es: "¿No encontraste tu pregunta?" },
    text: {
      en: "Ask us. Someone who lives here answers within 24 hours. You don’t have to be a client.",
      es: "Pregúntanos. Te responde alguien que vive aquí en menos de 24 horas, y no hace falta ser cliente.",
    },
    ask: { en: "Ask the concierge", es: "Pregunta al concierge" },
    board: { en: "Ask on the board", es: "Pregunta en el tablero" },
  },
  pages: {
    "/services": { en: "Our services, step by step", es: "Nuestros servicios, paso a paso" },
    "/packages": { en: "The packages in detail", es: "Los paquetes en detalle" },
    "/safety": { en: "Safety and emergency numbers", es: "Seguridad y números de emergencia" },
    "/vendor-directory": { en: "Find a service provider", es: "Encuentra proveedores" },
    "/partners": { en: "Our partners", es: "Nuestros socios" },
    "/community-board": { en: "The community board", es: "El tablero de la comunidad" },
    "/terms": { en: "Terms and privacy", es: "Términos y privacidad" },
    "/vendor-application": { en: "Apply as a business", es: "Postula tu empresa" },
    "/dominican-vendor-portal": { en: "Offer your work", es: "Ofrece tu trabajo" },
  },
});
