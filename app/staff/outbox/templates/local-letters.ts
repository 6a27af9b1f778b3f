import { lengthText, payText, whenText } from "#app/marketplace/dispatch/rules/job-facts.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { asOneLine } from "#platform/text/invisible.ts";
import type { LetterFacts } from "../contract.ts";
import type { PhoneLetterName } from "../letter-registry.ts";
import type { LetterTexts } from "./letter-texts.ts";

/**
 * Placeholders of WhatsApp templates, which Meta approves (docs/whatsapp-templates.md). Each value is one line and never
 * blank; no placeholder begins or ends a letter.
 */
export type LocalLetterFields = {
  name: string;
  service: string;
  zone: string;
  day: string;
  place: string;
  pay: string;
  length: string;
  job: string;
  urgency: string;
  until: string;
  link: string;
};

/** Letters by WhatsApp or mail. A receipt repeats nothing that was typed. */
export const localLetters = {
  local_vendor_receipt: {
    subject: { en: "We have your application", es: "Recibimos tu solicitud" },
    paragraphs: {
      en: "Hello,\n\nWe received your application to Arribo's network of local vendors. A person from our team reads each one, and we'll write to you here once yours has been reviewed.\n\nIf you did not apply, please ignore this message.",
      es: "Hola:\n\nRecibimos tu solicitud para la red de proveedores locales de Arribo. Una persona de nuestro equipo las revisa una por una, y te escribimos por aquí en cuanto haya visto la tuya.\n\nSi tú no la enviaste, ignora este mensaje.",
    },
  },
  local_vendor_in_review: {
    subject: { en: "We are reviewing your application", es: "Estamos revisando tu solicitud" },
    paragraphs: {
      en: "Hello,\n\nSomeone from our team is reviewing your application to Arribo's network of local vendors. We may call you if we need to know more, and we'll write to you here when there is a decision.",
      es: "Hola:\n\nAlguien de nuestro equipo está revisando tu solicitud para la red de proveedores locales de Arribo. Puede que te llamemos si nos falta algún dato, y te escribimos por aquí cuando haya una decisión.",
    },
  },
  local_vendor_approved: {
    subject: { en: "Welcome: you are approved", es: "Te damos la bienvenida: estás dentro" },
    paragraphs: {
      en: (w) =>
        `Hello ${w.name},\n\nYour application is approved: you are in Arribo's network of local vendors. If you agreed to WhatsApp messages, we'll write to you there about jobs that fit what you do (${w.service}); each has a link where you can accept or decline it.\n\nTo stop them, reply to any of them with STOP or BAJA; START or ALTA brings them back.`,
      es: (w) =>
        `Hola, ${w.name}:\n\nAprobamos tu solicitud: ya estás en la red de proveedores locales de Arribo. Si aceptaste los avisos, te escribiremos por WhatsApp cuando haya trabajos de lo que haces (${w.service}); cada uno trae un enlace para aceptarlo o rechazarlo.\n\nSi no quieres más, responde a cualquiera con BAJA o STOP; con ALTA o START vuelven a llegarte.`,
    },
  },
  local_vendor_declined: {
    subject: { en: "About your application", es: "Sobre tu solicitud" },
    paragraphs: {
      en: "Hello,\n\nThank you for wanting to work with Arribo. We cannot add you to our network of local vendors right now. You are welcome to apply again if something changes.",
      es: "Hola:\n\nGracias por querer trabajar con Arribo. Por ahora no podemos incluirte en nuestra red de proveedores locales. Puedes enviar otra solicitud si algo cambia.",
    },
  },
  job_offer: {
    subject: { en: "A job for you", es: "Un trabajo para ti" },
    paragraphs: {
      en: (w) =>
        `Hello ${w.name},\n\nThere is a job for you: ${w.service} in ${w.zone}.\n\nWhen: ${w.day}\nWhere: ${w.place}\nPay: ${w.pay}\nHow long: ${w.length}\n\nWhat needs to be done: ${w.job}\n\nUrgency: ${w.urgency}. It goes to whoever accepts it first. Accept or decline it on this page: ${w.link}\nTime to answer: until ${w.until} (Santo Domingo time).`,
      es: (w) =>
        `Hola, ${w.name}:\n\nHay un trabajo para ti: ${w.service} en ${w.zone}.\n\nCuándo: ${w.day}\nDónde: ${w.place}\nPago: ${w.pay}\nDuración: ${w.length}\n\nQué hay que hacer: ${w.job}\n\nUrgencia: ${w.urgency}. Es de quien lo acepte primero. Acéptalo o recházalo en esta página: ${w.link}\nTiempo para responder: hasta ${w.until} (hora de Santo Domingo).`,
    },
  },
  job_won: {
    subject: { en: "The job is yours", es: "El trabajo es tuyo" },
    paragraphs: {
      en: (w) =>
        `Hello ${w.name},\n\nThe job is yours: ${w.service} in ${w.zone}. Our concierge team will call you with the details.`,
      es: (w) =>
        `Hola, ${w.name}:\n\nEl trabajo es tuyo: ${w.service} en ${w.zone}. Nuestro equipo de concierge te llamará para darte los detalles.`,
    },
  },
  job_taken: {
    subject: { en: "The job is taken", es: "El trabajo ya está tomado" },
    paragraphs: {
      en: (w) =>
        `Hello ${w.name},\n\nSomeone else was faster this time: the job (${w.service} in ${w.zone}) is taken. Thank you; we'll keep you in mind for the next one.`,
      es: (w) =>
        `Hola, ${w.name}:\n\nEsta vez alguien fue más rápido: el trabajo (${w.service} en ${w.zone}) ya está tomado. Gracias; te tenemos en cuenta para el próximo.`,
    },
  },
  job_cancelled: {
    subject: { en: "The job was cancelled", es: "El trabajo se canceló" },
    paragraphs: {
      en: (w) =>
        `Hello ${w.name},\n\nThe job (${w.service} in ${w.zone}) was cancelled; you don't need to do anything else. Thank you for your time.`,
      es: (w) =>
        `Hola, ${w.name}:\n\nEl trabajo (${w.service} en ${w.zone}) se canceló; no tienes que hacer nada más. Gracias por tu tiempo.`,
    },
  },
  chat_reply: {
    subject: { en: "Our team replied to you in the chat", es: "Nuestro equipo te respondió en el chat" },
    paragraphs: {
      en: (w) =>
        `Hello,\n\nYou wrote to Arribo in the chat, and someone from our team replied. Read the reply and write back on this page: ${w.link}\n\nThe link is for you alone: anyone who has it can read the conversation.`,
      es: (w) =>
        `Hola:\n\nNos escribiste en el chat de Arribo y una persona de nuestro equipo te respondió ahí. Lee la respuesta, y contesta, en esta página: ${w.link}\n\nEl enlace es solo para ti: quien lo tenga puede leer la conversación.`,
    },
  },
} satisfies Record<PhoneLetterName, LetterTexts<LocalLetterFields>>;

const texts = bilingual({
  urgencies: {
    low: { en: "Low", es: "Baja" },
    normal: { en: "Normal", es: "Normal" },
    high: { en: "High", es: "Alta" },
    urgent: { en: "Urgent", es: "Urgente" },
  },
  soon: { en: "as soon as you can", es: "lo antes posible" },
  later: { en: "not set yet, we will tell you", es: "por confirmar, te avisaremos" },
  detailsLater: { en: "we will tell you the details", es: "te daremos los detalles" },
  linkGone: { en: "(the link is no longer kept)", es: "(el enlace ya no se guarda)" },
});

/** @param site base URL for the link */
export function localLetterFields(facts: LetterFacts, locale: Locale, site: string): LocalLetterFields {
  const t = inLocale(texts, locale);
  const { job } = facts;
  return {
    name: oneLine(facts.name, 60),
    service: oneLine(facts.service, 60),
    zone: oneLine(facts.zone, 60),
    day: oneLine(job && (whenText(job, locale) ?? undefined), 60, t.later),
    place: oneLine(job?.place, 60, t.later),
    pay: oneLine(job && (payText(job) ?? undefined), 20, t.later),
    length: oneLine(job && (lengthText(job, locale) ?? undefined), 20, t.later),
    // A filled template may have at most 1024 characters; the page shows the full text.
    job: oneLine(facts.message, 260, t.detailsLater),
    urgency: t.urgencies[facts.urgency ?? "normal"],
    until: facts.when ? deadlineText(facts.when, locale) : t.soon,
    link: facts.path ? `${site}${facts.path}` : t.linkGone,
  };
}

/** "20 nov, 2:30 p. m.": an absolute day, as the message may be read later. */
function deadlineText(at: string, locale: Locale): string {
  return oneLine(formatPublicMoment(at, "shortMoment", locale), 60);
}

/** Meta's rules: a placeholder's value has no line breaks, tabs or repeated spaces, and is not blank. */
function oneLine(text: string | undefined, maxLength: number, blank = "—"): string {
  const line = asOneLine(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  if (characters.length > maxLength) return `${characters.slice(0, maxLength - 1).join("")}…`;
  return line || blank;
}
