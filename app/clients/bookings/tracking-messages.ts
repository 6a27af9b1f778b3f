import { bilingual } from "#platform/i18n/text.ts";
import { linkTexts } from "./link-text.ts";
import { messages as bookingMessages } from "./messages.ts";

export const messages = bilingual({
  title: { en: "Your booking", es: "Tu reserva" },
  reference: { en: "Reference", es: "Referencia" },
  statusLabel: { en: "Status", es: "Estado" },
  statuses: bookingMessages.statuses,
  facts: {
    title: { en: "What you asked for", es: "Lo que pediste" },
    provider: { en: "Provider", es: "Proveedor" },
    service: { en: "Service", es: "Servicio" },
    wished: { en: "Requested time", es: "Fecha deseada" },
    confirmed: { en: "Confirmed time", es: "Fecha confirmada" },
    proposed: { en: "Your proposal", es: "Tu propuesta" },
    urgency: { en: "Urgency", es: "Urgencia" },
    requested: {
      works: {
        en: "Requested. It becomes final once we confirm it.",
        es: "Solicitada: será definitiva cuando la confirmemos.",
      },
      emergencies: {
        en: "Requested, not confirmed: on this day the provider takes emergencies only.",
        es: "Solicitada, sin confirmar: ese día el proveedor solo atiende emergencias.",
      },
      away: {
        en: "Requested, not confirmed: the provider does not work on this day.",
        es: "Solicitada, sin confirmar: ese día el proveedor no trabaja.",
      },
      closure: {
        en: "Requested, not confirmed: the provider is closed on this day.",
        es: "Solicitada, sin confirmar: ese día el proveedor está cerrado.",
      },
      outside: {
        en: "Requested, not confirmed: it is outside the provider's hours.",
        es: "Solicitada, sin confirmar: queda fuera del horario del proveedor.",
      },
    },
    name: { en: "Name", es: "Nombre" },
    message: { en: "What you wrote", es: "Lo que escribiste" },
    added: { en: (when: string) => `Added ${when}`, es: (when: string) => `Agregado el ${when}` },
    budget: { en: "Budget", es: "Presupuesto" },
    where: { en: "Where", es: "Dónde" },
    contact: { en: "We’ll reach you at", es: "Te contactamos por" },
    unreachable: { en: "The contact you left", es: "El contacto que dejaste" },
    cost: { en: "Estimated cost", es: "Costo estimado" },
    costNote: {
      en: "An estimate: the final price is the one you agree on with your concierge.",
      es: "Es un estimado: el precio final es el que acuerdes con tu concierge.",
    },
  },
  zone: { en: "Santo Domingo time", es: "hora de Santo Domingo" },
  ownTime: { en: (when: string) => `${when} your time`, es: (when: string) => `${when} en tu hora local` },
  pending: {
    title: {
      en: (when: string) => `We'll contact you by ${when}`,
      es: (when: string) => `Te contactamos a más tardar el ${when}`,
    },
    text: {
      en: "Santo Domingo time. Your concierge checks what you need, then agrees on the price and time with the provider. There’s nothing you need to do until then.",
      es: "Hora de Santo Domingo. Tu concierge verifica lo que necesitas y acuerda precio y fecha con el proveedor. Hasta entonces no tienes que hacer nada.",
    },
    unreachableTitle: { en: "Please call us", es: "Llámanos, por favor" },
    unreachable: {
      en: "You left neither an email nor a phone number, so we have no way to reach you. Give us your reference, and we'll arrange the rest with you.",
      es: "No dejaste correo ni teléfono, así que no podemos localizarte. Danos tu referencia y coordinamos lo demás contigo.",
    },
    answeredTitle: { en: "We are in touch with you", es: "Ya estamos en contacto contigo" },
    answered: {
      en: "Your concierge is working out the rest with you, and agrees on the price and time with the provider. Once it is confirmed, you’ll see it here.",
      es: "Tu concierge coordina lo demás contigo y acuerda precio y fecha con el proveedor. Cuando esté confirmada, lo verás aquí.",
    },
    lateTitle: { en: "We should have contacted you by now", es: "Ya deberíamos haberte contactado" },
    late: {
      en: (when: string) =>
        `We promised to contact you by ${when}, Santo Domingo time. If nobody has reached you, we’re sorry. Call us and we’ll take care of it right away.`,
      es: (when: string) =>
        `Prometimos contactarte a más tardar el ${when}, hora de Santo Domingo. Si nadie te ha contactado, lo sentimos: llámanos y lo atendemos enseguida.`,
    },
    call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llama al ${phone}` },
  },
  confirmed: {
    zone: { en: "Santo Domingo time.", es: "Hora de Santo Domingo." },
    title: { en: "Confirmed for", es: "Confirmada para el" },
    text: {
      en: "The provider is expecting you. If anything changes, you’ll see it here, and you can let us know here.",
      es: "El proveedor te espera. Si algo cambia, lo verás aquí, y aquí puedes avisarnos.",
    },
  },
  inProgress: {
    title: { en: "Work is under way", es: "El servicio está en curso" },
    text: {
      en: "The provider is on the job. If something is not as agreed, call us right away.",
      es: "El proveedor ya está trabajando. Si algo no va como se acordó, llámanos enseguida.",
    },
  },
  completed: {
    title: { en: "The service is completed", es: "El servicio está completado" },
    text: {
      en: "Thank you for booking through Arribo. If anything still needs attention, call us.",
      es: "Gracias por reservar con Arribo. Si algo quedó pendiente, llámanos.",
    },
    review: { en: "Write a review", es: "Escribir una reseña" },
  },
  cancelled: {
    title: { en: "This booking is cancelled", es: "Esta reserva está cancelada" },
    text: {
      en: "There’s nothing more you need to do, and you won’t get any reminders. You can book again whenever you like.",
      es: "No tienes que hacer nada más y no te llegarán recordatorios. Puedes volver a reservar cuando quieras.",
    },
    again: { en: "Find a provider", es: "Buscar proveedor" },
  },
  proposal: {
    open: { en: "Propose another time", es: "Proponer otra fecha" },
    change: { en: "Change your proposal", es: "Cambiar tu propuesta" },
    pending: {
      en: (when: string) =>
        `You proposed ${when}. Your concierge is asking the provider. You’ll see the answer here.`,
      es: (when: string) =>
        `Propusiste el ${when}; tu concierge le está preguntando al proveedor. Aquí verás la respuesta.`,
    },
    due: {
      en: (when: string) => `We’ll answer by ${when}, Santo Domingo time.`,
      es: (when: string) => `Respondemos a más tardar el ${when}, hora de Santo Domingo.`,
    },
    late: {
      en: (when: string) =>
        `We promised an answer by ${when} and we’re late. We’re sorry. Call us and we’ll take care of it right away.`,
      es: (when: string) =>
        `Prometimos responder a más tardar el ${when} y vamos tarde: lo sentimos. Llámanos y lo atendemos enseguida.`,
    },
    stays: { en: "Until then, the confirmed time stands.", es: "Hasta entonces vale la fecha confirmada." },
    title: { en: "Propose another time", es: "Proponer otra fecha" },
    text: {
      en: "It is a proposal: your concierge will check it with the provider.",
      es: "Es una propuesta: tu concierge la confirma con el proveedor.",
    },
    date: { en: "Date", es: "Fecha" },
    time: { en: "Time", es: "Hora" },
    send: { en: "Send the proposal", es: "Enviar la propuesta" },
    sending: { en: "Sending…", es: "Enviando…" },
    sent: { en: "Proposal sent", es: "Propuesta enviada" },
    sentText: { en: "You’ll see the answer here.", es: "Aquí verás la respuesta." },
    failed: { en: "The proposal could not be sent", es: "No se pudo enviar la propuesta" },
  },
  cancel: {
    open: { en: "Cancel this booking", es: "Cancelar esta reserva" },
    title: { en: "Cancel this booking?", es: "¿Cancelar esta reserva?" },
    text: {
      en: "This can’t be undone here; you would have to book again.",
      es: "Aquí no se puede deshacer; tendrías que reservar de nuevo.",
    },
    reason: { en: "Reason (optional)", es: "Motivo (opcional)" },
    reasonHint: {
      en: "Only our team reads it. It helps us do better.",
      es: "Solo lo lee nuestro equipo. Nos ayuda a mejorar.",
    },
    keep: { en: "Keep the booking", es: "Mantener la reserva" },
    send: { en: "Cancel the booking", es: "Cancelar la reserva" },
    sending: { en: "Cancelling…", es: "Cancelando…" },
    sent: { en: "Booking cancelled", es: "Reserva cancelada" },
    sentText: { en: "We’ll arrange it with the provider.", es: "Lo coordinamos con el proveedor." },
    failed: { en: "The booking could not be cancelled", es: "No se pudo cancelar la reserva" },
  },
  words: {
    open: { en: "Add to the request", es: "Agregar a la solicitud" },
    title: { en: "Add to the request", es: "Agregar a la solicitud" },
    text: {
      en: "Anything you forgot, or that has changed. Our team reads it and tells the provider what they need to know.",
      es: "Lo que se te olvidó o lo que cambió. Nuestro equipo lo lee y le dice al proveedor lo que necesite saber.",
    },
    words: { en: "What you want to add", es: "Lo que quieres agregar" },
    send: { en: "Add", es: "Agregar" },
    sending: { en: "Sending…", es: "Enviando…" },
    sent: { en: "Added", es: "Agregado" },
    sentText: { en: "Your concierge can see it now.", es: "Tu concierge ya puede verlo." },
    failed: { en: "It could not be added", es: "No se pudo agregar" },
  },
  contact: {
    open: { en: "Correct your contact details", es: "Corregir tus datos de contacto" },
    title: { en: "Correct your contact details", es: "Corregir tus datos de contacto" },
    text: {
      en: "Leave blank what is already right. We’ll let the email address we had so far know about the change; a new address gets the link.",
      es: "Deja en blanco lo que ya esté bien. Avisamos del cambio al correo que teníamos; si pones un correo nuevo, a ese le enviamos el enlace.",
    },
    email: { en: "New email address", es: "Correo nuevo" },
    phone: { en: "New phone number", es: "Teléfono nuevo" },
    now: { en: (contact: string) => `Now: ${contact}`, es: (contact: string) => `Ahora: ${contact}` },
    send: { en: "Save the changes", es: "Guardar los cambios" },
    sending: { en: "Sending…", es: "Enviando…" },
    sent: { en: "Contact details corrected", es: "Datos de contacto corregidos" },
    sentText: { en: "Your concierge can see it now.", es: "Tu concierge ya puede verlo." },
    failed: {
      en: "Your contact details could not be saved",
      es: "No se pudieron guardar tus datos de contacto",
    },
  },
  photos: {
    title: { en: "Photos", es: "Fotos" },
    alt: { en: (n: number) => `Your photo ${n}`, es: (n: number) => `Tu foto ${n}` },
    none: { en: "None yet.", es: "Todavía ninguna." },
  },
  tryAgain: { en: "Please try again or call us:", es: "Inténtalo de nuevo o llámanos:" },
  closed: {
    en: "The booking was closed in the meantime; the page now shows where it stands.",
    es: "La reserva se cerró mientras tanto; la página ya muestra cómo está.",
  },
  calendar: {
    title: { en: "Add it to your calendar", es: "Agrégalo a tu calendario" },
    file: { en: "Calendar file (.ics)", es: "Archivo de calendario (.ics)" },
    google: { en: "Google Calendar", es: "Google Calendar" },
    newTab: { en: "(opens in a new tab)", es: "(se abre en otra pestaña)" },
    details: {
      en: (reference: string) => `Booked through Arribo, reference ${reference}.`,
      es: (reference: string) => `Reservado con Arribo, referencia ${reference}.`,
    },
  },
  steps: {
    title: { en: "Step by step", es: "Paso a paso" },
    received: { en: "We received your request", es: "Recibimos tu solicitud" },
    pending: { en: "We reopened it", es: "La retomamos" },
    confirmed: { en: "We confirmed it", es: "La confirmamos" },
    "in-progress": { en: "The service began", es: "Comenzó el servicio" },
    completed: { en: "The service was completed", es: "Se completó el servicio" },
    cancelled: { en: "We cancelled it", es: "La cancelamos" },
    otherVendor: {
      en: (now: string, before: string) => `We asked ${now} instead of ${before}`,
      es: (now: string, before: string) => `Se lo pedimos a ${now} en lugar de ${before}`,
    },
    otherService: {
      en: (now: string) => (now ? `We changed the service to “${now}”` : "We changed the service"),
      es: (now: string) => (now ? `Cambiamos el servicio a «${now}»` : "Cambiamos el servicio"),
    },
    youCancelled: { en: "You cancelled it", es: "La cancelaste" },
    ahead: {
      contact: {
        en: "We contact you and verify what you need",
        es: "Te contactamos y verificamos lo que necesitas",
      },
      confirm: {
        en: "We confirm the price and time with the provider",
        es: "Confirmamos precio y fecha con el proveedor",
      },
      service: { en: "The provider comes to do the job", es: "El proveedor hace el servicio" },
      completed: { en: "The service is completed", es: "El servicio queda completado" },
    },
    by: { en: (when: string) => `by ${when}`, es: (when: string) => `a más tardar el ${when}` },
  },
  keep: {
    en: `Save the link to this page. ${linkTexts.power.en}`,
    es: `Guarda el enlace de esta página. ${linkTexts.power.es}`,
  },
  question: { en: "Questions? Call us:", es: "¿Preguntas? Llámanos:" },
  timeZone: { en: "All times are Santo Domingo time.", es: "Todas las horas son de Santo Domingo." },
  copyLink: { en: "Copy the link", es: "Copiar el enlace" },
  linkCopied: { en: "Link copied", es: "Enlace copiado" },
  print: { en: "Print", es: "Imprimir" },
  beingChecked: {
    title: { en: "We are checking this booking", es: "Estamos revisando esta reserva" },
    text: {
      en: "Call us before the appointment: we’ll tell you what happens next.",
      es: "Llámanos antes de la cita y te decimos qué sigue.",
    },
  },
});
