import { bilingual } from "#platform/i18n/text.ts";
import type { SettingField, SettingSection } from "./values.ts";

type Words = { en: string; es: string };
const same = (word: string): Words => ({ en: word, es: word });

const names = {
  "company.name": { en: "Name of the company", es: "Nombre de la empresa" },
  "company.registration": { en: "Registration (RNC or other)", es: "Registro (RNC u otro)" },
  "legal.address": { en: "Address", es: "Dirección" },
  supportPhone: { en: "Phone for customers", es: "Teléfono para clientes" },
  hotline: { en: "Emergency hotline", es: "Línea de emergencias" },
  staffEmail: { en: "The team’s email", es: "Correo del equipo" },
  staffLocale: { en: "Language of letters to the team", es: "Idioma de los correos al equipo" },
  people: { en: "Who answers", es: "Quiénes responden" },
  chatHours: { en: "Team’s hours", es: "Horario del equipo" },
  secondStep: { en: "Second step", es: "Segundo paso" },
  "claims.home.relocations": { en: "Relocations, home page", es: "Mudanzas, página de inicio" },
  "claims.home.successRate": { en: "Success rate, home page", es: "Tasa de éxito, página de inicio" },
  "claims.home.support": { en: "Support hours, home page", es: "Horas de atención, página de inicio" },
  "claims.community.members": { en: "Members, community page", es: "Miembros, página de la comunidad" },
  "claims.community.cities": { en: "Cities, community page", es: "Ciudades, página de la comunidad" },
  "claims.safety.support": {
    en: "Emergency support hours, safety page",
    es: "Horas de emergencias, página de seguridad",
  },
  "claims.safety.safetyRecord": {
    en: "Safety record, safety page",
    es: "Historial de seguridad, página de seguridad",
  },
  "claims.safety.relocations": { en: "Relocations, safety page", es: "Mudanzas, página de seguridad" },
  "claims.proved": { en: "Proved figures", es: "Cifras demostradas" },
  "legal.effectiveDate": { en: "Date of the terms", es: "Fecha de los términos" },
  "legal.governingState": { en: "State whose law applies", es: "Estado cuya ley se aplica" },
  "legal.county": { en: "County of the courts", es: "Condado de los tribunales" },
  "legal.supportContact": { en: "Contact for legal questions", es: "Contacto para asuntos legales" },
  mailFrom: { en: "Sender", es: "Remitente" },
  smtpHost: { en: "Mail server", es: "Servidor de correo" },
  smtpPort: { en: "Port", es: "Puerto" },
  smtpSecurity: { en: "Encryption", es: "Cifrado" },
  smtpUser: { en: "User", es: "Usuario" },
  smtpPassword: { en: "Password", es: "Contraseña" },
  whatsappProvider: { en: "Provider", es: "Proveedor" },
  metaPhoneId: { en: "Id of the phone number", es: "Id del número de teléfono" },
  metaToken: { en: "Access token", es: "Token de acceso" },
  metaAppSecret: { en: "App secret", es: "Secreto de la aplicación" },
  metaVerifyToken: { en: "Word that Meta repeats", es: "Palabra que Meta repite" },
  twilioAccountSid: { en: "Account SID", es: "Account SID" },
  twilioAuthToken: { en: "Auth token", es: "Auth token" },
  twilioFrom: { en: "Our WhatsApp number", es: "Nuestro número de WhatsApp" },
  twilioTemplates: { en: "Ids of the templates (JSON)", es: "Ids de las plantillas (JSON)" },
} satisfies Record<SettingField, Words>;

const hints = {
  "company.name": {
    en: "On “About Us”. Empty: the line is left out.",
    es: "En «Quiénes somos». Vacío: la línea no sale.",
  },
  "legal.address": {
    en: "On “About Us” and in the terms.",
    es: "En «Quiénes somos» y en los términos.",
  },
  supportPhone: {
    en: "On every page and in letters.",
    es: "En cada página y en los correos.",
  },
  staffEmail: {
    en: "Receives the notices, and the replies to our letters.",
    es: "Recibe los avisos y las respuestas a nuestros correos.",
  },
  people: { en: "On “About Us”. At most 12.", es: "En «Quiénes somos». Máximo 12." },
  secondStep: {
    en: "Staff sign in with a code from an authenticator app as well. Required: whoever has none sets it up at the next click, and reaches nothing else before; so do you.",
    es: "El equipo entra también con un código de una aplicación de autenticación. Obligatorio: quien no lo tenga lo activa en el próximo clic, y antes no llega a nada más; tú tampoco.",
  },
  mailFrom: {
    en: "Like Arribo <hola@arribo.do>. Empty: a placeholder.",
    es: "Como Arribo <hola@arribo.do>. Vacío: uno provisional.",
  },
  smtpHost: {
    en: "Like smtp.example.com. Empty: letters wait in the outbox.",
    es: "Como smtp.ejemplo.com. Vacío: los correos esperan en la bandeja de salida.",
  },
  metaVerifyToken: {
    en: "You choose it, and type it in again where Meta asks for it.",
    es: "Tú la eliges, y la escribes otra vez donde Meta la pida.",
  },
  twilioFrom: { en: "With + and its country.", es: "Con + y su país." },
  twilioTemplates: {
    en: 'Like {"job_offer":{"en":"HX…","es":"HX…"}}.',
    es: 'Como {"job_offer":{"en":"HX…","es":"HX…"}}.',
  },
} satisfies Partial<Record<SettingField, Words>>;

const sections = {
  firm: { en: "Company", es: "Empresa" },
  hours: { en: "Hours", es: "Horario" },
  access: { en: "Sign-in", es: "Entrada" },
  claims: { en: "Figures", es: "Cifras" },
  legal: { en: "Legal texts", es: "Textos legales" },
  mail: { en: "Email", es: "Correo" },
  whatsapp: same("WhatsApp"),
} satisfies Record<SettingSection, Words>;

export const settingMessages = bilingual({
  names,
  hints,
  sections,
  letter: {
    subject: { en: "A try from the setup of Arribo", es: "Una prueba desde la configuración de Arribo" },
    text: {
      en: "You sent this to yourself, to see whether the service works. It works.",
      es: "Te lo enviaste para ver si el servicio funciona. Funciona.",
    },
  },
  save: { en: "Save", es: "Guardar" },
  saving: { en: "Saving…", es: "Guardando…" },
  saved: { en: "Saved, and in use", es: "Guardado y en uso" },
  changed: {
    en: (when: string, who: string) => `Last changed ${when} by ${who}`,
    es: (when: string, who: string) => `Último cambio: ${when}, ${who}`,
  },
  conflict: {
    en: "A colleague changed this meanwhile. What you typed is still here; the other fields show theirs. Check, and save again.",
    es: "Alguien del equipo lo cambió mientras tanto. Lo que escribiste sigue aquí; los demás campos muestran lo suyo. Revisa y guarda otra vez.",
  },
  checkFields: { en: "Please check the marked fields.", es: "Revisa los campos marcados." },
  failed: { en: "It could not be saved. Please try again.", es: "No se pudo guardar. Inténtalo de nuevo." },
  loadFailed: { en: "The settings could not be loaded", es: "No se pudieron cargar los ajustes" },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  fixed: {
    en: (by: string) => `Set in ${by}: change it there`,
    es: (by: string) => `Definido en ${by}: se cambia ahí`,
  },
  secretSet: {
    en: (when: string, who: string) => `Set on ${when} by ${who}. Leave it empty to keep it.`,
    es: (when: string, who: string) => `Guardado el ${when} por ${who}. Déjalo vacío para conservarlo.`,
  },
  hotlineIsPlaceholder: {
    en: "Nobody answers there yet: pages say that it is a placeholder",
    es: "Todavía nadie responde ahí: las páginas dicen que es provisional",
  },
  languages: { english: same("English"), spanish: same("Español") },
  person: {
    name: { en: "Name", es: "Nombre" },
    roleEn: { en: "Role in English", es: "Función en inglés" },
    roleEs: { en: "Role in Spanish", es: "Función en español" },
    add: { en: "Add a person", es: "Agregar a alguien" },
    remove: { en: (name: string) => `Remove ${name}`, es: (name: string) => `Quitar a ${name}` },
    unnamed: { en: "this person", es: "esta persona" },
  },
  hours: {
    days: { en: "Days", es: "Días" },
    dayNames: {
      en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
    },
    from: { en: "From", es: "Desde" },
    to: { en: "To", es: "Hasta" },
    hint: {
      en: "Santo Domingo time. In these hours the team answers the chat, and urgent bookings count them; planning calls are offered in them.",
      es: "Hora de Santo Domingo. En ese horario el equipo atiende el chat, cuentan los plazos urgentes y se ofrecen las llamadas de planificación.",
    },
    closed: { en: "Closed days", es: "Días cerrados" },
    closedHint: {
      en: "Holidays and days off: nobody answers, no call is offered, and urgent deadlines skip them.",
      es: "Feriados y días libres: nadie atiende, no se ofrecen llamadas y los plazos urgentes los saltan.",
    },
    day: { en: "Day", es: "Día" },
    add: { en: "Add the day", es: "Agregar el día" },
    remove: { en: (day: string) => `Remove ${day}`, es: (day: string) => `Quitar ${day}` },
    none: { en: "No closed days", es: "Ningún día cerrado" },
  },
  proved: { en: "We can prove it", es: "Podemos demostrarla" },
  claimsHint: {
    en: "These figures are the company’s own claims. While one is not marked as proved, it stays on the list of what is missing.",
    es: "Estas cifras las afirma la empresa. Mientras una no esté marcada como demostrada, sigue en la lista de lo que falta.",
  },
  legalHint: {
    en: "They fill the blanks of the terms. Empty: the terms show “[county]” and the like.",
    es: "Llenan los espacios de los términos. Vacío: los términos muestran «[condado]» y parecidos.",
  },
  secondSteps: {
    optional: { en: "Each colleague’s choice", es: "Lo decide cada quien" },
    required: { en: "Required of everybody", es: "Obligatorio para todos" },
  },
  securities: {
    starttls: { en: "STARTTLS (usual on 587)", es: "STARTTLS (usual en 587)" },
    tls: { en: "TLS (usual on 465)", es: "TLS (usual en 465)" },
  },
  providers: {
    none: { en: "None", es: "Ninguno" },
    meta: same("Meta (Cloud API)"),
    twilio: same("Twilio"),
  },
  noUser: { en: "Empty: the server asks for no password.", es: "Vacío: el servidor no pide contraseña." },
  tries: {
    title: { en: "Try it out", es: "Pruébalo" },
    mailHint: {
      en: (email: string) => `Sends one letter to you, ${email}, by what is saved and in use.`,
      es: (email: string) => `Te envía un correo, a ${email}, con lo que está guardado y en uso.`,
    },
    whatsappHint: {
      en: "Sends one text by what is saved and in use. Write to the company’s number from that phone first: to others WhatsApp delivers registered templates only.",
      es: "Envía un texto con lo que está guardado y en uso. Antes escribe al número de la empresa desde ese teléfono: a los demás WhatsApp solo entrega plantillas registradas.",
    },
    phone: { en: "Your WhatsApp number", es: "Tu número de WhatsApp" },
    mail: { en: "Send a letter to myself", es: "Enviarme un correo" },
    whatsapp: { en: "WhatsApp to myself", es: "Enviarme un WhatsApp" },
    trying: { en: "Waiting for the answer…", es: "Esperando la respuesta…" },
    notSet: { en: "Nothing is set yet: save it first.", es: "Todavía no hay nada: guárdalo primero." },
    failed: { en: "It could not be tried. Please try again.", es: "No se pudo probar. Inténtalo de nuevo." },
    results: {
      accepted: {
        en: "Accepted. Whether it arrived, you see in your mailbox or on your phone.",
        es: "Aceptado. Si llegó, lo ves en tu buzón o en tu teléfono.",
      },
      refused: { en: "Refused.", es: "Rechazado." },
      no_answer: { en: "No answer.", es: "Sin respuesta." },
    },
    words: { en: "Its words:", es: "Sus palabras:" },
  },
  forbiddenHost: {
    en: "This is the server’s own machine or link. Only SMTP_URL can name it.",
    es: "Es la propia máquina del servidor o su enlace. Solo SMTP_URL puede nombrarla.",
  },
  passwordAgain: {
    en: "The server or the user is another one: type the password again.",
    es: "Cambió el servidor o el usuario: escribe la contraseña otra vez.",
  },
});
