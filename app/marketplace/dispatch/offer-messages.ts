import { bilingual } from "#platform/i18n/text.ts";

/** Service names are the specification's, in Spanish; the English text adds a translation. */
export const jobNames = bilingual({
  services: {
    barbería: { en: "Barbería (barber)", es: "Barbería" },
    delivery: { en: "Delivery", es: "Delivery" },
    carpintería: { en: "Carpintería (carpentry)", es: "Carpintería" },
    costura: { en: "Costura (sewing)", es: "Costura" },
    motoconcho: { en: "Motoconcho (motorcycle taxi)", es: "Motoconcho" },
    plomería: { en: "Plomería (plumbing)", es: "Plomería" },
    electricista: { en: "Electricista (electrician)", es: "Electricista" },
    limpieza: { en: "Limpieza (cleaning)", es: "Limpieza" },
    construcción: { en: "Construcción (construction)", es: "Construcción" },
    mecánica: { en: "Mecánica (mechanic)", es: "Mecánica" },
  },
  urgencies: {
    low: { en: "Low", es: "Baja" },
    normal: { en: "Normal", es: "Normal" },
    high: { en: "High", es: "Alta" },
    urgent: { en: "Urgent", es: "Urgente" },
  },
});

/** The service in the page's language; jobs created over the API may name any other, shown as written. */
export function serviceName(service: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, service) && names[service]) || service;
}

export const messages = bilingual({
  language: { en: "Language of this page", es: "Idioma de esta página" },
  title: { en: "A job for you", es: "Un trabajo para ti" },
  hello: { en: (name: string) => `Hello ${name},`, es: (name: string) => `Hola, ${name}:` },
  facts: {
    job: { en: "The job", es: "El trabajo" },
    zone: { en: "Where", es: "Dónde" },
    urgency: { en: "Urgency", es: "Urgencia" },
    work: { en: "What is to be done", es: "Qué hay que hacer" },
    noWork: { en: "We tell you the details.", es: "Te contamos los detalles." },
    until: { en: "Answer by", es: "Responde antes de" },
    clock: { en: "Santo Domingo time", es: "hora de Santo Domingo" },
  },
  today: { en: (time: string) => `today, ${time}`, es: (time: string) => `hoy, ${time}` },
  tomorrow: { en: (time: string) => `tomorrow, ${time}`, es: (time: string) => `mañana, ${time}` },
  first: { en: "The job goes to whoever accepts it first.", es: "El trabajo es de quien lo acepte primero." },
  accept: { en: "I accept the job", es: "Acepto el trabajo" },
  decline: { en: "I cannot", es: "No puedo" },
  sure: {
    text: {
      en: "Are you sure? If you say no, you can no longer take it: we look for somebody else.",
      es: "¿Seguro? Si dices que no, ya no podrás tomarlo: buscamos a otra persona.",
    },
    yes: { en: "Yes, I cannot", es: "Sí, no puedo" },
    back: { en: "Back", es: "Volver" },
  },
  sending: { en: "Sending…", es: "Enviando…" },
  failed: {
    title: { en: "Your answer did not arrive", es: "Tu respuesta no llegó" },
    unreached: {
      en: "We could not be reached. Check your signal and send it again.",
      es: "No pudimos recibirla. Revisa tu señal y envíala otra vez.",
    },
    again: { en: "Send again", es: "Enviar otra vez" },
  },
  outcomes: {
    next: {
      title: { en: "It is not your turn yet", es: "Todavía no es tu turno" },
      text: {
        en: "Others are asked before you. If it comes to you, we write to you on WhatsApp.",
        es: "Primero les preguntamos a otros. Si te toca, te escribimos por WhatsApp.",
      },
    },
    accepted: {
      title: { en: "The job is yours", es: "El trabajo es tuyo" },
      text: {
        en: "Our concierge team calls you with the details: customer, address and time. Keep your phone at hand.",
        es: "Nuestro equipo de concierge te llama para darte los detalles: cliente, dirección y hora. Ten el teléfono a mano.",
      },
    },
    taken: {
      title: { en: "This time somebody else was faster", es: "Esta vez alguien fue más rápido" },
      text: {
        en: "The job is taken. Thank you; we think of you for the next one.",
        es: "El trabajo ya está tomado. Gracias; te tenemos en cuenta para el próximo.",
      },
    },
    declined: {
      title: { en: "Thank you for telling us", es: "Gracias por avisarnos" },
      text: {
        en: "You said that you cannot. It does not count against you: we write to you for the next job.",
        es: "Dijiste que no puedes. No pasa nada: te escribimos para el próximo trabajo.",
      },
    },
    expired: {
      title: { en: "The time to answer is over", es: "Se acabó el tiempo para responder" },
      text: {
        en: "This job can no longer be accepted here. We write to you for the next one.",
        es: "Este trabajo ya no se puede aceptar aquí. Te escribimos para el próximo.",
      },
    },
    withdrawn: {
      title: { en: "This job is no longer on offer", es: "Este trabajo ya no está disponible" },
      text: {
        en: "It was cancelled, or we no longer need to ask. There is nothing left for you to do; thank you for your time.",
        es: "Se canceló, o ya no hace falta preguntar. No tienes que hacer nada más; gracias por tu tiempo.",
      },
    },
  },
  stop: {
    open: { en: "I want no more messages", es: "No quiero recibir más mensajes" },
    text: {
      en: "We write to you no more on WhatsApp, about this job or any other. If you have not answered yet, it counts as “I cannot”.",
      es: "No te escribimos más por WhatsApp, ni por este trabajo ni por otros. Si aún no has respondido, cuenta como «No puedo».",
    },
    textWon: {
      en: "We write to you no more on WhatsApp. The job stays yours: we call you about it.",
      es: "No te escribimos más por WhatsApp. El trabajo sigue siendo tuyo: te llamamos por eso.",
    },
    confirm: { en: "Stop the messages", es: "No me escriban más" },
    done: { en: "We write to you no more", es: "No te escribimos más" },
    back: {
      en: "If you want jobs again one day, call us, or answer one of our messages with START.",
      es: "Si algún día quieres recibir trabajos otra vez, llámanos o responde ALTA a uno de nuestros mensajes.",
    },
  },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llama al ${phone}` },
  question: { en: "Questions? Call us:", es: "¿Preguntas? Llámanos:" },
  own: {
    en: "This page is yours alone: whoever has its link can answer for you.",
    es: "Esta página es solo tuya: quien tenga el enlace puede responder por ti.",
  },
});
