import { bilingual } from "#platform/i18n/text.ts";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";

export const messages = bilingual({
  hint: {
    en: `Up to ${maxPhotos}. They upload after you send the request. Our team can see them, and so can anyone who has the link to your booking.`,
    es: `Hasta ${maxPhotos}. Se suben después de enviar la solicitud. Las ve nuestro equipo y quien tenga el enlace de tu reserva.`,
  },
  addHint: {
    en: `Up to ${maxPhotos} in all. Our team can see them, and so can anyone who has the link to your booking.`,
    es: `Hasta ${maxPhotos} en total. Las ve nuestro equipo y quien tenga el enlace de tu reserva.`,
  },
  /** On the page after the request was sent. */
  sentTitle: { en: "Your photos", es: "Tus fotos" },
  stay: {
    en: "Stay on this page until they have uploaded. You can add any that are missing on your booking’s page.",
    es: "Quédate en esta página hasta que se suban. Las que falten las puedes agregar en la página de tu reserva.",
  },
});
