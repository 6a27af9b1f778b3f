import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Safety", es: "Seguridad" },
  description: {
    en: "Emergency numbers for the Dominican Republic, the safety protocols of Arribo, and the form to ask our team for help. Works without internet.",
    es: "Números de emergencia de la República Dominicana, los protocolos de seguridad de Arribo y el formulario para pedir ayuda a nuestro equipo. Funciona sin conexión.",
  },
  heading: { en: "Safety protocols", es: "Protocolos de seguridad" },
  lead: {
    en: "Who to call, what we do, and how to reach us. Once opened, this page works without internet.",
    es: "A quién llamar, qué hacemos y cómo encontrarnos. Una vez abierta, esta página funciona sin conexión.",
  },
  stats: {
    support: { en: "emergency support", es: "atención de emergencia" },
    safetyRecord: { en: "client safety record", es: "historial de seguridad de clientes" },
    relocations: { en: "successful relocations", es: "reubicaciones exitosas" },
  },
  board: {
    heading: { en: "In danger, call", es: "En peligro, llama" },
    national: { en: "Police, ambulance, fire", es: "Policía, ambulancia, bomberos" },
    tourist: { en: "Tourist police (POLITUR)", es: "Policía de Turismo (POLITUR)" },
    hotline: { en: "Arribo emergency hotline", es: "Línea de emergencia de Arribo" },
    placeholder: {
      en: "Placeholder: nobody answers this number yet. Call 911.",
      es: "De muestra: nadie atiende todavía este número. Llama al 911.",
    },
    source: {
      en: "Sources: 911.gob.do; for the tourist police puertoplatadr.com, as read in November 2026.",
      es: "Fuentes: 911.gob.do; para la Policía de Turismo, puertoplatadr.com, leída en noviembre de 2026.",
    },
  },
  withoutHotline: {
    en: "Someone who knows your file speaks with 911, the police and the hospital for you.",
    es: "Alguien que conoce tu caso habla por ti con el 911, la policía y el hospital.",
  },
  protocols: {
    heading: { en: "Three protocols", es: "Tres protocolos" },
    lead: {
      en: "They are ready for every client. Open one to see what it includes and to ask for it.",
      es: "Están listos para cada cliente. Abre uno para ver qué incluye y pedirlo.",
    },
    emergency: {
      short: {
        en: "Someone picks up, knows your case and stays on the line.",
        es: "Alguien contesta, conoce tu caso y no cuelga.",
      },
      components: {
        en: [
          "A person on the line at any hour, in English or Spanish",
          "Contact with 911, police and hospital on your behalf",
          "An interpreter by telephone, or beside you",
          "Notice to your family and your consulate",
          "Help with the police report and lost documents",
        ],
        es: [
          "Una persona en línea a toda hora, en español o en inglés",
          "Contacto con el 911, la policía y el hospital en tu nombre",
          "Intérprete por teléfono o a tu lado",
          "Aviso a tu familia y a tu consulado",
          "Ayuda con la denuncia y con los documentos perdidos",
        ],
      },
    },
    integration: {
      short: {
        en: "Know the streets, the customs and the tricks before you need to.",
        es: "Conocer la calle, las costumbres y los trucos antes de necesitarlo.",
      },
      components: {
        en: [
          "A walk through your neighborhood with someone who lives there",
          "Usual prices, and how to say no",
          "Getting around: which taxi, which road, which hour",
          "First words of Dominican Spanish for shop, doctor and police",
          "People to ask: neighbors, parents, a club, a church",
        ],
        es: [
          "Un recorrido por tu barrio con alguien que vive ahí",
          "Precios normales y cómo decir que no",
          "Cómo moverte: qué taxi, qué carretera, a qué hora",
          "Las palabras que usarás en el colmado, con el médico y con la policía",
          "Gente a quien preguntar: vecinos, padres, un club, una iglesia",
        ],
      },
    },
    wellness: {
      short: {
        en: "We check in on you, and notice if you don’t answer.",
        es: "Te preguntamos cómo estás, y notamos si no respondes.",
      },
      components: {
        en: [
          "A call or a message on the days you choose",
          "What we do if you don’t answer, agreed in writing",
          "A doctor and a pharmacy near you, before you need them",
          "A warning before hurricanes, and a visit afterwards",
          "Someone to talk to when the move weighs on you",
        ],
        es: [
          "Una llamada o un mensaje los días que elijas",
          "Qué hacemos si no respondes, acordado por escrito",
          "Un médico y una farmacia cerca, antes de que hagan falta",
          "Aviso antes de los huracanes y una visita después",
          "Alguien con quien hablar cuando la mudanza pesa",
        ],
      },
    },
  },
  form: {
    heading: { en: "Ask our team for help", es: "Pide ayuda a nuestro equipo" },
    lead: {
      en: "For anything that isn’t one of the three. In danger, call first.",
      es: "Para todo lo que no sea uno de los tres. En peligro, llama primero.",
    },
    protocol: { en: "What it is about", es: "De qué se trata" },
    name: { en: "Full Name *", es: "Nombre completo *" },
    details: { en: "What happened, and where you are *", es: "Qué pasó y dónde estás *" },
    contact: { en: "How we can reach you", es: "Cómo te contactamos" },
    contactHint: {
      en: "A phone, WhatsApp or email. Without one we cannot answer you.",
      es: "Un teléfono, WhatsApp o correo. Sin eso no podemos responderte.",
    },
    urgency: { en: "Priority", es: "Prioridad" },
    urgencies: {
      normal: { en: "Standard Processing (5-7 business days)", es: "Trámite normal (5-7 días laborables)" },
      urgent: { en: "Urgent Processing (24-48 hours)", es: "Trámite urgente (24-48 horas)" },
      emergency: { en: "Emergency Processing (Immediate)", es: "Trámite de emergencia (inmediato)" },
    },
    urgencyHint: {
      en: "How long the whole matter takes. Our first answer comes sooner: immediately, within 2 hours, or within 24 hours if it can wait.",
      es: "Lo que tarda el asunto completo. Nuestra primera respuesta llega antes: de inmediato, en menos de 2 horas, o en menos de 24 horas si puede esperar.",
    },
    submit: { en: "Submit request", es: "Enviar solicitud" },
    submitting: { en: "Submitting…", es: "Enviando…" },
    privacy: {
      en: "We use this only to help you. A copy stays on this device until you remove it.",
      es: "Lo usamos solo para ayudarte. Una copia queda en este dispositivo hasta que la quites.",
    },
    kept: { en: "What you wrote is still here.", es: "Lo que escribiste sigue aquí." },
    withoutCopy: {
      en: "This browser can’t keep a copy. Submit again to send the request without one.",
      es: "Este navegador no guarda copias. Envía de nuevo para mandarla sin copia.",
    },
  },
  danger: { en: "In danger right now? Call first:", es: "¿En peligro ahora mismo? Llama primero:" },
  noContact: {
    title: { en: "Nobody can call you back", es: "Nadie puede devolverte la llamada" },
    ask: {
      en: "Enter a phone number or an email where we can reach you. If you have neither, submit again: the request will be sent, but we will not be able to answer you.",
      es: "Escribe un teléfono o un correo donde podamos contactarte. Si no tienes, envía de nuevo: la solicitud sale, pero no podremos responderte.",
    },
    sent: {
      en: (protocol: string) =>
        `Your ${protocol} request has been received, but it has no phone number or email: nobody can call you back. If you are in danger, call 911. You can add a number to it on this page.`,
      es: (protocol: string) =>
        `Recibimos tu solicitud (${protocol}), pero no trae teléfono ni correo: nadie puede devolverte la llamada. En peligro, llama al 911. Puedes agregarle un número en esta página.`,
    },
    sentGeneral: {
      en: "Your General Safety Request has been received, but it has no phone number or email: nobody can call you back. If you are in danger, call 911. You can add a number to it on this page.",
      es: "Recibimos tu solicitud general de seguridad, pero no trae teléfono ni correo: nadie puede devolverte la llamada. En peligro, llama al 911. Puedes agregarle un número en esta página.",
    },
    unsent: {
      en: "It has no phone number or email: nobody can call you back.",
      es: "No trae teléfono ni correo: nadie puede devolverte la llamada.",
    },
    label: { en: "Your phone, WhatsApp or email", es: "Tu teléfono, WhatsApp o correo" },
    wrong: {
      en: "Enter a phone number with at least 7 digits, or an email address.",
      es: "Escribe un teléfono de al menos 7 dígitos o un correo.",
    },
    add: { en: "Add it to the request", es: "Agregar a la solicitud" },
    adding: { en: "Adding…", es: "Agregando…" },
    waits: {
      en: (contact: string) =>
        `${contact} is saved here and not sent yet. It will be sent as soon as there is a connection.`,
      es: (contact: string) =>
        `${contact} está en este dispositivo y aún no se envía. Sale en cuanto haya conexión.`,
    },
    failed: {
      en: "It was not sent. Try again, or call 911.",
      es: "No se envió. Inténtalo de nuevo o llama al 911.",
    },
    gone: {
      en: "The request is no longer there. Send it again with your number.",
      es: "La solicitud ya no existe. Envíala de nuevo con tu número.",
    },
  },
  missing: {
    title: { en: "Missing Information", es: "Falta información" },
    text: { en: "Please fill out all required fields.", es: "Completa todos los campos obligatorios." },
  },
  failed: {
    title: { en: "Submission Error", es: "Error al enviar" },
    text: {
      en: "There was an issue submitting your request. Please try again.",
      es: "Hubo un problema al enviar tu solicitud. Inténtalo de nuevo.",
    },
  },
  sent: {
    title: { en: "Safety Request Submitted Successfully!", es: "¡Solicitud de seguridad enviada!" },
    text: {
      en: (protocol: string, time: string) =>
        `Your ${protocol} request has been received. Our team will respond ${time}.`,
      es: (protocol: string, time: string) =>
        `Recibimos tu solicitud (${protocol}). Nuestro equipo te responderá ${time}.`,
    },
    general: {
      en: (time: string) => `Your General Safety Request has been received. Our team will respond ${time}.`,
      es: (time: string) =>
        `Recibimos tu solicitud general de seguridad. Nuestro equipo te responderá ${time}.`,
    },
    times: {
      emergency: { en: "immediately", es: "de inmediato" },
      urgent: { en: "within 2 hours", es: "en menos de 2 horas" },
      normal: { en: "within 24 hours", es: "en menos de 24 horas" },
    },
    reference: {
      en: (reference: string) => `Sent, reference ${reference}`,
      es: (reference: string) => `Enviada, referencia ${reference}`,
    },
    another: { en: "Send another request", es: "Enviar otra solicitud" },
  },
  kept: {
    heading: { en: "Your requests on this device", es: "Tus solicitudes en este dispositivo" },
    sending: { en: "Sending…", es: "Enviando…" },
    notSent: { en: "Not sent yet: call", es: "Aún sin enviar: llama al" },
    waits: {
      en: "It is saved here and will be sent on its own as soon as there is a connection, while this page is open or when you come back to it.",
      es: "Está guardada aquí y sale sola en cuanto haya conexión, con esta página abierta o cuando vuelvas a ella.",
    },
    refused: { en: "We could not receive it: call", es: "No se pudo recibir: llama al" },
    sendNow: { en: "Try now", es: "Intentar ahora" },
    remove: { en: "Remove from this device", es: "Quitar de este dispositivo" },
    discard: { en: "Discard it", es: "Descartarla" },
  },
  next: {
    heading: { en: "What happens next", es: "Qué pasa después" },
    kept: {
      when: { en: "Right away", es: "Al instante" },
      what: {
        en: "Your request is kept on this device, even without internet, and sent to the team.",
        es: "Tu solicitud queda en este dispositivo, aun sin conexión, y se envía al equipo.",
      },
    },
    seen: {
      when: { en: "When it arrives", es: "Cuando llega" },
      what: {
        en: "It goes to the top of the team’s page, emergencies first. You will see its reference.",
        es: "Aparece de primera en la página del equipo, las emergencias antes que todo. Ves su referencia.",
      },
    },
    answer: {
      when: { en: "The first answer", es: "La primera respuesta" },
      what: {
        en: "Immediately in an emergency, within 2 hours if urgent, within 24 hours otherwise.",
        es: "De inmediato en una emergencia, en menos de 2 horas si urge, y si no en menos de 24 horas.",
      },
    },
  },
});
