import { bilingual } from "#platform/i18n/text.ts";

/** Of photos that a person chooses and sends. */
export const messages = bilingual({
  title: { en: "Photos (optional)", es: "Fotos (opcional)" },
  choose: { en: "Choose photos", es: "Elegir fotos" },
  add: { en: "Add photos", es: "Agregar fotos" },
  full: { en: "That’s the maximum number of photos.", es: "Ese es el máximo de fotos." },
  one: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
  remove: { en: (n: number) => `Remove photo ${n}`, es: (n: number) => `Quitar la foto ${n}` },
  reading: { en: "Resizing…", es: "Achicándola…" },
  ready: { en: "Uploads after you send the request", es: "Se sube después de enviar la solicitud" },
  waiting: { en: "Waiting to upload", es: "Esperando para subir" },
  sending: {
    en: (percent: number) => `Uploading: ${percent}%`,
    es: (percent: number) => `Subiendo: ${percent}%`,
  },
  done: { en: "Uploaded", es: "Subida" },
  unreadable: {
    en: "We can’t open this photo. Try another one.",
    es: "No podemos abrir esta foto. Prueba con otra.",
  },
  notSent: { en: "It didn’t go through.", es: "No se pudo subir." },
  retry: { en: "Send the photos again", es: "Volver a enviar las fotos" },
});
