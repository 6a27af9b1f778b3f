import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  none: { en: "No reviews yet", es: "Aún no hay reseñas" },
  how: {
    en: "When a booking is completed, we ask the customer for one. Once our team has read it, it appears here and on your page, and you can reply.",
    es: "Cuando se completa una reserva, le pedimos una al cliente. Cuando nuestro equipo la haya leído, aparecerá aquí y en tu página, y podrás responderla.",
  },
  loading: { en: "Loading your reviews…", es: "Cargando tus reseñas…" },
  failed: { en: "Your reviews could not be loaded.", es: "No se pudieron cargar tus reseñas." },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  meaning: {
    en: "Everyone can read these on your page. You can reply to each one once.",
    es: "Todos las pueden leer en tu página. Puedes responder a cada una una sola vez.",
  },
  list: { en: "Your reviews, newest first", es: "Tus reseñas, primero las más nuevas" },
  more: { en: (n: number) => `Show ${n} more`, es: (n: number) => `Mostrar ${n} más` },
  by: {
    en: (author: string, when: string) => `${author}, ${when}`,
    es: (author: string, when: string) => `${author}, ${when}`,
  },
  of: { en: (author: string) => `Review by ${author}`, es: (author: string) => `Reseña de ${author}` },
  reply: { en: "Reply", es: "Responder" },
  to: { en: (author: string) => `to ${author}`, es: (author: string) => `a ${author}` },
  yours: { en: "Your reply", es: "Tu respuesta" },
  repliedOn: { en: (when: string) => `Your reply, ${when}`, es: (when: string) => `Tu respuesta, ${when}` },
  hint: {
    en: "Everyone can read it on your page, and you can reply only once. Contact details are not allowed. From 2 to 1,000 characters.",
    es: "Todos pueden leerla en tu página y solo puedes responder una vez. No se permiten datos de contacto. De 2 a 1,000 caracteres.",
  },
  short: {
    en: "Write your reply first: at least 2 characters.",
    es: "Primero escribe tu respuesta: mínimo 2 caracteres.",
  },
  send: { en: "Publish the reply", es: "Publicar la respuesta" },
  sending: { en: "Publishing…", es: "Publicando…" },
  saved: { en: "Your reply is on your page.", es: "Tu respuesta ya está en tu página." },
  notSaved: {
    en: "Your reply was not published. What you wrote is still here; please try again.",
    es: "No se publicó tu respuesta. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  },
  twice: {
    en: "This review already has a reply; there can be only one. Cancel to read it.",
    es: "Esta reseña ya tiene una respuesta y solo puede haber una. Cancela para leerla.",
  },
  gone: {
    en: "This review is no longer on your page; it needs no reply.",
    es: "Esta reseña ya no está en tu página; no necesita respuesta.",
  },
});
