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
  notUndone: {
    en: (names: string) => `Too late, or changed since: ${names}. All others were undone.`,
    es: (names: string) => `Ya es tarde o cambió desde entonces: ${names}. Lo demás se deshizo.`,
  },
  assign: {
    label: { en: "Assign…", es: "Asignar…" },
    title: {
      en: (what: string) => `Who takes ${what}?`,
      es: (what: string) => `¿Quién se encarga de ${what}?`,
    },
    text: {
      en: "What somebody else has changes hands too.",
      es: "Lo que tiene otra persona también cambia de manos.",
    },
    told: { en: "Your colleague reads it on the bell.", es: "Tu colega lo lee en la campana." },
    yours: {
      en: (n: number) => (n === 1 ? "1 is yours now" : `${n} are yours now`),
      es: (n: number) => (n === 1 ? "1 queda a tu cargo" : `${n} quedan a tu cargo`),
    },
    given: {
      en: (n: number, who: string) => `${n} assigned to ${who}`,
      es: (n: number, who: string) => `${n} a cargo de ${who}`,
    },
    nobodys: {
      en: (n: number) => (n === 1 ? "1 is nobody’s now" : `${n} are nobody’s now`),
      es: (n: number) => (n === 1 ? "1 queda sin asignar" : `${n} quedan sin asignar`),
    },
    already: {
      en: (n: number) => (n === 1 ? "1 was so already" : `${n} were so already`),
      es: (n: number) => (n === 1 ? "1 ya estaba así" : `${n} ya estaban así`),
    },
  },
  status: {
    label: { en: "Change status…", es: "Cambiar estado…" },
    title: {
      en: (what: string) => `Change the status of ${what}`,
      es: (what: string) => `Cambiar el estado de ${what}`,
    },
    field: { en: "Status", es: "Estado" },
    choose: { en: "Choose a status", es: "Elige un estado" },
    missing: { en: "Choose a status.", es: "Elige un estado." },
    done: {
      en: (n: number, status: string) => `${n} now “${status}”`,
      es: (n: number, status: string) => `${n} en estado «${status}»`,
    },
    already: {
      en: (n: number, status: string) =>
        n === 1 ? `1 was “${status}” already` : `${n} were “${status}” already`,
      es: (n: number, status: string) =>
        n === 1 ? `1 ya tenía el estado «${status}»` : `${n} ya tenían el estado «${status}»`,
    },
  },
  snooze: {
    label: { en: "Snooze…", es: "Posponer…" },
    title: {
      en: (what: string) => `Hide ${what} from Today until…`,
      es: (what: string) => `Quitar ${what} de Hoy hasta…`,
    },
    missing: { en: "Choose tomorrow or a later day.", es: "Elige mañana o un día posterior." },
    done: {
      en: (n: number, day: string) => `${n} hidden from Today until ${day}`,
      es: (n: number, day: string) => `${n} fuera de Hoy hasta el ${day}`,
    },
    already: {
      en: (n: number) =>
        n === 1 ? "1 was snoozed already and keeps its day" : `${n} were snoozed already and keep their day`,
      es: (n: number) =>
        n === 1 ? "1 ya estaba pospuesta y sigue igual" : `${n} ya estaban pospuestas y siguen igual`,
    },
  },
  outcomes: {
    ahead: {
      en: (n: number) =>
        n === 1
          ? "1 was left as it is: its appointment is still to come"
          : `${n} were left as they are: their appointments are still to come`,
      es: (n: number) =>
        n === 1 ? "1 quedó igual: su cita aún no llega" : `${n} quedaron igual: sus citas aún no llegan`,
    },
    conflict: {
      en: (n: number) =>
        n === 1
          ? "1 could not be: its state does not allow it, or a colleague has just changed it"
          : `${n} could not be: their state does not allow it, or a colleague has just changed them`,
      es: (n: number) =>
        n === 1
          ? "1 no se pudo: su estado no lo permite o alguien del equipo acaba de cambiarla"
          : `${n} no se pudieron: su estado no lo permite o alguien del equipo acaba de cambiarlas`,
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
