import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Reports", es: "Reportes" },
  lead: {
    en: "What visitors reported about vendor pages, reviews and community posts. Close each with what was done about it.",
    es: "Lo que los visitantes reportaron de páginas, reseñas y publicaciones de la comunidad. Cierra cada reporte con lo que se hizo.",
  },
  filters: { en: "Filter the reports", es: "Filtrar los reportes" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "What is reported, words, email…", es: "Lo reportado, palabras, correo…" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    open: { en: "Open", es: "Abierto" },
    closed: { en: "Closed", es: "Cerrado" },
  },
  list: { en: "Reports, newest first", es: "Reportes, primero los más nuevos" },
  subjects: {
    vendor: { en: "Vendor page", es: "Página de proveedor" },
    review: { en: "Review", es: "Reseña" },
    post: { en: "Community post", es: "Publicación de la comunidad" },
  },
  reasons: {
    wrong: { en: "Something is not true", es: "Algo no es cierto" },
    "off-platform": {
      en: "Asked to pay or deal outside Arribo",
      es: "Pidió pagar o hacer trato por fuera de Arribo",
    },
    conduct: {
      en: "Treated someone badly, or it was not safe",
      es: "Trató mal a alguien, o no había seguridad",
    },
    fake: { en: "It is not genuine", es: "No es auténtico" },
    offensive: { en: "Offensive words", es: "Palabras ofensivas" },
    other: { en: "Something else", es: "Otra cosa" },
  },
  date: { en: "Date", es: "Fecha" },
  wasNamed: {
    en: (name: string) => `Then named “${name}”`,
    es: (name: string) => `Entonces se llamaba «${name}»`,
  },
  reason: { en: "Reason", es: "Motivo" },
  quoted: { en: "The words that were reported", es: "Las palabras reportadas" },
  message: { en: "What the visitor adds", es: "Lo que agrega el visitante" },
  noMessage: { en: "Nothing was added", es: "No agregó nada" },
  outcome: { en: "What was done", es: "Lo que se hizo" },
  noAddress: { en: "Left no email address", es: "No dejó correo" },
  subject: {
    en: (name: string) => `Your report to Arribo: ${name}`,
    es: (name: string) => `Tu reporte a Arribo: ${name}`,
  },
  flags: { en: "Flag incidents", es: "Incidentes" },
  vendor: { en: "Vendor's record", es: "Ficha del proveedor" },
  review: { en: "Find the review", es: "Buscar la reseña" },
  post: { en: "See the post", es: "Ver la publicación" },
  of: {
    en: (id: number, name: string) => `report ${id}, ${name}`,
    es: (id: number, name: string) => `reporte ${id}, ${name}`,
  },
  close: { en: "Close it…", es: "Cerrar…" },
  closing: {
    hint: {
      en: "In a few words, for the team (optional). 1,000 characters at most.",
      es: "En pocas palabras, para el equipo (opcional). Máximo 1,000 caracteres.",
    },
    send: { en: "Close the report", es: "Cerrar el reporte" },
    sending: { en: "Closing…", es: "Cerrando…" },
    conflict: {
      en: "A colleague was faster: the list shows what they did.",
      es: "Alguien del equipo se adelantó: la lista muestra lo que hizo.",
    },
    failed: {
      en: "The report was not closed. What you wrote is still here; please try again.",
      es: "No se cerró el reporte. Lo que escribiste sigue aquí; inténtalo de nuevo.",
    },
  },
  closed: { en: "Report closed", es: "Reporte cerrado" },
  closedText: {
    en: "It stays in the list of closed ones, with what was done.",
    es: "Queda en la lista de cerrados, con lo que se hizo.",
  },
  reopen: { en: "Open again", es: "Abrir de nuevo" },
  changeFailed: { en: "Failed to update the report", es: "No se pudo actualizar el reporte" },
  loadFailed: { en: "Failed to load the reports", es: "No se pudieron cargar los reportes" },
  empty: { en: "No reports yet", es: "Aún no hay reportes" },
  emptyHint: {
    en: "When someone reports a vendor page, a review or a post, it will appear here.",
    es: "Aquí aparecerá lo que alguien reporte de una página, una reseña o una publicación.",
  },
  nothingFound: { en: "No report fits these filters", es: "Ningún reporte cumple con estos filtros" },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
});
