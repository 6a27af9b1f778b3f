import { bilingual } from "#platform/i18n/text.ts";

/** The community's landing page. */
export const messages = bilingual({
  heading: { en: "Neighbors, before you unpack", es: "Vecinos antes de abrir las maletas" },
  lead: {
    en: "The best advice about a street comes from whoever lives on it. Sit down, ask, and answer the next person who asks.",
    es: "El mejor consejo sobre una calle te lo da quien vive en ella. Siéntate, pregunta y respóndele después a quien llegue con tu misma duda.",
  },
  stats: {
    label: { en: "The community in figures", es: "La comunidad en cifras" },
    members: { en: "active members", es: "miembros activos" },
    daily: { en: "Daily", es: "A diario" },
    groups: { en: "discussion groups", es: "grupos de conversación" },
    weekly: { en: "Weekly", es: "Cada semana" },
    meetups: { en: "meetups", es: "encuentros" },
    cities: { en: "major cities", es: "ciudades principales" },
  },
  soon: {
    title: { en: "Community Platform Coming Soon", es: "Plataforma de la comunidad: muy pronto" },
    text: {
      en: "The discussion board is open today. Events and mentors are described below, but you can’t sign up yet: when they open, this page will say so first.",
      es: "El tablero de conversación ya está abierto. Los eventos y la mentoría están descritos aquí abajo, pero todavía no hay inscripción: cuando abran, esta página lo dirá primero.",
    },
  },
  cards: {
    heading: { en: "Where people meet", es: "Dónde nos encontramos" },
    open: { en: "Open", es: "Abierto" },
    closed: { en: "Not open yet", es: "Aún no abre" },
    forums: {
      name: { en: "Discussion Forums", es: "Foros de conversación" },
      text: {
        en: "One board for everything, in both languages, without an account. What you write gets its own address, so you can send it to whoever should read it.",
        es: "Un solo tablero para todo, en los dos idiomas y sin cuenta. Lo que escribes queda en una dirección propia, para que se la mandes a quien deba leerla.",
      },
      asked: { en: "People look for", es: "La gente busca" },
      access: { en: "Access Board", es: "Entrar al tablero" },
    },
    events: {
      name: { en: "Local Events", es: "Eventos locales" },
      text: {
        en: "A table at a café, a walk along the malecón, a morning at the market with someone who knows the stalls. Announced by city once there are hosts.",
        es: "Una mesa en un café, una caminata por el malecón, una mañana en el mercado con alguien que conoce los puestos. Se anunciarán por ciudad cuando haya anfitriones.",
      },
    },
    mentorship: {
      name: { en: "Mentorship", es: "Mentoría" },
      text: {
        en: "Someone who came a year or two before you, in the same town and the same stage of life, and whom you can call in the first weeks.",
        es: "Alguien que llegó un año o dos antes que tú, al mismo pueblo y en la misma etapa de la vida, y a quien puedas llamar en las primeras semanas.",
      },
    },
  },
  topics: {
    en: ["residency", "school", "internet", "driving", "pets", "healthcare"],
    es: ["residencia", "escuela", "internet", "licencia", "mascotas", "médico"],
  },
  rules: {
    heading: { en: "What keeps the conversation good", es: "Lo que cuida la conversación" },
    lead: { en: "Few rules, and people who keep them.", es: "Pocas reglas, y personas que las cuidan." },
    list: {
      first: {
        name: { en: "A person reads first", es: "Primero lee una persona" },
        text: {
          en: "Your first post waits until one of us has read it. That keeps the sellers out and costs you a little patience, once.",
          es: "Tu primera publicación espera hasta que alguien del equipo la lea. Así no se llena de anuncios, y te cuesta un poco de paciencia una sola vez.",
        },
      },
      own: {
        name: { en: "Say what you saw", es: "Di lo que viste" },
        text: {
          en: "Your own wait in line, your own landlord, your own bill. Rules and fees change: name the office that told you, and when.",
          es: "Tu fila, tu casero, tu factura. Las normas y las tarifas cambian: di qué oficina te lo dijo y cuándo.",
        },
      },
      report: {
        name: { en: "Report, and we look", es: "Reporta y lo revisamos" },
        text: {
          en: "Under every post and reply there is a way to report it. Anything that insults people, exposes them or sells something is taken down, with the reason on record.",
          es: "Debajo de cada publicación y respuesta puedes reportarla. Lo que insulta o expone a alguien, o vende algo, se retira, y queda anotado por qué.",
        },
      },
    },
  },
  closing: {
    heading: { en: "Still deciding?", es: "¿Todavía lo estás pensando?" },
    text: {
      en: "Read along for a while. When you want someone to take the errands off your hands, that is what we are for.",
      es: "Léenos un tiempo. Cuando quieras que alguien se encargue de las diligencias, para eso estamos.",
    },
    home: { en: "About Arribo", es: "Conoce Arribo" },
    packages: { en: "View Packages", es: "Ver paquetes" },
  },
});
