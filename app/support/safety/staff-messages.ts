import { bilingual } from "#platform/i18n/text.ts";

/** The staff's list of safety requests. */
export const messages = bilingual({
  title: { en: "Safety requests", es: "Solicitudes de seguridad" },
  lead: {
    en: "Open ones first, emergencies first of all. The first answer is due at once, within 2 hours, or within 24.",
    es: "Primero las abiertas y, antes que todas, las emergencias. La primera respuesta se espera de inmediato, en 2 horas o en 24.",
  },
  filters: { en: "Filter the safety requests", es: "Filtrar las solicitudes de seguridad" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, contact, reference, words…", es: "Nombre, contacto, referencia, palabras…" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    pending_review: { en: "Pending review", es: "Por revisar" },
    in_hand: { en: "In hand", es: "En manos del equipo" },
    closed: { en: "Closed", es: "Cerrada" },
    marked: { en: "Held", es: "Retenida" },
  },
  urgencies: {
    normal: { en: "Normal", es: "Normal" },
    urgent: { en: "Urgent", es: "Urgente" },
    emergency: { en: "Emergency", es: "Emergencia" },
  },
  list: {
    en: "Safety requests, the most urgent first",
    es: "Solicitudes de seguridad, primero lo más urgente",
  },
  detailsOf: { en: (name: string) => `request of ${name}`, es: (name: string) => `solicitud de ${name}` },
  photo: {
    en: (n: number, name: string) => `Photo ${n} from ${name}`,
    es: (n: number, name: string) => `Foto ${n} de ${name}`,
  },
  noContact: { en: "Left no phone and no email.", es: "No dejó teléfono ni correo." },
  writtenEarlier: {
    en: (when: string) => `Written ${when}, without a network.`,
    es: (when: string) => `Escrita el ${when}, sin conexión.`,
  },
  nobody: { en: "Unassigned", es: "Sin asignar" },
  age: {
    openFor: { en: "open for", es: "abierta desde hace" },
    minutes: { en: (n: number) => `${n} min`, es: (n: number) => `${n} min` },
    hours: { en: (n: number) => `${n} h`, es: (n: number) => `${n} h` },
    days: {
      en: (n: number) => (n === 1 ? "1 day" : `${n} days`),
      es: (n: number) => (n === 1 ? "1 día" : `${n} días`),
    },
  },
  replySubject: {
    en: (reference: string) => `Your safety request ${reference}`,
    es: (reference: string) => `Tu solicitud de seguridad ${reference}`,
  },
  take: { en: "Take in hand", es: "Atender ahora" },
  reached: { en: "I have reached them", es: "Ya hablé con la persona" },
  clock: {
    reached: {
      en: (when: string) => `First contact made ${when}`,
      es: (when: string) => `Primer contacto hecho el ${when}`,
    },
    closed: { en: "Closed without a first contact", es: "Cerrada sin primer contacto" },
  },
  note: { en: "Note or close", es: "Anotar o cerrar" },
  dialog: {
    title: { en: (name: string) => `Request of ${name}`, es: (name: string) => `Solicitud de ${name}` },
    note: { en: "Note for the team", es: "Nota para el equipo" },
    noteHint: {
      en: "What was done and what is still to do. The person does not see it.",
      es: "Qué se hizo y qué falta. La persona no la ve.",
    },
    noteMissing: { en: "Write a note first.", es: "Escribe primero una nota." },
    save: { en: "Save the note", es: "Guardar la nota" },
    close: { en: "Close the request", es: "Cerrar la solicitud" },
    reopen: { en: "Open again", es: "Abrir de nuevo" },
    cancel: { en: "Cancel", es: "Cancelar" },
  },
  history: {
    title: { en: "History", es: "Historial" },
    arrived: { en: "Arrived", es: "Llegó" },
    noted: { en: "Note", es: "Nota" },
    contact: { en: "Contact added by the sender", es: "Contacto agregado por quien la envió" },
    photo: { en: "Photo added by the sender", es: "Foto agregada por quien la envió" },
    reached: { en: "The person was reached", es: "Se habló con la persona" },
    released: { en: "The hold was ended", es: "Se quitó la retención" },
  },
  changed: {
    pending_review: { en: "It waits for us again", es: "Vuelve a estar por revisar" },
    in_hand: { en: "In hand", es: "En manos del equipo" },
    closed: { en: "Request closed", es: "Solicitud cerrada" },
    noted: { en: "Note saved", es: "Nota guardada" },
    reached: { en: "First contact noted", es: "Primer contacto anotado" },
  },
  failed: {
    en: "Failed to update the safety request",
    es: "No se pudo actualizar la solicitud de seguridad",
  },
  fasterTitle: { en: "A colleague was faster", es: "Alguien del equipo fue más rápido" },
  faster: {
    en: "You now see the latest version. Nothing of yours has been saved yet.",
    es: "Lo que ves ahora es como está. Lo tuyo aún no se guardó.",
  },
  loadFailed: { en: "Failed to load the safety requests", es: "No se pudieron cargar las solicitudes" },
  empty: { en: "No safety requests yet", es: "Aún no hay solicitudes de seguridad" },
  emptyHint: {
    en: "Calls for help from the safety page will appear here, and ring if you switch the sound on.",
    es: "Aquí aparecerán los pedidos de ayuda de la página de seguridad, y sonarán si activas el sonido.",
  },
  nothingFound: {
    en: "No safety request fits these filters",
    es: "Ninguna solicitud cumple con estos filtros",
  },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
});
