import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  historyFailed: { en: "Failed to load the history", es: "No se pudo cargar el historial" },
  moreSteps: { en: "Show more steps", es: "Mostrar más pasos" },
  showMore: { en: "Show more", es: "Mostrar más" },
  showLess: { en: "Show less", es: "Mostrar menos" },
  showing: {
    en: (shown: string, total: string) => `Showing ${shown} of ${total}`,
    es: (shown: string, total: string) => `Se muestran ${shown} de ${total}`,
  },
  loading: { en: "Loading…", es: "Cargando…" },
  asOf: { en: (time: string) => `As of ${time}`, es: (time: string) => `A las ${time}` },
  refresh: { en: "Refresh", es: "Actualizar" },
  refreshing: { en: "Refreshing…", es: "Actualizando…" },
  previous: { en: "Previous", es: "Anterior" },
  next: { en: "Next", es: "Siguiente" },
  pages: { en: "Pages", es: "Páginas" },
  emptyPage: { en: "This page is empty now", es: "Esta página quedó vacía" },
  emptyPageHint: {
    en: "The list got shorter in the meantime. What is left is on the first pages.",
    es: "La lista se acortó mientras tanto; lo que queda está en sus primeras páginas.",
  },
  firstPage: { en: "Go to the first page", es: "Ir a la primera página" },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  filters: {
    en: (active: number) => (active > 0 ? `Filters (${active})` : "Filters"),
    es: (active: number) => (active > 0 ? `Filtros (${active})` : "Filtros"),
  },
  meanwhile: {
    en: (who: string, status: string) => `${who} moved it to ${status} meanwhile.`,
    es: (who: string, status: string) => `Mientras tanto, ${who} cambió el estado a «${status}».`,
  },
  clearFilters: { en: "Clear filters", es: "Quitar filtros" },
  call: { en: (name: string) => `Call ${name}`, es: (name: string) => `Llamar a ${name}` },
  whatsapp: {
    en: (name: string) => `WhatsApp with ${name} (opens a new window)`,
    es: (name: string) => `WhatsApp con ${name} (abre otra ventana)`,
  },
  english: { en: "English", es: "Inglés" },
  spanish: { en: "Spanish", es: "Español" },
  /** How long a promised answer has been due, or has time. */
  clock: {
    onTime: {
      en: (span: string) => `On time, ${span} left`,
      es: (span: string) => `A tiempo, quedan ${span}`,
    },
    soon: {
      en: (span: string) => `Due soon, ${span} left`,
      es: (span: string) => `Vence pronto, quedan ${span}`,
    },
    late: { en: (span: string) => `Late by ${span}`, es: (span: string) => `Con retraso de ${span}` },
    due: { en: (when: string) => `due ${when}`, es: (when: string) => `para el ${when}` },
    minutes: { en: (n: number) => `${n} min`, es: (n: number) => `${n} min` },
    hours: { en: (n: number) => `${n} h`, es: (n: number) => `${n} h` },
    days: { en: (n: number) => `${n} days`, es: (n: number) => `${n} días` },
  },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
  keyboard: {
    title: { en: "Keyboard", es: "Teclado" },
    j: { en: "Next entry", es: "Entrada siguiente" },
    k: { en: "Previous entry", es: "Entrada anterior" },
    slash: { en: "Search", es: "Buscar" },
    help: { en: "This help", es: "Esta ayuda" },
    enterKey: { en: "Enter", es: "Enter" },
    enter: { en: "Open the entry (Today, bookings)", es: "Abrir la entrada (Hoy, reservas)" },
    escape: { en: "Close the booking", es: "Cerrar la reserva" },
    use: { en: "Use these single keys", es: "Usar estas teclas" },
    useHint: {
      en: "They do nothing while you type in a field. Tab, Enter and the arrow keys always work.",
      es: "Nunca actúan mientras escribes en un campo. Tab, Enter y las flechas siempre funcionan.",
    },
    note: {
      en: "From an entry, Tab leads to its links and buttons.",
      es: "Desde una entrada, Tab lleva a sus enlaces y botones.",
    },
    key: { en: "Key", es: "Tecla" },
    does: { en: "What it does", es: "Qué hace" },
  },
  assignee: {
    mine: { en: "Yours", es: "A tu cargo" },
    theirs: { en: "Assigned to", es: "A cargo de" },
    take: { en: "Take", es: "Tomar" },
    takeOver: { en: "Take over", es: "Tomar el relevo" },
    giveBack: { en: "Give back", es: "Soltar" },
    failed: { en: "Nothing changed. Please try again.", es: "No cambió nada. Inténtalo de nuevo." },
    fasterTitle: { en: "A colleague was faster", es: "Alguien del equipo fue más rápido" },
    faster: { en: "You now see the latest version.", es: "Lo que ves ahora es como está." },
  },
  release: { en: "Not spam", es: "No es spam" },
  released: { en: "The hold was lifted", es: "Ya no se retiene" },
  releasedText: { en: "It is in the queue now.", es: "Ya está en la lista." },
  releaseFailed: { en: "Failed to lift the hold", es: "No se pudo quitar la retención" },
  held: {
    label: { en: "Held", es: "Retenido" },
    trap: { en: "It filled in a field no person can see.", es: "Llenó un campo que ninguna persona ve." },
    too_fast: {
      en: "It was sent faster than a person types.",
      es: "Se envió más rápido de lo que escribe una persona.",
    },
    repeated: {
      en: "The same text arrived twice within minutes.",
      es: "El mismo texto llegó dos veces en minutos.",
    },
    flood: {
      en: "It exceeded the limit for its address.",
      es: "Llegó por encima del límite de su dirección.",
    },
    other: { en: "It looks automated.", es: "Parece de un robot." },
  },
});
