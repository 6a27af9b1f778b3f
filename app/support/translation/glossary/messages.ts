import { bilingual } from "#platform/i18n/text.ts";

/** The staff's glossary of Dominican words. */
export const messages = bilingual({
  title: { en: "Glossary", es: "Glosario" },
  lead: {
    en: "Dominican words that translations keep, or explain to the reader.",
    es: "Palabras dominicanas que las traducciones conservan o le explican a quien lee.",
  },
  page: { en: "See the translation page", es: "Ver la página de traducción" },
  filters: { en: "Filter the glossary", es: "Filtrar el glosario" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Word, meaning, note…", es: "Palabra, significado, nota…" },
  state: { en: "Show", es: "Mostrar" },
  anyState: { en: "All words", es: "Todas las palabras" },
  uses: {
    kept: { en: "Kept", es: "Se conserva" },
    explained: { en: "Explained", es: "Se explica" },
    off: { en: "Off", es: "Apagada" },
  },
  useHints: {
    kept: {
      en: "Kept: stays as it is in every translation",
      es: "Se conserva: queda tal cual en toda traducción",
    },
    explained: {
      en: "Explained: may be translated, its meaning is told",
      es: "Se explica: puede traducirse, se dice qué significa",
    },
    off: {
      en: "Off: translations pay no attention to it",
      es: "Apagada: las traducciones no la toman en cuenta",
    },
  },
  list: { en: "Words", es: "Palabras" },
  empty: { en: "The glossary is empty.", es: "El glosario está vacío." },
  emptyHint: { en: "Add the first word.", es: "Agrega la primera palabra." },
  nothingFound: { en: "No word fits.", es: "Ninguna palabra coincide." },
  nothingFoundHint: {
    en: "Search for less, or show all words.",
    es: "Busca menos, o muestra todas las palabras.",
  },
  loadFailed: { en: "Failed to load the glossary", es: "No se pudo cargar el glosario" },
  add: { en: "Add a word", es: "Agregar una palabra" },
  adding: { en: "Adding…", es: "Agregando…" },
  edit: { en: "Change", es: "Cambiar" },
  save: { en: "Save", es: "Guardar" },
  saving: { en: "Saving…", es: "Guardando…" },
  of: { en: (term: string) => `the word “${term}”`, es: (term: string) => `la palabra «${term}»` },
  fields: {
    term: { en: "Word", es: "Palabra" },
    meaningEn: { en: "Meaning in English", es: "Significado en inglés" },
    meaningEs: { en: "Meaning in Spanish", es: "Significado en español" },
    noteEn: { en: "Note in English", es: "Nota en inglés" },
    noteEs: { en: "Note in Spanish", es: "Nota en español" },
    use: { en: "What translations do with it", es: "Qué hacen las traducciones con ella" },
  },
  added: { en: "Word added", es: "Palabra agregada" },
  saved: { en: "Word saved", es: "Palabra guardada" },
  failed: { en: "Failed to save the word", es: "No se pudo guardar la palabra" },
  conflict: {
    en: "A colleague changed this word meanwhile. Look at it again and repeat.",
    es: "Alguien del equipo cambió esta palabra mientras tanto. Mírala de nuevo y repite.",
  },
  history: {
    show: { en: "History", es: "Historial" },
    none: { en: "As it came with the first glossary.", es: "Como vino con el primer glosario." },
    added: { en: "Added", es: "Agregada" },
    changed: {
      en: (field: string, from: string, to: string) => `${field}: from “${from}” to “${to}”`,
      es: (field: string, from: string, to: string) => `${field}: de «${from}» a «${to}»`,
    },
  },
});
