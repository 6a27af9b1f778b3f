import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  search: { en: "Search", es: "Buscar" },
  flagged: {
    title: { en: "Flagged Vendors", es: "Proveedores con faltas" },
    lead: {
      en: "Vendors whose texts lead customers around the concierge. Three open strikes propose a suspension; nothing is hidden automatically.",
      es: "Proveedores con textos que llevan a los clientes a saltarse el concierge. Tres faltas abiertas proponen una suspensión; nada se oculta por sí solo.",
    },
    back: { en: "Back to Dashboard", es: "Volver al panel" },
    history: { en: "Incident history", es: "Historial de incidentes" },
    filters: { en: "Filter the flagged vendors", es: "Filtrar los proveedores con faltas" },
    searchHint: { en: "Business name…", es: "Nombre del negocio…" },
    list: {
      en: "Flagged vendors, most strikes first",
      es: "Proveedores con faltas, primero los que tienen más",
    },
    reason: { en: "Reason", es: "Motivo" },
    strikes: { en: "Strikes", es: "Faltas" },
    open: {
      en: (_n: number): string => "open",
      es: (n: number): string => (n === 1 ? "abierta" : "abiertas"),
    },
    incidents: { en: "See the incidents", es: "Ver los incidentes" },
    proposed: { en: "Suspension proposed", es: "Suspensión propuesta" },
    decide: { en: "Decide on the suspension", es: "Decidir la suspensión" },
    loadFailed: {
      en: "Failed to load the flagged vendors",
      es: "No se pudieron cargar los proveedores con faltas",
    },
    empty: { en: "No flagged vendors at this time.", es: "No hay proveedores con faltas en este momento." },
    emptyHint: {
      en: "Vendors with open strikes will appear here.",
      es: "Aquí aparecerán los proveedores con faltas abiertas.",
    },
    nothingFound: {
      en: "No flagged vendor has this name",
      es: "Ningún proveedor con faltas tiene este nombre",
    },
    nothingFoundHint: { en: "Search for fewer words.", es: "Busca con menos palabras." },
  },
  incidents: {
    title: { en: "Flag Incident History", es: "Historial de incidentes" },
    lead: {
      en: "What was found in vendors' texts, and what staff saw themselves. Each is a strike until it is dismissed.",
      es: "Lo que se encontró en los textos de los proveedores y lo que vio el equipo. Cada uno es una falta hasta que se descarta.",
    },
    back: { en: "Flagged Vendors", es: "Proveedores con faltas" },
    filters: { en: "Filter the incidents", es: "Filtrar los incidentes" },
    searchHint: { en: "Words of the text…", es: "Palabras del texto…" },
    state: { en: "State", es: "Estado" },
    anyState: { en: "Any", es: "Todos" },
    states: {
      open: { en: "Open strike", es: "Falta abierta" },
      dismissed: { en: "Dismissed", es: "Descartada" },
    },
    list: { en: "Incidents, newest first", es: "Incidentes, primero los más nuevos" },
    only: { en: (name: string) => `Only ${name}`, es: (name: string) => `Solo ${name}` },
    allVendors: { en: "All vendors", es: "Todos los proveedores" },
    vendorId: { en: "Vendor ID", es: "ID de proveedor" },
    source: { en: "Source", es: "Origen" },
    pattern: { en: "Pattern", es: "Patrón" },
    text: { en: "Text", es: "Texto" },
    date: { en: "Date", es: "Fecha" },
    answer: { en: "The vendor's answer", es: "Respuesta del proveedor" },
    noAnswer: { en: "No answer from the vendor yet", es: "El proveedor aún no responde" },
    loggedBy: { en: (who: string) => `logged by ${who}`, es: (who: string) => `anotado por ${who}` },
    dismiss: { en: "Dismiss", es: "Descartar" },
    restore: { en: "Make it a strike again", es: "Volver a contar como falta" },
    of: {
      en: (id: number, name: string) => `incident ${id}, ${name}`,
      es: (id: number, name: string) => `incidente ${id}, ${name}`,
    },
    changeFailed: { en: "Failed to update the incident", es: "No se pudo actualizar el incidente" },
    loadFailed: { en: "Failed to load the incidents", es: "No se pudieron cargar los incidentes" },
    empty: { en: "No incidents logged yet.", es: "Aún no hay incidentes registrados." },
    emptyHint: {
      en: "What is found in vendors' texts will appear here, and what you log by hand.",
      es: "Aquí aparecerá lo que se encuentre en los textos de los proveedores, y lo que anotes a mano.",
    },
    nothingFound: { en: "No incident fits these filters", es: "Ningún incidente cumple con estos filtros" },
    nothingFoundHint: {
      en: "Remove a filter, or search for fewer words.",
      es: "Quita alguno o busca con menos palabras.",
    },
  },
  log: {
    open: { en: "Log an incident", es: "Anotar un incidente" },
    text: {
      en: "Something you saw yourself. It is a strike until it is dismissed; the vendor reads it and can answer.",
      es: "Algo que viste tú. Es una falta hasta que se descarte; el proveedor lo lee y puede responder.",
    },
    send: { en: "Log it", es: "Anotar" },
    sending: { en: "Logging…", es: "Anotando…" },
    vendor: { en: "Vendor", es: "Proveedor" },
    vendorHint: { en: "Type a part of the business name.", es: "Escribe una parte del nombre del negocio." },
    vendorMissing: { en: "Choose the vendor.", es: "Elige el proveedor." },
    other: { en: "Choose another", es: "Elegir otro" },
    found: { en: "Vendors found", es: "Proveedores encontrados" },
    count: {
      en: (n: number, text: string) =>
        n === 0 ? "No vendor has this name." : n === 1 ? "1 vendor found" : `${text} vendors found`,
      es: (n: number, text: string) =>
        n === 0
          ? "Ningún proveedor tiene este nombre."
          : n === 1
            ? "1 proveedor encontrado"
            : `${text} proveedores encontrados`,
    },
    searching: { en: "Searching…", es: "Buscando…" },
    searchFailed: { en: "The search failed. Type again.", es: "La búsqueda falló. Escribe de nuevo." },
    number: { en: (id: number | string) => `no. ${id}`, es: (id: number | string) => `n.º ${id}` },
    pattern: { en: "Pattern", es: "Patrón" },
    choose: { en: "Choose…", es: "Elige…" },
    patternMissing: { en: "Choose what it was about.", es: "Elige de qué se trata." },
    details: { en: "What happened", es: "Qué pasó" },
    detailsHint: {
      en: "The vendor reads these words. Leave out who told you.",
      es: "El proveedor lee estas palabras. No digas quién te lo contó.",
    },
    logged: { en: "Incident logged", es: "Incidente anotado" },
    loggedText: {
      en: (name: string) => `It is a strike for ${name} now.`,
      es: (name: string) => `Ahora es una falta de ${name}.`,
    },
    failed: { en: "Failed to log the incident", es: "No se pudo anotar el incidente" },
    twice: {
      en: "The same words are logged for this vendor already.",
      es: "Las mismas palabras ya están anotadas para este proveedor.",
    },
  },
});
