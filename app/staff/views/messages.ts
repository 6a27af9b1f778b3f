import { bilingual } from "#platform/i18n/text.ts";

export const viewMessages = bilingual({
  views: { en: "Saved views", es: "Vistas guardadas" },
  all: { en: "All", es: "Todo" },
  save: { en: "Save this view", es: "Guardar esta vista" },
  edit: { en: "Edit view", es: "Editar vista" },
  saveTitle: { en: "Save this view", es: "Guardar esta vista" },
  editTitle: { en: "Edit the view", es: "Editar la vista" },
  hint: {
    en: "The filters and the search on the screen are kept under this name.",
    es: "Los filtros y la búsqueda de la pantalla se guardan con este nombre.",
  },
  name: { en: "Name", es: "Nombre" },
  share: { en: "Share it with the team", es: "Compartirla con el equipo" },
  shareHint: {
    en: "A colleague then reads what you searched for.",
    es: "Así el equipo lee lo que buscaste.",
  },
  sharedBy: { en: (who: string) => `Shared by ${who}`, es: (who: string) => `Compartida por ${who}` },
  submit: { en: "Save", es: "Guardar" },
  saving: { en: "Saving…", es: "Guardando…" },
  remove: { en: "Remove", es: "Quitar" },
  failed: { en: "It could not be saved. Please try again.", es: "No se pudo guardar. Inténtalo de nuevo." },
  required: { en: "Write a name.", es: "Escribe un nombre." },
  tooMany: {
    en: (n: number) => `You have ${n} views. Remove one first.`,
    es: (n: number) => `Tienes ${n} vistas. Quita una primero.`,
  },
});
