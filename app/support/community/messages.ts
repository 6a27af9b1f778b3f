import { bilingual } from "#platform/i18n/text.ts";

/** The board, a conversation, and the forms to write on them. */
export const messages = bilingual({
  title: { en: "Community board", es: "Tablero de la comunidad" },
  description: {
    en: "Questions and answers of people who move to the Dominican Republic, in English and Spanish. Read by people, written by people.",
    es: "Preguntas y respuestas de gente que se muda a la República Dominicana, en español y en inglés. Escritas por personas y leídas por personas.",
  },
  lead: {
    en: "Ask what the brochures leave out, or answer somebody who is where you were last year. Either language is fine.",
    es: "Pregunta lo que los folletos no cuentan, o respóndele a quien está donde tú estabas hace un año. En cualquiera de los dos idiomas.",
  },
  toForm: { en: "Write a post", es: "Escribir una publicación" },
  list: {
    title: { en: "Recent Discussions", es: "Conversaciones recientes" },
    count: {
      en: (n: number, count: string) => (n === 1 ? "1 discussion" : `${count} discussions`),
      es: (n: number, count: string) => (n === 1 ? "1 conversación" : `${count} conversaciones`),
    },
    loading: { en: "Loading discussions...", es: "Cargando conversaciones..." },
    empty: { en: "No discussions yet", es: "Aún no hay conversaciones" },
    emptyHint: { en: "Be the first to start a conversation!", es: "¡Inicia tú la primera conversación!" },
    nothing: { en: "Nobody has written about this yet", es: "Nadie ha escrito sobre esto todavía" },
    nothingHint: {
      en: "Try another word, or ask: that is what the board is for.",
      es: "Prueba con otra palabra, o pregunta: para eso está el tablero.",
    },
    noPage: { en: "There are no more pages", es: "No hay más páginas" },
    noPageHint: { en: "Go back to the newest.", es: "Vuelve a lo más nuevo." },
    firstPage: { en: "To the newest", es: "A lo más nuevo" },
    search: { en: "Search the board", es: "Buscar en el tablero" },
    searchButton: { en: "Search", es: "Buscar" },
    placeholder: { en: "school, residency, internet…", es: "escuela, residencia, internet…" },
    clear: { en: "Show all discussions", es: "Ver todas las conversaciones" },
    zone: { en: "All times are Santo Domingo time.", es: "Las horas son de Santo Domingo." },
    pages: { en: "Pages", es: "Páginas" },
    page: {
      en: (page: string, pages: string) => `Page ${page} of ${pages}`,
      es: (page: string, pages: string) => `Página ${page} de ${pages}`,
    },
    previous: { en: "Previous", es: "Anterior" },
    next: { en: "Next", es: "Siguiente" },
  },
  post: {
    justNow: { en: "Just now", es: "Ahora mismo" },
    sample: { en: "Sample", es: "Ejemplo" },
    team: { en: "Arribo team", es: "Equipo de Arribo" },
    noReplies: { en: "Be the first to reply", es: "Responde tú primero" },
    replies: {
      en: (n: number) => (n === 1 ? "1 reply" : n >= 100 ? "More than 99 replies" : `${n} replies`),
      es: (n: number) => (n === 1 ? "1 respuesta" : n >= 100 ? "Más de 99 respuestas" : `${n} respuestas`),
    },
    to: { en: (title: string) => `to “${title}”`, es: (title: string) => `a «${title}»` },
    report: { en: "Report", es: "Reportar" },
    reportOf: {
      en: (author: string) => `what ${author} wrote`,
      es: (author: string) => `lo que escribió ${author}`,
    },
  },
  topic: {
    copy: { en: "Copy the link", es: "Copiar el enlace" },
    copied: { en: "Link copied", es: "Enlace copiado" },
    replies: { en: "Replies", es: "Respuestas" },
    none: { en: "Nobody has replied yet.", es: "Nadie ha respondido todavía." },
    loading: { en: "Loading the replies…", es: "Cargando las respuestas…" },
    more: { en: "Show more replies", es: "Ver más respuestas" },
  },
  waiting: {
    label: { en: "Yours, not on the board", es: "Lo tuyo, fuera del tablero" },
    badge: { en: "Only you see this", es: "Solo lo ves tú" },
    text: {
      en: "It waits for our team, or was not accepted. Everybody sees it once a person of the team has read and accepted it.",
      es: "Está en revisión o no se aceptó. Todo el mundo lo verá cuando alguien del equipo lo lea y lo acepte.",
    },
  },
  write: {
    title: { en: "Start a discussion", es: "Inicia una conversación" },
    first: {
      en: "Your first post is read by one of us before everybody sees it. After that, what you write under the same name in this browser appears at once.",
      es: "Tu primera publicación la lee alguien del equipo antes de que todo el mundo la vea. Después, lo que escribas con el mismo nombre en este navegador aparece enseguida.",
    },
    name: { en: "Your name", es: "Tu nombre" },
    nameHint: { en: "This is the name people will see.", es: "Es el nombre que verá todo el mundo." },
    postTitle: { en: "Title", es: "Título" },
    content: { en: "Content", es: "Contenido" },
    contentHint: {
      en: "Everybody can read it: no phone numbers, no home addresses. Links become clickable once we’ve checked them.",
      es: "Lo puede leer cualquiera: nada de teléfonos ni direcciones de casas. Los enlaces se podrán abrir cuando los hayamos revisado.",
    },
    language: { en: "Written in", es: "Escrito en" },
    preview: { en: "Preview", es: "Vista previa" },
    previewTitle: { en: "This is how it will look", es: "Así se verá" },
    edit: { en: "Keep writing", es: "Seguir escribiendo" },
    submit: { en: "Add Post", es: "Publicar" },
    posting: { en: "Posting...", es: "Publicando..." },
    missing: { en: "Please fill in all fields.", es: "Completa todos los campos." },
    received: { en: "Received; a person reads it first.", es: "Recibido: primero lo lee una persona." },
    success: { en: "Post added successfully!", es: "¡Tu publicación se agregó con éxito!" },
    failed: {
      en: (why: string) => `Failed to create post: ${why}`,
      es: (why: string) => `No se pudo crear la publicación: ${why}`,
    },
    noAnswer: {
      en: "no answer came. Check your connection; what you wrote is still here.",
      es: "no llegó respuesta. Revisa tu conexión; lo que escribiste sigue aquí.",
    },
    held: {
      title: { en: "Waiting for review", es: "En espera de revisión" },
      text: {
        en: "We have it. It appears on the board once one of us has read it and accepted it; you need not send it again.",
        es: "Ya lo tenemos. Aparecerá en el tablero cuando alguien del equipo lo lea y lo acepte; no hace falta enviarlo otra vez.",
      },
    },
    privacy: {
      en: "When you post, this browser keeps a random key, so that we know you next time without an account. To have a post removed, report it or write to us.",
      es: "Cuando publicas, este navegador guarda una clave al azar para reconocerte la próxima vez sin una cuenta. Si quieres que se retire algo tuyo, repórtalo o escríbenos.",
    },
  },
  reply: {
    title: { en: "Reply", es: "Responde" },
    content: { en: "Your reply", es: "Tu respuesta" },
    submit: { en: "Add Reply", es: "Responder" },
    success: { en: "Reply added successfully!", es: "¡Tu respuesta se agregó con éxito!" },
    failed: {
      en: (why: string) => `Failed to add the reply: ${why}`,
      es: (why: string) => `No se pudo agregar la respuesta: ${why}`,
    },
  },
});
