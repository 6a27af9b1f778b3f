import { bilingual } from "#platform/i18n/text.ts";

/** What a person reads when a call fails, by error code; and what is wrong with a field. */
export const messages = bilingual({
  errors: {
    invalid: { en: "Please check the marked fields.", es: "Revisa los campos marcados." },
    malformed: { en: "The request could not be read.", es: "No se pudo leer la solicitud." },
    too_large: { en: "That is too much to send at once.", es: "Es demasiado para enviarlo de una vez." },
    unsupported_type: { en: "Send this as application/json.", es: "Envíalo como application/json." },
    foreign_origin: {
      en: "This request came from another site and was refused.",
      es: "Esta solicitud vino de otro sitio y fue rechazada.",
    },
    sign_in_required: { en: "Please sign in.", es: "Inicia sesión." },
    wrong_credentials: {
      en: "The e-mail or the password is not right.",
      es: "El correo o la contraseña no son correctos.",
    },
    forbidden: { en: "You may not do this.", es: "No tienes permiso para hacer esto." },
    not_found: { en: "This does not exist.", es: "Esto no existe." },
    method_not_allowed: { en: "This cannot be done here.", es: "Esto no se puede hacer aquí." },
    conflict: {
      en: "Somebody changed this meanwhile. Look at it again and repeat.",
      es: "Alguien cambió esto mientras tanto. Míralo de nuevo y repite.",
    },
    not_registered: {
      en: "Failed to create account. If you already have one, log in or choose a new password.",
      es: "No se pudo crear la cuenta. Si ya tienes una, inicia sesión o elige una contraseña nueva.",
    },
    key_reused: {
      en: "This Idempotency-Key was used with other content.",
      es: "Esta Idempotency-Key ya se usó con otro contenido.",
    },
    rate_limited: {
      en: "Too many attempts. Please wait a moment and try again.",
      es: "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
    },
    unavailable: {
      en: "We cannot reach our records right now. Nothing was lost; please try again in a moment.",
      es: "No podemos llegar a nuestros registros ahora. No se perdió nada; inténtalo de nuevo en un momento.",
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
  fields: {
    required: { en: "Please fill this in.", es: "Completa este campo." },
    tooShort: {
      en: (n: number) => `At least ${n} characters.`,
      es: (n: number) => `Al menos ${n} caracteres.`,
    },
    tooLong: { en: (n: number) => `At most ${n} characters.`, es: (n: number) => `Máximo ${n} caracteres.` },
    tooSmall: { en: (n: number) => `At least ${n}.`, es: (n: number) => `Mínimo ${n}.` },
    tooBig: { en: (n: number) => `At most ${n}.`, es: (n: number) => `Máximo ${n}.` },
    email: {
      en: "Write an e-mail address like name@example.com.",
      es: "Escribe un correo como nombre@ejemplo.com.",
    },
    phone: {
      en: "Write a phone number with its area code, like +1 809 555 0100.",
      es: "Escribe un teléfono con su código de área, como +1 809 555 0100.",
    },
    contact: {
      en: "Write an e-mail address, or a phone number with its area code.",
      es: "Escribe un correo electrónico o un teléfono con su código de área.",
    },
    website: {
      en: "Write a web address like https://example.com.",
      es: "Escribe una dirección web como https://ejemplo.com.",
    },
    consent: { en: "Please accept this to go on.", es: "Acepta esto para continuar." },
    picture: {
      en: "This file could not be read as a picture. Choose a JPEG, PNG, WebP, AVIF or GIF.",
      es: "No se pudo leer este archivo como imagen. Elige un JPEG, PNG, WebP, AVIF o GIF.",
    },
    usedLink: {
      en: "This link has been used, or its time is over. Ask for a new one.",
      es: "Este enlace ya se usó o venció. Pide uno nuevo.",
    },
    vendorSuspended: {
      en: "A vendor with this e-mail is suspended. Reinstate it first.",
      es: "Hay un proveedor suspendido con este correo. Reactívalo primero.",
    },
    vendorVerified: {
      en: "A vendor with this e-mail already bears the badge. A second business needs an address of its own.",
      es: "Ya hay un proveedor con insignia en este correo. Un segundo negocio necesita su propia dirección.",
    },
    checksMissing: {
      en: "Approval waits for the required checks.",
      es: "La aprobación espera las verificaciones obligatorias.",
    },
    commonPassword: {
      en: "This is one of the passwords that are guessed first. Choose another.",
      es: "Es una de las contraseñas que se adivinan primero. Elige otra.",
    },
    past: {
      en: "This day is over in Santo Domingo. Choose today or later.",
      es: "Ese día ya pasó en Santo Domingo. Elige hoy o más adelante.",
    },
    tooFar: {
      en: "This day is too far ahead. Choose one within the next two years.",
      es: "Ese día está demasiado lejos. Elige uno dentro de los próximos dos años.",
    },
    date: { en: "Write a date like 2027-03-31.", es: "Escribe una fecha como 2027-03-31." },
    choice: {
      en: (options: string) => `Choose one of: ${options}.`,
      es: (options: string) => `Elige una opción: ${options}.`,
    },
    wrongType: { en: "This is not the right kind of value.", es: "Este valor no es del tipo correcto." },
    taken: { en: "This is there already.", es: "Esto ya está." },
    sameLanguage: { en: "Choose the other language.", es: "Elige el otro idioma." },
    unreadable: {
      en: "This has characters that cannot be stored.",
      es: "Tiene caracteres que no se pueden guardar.",
    },
  },
});
