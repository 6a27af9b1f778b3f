import { bilingual } from "#platform/i18n/text.ts";

/** The specification gives the exact texts of toasts and failures. */
export const messages = bilingual({
  bulk: {
    approve: { en: "Approve", es: "Aprobar" },
    approved: {
      en: (n: number) => (n === 1 ? "1 approved" : `${n} approved`),
      es: (n: number) => (n === 1 ? "1 aprobado" : `${n} aprobados`),
    },
    alreadyApproved: {
      en: (n: number) => (n === 1 ? "1 was approved already" : `${n} were approved already`),
      es: (n: number) => (n === 1 ? "1 ya estaba aprobado" : `${n} ya estaban aprobados`),
    },
    reject: { en: "Reject", es: "Rechazar" },
    rejected: {
      en: (n: number) => (n === 1 ? "1 rejected" : `${n} rejected`),
      es: (n: number) => (n === 1 ? "1 rechazado" : `${n} rechazados`),
    },
    alreadyRejected: {
      en: (n: number) => (n === 1 ? "1 was rejected already" : `${n} were rejected already`),
      es: (n: number) => (n === 1 ? "1 ya estaba rechazado" : `${n} ya estaban rechazados`),
    },
    approveTitle: {
      en: (n: number) => (n === 1 ? "Approve 1 applicant?" : `Approve ${n} applicants?`),
      es: (n: number) => (n === 1 ? "¿Aprobar 1 solicitud?" : `¿Aprobar ${n} solicitudes?`),
    },
    approveText: {
      en: "Each gets a message, unless it is held as spam, and can be asked for jobs. Applications that are decided already stay as they are.",
      es: "Cada uno recibe un mensaje, salvo los retenidos como spam, y se le pueden ofrecer trabajos. Las ya decididas quedan como están.",
    },
    rejectTitle: {
      en: (n: number) => (n === 1 ? "Reject 1 applicant?" : `Reject ${n} applicants?`),
      es: (n: number) => (n === 1 ? "¿Rechazar 1 solicitud?" : `¿Rechazar ${n} solicitudes?`),
    },
    rejectText: {
      en: "Each gets a message that it was declined. Applications that are decided already stay as they are.",
      es: "Cada uno recibe un mensaje de que no se aceptó. Las ya decididas quedan como están.",
    },
    reason: { en: "Reason, for the team only", es: "Motivo, solo para el equipo" },
  },
  title: { en: "Local vendors", es: "Proveedores locales" },
  lead: {
    en: "Barbers, drivers, cleaners and others who applied through the portal. Approved ones who agreed to WhatsApp messages are offered jobs.",
    es: "Barberos, choferes, gente de limpieza y más, que se postularon en el portal. A quienes apruebes, si aceptaron mensajes de WhatsApp, se les ofrecen trabajos.",
  },
  counters: {
    title: { en: "How many there are", es: "Cuántos hay" },
    total: { en: "Total", es: "Total" },
    pendiente: { en: "Pendientes", es: "Pendientes" },
    en_revision: { en: "En Revisión", es: "En Revisión" },
    aprobado: { en: "Aprobados", es: "Aprobados" },
    rechazado: { en: "Rechazados", es: "Rechazados" },
    hints: {
      total: { en: "all applications", es: "todas las solicitudes" },
      pendiente: { en: "pending", es: "sin revisar todavía" },
      en_revision: { en: "under review", es: "alguien las revisa" },
      aprobado: { en: "approved", es: "pueden recibir trabajos" },
      rechazado: { en: "rejected", es: "quedaron fuera" },
    },
    failed: { en: "Failed to load the counters", es: "No se pudieron cargar los totales" },
  },
  statuses: {
    pendiente: { en: "Pending", es: "Pendiente" },
    en_revision: { en: "Under review", es: "En revisión" },
    aprobado: { en: "Approved", es: "Aprobado" },
    rechazado: { en: "Rejected", es: "Rechazado" },
  },
  filters: { en: "Filter the local vendors", es: "Filtrar los proveedores locales" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, service, phone, email, zone…", es: "Nombre, servicio, teléfono, correo, zona…" },
  state: { en: "Status", es: "Estado" },
  anyState: { en: "All", es: "Todos" },
  list: { en: "Applications, newest first", es: "Solicitudes, primero las más nuevas" },
  loadFailed: {
    en: "Failed to fetch vendor applications",
    es: "No se pudieron cargar las solicitudes de proveedores",
  },
  empty: {
    en: "No vendor applications found for the selected filter.",
    es: "No hay solicitudes de proveedores para el filtro elegido.",
  },
  emptyHint: {
    en: "What people send through the portal for local vendors will appear here.",
    es: "Aquí aparecerá lo que envíen por el portal de proveedores locales.",
  },
  nothingFound: {
    en: "No vendor applications found for the selected filter.",
    es: "No hay solicitudes de proveedores para el filtro elegido.",
  },
  nothingFoundHint: {
    en: "Choose another status, or search for fewer words.",
    es: "Elige otro estado o busca con menos palabras.",
  },
  cancel: { en: "Cancel", es: "Cancelar" },

  card: {
    service: { en: "Service", es: "Servicio" },
    category: { en: "Category", es: "Categoría" },
    zone: { en: "Zone", es: "Zona" },
    noEmail: { en: "No email address", es: "Sin correo electrónico" },
    mailSubject: { en: "Your application to Arribo", es: "Tu solicitud en Arribo" },
    description: { en: "Description", es: "Descripción" },
    price: { en: "Average price (admin only)", es: "Precio promedio (solo el equipo)" },
    registered: { en: "Registered business", es: "Negocio registrado" },
    weekend: { en: "Available on weekends", es: "Disponible fines de semana" },
    travels: { en: "Can travel", es: "Puede moverse" },
    language: { en: "Language", es: "Idioma" },
    languages: { EN: { en: "English", es: "Inglés" }, ES: { en: "Spanish", es: "Español" } },
    answers: {
      si: { en: "Yes", es: "Sí" },
      no: { en: "No", es: "No" },
      none: { en: "not given", es: "sin dato" },
    },
    submitted: { en: "Submitted", es: "Enviada" },
    reviewed: { en: "Reviewed", es: "Revisada" },
    notes: { en: "Admin notes", es: "Notas del equipo" },
    links: { en: "Photo links or description", es: "Enlaces o descripción de fotos" },
    newWindow: { en: "opens a new window", es: "abre otra ventana" },
  },
  channel: {
    label: { en: "Hears from us by", es: "Se entera por" },
    whatsapp: { en: "WhatsApp", es: "WhatsApp" },
    email: { en: "Email", es: "Correo electrónico" },
    call: { en: "A call from you", es: "Una llamada tuya" },
    sample: { en: "Nobody: a sample", es: "Nadie: es un ejemplo" },
    agreed: { en: "Agreed to WhatsApp messages", es: "Aceptó mensajes de WhatsApp" },
    declined: { en: "Declined WhatsApp messages", es: "No aceptó mensajes de WhatsApp" },
    stopped: {
      en: (when: string) => `Asked to stop on ${when}`,
      es: (when: string) => `Pidió no recibir más mensajes el ${when}`,
    },
    asked: {
      en: (when: string) => `What was asked, ${when}:`,
      es: (when: string) => `Lo que se preguntó, ${when}:`,
    },
    agreedTo: { en: (when: string) => `Agreed to on ${when}:`, es: (when: string) => `Aceptado el ${when}:` },
  },
  photos: {
    title: { en: "Photos", es: "Fotos" },
    of: { en: (name: string) => `Photos by ${name}`, es: (name: string) => `Fotos de ${name}` },
    one: {
      en: (number: number, all: number, name: string) => `Photo ${number} of ${all} by ${name}`,
      es: (number: number, all: number, name: string) => `Foto ${number} de ${all} de ${name}`,
    },
    place: {
      en: (number: number, all: number) => `${number} of ${all}`,
      es: (number: number, all: number) => `${number} de ${all}`,
    },
    previous: { en: "Previous", es: "Anterior" },
    next: { en: "Next", es: "Siguiente" },
  },

  review: { en: "Review", es: "Revisar" },
  approve: { en: "Approve", es: "Aprobar" },
  reject: { en: "Reject", es: "Rechazar" },
  changed: {
    aprobado: { en: "Vendor application approved", es: "Solicitud aprobada" },
    rechazado: { en: "Vendor application rejected", es: "Solicitud rechazada" },
    en_revision: { en: "Vendor application updated", es: "Solicitud actualizada" },
  },
  failed: { en: "Failed to update vendor status", es: "No se pudo actualizar el estado del proveedor" },
  conflict: {
    en: (status: string) => `Someone on the team was faster. Its status is now: ${status}.`,
    es: (status: string) => `Alguien del equipo fue más rápido. Ahora está: ${status}.`,
  },
  fasterTitle: { en: "A colleague was faster", es: "Alguien del equipo fue más rápido" },
  faster: { en: "You now see the latest version.", es: "Lo que ves ahora es como está." },
  next: {
    approved: {
      en: (told: string, jobs: string) => `If you approve: ${told}; ${jobs}.`,
      es: (told: string, jobs: string) => `Si apruebas: ${told}; ${jobs}.`,
    },
    told: {
      whatsapp: {
        en: "a WhatsApp message to them goes into the outbox",
        es: "su mensaje de WhatsApp queda en la bandeja de salida",
      },
      email: { en: "an email to them goes into the outbox", es: "su correo queda en la bandeja de salida" },
      call: {
        en: "you call, because there is no way to write",
        es: "toca llamar, porque no hay por dónde escribirle",
      },
      sample: { en: "a sample, nobody is told", es: "es un ejemplo, no se avisa a nadie" },
      held: { en: "not told while it is held", es: "no se le avisa mientras esté retenida" },
    },
    jobs: { en: "offered jobs", es: "se le ofrecen trabajos" },
    noJobs: { en: "no jobs without WhatsApp", es: "sin WhatsApp no se le ofrecen trabajos" },
    nowhere: {
      en: "no jobs until the zone is known or they travel",
      es: "sin trabajos hasta que se sepa su zona o se mueva a otras",
    },
    heldJobs: { en: "offered no jobs", es: "tampoco se le ofrecen trabajos" },
    others: {
      en: "Under review or rejected, they hear of it the same way; notes stay with the team.",
      es: "Si la marcas en revisión o la rechazas, se entera por la misma vía; las notas quedan en el equipo.",
    },
  },
  jobs: {
    offered: { en: "Jobs are offered on WhatsApp.", es: "Se le ofrecen trabajos por WhatsApp." },
    nowhere: {
      en: "No jobs until the zone is known or they travel.",
      es: "Sin trabajos hasta que se sepa su zona o se mueva a otras.",
    },
    none: { en: "No jobs are offered without WhatsApp.", es: "Sin WhatsApp no se le ofrecen trabajos." },
    held: {
      en: "No jobs are offered while it is held.",
      es: "No se le ofrecen trabajos mientras esté retenida.",
    },
  },
  approving: { en: (name: string) => `Approve ${name}?`, es: (name: string) => `¿Aprobar a ${name}?` },
  rejecting: {
    titlePending: { en: (name: string) => `Reject ${name}?`, es: (name: string) => `¿Rechazar a ${name}?` },
    reason: { en: "Reason", es: "Motivo" },
    reasonHint: { en: "Only the team reads it.", es: "Solo lo lee el equipo." },
    reasonMissing: { en: "Enter the reason.", es: "Escribe el motivo." },
    title: {
      en: (name: string) => `Reject ${name}, who is approved?`,
      es: (name: string) => `¿Rechazar a ${name}, que ya está dentro?`,
    },
    told: {
      whatsapp: {
        en: (name: string) =>
          `A WhatsApp message goes into the outbox: we cannot have ${name} in our network of local vendors now.`,
        es: (name: string) =>
          `Un mensaje de WhatsApp queda en la bandeja de salida: por ahora ${name} no puede estar en nuestra red de proveedores locales.`,
      },
      email: {
        en: (name: string) =>
          `An email goes into the outbox: we cannot have ${name} in our network of local vendors now.`,
        es: (name: string) =>
          `Un correo queda en la bandeja de salida: por ahora ${name} no puede estar en nuestra red de proveedores locales.`,
      },
      call: {
        en: (name: string) => `There is no way to write to ${name}: you call to say so.`,
        es: (name: string) => `No hay por dónde escribirle a ${name}: te toca llamar para decírselo.`,
      },
      sample: {
        en: (name: string) => `${name} is a sample: nobody is told.`,
        es: (name: string) => `${name} es un ejemplo: no se avisa a nadie.`,
      },
      held: {
        en: (name: string) => `${name} is not told while the application is held.`,
        es: (name: string) => `A ${name} no se le avisa mientras la solicitud esté retenida.`,
      },
    },
    jobs: { en: "No more jobs are offered.", es: "Ya no se le ofrecen trabajos." },
    keep: { en: "Keep as approved", es: "Dejar aprobado" },
  },
  done: {
    whatsapp: {
      en: (name: string) => `The WhatsApp message to ${name} is in the outbox.`,
      es: (name: string) => `El mensaje de WhatsApp para ${name} está en la bandeja de salida.`,
    },
    email: {
      en: (name: string) => `The email to ${name} is in the outbox.`,
      es: (name: string) => `El correo para ${name} está en la bandeja de salida.`,
    },
    call: {
      en: (name: string) => `Please call ${name}: there is no way to write.`,
      es: (name: string) => `Toca llamar a ${name}: no hay por dónde escribirle.`,
    },
    sample: {
      en: (name: string) => `${name} is a sample: nobody is told.`,
      es: (name: string) => `${name} es un ejemplo: no se avisa a nadie.`,
    },
    held: {
      en: (name: string) => `${name} is not told while the application is held.`,
      es: (name: string) => `A ${name} no se le avisa mientras la solicitud esté retenida.`,
    },
    noted: {
      en: (name: string) => `The note on ${name} is saved. Nobody else is told.`,
      es: (name: string) => `La nota sobre ${name} quedó guardada. No se avisa a nadie.`,
    },
  },
  sample: { en: "Sample", es: "Ejemplo" },
  released: { en: "The hold was lifted", es: "Ya no se retiene" },

  preference: {
    label: { en: "What was said, and how", es: "Qué dijo, y cómo" },
    missing: { en: "Write what was said, and how.", es: "Escribe qué dijo, y cómo." },
    sending: { en: "Saving…", es: "Guardando…" },
    failed: { en: "Nothing was saved. Please try again.", es: "No se guardó nada. Inténtalo de nuevo." },
    own: {
      en: "STOP came from their own phone: only START or ALTA from it undoes that.",
      es: "El STOP vino de su propio teléfono: solo se quita si desde ahí escribe START o ALTA.",
    },
    stop: {
      open: { en: "Asked us not to message them", es: "Pidió que no le escribamos" },
      hint: {
        en: "For instance: “No more messages, please”, by phone. Kept with the time and your name.",
        es: "Por ejemplo: «No me escriban más», por teléfono. Se guarda con la hora y tu nombre.",
      },
      send: { en: "Stop the messages", es: "No escribirle más" },
      done: {
        en: (name: string) => `${name} gets no more WhatsApp messages`,
        es: (name: string) => `Ya no se le escribe por WhatsApp a ${name}`,
      },
    },
    start: {
      open: { en: "They want messages again", es: "Quiere mensajes otra vez" },
      hint: {
        en: "Only if they said so themselves. Kept with the time and your name.",
        es: "Solo si lo dijo en persona. Se guarda con la hora y tu nombre.",
      },
      send: { en: "Write to them again", es: "Volver a escribirle" },
      done: {
        en: (name: string) => `${name} gets WhatsApp messages again`,
        es: (name: string) => `Otra vez se le escribe por WhatsApp a ${name}`,
      },
    },
  },

  dialog: {
    title: { en: (name: string) => `Review: ${name}`, es: (name: string) => `Revisar: ${name}` },
    note: { en: "Notes", es: "Notas" },
    noteHint: {
      en: "For the team only. Left blank, the last note stays.",
      es: "Solo para el equipo. Si no escribes nada, queda la última nota.",
    },
    noteMissing: { en: "Write the note first.", es: "Primero escribe la nota." },
    underReview: { en: "Mark as Under Review", es: "Marcar en revisión" },
    saveNote: { en: "Save the note", es: "Guardar la nota" },
    saving: { en: "Saving…", es: "Guardando…" },
  },
  history: {
    title: { en: "Earlier steps and notes", es: "Pasos y notas anteriores" },
    submitted: { en: "Application received", es: "Solicitud recibida" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    noted: { en: "Note", es: "Nota" },
  },
  listing: {
    act: { en: "List in the directory", es: "Poner en el directorio" },
    listed: { en: "Listed in the directory", es: "Está en el directorio" },
    stillListed: {
      en: "Still in the directory: suspend it there",
      es: "Sigue en el directorio: suspende la página",
    },
    title: {
      en: (name: string) => `List ${name} in the directory?`,
      es: (name: string) => `¿Poner a ${name} en el directorio?`,
    },
    text: {
      en: "From now on, anyone can read this:",
      es: "Desde ahora cualquiera podrá leer esto:",
    },
    name: { en: "Name", es: "Nombre" },
    never: {
      en: "Never public: phone, email, average price, notes.",
      es: "Nunca se publica: teléfono, correo, precio promedio, notas.",
    },
    submit: { en: "Make it public", es: "Publicar" },
    working: { en: "Publishing…", es: "Publicando…" },
    place: { en: "Place in the directory's filter", es: "Lugar en el filtro del directorio" },
    done: { en: "Listed in the directory", es: "Ya está en el directorio" },
    doneText: {
      en: (name: string) => `${name} has a public page now.`,
      es: (name: string) => `${name} ya tiene su página pública.`,
    },
    failed: {
      en: "Nothing was published. Please try again.",
      es: "No se publicó nada. Inténtalo de nuevo.",
    },
  },
});
