import { bilingual } from "#platform/i18n/text.ts";
import { linkTexts } from "./link-text.ts";

export const messages = bilingual({
  loading: { en: "Loading the provider...", es: "Cargando el perfil..." },
  missing: {
    title: { en: "Vendor Not Found", es: "Proveedor no encontrado" },
    text: { en: "The vendor you're looking for doesn't exist.", es: "El proveedor que buscas no existe." },
    directory: { en: "Back to Directory", es: "Volver al directorio" },
  },
  failedReading: { en: "This provider could not be shown", es: "No se pudo mostrar este perfil" },
  with: { en: (name: string) => `With ${name}`, es: (name: string) => `Con ${name}` },
  photo: { en: (name: string) => `Photo of ${name}`, es: (name: string) => `Foto de ${name}` },
  statuses: {
    pending: { en: "Pending", es: "Pendiente" },
    confirmed: { en: "Confirmed", es: "Confirmada" },
    "in-progress": { en: "In Progress", es: "En curso" },
    completed: { en: "Completed", es: "Completada" },
    cancelled: { en: "Cancelled", es: "Cancelada" },
  },
  dateHint: { en: "Today or later", es: "Hoy o más adelante" },
  zone: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
  privacy: {
    en: "We use this to arrange your booking. The provider does not get your email or phone number.",
    es: "Usamos estos datos para organizar tu reserva. El proveedor no recibe tu correo ni tu teléfono.",
  },
  full: {
    title: { en: "Request a booking", es: "Solicita una reserva" },
    pageTitle: {
      en: (name: string) => `Book through Arribo: ${name}`,
      es: (name: string) => `Reserva a través de Arribo: ${name}`,
    },
    quick: {
      en: "In a hurry? All we need is a day and your name: use the short form.",
      es: "¿Tienes prisa? Basta con el día y tu nombre: usa el formulario corto.",
    },
    you: { en: "Your Information", es: "Tus datos" },
    service: { en: "Service Details", es: "Detalles del servicio" },
    name: { en: "Full Name", es: "Nombre completo" },
    email: { en: "Email Address", es: "Correo electrónico" },
    phone: { en: "Phone Number", es: "Teléfono" },
    phoneExample: { en: "+1 614 555 0142", es: "+1 809 555 0142" },
    requested: { en: "Service Needed", es: "Servicio que necesitas" },
    chooseService: { en: "Select a service", es: "Elige un servicio" },
    services: {
      "Property Sales": { en: "Property Sales", es: "Venta de propiedades" },
      "Rental Assistance": { en: "Rental Assistance", es: "Ayuda con alquileres" },
      "Property Management": { en: "Property Management", es: "Administración de propiedades" },
      "Investment Consulting": { en: "Investment Consulting", es: "Asesoría de inversiones" },
      "Relocation Services": { en: "Relocation Services", es: "Servicios de reubicación" },
      "Other Service": { en: "Other Service", es: "Otro servicio" },
    },
    date: { en: "Preferred Date", es: "Fecha preferida" },
    time: { en: "Preferred Time", es: "Hora preferida" },
    chooseTime: { en: "Select a time", es: "Elige una hora" },
    noTimeLeft: {
      en: "No times are left on this day. Choose another day.",
      es: "A este día ya no le quedan horas. Elige otro.",
    },
    slots: {
      "9:00 AM": { en: "9:00 AM", es: "9:00 a. m." },
      "10:00 AM": { en: "10:00 AM", es: "10:00 a. m." },
      "11:00 AM": { en: "11:00 AM", es: "11:00 a. m." },
      "12:00 PM": { en: "12:00 PM", es: "12:00 p. m." },
      "1:00 PM": { en: "1:00 PM", es: "1:00 p. m." },
      "2:00 PM": { en: "2:00 PM", es: "2:00 p. m." },
      "3:00 PM": { en: "3:00 PM", es: "3:00 p. m." },
      "4:00 PM": { en: "4:00 PM", es: "4:00 p. m." },
      "5:00 PM": { en: "5:00 PM", es: "5:00 p. m." },
    },
    urgency: { en: "Urgency", es: "Urgencia" },
    urgencies: {
      standard: { en: "Standard", es: "Normal" },
      urgent: { en: "Urgent", es: "Urgente" },
      asap: { en: "ASAP", es: "Lo antes posible" },
    },
    within: {
      standard: { en: "3-7 days", es: "3-7 días" },
      urgent: { en: "1-2 days", es: "1-2 días" },
      asap: { en: "same day", es: "el mismo día" },
    },
    where: { en: "Town", es: "Pueblo o ciudad" },
    whereHint: {
      en: "Where the work will be done. Change it if it is not the provider's town.",
      es: "Dónde es el trabajo. Cámbialo si no es donde está el proveedor.",
    },
    otherTown: { en: "Another place, or not sure", es: "Otro lugar, o no sé" },
    place: { en: "How to find the place", es: "Cómo llegar" },
    placeHint: {
      en: "Street, building, a landmark. The provider gets it once the booking is confirmed.",
      es: "Calle, edificio, un punto de referencia. El proveedor lo recibe cuando se confirma la reserva.",
    },
    suggested: { en: "Earliest times that fit", es: "Primeras horas posibles" },
    suggestedHint: {
      en: "Based on the provider's hours, and after we first contact you. You can ask for any other day and time below.",
      es: "Según el horario del proveedor, después de nuestro primer contacto. Abajo puedes pedir cualquier otro día y hora.",
    },
    noneSuggested: {
      en: "We don’t know of any open times with this provider in the next few weeks. Ask for the day and time that suit you.",
      es: "No tenemos registradas horas libres de este proveedor en las próximas semanas. Pide el día y la hora que te convengan.",
    },
    asapHint: {
      en: (day: string) => `ASAP: ${day} at the latest`,
      es: (day: string) => `Lo antes posible: a más tardar el ${day}`,
    },
    budget: { en: "Budget", es: "Presupuesto" },
    budgetHint: { en: "In US$ or RD$, whichever you prefer", es: "En US$ o RD$, como prefieras" },
    message: { en: "Detailed Requirements", es: "Detalla lo que necesitas" },
    messageHint: {
      en: "What needs to be done, where, and what the provider should know",
      es: "Qué hay que hacer, dónde y qué debe saber el proveedor",
    },
    submit: { en: "Submit Booking Request", es: "Enviar solicitud de reserva" },
    submitting: { en: "Submitting...", es: "Enviando..." },
    errors: {
      name: { en: "Name must be at least 2 characters", es: "El nombre debe tener al menos 2 caracteres" },
      email: { en: "Please enter a valid email address", es: "Escribe un correo electrónico válido" },
      phone: { en: "Please enter a valid phone number", es: "Escribe un número de teléfono válido" },
      service: { en: "Please select a service", es: "Elige un servicio" },
      date: { en: "Please select a preferred date", es: "Elige una fecha preferida" },
      time: { en: "Please select a preferred time", es: "Elige una hora preferida" },
      hourOver: {
        en: "This time has already passed in Santo Domingo. Choose a later one, or another day.",
        es: "Esa hora ya pasó en Santo Domingo. Elige una más tarde u otro día.",
      },
      asapDay: {
        en: (day: string) =>
          `ASAP means the same day, and the earliest possible is ${day}. Choose that day, or another urgency if it can wait.`,
        es: (day: string) =>
          `«Lo antes posible» es para el mismo día, y lo más pronto que se puede es el ${day}. Elige ese día, o cambia la urgencia si puede esperar.`,
      },
      message: {
        en: "Please provide details about your requirements",
        es: "Danos detalles sobre lo que necesitas",
      },
    },
    sentTitle: { en: "Booking Request Submitted", es: "Solicitud de reserva enviada" },
    sentText: {
      en: (promise: string) => `Our concierge team will contact you ${promise}.`,
      es: (promise: string) => `Nuestro equipo de concierge te contactará ${promise}.`,
    },
    failedTitle: { en: "Booking Failed", es: "No se pudo reservar" },
    failedText: {
      en: "There was an error submitting your booking. Please try again.",
      es: "Hubo un error al enviar tu reserva. Inténtalo de nuevo.",
    },
  },
  promised: {
    usual: { en: "within 24 hours", es: "en las próximas 24 horas" },
    by: {
      en: (when: string) => `by ${when} (Santo Domingo time)`,
      es: (when: string) => `a más tardar el ${when} (hora de Santo Domingo)`,
    },
  },
  concerns: {
    title: { en: "Please check this before you send it", es: "Revisa esto antes de enviar" },
    away: {
      en: (weekday: string) =>
        `The provider does not work on that day (${weekday}). You can still ask: it is only a request until your concierge confirms it.`,
      es: (weekday: string) =>
        `Ese día (${weekday}) el proveedor no trabaja. Puedes pedirlo de todos modos: es solo una solicitud hasta que tu concierge la confirme.`,
    },
    emergencies: {
      en: (weekday: string) =>
        `On that day (${weekday}) the provider takes emergencies only. You can still ask: it is only a request until your concierge confirms it.`,
      es: (weekday: string) =>
        `Ese día (${weekday}) el proveedor solo atiende emergencias. Puedes pedirlo de todos modos: es solo una solicitud hasta que tu concierge la confirme.`,
    },
    outside: {
      en: (weekday: string, hours: string) =>
        `On that day (${weekday}) the provider works ${hours}. You can still ask: it is only a request until your concierge confirms it.`,
      es: (weekday: string, hours: string) =>
        `Ese día (${weekday}) el proveedor trabaja de ${hours}. Puedes pedirlo de todos modos: es solo una solicitud hasta que tu concierge la confirme.`,
    },
    closure: {
      en: (words: string) =>
        `The provider is closed on that day${words && ` (${words})`}. You can still ask: it is only a request until your concierge confirms it.`,
      es: (words: string) =>
        `Ese día el proveedor está cerrado${words && ` (${words})`}. Puedes pedirlo de todos modos: es solo una solicitud hasta que tu concierge la confirme.`,
    },
    unreachable: {
      en: "The contact you wrote is neither an email address nor a phone number, so we would have no way to reach you.",
      es: "El contacto que escribiste no es un correo ni un teléfono, así que no tendríamos cómo localizarte.",
    },
    anyway: { en: "Ask anyway", es: "Pedir de todos modos" },
  },
  concierge: {
    title: { en: "How our concierge works", es: "Cómo trabaja nuestro concierge" },
    text: {
      en: "You never book with a provider directly. Our team takes your request, speaks with both sides, and stays with you until the work is done.",
      es: "Nunca reservas directamente con un proveedor. Nuestro equipo recibe tu solicitud, habla con ambas partes y te acompaña hasta que el trabajo esté hecho.",
    },
    points: {
      en: [
        "We contact you within 24 hours.",
        "We confirm the price and the time with you first.",
        "Sending this request is free and doesn’t commit you to anything.",
      ],
      es: [
        "Te contactamos en menos de 24 horas.",
        "Primero confirmamos contigo el precio y la hora.",
        "Enviar esta solicitud no cuesta nada ni te compromete a nada.",
      ],
    },
  },
  sent: {
    reference: { en: "Your reference", es: "Tu referencia" },
    copy: { en: "Copy", es: "Copiar" },
    copied: { en: "Copied", es: "Copiado" },
    unreachable: {
      en: "You left us no way to reach you. Follow your booking on its page, or call us and give us the reference.",
      es: "No nos dejaste cómo comunicarnos contigo. Sigue tu reserva en su página o llámanos y danos la referencia.",
    },
    keepReference: {
      en: "Mention it when you write or call us.",
      es: "Menciónala cuando nos escribas o llames.",
    },
    provider: { en: "Provider", es: "Proveedor" },
    service: { en: "Service", es: "Servicio" },
    track: { en: "Track your booking", es: "Sigue tu reserva" },
    trackHint: {
      en: `See how your request is going, no login needed. ${linkTexts.power.en}`,
      es: `Ahí ves cómo va tu solicitud, sin iniciar sesión. ${linkTexts.power.es}`,
    },
    print: { en: "Print", es: "Imprimir" },
    next: { en: "Next steps", es: "Próximos pasos" },
    received: { en: "We have your request", es: "Tenemos tu solicitud" },
    now: { en: "Now", es: "Ahora" },
    soon: {
      usual: { en: "Within 24 hours", es: "En menos de 24 horas" },
      by: { en: (when: string) => `By ${when}`, es: (when: string) => `A más tardar el ${when}` },
    },
    verify: { en: "We verify your requirements", es: "Verificamos lo que necesitas" },
    confirm: { en: "We confirm pricing and availability", es: "Confirmamos precio y disponibilidad" },
    schedule: { en: "We schedule your appointment", es: "Programamos tu cita" },
    coordinate: { en: "We coordinate with the provider", es: "Coordinamos con el proveedor" },
    another: { en: "Make another booking", es: "Hacer otra reserva" },
  },
  simple: {
    title: { en: (name: string) => `Book ${name}`, es: (name: string) => `Reserva con ${name}` },
    lead: {
      en: "Tell us the day and your name. We’ll work out the rest with you.",
      es: "Dinos el día y tu nombre. Lo demás lo acordamos contigo.",
    },
    date: { en: "Date", es: "Fecha" },
    name: { en: "Your name", es: "Tu nombre" },
    contact: { en: "Email or phone", es: "Correo o teléfono" },
    contactHint: { en: "So we can reach you", es: "Para poder comunicarnos contigo" },
    details: { en: "Details", es: "Detalles" },
    submit: { en: "Submit Booking", es: "Enviar reserva" },
    sent: { en: "Booking submitted to Arribo's agency.", es: "Reserva enviada a la agencia de Arribo." },
    failed: { en: "Booking failed.", es: "La reserva falló." },
    required: { en: "Date and customer name required.", es: "Se requieren la fecha y el nombre." },
    more: {
      en: "Need a set time, or a quote? Use the full request form.",
      es: "¿Necesitas una hora fija o una cotización? Usa el formulario completo.",
    },
  },
});
