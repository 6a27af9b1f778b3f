import { requiredText } from "#platform/http/required-text.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  create: {
    open: { en: "New lead, booking or person", es: "Nueva solicitud, reserva o persona" },
    title: { en: "Write down…", es: "Anotar…" },
    lead: {
      name: { en: "Lead", es: "Solicitud" },
      act: { en: "Write down a lead", es: "Anotar una solicitud" },
      hint: { en: "Somebody asks for advice", es: "Alguien pide asesoría" },
    },
    booking: {
      name: { en: "Booking", es: "Reserva" },
      act: { en: "Write down a booking", es: "Anotar una reserva" },
      hint: { en: "Somebody wants a vendor", es: "Alguien quiere un proveedor" },
    },
    person: {
      name: { en: "Person", es: "Persona" },
      act: { en: "Write down a person", es: "Anotar a una persona" },
      hint: { en: "Somebody to stay in touch with", es: "Alguien con quien seguir en contacto" },
    },
  },
  nav: { en: "Staff screens", es: "Pantallas del equipo" },
  groups: {
    customers: { en: "Customers", es: "Clientes" },
    vendors: { en: "Vendors", es: "Proveedores" },
    community: { en: "Community", es: "Comunidad" },
    firm: { en: "Firm", es: "Empresa" },
  },
  screens: {
    today: { en: "Today", es: "Hoy" },
    people: { en: "People", es: "Personas" },
    leads: { en: "Leads", es: "Solicitudes" },
    bookings: { en: "Bookings", es: "Reservas" },
    chats: { en: "Conversations", es: "Conversaciones" },
    messages: { en: "Messages", es: "Mensajes" },
    safety: { en: "Safety", es: "Seguridad" },
    directory: { en: "Directory", es: "Directorio" },
    applications: { en: "Applications", es: "Postulaciones" },
    localVendors: { en: "Local vendors", es: "Proveedores locales" },
    matching: { en: "Matching", es: "Asignar" },
    flags: { en: "Flags", es: "Alertas" },
    board: { en: "Board", es: "Tablero" },
    reviews: { en: "Reviews", es: "Reseñas" },
    reports: { en: "Reports", es: "Reportes" },
    glossary: { en: "Glossary", es: "Glosario" },
    calendar: { en: "Calendar", es: "Calendario" },
    report: { en: "Report", es: "Informe" },
    templates: { en: "Templates", es: "Plantillas" },
    outbox: { en: "Outbox", es: "Bandeja de salida" },
    team: { en: "Team", es: "Equipo" },
    setup: { en: "Setup", es: "Puesta en marcha" },
    record: { en: "Record", es: "Registro" },
  },
  waits: { en: (count: string) => `${count} waiting`, es: (count: string) => `${count} en espera` },
  more: { en: "More", es: "Más" },
  fold: { en: "Fold the sidebar", es: "Plegar la barra lateral" },
  unfold: { en: "Unfold the sidebar", es: "Desplegar la barra lateral" },
  all: { en: "All screens", es: "Todas las pantallas" },
  keyboard: { en: "Keyboard", es: "Teclado" },
  account: { en: "Your account", es: "Tu cuenta" },
  signOut: { en: "Sign out", es: "Cerrar sesión" },
  signingOut: { en: "Signing out…", es: "Cerrando…" },
  signOutFailed: {
    en: "You are still signed in. Please try again.",
    es: "La sesión sigue abierta. Inténtalo de nuevo.",
  },
  secondStepRequired: {
    title: { en: "Switch on the second step", es: "Activa el segundo paso" },
    text: {
      en: "Here staff also sign in with a code from an authenticator app. Until you switch it on, you can only open your account page.",
      es: "Aquí el equipo entra también con un código de una aplicación de autenticación. Hasta que lo actives, solo puedes abrir la página de tu cuenta.",
    },
    go: { en: "Open my account", es: "Abrir mi cuenta" },
  },
  signIn: {
    title: { en: "Staff sign-in", es: "Entrada del equipo" },
    lead: {
      en: "The desk where requests are answered. Only for the concierge team.",
      es: "El mostrador donde se responden las solicitudes. Solo para el equipo de concierge.",
    },
    endedTitle: { en: "Please sign in again", es: "Inicia sesión de nuevo" },
    ended: {
      en: "Your session has ended. The page behind this is just as you left it.",
      es: "Tu sesión terminó. La página de atrás está como la dejaste.",
    },
    email: { en: "Email", es: "Correo electrónico" },
    password: { en: "Password", es: "Contraseña" },
    show: { en: "Show password", es: "Mostrar contraseña" },
    submit: { en: "Sign in", es: "Entrar" },
    submitting: { en: "Signing in…", es: "Entrando…" },
    required: requiredText.plain,
    wait: {
      en: (time: string) => `Too many attempts. Please try again in ${time}.`,
      es: (time: string) => `Demasiados intentos. Inténtalo de nuevo en ${time}.`,
    },
    minutes: {
      en: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`),
      es: (n: number) => (n === 1 ? "1 minuto" : `${n} minutos`),
    },
    unreachable: {
      en: "We can’t reach the server. Check your connection and try again.",
      es: "No podemos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
    },
    codeLead: {
      en: "One more step: the code your authenticator app shows now.",
      es: "Un paso más: el código que tu aplicación de autenticación muestra ahora.",
    },
    code: { en: "Six digits from the app", es: "Seis dígitos de la aplicación" },
    backupCode: { en: "Backup code", es: "Código de respaldo" },
    backupHint: {
      en: "One of the ten you kept, like k3fqz-8wn2r. Each works once.",
      es: "Uno de los diez que guardaste, como k3fqz-8wn2r. Cada uno sirve una vez.",
    },
    useBackup: { en: "Use a backup code", es: "Usar un código de respaldo" },
    useApp: { en: "Use the app", es: "Usar la aplicación" },
    startAgain: { en: "Start again", es: "Empezar de nuevo" },
    lost: {
      en: "No phone and no backup codes? Whoever runs the server can switch this step off.",
      es: "¿Sin teléfono y sin códigos de respaldo? Quien administra el servidor puede desactivar este paso.",
    },
    forgotten: {
      open: { en: "Forgot your password?", es: "¿Olvidaste tu contraseña?" },
      title: { en: "A new password", es: "Una contraseña nueva" },
      lead: {
        en: "We write a link to the address of your account. It works for 30 minutes, and once.",
        es: "Te escribimos un enlace al correo de tu cuenta. Sirve durante 30 minutos y una sola vez.",
      },
      send: { en: "Send me a link", es: "Envíame un enlace" },
      sending: { en: "One moment…", es: "Un momento…" },
      sentTitle: { en: "Look at your mail", es: "Revisa tu correo" },
      sent: {
        en: (email: string) =>
          `If ${email} has an account here, a letter with a link is on its way. Nothing after a few minutes? Look in the spam folder, or ask an owner for a link.`,
        es: (email: string) =>
          `Si ${email} tiene una cuenta aquí, una carta con un enlace va en camino. ¿No llega en unos minutos? Mira en el correo no deseado, o pide un enlace a un propietario.`,
      },
      noMail: {
        en: "This site sends no mail. An owner of your team can make you a link on the Team page; whoever runs the server can set a new password too.",
        es: "Este sitio no envía correos. Un propietario de tu equipo puede crearte un enlace en la página Equipo; quien administra el servidor también puede poner una contraseña nueva.",
      },
      back: { en: "Back to the sign-in", es: "Volver a la entrada" },
    },
  },
});
