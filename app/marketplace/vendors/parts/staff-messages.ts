import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Vendors", es: "Proveedores" },
  lead: {
    en: "Everyone with a vendor account. Only approved vendors appear in the directory.",
    es: "Quienes tienen cuenta de proveedor. En el directorio solo aparecen los aprobados.",
  },
  filters: { en: "Filter the vendors", es: "Filtrar los proveedores" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, email, phone, service…", es: "Nombre, correo, teléfono, servicio…" },
  state: { en: "Status", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  list: { en: "Vendors", es: "Proveedores" },
  loadFailed: { en: "Failed to load the vendors", es: "No se pudieron cargar los proveedores" },
  empty: { en: "No vendors yet", es: "Aún no hay proveedores" },
  emptyHint: {
    en: "Whoever signs up, or whose application is approved, will appear here.",
    es: "Aquí aparecerá quien se registre o cuya postulación se apruebe.",
  },
  nothingFound: { en: "No vendors match these filters", es: "Ningún proveedor cumple con estos filtros" },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
  since: { en: (day: string) => `since ${day}`, es: (day: string) => `desde el ${day}` },
  noServices: { en: "No services listed yet", es: "Aún sin servicios" },
  more: { en: (count: number) => `+${count} more`, es: (count: number) => `+${count} más` },
  mailSubject: { en: "Your profile on Arribo", es: "Tu perfil en Arribo" },
  reasonGiven: { en: "Reason for the suspension:", es: "Motivo de la suspensión:" },
  verified: { en: "Verified", es: "Verificado" },
  notVerified: { en: "Not verified", es: "Sin verificar" },
  newWindow: { en: "opens a new window", es: "abre otra ventana" },
  details: { en: "Details", es: "Detalles" },
  flags: { en: "Flags", es: "Alertas" },
  publicPage: { en: "Public page", es: "Página pública" },
  approve: { en: "Approve", es: "Aprobar" },
  namesake: {
    en: (name: string) =>
      `Its name looks like “${name}”, which is in the directory. Make sure it is not posing as it.`,
    es: (name: string) =>
      `Su nombre se parece a «${name}», que está en el directorio. Comprueba que no se hace pasar por él.`,
  },
  suspend: { en: "Suspend", es: "Suspender" },
  reinstate: { en: "Reinstate", es: "Reincorporar" },
  verify: { en: "Verification", es: "Verificación" },
  changed: { en: "Status updated", es: "Estado actualizado" },
  changedText: {
    en: (name: string, status: string) => `${name}: ${status}. An email to the vendor is in the outbox.`,
    es: (name: string, status: string) =>
      `${name}: ${status}. El correo para el proveedor está en la bandeja de salida.`,
  },
  changedOnly: {
    en: (name: string, status: string) => `${name}: ${status}. There is nobody to write to.`,
    es: (name: string, status: string) => `${name}: ${status}. No hay a quién escribirle.`,
  },
  changeFailed: { en: "Failed to change the status", es: "No se pudo cambiar el estado" },
  conflict: {
    en: "Someone else changed it in the meantime. The current version is shown.",
    es: "Otra persona lo cambió mientras tanto. Así está ahora.",
  },
  suspension: {
    title: { en: (name: string) => `Suspend ${name}?`, es: (name: string) => `¿Suspender a ${name}?` },
    text: {
      en: "The vendor is removed from the directory right away and keeps its account. It can be reinstated at any time.",
      es: "Sale del directorio de inmediato y conserva su cuenta. Se puede reincorporar en cualquier momento.",
    },
    place: {
      en: (reviews: number) =>
        reviews === 0
          ? "Its page and its card are gone, and nobody can book it."
          : `Its page with ${reviews === 1 ? "1 review" : `${reviews} reviews`} and its card are gone, and nobody can book it.`,
      es: (reviews: number) =>
        reviews === 0
          ? "Su página y su tarjeta desaparecen, y nadie puede reservarlo."
          : `Su página con ${reviews === 1 ? "1 reseña" : `${reviews} reseñas`} y su tarjeta desaparecen, y nadie puede reservarlo.`,
    },
    open: {
      list: { en: "Open bookings", es: "Reservas abiertas" },
      newWindow: { en: "opens a new window", es: "abre otra ventana" },
      more: { en: (n: number) => `and ${n} more`, es: (n: number) => `y ${n} más` },
      counting: { en: "Counting the open bookings…", es: "Contando las reservas abiertas…" },
      failed: {
        en: "The open bookings could not be counted. Look at them before you suspend.",
        es: "No se pudieron contar las reservas abiertas. Míralas antes de suspender.",
      },
      none: {
        en: "There are no open bookings with this vendor.",
        es: "No hay reservas abiertas con este proveedor.",
      },
      some: {
        en: (confirmed: number, others: number) =>
          `Open with this vendor: ${confirmed} confirmed or in progress, ${others} not confirmed yet.`,
        es: (confirmed: number, others: number) =>
          `Abiertas con este proveedor: ${confirmed} ${confirmed === 1 ? "confirmada" : "confirmadas"} o en curso, ${others} sin confirmar.`,
      },
      stay: {
        en: "Their customers are not told and get no reminder; their booking's page asks them to call us. The bookings stay on Today until each is cancelled or completed, or the vendor is reinstated.",
        es: "A sus clientes no se les avisa ni se les manda recordatorio; la página de su reserva les pide que llamen. Las reservas quedan en «Hoy» hasta que cada una se cancele o se complete, o el proveedor se reincorpore.",
      },
    },
    reason: { en: "Reason", es: "Motivo" },
    hint: {
      en: (language: string) =>
        `It is quoted word for word in the email to the vendor. They read ${language}.`,
      es: (language: string) => `Va tal cual en el correo al proveedor. Lee en ${language}.`,
    },
    hintOnly: {
      en: "Only the team reads it: there is nobody to write to.",
      es: "Solo lo lee el equipo: no hay a quién escribirle.",
    },
    reads: { english: { en: "English", es: "inglés" }, spanish: { en: "Spanish", es: "español" } },
    missing: { en: "Enter the reason.", es: "Escribe el motivo." },
    working: { en: "Suspending…", es: "Suspendiendo…" },
  },
  verification: {
    title: {
      en: (name: string) => `What we checked for ${name}`,
      es: (name: string) => `Qué comprobamos de ${name}`,
    },
    text: {
      en: "Visitors see what is checked here, with today's date. With nothing checked there is no badge.",
      es: "Los visitantes ven lo que marques aquí, con la fecha de hoy. Sin ninguna marca no hay insignia.",
    },
    checks: { en: "Checked", es: "Comprobado" },
    save: { en: "Save", es: "Guardar" },
    saving: { en: "Saving…", es: "Guardando…" },
    saved: { en: "Verification saved", es: "Verificación guardada" },
    failed: { en: "Failed to save the verification", es: "No se pudo guardar la verificación" },
  },
  profile: {
    see: { en: "See profile", es: "Ver perfil" },
    title: { en: (name: string) => `Profile of ${name}`, es: (name: string) => `Perfil de ${name}` },
    statusTexts: {
      pending: {
        en: "Not in the directory yet: read it before you approve it.",
        es: "Aún no está en el directorio: léelo antes de aprobarlo.",
      },
      approved: { en: "It is in the directory.", es: "Está en el directorio." },
      suspended: {
        en: "Suspended: it is not in the directory.",
        es: "Suspendido: no está en el directorio.",
      },
    },
    ours: { en: "Only the team sees this", es: "Solo lo ve el equipo" },
    contact: { en: "Contact", es: "Contacto" },
    email: { en: "Email", es: "Correo" },
    loginEmail: { en: "Signs in with", es: "Inicia sesión con" },
    noLogin: { en: "no account", es: "sin cuenta" },
    phone: { en: "Phone", es: "Teléfono" },
    website: { en: "Website", es: "Sitio web" },
    address: { en: "Address", es: "Dirección" },
    priceNote: { en: "Prices, in their words", es: "Precios, en sus palabras" },
    none: { en: "not given", es: "sin dato" },
    theirs: { en: "As visitors see it", es: "Como lo ven los visitantes" },
    loading: { en: "Loading the profile…", es: "Cargando el perfil…" },
    failed: { en: "Failed to load the profile", es: "No se pudo cargar el perfil" },
  },
  gallery: {
    title: {
      en: (n: number) => (n === 1 ? "1 picture of their work" : `${n} pictures of their work`),
      es: (n: number) => (n === 1 ? "1 foto de sus trabajos" : `${n} fotos de sus trabajos`),
    },
    picture: { en: (n: number) => `picture ${n}`, es: (n: number) => `foto ${n}` },
    remove: { en: "Remove", es: "Quitar" },
    question: { en: "Remove this picture?", es: "¿Quitar esta foto?" },
    text: {
      en: "It disappears from the vendor's page at once, and cannot be brought back.",
      es: "Desaparece de la página del proveedor de inmediato y no se puede recuperar.",
    },
    action: { en: "Remove picture", es: "Quitar la foto" },
    working: { en: "Removing…", es: "Quitando…" },
    removed: { en: "Picture removed", es: "Quitamos la foto" },
    told: {
      en: (name: string) => `${name}: an email with your reason is in the outbox.`,
      es: (name: string) => `${name}: el correo con el motivo está en la bandeja de salida.`,
    },
    toldNobody: { en: "There is nobody to write to.", es: "No hay a quién escribirle." },
    gone: { en: "The vendor has removed it already.", es: "El proveedor ya la quitó." },
    failed: { en: "Failed to remove the picture", es: "No se pudo quitar la foto" },
  },
  history: {
    show: { en: "History", es: "Historial" },
    of: { en: (name: string) => `of ${name}`, es: (name: string) => `de ${name}` },
    registered: { en: "Account created", es: "Cuenta creada" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    verification: {
      en: (checks: string) => `Checked: ${checks}`,
      es: (checks: string) => `Comprobado: ${checks}`,
    },
    unverified: { en: "Verification removed", es: "Verificación retirada" },
    byApplication: {
      en: (change: string, reference: string) => `${change}, by application ${reference}`,
      es: (change: string, reference: string) => `${change}, por la postulación ${reference}`,
    },
    profile: { en: "Profile edited by the team", es: "Perfil editado por el equipo" },
    pictures: {
      photo: { en: "Photo changed by the team", es: "Foto cambiada por el equipo" },
      logo: { en: "Logo changed by the team", es: "Logo cambiado por el equipo" },
      other: { en: "Picture changed by the team", es: "Imagen cambiada por el equipo" },
    },
    picturesGone: {
      photo: { en: "Photo removed by the team", es: "Foto retirada por el equipo" },
      logo: { en: "Logo removed by the team", es: "Logo retirado por el equipo" },
      other: { en: "Picture removed by the team", es: "Imagen retirada por el equipo" },
    },
    gallery: {
      en: (n = "", caption = "") =>
        `Picture ${n}${caption && ` (“${caption}”)`} of their work removed by the team`,
      es: (n = "", caption = "") =>
        `Foto ${n}${caption && ` («${caption}»)`} de sus trabajos retirada por el equipo`,
    },
    identity: {
      en: "Name, contact or category changed after the badge was given",
      es: "Nombre, contacto o categoría cambiados después de dar la insignia",
    },
    vendor: { en: "the vendor", es: "el negocio" },
    before: { en: "Before:", es: "Antes:" },
    after: { en: "Now:", es: "Ahora:" },
  },
});
