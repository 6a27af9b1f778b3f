import { bilingual } from "#platform/i18n/text.ts";

/** The staff's chats. */
export const messages = bilingual({
  title: { en: "Conversations", es: "Conversaciones" },
  lead: {
    en: "Whoever is waiting for a person comes first. Whoever answers takes the conversation, and the assistant stays quiet.",
    es: "Primero va quien espera a una persona. Quien responde se queda con la conversación y el asistente no interviene.",
  },
  filters: { en: "Filter the chats", es: "Filtrar los chats" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Words, email, phone…", es: "Palabras, correo, teléfono…" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    waiting: { en: "Waiting", es: "Esperando" },
    staff: { en: "With the team", es: "Con el equipo" },
    assistant: { en: "With the assistant", es: "Con el asistente" },
    closed: { en: "Closed", es: "Cerrado" },
  },
  list: { en: "Chats, those waiting first", es: "Chats, primero quien espera" },
  visitor: { en: (id: number) => `Visitor ${id}`, es: (id: number) => `Visitante ${id}` },
  unread: { en: "Not read yet", es: "Sin leer" },
  photo: { en: "Photo", es: "Foto" },
  open: { en: "Open", es: "Abrir" },
  back: { en: "All chats", es: "Todos los chats" },
  waits: { en: (time: string) => `Waiting ${time}`, es: (time: string) => `Espera ${time}` },
  minutes: { en: (n: number) => `${n} min`, es: (n: number) => `${n} min` },
  hours: { en: (n: number) => `${n} h`, es: (n: number) => `${n} h` },
  days: {
    en: (n: number) => (n === 1 ? "1 day" : `${n} days`),
    es: (n: number) => (n === 1 ? "1 día" : `${n} días`),
  },
  count: {
    en: (n: number) => (n === 1 ? "1 message" : `${n} messages`),
    es: (n: number) => (n === 1 ? "1 mensaje" : `${n} mensajes`),
  },
  take: { en: "Take over", es: "Tomar la conversación" },
  handBack: { en: "Hand back to the assistant", es: "Devolver al asistente" },
  close: { en: "Close the chat", es: "Cerrar el chat" },
  log: { en: "Conversation", es: "Conversación" },
  authors: {
    visitor: { en: "Visitor", es: "Visitante" },
    assistant: { en: "Assistant", es: "Asistente" },
    staff: { en: "The team", es: "El equipo" },
    you: { en: "You", es: "Tú" },
  },
  original: { en: "As written", es: "Como se escribió" },
  translation: { en: "Translation", es: "Traducción" },
  noTranslation: {
    en: "Not translated: it could not be translated here.",
    es: "Sin traducir: aquí no se pudo traducir.",
  },
  translating: { en: "Translating…", es: "Traduciendo…" },
  noMessages: { en: "Nothing has been written yet.", es: "Aún no hay nada escrito." },
  reply: { en: "Your answer", es: "Tu respuesta" },
  ready: {
    title: { en: "Ready answers", es: "Respuestas listas" },
    lead: {
      en: "One click sends these words at once, and the chat is yours.",
      es: "Un clic envía estas palabras de inmediato, y el chat queda a tu cargo.",
    },
    send: { en: "Send", es: "Enviar" },
  },
  sentAs: {
    english: {
      en: "Not translated: the visitor reads it in English.",
      es: "Sin traducir: el visitante lo lee en inglés.",
    },
    spanish: {
      en: "Not translated: the visitor reads it in Spanish.",
      es: "Sin traducir: el visitante lo lee en español.",
    },
  },
  sentAsItIs: {
    english: {
      en: "Sent as it is: the visitor reads it in English.",
      es: "Enviado tal cual: el visitante lo lee en inglés.",
    },
    spanish: {
      en: "Sent as it is: the visitor reads it in Spanish.",
      es: "Enviado tal cual: el visitante lo lee en español.",
    },
  },
  reads: {
    label: { en: "The visitor reads", es: "El visitante lee" },
    asWritten: {
      en: (language: string) => `${language}, as I wrote it`,
      es: (language: string) => `${language}, como lo escribí`,
    },
    translated: {
      en: (language: string) => `${language}, translated`,
      es: (language: string) => `${language}, traducido`,
    },
  },
  owner: {
    mine: { en: "You are answering.", es: "Estás respondiendo tú." },
    theirs: {
      en: (name: string) => `${name} is answering.`,
      es: (name: string) => `${name} está respondiendo.`,
    },
    assistant: {
      en: "The assistant is answering.",
      es: "Responde el asistente.",
    },
    nobody: {
      en: "Nobody has it yet.",
      es: "Nadie lo tiene todavía.",
    },
    closed: {
      en: "This chat is closed.",
      es: "Este chat está cerrado.",
    },
    answerTakes: { en: "Your answer takes it over.", es: "Al responder, pasa a ti." },
    answerOpens: { en: "Your answer opens it again.", es: "Tu respuesta lo abre de nuevo." },
    takeAndSend: { en: "Take over and send", es: "Tomarlo y enviar" },
  },
  note: {
    write: { en: "What you write", es: "Qué escribes" },
    answer: { en: "Answer", es: "Respuesta" },
    note: { en: "Note for the team", es: "Nota para el equipo" },
    failed: {
      en: "The team's notes could not be loaded.",
      es: "No se pudieron cargar las notas del equipo.",
    },
  },
  preview: {
    show: { en: "See the translation", es: "Ver la traducción" },
    making: { en: "Translating…", es: "Traduciendo…" },
    heading: { en: "The visitor reads", es: "El visitante lee" },
    onSend: {
      en: "You see the translation before it is sent.",
      es: "Ves la traducción antes de enviarla.",
    },
    none: {
      en: "Not translated: these words cannot be translated here. The visitor will read them as you wrote them.",
      es: "Sin traducir: estas palabras no se pueden traducir aquí. El visitante las leerá como las escribiste.",
    },
    failed: {
      en: "The translation could not be shown. Try again, or send it as you wrote it.",
      es: "No se pudo mostrar la traducción. Inténtalo de nuevo o envíalo como lo escribiste.",
    },
  },
  presence: {
    here: { en: "On the site now", es: "En el sitio ahora" },
    gone: {
      en: (at: string) => `Last on the site: ${at}`,
      es: (at: string) => `En el sitio por última vez: ${at}`,
    },
  },
  arrival: {
    seen: { en: "Seen", es: "Visto" },
    soon: {
      en: (contact: string) =>
        `Not seen yet. After 5 minutes a message to ${contact}, with a link back, goes to the outbox.`,
      es: (contact: string) =>
        `Aún sin ver. A los 5 minutos, un mensaje para ${contact} con un enlace para volver pasa a la bandeja de salida.`,
    },
    nowhere: {
      en: "Not seen yet. There is no email or number to write to: the visitor will read it when they come back.",
      es: "Aún sin ver. No hay correo ni número: el visitante lo leerá cuando vuelva.",
    },
    letter: {
      email: {
        waiting: {
          en: "Not seen. The email about it waits in the outbox.",
          es: "Sin ver. El correo espera en la bandeja de salida.",
        },
        sent: {
          en: "Not seen. An email with a link back was sent.",
          es: "Sin ver. Se envió un correo con un enlace para volver.",
        },
        failed: { en: "Not seen. The email about it failed.", es: "Sin ver. El correo no se pudo enviar." },
        sent_by_hand: {
          en: "Not seen. A colleague sent the email.",
          es: "Sin ver. Alguien del equipo envió el correo.",
        },
      },
      whatsapp: {
        waiting: {
          en: "Not seen. The WhatsApp message waits in the outbox.",
          es: "Sin ver. El WhatsApp espera en la bandeja de salida.",
        },
        sent: {
          en: "Not seen. A WhatsApp message with a link back was sent.",
          es: "Sin ver. Se envió un WhatsApp con un enlace para volver.",
        },
        failed: {
          en: "Not seen. The WhatsApp message failed.",
          es: "Sin ver. El WhatsApp no se pudo enviar.",
        },
        sent_by_hand: {
          en: "Not seen. A colleague sent the WhatsApp message.",
          es: "Sin ver. Alguien del equipo envió el WhatsApp.",
        },
      },
    },
  },
  send: { en: "Send", es: "Enviar" },
  sending: { en: "Sending…", es: "Enviando…" },
  become: {
    open: { en: "Make it a request", es: "Convertir en solicitud" },
    title: { en: "Make this chat a request", es: "Convertir este chat en solicitud" },
    kind: { en: "What it becomes", es: "En qué se convierte" },
    kinds: {
      lead: { en: "Lead", es: "Solicitud" },
      booking: { en: "Booking", es: "Reserva" },
      safety_request: { en: "Safety request", es: "Seguridad" },
    },
    name: { en: "Name", es: "Nombre" },
    email: { en: "Email", es: "Correo electrónico" },
    phone: { en: "Phone", es: "Teléfono" },
    eitherHint: { en: "Or a phone number alone.", es: "O solo un teléfono." },
    contact: { en: "Email or phone", es: "Correo o teléfono" },
    message: { en: "What it is about", es: "De qué se trata" },
    day: { en: "Day", es: "Día" },
    urgency: { en: "Urgency", es: "Urgencia" },
    urgencies: {
      normal: { en: "Normal", es: "Normal" },
      urgent: { en: "Urgent", es: "Urgente" },
      emergency: { en: "Emergency", es: "Emergencia" },
    },
    noVendor: { en: "Choose the vendor first.", es: "Elige primero al proveedor." },
    submit: { en: "Make it", es: "Convertir" },
    submitting: { en: "Making it…", es: "Convirtiendo…" },
    failed: { en: "That did not work. Please try again.", es: "No funcionó. Inténtalo de nuevo." },
    doneTitle: { en: "It is in the queue now", es: "Ya está en la lista" },
    became: { en: "Became", es: "Se convirtió en" },
  },
  failed: { en: "Failed to update the chat", es: "No se pudo actualizar el chat" },
  notSent: {
    en: "Not sent. What you wrote is still here.",
    es: "No se envió. Lo que escribiste sigue aquí.",
  },
  fasterTitle: { en: "A colleague was faster", es: "Alguien del equipo fue más rápido" },
  faster: {
    en: "A colleague has this conversation now. Take it over to answer.",
    es: "Ahora la tiene alguien del equipo. Tómala para responder.",
  },
  loadFailed: { en: "Failed to load the chats", es: "No se pudieron cargar los chats" },
  chatFailed: { en: "Failed to load the chat", es: "No se pudo cargar el chat" },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  empty: { en: "No chats yet", es: "Aún no hay chats" },
  emptyHint: {
    en: "Conversations from the round button on every page appear here.",
    es: "Aquí aparecen las conversaciones del botón redondo de cada página.",
  },
  nothingFound: { en: "No chat fits these filters", es: "Ningún chat cumple con estos filtros" },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
});
