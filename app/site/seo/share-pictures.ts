import { bilingual } from "#platform/i18n/text.ts";

/** Pictures of link previews, `public/share/{name}-{language}.png`; drawn by `npm run pictures`. */
export const sharePictures = bilingual({
  home: { en: "Someone is expecting you on the island.", es: "Alguien te espera en la isla." },
  services: { en: "Six kinds of help, written down.", es: "Seis tipos de ayuda, por escrito." },
  packages: { en: "Three ways we can help.", es: "Tres formas de acompañarte." },
  partners: { en: "We know the people.", es: "Conocemos a la gente." },
  directory: { en: "Who does it well, town by town.", es: "Quién lo hace bien, pueblo por pueblo." },
  vendor: { en: "A vendor you book through us.", es: "Lo reservas con nosotros." },
  join: { en: "Your work, found by newcomers.", es: "Que te encuentre quien llega." },
  safety: { en: "Help at any hour, in your language.", es: "Ayuda a toda hora, en tu idioma." },
  community: { en: "Ask people who moved before you.", es: "Pregunta a quien llegó antes." },
  translation: { en: "Say it the way it is said here.", es: "Dilo como se dice aquí." },
});

export type SharePicture = keyof typeof sharePictures;

/** Pixels, as social networks require. */
export const sharePictureSize = { width: 1200, height: 630 };
