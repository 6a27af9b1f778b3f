import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Team", es: "Equipo" },
  lead: { en: "Who works here, and what each may do", es: "Quién trabaja aquí y qué puede hacer cada quien" },
  loadFailed: { en: "Failed to load the team", es: "No se pudo cargar el equipo" },
  stepRequired: {
    en: "This installation requires a second step of everybody: without one, a colleague reaches only the own account page.",
    es: "Esta instalación exige un segundo paso a todos: sin él solo se llega a la página de la propia cuenta.",
  },
  stepOptional: {
    en: "A second step is each colleague’s choice here.",
    es: "Aquí el segundo paso es decisión de cada quien.",
  },
  changeStep: { en: "Change that in the setup", es: "Cambiarlo en la puesta en marcha" },
  roles: { en: "What the roles may do", es: "Qué permite cada función" },
  roleTexts: {
    owner: { en: "Everything; there is always at least one.", es: "Todo; siempre hay al menos uno." },
    manager: {
      en: "Everything but erasing a person, the team and the settings.",
      es: "Todo, menos borrar a una persona, el equipo y la configuración.",
    },
    concierge: {
      en: "The daily work. Not sealed data, exports, suspensions, approvals and what is published.",
      es: "El trabajo diario. No los datos sellados, las exportaciones, las suspensiones, las aprobaciones ni lo que se publica.",
    },
    read_only: { en: "Reads everything else, changes nothing.", es: "Lee lo demás, no cambia nada." },
  },
  list: { en: "Colleagues", es: "Personas del equipo" },
  you: { en: "you", es: "tú" },
  role: { en: "Role", es: "Función" },
  roleOf: { en: (name: string) => `Role of ${name}`, es: (name: string) => `Función de ${name}` },
  seen: { en: (when: string) => `Last seen ${when}`, es: (when: string) => `Visto por última vez: ${when}` },
  notSignedIn: { en: "Not signed in", es: "Sin sesión abierta" },
  stepOn: { en: "Second step on", es: "Segundo paso activo" },
  stepOff: { en: "No second step", es: "Sin segundo paso" },
  isDisabled: { en: "Disabled", es: "Desactivada" },
  open: {
    en: (n: number) => (n === 1 ? "1 open record" : `${n} open records`),
    es: (n: number) => (n === 1 ? "1 asunto abierto" : `${n} asuntos abiertos`),
  },
  changeRole: {
    title: {
      en: (name: string) => `Change the role of ${name}?`,
      es: (name: string) => `¿Cambiar la función de ${name}?`,
    },
    text: {
      en: (from: string, to: string) => `From ${from} to ${to}, from the next click on.`,
      es: (from: string, to: string) => `De ${from} a ${to}, desde el próximo clic.`,
    },
    save: { en: "Change the role", es: "Cambiar la función" },
    saving: { en: "Changing…", es: "Cambiando…" },
    done: { en: "The role was changed", es: "Se cambió la función" },
  },
  rename: {
    open: {
      en: (name: string) => `Change the name of ${name}`,
      es: (name: string) => `Cambiar el nombre de ${name}`,
    },
    title: { en: "Change the displayed name", es: "Cambiar el nombre que se muestra" },
    text: {
      en: "Colleagues see it at once. Customers see it in letters and chats that are written from now on.",
      es: "El equipo lo ve enseguida. Los clientes lo ven en las cartas y los chats que se escriban desde ahora.",
    },
    name: { en: "Name", es: "Nombre" },
    save: { en: "Save", es: "Guardar" },
    saving: { en: "Saving…", es: "Guardando…" },
    done: { en: "The name was changed", es: "Se cambió el nombre" },
  },
  password: {
    make: { en: "New password", es: "Contraseña nueva" },
    made: { en: "The link is ready", es: "El enlace está listo" },
    madeText: {
      en: "It works for a day, and once. Hand it over yourself; until it is used their password stays.",
      es: "Sirve por un día y una sola vez. Entrégalo tú; hasta que se use, su contraseña sigue igual.",
    },
  },
  disable: {
    open: { en: "Disable", es: "Desactivar" },
    title: {
      en: (name: string) => `Disable the account of ${name}?`,
      es: (name: string) => `¿Desactivar la cuenta de ${name}?`,
    },
    text: {
      en: "All their sessions end at once, and they cannot sign in. What they did stays in the record. You can enable the account again.",
      es: "Todas sus sesiones se cierran enseguida y no podrá entrar. Lo que hizo queda en el registro. Puedes activar la cuenta de nuevo.",
    },
    work: { en: "Still open", es: "Sigue abierto" },
    noWork: { en: "Nothing open is theirs.", es: "No tiene nada abierto." },
    more: { en: (n: number) => `and ${n} more`, es: (n: number) => `y ${n} más` },
    loading: { en: "Looking for open records…", es: "Buscando asuntos abiertos…" },
    handTo: { en: "Hand it over to", es: "Traspasarlo a" },
    keep: { en: "Nobody: it stays with this account", es: "Nadie: se queda en esta cuenta" },
    action: { en: "Disable the account", es: "Desactivar la cuenta" },
    working: { en: "Disabling…", es: "Desactivando…" },
    done: { en: "The account is disabled", es: "La cuenta está desactivada" },
    handed: {
      en: (n: number, name: string) => `${n === 1 ? "1 record is" : `${n} records are`} with ${name} now.`,
      es: (n: number, name: string) =>
        `${n === 1 ? "1 asunto está" : `${n} asuntos están`} ahora con ${name}.`,
    },
  },
  enable: {
    open: { en: "Enable again", es: "Activar de nuevo" },
    done: { en: "The account is enabled", es: "La cuenta está activa" },
    doneText: { en: "They sign in with the password they had.", es: "Entra con la contraseña que tenía." },
  },
  kinds: {
    safety_request: { en: "Call for help", es: "Pedido de ayuda" },
    booking: { en: "Booking", es: "Reserva" },
    lead: { en: "Lead", es: "Solicitud" },
    chat: { en: "Chat", es: "Chat" },
    contact_message: { en: "Message", es: "Mensaje" },
    vendor_application: { en: "Application", es: "Postulación" },
    next_step: { en: "Next step", es: "Próximo paso" },
    person: { en: "Person", es: "Persona" },
  },
  invite: {
    open: { en: "Invite a colleague", es: "Invitar a alguien" },
    lead: {
      en: "They get a link that works for seven days, and once. There they choose their password.",
      es: "Recibe un enlace que sirve durante siete días y una sola vez. Allí elige su contraseña.",
    },
    name: { en: "Name", es: "Nombre" },
    email: { en: "Email", es: "Correo electrónico" },
    language: { en: "Language", es: "Idioma" },
    send: { en: "Invite", es: "Invitar" },
    sending: { en: "Inviting…", es: "Invitando…" },
    mailed: { en: "The letter is in the outbox", es: "La carta está en la bandeja de salida" },
    mailedText: {
      en: (email: string) => `It goes to ${email} now.`,
      es: (email: string) => `Sale ahora para ${email}.`,
    },
    made: { en: "The link is ready", es: "El enlace está listo" },
    madeText: {
      en: "No mail service is set up, so nothing was sent. Get the link below and hand it over yourself.",
      es: "No hay servicio de correo configurado: no se envió nada. Obtén el enlace de abajo y entrégalo tú.",
    },
    taken: { en: "This address has an account already.", es: "Esta dirección ya tiene una cuenta." },
  },
  invitations: { en: "Open invitations", es: "Invitaciones abiertas" },
  until: { en: (when: string) => `Until ${when}`, es: (when: string) => `Hasta el ${when}` },
  by: { en: (name: string) => `by ${name}`, es: (name: string) => `de ${name}` },
  notMailed: {
    en: "No letter can be sent: no mail service is set up. Hand the link over yourself.",
    es: "No se puede enviar carta: no hay servicio de correo. Entrega tú el enlace.",
  },
  getLink: { en: "Get the link", es: "Obtener el enlace" },
  linkFailed: {
    en: "The link could not be read. Please try again.",
    es: "No se pudo leer el enlace. Inténtalo de nuevo.",
  },
  copy: { en: "Copy the link", es: "Copiar el enlace" },
  copied: { en: "Copied", es: "Copiado" },
  withdraw: { en: "Withdraw", es: "Retirar" },
  withdrawn: { en: "The link works no more", es: "El enlace ya no sirve" },
  required: { en: "Please fill this in", es: "Completa este campo" },
  failed: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
  conflict: {
    en: "Nothing changed: somebody changed it in the meantime, or it would leave no owner.",
    es: "No cambió nada: alguien lo cambió mientras tanto, o no quedaría ningún propietario.",
  },
});
