import { bilingual } from "#platform/i18n/text.ts";

/** What the assistant says with vendors of the directory. */
export const vendorMessages = bilingual({
  quoted: { en: (service: string) => `“${service}”`, es: (service: string) => `«${service}»` },
  found: {
    en: (service: string) => `From our directory, for ${service}:`,
    es: (service: string) => `De nuestro directorio, para ${service}:`,
  },
  inTown: {
    en: (service: string, town: string) => `From our directory, for ${service} in ${town}:`,
    es: (service: string, town: string) => `De nuestro directorio, para ${service} en ${town}:`,
  },
  elsewhere: {
    en: (service: string, town: string, nearest: string, kilometres: string) =>
      `Our directory has nobody for ${service} in ${town} yet. The nearest are in ${nearest}, about ${kilometres} km away by road; ask whether they will come to you.`,
    es: (service: string, town: string, nearest: string, kilometres: string) =>
      `En nuestro directorio todavía no hay nadie para ${service} en ${town}. Lo más cercano está en ${nearest}, a unos ${kilometres} km por carretera; pregunta si van hasta donde estás.`,
  },
  nobody: {
    en: (service: string) =>
      `Our directory has nobody for ${service} yet. Ask here for a person on our team: they know more people than are listed.`,
    es: (service: string) =>
      `En nuestro directorio todavía no hay nadie para ${service}. Pide aquí hablar con una persona del equipo: conocen a más gente de la que aparece.`,
  },
  all: { en: "See all of them in the directory", es: "Verlos todos en el directorio" },
  open: { en: "Open the directory", es: "Abrir el directorio" },
});
