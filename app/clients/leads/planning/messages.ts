import { bilingual } from "#platform/i18n/text.ts";
import { callMinutes } from "../rules/call-slots.ts";

export const messages = bilingual({
  title: { en: "Your planning call", es: "Tu llamada de planificación" },
  reference: { en: "Reference", es: "Referencia" },
  lead: {
    en: `Choose ${callMinutes} minutes in which we call you. Without a choice we write to you within 24 hours, as promised.`,
    es: `Elige ${callMinutes} minutos en los que te llamamos. Si no eliges, te escribimos en las próximas 24 horas, como prometimos.`,
  },
  link: {
    en: "Keep the link to this page: whoever has it can see, change and give back the time.",
    es: "Guarda el enlace a esta página: quien lo tenga puede ver, cambiar y devolver la hora.",
  },
  chosen: { en: (when: string) => `Our call: ${when}`, es: (when: string) => `Nuestra llamada: ${when}` },
  weCall: {
    en: "It is in our team's calendar. We call the number that you gave us.",
    es: "Está en el calendario de nuestro equipo. Te llamamos al número que nos diste.",
  },
  youCall: {
    en: "It is in our team's calendar. You gave us no phone number, so please call us at that time:",
    es: "Está en el calendario de nuestro equipo. No nos diste un teléfono; llámanos a esa hora, por favor:",
  },
  zone: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
  calendar: { en: "Calendar file (.ics)", es: "Archivo de calendario (.ics)" },
  giveBack: { en: "Give the time back", es: "Devolver la hora" },
  change: { en: "Another time", es: "Otra hora" },
  choose: { en: "Free times", es: "Horas libres" },
  none: {
    en: "No time is free in the next days. We write to you within 24 hours, as promised.",
    es: "No queda hora libre en los próximos días. Te escribimos en las próximas 24 horas, como prometimos.",
  },
  notOpen: {
    en: "A time cannot be chosen here at the moment. If you would like to talk, call us:",
    es: "Ahora mismo no se puede elegir hora aquí. Si quieres hablar, llámanos:",
  },
  saving: { en: "Saving…", es: "Guardando…" },
  saved: { en: "The time is yours", es: "La hora es tuya" },
  given: { en: "The time is free again", es: "La hora vuelve a estar libre" },
  failed: { en: "It was not saved", es: "No se guardó" },
  taken: {
    en: "Somebody took this time a moment ago. Choose another one.",
    es: "Alguien acaba de tomar esa hora. Elige otra.",
  },
  tryAgain: { en: "Please try again.", es: "Inténtalo de nuevo." },
});
