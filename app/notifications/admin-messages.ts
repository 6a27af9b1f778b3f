import { bilingual } from "#platform/i18n/text.ts";

/** The staff's outbox and the bell. */
export const messages = bilingual({
  news: {
    title: { en: "News", es: "Novedades" },
    unread: {
      en: (count: string) => `News: ${count} unread`,
      es: (count: string) => `Novedades: ${count} sin leer`,
    },
    close: { en: "Close", es: "Cerrar" },
    show: { en: "Show", es: "Mostrar" },
    shows: {
      unread: { en: "Unread", es: "Sin leer" },
      all: { en: "All", es: "Todo" },
    },
    none: { en: "Nothing new.", es: "Nada nuevo." },
    noneYet: { en: "No news yet.", es: "Aún no hay novedades." },
    loading: { en: "Loading…", es: "Cargando…" },
    isUnread: { en: "Unread:", es: "Sin leer:" },
    latest: {
      en: (shown: string, total: string) => `The latest ${shown} of ${total}`,
      es: (shown: string, total: string) => `Las últimas ${shown} de ${total}`,
    },
    markRead: { en: "Mark all as read", es: "Marcar todo como leído" },
    failed: { en: "The news could not be loaded.", es: "No se pudieron cargar las novedades." },
    notMarked: { en: "Failed to mark the news as read", es: "No se pudieron marcar como leídas" },
  },
  title: { en: "Outbox", es: "Bandeja de salida" },
  leadConfigured: {
    en: "Letters to customers and to the team. “Sent” means that the mail service accepted it.",
    es: "Cartas a clientes y al equipo. «Enviado» significa que el servicio de correo lo aceptó.",
  },
  notConfigured: {
    title: { en: "Nothing is sent by itself", es: "Nada se envía solo" },
    text: {
      en: "No mail service is set up (SMTP_URL), so every letter waits here. Open it in your own mail program, send it, then mark it as sent.",
      es: "No hay servicio de correo configurado (SMTP_URL), así que cada carta espera aquí. Ábrela en tu programa de correo, envíala y luego márcala como enviada.",
    },
  },
  filters: { en: "Filter the outbox", es: "Filtrar la bandeja" },
  search: { en: "Search by recipient", es: "Buscar por destinatario" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    waiting: { en: "Waiting", es: "En espera" },
    sent: { en: "Sent", es: "Enviado" },
    failed: { en: "Not accepted", es: "No aceptado" },
    sent_by_hand: { en: "Sent by hand", es: "Enviado a mano" },
  },
  waitingHere: {
    en: "Waits for someone to send it by hand.",
    es: "Espera a que alguien lo envíe a mano.",
  },
  waitingTurn: { en: "Waits for its turn.", es: "Espera su turno." },
  acceptedAt: {
    en: (when: string) => `Accepted by the mail service, ${when}`,
    es: (when: string) => `Aceptado por el servicio de correo, ${when}`,
  },
  failedWith: {
    en: (reason: string, attempts: string) => `The mail service refused it (${reason}). Tries: ${attempts}.`,
    es: (reason: string, attempts: string) =>
      `El servicio de correo lo rechazó (${reason}). Intentos: ${attempts}.`,
  },
  byHandAt: {
    en: (who: string, when: string) => `${who} says so, ${when}`,
    es: (who: string, when: string) => `Según ${who}, ${when}`,
  },
  to: { en: "To", es: "Para" },
  read: { en: "Read the letter", es: "Leer la carta" },
  openMail: { en: "Open in my mail program", es: "Abrir en mi programa de correo" },
  markSent: { en: "Mark as sent", es: "Marcar como enviado" },
  sendAgain: { en: "Send again", es: "Enviar de nuevo" },
  marked: { en: "Marked as sent", es: "Marcado como enviado" },
  queued: { en: "Queued for the mail service", es: "En cola para el servicio de correo" },
  queuedText: {
    en: "It reads “Sent” once the service has accepted it.",
    es: "Dirá «Enviado» cuando el servicio lo haya aceptado.",
  },
  error: { en: "Error", es: "Error" },
  actFailed: {
    en: "That did not work. The letter is as it was.",
    es: "No funcionó. La carta sigue como estaba.",
  },
  conflict: {
    en: "It was sent or marked meanwhile, or no mail service is set up. Refresh to see how it stands.",
    es: "Ya se envió o se marcó mientras tanto, o no hay servicio de correo. Actualiza para ver cómo está.",
  },
  loadFailed: { en: "Failed to load the outbox", es: "No se pudo cargar la bandeja de salida" },
  empty: { en: "The outbox is empty", es: "La bandeja está vacía" },
  emptyHint: {
    en: "Each request and each message writes its letters here.",
    es: "Cada solicitud y cada mensaje dejan aquí sus cartas.",
  },
  nothingFound: { en: "No letter fits these filters", es: "Ninguna carta cumple con estos filtros" },
  nothingFoundHint: { en: "Take one away to see more.", es: "Quita alguno para ver más." },
});
