import { bilingual } from "#platform/i18n/text.ts";
import { openJobReturnDays } from "./rules/work-moment.ts";

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
    when: { en: "When", es: "Cuándo" },
    pay: { en: "Pay", es: "Pago" },
    length: { en: "How long", es: "Duración" },
    later: { en: "Not set yet: we’ll tell you.", es: "Por confirmar: te lo decimos." },
    urgency: { en: "Urgency", es: "Urgencia" },
    work: { en: "What needs to be done", es: "Qué hay que hacer" },
    noWork: { en: "We will tell you the details.", es: "Te daremos los detalles." },
    until: { en: "Answer by", es: "Responde antes de" },
    clock: { en: "Santo Domingo time", es: "hora de Santo Domingo" },
  },
  today: { en: (time: string) => `today, ${time}`, es: (time: string) => `hoy, ${time}` },
  tomorrow: { en: (time: string) => `tomorrow, ${time}`, es: (time: string) => `mañana, ${time}` },
  first: { en: "The job goes to whoever accepts it first.", es: "El trabajo es de quien lo acepte primero." },
  accept: { en: "I accept the job", es: "Acepto el trabajo" },
  decline: { en: "I can’t", es: "No puedo" },
  sure: {
    text: {
      en: "Are you sure? If you say no, you won’t be able to take it later: we’ll look for someone else.",
      es: "¿Seguro? Si dices que no, ya no podrás tomarlo: buscaremos a otra persona.",
    },
    yes: { en: "Yes, I can’t take it", es: "Sí, no puedo" },
    back: { en: "Back", es: "Volver" },
  },
  sending: { en: "Sending…", es: "Enviando…" },
  failed: {
    title: { en: "Your answer did not arrive", es: "Tu respuesta no llegó" },
    unreached: {
      en: "We couldn’t receive it. Check your signal and send it again.",
      es: "No pudimos recibirla. Revisa tu señal y envíala otra vez.",
    },
    again: { en: "Send again", es: "Enviar otra vez" },
  },
  outcomes: {
    next: {
      title: { en: "It is not your turn yet", es: "Todavía no es tu turno" },
      text: {
        en: "We are asking others first. If your turn comes, we’ll write to you on WhatsApp.",
        es: "Primero les preguntamos a otros. Si te toca, te escribimos por WhatsApp.",
      },
    },
    accepted: {
      title: { en: "The job is yours", es: "El trabajo es tuyo" },
      text: {
        en: "Our concierge team will call you with the details: customer, address and time. Keep your phone handy.",
        es: "Nuestro equipo de concierge te llamará para darte los detalles: cliente, dirección y hora. Ten el teléfono a mano.",
      },
    },
    returned: {
      title: { en: "You gave the job back", es: "Devolviste el trabajo" },
      text: {
        en: "Thank you for telling us in time. We’ll look for someone else, and write to you about the next job.",
        es: "Gracias por avisar a tiempo. Buscamos a otra persona y te escribimos para el próximo trabajo.",
      },
    },
    taken: {
      title: { en: "Someone else was faster this time", es: "Esta vez alguien fue más rápido" },
      text: {
        en: "The job is taken. Thank you; we’ll keep you in mind for the next one.",
        es: "El trabajo ya está tomado. Gracias; te tenemos en cuenta para el próximo.",
      },
    },
    declined: {
      title: { en: "Thank you for telling us", es: "Gracias por avisarnos" },
      text: {
        en: "You said you can’t. It won’t count against you: we’ll write to you about the next job.",
        es: "Dijiste que no puedes. No pasa nada: te escribimos para el próximo trabajo.",
      },
    },
    expired: {
      title: { en: "The time to answer is over", es: "Se acabó el tiempo para responder" },
      text: {
        en: "This job can no longer be accepted here. We’ll write to you about the next one.",
        es: "Este trabajo ya no se puede aceptar aquí. Te escribimos para el próximo.",
      },
    },
    withdrawn: {
      title: { en: "This job is no longer on offer", es: "Este trabajo ya no está disponible" },
      text: {
        en: "It was cancelled, or we no longer need to ask. You don’t need to do anything else; thank you for your time.",
        es: "Se canceló, o ya no hace falta preguntar. No tienes que hacer nada más; gracias por tu tiempo.",
      },
    },
  },
  giveBack: {
    open: { en: "I can’t do it after all", es: "Al final no puedo hacerlo" },
    text: {
      en: "We’ll offer the job to someone else right away, and you won’t be able to take it again.",
      es: "Se lo ofrecemos enseguida a otra persona y ya no podrás tomarlo.",
    },
    until: {
      en: (day: string) => `The job is on ${day}. You can give it back until the day before.`,
      es: (day: string) => `El trabajo es el ${day}. Puedes devolverlo hasta el día antes.`,
    },
    untilWeek: {
      en: `You can give it back for ${openJobReturnDays} days after you accepted it.`,
      es: `Puedes devolverlo hasta ${openJobReturnDays} días después de aceptarlo.`,
    },
    weekOver: {
      en: `You accepted it more than ${openJobReturnDays} days ago, so you can’t give it back here anymore. If you can’t do it, call us.`,
      es: `Lo aceptaste hace más de ${openJobReturnDays} días: aquí no se puede devolver. Si no puedes hacerlo, llámanos.`,
    },
    reason: { en: "Why can’t you do it?", es: "¿Por qué no puedes?" },
    confirm: { en: "Give the job back", es: "Devolver el trabajo" },
    tooLate: {
      en: "It’s the day of the job, so you can’t give it back here anymore. If something came up, call us now.",
      es: "Ya es el día del trabajo: aquí no se puede devolver. Si se te presentó algo, llámanos ahora.",
    },
  },
  stop: {
    open: { en: "Stop sending me messages", es: "No quiero recibir más mensajes" },
    text: {
      en: "We’ll stop writing to you on WhatsApp, about this job or any other. If you haven’t answered yet, it counts as “I can’t”.",
      es: "No te escribimos más por WhatsApp, ni por este trabajo ni por otros. Si aún no has respondido, cuenta como «No puedo».",
    },
    textWon: {
      en: "We’ll stop writing to you on WhatsApp. The job is still yours: we’ll call you about it.",
      es: "No te escribimos más por WhatsApp. El trabajo sigue siendo tuyo: te llamamos por eso.",
    },
    confirm: { en: "Stop the messages", es: "No me escriban más" },
    done: { en: "We won’t write to you anymore", es: "No te escribimos más" },
    back: {
      en: "If you want jobs again some day, call us, or reply START to one of our messages.",
      es: "Si algún día quieres recibir trabajos otra vez, llámanos o responde ALTA a uno de nuestros mensajes.",
    },
  },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llama al ${phone}` },
  question: { en: "Questions? Call us:", es: "¿Preguntas? Llámanos:" },
  own: {
    en: "This page is for you alone: anyone who has its link can answer for you, so don’t share it.",
    es: "Esta página es solo para ti: quien tenga el enlace puede responder por ti, así que no lo compartas.",
  },
});
