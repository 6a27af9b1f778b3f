import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "People", es: "Personas" },
  lead: {
    en: "Everybody who wrote to us, with all they sent. Records with the same address are one person’s; a number alone may be shared.",
    es: "Quienes nos han escrito, con todo lo que enviaron. Lo que tiene el mismo correo es de una sola persona; un número puede ser de varias.",
  },
  rights: { en: "Data requests without a person", es: "Solicitudes de datos sin ficha" },
  filters: { en: "Filter the people", es: "Filtrar las personas" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, email, phone, town…", es: "Nombre, correo, teléfono…" },
  state: { en: "Who", es: "Quiénes" },
  anyState: { en: "Everybody", es: "Todas" },
  states: {
    customers: { en: "Customers", es: "Clientes" },
    vendors: { en: "Vendors", es: "Proveedores" },
    proposals: { en: "May be the same person", es: "Quizás la misma persona" },
  },
  older: {
    en: (n: string) => `Not shown: ${n} older proposals. They come once these are decided.`,
    es: (n: string) => `No se muestran ${n} propuestas anteriores. Aparecen cuando se decida sobre estas.`,
  },
  list: { en: "People, who wrote last first", es: "Personas, primero quien escribió de último" },
  loadFailed: { en: "Failed to load the people", es: "No se pudieron cargar las personas" },
  empty: { en: "Nobody yet", es: "Aún no hay nadie" },
  emptyHint: {
    en: "Whoever sends a request, a booking or a message appears here within seconds.",
    es: "Quien envíe una solicitud, una reserva o un mensaje aparece aquí en segundos.",
  },
  nothingFound: { en: "Nobody fits these filters", es: "Nadie cumple con estos filtros" },
  last: { en: (when: string) => `last ${when}`, es: (when: string) => `última vez ${when}` },
  proposed: { en: "Same person?", es: "¿La misma persona?" },
  owner: { en: (who: string) => `Owner: ${who}`, es: (who: string) => `A cargo de ${who}` },
});
