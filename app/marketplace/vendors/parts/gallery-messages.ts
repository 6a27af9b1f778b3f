import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Pictures of their work", es: "Fotos de sus trabajos" },
  picture: {
    en: (n: number, of: number) => `Picture ${n} of ${of}`,
    es: (n: number, of: number) => `Foto ${n} de ${of}`,
  },
  position: {
    en: (n: number, of: number) => `${n} of ${of}`,
    es: (n: number, of: number) => `${n} de ${of}`,
  },
  previous: { en: "Previous", es: "Anterior" },
  next: { en: "Next", es: "Siguiente" },
  failed: {
    en: "The picture could not be opened. Check your connection.",
    es: "No se pudo abrir la foto. Revisa tu conexión.",
  },
});
