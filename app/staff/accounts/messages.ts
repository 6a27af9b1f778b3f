import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Your account", es: "Tu cuenta" },
  loadFailed: { en: "Your account could not be loaded.", es: "No se pudo cargar tu cuenta." },
  retry: { en: "Try again", es: "Intentar de nuevo" },
  failed: {
    en: "That did not work. Nothing was changed; please try again.",
    es: "No funcionó. No se cambió nada; inténtalo de nuevo.",
  },
  changedElsewhere: {
    en: "Your account was changed elsewhere meanwhile. The current version is shown.",
    es: "Tu cuenta cambió mientras tanto en otro lugar. Aquí está como quedó.",
  },
  wrongPassword: { en: "This is not your password.", es: "Esta no es tu contraseña." },
  wrongCode: {
    en: "This code is not right, or was used already. Wait for the next one in your app.",
    es: "Este código no es correcto o ya se usó. Espera el siguiente en tu aplicación.",
  },
  lostSecondStep: {
    en: "The app's codes cannot be checked any more: the server's settings were changed. Use a backup code, or ask whoever runs the server to switch this step off.",
    es: "Los códigos de la aplicación ya no se pueden comprobar: cambió la configuración del servidor. Usa un código de respaldo, o pide a quien administra el servidor que desactive este paso.",
  },
  show: { en: "Show what I type", es: "Mostrar lo que escribo" },
  password: {
    title: { en: "Password", es: "Contraseña" },
    lead: {
      en: "A new password signs you out everywhere but here.",
      es: "Una contraseña nueva cierra tu sesión en todas partes menos aquí.",
    },
    current: { en: "Current password", es: "Contraseña actual" },
    next: { en: "New password", es: "Contraseña nueva" },
    hint: { en: "12 characters or more; a sentence is good.", es: "12 caracteres o más; una frase sirve." },
    change: { en: "Change password", es: "Cambiar contraseña" },
    changing: { en: "Changing…", es: "Cambiando…" },
    changed: { en: "Your password is changed", es: "Tu contraseña cambió" },
    changedText: {
      en: "You were signed out everywhere else.",
      es: "Se cerró tu sesión en todas las demás partes.",
    },
  },
  secondStep: {
    title: { en: "Second step at sign-in", es: "Segundo paso al entrar" },
    lead: {
      en: "After the password, sign-in asks for six digits from an app on your phone. Whoever learns your password still stays out.",
      es: "Después de la contraseña se piden seis dígitos de una aplicación en tu teléfono. Quien descubra tu contraseña no entra.",
    },
    on: { en: "On", es: "Activado" },
    off: { en: "Off", es: "Desactivado" },
    left: {
      en: (n: number) => (n === 1 ? "1 backup code left." : `${n} backup codes left.`),
      es: (n: number) => (n === 1 ? "Te queda 1 código de respaldo." : `Te quedan ${n} códigos de respaldo.`),
    },
    few: { en: "Make new ones before they run out.", es: "Crea otros antes de que se acaben." },
    setUp: { en: "Set it up", es: "Configurarlo" },
    askPassword: { en: "Your password", es: "Tu contraseña" },
    goOn: { en: "Continue", es: "Continuar" },
    goingOn: { en: "One moment…", es: "Un momento…" },
    scan: {
      en: "Scan this with an authenticator app (Aegis, Google Authenticator, 1Password, iOS Passwords…).",
      es: "Escanea esto con una aplicación de autenticación (Aegis, Google Authenticator, 1Password, Contraseñas de iOS…).",
    },
    qr: { en: "QR code for the authenticator app", es: "Código QR para la aplicación de autenticación" },
    open: { en: "On this device: open it in the app", es: "En este dispositivo: ábrelo en la aplicación" },
    secret: { en: "Or type this key into it", es: "O escribe esta clave en ella" },
    copy: { en: "Copy", es: "Copiar" },
    copied: { en: "Copied", es: "Copiado" },
    code: { en: "The six digits the app shows", es: "Los seis dígitos que muestra la aplicación" },
    anyCode: {
      en: "Code from the app, or a backup code",
      es: "Código de la aplicación o uno de respaldo",
    },
    switchOn: { en: "Switch on", es: "Activar" },
    switchingOn: { en: "Switching on…", es: "Activando…" },
    switchOff: { en: "Switch off", es: "Desactivar" },
    switchingOff: { en: "Switching off…", es: "Desactivando…" },
    isOff: { en: "The second step is off", es: "El segundo paso está desactivado" },
    renew: { en: "New backup codes", es: "Nuevos códigos de respaldo" },
    make: { en: "Make new codes", es: "Crear nuevos códigos" },
    making: { en: "Making them…", es: "Creándolos…" },
    codes: { en: "Your backup codes", es: "Tus códigos de respaldo" },
    codesLead: {
      en: "Each opens your account once when the phone is not at hand. They are shown only now: write them down or print them.",
      es: "Cada uno abre tu cuenta una vez cuando no tengas el teléfono. Solo se muestran ahora: anótalos o imprímelos.",
    },
    kept: { en: "I have saved them", es: "Ya los guardé" },
    print: { en: "Print", es: "Imprimir" },
  },
  sessions: {
    title: { en: "Where you are signed in", es: "Dónde tienes la sesión abierta" },
    here: { en: "This device", es: "Este dispositivo" },
    unknown: { en: "Unknown device", es: "Dispositivo desconocido" },
    on: {
      en: (browser: string, system: string) => `${browser} on ${system}`,
      es: (browser: string, system: string) => `${browser} en ${system}`,
    },
    since: { en: (moment: string) => `since ${moment}`, es: (moment: string) => `desde ${moment}` },
    end: { en: "Sign out elsewhere", es: "Cerrar las demás sesiones" },
    ending: { en: "Signing out…", es: "Cerrando…" },
    ended: {
      en: "You are signed in here only",
      es: "Tu sesión solo está abierta aquí",
    },
  },
  history: {
    title: { en: "Activity", es: "Actividad" },
    none: { en: "Nothing yet.", es: "Nada todavía." },
    earlier: {
      en: (count: number) => `Earlier activity is not shown here: ${count} more.`,
      es: (count: number) => `Lo anterior no se muestra aquí: ${count} más.`,
    },
    operator: { en: "whoever runs the server", es: "quien administra el servidor" },
  },
});
