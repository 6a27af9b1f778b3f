import { bilingual } from "#platform/i18n/text.ts";
import { dataMessages } from "../parts/data-messages.ts";
import { saleDays } from "../rules/sale-days.ts";

const answered = {
  en: "Who was not answered yet counts as answered now. Nobody is written to.",
  es: "A quien aún no se le había respondido, ahora cuenta como respondido. No se le escribe a nadie.",
};

export const messages = bilingual({
  bulk: {
    things: {
      en: (n: number) => (n === 1 ? "1 lead" : `${n} leads`),
      es: (n: number) => (n === 1 ? "1 solicitud" : `${n} solicitudes`),
    },
    /** What follows when they get the status. */
    follows: {
      new: {
        en: "They wait for a first answer again, within 24 hours of the request.",
        es: "Vuelven a esperar una primera respuesta, dentro de las 24 horas desde la solicitud.",
      },
      contacted: answered,
      qualified: answered,
      converted: {
        en: "Until the sale of each is noted, Today lists it as missing. Nobody is written to.",
        es: "Hasta que se anote la venta de cada una, la pantalla Hoy la muestra como pendiente. No se le escribe a nadie.",
      },
      closed: {
        en: "They leave the list of what waits for us. A planning call that is still to come is given up. Each can be opened again by its status.",
        es: "Salen de lo que espera por nosotros. Una llamada de planificación pendiente se libera. Cada una se puede reabrir con su estado.",
      },
    },
  },
  source: { en: (how: string) => `Came by: ${how}`, es: (how: string) => `Llegó por: ${how}` },
  call: { en: (when: string) => `Call: ${when}`, es: (when: string) => `Llamada: ${when}` },
  title: { en: "Leads", es: "Solicitudes" },
  lead: {
    en: "Everyone who asked for a consultation. We promise each a first answer within 24 hours.",
    es: "Quienes pidieron una consulta. A cada persona se le prometió una primera respuesta en 24 horas.",
  },
  figures: {
    title: { en: "At a glance", es: "De un vistazo" },
    total: { en: "All leads", es: "Todas" },
    late: { en: "Late", es: "Con retraso" },
    lateHint: { en: "no answer within 24 hours", es: "sin respuesta en 24 horas" },
    noneLate: { en: "no one waiting too long", es: "nadie espera demasiado" },
    share: { en: (percent: string) => `${percent} of all`, es: (percent: string) => `${percent} del total` },
    allHint: { en: "since the first one", es: "desde la primera" },
    hints: {
      new: { en: "waiting for a first answer", es: "esperan respuesta" },
      contacted: { en: "in conversation", es: "en conversación" },
      qualified: { en: "ready for an offer", es: "listas para una oferta" },
    },
    failed: { en: "The figures could not be loaded.", es: "No se pudieron cargar las cifras." },
  },
  statuses: {
    new: { en: "New", es: "Nueva" },
    contacted: { en: "Contacted", es: "Contactada" },
    qualified: { en: "Qualified", es: "Calificada" },
    converted: { en: "Converted", es: "Convertida" },
    closed: { en: "Closed", es: "Cerrada" },
  },
  filters: { en: "Filter the leads", es: "Filtrar las solicitudes" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, email, phone, words…", es: "Nombre, correo, palabras…" },
  status: { en: "Status", es: "Estado" },
  anyStatus: { en: "Any", es: "Todos" },
  package: { en: "Package", es: "Paquete" },
  anyPackage: { en: "Any", es: "Todos" },
  from: { en: "From", es: "Desde" },
  to: { en: "To", es: "Hasta" },
  sale: { en: "Sale", es: "Venta" },
  anySale: { en: "Any", es: "Todas" },
  sales: {
    missing: {
      en: `Missing, converted in the last ${saleDays} days`,
      es: `Falta, convertida en los últimos ${saleDays} días`,
    },
    noted: { en: "Noted", es: "Anotada" },
  },
  onlyHeld: { en: "Held only", es: "Solo las retenidas" },
  list: { en: "Leads, newest first", es: "Solicitudes, primero las más nuevas" },
  received: { en: "Received", es: "Recibida" },
  who: { en: "Who", es: "Quién" },
  request: { en: "Request", es: "Solicitud" },
  firstAnswer: { en: "First answer", es: "Primera respuesta" },
  undecided: dataMessages.undecided,
  messageOf: { en: (name: string) => `message of ${name}`, es: (name: string) => `mensaje de ${name}` },
  saveStatus: { en: (status: string) => `Save “${status}”`, es: (status: string) => `Guardar «${status}»` },
  keepStatus: { en: "Undo", es: "Deshacer" },
  statusOf: { en: (name: string) => `Status of ${name}`, es: (name: string) => `Estado de ${name}` },
  mailSubject: {
    en: (reference: string) => `Your consultation with Arribo (${reference})`,
    es: (reference: string) => `Tu consulta con Arribo (${reference})`,
  },
  clock: {
    answered: {
      en: (span: string) => `Answered after ${span}`,
      es: (span: string) => `Respondida tras ${span}`,
    },
    answeredLate: {
      en: (span: string) => `Answered late, after ${span}`,
      es: (span: string) => `Respondida tarde, tras ${span}`,
    },
    closed: { en: "Closed without an answer", es: "Cerrada sin respuesta" },
  },
  notes: { en: "Notes, steps", es: "Notas, pasos" },
  closing: {
    title: {
      en: (name: string) => `Close the lead of ${name}?`,
      es: (name: string) => `¿Cerrar la solicitud de ${name}?`,
    },
    text: {
      en: "No status says that anybody answered yet. Nothing is sent by closing; a planned call that is still to come is freed.",
      es: "Ningún estado dice que alguien le haya contestado. Al cerrar no se envía nada; si tiene una llamada pendiente, se libera.",
    },
    question: {
      en: (name: string) => `Has somebody answered ${name}?`,
      es: (name: string) => `¿Alguien le contestó a ${name}?`,
    },
    yes: { en: "Yes, answered", es: "Sí, le contestamos" },
    no: { en: "No answer", es: "No le contestamos" },
    yesHint: {
      en: "It counts as answered now.",
      es: "Cuenta como contestada en este momento.",
    },
    noHint: {
      en: "It counts as closed without an answer, not as answered.",
      es: "Cuenta como cerrada sin respuesta, no como contestada.",
    },
    action: { en: "Close the lead", es: "Cerrar la solicitud" },
  },
  correction: {
    open: { en: "Correct", es: "Corregir" },
    openFor: {
      en: (name: string) => `Correct the data of ${name}`,
      es: (name: string) => `Corregir los datos de ${name}`,
    },
    title: { en: "Correct the data", es: "Corregir los datos" },
    lead: {
      en: "An email or a phone number is enough. The history keeps what it was before. If you replace the email, the customer's link to the call is a new one, and those that were sent or saved before stop working.",
      es: "Basta un correo o un teléfono. El historial guarda lo que decía antes. Si reemplazas el correo, el enlace del cliente a la llamada es otro, y los enviados o guardados antes dejan de servir.",
    },
    fields: dataMessages.fields,
    corrected: {
      en: (field: string) => `${field} corrected`,
      es: (field: string) => `Corregido: ${field.toLowerCase()}`,
    },
    done: { en: "Data corrected", es: "Datos corregidos" },
  },
  history: {
    show: { en: "History", es: "Historial" },
    of: { en: (name: string) => `of ${name}`, es: (name: string) => `de ${name}` },
    arrived: { en: "Received", es: "Recibida" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    undone: { en: (change: string) => `Undone: ${change}`, es: (change: string) => `Deshecho: ${change}` },
    none: { en: "No change of status yet.", es: "Aún sin cambios de estado." },
  },
  updated: { en: "Status Updated", es: "Estado actualizado" },
  updatedText: {
    en: (status: string) => `Lead status changed to ${status}`,
    es: (status: string) => `La solicitud pasó a «${status}»`,
  },
  updateFailed: { en: "Failed to update lead status", es: "No se pudo actualizar el estado de la solicitud" },
  loadFailed: { en: "Failed to load leads data", es: "No se pudieron cargar las solicitudes" },
  empty: { en: "No leads yet", es: "Aún no hay solicitudes" },
  emptyHint: {
    en: "The first request for a consultation will appear here.",
    es: "La primera solicitud de consulta aparecerá aquí.",
  },
  nothingFound: { en: "No leads match these filters", es: "Ninguna solicitud cumple con estos filtros" },
});
