import { bilingual } from "#platform/i18n/text.ts";

/** Error texts by code that only the server needs; no page loads them. */
export const failureMessages = bilingual({
  errors: {
    malformed: { en: "The request could not be read.", es: "No se pudo leer la solicitud." },
    unsupported_type: { en: "Send this as application/json.", es: "Envíalo como application/json." },
    foreign_origin: {
      en: "This request came from another site and was refused.",
      es: "Esta solicitud vino de otro sitio y fue rechazada.",
    },
    sign_in_required: { en: "Please sign in.", es: "Inicia sesión." },
    wrong_credentials: {
      en: "The email or the password is wrong.",
      es: "El correo o la contraseña no son correctos.",
    },
    code_required: { en: "Please enter the code.", es: "Escribe el código." },
    forbidden: { en: "You don’t have permission to do this.", es: "No tienes permiso para hacer esto." },
    confirmation_required: {
      en: "Confirm that it’s you: this needs your password, entered in the last ten minutes.",
      es: "Confirma que eres tú: para esto hay que haber escrito la contraseña en los últimos diez minutos.",
    },
    second_step_required: {
      en: "Switch on the second step first, on your account page.",
      es: "Activa primero el segundo paso en la página de tu cuenta.",
    },
    not_found: { en: "This does not exist.", es: "Esto no existe." },
    method_not_allowed: { en: "This cannot be done here.", es: "Esto no se puede hacer aquí." },
    conflict: {
      en: "Someone changed this in the meantime. Check it and try again.",
      es: "Alguien cambió esto mientras tanto. Revísalo e inténtalo de nuevo.",
    },
    not_registered: {
      en: "Failed to create account. If you already have one, log in or choose a new password.",
      es: "No se pudo crear la cuenta. Si ya tienes una, inicia sesión o elige una contraseña nueva.",
    },
    key_reused: {
      en: "This Idempotency-Key was used with other content.",
      es: "Esta Idempotency-Key ya se usó con otro contenido.",
    },
    incomplete: {
      en: "What you sent did not arrive in full. Check your connection and try again.",
      es: "Lo que enviaste no llegó completo. Revisa tu conexión e inténtalo de nuevo.",
    },
    no_translation: {
      en: "No translation for this text was found. Try a short, simple sentence.",
      es: "No se encontró traducción para este texto. Prueba una oración corta y sencilla.",
    },
    internal: {
      en: "Something went wrong on our side. Please try again.",
      es: "Algo salió mal de nuestro lado. Inténtalo de nuevo.",
    },
  },
  waitSeconds: {
    en: (n: number) => `Too many attempts. Please try again in ${n === 1 ? "a second" : `${n} seconds`}.`,
    es: (n: number) =>
      `Demasiados intentos. Inténtalo de nuevo en ${n === 1 ? "un segundo" : `${n} segundos`}.`,
  },
  waitMinutes: {
    en: (n: number) => `Too many attempts. Please try again in ${n === 1 ? "a minute" : `${n} minutes`}.`,
    es: (n: number) =>
      `Demasiados intentos. Inténtalo de nuevo en ${n === 1 ? "un minuto" : `${n} minutos`}.`,
  },
  waitHours: {
    en: (n: number) => `Too many attempts. Please try again in ${n} hours.`,
    es: (n: number) => `Demasiados intentos. Inténtalo de nuevo en ${n} horas.`,
  },
});
