import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  country: {
    heading: { en: "Why Choose the Dominican Republic", es: "Por qué elegir la República Dominicana" },
    lead: {
      en: "Because it is near, because it is warm, and because people here still ask how your mother is doing.",
      es: "Porque está cerca, porque hace calor y porque aquí todavía te preguntan cómo está tu mamá.",
    },
    near: {
      name: { en: "Close to home", es: "Cerca de los tuyos" },
      text: {
        en: "Direct flights from many U.S. cities, and an island small enough to cross in a day. Miami is a little over two hours away.",
        es: "Vuelos directos desde muchas ciudades de EE. UU. y una isla que se cruza en un día. Miami queda a poco más de dos horas.",
      },
    },
    clock: {
      name: { en: "Working hours that match", es: "Horarios que coinciden" },
      text: {
        en: "The clocks never change here. It’s Atlantic time all year: the same as New York in summer, one hour ahead in winter.",
        es: "Aquí el reloj no cambia. Hora del Atlántico todo el año: la de Nueva York en verano, una hora más en invierno.",
      },
    },
    land: {
      name: { en: "More than beaches", es: "Más que playas" },
      text: {
        en: "Pine forest in Jarabacoa, kite wind in Cabarete, whales off Samaná each winter, and an old city with bookshops.",
        es: "Pinares en Jarabacoa, viento de kite en Cabarete, ballenas en Samaná cada invierno y una ciudad colonial con librerías.",
      },
    },
    life: {
      name: { en: "Days at a human pace", es: "Días a ritmo humano" },
      text: {
        en: "Fruit from the corner stand, dominoes under the almond tree, neighbors who notice when you’re away.",
        es: "Fruta en la esquina, dominó bajo el almendro, vecinos que notan cuando no estás.",
      },
    },
  },
  services: {
    heading: { en: "Complete Relocation Services", es: "Servicios completos de reubicación" },
    lead: {
      en: "Six kinds of help. Choose one, or let us handle them all.",
      es: "Seis tipos de ayuda. Elige uno o déjanos encargarnos de todos.",
    },
    all: { en: "See every service", es: "Ver todos los servicios" },
  },
  packages: {
    heading: { en: "Three ways we can help", es: "Tres formas de acompañarte" },
    lead: {
      en: "One price, agreed before we start. Each package includes everything in the one before it.",
      es: "Un solo precio, acordado antes de empezar. Cada paquete incluye todo lo del anterior.",
    },
  },
  safety: {
    heading: { en: "Safe, and honest with you", es: "Con seguridad y sin adornos" },
    text: {
      en: "We check who comes to your door, we tell you which street to avoid at night, and there is a person on the line at any hour. If we wouldn’t send our own parents there, we won’t send you.",
      es: "Verificamos quién llega a tu puerta, te decimos qué calle evitar de noche y hay una persona en línea a cualquier hora. Adonde no mandaríamos a nuestros padres, no te mandamos a ti.",
    },
    points: {
      en: [
        "Identity and references checked",
        "A local line, answered 24/7",
        "Emergency numbers that work offline",
      ],
      es: [
        "Identidad y referencias verificadas",
        "Una línea local, atendida 24/7",
        "Números de emergencia sin conexión",
      ],
    },
    /** Instead of the text and the points, until somebody answers the hotline. */
    withoutLine: {
      text: {
        en: "We check who comes to your door, and we tell you which street to avoid at night. If we would not send our own parents there, we do not send you.",
        es: "Verificamos quién llega a tu puerta y te decimos qué calle evitar de noche. Adonde no mandaríamos a nuestros padres, no te mandamos a ti.",
      },
      points: {
        en: ["Identity and references checked", "Emergency numbers that work offline"],
        es: ["Identidad y referencias verificadas", "Números de emergencia sin conexión"],
      },
    },
    link: { en: "Read our safety protocols", es: "Lee nuestros protocolos de seguridad" },
  },
  cta: {
    heading: {
      en: "Tell us the month. We’ll put the coffee on.",
      es: "Dinos el mes. El café lo ponemos nosotros.",
    },
    text: {
      en: "Five fields, only two required. It costs nothing to ask.",
      es: "Cinco campos, solo dos obligatorios. Preguntar no cuesta nada.",
    },
    start: { en: "Start Your Journey", es: "Comienza tu viaje" },
    browse: { en: "Meet our service providers", es: "Conoce a nuestros proveedores" },
  },
  contact: {
    heading: { en: "Talk to us", es: "Habla con nosotros" },
    lead: {
      en: "Ask for a consultation if you know roughly what you want. Write to us directly for everything else.",
      es: "Pide una consulta si ya sabes más o menos lo que quieres. Para todo lo demás, escríbenos directamente.",
    },
    consultation: {
      name: { en: "A consultation", es: "Una consulta" },
      text: {
        en: "We read what you send, call you, and draft a first plan for you.",
        es: "Leemos lo que envías, te llamamos y te preparamos un primer plan.",
      },
    },
    direct: {
      name: { en: "A question", es: "Una pregunta" },
      text: {
        en: "A vendor, a bill, a flight for your cat: write to us, and a person answers.",
        es: "Un proveedor, una factura, el vuelo de tu gato: escríbenos y te responde una persona.",
      },
    },
    start: { en: "Start Your Consultation", es: "Comienza tu consulta" },
    write: { en: "Contact Us Direct", es: "Contáctanos directamente" },
    phone: {
      en: (hours: string) => `Or by phone: ${hours}, Santo Domingo time`,
      es: (hours: string) => `O por teléfono: ${hours}, hora de Santo Domingo`,
    },
  },
});
