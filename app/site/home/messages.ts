import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  hero: {
    headline: { en: "Someone is expecting you on the island.", es: "Alguien te espera en la isla." },
    lead: {
      en: "A driver with your name on a sign. A house where the water runs. A person who picks up the phone, in English or Spanish. We arrange the move, and then we stay.",
      es: "Un chofer con tu nombre en un cartel. Una casa donde el agua llega. Una persona que contesta el teléfono, en español o en inglés. Organizamos la mudanza y después nos quedamos contigo.",
    },
    movingTo: { en: "I’m moving to", es: "Me mudo a" },
    in: { en: "in", es: "en" },
    as: { en: "as a", es: "y" },
    where: { en: "Where to", es: "A dónde" },
    when: { en: "Which month", es: "Qué mes" },
    who: { en: "Who you are", es: "Cómo vives" },
    start: { en: "Start Your Journey", es: "Comienza tu viaje" },
    browse: { en: "Browse Services", es: "Explorar servicios" },
    relocations: { en: "relocations", es: "reubicaciones" },
    successRate: { en: "success rate", es: "tasa de éxito" },
    support: { en: "support", es: "atención" },
    mapNote: { en: "Twelve towns, one concierge.", es: "Doce ciudades, un solo concierge." },
  },
  why: {
    heading: { en: "Why Arribo", es: "Por qué Arribo" },
    lead: {
      en: "Moving countries is a hundred small errands in a language you may not speak yet. We have stood in those lines before. We know which window, which paper, and which plumber comes on a Saturday.",
      es: "Cambiar de país son cien diligencias pequeñas en un lugar que todavía no conoces. Nosotros ya hicimos esas filas. Sabemos qué ventanilla, qué papel y quién repara una tubería un sábado.",
    },
    promises: {
      en: [
        "One person handles your case and has your number. You never have to explain your move twice.",
        "We visit a house before you do: water pressure, neighbors, signal, the road when it rains.",
        "You book vendors through us, at a price you have already seen, and afterwards we ask you how it went.",
      ],
      es: [
        "Una sola persona lleva tu caso y tiene tu número. Nunca tienes que explicar tu mudanza dos veces.",
        "Visitamos la casa antes que tú: presión del agua, vecindario, señal, la calle cuando llueve.",
        "Reservas a los proveedores a través de nosotros, a un precio que ya viste, y después te preguntamos cómo te fue.",
      ],
    },
    people: { en: "Who we are and when we answer", es: "Quiénes somos y cuándo respondemos" },
    timeline: { en: "How a move takes root", es: "Así echa raíces una mudanza" },
    steps: {
      call: {
        when: { en: "Today", es: "Hoy" },
        what: {
          en: "You tell us who is coming and when. We answer within 24 hours.",
          es: "Nos cuentas quién viene y cuándo. Respondemos en menos de 24 horas.",
        },
      },
      plan: {
        when: { en: "The weeks before", es: "Semanas antes" },
        what: {
          en: "A written plan, a shortlist of homes, and the paperwork in the order you’ll need it.",
          es: "Un plan por escrito, una lista corta de viviendas y los papeles en el orden en que te los van a pedir.",
        },
      },
      landing: {
        when: { en: "Arrival day", es: "El día que llegas" },
        what: {
          en: "Your name on a sign at the airport, a phone that works, coffee in the kitchen.",
          es: "Un letrero con tu nombre en el aeropuerto, un teléfono que funciona, café en la cocina.",
        },
      },
      month: {
        when: { en: "The first month", es: "El primer mes" },
        what: {
          en: "Bank, doctor, electricity, the good bakery. We come along where it helps.",
          es: "Banco, médico, luz, la panadería buena. Vamos contigo donde haga falta.",
        },
      },
      after: {
        when: { en: "And after", es: "Y después" },
        what: {
          en: "For 90 days, 6 months or a year, depending on your package, we’re there when you call.",
          es: "Seguimos disponibles 90 días, 6 meses o un año, según tu paquete.",
        },
      },
    },
  },
  builtFor: {
    heading: { en: "Built For", es: "Hecho para" },
    lead: {
      en: "Four kinds of people write to us most. You may be a little of each.",
      es: "Cuatro tipos de personas nos escriben más. Quizá tengas un poco de cada una.",
    },
    professionals: {
      name: { en: "U.S. professionals", es: "Profesionales de EE. UU." },
      text: {
        en: "You come with a contract, a family calendar and a week to get settled. We line up the school visits, the apartment near the office and an accountant who knows both tax systems.",
        es: "Llegas con un contrato, un calendario familiar y una semana para instalarte. Coordinamos las visitas a colegios, el apartamento cerca de la oficina y un contador que conoce los dos sistemas.",
      },
    },
    retirees: {
      name: { en: "Retirees", es: "Jubilados y pensionados" },
      text: {
        en: "You want a quiet street, a doctor who listens and stairs you can manage. We look at all three, and stay close for the first rainy season.",
        es: "Buscas una calle tranquila, un médico que escuche y escaleras cómodas. Revisamos las tres cosas y seguimos cerca en tu primera temporada de lluvia.",
      },
    },
    remote: {
      name: { en: "Remote workers", es: "Trabajadores remotos" },
      text: {
        en: "Your Monday call won’t wait. We test the internet where your desk will be, and make sure you have power when the street has none.",
        es: "Tu reunión del lunes no espera. Probamos la conexión donde irá el escritorio y nos aseguramos de que haya luz cuando en la calle no la hay.",
      },
    },
    nomads: {
      name: { en: "Digital nomads", es: "Nómadas digitales" },
      text: {
        en: "Three months in Cabarete, then maybe Las Terrenas. Furnished places, short leases, a scooter from someone honest, and people to have dinner with.",
        es: "Tres meses en Cabarete y luego, quizás, Las Terrenas. Lugares amueblados, contratos cortos, un motor de alguien de confianza y gente con quien cenar.",
      },
    },
  },
});
