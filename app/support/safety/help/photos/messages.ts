import { bilingual } from "#platform/i18n/text.ts";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";

export const messages = bilingual({
  hint: {
    en: `Up to ${maxPhotos}: a broken lock, a document, the damage. They upload after the request, which doesn’t wait for them. Only our team can see them.`,
    es: `Hasta ${maxPhotos}: una cerradura rota, un documento, los daños. Se suben después de la solicitud, que no las espera. Solo las ve nuestro equipo.`,
  },
  photos: { en: "Photos", es: "Fotos" },
  waits: {
    en: "Your photos upload once the request is sent. Keep this page open until then; later you can also add them here.",
    es: "Tus fotos se suben cuando la solicitud salga. Deja esta página abierta hasta entonces; después también puedes agregarlas aquí.",
  },
  stay: {
    en: "The team has your request. Stay on this page until your photos have uploaded.",
    es: "El equipo ya tiene tu solicitud. Quédate en esta página hasta que se suban tus fotos.",
  },
  has: {
    en: (n: number) => (n === 1 ? "Our team has 1 photo from you." : `Our team has ${n} photos from you.`),
    es: (n: number) =>
      n === 1 ? "Nuestro equipo tiene 1 foto tuya." : `Nuestro equipo tiene ${n} fotos tuyas.`,
  },
});
