import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Calendar", es: "Calendario" },
  zone: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
  views: {
    week: { en: "Week", es: "Semana" },
    month: { en: "Month", es: "Mes" },
  },
  view: { en: "View", es: "Vista" },
  today: { en: "Today", es: "Hoy" },
  previous: {
    week: { en: "Previous week", es: "Semana anterior" },
    month: { en: "Previous month", es: "Mes anterior" },
  },
  next: {
    week: { en: "Next week", es: "Semana siguiente" },
    month: { en: "Next month", es: "Mes siguiente" },
  },
  vendor: { en: "Vendor", es: "Proveedor" },
  anyVendor: { en: "All", es: "Todos" },
  colleague: { en: "Colleague", es: "Colega" },
  anyColleague: { en: "All", es: "Todos" },
  keys: {
    en: "Keys: ← → turn, t today, w week, m month, j k from entry to entry.",
    es: "Teclas: ← → pasan, t hoy, w semana, m mes, j k de una cita a otra.",
  },
  thatDay: { en: "That day, no hour", es: "Ese día, sin hora" },
  noHour: { en: "that day", es: "ese día" },
  call: { en: "Planning call", es: "Llamada de planificación" },
  nothing: { en: "Nothing on this day.", es: "Nada este día." },
  empty: { en: "Nothing in these days.", es: "Nada en estos días." },
  more: { en: (n: number) => `${n} more`, es: (n: number) => `${n} más` },
  moreOn: { en: (day: string) => `on ${day}`, es: (day: string) => `el ${day}` },
  cut: {
    en: "There are more than a thousand: choose a vendor or a colleague.",
    es: "Hay más de mil: elige un proveedor o un colega.",
  },
  failed: { en: "The calendar could not be loaded.", es: "No se pudo cargar el calendario." },
});
