import { bilingual } from "#platform/i18n/text.ts";

/** The board, a conversation, and the forms to write on them. */
export const messages = bilingual({
  title: { en: "Community board", es: "Tablero de la comunidad" },
  description: {
    en: "Questions and answers from people who move to the Dominican Republic, in English and Spanish. Written by people, read by people.",
    es: "Preguntas y respuestas de gente que se muda a la República Dominicana, en español y en inglés. Escritas por personas y leídas por personas.",
  },
  lead: {
    en: "Ask what the brochures leave out, or answer someone who is where you were last year. Either language is fine.",
    es: "Pregunta lo que los folletos no cuentan, o respóndele a quien está donde tú estabas hace un año. En cualquiera de los dos idiomas.",
  },
  toForm: { en: "Write a post", es: "Escribir una publicación" },
  list: {
    title: { en: "Recent Discussions", es: "Conversaciones recientes" },
    count: {
      en: (n: number, count: string) => (n === 1 ? "1 discussion" : `${count} discussions`),
      es: (n: number, count: string) => (n === 1 ? "1 conversación" : `${count} conversaciones`),
    },
    newest: {
      en: (count: string) => `The newest ${count} discussions`,
      es: (count: string) => `Las ${count} conversaciones más nuevas`,
    },
    loading: { en: "Loading discussions...", es: "Cargando conversaciones..." },
    empty: { en: "No discussions yet", es: "Aún no hay conversaciones" },
    emptyHint: { en: "Be the first to start a conversation!", es: "¡Inicia tú la primera conversación!" },
    nothing: { en: "Nobody has written about this yet", es: "Nadie ha escrito sobre esto todavía" },
    nothingHint: {
      en: "Try another word, or ask: that is what the board is for.",
      es: "Prueba con otra palabra, o pregunta: para eso está el tablero.",
    },
    nobody: { en: "Nobody has asked here yet", es: "Aquí todavía no ha preguntado nadie" },
    nobodyHint: {
      en: "Ask the first question. Whoever looks here next will find it.",
      es: "Haz la primera pregunta. La encontrará quien busque aquí después.",
    },
    ask: { en: "Ask here", es: "Preguntar aquí" },
    filters: { en: "Topic, town, language", es: "Tema, lugar, idioma" },
    topics: { en: "Topics", es: "Temas" },
    topic: { en: "Topic", es: "Tema" },
    allTopics: { en: "All topics", es: "Todos los temas" },
    town: { en: "Town", es: "Lugar" },
    allTowns: { en: "The whole country", es: "Todo el país" },
    language: { en: "Language", es: "Idioma" },
    allLanguages: { en: "Both languages", es: "Los dos idiomas" },
    noPage: { en: "There are no more pages", es: "No hay más páginas" },
    noPageHint: { en: "Go back to the newest.", es: "Vuelve a lo más nuevo." },
    firstPage: { en: "See the newest", es: "Ver lo más nuevo" },
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
    removed: { en: "Removed by its author", es: "Retirada por quien la escribió" },
    removedText: {
      en: "The text is gone. The replies stay, because other people wrote them.",
      es: "El texto ya no está. Las respuestas se quedan, porque son de otras personas.",
    },
    report: { en: "Report", es: "Reportar" },
    /** What a "Report" or "Translate" is about, for who hears several of them. */
    wordsOf: {
      en: (author: string) => `what ${author} wrote`,
      es: (author: string) => `lo que escribió ${author}`,
    },
  },
  topic: {
    toForm: { en: "Write a reply", es: "Escribir una respuesta" },
    copy: { en: "Copy the link", es: "Copiar el enlace" },
    copied: { en: "Link copied", es: "Enlace copiado" },
    replies: { en: "Replies", es: "Respuestas" },
    none: { en: "Nobody has replied yet.", es: "Nadie ha respondido todavía." },
    loading: { en: "Loading the replies…", es: "Cargando las respuestas…" },
    more: { en: "Show more replies", es: "Ver más respuestas" },
  },
  own: {
    remove: { en: "Remove", es: "Retirar" },
    removing: { en: "Removing…", es: "Retirando…" },
    title: { en: "Remove what you wrote?", es: "¿Retirar lo que escribiste?" },
    postText: {
      en: "The text is deleted for good. If others have replied, their replies stay, under “Removed by its author”.",
      es: "El texto se borra para siempre. Si ya hay respuestas, se quedan, debajo de «Retirada por quien la escribió».",
    },
    replyText: { en: "The text is deleted for good.", es: "El texto se borra para siempre." },
    done: { en: "Removed", es: "Retirado" },
    gone: { en: "It is no longer on the board.", es: "Ya no está en el tablero." },
    stays: {
      en: "The text is gone; the replies stay.",
      es: "El texto ya no está; las respuestas se quedan.",
    },
    failed: {
      en: "It could not be removed. Please try again in a moment.",
      es: "No se pudo retirar. Inténtalo de nuevo en un momento.",
    },
  },
  waiting: {
    label: { en: "Yours, not on the board", es: "Lo tuyo que no está en el tablero" },
    badge: { en: "Only you see this", es: "Solo lo ves tú" },
    text: {
      en: "It’s waiting for review, or it wasn’t accepted. Everyone will see it once someone on our team has read and accepted it.",
      es: "Espera una revisión, o no se aceptó. Todo el mundo lo verá cuando alguien del equipo lo lea y lo acepte.",
    },
  },
  write: {
    title: { en: "Start a discussion", es: "Inicia una conversación" },
    first: {
      en: "One of us reads your first post before everyone can see it. After that, what you write under the same name in this browser appears right away.",
      es: "Tu primera publicación la lee alguien del equipo antes de que todo el mundo la vea. Después, lo que escribas con el mismo nombre en este navegador aparece enseguida.",
    },
    name: { en: "Your name", es: "Tu nombre" },
    nameHint: { en: "This is the name people will see.", es: "Es el nombre que verá todo el mundo." },
    postTitle: { en: "Title", es: "Título" },
    content: { en: "Content", es: "Contenido" },
    contentHint: {
      en: "Anyone can read it, so no phone numbers or home addresses. Links become clickable once we’ve checked them.",
      es: "Lo puede leer cualquiera: nada de teléfonos ni direcciones de casas. Los enlaces se podrán abrir cuando los hayamos revisado.",
    },
    topic: { en: "Topic", es: "Tema" },
    noTopic: { en: "Choose one", es: "Elige uno" },
    town: { en: "Town", es: "Lugar" },
    noTown: { en: "The whole country", es: "Todo el país" },
    language: { en: "Written in", es: "Escrito en" },
    letters: {
      box: { en: "Email me when someone replies", es: "Avísame por correo cuando alguien responda" },
      address: { en: "Your email", es: "Tu correo" },
      hint: {
        en: "Nobody else sees it. First we’ll send you one email to ask whether you want this.",
        es: "No lo ve nadie más. Primero te llega un correo que te pregunta si lo quieres.",
      },
      asked: {
        title: { en: "One more step", es: "Falta un paso" },
        text: {
          en: (address: string) =>
            `We’ll write to you about replies once you say yes with the button in the email to ${address}. If that address already follows this conversation, that email won’t come.`,
          es: (address: string) =>
            `Te avisaremos de las respuestas cuando digas que sí con el botón del correo que va a ${address}. Si esa dirección ya sigue esta conversación, ese correo no llega.`,
        },
      },
      skipped: {
        title: { en: "No letters about replies", es: "Sin avisos por correo" },
        text: {
          en: (address: string) =>
            `We have what you wrote, but nothing goes to ${address}: from your connection too many letters were asked for, or we cannot send any right now. Look here for replies.`,
          es: (address: string) =>
            `Tenemos lo que escribiste, pero a ${address} no le va a llegar nada: desde tu conexión se pidieron demasiados correos, o ahora mismo no podemos enviarlos. Busca las respuestas aquí.`,
        },
      },
    },
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
        en: "We have it. It will appear on the board once one of us has read and accepted it; you don’t need to send it again.",
        es: "Ya lo tenemos. Aparecerá en el tablero cuando alguien del equipo lo lea y lo acepte; no hace falta enviarlo otra vez.",
      },
    },
    privacy: {
      en: "When you post, this browser keeps a random key, so we can recognize you next time without an account. With it you can also remove what you wrote; from another browser, report it or write to us.",
      es: "Cuando publicas, este navegador guarda una clave al azar para reconocerte la próxima vez sin una cuenta. Con ella también puedes retirar lo que escribiste; desde otro navegador, repórtalo o escríbenos.",
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
