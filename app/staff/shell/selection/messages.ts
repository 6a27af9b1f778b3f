import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  all: { en: "Select all on this page", es: "Seleccionar todo en esta página" },
  choose: { en: "Select", es: "Seleccionar" },
  bar: { en: "With what is selected", es: "Con lo seleccionado" },
  selected: {
    en: (n: number) => `${n} selected`,
    es: (n: number) => (n === 1 ? "1 seleccionado" : `${n} seleccionados`),
  },
  clear: { en: "Clear the selection", es: "Quitar la selección" },
  acting: { en: "Working…", es: "En curso…" },
  cancel: { en: "Cancel", es: "Cancelar" },
  failed: {
    en: "It could not be done, or it is not known how far it got. The list is being read again.",
    es: "No se pudo hacer, o no se supo hasta dónde llegó. La lista se está leyendo de nuevo.",
  },
  result: { en: "What became of them", es: "Qué pasó con ellos" },
  close: { en: "Close", es: "Cerrar" },
  reasonMissing: { en: "Write the reason.", es: "Escribe el motivo." },
  outcomes: {
    conflict: {
      en: (n: number) =>
        n === 1
          ? "1 could not be: its state does not allow it"
          : `${n} could not be: their state does not allow it`,
      es: (n: number) =>
        n === 1 ? "1 no se pudo: su estado no lo permite" : `${n} no se pudieron: su estado no lo permite`,
    },
    not_found: {
      en: (n: number) => (n === 1 ? "1 is not there any more" : `${n} are not there any more`),
      es: (n: number) => (n === 1 ? "1 ya no existe" : `${n} ya no existen`),
    },
    failed: {
      en: (n: number) =>
        n === 1
          ? "1 failed by an error of ours; try it again"
          : `${n} failed by an error of ours; try them again`,
      es: (n: number) =>
        n === 1
          ? "1 falló por un error nuestro; inténtalo otra vez"
          : `${n} fallaron por un error nuestro; inténtalo otra vez`,
    },
  },
  by: { en: (who: string) => `(${who})`, es: (who: string) => `(${who})` },
});
