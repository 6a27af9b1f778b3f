import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  news: {
    title: { en: "News", es: "Novedades" },
    unread: {
      en: (count: string) => `News: ${count} unread`,
      es: (count: string) => `Novedades: ${count} sin leer`,
    },
    close: { en: "Close", es: "Cerrar" },
    show: { en: "Show", es: "Mostrar" },
    shows: {
      unread: { en: "Unread", es: "Sin leer" },
      all: { en: "All", es: "Todo" },
    },
    emergencies: { en: "Emergencies", es: "Emergencias" },
    forMe: { en: "For you", es: "Para ti" },
    forAll: { en: "For the team", es: "Para el equipo" },
    none: { en: "Nothing new.", es: "Nada nuevo." },
    noneYet: { en: "No news yet.", es: "Aún no hay novedades." },
    isUnread: { en: "Unread:", es: "Sin leer:" },
    markRead: { en: "Mark all as read", es: "Marcar todo como leído" },
    failed: { en: "The news could not be loaded.", es: "No se pudieron cargar las novedades." },
    alarm: { en: "Sound for new safety requests", es: "Sonido para solicitudes de seguridad nuevas" },
    notMarked: { en: "Failed to mark the news as read", es: "No se pudieron marcar como leídas" },
  },
  title: { en: "Outbox", es: "Bandeja de salida" },
  lead: {
    en: "Emails and WhatsApp messages to customers, vendors and the team. “Sent” means the service accepted it; whether it arrived is shown beside it when the service reports it.",
    es: "Correos y mensajes de WhatsApp a clientes, proveedores y el equipo. «Enviado» significa que el servicio lo aceptó; si llegó, se dice al lado cuando el servicio lo informa.",
  },
  notConfigured: {
    all: { en: "Nothing goes out on its own yet", es: "Todavía nada sale solo" },
    email: {
      title: { en: "Email does not go out on its own yet", es: "El correo todavía no sale solo" },
      text: {
        en: "Email is not connected yet, so every email waits here. Open it in your own mail program, send it, then mark it as sent. To have emails go out on their own, ask whoever runs the server to connect email (docs/configuration.md).",
        es: "El correo todavía no está conectado, así que cada correo espera aquí. Ábrelo en tu programa de correo, envíalo y luego márcalo como enviado. Para que salgan solos, pídele a quien administra el servidor que conecte el correo (docs/configuration.md).",
      },
    },
    whatsapp: {
      title: { en: "WhatsApp does not go out on its own yet", es: "WhatsApp todavía no sale solo" },
      text: {
        en: "WhatsApp is not connected yet, so every WhatsApp message waits here. Open it in your own WhatsApp, send it, then mark it as sent. To have messages go out on their own, ask whoever runs the server to connect WhatsApp (docs/configuration.md).",
        es: "WhatsApp todavía no está conectado, así que cada mensaje espera aquí. Ábrelo en tu propio WhatsApp, envíalo y luego márcalo como enviado. Para que salgan solos, pídele a quien administra el servidor que conecte WhatsApp (docs/configuration.md).",
      },
    },
  },
  bulk: {
    send: { en: "Send", es: "Enviar" },
    discard: { en: "Discard", es: "Descartar" },
    sentByHand: { en: "Mark as sent by hand", es: "Marcar como enviados a mano" },
    queued: {
      en: (n: number) => `${n} queued; the service sends them now`,
      es: (n: number) => `${n} en cola; el servicio los envía ahora`,
    },
    discarded: { en: (n: number) => `${n} discarded`, es: (n: number) => `${n} descartados` },
    marked: { en: (n: number) => `${n} sent by hand`, es: (n: number) => `${n} enviados a mano` },
    already: {
      en: (n: number) => (n === 1 ? "1 was already sent" : `${n} were already sent`),
      es: (n: number) => (n === 1 ? "1 ya estaba enviado" : `${n} ya estaban enviados`),
    },
    discardTitle: {
      en: (n: number) => (n === 1 ? "Discard 1 message?" : `Discard ${n} messages?`),
      es: (n: number) => (n === 1 ? "¿Descartar 1 mensaje?" : `¿Descartar ${n} mensajes?`),
    },
    discardText: {
      en: "Nobody gets them, and they cannot be sent any more; private links in them stop being kept here.",
      es: "Nadie los recibe y ya no se pueden enviar; los enlaces privados que llevan dejan de guardarse aquí.",
    },
    named: {
      en: (subject: string, to: string) => `“${subject}” to ${to}`,
      es: (subject: string, to: string) => `«${subject}» a ${to}`,
    },
  },
  filters: { en: "Filter the outbox", es: "Filtrar la bandeja" },
  search: { en: "Search by recipient", es: "Buscar por destinatario" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  channel: { en: "Channel", es: "Canal" },
  channels: {
    email: { en: "Email", es: "Correo" },
    whatsapp: { en: "WhatsApp", es: "WhatsApp" },
  },
  states: {
    waiting: { en: "Waiting", es: "En espera" },
    sent: { en: "Sent", es: "Enviado" },
    failed: { en: "Not accepted", es: "No aceptado" },
    sent_by_hand: { en: "Sent by hand", es: "Enviado a mano" },
  },
  toSend: { en: "To send", es: "Por enviar" },
  undelivered: { en: "Not delivered", es: "No entregado" },
  stopped: { en: "Not sent", es: "No enviado" },
  withdrawn: { en: "Withdrawn", es: "Retirado" },
  status: {
    waitingHere: {
      en: "Waiting for someone to send it by hand.",
      es: "Espera a que alguien lo envíe a mano.",
    },
    waitingTurn: { en: "Waiting its turn.", es: "Espera su turno." },
    quiet: {
      en: (when: string) => `Quiet hours: it waits until ${when}.`,
      es: (when: string) => `Horas de descanso: espera hasta ${when}.`,
    },
    nextTry: {
      en: (why: string, when: string) => `${why} Next try: ${when}.`,
      es: (why: string, when: string) => `${why} Próximo intento: ${when}.`,
    },
    gaveUp: {
      en: (why: string) => `${why} It will not be tried again automatically.`,
      es: (why: string) => `${why} No se vuelve a intentar por sí solo.`,
    },
    busy: {
      en: (reason: string) => `The service was too busy (${reason}).`,
      es: (reason: string) => `El servicio estaba ocupado (${reason}).`,
    },
    unreachable: {
      en: (reason: string) => `No answer (${reason}); it may have arrived anyway.`,
      es: (reason: string) => `Sin respuesta (${reason}); aun así puede haber llegado.`,
    },
    unwritten: {
      en: () => "It could not be rendered: an error on our side. See the log.",
      es: () => "No se pudo generar el texto: un error nuestro. Consulta el registro del servidor.",
    },
    accepted: {
      email: {
        en: (when: string) => `Accepted by the mail service, ${when}`,
        es: (when: string) => `Aceptado por el servicio de correo, ${when}`,
      },
      whatsapp: {
        en: (when: string) =>
          `Accepted by the WhatsApp provider, ${when}. Whether it arrived is not known yet.`,
        es: (when: string) => `Aceptado por el proveedor de WhatsApp, ${when}. Aún no se sabe si llegó.`,
      },
    },
    delivered: {
      en: (when: string) => `Delivered to the phone, ${when}`,
      es: (when: string) => `Entregado en el teléfono, ${when}`,
    },
    read: { en: (when: string) => `Read, ${when}`, es: (when: string) => `Leído, ${when}` },
    refused: {
      email: {
        en: (reason: string) => `The mail service refused it (${reason}).`,
        es: (reason: string) => `El servicio de correo lo rechazó (${reason}).`,
      },
      whatsapp: {
        en: (reason: string) => `The WhatsApp provider refused it (${reason}).`,
        es: (reason: string) => `El proveedor de WhatsApp lo rechazó (${reason}).`,
      },
    },
    undelivered: {
      en: (reason: string) => `The WhatsApp provider accepted it, but could not deliver it (${reason}).`,
      es: (reason: string) => `El proveedor de WhatsApp lo aceptó, pero no pudo entregarlo (${reason}).`,
    },
    stopped: {
      en: (when: string) => `This number asked us to stop on ${when}. We do not message it.`,
      es: (when: string) => `Este número pidió que no le escribamos, ${when}. No se le escribe.`,
    },
    wasStopped: {
      en: "When its turn came, this number had asked us to stop.",
      es: "Cuando le tocaba, este número había pedido que no le escribiéramos.",
    },
    withdrawn: {
      en: "It is no longer true: it was withdrawn before the service accepted it.",
      es: "Ya no es cierto lo que dice: se retiró antes de que el servicio lo aceptara.",
    },
    discarded: {
      en: "A colleague decided that it is not sent; the record says who and when.",
      es: "Alguien del equipo decidió no enviarlo; el registro dice quién y cuándo.",
    },
    noService: {
      en: "A notice to our own address, written while no mail service was connected. The bell has the same news.",
      es: "Un aviso a nuestra propia dirección, escrito cuando no había servicio de correo. La campana tiene la misma novedad.",
    },
    tooMany: {
      en: "This recipient already got as many messages of this kind within 24 hours as we send automatically: anyone can type an address into our forms. If the person is waiting for it, send it yourself.",
      es: "A este destinatario ya le llegaron en 24 horas todos los mensajes de este tipo que enviamos solos: cualquiera puede poner una dirección en nuestros formularios. Si la persona lo espera, envíalo tú.",
    },
    withdrawnLate: {
      en: "It is no longer true: it was withdrawn, but it may have arrived.",
      es: "Ya no es cierto lo que dice: se retiró, pero puede haber llegado.",
    },
    byHand: {
      en: (who: string, when: string) => `${who} says so, ${when}`,
      es: (who: string, when: string) => `Según ${who}, ${when}`,
    },
  },
  tries: {
    show: { en: (count: string) => `Tries: ${count}`, es: (count: string) => `Intentos: ${count}` },
    outcomes: {
      accepted: { en: "Accepted", es: "Aceptado" },
      refused: { en: "Refused", es: "Rechazado" },
      busy: { en: "Too busy", es: "Ocupado" },
      unreachable: { en: "No answer", es: "Sin respuesta" },
      unwritten: { en: "Not rendered", es: "No se pudo redactar" },
    },
    code: { en: "Code", es: "Código" },
  },
  to: { en: "To", es: "Para" },
  read: {
    email: { en: "Read the email", es: "Leer el correo" },
    whatsapp: { en: "Read the message", es: "Leer el mensaje" },
  },
  openMail: { en: "Open in my mail program", es: "Abrir en mi programa de correo" },
  showLink: { en: "Show its link", es: "Mostrar su enlace" },
  linkShown: {
    en: "The link is shown now. This is recorded in the audit log.",
    es: "El enlace ya se ve. Queda registrado quién lo mira.",
  },
  linkHidden: {
    en: "The link grants access, so it is hidden. Showing it is recorded in the audit log.",
    es: "Su enlace da acceso a quien lo tenga, por eso está oculto. Al mostrarlo, queda registrado.",
  },
  openWhatsapp: { en: "Open in WhatsApp", es: "Abrir en WhatsApp" },
  markSent: { en: "Mark as sent", es: "Marcar como enviado" },
  sendAgain: { en: "Send again", es: "Enviar de nuevo" },
  marked: { en: "Marked as sent", es: "Marcado como enviado" },
  queued: { en: "Queued to be sent", es: "En cola para enviarse" },
  queuedText: {
    en: "It reads “Sent” once the service has accepted it.",
    es: "Dirá «Enviado» cuando el servicio lo haya aceptado.",
  },
  actFailed: {
    en: "That did not work. The message has not changed.",
    es: "No funcionó. El mensaje sigue como estaba.",
  },
  conflict: {
    en: "It was sent, marked or withdrawn in the meantime, its number asked us to stop, or no service is set up. Refresh to see its current status.",
    es: "Ya se envió, se marcó o se retiró mientras tanto, su número pidió que no le escribamos, o no hay servicio configurado. Actualiza para ver cómo está.",
  },
  loadFailed: { en: "Failed to load the outbox", es: "No se pudo cargar la bandeja de salida" },
  empty: { en: "The outbox is empty", es: "La bandeja está vacía" },
  emptyHint: {
    en: "The messages of every request, booking and job appear here.",
    es: "Aquí aparecen los mensajes de cada solicitud, reserva y trabajo.",
  },
  nothingFound: { en: "No messages match these filters", es: "Ningún mensaje cumple con estos filtros" },
  nothingFoundHint: { en: "Remove one to see more.", es: "Quita alguno para ver más." },
});
