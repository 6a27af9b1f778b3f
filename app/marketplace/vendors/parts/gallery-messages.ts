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
  opening: { en: "Opening the picture…", es: "Abriendo la foto…" },
  failed: {
    en: "The pictures could not be opened here. Press one again to see it by itself.",
    es: "No se pudieron abrir las fotos aquí. Toca una otra vez para verla sola.",
  },
});
