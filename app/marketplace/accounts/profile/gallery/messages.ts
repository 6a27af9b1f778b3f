import {
  maxCaptionLength,
  maxGalleryPictures,
  maxPendingGalleryPictures,
} from "#app/marketplace/vendors/values.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const galleryMessages = bilingual({
  title: { en: "Pictures of your work", es: "Fotos de tus trabajos" },
  note: {
    en: `Up to ${maxGalleryPictures}, finished jobs best of all. The cover is what people see in the directory. Each change here is saved at once.`,
    es: `Hasta ${maxGalleryPictures}, sobre todo de trabajos terminados. La portada es la que se ve en el directorio. Aquí cada cambio se guarda de inmediato.`,
  },
  noteUntilApproved: {
    en: `Up to ${maxPendingGalleryPictures} until we approve your profile, then up to ${maxGalleryPictures}; finished jobs best of all. The cover is what people will see in the directory. Each change here is saved at once.`,
    es: `Hasta ${maxPendingGalleryPictures} mientras aprobamos tu perfil y después hasta ${maxGalleryPictures}, sobre todo de trabajos terminados. La portada es la que se verá en el directorio. Aquí cada cambio se guarda de inmediato.`,
  },
  list: { en: "Your pictures, in order", es: "Tus fotos, en orden" },
  none: {
    en: "No pictures yet. Vendors who show their work are easier to choose.",
    es: "Todavía no hay fotos. A quien muestra su trabajo es más fácil elegirlo.",
  },
  add: { en: "Add pictures", es: "Agregar fotos" },
  orDrop: { en: "or drop them here", es: "o suéltalas aquí" },
  count: {
    en: (n: number, most: number) => `${n} of ${most}`,
    es: (n: number, most: number) => `${n} de ${most}`,
  },
  full: {
    en: "The gallery is full. Remove a picture to add another one.",
    es: "La galería está llena. Quita una foto para agregar otra.",
  },
  fullUntilApproved: {
    en: `There is room for ${maxGalleryPictures} once we approve your profile. Until then, remove a picture to add another one.`,
    es: `Cuando aprobemos tu perfil cabrán ${maxGalleryPictures}. Mientras tanto, quita una foto para agregar otra.`,
  },
  leftOut: {
    en: (n: number) =>
      n === 1
        ? "1 picture was left out: there was no room."
        : `${n} pictures were left out: there was no room.`,
    es: (n: number) =>
      n === 1 ? "1 foto se quedó fuera: no cabía." : `${n} fotos se quedaron fuera: no cabían.`,
  },
  picture: { en: (n: number) => `Picture ${n}`, es: (n: number) => `Foto ${n}` },
  cover: { en: "Cover", es: "Portada" },
  noCaption: { en: "Without a caption", es: "Sin pie de foto" },
  makeCover: { en: "Make it the cover", es: "Poner de portada" },
  writeCaption: { en: "Write a caption", es: "Escribir pie de foto" },
  editCaption: { en: "Edit the caption", es: "Cambiar pie de foto" },
  earlier: { en: "Move earlier", es: "Mover antes" },
  later: { en: "Move later", es: "Mover después" },
  remove: { en: "Remove", es: "Quitar" },
  sure: { en: "Remove this picture for good?", es: "¿Quitar esta foto del todo?" },
  yes: { en: "Yes, remove", es: "Sí, quitar" },
  no: { en: "Keep it", es: "Conservarla" },
  moved: {
    en: (place: number, of: number) => `Now number ${place} of ${of}.`,
    es: (place: number, of: number) => `Ahora es la número ${place} de ${of}.`,
  },
  coverChosen: { en: "This is the cover now.", es: "Ahora esta es la portada." },
  removed: { en: "Picture removed.", es: "Quitamos la foto." },
  added: {
    en: (n: number, most: number) => `Picture added: ${n} of ${most}.`,
    es: (n: number, most: number) => `Foto agregada: ${n} de ${most}.`,
  },
  alreadyThere: { en: "You have this picture already.", es: "Ya tienes esta foto." },
  notSaved: {
    en: "The change was not saved. Check your connection and try again.",
    es: "El cambio no se guardó. Revisa tu conexión e inténtalo de nuevo.",
  },
  upload: {
    waiting: { en: "Waiting for its turn", es: "Esperando su turno" },
    reading: { en: "Making it smaller…", es: "Achicándola…" },
    sending: {
      en: (percent: number) => `Uploading… ${percent}%`,
      es: (percent: number) => `Subiendo… ${percent}%`,
    },
    checking: { en: "Almost there…", es: "Ya casi…" },
    unreadable: {
      en: "We can’t open this file here. Choose it as JPEG, PNG or WebP, up to 8 MB.",
      es: "Aquí no podemos abrir este archivo. Elígelo en JPEG, PNG o WebP, de hasta 8 MB.",
    },
    notSent: { en: "It did not go through.", es: "No se pudo subir." },
    retry: { en: "Try again", es: "Reintentar" },
    dismiss: { en: "Leave it out", es: "Dejarla fuera" },
  },
  captions: {
    title: { en: (n: number) => `Caption of picture ${n}`, es: (n: number) => `Pie de la foto ${n}` },
    text: {
      en: "Say what can be seen: the job, the place, how long it took. No phone numbers or links. One language is enough.",
      es: "Di qué se ve: el trabajo, el lugar, cuánto tardó. Sin teléfonos ni enlaces. Basta un idioma.",
    },
    caption: { en: "In English", es: "En inglés" },
    captionSpanish: { en: "In Spanish", es: "En español" },
    length: { en: `At most ${maxCaptionLength} characters.`, es: `Máximo ${maxCaptionLength} caracteres.` },
    save: { en: "Save caption", es: "Guardar pie de foto" },
    saving: { en: "Saving…", es: "Guardando…" },
    saved: { en: "Caption saved.", es: "Pie de foto guardado." },
    changed: {
      en: "It was changed in another window. If you save again, yours replaces it:",
      es: "Se cambió en otra ventana. Si guardas otra vez, el tuyo lo reemplaza:",
    },
    gone: {
      en: "This picture was removed in the meantime.",
      es: "Esta foto se quitó mientras tanto.",
    },
    empty: { en: "(empty)", es: "(vacío)" },
  },
});
