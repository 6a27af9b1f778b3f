import { bilingual } from "#platform/i18n/text.ts";
import { requiredText } from "./required-text.ts";

/** Error texts by code and by field. Every page with a form loads them, so keep it small. */
export const messages = bilingual({
  /** Codes that a form explains itself; for the others it shows the server's message (failure-messages.ts). */
  errors: {
    invalid: { en: "Please check the marked fields.", es: "Revisa los campos marcados." },
    too_large: { en: "That is too much to send at once.", es: "Es demasiado para enviarlo de una vez." },
    rate_limited: {
      en: "Too many attempts. Please wait a moment and try again.",
      es: "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
    },
    unavailable: {
      en: "We can’t do this right now. Please try again in a moment.",
      es: "Ahora no podemos hacer esto. Inténtalo de nuevo en un momento.",
    },
  },
  fields: {
    required: requiredText.plain,
    tooShort: {
      en: (n: number) => `At least ${n} characters.`,
      es: (n: number) => `Al menos ${n} caracteres.`,
    },
    tooLong: { en: (n: number) => `At most ${n} characters.`, es: (n: number) => `Máximo ${n} caracteres.` },
    tooSmall: { en: (n: number) => `At least ${n}.`, es: (n: number) => `Mínimo ${n}.` },
    tooBig: { en: (n: number) => `At most ${n}.`, es: (n: number) => `Máximo ${n}.` },
    email: {
      en: "Enter an email address like name@example.com.",
      es: "Escribe un correo como nombre@ejemplo.com.",
    },
    phone: {
      en: "Enter a phone number with its area code, like +1 809 555 0100.",
      es: "Escribe un teléfono con su código de área, como +1 809 555 0100.",
    },
    phoneDigits: { en: "Please enter a valid phone number", es: "Escribe un número de teléfono válido" },
    contact: {
      en: "Enter an email address, or a phone number with its area code.",
      es: "Escribe un correo electrónico o un teléfono con su código de área.",
    },
    website: {
      en: "Enter a web address like https://example.com.",
      es: "Escribe una dirección web como https://ejemplo.com.",
    },
    mixedAlphabets: {
      en: "One word mixes letters of two alphabets. Please type it again.",
      es: "Una palabra mezcla letras de dos alfabetos. Escríbela de nuevo.",
    },
    otherAlphabet: {
      en: "Please use Latin letters (A to Z) or numbers (0 to 9) for this name, at least one of them.",
      es: "Escribe este nombre con letras latinas (de la A a la Z) o números (del 0 al 9), al menos uno.",
    },
    consent: { en: "Please accept this to continue.", es: "Acepta esto para continuar." },
    picture: {
      en: "We could not open this file as a picture. Choose a JPEG, PNG, WebP, AVIF or GIF.",
      es: "No pudimos abrir este archivo como imagen. Elige un JPEG, PNG, WebP, AVIF o GIF.",
    },
    usedLink: {
      en: "This link has been used or has expired. Ask for a new one.",
      es: "Este enlace ya se usó o venció. Pide uno nuevo.",
    },
    vendorSuspended: {
      en: "A vendor with this email is suspended. Reinstate it first.",
      es: "Hay un proveedor suspendido con este correo. Reactívalo primero.",
    },
    vendorVerified: {
      en: "A vendor with this email already has the badge. A second business needs its own address.",
      es: "Ya hay un proveedor con insignia en este correo. Un segundo negocio necesita su propia dirección.",
    },
    checksMissing: {
      en: "Complete the required checks before you approve.",
      es: "Completa las verificaciones obligatorias antes de aprobar.",
    },
    commonPassword: {
      en: "This password is too easy to guess. Choose another.",
      es: "Esta contraseña es muy fácil de adivinar. Elige otra.",
    },
    past: {
      en: "This day has already passed in Santo Domingo. Choose today or later.",
      es: "Ese día ya pasó en Santo Domingo. Elige hoy o más adelante.",
    },
    pastHour: {
      en: "This hour has already passed in Santo Domingo. Choose a later one.",
      es: "Esa hora ya pasó en Santo Domingo. Elige una más tarde.",
    },
    neverSleeps: {
      en: "A call for help cannot be snoozed: it stays on Today until it is closed.",
      es: "Una solicitud de seguridad no se puede posponer: queda en Hoy hasta que se cierre.",
    },
    daysReversed: {
      en: "The last day is before the first one.",
      es: "El último día es anterior al primero.",
    },
    tooFar: {
      en: "This day is too far ahead. Choose one within the next two years.",
      es: "Ese día está demasiado lejos. Elige uno dentro de los próximos dos años.",
    },
    fewLetters: {
      en: "Write at least three letters.",
      es: "Escribe al menos tres letras.",
    },
    ahead: {
      en: "This day has not come yet in Santo Domingo. Choose today or earlier.",
      es: "Ese día aún no llega en Santo Domingo. Elige hoy o un día anterior.",
    },
    moment: {
      en: "Enter a day and a time with its offset from UTC, like 2027-03-31T09:00:00-04:00.",
      es: "Escribe el día y la hora con su diferencia de UTC, como 2027-03-31T09:00:00-04:00.",
    },
    money: { en: "Enter an amount like 4,500 or 4500.50.", es: "Escribe un monto como 4,500 o 4500.50." },
    percent: { en: "Enter a percentage from 0 to 100.", es: "Escribe un porcentaje de 0 a 100." },
    noPrice: { en: "Enter the price first.", es: "Escribe primero el precio." },
    date: { en: "Enter a date like 2027-03-31.", es: "Escribe una fecha como 2027-03-31." },
    choice: {
      en: (options: string) => `Choose one of: ${options}.`,
      es: (options: string) => `Elige una opción: ${options}.`,
    },
    wrongType: { en: "This is not the right kind of value.", es: "Este valor no es del tipo correcto." },
    twoDecimals: {
      en: "At most two decimals, such as 1250.50.",
      es: "Como máximo dos decimales, por ejemplo 1250.50.",
    },
    taken: { en: "This is already there.", es: "Esto ya está." },
    sameLanguage: { en: "Choose the other language.", es: "Elige el otro idioma." },
    unreadable: {
      en: "This has characters we can’t store. Please remove them.",
      es: "Tiene caracteres que no podemos guardar. Quítalos.",
    },
  },
});
