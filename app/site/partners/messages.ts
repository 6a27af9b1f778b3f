import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  heading: { en: "Trusted Partner Network", es: "Red de socios de confianza" },
  badge: { en: "All Partners Verified & Vetted", es: "Todos los socios verificados y evaluados" },
  lead: {
    en: "Behind a move stand people who do the same thing every week: file, ship, measure, translate. This is the kind of house we work with, and what we look at before we do.",
    es: "Detrás de una mudanza hay gente que hace lo mismo cada semana: tramitar, embarcar, medir, traducir. Con este tipo de casas trabajamos, y esto es lo que miramos antes.",
  },
  list: { en: "The partners", es: "Los socios" },
  sampleNote: {
    en: "That is what we ask of every partner. The six below are samples, names, ratings and badges included: the businesses are made up, and nobody was checked.",
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
      en: "Looking for somebody for Tuesday? The directory has vendors for each of these and more, booked through us.",
      es: "¿Buscas a alguien para el martes? El directorio tiene proveedores de todo esto y más, y se reservan con nosotros.",
    },
    link: { en: "Find a service provider", es: "Encuentra proveedores" },
  },
  why: {
    heading: { en: "Why Our Partner Network Matters", es: "Por qué importa nuestra red de socios" },
    lead: {
      en: "You will know the difference on the day something goes wrong.",
      es: "Lo notarás el día en que algo salga mal.",
    },
    vetted: {
      name: { en: "Vetted & Verified", es: "Evaluados y verificados" },
      text: {
        en: "We see the identity, the registration and the license, call the references, and ask every client afterwards how it went. Who stops answering stops being a partner.",
        es: "Vemos la identidad, el registro y la licencia, llamamos a las referencias y después le preguntamos a cada cliente cómo le fue. Quien deja de responder deja de ser socio.",
      },
    },
    focused: {
      name: { en: "Expat-Focused", es: "Pensados para quien llega" },
      text: {
        en: "They work in both languages, put prices in writing, and know which of your papers come with an apostille and which with a shrug.",
        es: "Trabajan en los dos idiomas, ponen los precios por escrito y saben cuáles de tus papeles vienen con apostilla y cuáles sin nada.",
      },
    },
    rates: {
      name: { en: "Negotiated Rates", es: "Tarifas negociadas" },
      text: {
        en: "Preferred pricing and priority service: what we agreed for everybody who comes through us, you do not have to bargain for.",
        es: "Precios preferenciales y servicio prioritario: lo que acordamos para quien llega por nosotros, tú no tienes que regatearlo.",
      },
    },
  },
  closing: {
    heading: {
      en: "You bring the boxes. We know the people.",
      es: "Tú traes las cajas. Nosotros conocemos a la gente.",
    },
    text: {
      en: "One conversation, and the right one of them has your name in the calendar.",
      es: "Una conversación, y quien te hace falta ya tiene tu nombre en su agenda.",
    },
    start: { en: "Start Your Relocation", es: "Comienza tu reubicación" },
    packages: { en: "View Packages", es: "Ver paquetes" },
  },
});
