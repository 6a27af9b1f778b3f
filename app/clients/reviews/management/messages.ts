import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  bulk: {
    publish: { en: "Publish", es: "Publicar" },
    published: {
      en: (n: number) => (n === 1 ? "1 published" : `${n} published`),
      es: (n: number) => (n === 1 ? "1 publicada" : `${n} publicadas`),
    },
    alreadyPublished: {
      en: (n: number) => (n === 1 ? "1 was published already" : `${n} were published already`),
      es: (n: number) => (n === 1 ? "1 ya estaba publicada" : `${n} ya estaban publicadas`),
    },
    decline: { en: "Decline", es: "No publicar" },
    declined: {
      en: (n: number) => (n === 1 ? "1 declined" : `${n} declined`),
      es: (n: number) => (n === 1 ? "1 no publicada" : `${n} no publicadas`),
    },
    alreadyDeclined: {
      en: (n: number) => (n === 1 ? "1 was declined already" : `${n} were declined already`),
      es: (n: number) => (n === 1 ? "1 ya estaba descartada" : `${n} ya estaban descartadas`),
    },
    declineTitle: {
      en: (n: number) => (n === 1 ? "Decline 1 review?" : `Decline ${n} reviews?`),
      es: (n: number) => (n === 1 ? "¿No publicar 1 reseña?" : `¿No publicar ${n} reseñas?`),
    },
    declineText: {
      en: "Nobody sees them, and the customers are not notified. Only those that wait are decided.",
      es: "Nadie las ve y a los clientes no se les dice nada. Solo se deciden las que esperan.",
    },
  },
  title: { en: "Reviews", es: "Reseñas" },
  lead: {
    en: "What customers wrote after a completed booking. Nothing is public until one of us has read it.",
    es: "Lo que se escribió después de una reserva completada. Nada es público hasta que alguien del equipo lo lea.",
  },
  filters: { en: "Filter the reviews", es: "Filtrar las reseñas" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Vendor, author, words…", es: "Proveedor, autor, palabras…" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    waiting: { en: "Waiting", es: "En espera" },
    published: { en: "Published", es: "Publicada" },
    declined: { en: "Declined", es: "Rechazada" },
  },
  list: { en: "Reviews, newest first", es: "Reseñas, primero las más nuevas" },
  by: { en: (author: string) => `by ${author}`, es: (author: string) => `de ${author}` },
  of: {
    en: (author: string, vendor: string) => `review by ${author}, ${vendor}`,
    es: (author: string, vendor: string) => `reseña de ${author}, ${vendor}`,
  },
  date: { en: "Date", es: "Fecha" },
  booking: { en: "See the booking", es: "Ver la reserva" },
  sample: { en: "Sample", es: "Ejemplo" },
  reply: {
    en: (when: string) => `The vendor's reply, ${when}`,
    es: (when: string) => `Respuesta del proveedor, ${when}`,
  },
  removeReply: { en: "Take the reply down", es: "Retirar la respuesta" },
  replyRemoved: { en: "Reply removed", es: "Respuesta retirada" },
  replyRemovedText: {
    en: (vendor: string) => `It is off the page; ${vendor} can answer again.`,
    es: (vendor: string) => `Ya no está en la página; ${vendor} puede responder de nuevo.`,
  },
  contacts: {
    en: (found: string) => `Contains a way of contact: ${found}`,
    es: (found: string) => `Contiene una forma de contacto: ${found}`,
  },
  publish: { en: "Publish", es: "Publicar" },
  decline: { en: "Decline", es: "Rechazar" },
  published: { en: "Review published", es: "Reseña publicada" },
  publishedText: {
    en: (vendor: string) => `Everyone can read it on the page of ${vendor}, and it counts in the rating.`,
    es: (vendor: string) => `Ya se lee en la página de ${vendor} y cuenta en la calificación.`,
  },
  declined: { en: "Review declined", es: "Reseña rechazada" },
  declinedText: {
    en: (vendor: string) => `It is not on the page of ${vendor}, and does not count in the rating.`,
    es: (vendor: string) => `No está en la página de ${vendor} ni cuenta en la calificación.`,
  },
  failed: { en: "Failed to update the review", es: "No se pudo actualizar la reseña" },
  conflict: {
    en: "Someone else decided on it in the meantime. The current version is shown.",
    es: "Alguien más ya decidió sobre esta reseña. Así está ahora.",
  },
  loadFailed: { en: "Failed to load the reviews", es: "No se pudieron cargar las reseñas" },
  empty: { en: "No reviews yet", es: "Aún no hay reseñas" },
  emptyHint: {
    en: "When a booking is completed, its customer gets a link to write one. It will appear here.",
    es: "Cuando se completa una reserva, el cliente recibe un enlace para escribir una. Aparecerá aquí.",
  },
  nothingFound: { en: "No review fits these filters", es: "Ninguna reseña cumple con estos filtros" },
});
