import { bilingual } from "#platform/i18n/text.ts";

/** The staff's list of posts and replies. */
export const messages = bilingual({
  title: { en: "Community posts", es: "Publicaciones de la comunidad" },
  lead: {
    en: "Posts and replies of the board: first what is held, then what is reported, then all others, newest first.",
    es: "Publicaciones y respuestas del tablero: primero lo retenido, luego lo reportado y después lo demás, de lo más nuevo a lo más viejo.",
  },
  board: { en: "See the board", es: "Ver el tablero" },
  filters: { en: "Filter the posts", es: "Filtrar las publicaciones" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Title, words, author…", es: "Título, palabras, autor…" },
  state: { en: "Show", es: "Mostrar" },
  anyState: { en: "All", es: "Todo" },
  states: {
    held: { en: "Held", es: "Retenido" },
    reported: { en: "Reported", es: "Reportado" },
    visible: { en: "On the board", es: "En el tablero" },
    hidden: { en: "Hidden", es: "Oculto" },
    removed: { en: "Removed by its author", es: "Retirado por su autor" },
  },
  topic: { en: "Topic", es: "Tema" },
  list: { en: "Posts and replies", es: "Publicaciones y respuestas" },
  only: {
    en: (title: string) => `Only the conversation “${title}”`,
    es: (title: string) => `Solo la conversación «${title}»`,
  },
  onlyNumber: { en: (id: number) => `Only post ${id}`, es: (id: number) => `Solo la publicación ${id}` },
  everything: { en: "Show everything", es: "Ver todo" },
  post: { en: "Post", es: "Publicación" },
  replyTo: { en: "Reply to", es: "Respuesta a" },
  by: { en: (author: string) => `by ${author}`, es: (author: string) => `de ${author}` },
  date: { en: "Date", es: "Fecha" },
  of: {
    en: (id: number, author: string) => `post ${id}, ${author}`,
    es: (id: number, author: string) => `publicación ${id}, ${author}`,
  },
  onBoard: { en: "See it on the board", es: "Ver en el tablero" },
  conversation: { en: "The whole conversation", es: "Toda la conversación" },
  reports: {
    en: (n: number) => (n === 1 ? "1 open report" : `${n} open reports`),
    es: (n: number) => (n === 1 ? "1 reporte abierto" : `${n} reportes abiertos`),
  },
  held: {
    first: {
      en: "A first post: nothing under this name from this browser has been reviewed yet.",
      es: "Primera publicación: aún no se ha revisado nada con este nombre desde este navegador.",
    },
    links: { en: "Names more than two web addresses.", es: "Nombra más de dos direcciones web." },
    trap: {
      en: "The hidden field was filled: probably a robot.",
      es: "Se llenó el campo oculto: probablemente un robot.",
    },
    too_fast: {
      en: "Sent within three seconds: probably a robot.",
      es: "Se envió en menos de tres segundos: probablemente un robot.",
    },
    repeated: { en: "The same text came minutes before.", es: "El mismo texto había llegado minutos antes." },
  },
  reasonGiven: { en: "Reason:", es: "Motivo:" },
  linksOn: { en: "Its web addresses are links.", es: "Sus direcciones web son enlaces." },
  linksOff: { en: "Its web addresses are plain text.", es: "Sus direcciones web son solo texto." },
  allowLinks: { en: "Allow links", es: "Permitir enlaces" },
  denyLinks: { en: "Make them plain text", es: "Dejarlas como texto" },
  linksChanged: { en: "Links changed", es: "Enlaces cambiados" },
  publish: { en: "Put on the board", es: "Publicar en el tablero" },
  hide: { en: "Hide…", es: "Ocultar…" },
  restore: { en: "Put back…", es: "Volver a publicar…" },
  keep: { en: "Leave it up…", es: "Dejarla…" },
  reason: { en: "Reason", es: "Motivo" },
  forms: {
    hide: {
      hint: {
        en: "For the team and the record. It also closes the open reports about it.",
        es: "Para el equipo y el registro. También cierra los reportes abiertos sobre ella.",
      },
      send: { en: "Hide it", es: "Ocultar" },
      sending: { en: "Hiding…", es: "Ocultando…" },
    },
    restore: {
      hint: {
        en: "For the team and the record (optional). It stays where it was.",
        es: "Para el equipo y el registro (opcional). Vuelve al lugar donde estaba.",
      },
      send: { en: "Put it back", es: "Volver a publicar" },
      sending: { en: "Putting it back…", es: "Publicando…" },
    },
    keep: {
      hint: {
        en: "Why it stays (optional). It closes the open reports about it.",
        es: "Por qué se queda (opcional). Cierra los reportes abiertos sobre ella.",
      },
      send: { en: "Leave it up", es: "Dejarla" },
      sending: { en: "Saving…", es: "Guardando…" },
    },
  },
  reasonMissing: { en: "Write the reason first.", es: "Escribe primero el motivo." },
  done: {
    visible: { en: "On the board", es: "En el tablero" },
    hidden: { en: "Hidden", es: "Oculta" },
  },
  doneText: {
    visible: { en: "Everyone can read it.", es: "Ya la puede leer cualquiera." },
    hidden: { en: "Nobody but the team can read it.", es: "Ya solo la puede leer el equipo." },
  },
  failed: { en: "Failed to update the post", es: "No se pudo actualizar la publicación" },
  conflict: {
    en: "Someone else decided on it in the meantime. The current version is shown.",
    es: "Alguien más ya decidió sobre ella. Así está ahora.",
  },
  history: {
    show: { en: "History", es: "Historial" },
    arrived: { en: "Written", es: "Escrita" },
    removed: { en: "Removed by its author", es: "Retirada por quien la escribió" },
    written: { en: "Written for the team", es: "Escrita en nombre del equipo" },
    kept: { en: "Reviewed, and left as it is", es: "Revisada y dejada como está" },
    linksOn: { en: "Links allowed", es: "Enlaces permitidos" },
    linksOff: { en: "Links made plain text", es: "Enlaces dejados como texto" },
    failed: { en: "The history could not be loaded.", es: "No se pudo cargar el historial." },
  },
  loadFailed: { en: "Failed to load the posts", es: "No se pudieron cargar las publicaciones" },
  empty: { en: "No posts yet", es: "Aún no hay publicaciones" },
  emptyHint: {
    en: "What visitors write on the community board will appear here, held ones first.",
    es: "Aquí aparecerá lo que los visitantes escriban en el tablero, primero lo retenido.",
  },
  nothingFound: { en: "No post fits these filters", es: "Ninguna publicación cumple con estos filtros" },
  nothingFoundHint: {
    en: "Remove a filter, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
});
