import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  next: {
    title: { en: "What happens next", es: "Qué pasa después" },
    received: { en: "We have your application", es: "Tenemos tu solicitud" },
    number: { en: (id: number) => `Number ${id}`, es: (id: number) => `Número ${id}` },
    ask: {
      en: "No news from us in a few days? Call us and say which application it is:",
      es: "¿Pasan unos días sin noticias nuestras? Llámanos y di cuál solicitud es:",
    },
    review: { en: "We review it", es: "La revisamos" },
    reviewDetail: {
      en: "Someone from our team reads it and contacts you.",
      es: "Una persona de nuestro equipo la lee y te contacta.",
    },
    work: { en: "Jobs", es: "Los trabajos" },
    workDetail: {
      en: "Once you’re approved, we’ll write to you on WhatsApp about jobs for your service. You choose which ones to take.",
      es: "Cuando te aprobemos, te escribiremos por WhatsApp con trabajos de tu servicio. Tú eliges cuáles tomas.",
    },
    workDeclined: {
      en: "We announce jobs on WhatsApp. If you change your mind, apply again and say yes to messages.",
      es: "Los trabajos se avisan por WhatsApp. Si cambias de idea, envía otra solicitud y di que sí a los avisos.",
    },
  },
  sent: {
    whatsapp: {
      en: (phone: string) => `We will contact you on WhatsApp, at ${phone}.`,
      es: (phone: string) => `Te vamos a contactar por WhatsApp, al ${phone}.`,
    },
    activated: {
      en: "The notification system is activated: that is where you will hear how your application is going. If we can’t find you on WhatsApp, we’ll call.",
      es: "El sistema de notificaciones está activado: por ahí sabrás cómo va tu solicitud. Si no te encontramos en WhatsApp, te llamaremos.",
    },
    byPhone: {
      en: (phone: string) => `We will call you at ${phone}.`,
      es: (phone: string) => `Te vamos a llamar al ${phone}.`,
    },
    byEmail: {
      en: (email: string, phone: string) => `We will write to you at ${email} or call you at ${phone}.`,
      es: (email: string, phone: string) => `Te vamos a escribir a ${email} o llamar al ${phone}.`,
    },
    declined: {
      en: "You said no to WhatsApp, so the notification system stays off.",
      es: "Dijiste que no a WhatsApp, así que el sistema de notificaciones queda apagado.",
    },
    another: { en: "Submit another application", es: "Enviar otra solicitud" },
    share: { en: "Share with a colleague on WhatsApp", es: "Compartir con un colega por WhatsApp" },
    shared: {
      en: (address: string) => `I offer my service with Arribo. You may be interested too: ${address}`,
      es: (address: string) =>
        `Estoy ofreciendo mi servicio con Arribo. A ti también te puede interesar: ${address}`,
    },
  },
});
