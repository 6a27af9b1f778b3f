import { bilingual } from "#platform/i18n/text.ts";
import { callMinutes } from "../rules/call-slots.ts";

export const messages = bilingual({
  title: { en: "Your planning call", es: "Tu llamada de planificación" },
  reference: { en: "Reference", es: "Referencia" },
  lead: {
    en: `Choose ${callMinutes} minutes for a first call with us; the longer planning call of a package comes later. If you don’t choose a time, we’ll write to you within 24 hours, as promised.`,
    es: `Elige ${callMinutes} minutos para una primera llamada con nosotros; la llamada larga de un paquete viene después. Si no eliges hora, te escribimos en las próximas 24 horas, como prometimos.`,
  },
  link: {
    en: "Save the link to this page. Anyone who has it can see, change or cancel your call.",
    es: "Guarda el enlace de esta página. Quien lo tenga puede ver, cambiar o cancelar tu llamada.",
  },
  chosen: { en: (when: string) => `Our call: ${when}`, es: (when: string) => `Nuestra llamada: ${when}` },
  weCall: {
    en: "It’s on our team’s calendar. We’ll call you at the number you gave us.",
    es: "Está en el calendario de nuestro equipo. Te llamamos al número que nos diste.",
  },
  youCall: {
    en: "It’s on our team’s calendar. You didn’t give us a phone number, so please call us at that time:",
    es: "Está en el calendario de nuestro equipo. No nos diste un teléfono, así que llámanos tú a esa hora, por favor:",
  },
  phone: { en: "Your phone number", es: "Tu número de teléfono" },
  phoneHint: {
    en: "With a number, we call you. Without one, you call us at that time.",
    es: "Con un número, te llamamos nosotros. Sin él, nos llamas tú a esa hora.",
  },
  savePhone: { en: "Save the number", es: "Guardar el número" },
  phoneSaved: { en: "We’ll call you at that number", es: "Te llamaremos a ese número" },
  ownTime: { en: (when: string) => `${when} your time`, es: (when: string) => `${when} en tu hora local` },
  zone: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
  calendar: { en: "Calendar file (.ics)", es: "Archivo de calendario (.ics)" },
  giveBack: { en: "Cancel the call", es: "Cancelar la llamada" },
  change: { en: "Choose another time", es: "Elegir otra hora" },
  choose: { en: "Available times", es: "Horas disponibles" },
  none: {
    en: "No times are open in the next few days. We’ll write to you within 24 hours, as promised.",
    es: "No quedan horas disponibles en los próximos días. Te escribimos en las próximas 24 horas, como prometimos.",
  },
  closed: {
    en: "You can’t choose a time here right now. If you’d like to talk, call us:",
    es: "Ahora mismo no se puede elegir una hora aquí. Si quieres hablar, llámanos:",
  },
  later: {
    en: "You can choose a time here once our team has read your request. Please come back later; to talk sooner, call us:",
    es: "Podrás elegir una hora aquí cuando nuestro equipo haya leído tu solicitud. Vuelve más tarde; si quieres hablar antes, llámanos:",
  },
  over: {
    en: "This call’s time has passed, so you can’t change it here. If we haven’t spoken, call us:",
    es: "La hora de esta llamada ya pasó, así que aquí no se puede cambiar. Si no hemos hablado, llámanos:",
  },
  overTitle: {
    en: (when: string) => `The call was set for: ${when}`,
    es: (when: string) => `La llamada era: ${when}`,
  },
  saving: { en: "Saving…", es: "Guardando…" },
  saved: { en: "Your call is booked", es: "Tu llamada quedó agendada" },
  given: { en: "Your call was cancelled", es: "Tu llamada se canceló" },
  failed: { en: "It was not saved", es: "No se guardó" },
  taken: {
    en: "Someone just took this time. Choose another one.",
    es: "Alguien acaba de tomar esa hora. Elige otra.",
  },
  tryAgain: { en: "Please try again.", es: "Inténtalo de nuevo." },
});
