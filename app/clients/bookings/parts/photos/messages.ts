import { bilingual } from "#platform/i18n/text.ts";
import { maxPhotos } from "../../values.ts";

export const messages = bilingual({
  title: { en: "Photos (optional)", es: "Fotos (opcional)" },
  hint: {
    en: `Up to ${maxPhotos}. They go up once the request is sent. Our team sees them, and whoever has the link of the booking.`,
    es: `Hasta ${maxPhotos}. Se suben cuando la solicitud esté enviada. Las ve nuestro equipo, y quien tenga el enlace de la reserva.`,
  },
  addHint: {
    en: `Up to ${maxPhotos} in all. Our team sees them, and whoever has the link of the booking.`,
    es: `Hasta ${maxPhotos} en total. Las ve nuestro equipo, y quien tenga el enlace de la reserva.`,
  },
  choose: { en: "Choose photos", es: "Elegir fotos" },
  add: { en: "Add photos", es: "Agregar fotos" },
  full: { en: "All photos are chosen.", es: "Ya están todas las fotos." },
  one: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
  remove: { en: (n: number) => `Remove photo ${n}`, es: (n: number) => `Quitar la foto ${n}` },
  reading: { en: "Making it smaller…", es: "Achicándola…" },
  ready: { en: "Goes up with the request", es: "Se sube con la solicitud" },
  sending: {
    en: (percent: number) => `Sending: ${percent}%`,
    es: (percent: number) => `Subiendo: ${percent}%`,
  },
  done: { en: "Uploaded", es: "Subida" },
  unreadable: {
    en: "This photo cannot be read here. Try another one.",
    es: "Esta foto no se puede leer aquí. Prueba con otra.",
  },
  notSent: { en: "It did not go through.", es: "No se pudo subir." },
  retry: { en: "Send the photos again", es: "Volver a enviar las fotos" },
  /** On the page after the request was sent. */
  sentTitle: { en: "Your photos", es: "Tus fotos" },
  stay: {
    en: "Stay on this page until they are up. What is missing can be added on the page of the booking.",
    es: "Quédate en esta página hasta que suban. Lo que falte se puede agregar en la página de la reserva.",
  },
});
