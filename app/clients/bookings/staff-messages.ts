import { bilingual } from "#platform/i18n/text.ts";
import { messages as bookingMessages } from "./messages.ts";

export const messages = bilingual({
  title: { en: "Booking Management", es: "Gestión de reservas" },
  lead: {
    en: "Every request for a vendor. We promise each customer a first contact within 24 hours.",
    es: "Cada solicitud a un proveedor. A cada cliente se le prometió un primer contacto en 24 horas.",
  },
  figures: {
    title: { en: "At a glance", es: "De un vistazo" },
    late: { en: (n: string) => `${n} late`, es: (n: string) => `${n} con retraso` },
    noneLate: { en: "none late", es: "ninguna con retraso" },
    failed: { en: "The figures could not be loaded.", es: "No se pudieron cargar las cifras." },
  },
  counters: {
    pending: { en: "Pending", es: "Pendientes" },
    confirmed: { en: "Confirmed", es: "Confirmadas" },
    "in-progress": { en: "In Progress", es: "En curso" },
    completed: { en: "Completed", es: "Completadas" },
  },
  statuses: bookingMessages.statuses,
  urgencies: {
    standard: { en: "Standard (3-7 days)", es: "Normal (3-7 días)" },
    urgent: { en: "Urgent (1-2 days)", es: "Urgente (1-2 días)" },
    asap: { en: "ASAP (same day)", es: "Lo antes posible (mismo día)" },
  },
  filters: { en: "Filter the bookings", es: "Filtrar las reservas" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, reference, vendor…", es: "Nombre, referencia, proveedor…" },
  status: { en: "Status", es: "Estado" },
  anyStatus: { en: "All", es: "Todas" },
  onlySuspended: { en: "Vendor suspended", es: "Con proveedor suspendido" },
  vendorSuspended: {
    en: "This vendor is suspended. Nothing was sent to the customer.",
    es: "Este proveedor está suspendido. Al cliente no se le envió nada.",
  },
  onlyHeld: { en: "Held only", es: "Solo las retenidas" },
  from: { en: "Appointment from", es: "Cita desde" },
  to: { en: "Appointment to", es: "Cita hasta" },
  sort: { en: "Order", es: "Orden" },
  newest: { en: "Newest first", es: "Primero las más nuevas" },
  latest: { en: "Waiting, most overdue first", es: "En espera, primero las atrasadas" },
  list: { en: "Bookings", es: "Reservas" },
  budget: { en: "Budget", es: "Presupuesto" },
  where: { en: "Where", es: "Dónde" },
  additions: {
    words: { en: (when: string) => `Added ${when}`, es: (when: string) => `Agregado ${when}` },
    photo: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
  },
  misfits: {
    emergencies: {
      en: "On this day the vendor takes emergencies only",
      es: "Ese día el proveedor solo atiende emergencias",
    },
    away: { en: "The vendor does not work on this day", es: "Ese día el proveedor no trabaja" },
    closure: { en: "The vendor is closed on this day", es: "Ese día el proveedor está cerrado" },
    outside: { en: "Outside the vendor's hours", es: "Fuera del horario del proveedor" },
  },
  preferred: { en: "Preferred date", es: "Fecha deseada" },
  email: { en: "Email", es: "Correo electrónico" },
  contact: { en: "Contact", es: "Contacto" },
  vendor: { en: "Vendor", es: "Proveedor" },
  message: { en: "Message", es: "Mensaje" },
  messageOf: { en: (name: string) => `message of ${name}`, es: (name: string) => `mensaje de ${name}` },
  proposed: {
    en: (when: string) => `The customer asks for ${when}`,
    es: (when: string) => `El cliente pide el ${when}`,
  },
  cancelReason: {
    en: (reason: string) => `Reason for the cancellation: ${reason}`,
    es: (reason: string) => `Motivo de la cancelación: ${reason}`,
  },
  vendorAnswers: {
    available: { en: "The vendor is available", es: "El proveedor está disponible" },
    unavailable: { en: "The vendor is not available", es: "El proveedor no está disponible" },
  },
  acts: {
    accept: { en: "Accept this time", es: "Aceptar esta fecha" },
    decline: { en: "Keep the agreed time", es: "Mantener la fecha acordada" },
    contacted: { en: "First contact made", es: "Primer contacto hecho" },
    saving: { en: "Saving…", es: "Guardando…" },
    done: {
      accept: { en: "The new time is set", es: "Queda acordada la nueva fecha" },
      decline: { en: "The agreed time stays", es: "Se mantiene la fecha acordada" },
      contacted: { en: "First contact made", es: "Primer contacto hecho" },
    },
    toldCustomer: {
      en: "An email to the customer is in the outbox.",
      es: "El correo para el cliente está en la bandeja de salida.",
    },
    failed: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
    faster: { en: "You now see the latest version.", es: "Lo que ves ahora es como está." },
  },
  answered: { en: "First contact made", es: "Primer contacto hecho" },
  panel: {
    vendorSilent: {
      en: "The vendor has not said yet whether they are available.",
      es: "El proveedor aún no ha dicho si está disponible.",
    },
    vendorCannot: {
      en: "The vendor said they are not available.",
      es: "El proveedor dijo que no está disponible.",
    },
    title: { en: (id: number) => `Update Booking #${id}`, es: (id: number) => `Actualizar reserva #${id}` },
    none: {
      en: "Select a booking to view details and manage",
      es: "Selecciona una reserva para ver los detalles y gestionarla",
    },
    away: { en: "This booking does not exist", es: "Esta reserva no existe" },
    awayHint: {
      en: "It was removed, or the address is not complete. Search for its name or reference.",
      es: "Se eliminó o la dirección no está completa. Busca su nombre o su referencia.",
    },
    unread: { en: "The booking could not be loaded", es: "No se pudo cargar la reserva" },
    close: { en: "Close the booking", es: "Cerrar la reserva" },
    back: { en: "Back to the list", es: "Volver a la lista" },
    appointment: { en: "Appointment", es: "Cita" },
    day: { en: "Day", es: "Día" },
    time: { en: "Time", es: "Hora" },
    wholeDay: { en: "Whole day", es: "Todo el día" },
    moved: {
      en: "If you change the time, the vendor's answer is cleared and their dashboard asks again. If the booking is confirmed, we write to the vendor and, if there is an email, to the customer.",
      es: "Con otra fecha se borra la respuesta del proveedor y su panel vuelve a preguntarle. Si la reserva está confirmada, se le escribe al proveedor y, si dejó correo, al cliente.",
    },
    cost: { en: "Estimated Cost (US$)", es: "Costo estimado (US$)" },
    costHint: { en: "The customer sees it.", es: "El cliente lo ve." },
    costWrong: { en: "Enter an amount, such as 1250.50.", es: "Escribe un monto en cifras, como 1250.50." },
    noShow: { en: "Did somebody not come?", es: "¿Alguien no llegó?" },
    noShowHint: { en: "Counted in the report.", es: "Cuenta en el informe." },
    noShows: {
      customer: { en: "The customer did not come", es: "El cliente no llegó" },
      vendor: { en: "The vendor did not come", es: "El proveedor no llegó" },
    },
    nobodyMissed: { en: "No", es: "No" },
    notes: { en: "Admin Notes", es: "Notas del equipo" },
    notesHint: { en: "Only the team reads them.", es: "Solo las lee el equipo." },
    notSaved: { en: "Not saved yet", es: "Sin guardar todavía" },
    discard: { en: "Discard", es: "Descartar" },
    update: { en: "Update", es: "Actualizar la reserva" },
    updating: { en: "Updating...", es: "Actualizando..." },
    customer: { en: "Customer Details", es: "Datos del cliente" },
    name: { en: "Name", es: "Nombre" },
    phone: { en: "Phone", es: "Teléfono" },
    language: { en: "Language", es: "Idioma" },
    english: { en: "English", es: "Inglés" },
    spanish: { en: "Spanish", es: "Español" },
    received: { en: "Received", es: "Recibida" },
    anyService: { en: "No service specified", es: "Sin servicio indicado" },
    reference: { en: "Reference", es: "Referencia" },
    urgency: { en: "Urgency", es: "Urgencia" },
    request: { en: "Request", es: "Solicitud" },
  },
  correction: {
    open: { en: "Correct", es: "Corregir" },
    openFor: {
      en: (name: string) => `Correct the data of ${name}`,
      es: (name: string) => `Corregir los datos de ${name}`,
    },
    title: { en: "Correct the customer's data", es: "Corregir los datos del cliente" },
    lead: {
      en: "One way to reach the customer is enough. If you replace the email, the new address gets a new link to the booking's page, and the links that were sent or saved before stop working; the former address gets nothing.",
      es: "Basta una forma de contactar al cliente. Si reemplazas el correo, la nueva dirección recibe un enlace nuevo a la página de la reserva, y los enlaces enviados o guardados antes dejan de servir; a la anterior no se le escribe.",
    },
    fields: {
      name: { en: "Name", es: "Nombre" },
      email: { en: "Email", es: "Correo electrónico" },
      phone: { en: "Phone", es: "Teléfono" },
      contact: { en: "Contact in words", es: "Contacto en palabras" },
      town: { en: "Town", es: "Pueblo" },
      place: { en: "How to find the place", es: "Cómo llegar" },
      locale: { en: "Language of our letters", es: "Idioma de nuestras cartas" },
      vendor: { en: "Vendor", es: "Proveedor" },
      service: { en: "Service", es: "Servicio" },
    },
    noTown: { en: "Not given", es: "No se indicó" },
    done: { en: "Data corrected", es: "Datos corregidos" },
    linkSent: {
      en: "A letter with the booking's link to the new address is in the outbox.",
      es: "La carta con el enlace de la reserva para la nueva dirección está en la bandeja de salida.",
    },
  },
  reassign: {
    open: { en: "Another vendor or service", es: "Otro proveedor o servicio" },
    title: { en: "Give it to another vendor or service", es: "Pasar a otro proveedor o servicio" },
    now: {
      en: (vendor: string, service: string) => (service ? `Now: ${vendor}, “${service}”` : `Now: ${vendor}`),
      es: (vendor: string, service: string) =>
        service ? `Ahora: ${vendor}, «${service}»` : `Ahora: ${vendor}`,
    },
    service: { en: "Service", es: "Servicio" },
    what: { en: "What happens", es: "Qué pasa" },
    choose: {
      en: "Choose another vendor, or another service.",
      es: "Elige otro proveedor u otro servicio.",
    },
    former: {
      en: (name: string) => `${name} gets a letter that it is cancelled.`,
      es: (name: string) => `${name} recibe una carta: queda cancelada.`,
    },
    formerCall: {
      en: (name: string) => `${name} has no address for letters: tell them yourself.`,
      es: (name: string) => `${name} no tiene dirección para cartas: avísale tú.`,
    },
    asked: {
      en: (name: string) => `${name} is asked in a letter whether they have time.`,
      es: (name: string) => `A ${name} se le pregunta por carta si tiene tiempo.`,
    },
    askedCall: {
      en: (name: string) => `${name} has no address for letters: call them.`,
      es: (name: string) => `${name} no tiene dirección para cartas: llámale.`,
    },
    customer: {
      en: (name: string) => `${name} gets a letter, and sees it on the booking's page.`,
      es: (name: string) => `${name} recibe una carta y lo ve en la página de la reserva.`,
    },
    customerCall: {
      en: (name: string) => `${name} left no email: tell them yourself. The booking's page shows it.`,
      es: (name: string) => `${name} no dejó correo: avísale tú. La página de la reserva lo muestra.`,
    },
    held: {
      en: "No letter is written: the booking is held as possible spam.",
      es: "No se escribe ninguna carta: la reserva está retenida como posible spam.",
    },
    written: {
      en: "What the team wrote to the customer and has not left is withdrawn.",
      es: "Lo que el equipo le escribió al cliente y aún no salió se retira.",
    },
    withdrawn: {
      en: (n: number) =>
        n === 1
          ? "A letter that had not left was withdrawn: it stands under “Sent from here”."
          : `${n} letters that had not left were withdrawn: they stand under “Sent from here”.`,
      es: (n: number) =>
        n === 1
          ? "Se retiró una carta que aún no salía: está en «Enviado desde aquí»."
          : `Se retiraron ${n} cartas que aún no salían: están en «Enviado desde aquí».`,
    },
    reset: {
      en: "The vendor's answer and the estimated cost are cleared.",
      es: "Se borran la respuesta del proveedor y el costo estimado.",
    },
    pending: {
      en: "The booking is pending again until you confirm it.",
      es: "La reserva queda otra vez pendiente hasta que la confirmes.",
    },
    action: { en: "Give it", es: "Pasar la reserva" },
    done: { en: "Booking given", es: "Reserva pasada" },
    doneText: {
      en: (vendor: string) => `It is with ${vendor} now.`,
      es: (vendor: string) => `Ahora la tiene ${vendor}.`,
    },
    conflict: {
      en: "Someone else changed this booking meanwhile. Close this and look at it again.",
      es: "Alguien más cambió esta reserva mientras tanto. Cierra esto y mírala otra vez.",
    },
    failed: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
  },
  mailSubject: {
    en: (reference: string) => `Your booking with Arribo (${reference})`,
    es: (reference: string) => `Tu reserva con Arribo (${reference})`,
  },
  conflict: {
    title: { en: "Someone else changed this booking", es: "Alguien más cambió esta reserva" },
    text: {
      en: "What you typed is still in the form, and not saved. This is the booking as it is now:",
      es: "Lo que escribiste sigue en el formulario y no se ha guardado. Así está la reserva ahora:",
    },
    by: {
      en: (who: string, when: string) => `Changed by ${who}, ${when}`,
      es: (who: string, when: string) => `Cambio de ${who}, ${when}`,
    },
    noCost: { en: "none", es: "ninguno" },
    noNotes: { en: "none", es: "ninguna" },
    take: { en: "Use theirs instead", es: "Usar la otra versión" },
    overwrite: {
      en: "Update again to save yours over it.",
      es: "Actualiza otra vez para guardar la tuya encima.",
    },
  },
  history: {
    show: { en: "History", es: "Historial" },
    arrived: { en: "Received", es: "Recibida" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    details: { en: "Notes or cost changed", es: "Cambio en las notas o el costo" },
    appointment: {
      en: (when: string) => `Appointment moved to ${when}`,
      es: (when: string) => `La cita pasó al ${when}`,
    },
    accepted: { en: (when: string) => `Accepted ${when}`, es: (when: string) => `Aceptó el ${when}` },
    declined: { en: "Kept the time agreed", es: "Mantuvo la fecha acordada" },
    answered: {
      available: { en: "Answered: available", es: "Respondió: disponible" },
      unavailable: { en: "Answered: not available", es: "Respondió: no disponible" },
    },
    answeredSomehow: { en: "Answered about availability", es: "Respondió si está disponible" },
    contacted: { en: "First contact made", es: "Primer contacto hecho" },
    words: { en: "Added to the request", es: "Agregó algo a la solicitud" },
    written_down: { en: "Written down", es: "Anotada" },
    undone: { en: "Undone", es: "Deshecho" },
    undoneChange: {
      en: (change: string) => `Undone: ${change}`,
      es: (change: string) => `Deshecho: ${change}`,
    },
    corrected: { en: "Corrected the customer's data", es: "Corrigió los datos del cliente" },
    reassigned: { en: "Given to another vendor or service", es: "Pasada a otro proveedor o servicio" },
    contact: { en: "Corrected the contact details", es: "Corrigió los datos de contacto" },
    prices: { en: "Prices changed", es: "Cambio en los precios" },
    no_show: { en: "Noted who did not come", es: "Anotó quién no llegó" },
    came: { en: "Noted that both came", es: "Anotó que ambos llegaron" },
    priceNames: {
      agreed: { en: "agreed price", es: "precio acordado" },
      final: { en: "final price", es: "precio final" },
      commission: { en: "commission", es: "comisión" },
      paid: { en: "commission paid on", es: "comisión pagada el" },
    },
    priceChange: {
      en: (name: string, from: string, to: string) => `${name}: ${from} to ${to}`,
      es: (name: string, from: string, to: string) => `${name}: de ${from} a ${to}`,
    },
    noPrice: { en: "none", es: "ninguno" },
    photo: { en: "Added a photo", es: "Agregó una foto" },
    formerContact: {
      en: (contact: string) => `Before: ${contact}`,
      es: (contact: string) => `Antes: ${contact}`,
    },
    released: { en: "Hold ended: not spam", es: "Fin de la retención: no es spam" },
    quoted: { en: (words: string) => `“${words}”`, es: (words: string) => `«${words}»` },
    actors: {
      staff: { en: "Team", es: "Equipo" },
      customer: { en: "Customer", es: "Cliente" },
      vendor: { en: "Vendor", es: "Proveedor" },
    },
    proposed: { en: (when: string) => `Asked for ${when}`, es: (when: string) => `Pidió el ${when}` },
  },
  updated: { en: "Booking updated", es: "Reserva actualizada" },
  updatedText: {
    en: (id: number, status: string) => `Booking #${id}: ${status}`,
    es: (id: number, status: string) => `Reserva #${id}: ${status}`,
  },
  updateFailed: {
    en: "The booking was not updated. What you typed is still here; please try again.",
    es: "La reserva no se actualizó. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  },
  loadFailed: { en: "Failed to load bookings", es: "No se pudieron cargar las reservas" },
  empty: {
    en: "No bookings found for the selected filter",
    es: "No se encontraron reservas para el filtro elegido",
  },
  emptyHint: {
    en: "The first request for a vendor will appear here.",
    es: "La primera solicitud a un proveedor aparecerá aquí.",
  },
  nothingFound: {
    en: "No bookings found for the selected filter",
    es: "No se encontraron reservas para el filtro elegido",
  },
  nothingFoundHint: {
    en: "Choose another status, or search for fewer words.",
    es: "Elige otro estado o busca con menos palabras.",
  },
});
