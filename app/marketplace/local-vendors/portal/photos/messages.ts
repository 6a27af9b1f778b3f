import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  one: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
  shrinking: { en: "Resizing…", es: "Achicándola…" },
  waiting: { en: "Waiting for its turn", es: "Esperando su turno" },
  sending: {
    en: (percent: number) => `Uploading: ${percent}%`,
    es: (percent: number) => `Subiendo: ${percent}%`,
  },
  checking: { en: "Almost there…", es: "Ya casi…" },
  done: { en: "Uploaded", es: "Subida" },
  notSent: { en: "It didn’t go through.", es: "No se pudo subir." },
  unreadable: {
    en: "We can’t open this photo. Try another one.",
    es: "No podemos abrir esta foto. Prueba con otra.",
  },
  retry: { en: "Try again", es: "Reintentar" },
  remove: { en: "Remove", es: "Quitar" },
  of: { en: (n: number) => `photo ${n}`, es: (n: number) => `foto ${n}` },
  count: {
    en: (n: number) => (n === 1 ? "1 photo uploaded" : `${n} photos uploaded`),
    es: (n: number) => (n === 1 ? "1 foto subida" : `${n} fotos subidas`),
  },
  /** Photos chosen before a reload, or deleted by the server as too old. */
  lost: {
    en: (n: number) =>
      n === 1 ? "1 photo is missing; choose it again." : `${n} photos are missing; choose them again.`,
    es: (n: number) =>
      n === 1 ? "Falta 1 foto; elígela de nuevo." : `Faltan ${n} fotos; elígelas de nuevo.`,
  },
  optional: {
    en: "You can send the application without it.",
    es: "Puedes enviar la solicitud sin ella.",
  },
  unfinished: {
    en: "If you send now, photos that haven’t finished uploading are left out.",
    es: "Si envías ahora, las fotos que no han subido se quedan fuera.",
  },
});
