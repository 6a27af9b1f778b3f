import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Applications", es: "Postulaciones" },
  opening: { en: "Application", es: "Postulación" },
  lead: {
    en: "Businesses that asked to join. We promised each a review within 3-5 business days.",
    es: "Negocios que pidieron unirse. A cada uno se le prometió una revisión en 3-5 días laborables.",
  },
  statuses: {
    in_review: { en: "In review", es: "En revisión" },
    changes_requested: { en: "Changes requested", es: "Cambios pedidos" },
    approved: { en: "Approved", es: "Aprobada" },
    declined: { en: "Declined", es: "Rechazada" },
  },
  filters: { en: "Filter the applications", es: "Filtrar las postulaciones" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Business, owner, email, reference…", es: "Negocio, nombre, correo, referencia…" },
  state: { en: "Status", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  list: { en: "Applications, newest first", es: "Postulaciones, primero las más nuevas" },
  received: { en: "Received", es: "Recibida" },
  business: { en: "Business", es: "Negocio" },
  service: { en: "Category and city", es: "Categoría y ciudad" },
  review: { en: "Review", es: "Revisión" },
  checksColumn: { en: "Checks", es: "Comprobaciones" },
  due: { en: (day: string) => `due ${day}`, es: (day: string) => `para el ${day}` },
  late: {
    en: (day: string) => `Late, was due ${day}`,
    es: (day: string) => `Con retraso: era para el ${day}`,
  },
  checksDone: {
    en: (done: number, wanted: number) => `${done} of ${wanted} done`,
    es: (done: number, wanted: number) => `${done} de ${wanted} hechas`,
  },
  loadFailed: { en: "Failed to load the applications", es: "No se pudieron cargar las postulaciones" },
  empty: { en: "No applications yet", es: "Aún no hay postulaciones" },
  emptyHint: {
    en: "What businesses send through the vendor application will appear here.",
    es: "Aquí aparecerá lo que los negocios envíen por el formulario de proveedores.",
  },
  nothingFound: {
    en: "No applications match these filters",
    es: "Ninguna postulación cumple con estos filtros",
  },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
  side: { en: "Decision and checks", es: "Decisión y comprobaciones" },
  toDecision: { en: "Decide", es: "Decidir" },
  back: { en: "All applications", es: "Todas las postulaciones" },
  oneFailed: { en: "Failed to load the application", es: "No se pudo cargar la postulación" },
  gone: { en: "This application does not exist", es: "No existe esa postulación" },
  goneHint: {
    en: "It may have been erased. The queue shows all there are.",
    es: "Puede que se haya borrado. La lista muestra todas las que hay.",
  },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  mailSubject: {
    en: (reference: string) => `Your vendor application to Arribo (${reference})`,
    es: (reference: string) => `Tu solicitud de proveedor en Arribo (${reference})`,
  },
  heldNote: { en: "Read it with care before you decide.", es: "Léela con cuidado antes de decidir." },
  conflict: {
    en: "Someone else decided in the meantime. The current version is shown.",
    es: "Otra persona decidió mientras tanto. Así está ahora.",
  },
  answers: {
    title: { en: "What they submitted", es: "Lo que se envió" },
    none: { en: "not given", es: "sin dato" },
    yes: { en: "Yes", es: "Sí" },
    no: { en: "No", es: "No" },
    given: { en: "Given", es: "Dado" },
    digitsFit: { en: "The check digit is right.", es: "El dígito verificador es correcto." },
    digitsWrong: {
      en: "The check digit is wrong: compare it with the document.",
      es: "El dígito verificador no cuadra: compáralo con el documento.",
    },
    digitsUnknown: {
      en: "Neither a cédula nor an RNC: there is no check digit to compare.",
      es: "No es cédula ni RNC: no hay dígito verificador que comparar.",
    },
    references: {
      en: (count: number) => (count === 1 ? "1 client reference" : `${count} client references`),
      es: (count: number) => (count === 1 ? "1 referencia de cliente" : `${count} referencias de clientes`),
    },
    fewReferences: {
      en: (count: number, wanted: number) =>
        `${count === 0 ? "No client reference" : count === 1 ? "Only 1 client reference" : `Only ${count} client references`}; ${wanted} are asked for.`,
      es: (count: number, wanted: number) =>
        `${count === 0 ? "Ninguna referencia de cliente" : count === 1 ? "Solo 1 referencia de cliente" : `Solo ${count} referencias de clientes`}; se piden ${wanted}.`,
    },
  },
  sealed: {
    note: {
      en: "Sealed details are stored encrypted. Each reveal is recorded with your name.",
      es: "Los datos sellados se guardan cifrados. Cada vez que los muestras queda registrado con tu nombre.",
    },
    masked: { en: "hidden", es: "oculto" },
    reveal: { en: "Reveal", es: "Mostrar" },
    revealing: { en: "Revealing…", es: "Mostrando…" },
    hide: { en: "Hide", es: "Ocultar" },
    recorded: { en: "Shown until you leave. Recorded.", es: "Visible hasta que salgas. Quedó registrado." },
    failed: { en: "Failed to reveal it", es: "No se pudo mostrar" },
  },
  papers: {
    title: { en: "Documents", es: "Documentos" },
    note: {
      en: "Stored encrypted. Every time you open one is recorded with your name. They come from outside: open them with care.",
      es: "Se guardan cifrados. Cada vez que abres uno queda registrado con tu nombre. Vienen de fuera: ábrelos con cuidado.",
    },
    open: { en: "Save the file", es: "Guardar el archivo" },
    opening: { en: "Opening…", es: "Abriendo…" },
    failed: { en: "The document could not be opened", es: "No se pudo abrir el documento" },
    size: { en: (kilobytes: number) => `${kilobytes} kB`, es: (kilobytes: number) => `${kilobytes} kB` },
  },
  checks: {
    title: { en: "Checks", es: "Comprobaciones" },
    lead: {
      en: "Saved each time you check one. Visitors see them with the badge.",
      es: "Se guarda con cada marca. Los visitantes las ven con la insignia.",
    },
    closed: {
      en: "The badge was given with these. From now on it is kept in the list of vendors.",
      es: "La insignia se dio con estas. Desde ahora se lleva en la lista de proveedores.",
    },
    declined: {
      en: "They stay as they were when it was declined. Reopen the review to change them.",
      es: "Quedan como estaban al rechazarla. Vuelve a revisarla para cambiarlas.",
    },
    required: { en: "required", es: "obligatoria" },
    failed: { en: "Failed to save the check", es: "No se pudo guardar la comprobación" },
  },
  steps: {
    sealedChange: { en: "changed (sealed)", es: "cambió (sellada)" },
    blank: { en: "(empty)", es: "(vacío)" },
    title: { en: "What happened so far", es: "Qué ha pasado hasta ahora" },
    received: { en: "Application received", es: "Postulación recibida" },
    answered: { en: "The applicant answered", es: "El negocio respondió" },
    applicant: { en: "the applicant", es: "el negocio" },
    moment: {
      en: (when: string, who: string) => `${when}, ${who}`,
      es: (when: string, who: string) => `${when}, ${who}`,
    },
    due: { en: "Review promised", es: "Revisión prometida" },
  },
  history: {
    show: { en: "Who did what", es: "Quién hizo qué" },
    none: { en: "Nobody on the team has done anything yet.", es: "Nadie del equipo ha hecho nada todavía." },
    revealed: {
      en: (section: string, field: string) => `Revealed: ${section}, ${field}`,
      es: (section: string, field: string) => `Dato mostrado: ${section}, ${field}`,
    },
    paper: { en: "Opened a document", es: "Abrió un documento" },
    removedPaper: { en: "The applicant removed a paper", es: "El solicitante retiró un documento" },
    released: { en: "Marked as not spam", es: "Indicó que no es spam" },
    ticked: { en: (checks: string) => `Checked: ${checks}`, es: (checks: string) => `Marcado: ${checks}` },
    unticked: {
      en: (checks: string) => `Check removed: ${checks}`,
      es: (checks: string) => `Marca quitada: ${checks}`,
    },
    unchanged: { en: "Checks saved without a change", es: "Comprobaciones guardadas sin cambios" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    failed: { en: "Failed to load who did what", es: "No se pudo cargar quién hizo qué" },
  },
  account: {
    title: {
      en: "There is already a vendor account with this email",
      es: "Ya hay una cuenta de proveedor con este correo",
    },
    registered: { en: (day: string) => `registered ${day}`, es: (day: string) => `desde el ${day}` },
    confirmed: {
      en: "The address is confirmed. Approval gives the badge to this profile; blank fields are filled from the application.",
      es: "La dirección está confirmada. Al aprobar, este perfil recibe la insignia; los campos vacíos se completan con la postulación.",
    },
    unconfirmed: {
      en: "Anyone can register with any address. Approval hands this account to the applicant: its profile is replaced by the application's answers, whoever is signed in is signed out, and the email lets the owner choose a password.",
      es: "Cualquiera puede registrarse con cualquier dirección. Al aprobar, esta cuenta pasa al negocio que se postuló: su perfil se reemplaza por las respuestas de la postulación, se cierra toda sesión abierta y el correo le permite elegir una contraseña.",
    },
    verified: {
      en: "It already has the badge, so approval will be refused. A second business needs its own email.",
      es: "Ya lleva la insignia, así que la aprobación se rechazará. Un segundo negocio necesita su propio correo.",
    },
    suspended: {
      en: "It is suspended, so approval will be refused until it is reinstated.",
      es: "Está suspendida, así que la aprobación se rechazará hasta que se reincorpore.",
    },
    open: { en: "In the list of vendors", es: "En la lista de proveedores" },
  },
  decision: {
    fields: {
      en: (n: number) =>
        n === 0 ? "Name the answers to change" : n === 1 ? "1 answer to change" : `${n} answers to change`,
      es: (n: number) =>
        n === 0
          ? "Marca las respuestas por cambiar"
          : n === 1
            ? "1 respuesta por cambiar"
            : `${n} respuestas por cambiar`,
    },
    fieldsNote: {
      en: "With “Request changes”: the applicant's page opens these first, and the email names them.",
      es: "Con «Pedir cambios»: la página del negocio abre estas primero y el mensaje las nombra.",
    },
    title: { en: "Decision", es: "Decisión" },
    note: { en: "Note to the applicant", es: "Nota para el negocio" },
    noteHint: {
      en: (language: string) => `For the email and their status page, in ${language}.`,
      es: (language: string) => `Para el correo y su página de estado, en ${language}.`,
    },
    reads: { english: { en: "English", es: "inglés" }, spanish: { en: "Spanish", es: "español" } },
    noteMissing: {
      en: "Tell the applicant what they should know.",
      es: "Escribe lo que el negocio debe saber.",
    },
    approve: { en: "Approve", es: "Aprobar" },
    missing: {
      en: (checks: string) => `To approve, first check: ${checks}.`,
      es: (checks: string) => `Para aprobar, marca antes: ${checks}.`,
    },
    request: { en: "Request changes", es: "Pedir cambios" },
    decline: { en: "Decline", es: "Rechazar" },
    reopen: { en: "Reopen the review", es: "Volver a revisar" },
    working: { en: "Saving…", es: "Guardando…" },
    approveTitle: { en: (name: string) => `Approve ${name}?`, es: (name: string) => `¿Aprobar a ${name}?` },
    approveText: {
      en: "This creates the vendor account with the badge, puts it in the directory, and writes the email to choose a password into the outbox.",
      es: "Esto crea la cuenta con su insignia, la pone en el directorio y deja en la bandeja de salida el correo para elegir una contraseña.",
    },
    approveKnown: {
      en: "The profile goes into the directory with the badge, and the email goes into the outbox.",
      es: "El perfil entra en el directorio con su insignia y el correo queda en la bandeja de salida.",
    },
    declineTitle: { en: (name: string) => `Decline ${name}?`, es: (name: string) => `¿Rechazar a ${name}?` },
    declineText: { en: "The applicant will read this note:", es: "El negocio leerá esta nota:" },
    approveNote: { en: "Your note goes with the email:", es: "Tu nota va con el correo:" },
    cancel: { en: "Not yet", es: "Todavía no" },
    done: { en: "Saved", es: "Guardado" },
    doneText: {
      en: (status: string) =>
        `The application is now: ${status}. An email to the applicant is in the outbox.`,
      es: (status: string) =>
        `La postulación está ahora: ${status}. El correo para el negocio está en la bandeja de salida.`,
    },
    failed: { en: "Failed to save the decision", es: "No se pudo guardar la decisión" },
    approved: {
      en: "Approved: the vendor is in the directory. Suspending is done in the list of vendors.",
      es: "Aprobada: está en el directorio. Para suspender, usa la lista de proveedores.",
    },
    declined: {
      en: "Declined. If something new turned up, reopen the review.",
      es: "Rechazada. Si apareció algo nuevo, puedes volver a revisarla.",
    },
    waiting: {
      en: "Waiting for the applicant's answer. You can decide without it.",
      es: "Se espera la respuesta del negocio. Puedes decidir sin ella.",
    },
    toVendor: { en: "Open the vendor", es: "Ver al proveedor" },
    toManage: { en: "In the list of vendors", es: "En la lista de proveedores" },
  },
});
