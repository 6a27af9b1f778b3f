import { requiredText } from "#platform/http/required-text.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  staff: { en: "Staff", es: "Equipo" },
  nav: { en: "Staff screens", es: "Pantallas del equipo" },
  today: { en: "Today", es: "Hoy" },
  safety: { en: "Safety", es: "Seguridad" },
  leads: { en: "Leads", es: "Solicitudes" },
  bookings: { en: "Bookings", es: "Reservas" },
  chats: { en: "Chats", es: "Chats" },
  messages: { en: "Messages", es: "Mensajes" },
  glossary: { en: "Glossary", es: "Glosario" },
  outbox: { en: "Outbox", es: "Por enviar" },
  setup: { en: "Setup", es: "Puesta en marcha" },
  applications: { en: "Applications", es: "Postulaciones" },
  vendors: { en: "Vendors", es: "Proveedores" },
  localVendors: { en: "Local vendors", es: "Proveedores locales" },
  matching: { en: "Matching", es: "Asignar" },
  reviews: { en: "Reviews", es: "Reseñas" },
  community: { en: "Community", es: "Comunidad" },
  flags: { en: "Flags", es: "Alertas" },
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
      en: "Forgot your password? Whoever runs the server can set a new one.",
      es: "¿Olvidaste la contraseña? Quien administra el servidor puede poner una nueva.",
    },
  },
});
