import { bilingual } from "#platform/i18n/text.ts";
import { maxPhotos } from "../../values.ts";

export const messages = bilingual({
  title: { en: "Photos (optional)", es: "Fotos (opcional)" },
  hint: {
    en: `Up to ${maxPhotos}. They upload after you send the request. Our team can see them, and so can anyone who has the link to your booking.`,
    es: `Hasta ${maxPhotos}. Se suben después de enviar la solicitud. Las ve nuestro equipo y quien tenga el enlace de tu reserva.`,
  },
  addHint: {
    en: `Up to ${maxPhotos} in all. Our team can see them, and so can anyone who has the link to your booking.`,
    es: `Hasta ${maxPhotos} en total. Las ve nuestro equipo y quien tenga el enlace de tu reserva.`,
  },
  choose: { en: "Choose photos", es: "Elegir fotos" },
  add: { en: "Add photos", es: "Agregar fotos" },
  full: { en: "That’s the maximum number of photos.", es: "Ese es el máximo de fotos." },
  one: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
  remove: { en: (n: number) => `Remove photo ${n}`, es: (n: number) => `Quitar la foto ${n}` },
  reading: { en: "Resizing…", es: "Achicándola…" },
  ready: { en: "Uploads after you send the request", es: "Se sube después de enviar la solicitud" },
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
  /** On the page after the request was sent. */
  sentTitle: { en: "Your photos", es: "Tus fotos" },
  stay: {
    en: "Stay on this page until they have uploaded. You can add any that are missing on your booking’s page.",
    es: "Quédate en esta página hasta que se suban. Las que falten las puedes agregar en la página de tu reserva.",
  },
});
