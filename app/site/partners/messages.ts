import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  heading: { en: "Trusted Partner Network", es: "Red de socios de confianza" },
  badge: { en: "All Partners Verified & Vetted", es: "Todos los socios verificados y evaluados" },
  lead: {
    en: "Behind every move are people who do the same thing every week: file papers, ship boxes, measure, translate. These are the kinds of firms we work with, and what we check first.",
    es: "Detrás de una mudanza hay gente que hace lo mismo todas las semanas: tramitar, embarcar, medir, traducir. Con este tipo de empresas trabajamos, y esto es lo que revisamos antes.",
  },
  list: { en: "The partners", es: "Los socios" },
  sampleNote: {
    en: "That is what we ask of every partner. The six below are samples, including the names, ratings and badges: the businesses are made up, and nobody was checked.",
    es: "Eso le pedimos a cada socio. Los seis de abajo son ejemplos, también los nombres, las calificaciones y las insignias: los negocios son inventados y no se comprobó a nadie.",
  },
  sample: { en: "Sample profile", es: "Perfil de ejemplo" },
  verified: { en: "Verified", es: "Verificado" },
  asSample: { en: "(sample)", es: "(ejemplo)" },
  rated: {
    en: (rating: string) => `Rated ${rating} out of 5`,
    es: (rating: string) => `Calificación: ${rating} de 5`,
  },
  experience: {
    en: (years: number) => `${years} years of experience`,
    es: (years: number) => `${years} años de experiencia`,
  },
  services: { en: "Services", es: "Servicios" },
  directory: {
    text: {
      en: "Need someone for Tuesday? The directory has vendors for all of this and more, and you book them through us.",
      es: "¿Buscas a alguien para el martes? El directorio tiene proveedores de todo esto y más, y los reservas con nosotros.",
    },
    link: { en: "Find a service provider", es: "Encuentra proveedores" },
  },
  why: {
    heading: { en: "Why Our Partner Network Matters", es: "Por qué importa nuestra red de socios" },
    lead: {
      en: "You’ll notice the difference the day something goes wrong.",
      es: "Notarás la diferencia el día en que algo salga mal.",
    },
    vetted: {
      name: { en: "Vetted & Verified", es: "Evaluados y verificados" },
      text: {
        en: "We check the ID, the registration and the license, call the references, and ask every client afterwards how it went. Anyone who stops answering stops being a partner.",
        es: "Revisamos la identidad, el registro y la licencia, llamamos a las referencias y después le preguntamos a cada cliente cómo le fue. Quien deja de responder deja de ser socio.",
      },
    },
    focused: {
      name: { en: "Expat-Focused", es: "Pensados para quien llega" },
      text: {
        en: "They work in both languages, put prices in writing, and know which of your documents need an apostille and which don’t.",
        es: "Trabajan en los dos idiomas, ponen los precios por escrito y saben cuáles de tus documentos necesitan apostilla y cuáles no.",
      },
    },
    rates: {
      name: { en: "Negotiated Rates", es: "Tarifas negociadas" },
      text: {
        en: "Preferred pricing and priority service: we agreed on them for everyone who comes through us, so you don’t have to bargain.",
        es: "Precios preferenciales y servicio prioritario: los acordamos para todo el que llega por nosotros, así que no tienes que regatear.",
      },
    },
  },
  closing: {
    heading: {
      en: "You bring the boxes. We know the people.",
      es: "Tú traes las cajas. Nosotros conocemos a la gente.",
    },
    text: {
      en: "One conversation, and the right person has you on the calendar.",
      es: "Una conversación, y la persona que necesitas ya te tiene en su agenda.",
    },
    start: { en: "Start Your Relocation", es: "Comienza tu reubicación" },
    packages: { en: "View Packages", es: "Ver paquetes" },
  },
});
