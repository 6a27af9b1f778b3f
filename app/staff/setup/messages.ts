import { bilingual } from "#platform/i18n/text.ts";
import type { SetupGroup, SetupId } from "./values.ts";

type Words = { en: string; es: string };
/** `title`: what it is. `todo`: what visitors see until then, and what to do. */
type ItemWords = { title: Words; todo: Words };

const bracket = (en: string, es: string): Words => ({
  en: `Until then the terms show “[${en}]”.`,
  es: `Hasta entonces los términos muestran «[${es}]».`,
});
const unshown: Words = {
  en: "Until then the line is left out of “About Us”.",
  es: "Hasta entonces esa línea no sale en «Quiénes somos».",
};
const figure: Words = {
  en: "Write the figure that you can prove, and mark it as proved.",
  es: "Escribe la cifra que puedes demostrar y márcala como demostrada.",
};
const hours: Words = {
  en: "It is true only if somebody answers at every hour of every day. Else write the hours in which you do.",
  es: "Solo es cierto si alguien responde a toda hora, todos los días. Si no, escribe las horas en que lo hacen.",
};

export const messages = bilingual({
  title: { en: "Setup", es: "Puesta en marcha" },
  lead: {
    en: "The company’s details, hours, figures and services, and what is still missing",
    es: "Los datos, el horario, las cifras y los servicios de la empresa, y lo que todavía falta",
  },
  how: {
    en: "What is changed here is in use at once. What names a file or a setting of the server is changed there, and read at its next start.",
    es: "Lo que cambias aquí vale enseguida. Lo que nombra un archivo o un ajuste del servidor se cambia ahí, y se lee al volver a arrancar.",
  },
  count: {
    en: (n: number) => (n === 1 ? "1 thing to do" : `${n} things to do`),
    es: (n: number) => (n === 1 ? "1 cosa por hacer" : `${n} cosas por hacer`),
  },
  missing: { en: "Missing", es: "Falta" },
  putOffCount: {
    en: (n: number) => (n === 1 ? "1 put off" : `${n} put off`),
    es: (n: number) => (n === 1 ? "1 aplazada" : `${n} aplazadas`),
  },
  putOff: { en: "Put off", es: "Aplazar" },
  takeUp: { en: "Back on Today", es: "Devolver a Hoy" },
  putOffFailed: {
    en: "It could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
  change: { en: "Change it", es: "Cambiarlo" },
  reminder: {
    en: (n: number) => (n === 1 ? "1 thing to set up" : `${n} things to set up`),
    es: (n: number) => (n === 1 ? "1 cosa por configurar" : `${n} cosas por configurar`),
  },
  loadFailed: { en: "The list could not be loaded", es: "No se pudo cargar la lista" },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  done: { en: "Nothing is left to do", es: "No queda nada por hacer" },
  doneHint: {
    en: "No placeholder, no sample, and every figure on the pages is marked as proved.",
    es: "Ningún dato provisional, ningún ejemplo, y cada cifra de las páginas está marcada como demostrada.",
  },
  now: { en: "Now:", es: "Ahora:" },
  records: {
    en: (n: string) => `our own records count ${n}`,
    es: (n: string) => `nuestros propios registros cuentan ${n}`,
  },
  shown: { en: (n: string) => `${n} shown`, es: (n: string) => `${n} a la vista` },
  where: { en: "Where:", es: "Dónde:" },
  see: { en: "See it", es: "Verlo" },
  groups: {
    placeholders: { en: "Placeholders", es: "Datos provisionales" },
    missing: { en: "Not filled in", es: "Sin llenar" },
    claims: { en: "Figures without proof", es: "Cifras sin prueba" },
    samples: { en: "Samples that visitors see", es: "Ejemplos a la vista del público" },
    services: { en: "Not switched on", es: "Sin activar" },
  } satisfies Record<SetupGroup, Words>,
  items: {
    hotline: {
      title: { en: "Emergency hotline", es: "Línea de emergencias" },
      todo: {
        en: "Until somebody answers there, pages say that this number is a placeholder, and nothing promises it. Write the real number, and say that it is one.",
        es: "Mientras nadie responda ahí, las páginas dicen que ese número es provisional y nada lo promete. Escribe el número real y di que lo es.",
      },
    },
    supportPhone: {
      title: { en: "Phone for customers", es: "Teléfono para clientes" },
      todo: {
        en: "This number exists only in films, but every page and letter shows it. Write your own.",
        es: "Ese número solo existe en las películas, pero sale en cada página y cada correo. Escribe el tuyo.",
      },
    },
    staffEmail: {
      title: { en: "The team’s e-mail", es: "Correo del equipo" },
      todo: {
        en: "Nobody can receive letters there: new requests reach only these screens. Write your own.",
        es: "Ahí nadie puede recibir correos: las solicitudes nuevas llegan solo a estas pantallas. Escribe el tuyo.",
      },
    },
    "legal.effectiveDate": {
      title: { en: "Date of the terms", es: "Fecha de los términos" },
      todo: bracket("effective date", "fecha de vigencia"),
    },
    "legal.governingState": {
      title: { en: "State whose law applies", es: "Estado cuya ley se aplica" },
      todo: bracket("governing state", "estado de la ley aplicable"),
    },
    "legal.county": {
      title: { en: "County of the courts", es: "Condado de los tribunales" },
      todo: bracket("county", "condado"),
    },
    "legal.supportContact": {
      title: { en: "Contact for legal questions", es: "Contacto para asuntos legales" },
      todo: bracket("support contact", "contacto de soporte"),
    },
    "legal.address": {
      title: { en: "Address of the company", es: "Dirección de la empresa" },
      todo: {
        en: "Until then the terms show “[address]”, and “About Us” leaves the line out.",
        es: "Hasta entonces los términos muestran «[dirección]», y en «Quiénes somos» esa línea no sale.",
      },
    },
    "company.name": { title: { en: "Name of the company", es: "Nombre de la empresa" }, todo: unshown },
    "company.registration": {
      title: { en: "Registration (RNC or other)", es: "Registro (RNC u otro)" },
      todo: unshown,
    },
    people: {
      title: { en: "Who answers: names and roles", es: "Quiénes responden: nombres y funciones" },
      todo: {
        en: "Until then “About Us” names nobody.",
        es: "Hasta entonces «Quiénes somos» no nombra a nadie.",
      },
    },
    "home.relocations": {
      title: { en: "Relocations, home page", es: "Mudanzas, página de inicio" },
      todo: figure,
    },
    "home.successRate": {
      title: { en: "Success rate, home page", es: "Tasa de éxito, página de inicio" },
      todo: figure,
    },
    "home.support": {
      title: { en: "Support hours, home page", es: "Horas de atención, página de inicio" },
      todo: hours,
    },
    "community.members": {
      title: { en: "Members, community page", es: "Miembros, página de la comunidad" },
      todo: figure,
    },
    "community.cities": {
      title: { en: "Cities, community page", es: "Ciudades, página de la comunidad" },
      todo: figure,
    },
    "safety.support": {
      title: { en: "Emergency support hours, safety page", es: "Horas de emergencias, página de seguridad" },
      todo: {
        en: "Not shown while the hotline is a placeholder. After that it is true only if somebody answers at every hour.",
        es: "No se muestra mientras la línea de emergencias sea provisional. Después solo es cierto si alguien responde a toda hora.",
      },
    },
    "safety.safetyRecord": {
      title: { en: "Safety record, safety page", es: "Historial de seguridad, página de seguridad" },
      todo: figure,
    },
    "safety.relocations": {
      title: { en: "Relocations, safety page", es: "Mudanzas, página de seguridad" },
      todo: figure,
    },
    vendors: {
      title: { en: "Sample vendors", es: "Proveedores de ejemplo" },
      todo: {
        en: "Suspend each one, or start again with an empty database.",
        es: "Suspende cada uno, o empieza de nuevo con una base de datos vacía.",
      },
    },
    posts: {
      title: { en: "Sample posts and replies", es: "Publicaciones y respuestas de ejemplo" },
      todo: {
        en: "Hide each one, or start again with an empty database.",
        es: "Oculta cada una, o empieza de nuevo con una base de datos vacía.",
      },
    },
    partners: {
      title: { en: "Sample partners", es: "Socios de ejemplo" },
      todo: {
        en: "They are part of the program: a developer replaces them by yours.",
        es: "Son parte del programa: un desarrollador los cambia por los tuyos.",
      },
    },
    publicUrl: {
      title: { en: "Public address", es: "Dirección pública" },
      todo: {
        en: "Links in letters lead to this address, which only this machine or an unsafe connection can reach.",
        es: "Los enlaces de los correos llevan a esta dirección, a la que solo se llega desde esta máquina o por una conexión insegura.",
      },
    },
    mail: {
      title: { en: "E-mail", es: "Correo electrónico" },
      todo: {
        en: "Letters wait in the outbox, and somebody has to send each one by hand.",
        es: "Los correos esperan en «Por enviar», y alguien tiene que mandar cada uno a mano.",
      },
    },
    whatsapp: {
      title: { en: "WhatsApp", es: "WhatsApp" },
      todo: {
        en: "Messages wait in the outbox, with a link that opens WhatsApp.",
        es: "Los mensajes esperan en «Por enviar», con un enlace que abre WhatsApp.",
      },
    },
    ai: {
      title: { en: "AI for the assistant and the translation", es: "IA para el asistente y la traducción" },
      todo: {
        en: "The assistant answers from the guide alone, and only everyday phrases are translated. Leave it off if you want it so.",
        es: "El asistente responde solo con la guía, y solo se traducen frases de todos los días. Déjalo así si así lo quieres.",
      },
    },
  } satisfies Record<SetupId, ItemWords>,
});
