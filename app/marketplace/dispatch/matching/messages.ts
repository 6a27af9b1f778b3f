import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Vendor Matching", es: "Asignar trabajos" },
  lead: {
    en: "Offers a job on WhatsApp to the local vendors who can do it. The first to accept takes it.",
    es: "Ofrece un trabajo por WhatsApp a los proveedores locales que pueden hacerlo. Se lo queda quien lo acepte primero.",
  },
  form: {
    title: { en: "A job to give out", es: "Un trabajo por asignar" },
    fromBooking: {
      en: (customer: string, vendor: string) =>
        `Filled in from the booking of ${customer}. Giving the job out does not change the booking, which stays with ${vendor}.`,
      es: (customer: string, vendor: string) =>
        `Llenado con la reserva de ${customer}. Ofrecer el trabajo no cambia la reserva, que sigue con ${vendor}.`,
    },
    toBooking: { en: "Open the booking", es: "Abrir la reserva" },
    service: { en: "Service Type", es: "Tipo de servicio" },
    chooseService: { en: "Select a service", es: "Elige un servicio" },
    location: { en: "Location", es: "Ubicación" },
    chooseLocation: { en: "Select a location", es: "Elige una ubicación" },
    description: { en: "Job Description", es: "Descripción del trabajo" },
    descriptionHint: {
      en: "Every vendor we ask reads it: leave out the customer's name, phone and exact address. Say what is to be done.",
      es: "La lee cada proveedor al que se le pregunta: no pongas nombre, teléfono ni dirección exacta del cliente. Di qué hay que hacer.",
    },
    workNote: {
      en: "What a worker asks first. Leave empty what you do not know yet: the offer says so.",
      es: "Lo primero que se pregunta. Deja vacío lo que aún no sepas: la oferta lo dice.",
    },
    day: { en: "Day", es: "Día" },
    hour: { en: "Hour", es: "Hora" },
    pay: { en: "Pay in RD$", es: "Pago en RD$" },
    length: { en: "How long", es: "Duración" },
    unknown: { en: "Not known yet", es: "Aún no se sabe" },
    place: { en: "Where", es: "Dónde" },
    placeHint: {
      en: "Neighborhood or landmark, not the exact address.",
      es: "Sector o punto de referencia, no la dirección exacta.",
    },
    contact: {
      en: "This looks like a phone number or an email address: every vendor reads it.",
      es: "Esto parece un teléfono o un correo: lo lee cada proveedor.",
    },
    urgency: { en: "Urgency", es: "Urgencia" },
    pace: {
      en: (atOnce: number, span: string) => `Asks ${atOnce} at a time; each has ${span} to answer.`,
      es: (atOnce: number, span: string) =>
        `Se pregunta a ${atOnce} a la vez; cada quien tiene ${span} para responder.`,
    },
    submit: { en: "Find & Notify Vendors", es: "Buscar y avisar a proveedores" },
    submitting: { en: "Finding vendors...", es: "Buscando proveedores..." },
    chooseBoth: {
      en: "Choose a service and a location first.",
      es: "Primero elige un servicio y una ubicación.",
    },
  },
  minutes: { en: (n: number) => `${n} min`, es: (n: number) => `${n} min` },
  hours: {
    en: (n: number) => (n === 1 ? "1 hour" : `${n} hours`),
    es: (n: number) => (n === 1 ? "1 hora" : `${n} horas`),
  },
  completed: { en: "Matching completed!", es: "¡Matching Completado!" },
  notified: {
    en: (n: number) => (n === 1 ? "1 vendor notified" : `${n} vendors notified`),
    es: (n: number) => (n === 1 ? "1 proveedor notificado" : `${n} proveedores notificados`),
  },
  nobodyNotified: { en: "Nobody to ask", es: "No hay a quién preguntarle" },
  found: {
    en: (n: number) => (n === 1 ? "1 vendor found" : `${n} vendors found`),
    es: (n: number) => (n === 1 ? "1 proveedor encontrado" : `${n} proveedores encontrados`),
  },
  toSend: {
    en: (n: number) => (n === 1 ? "1 message to send" : `${n} messages to send`),
    es: (n: number) => (n === 1 ? "1 mensaje por enviar" : `${n} mensajes por enviar`),
  },
  notifiedLater: {
    en: (n: number) => (n === 1 ? "1 message waits for the morning" : `${n} messages wait for the morning`),
    es: (n: number) => (n === 1 ? "1 mensaje espera a la mañana" : `${n} mensajes esperan a la mañana`),
  },
  failed: { en: "Failed to match vendors", es: "No se pudieron buscar proveedores" },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },

  watch: {
    none: {
      en: "Who was asked, and what they answered, appears here while it happens.",
      es: "Aquí aparece a quién se le preguntó y qué respondió, mientras sucede.",
    },
    away: { en: "This job does not exist", es: "Este trabajo no existe" },
    awayHint: {
      en: "It was removed, or the address is not complete.",
      es: "Se eliminó o la dirección no está completa.",
    },
    unread: { en: "The job could not be loaded", es: "No se pudo cargar el trabajo" },
    stale: {
      en: (time: string) => `No connection since ${time}. We keep trying; what you see may be older.`,
      es: (time: string) =>
        `Sin conexión desde las ${time}. Seguimos intentando; lo que ves puede ser anterior.`,
    },
    clear: { en: "Clear Results", es: "Quitar resultados" },
    results: { en: "Results", es: "Resultados" },
    notified: { en: "Vendors Notified", es: "Proveedores notificados" },
    service: { en: "Service", es: "Servicio" },
    location: { en: "Location", es: "Ubicación" },
    urgency: { en: "Urgency", es: "Urgencia" },
    when: { en: "When", es: "Cuándo" },
    place: { en: "Where", es: "Dónde" },
    pay: { en: "Pay", es: "Pago" },
    length: { en: "How long", es: "Duración" },
    given: { en: "Dispatched", es: "Asignado" },
    givenBy: {
      en: (when: string, who: string) => `${when} by ${who}`,
      es: (when: string, who: string) => `${when} por ${who}`,
    },
    description: { en: "Description", es: "Descripción" },
    ofJob: { en: "description of the job", es: "descripción del trabajo" },
  },
  status: {
    open: {
      title: {
        en: (n: number) => (n === 1 ? "Looking: 1 vendor may answer" : `Looking: ${n} vendors may answer`),
        es: (n: number) =>
          n === 1 ? "Buscando: 1 proveedor puede responder" : `Buscando: ${n} proveedores pueden responder`,
      },
      text: {
        en: "The first to accept takes it. This page updates on its own.",
        es: "Se lo queda quien acepte primero. Esta página se actualiza sola.",
      },
    },
    accepted: {
      title: { en: (name: string) => `Taken by ${name}`, es: (name: string) => `Lo tomó ${name}` },
      text: {
        en: "Call them now with the details: customer, address and time. Their page tells them that we call.",
        es: "Llama ahora para dar los detalles: cliente, dirección y hora. Su página ya le dice que le vamos a llamar.",
      },
      call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
    },
    unanswered: {
      title: { en: "Nobody took it", es: "Nadie lo tomó" },
      text: {
        en: "Nobody is left to ask, or the time of the work has come. Call those who did not answer (their numbers are below), look for new applications, or offer it again with more urgency.",
        es: "Ya no queda a quién preguntarle, o llegó la hora del trabajo. Llama a quienes no respondieron (sus números están abajo), busca solicitudes nuevas u ofrécelo otra vez con más urgencia.",
      },
    },
    nobody: {
      title: { en: "There is nobody to ask", es: "No hay a quién preguntarle" },
      text: {
        en: (service: string, zone: string) =>
          `No approved vendor for “${service}” who agreed to WhatsApp messages is in ${zone} or travels there. A pending application may be the one.`,
        es: (service: string, zone: string) =>
          `Ningún proveedor aprobado de «${service}» que haya aceptado mensajes de WhatsApp está en ${zone} ni se mueve hasta allí. Quizás esté entre las solicitudes pendientes.`,
      },
    },
    cancelled: {
      title: { en: "The job was cancelled", es: "El trabajo se canceló" },
      text: {
        en: "Nobody can take it anymore. Messages to those we had written to are in the outbox.",
        es: "Ya nadie puede tomarlo. Los mensajes para quienes ya estaban avisados están en la bandeja de salida.",
      },
    },
    pending: { en: "Pending applications", es: "Solicitudes pendientes" },
    again: { en: "Offer it again", es: "Ofrecerlo otra vez" },
  },
  quiet: {
    en: (time: string) =>
      `It is night in Santo Domingo: messages wait until ${time}. Only urgent jobs leave at once.`,
    es: (time: string) =>
      `Es de noche en Santo Domingo: los mensajes esperan hasta las ${time}. Solo lo urgente sale enseguida.`,
  },
  notification: {
    title: { en: "Admin Notification", es: "Aviso para el equipo" },
    text: {
      en: (n: number, service: string, zone: string) =>
        `Found for “${service}” in ${zone}: ${n === 1 ? "1 local vendor" : `${n} local vendors`}.`,
      es: (n: number, service: string, zone: string) =>
        `Para «${service}» en ${zone}: ${n === 1 ? "1 proveedor local" : `${n} proveedores locales`}.`,
    },
    sent: { en: (n: number) => `By WhatsApp: ${n}.`, es: (n: number) => `Por WhatsApp: ${n}.` },
    byHand: { en: (n: number) => `Sent by hand: ${n}.`, es: (n: number) => `Enviados a mano: ${n}.` },
    ready: {
      en: (n: number) => `Waiting for you to send them: ${n}.`,
      es: (n: number) => `Esperan que los envíes: ${n}.`,
    },
    waiting: {
      en: (n: number) => `Waiting for their time: ${n}.`,
      es: (n: number) => `Esperan su hora: ${n}.`,
    },
    failed: {
      en: (n: number) => `Did not go through on WhatsApp: ${n}. Call them.`,
      es: (n: number) => `No pasaron por WhatsApp: ${n}. Llámalos.`,
    },
  },
  offers: {
    title: { en: "Vendors, in the order of asking", es: "Proveedores, en el orden en que se les pregunta" },
    inLine: {
      en: (n: number) => (n === 1 ? "1 more in line" : `${n} more in line`),
      es: (n: number) => (n === 1 ? "1 más en turno" : `${n} más en turno`),
    },
    neverAsked: {
      en: (n: number) => (n === 1 ? "1 was no longer asked" : `${n} were no longer asked`),
      es: (n: number) => (n === 1 ? "A 1 ya no se le preguntó" : `A ${n} ya no se les preguntó`),
    },
    sample: { en: "Sample", es: "Ejemplo" },
    sameZone: { en: "same zone", es: "misma zona" },
    travels: { en: "travels there", es: "se mueve hasta allí" },
    states: {
      next: { en: "Next", es: "En turno" },
      offered: { en: "Offered", es: "Ofrecido" },
      accepted: { en: "Accepted", es: "Aceptó" },
      declined: { en: "Declined", es: "Rechazó" },
      expired: { en: "Expired", es: "Venció" },
      taken: { en: "Too late", es: "Llegó tarde" },
      withdrawn: { en: "Withdrawn", es: "Retirado" },
      returned: { en: "Given back", es: "Lo devolvió" },
    },
    reason: { en: (reason: string) => `Reason: ${reason}`, es: (reason: string) => `Motivo: ${reason}` },
    left: {
      en: (span: string, until: string) => `${span} left, until ${until}`,
      es: (span: string, until: string) => `quedan ${span}, hasta ${until}`,
    },
    unsent: { en: "its time starts when it is sent", es: "su tiempo empieza cuando se envíe" },
    soon: { en: "less than a minute", es: "menos de un minuto" },
    answered: { en: (when: string) => `answered ${when}`, es: (when: string) => `respondió ${when}` },
    over: { en: (when: string) => `time was over ${when}`, es: (when: string) => `venció ${when}` },
    messages: {
      sent: { en: "WhatsApp Sent", es: "WhatsApp enviado" },
      ready: { en: "WhatsApp ready", es: "WhatsApp listo" },
      sent_by_hand: { en: "Sent by hand", es: "Enviado a mano" },
      waiting: { en: "On its way", es: "En camino" },
      failed: { en: "WhatsApp did not accept it", es: "WhatsApp no lo aceptó" },
      undelivered: { en: "WhatsApp could not deliver it", es: "WhatsApp no pudo entregarlo" },
      stopped: {
        en: "Not sent: they asked for no more messages",
        es: "No se envió: pidió no recibir más mensajes",
      },
      withdrawn: { en: "Withdrawn, but it may have arrived", es: "Se retiró, pero puede haber llegado" },
      unmarked: { en: "Not marked as sent", es: "Sin marcar como enviado" },
      neverSent: { en: "Never sent", es: "Nunca se envió" },
    },
    waitsUntil: {
      en: (time: string) => `Waits until ${time}`,
      es: (time: string) => `Espera hasta las ${time}`,
    },
    delivered: { en: (when: string) => `delivered ${when}`, es: (when: string) => `entregado ${when}` },
    read: { en: (when: string) => `read ${when}`, es: (when: string) => `leído ${when}` },
    showLink: { en: "Show its link (recorded)", es: "Mostrar su enlace (queda registrado)" },
    linkFailed: {
      en: "The link could not be shown. The message has not changed.",
      es: "No se pudo mostrar el enlace. El mensaje sigue como estaba.",
    },
    openWhatsapp: { en: "Open WhatsApp", es: "Abrir WhatsApp" },
    newWindow: { en: "(opens a new window)", es: "(abre otra ventana)" },
    markSent: { en: "Mark as sent", es: "Marcar como enviado" },
    marked: { en: "Marked as sent", es: "Marcado como enviado" },
    markFailed: {
      en: "That did not work. The message has not changed.",
      es: "No funcionó. El mensaje sigue como estaba.",
    },
    markConflict: {
      en: "It was sent or marked in the meantime; you now see the latest version.",
      es: "Ya se envió o se marcó mientras tanto; lo que ves ahora es como está.",
    },
    call: { en: (name: string) => `Call ${name}`, es: (name: string) => `Llamar a ${name}` },
  },
  cancel: {
    open: { en: "Cancel the job", es: "Cancelar el trabajo" },
    title: { en: "Cancel this job?", es: "¿Cancelar este trabajo?" },
    text: {
      en: "Nobody can take it anymore, and a message to those we wrote to goes into the outbox. This cannot be undone.",
      es: "Ya nadie podrá tomarlo, y el mensaje para quien ya fue avisado queda en la bandeja de salida. No se puede deshacer.",
    },
    textTaken: {
      en: (name: string) =>
        `${name} took it; a message that it is cancelled goes into the outbox. This cannot be undone.`,
      es: (name: string) =>
        `${name} ya lo tomó; el mensaje de que se canceló queda en la bandeja de salida. No se puede deshacer.`,
    },
    keep: { en: "Keep the job", es: "Mantener el trabajo" },
    confirm: { en: "Cancel the job", es: "Cancelar el trabajo" },
    sending: { en: "Cancelling…", es: "Cancelando…" },
    done: { en: "The job was cancelled", es: "El trabajo se canceló" },
    failed: { en: "The job could not be cancelled", es: "No se pudo cancelar el trabajo" },
    tryAgain: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
    hadEnded: {
      en: "It ended in the meantime; you now see the latest version.",
      es: "Terminó mientras tanto; lo que ves ahora es como está.",
    },
  },
  cards: {
    title: { en: "How it works", es: "Cómo funciona" },
    who: {
      title: { en: "Who is asked", es: "A quién se le pregunta" },
      text: {
        en: "Approved local vendors of that service who agreed to WhatsApp messages: first those of the zone, then those who travel there; whoever was asked least lately comes first.",
        es: "Proveedores locales aprobados de ese servicio que aceptaron mensajes de WhatsApp: primero los de la zona, luego los que se mueven hasta allí; antes va a quien menos se le ha preguntado últimamente.",
      },
    },
    waves: {
      title: { en: "The first yes takes it", es: "El primer sí se lo queda" },
      text: {
        en: "A few are asked at a time. If one says no or does not answer in time, the next is asked. Once someone accepts, the others are told that it is taken.",
        es: "Se pregunta a unos pocos a la vez. Si alguien dice que no o no responde a tiempo, se le pregunta al siguiente. Cuando alguien acepta, los demás leen que ya está tomado.",
      },
    },
    honest: {
      title: { en: "What “sent” means", es: "Qué quiere decir «enviado»" },
      text: {
        en: "“WhatsApp Sent” is said only once the provider accepted the message. Without a provider it is ready for you to send. From 9 PM to 7 AM only urgent jobs go out.",
        es: "«WhatsApp enviado» se dice solo cuando el proveedor del servicio aceptó el mensaje. Sin proveedor queda listo para que lo envíes. De 9 p. m. a 7 a. m. solo sale lo urgente.",
      },
    },
  },
  jobs: {
    title: { en: "Latest jobs", es: "Últimos trabajos" },
    status: { en: "State", es: "Estado" },
    anyStatus: { en: "Any", es: "Todos" },
    statuses: {
      open: { en: "Looking", es: "Buscando" },
      accepted: { en: "Taken", es: "Tomado" },
      unanswered: { en: "Nobody took it", es: "Nadie lo tomó" },
      cancelled: { en: "Cancelled", es: "Cancelado" },
    },
    asked: {
      en: (n: number) => (n === 1 ? "1 offer" : `${n} offers`),
      es: (n: number) => (n === 1 ? "1 oferta" : `${n} ofertas`),
    },
    loadFailed: { en: "Failed to load the jobs", es: "No se pudieron cargar los trabajos" },
    empty: { en: "No job has been given out yet", es: "Aún no se ha asignado ningún trabajo" },
    emptyHint: {
      en: "Choose a service and a location above.",
      es: "Elige arriba un servicio y una ubicación.",
    },
    nothingFound: { en: "No job is in this state", es: "Ningún trabajo está en este estado" },
    nothingFoundHint: { en: "Choose another state.", es: "Elige otro estado." },
  },
});
