import { formatMoney } from "#app/ui/money.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import { asOneLine } from "#platform/text/invisible.ts";
import type { LetterFacts } from "../contract.ts";
import {
  isPhoneLetter,
  type LetterName,
  letterProperties,
  type PhoneLetterName,
} from "../letter-registry.ts";
import { bookingLetters } from "./booking-letters.ts";
import { communityLetters } from "./community-letters.ts";
import { greeting } from "./greeting.ts";
import { fillIn, type LetterTexts, withReference } from "./letter-texts.ts";
import { type LocalLetterFields, localLetterFields, localLetters } from "./local-letters.ts";
import { staffLetterParagraphs } from "./staff-letter.ts";
import { vendorLetters } from "./vendor-letters.ts";

/** A rendered letter, as mail or as WhatsApp. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  details: [string, string][];
  quote: string;
  action?: { label: string; url: string };
  /** Ends letters of this kind. */
  stop?: { label: string; url: string };
  signature: string;
};

const isReachable = ({ email, phone }: LetterFacts) => email !== "" || hasContactDetails(phone);

// A receipt may go to an address that a stranger typed in. It quotes nothing they wrote, or our mail would carry
// their text and links to anybody they choose.
const ownLetters = {
  lead_receipt: {
    subject: withReference("We received your request", "Recibimos tu solicitud"),
    paragraphs: {
      en: (f) =>
        `${f.byHand ? "Thank you for getting in touch. Our concierge team wrote your request down, under the reference below." : "Thank you for writing to us. A person from our concierge team reads every request and will be in touch within 24 hours to discuss your relocation."}\n\n${f.path ? "If you would rather talk at a set time, choose a half hour on the page below. The link is for you alone: with it you can also change or cancel the call.\n\n" : ""}If you want to add something, just reply to this email and mention ${f.reference}.`,
      es: (f) =>
        `${f.byHand ? "Gracias por comunicarte con nosotros. Nuestro equipo de concierge anotó tu solicitud, con la referencia de abajo." : "Gracias por escribirnos. Una persona de nuestro equipo de concierge lee cada solicitud y se pondrá en contacto contigo en las próximas 24 horas para hablar de tu mudanza."}\n\n${f.path ? "Si prefieres hablar a una hora fija, elige media hora en la página de abajo. El enlace es solo para ti: con él también puedes cambiar o cancelar la llamada.\n\n" : ""}Si quieres agregar algo, responde a este correo y menciona ${f.reference}.`,
    },
  },
  lead_planning: {
    subject: withReference("Choose a time for a call", "Elige una hora para una llamada"),
    paragraphs: {
      en: "If you would rather talk at a set time, you can now choose one of our half hours on the page below. The link is yours alone: you can also change the time there, or give it back.\n\nIf you did not ask us for a consultation, just ignore this email.",
      es: "Si prefieres hablar a una hora fija, ya puedes elegir media hora nuestra en la página de abajo. El enlace es solo tuyo: con él también cambias la hora o la devuelves.\n\nSi no nos pediste una consulta, ignora este correo.",
    },
  },
  contact_receipt: {
    subject: { en: "We received your message", es: "Recibimos tu mensaje" },
    paragraphs: {
      en: "We received your message. We'll get back to you within 24 hours.",
      es: "Recibimos tu mensaje. Te responderemos en las próximas 24 horas.",
    },
  },
  lead_notice: {
    subject: {
      en: (f) => `New consultation request from ${f.name} (${f.reference})`,
      es: (f) => `Nueva solicitud de consulta de ${f.name} (${f.reference})`,
    },
    paragraphs: {
      en: "Someone asked for a consultation. The first answer is due within 24 hours.",
      es: "Alguien pidió una consulta. La primera respuesta se espera en 24 horas.",
    },
  },
  contact_notice: {
    subject: { en: (f) => `New message from ${f.name}`, es: (f) => `Nuevo mensaje de ${f.name}` },
    paragraphs: {
      en: "Someone wrote through the contact form. The answer is due within 24 hours.",
      es: "Alguien escribió por el formulario de contacto. La respuesta se espera en 24 horas.",
    },
  },
  safety_emergency: {
    subject: {
      en: (f) => `EMERGENCY: ${f.name} asks for help (${f.reference})`,
      es: (f) => `EMERGENCIA: ${f.name} pide ayuda (${f.reference})`,
    },
    paragraphs: {
      en: (f): string =>
        isReachable(f)
          ? "Someone asked for help through the safety page. They were told the team would answer at once."
          : "Someone asked for help through the safety page and left nothing to reach them by. The page asked for a contact; if it comes, another letter follows.",
      es: (f): string =>
        isReachable(f)
          ? "Alguien pidió ayuda en la página de seguridad. Se le dijo que el equipo responde de inmediato."
          : "Alguien pidió ayuda en la página de seguridad y no dejó cómo contactarle. La página se lo pidió; si llega, sigue otro correo.",
    },
  },
  safety_notice: {
    subject: {
      en: (f) => `Safety request from ${f.name} (${f.reference})`,
      es: (f) => `Solicitud de seguridad de ${f.name} (${f.reference})`,
    },
    paragraphs: {
      en: "Someone wrote through the safety page. The screen below shows when the answer is due.",
      es: "Alguien escribió en la página de seguridad. La pantalla de abajo muestra para cuándo se espera la respuesta.",
    },
  },
  safety_contact: {
    subject: {
      en: (f) => `${f.name} left a contact (${f.reference})`,
      es: (f) => `${f.name} dejó un contacto (${f.reference})`,
    },
    paragraphs: {
      en: "Someone who asked for help on the safety page has added how to reach them.",
      es: "Alguien que pidió ayuda en la página de seguridad agregó cómo contactarle.",
    },
  },
  staff_invitation: {
    subject: { en: "Join the Arribo team", es: "Únete al equipo de Arribo" },
    paragraphs: {
      en: "You are invited to work on Arribo’s desk. Open the link below, check your name and choose a password. The link works for seven days, and once.\n\nIf you did not expect this, there is nothing to do.",
      es: "Te invitan a trabajar en el mostrador de Arribo. Abre el enlace de abajo, revisa tu nombre y elige una contraseña. El enlace sirve durante siete días, y una sola vez.\n\nSi no esperabas esto, no tienes que hacer nada.",
    },
  },
  staff_password: {
    subject: {
      en: "A new password for Arribo’s desk",
      es: "Una contraseña nueva para el mostrador de Arribo",
    },
    paragraphs: {
      en: "Someone asked for a new password for your account. Open the link below and choose one. The link works for 30 minutes, and once.\n\nIf that was not you, there is nothing to do: your password stays as it is.",
      es: "Alguien pidió una contraseña nueva para tu cuenta. Abre el enlace de abajo y elígela. El enlace sirve durante 30 minutos, y una sola vez.\n\nSi no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.",
    },
  },
  staff_failed_sign_ins: {
    subject: { en: "Someone is trying to sign in as you", es: "Alguien intenta entrar con tu cuenta" },
    paragraphs: {
      en: "Ten sign-ins to your staff account failed within a day: the password or the code was wrong each time. If that was you, there is nothing to do.\n\nIf it was not, change your password if you use it anywhere else, and switch the second step on. Your account page shows where you are signed in. The browsers that you have signed in with before are not locked out by this.",
      es: "Diez intentos de entrar a tu cuenta del equipo fallaron en un día: cada vez la contraseña o el código era incorrecto. Si fuiste tú, no tienes que hacer nada.\n\nSi no fuiste tú, cambia tu contraseña si la usas en otro sitio, y activa el segundo paso. La página de tu cuenta muestra dónde tienes la sesión abierta. Esto no bloquea los navegadores con los que ya entraste antes.",
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;

const messages = bilingual({
  ...ownLetters,
  ...bookingLetters,
  ...communityLetters,
  ...vendorLetters,
  ...localLetters,
  labels: {
    reference: { en: "Reference", es: "Referencia" },
    name: { en: "Name", es: "Nombre" },
    email: { en: "Email", es: "Correo" },
    phone: { en: "Phone", es: "Teléfono" },
    package: { en: "Package", es: "Paquete" },
    vendor: { en: "Provider", es: "Proveedor" },
    cost: { en: "Estimated cost", es: "Costo estimado" },
    service: { en: "Service", es: "Servicio" },
    day: { en: "Day", es: "Día" },
    when: { en: "Time (Santo Domingo)", es: "Hora (Santo Domingo)" },
    booking: { en: "See my booking", es: "Ver mi reserva" },
    call: { en: "Choose a time for a call", es: "Elegir hora para una llamada" },
    review: { en: "Write a review", es: "Escribir una reseña" },
    subject: { en: "Subject", es: "Asunto" },
    open: { en: "Open in Arribo", es: "Abrir en Arribo" },
    password: { en: "Choose a password", es: "Elegir una contraseña" },
    continue: { en: "Continue my application", es: "Continuar mi solicitud" },
    progress: { en: "See where it stands", es: "Ver cómo va" },
    dashboard: { en: "Open my dashboard", es: "Abrir mi panel" },
    account: { en: "Open my account", es: "Abrir mi cuenta" },
    confirm: { en: "Yes, email me", es: "Sí, avísenme" },
    replies: { en: "Read the replies", es: "Leer las respuestas" },
    stop: {
      en: "Stop emails about this conversation",
      es: "No recibir más avisos de esta conversación",
    },
    help: {
      en: (phone: string) => `Questions? Reply to this email or call us at ${phone}.`,
      es: (phone: string) => `¿Preguntas? Responde a este correo o llámanos al ${phone}.`,
    },
    promise: { en: "We answer within 24 hours.", es: "Respondemos en 24 horas." },
    signature: {
      en: "The concierge team of Arribo, Santo Domingo",
      es: "El equipo de concierge de Arribo, Santo Domingo",
    },
  },
});

/**
 * Writes a letter from its facts; all but the customer's or staff's message become single lines.
 * @param site base URL for links
 */
export function renderLetter(name: LetterName, rawFacts: LetterFacts, locale: Locale, site: string): Letter {
  const facts = toSingleLines(rawFacts);
  if (isPhoneLetter(name)) return renderLocalLetter(name, localLetterFields(facts, locale, site), locale);
  if (name === "staff_letter") return renderStaffLetter(facts, locale, site);
  const t = inLocale(messages, locale);
  const { to, link, quotesStaff } = letterProperties(name);
  const path = link?.screen ?? facts.path;
  const recordDetails: [string, string | undefined][] = [
    [t.labels.reference, facts.reference],
    [t.labels.package, facts.package],
    [t.labels.vendor, facts.vendor],
    [t.labels.service, facts.service],
    [t.labels.cost, facts.cents === undefined ? undefined : formatMoney(facts.cents, "USD", locale)],
    [
      facts.wholeDay ? t.labels.day : t.labels.when,
      facts.when && formatPublicMoment(facts.when, facts.wholeDay ? "weekday" : "weekdayMoment", locale),
    ],
  ];
  const senderDetails: [string, string | undefined][] = [
    [t.labels.name, facts.name],
    [t.labels.email, facts.email],
    [t.labels.phone, facts.phone],
    [t.labels.subject, facts.subject],
  ];
  const details = to === "team" ? [...recordDetails, ...senderDetails] : recordDetails;
  return {
    subject: subjectLine(fillIn(t[name].subject, facts)),
    paragraphs: [
      ...(to === "team" ? [] : [greeting(to === "member" ? "" : facts.name, locale)]),
      ...fillIn(t[name].paragraphs, facts).split("\n\n"),
    ],
    details: details.filter((pair): pair is [string, string] => Boolean(pair[1])),
    quote: to === "team" || quotesStaff ? facts.message : "",
    ...(path ? { action: { label: t.labels[link?.label ?? "open"], url: `${site}${path}` } } : {}),
    ...(facts.stopPath ? { stop: { label: t.labels.stop, url: `${site}${facts.stopPath}` } } : {}),
    signature: t.labels.signature,
  };
}

/** As staff wrote it: without a greeting or a button of ours. */
function renderStaffLetter(facts: LetterFacts, locale: Locale, site: string): Letter {
  return {
    subject: subjectLine(facts.subject ?? ""),
    paragraphs: staffLetterParagraphs(facts, locale, site),
    details: [],
    quote: "",
    signature: inLocale(messages, locale).labels.signature,
  };
}

/** Removes line breaks from everything but the message, also in rows of earlier versions. */
function toSingleLines(facts: LetterFacts): LetterFacts {
  const entries = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === "string" && name !== "message" ? asOneLine(value) : value,
  ]);
  return Object.fromEntries(entries) as LetterFacts;
}

/** Has no details or button, so that it reads the same by WhatsApp and by mail. */
export function renderLocalLetter(name: PhoneLetterName, words: LocalLetterFields, locale: Locale): Letter {
  const t = inLocale(messages, locale);
  return {
    subject: subjectLine(t[name].subject),
    paragraphs: fillIn(t[name].paragraphs, words).split("\n\n"),
    details: [],
    quote: "",
    signature: t.labels.signature,
  };
}

/** How to reach us, and for customers our answer time; blank for staff. @param phone the team's, formatted */
export function helpLine(name: LetterName, locale: Locale, phone: string): string {
  const { help, promise } = inLocale(messages, locale).labels;
  const { to } = letterProperties(name);
  if (to === "team" || to === "member") return "";
  return to === "customer" ? `${help(phone)} ${promise}` : help(phone);
}

/** A line break in a subject would allow header injection. */
const subjectLine = (subject: string) => asOneLine(subject).slice(0, 200);

/** The text part of a mail. @param help from `helpLine`, may be blank */
export function letterText(letter: Letter, help: string): string {
  const details = letter.details.map(([label, value]) => `${label}: ${value}`).join("\n");
  const quote = letter.quote ? letter.quote.replace(/^/gm, "> ") : "";
  const action = letter.action ? `${letter.action.label}: ${letter.action.url}` : "";
  const stop = letter.stop ? `${letter.stop.label}: ${letter.stop.url}` : "";
  return [...letter.paragraphs, details, quote, action, help, stop, `— ${letter.signature}`]
    .filter(Boolean)
    .join("\n\n");
}
