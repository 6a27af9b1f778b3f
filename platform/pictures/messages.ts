import { bilingual } from "#platform/i18n/text.ts";
import { maxPhotos } from "./accepted-pictures.ts";

/** Why a photo is refused. */
export const messages = bilingual({
  enough: {
    en: `We already have ${maxPhotos} photos, and that’s the most we can take.`,
    es: `Ya tenemos ${maxPhotos} fotos, y es lo máximo que podemos recibir.`,
  },
  enoughToday: {
    en: `That’s ${maxPhotos} photos in one day, and it’s the most we can take here. You can send more tomorrow.`,
    es: `Ya van ${maxPhotos} fotos en un día, y es lo máximo que podemos recibir aquí. Mañana puedes enviar más.`,
  },
  noRoom: {
    en: "We can’t take more photos right now. What you sent is not affected; you can add the photo later.",
    es: "Ahora mismo no podemos recibir más fotos. Lo que enviaste sigue igual; puedes agregar la foto más tarde.",
  },
});
