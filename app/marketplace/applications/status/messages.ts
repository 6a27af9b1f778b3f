import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Your vendor application", es: "Tu solicitud de proveedor" },
  reference: { en: "Reference", es: "Referencia" },
  business: { en: "Business", es: "Negocio" },
  statusLabel: { en: "Status", es: "Estado" },
  statuses: {
    in_review: { en: "In review", es: "En revisión" },
    changes_requested: { en: "We need something from you", es: "Necesitamos algo de ti" },
    approved: { en: "Approved", es: "Aprobada" },
    declined: { en: "Not accepted this time", es: "No aceptada esta vez" },
  },
  promise: { en: "Review promised by", es: "Revisión prometida para el" },
  late: {
    en: "We are late, and we are sorry. Your application is still with us; you don’t need to do anything.",
    es: "Vamos con retraso y lo sentimos. Todavía tenemos tu solicitud; no tienes que hacer nada.",
  },
  inReview: {
    en: "We review applications within 3-5 business days. If we need anything, you’ll see it here.",
    es: "Revisamos las solicitudes en 3-5 días laborables. Si necesitamos algo, lo verás aquí.",
  },
  asked: {
    title: { en: "What we need from you", es: "Lo que necesitamos de ti" },
    named: { en: "Answers to change", es: "Respuestas por cambiar" },
    namedNote: {
      en: "Our team asked you to look at these again.",
      es: "Nuestro equipo te pide revisar estas otra vez.",
    },
    others: { en: "Change another answer", es: "Cambiar otra respuesta" },
    all: { en: "Look at your answers and change them", es: "Ver tus respuestas y cambiarlas" },
    fixed: {
      en: "To change your email address, call us: your account will be tied to it.",
      es: "Para cambiar tu correo, llámanos: tu cuenta quedará asociada a ese correo.",
    },
    offline: {
      en: "We couldn’t receive it. Check your connection and send it again; what you wrote is still here.",
      es: "No pudimos recibirla. Revisa tu conexión y envíala de nuevo; lo que escribiste sigue aquí.",
    },
    label: { en: "Your answer", es: "Tu respuesta" },
    hint: {
      en: "Only our team reads it. Please don’t include passwords or card numbers.",
      es: "Solo la lee nuestro equipo. No escribas contraseñas ni números de tarjeta.",
    },
    send: { en: "Send the answer", es: "Enviar la respuesta" },
    sending: { en: "Sending…", es: "Enviando…" },
    sentTitle: { en: "Thank you!", es: "¡Gracias!" },
    sentText: {
      en: "We have your answer and are continuing the review.",
      es: "Tenemos tu respuesta y seguimos con la revisión.",
    },
    failedTitle: { en: "The answer could not be sent", es: "No se pudo enviar la respuesta" },
    tryAgain: { en: "Please try again or call us:", es: "Inténtalo de nuevo o llámanos:" },
    closed: {
      en: "We no longer need this answer. Reload the page to see where your application stands.",
      es: "Ya no hace falta esta respuesta. Vuelve a cargar la página para ver cómo va.",
    },
  },
  papers: {
    title: { en: "Documents", es: "Documentos" },
    note: {
      en: "PDF of up to 4 MB, or a photo (we make it smaller before sending it); 6 at most. They are stored encrypted and only our team can see them; every time one is opened is recorded.",
      es: "PDF de hasta 4 MB, o una foto (la achicamos antes de subirla); máximo 6. Se guardan cifrados y solo los ve nuestro equipo; queda registrado cada vez que alguien abre uno.",
    },
    choose: { en: "Add a document", es: "Agregar un documento" },
    uploading: {
      en: (percent: number) => `Uploading… ${percent}%`,
      es: (percent: number) => `Subiendo… ${percent}%`,
    },
    saved: {
      en: "Saved. When everything is ready, send your answer below.",
      es: "Guardado. Cuando todo esté listo, envía tu respuesta más abajo.",
    },
    remove: { en: "Remove", es: "Quitar" },
    size: { en: (kilobytes: number) => `(${kilobytes} kB)`, es: (kilobytes: number) => `(${kilobytes} kB)` },
    full: {
      en: "That’s the maximum. Remove one to add another.",
      es: "Ese es el máximo: quita uno para agregar otro.",
    },
    type: {
      en: "This is neither a PDF nor an image (JPEG, PNG, WebP, AVIF, GIF). Choose another file.",
      es: "Esto no es un PDF ni una imagen (JPEG, PNG, WebP, AVIF, GIF). Elige otro archivo.",
    },
    tooBig: {
      en: "This file is larger than 4 MB. Choose a smaller one.",
      es: "Este archivo pasa de 4 MB. Elige uno más pequeño.",
    },
    network: {
      en: "The file didn’t go through. Check your connection and try again.",
      es: "El archivo no llegó. Revisa tu conexión e inténtalo de nuevo.",
    },
  },
  approved: {
    title: { en: "Welcome to Arribo", es: "Te damos la bienvenida a Arribo" },
    text: {
      en: "We approved your application and put your profile in the directory. If you don’t have a password yet, you’ll get a link to choose one, by email or from our team, so you can manage your profile yourself.",
      es: "Aprobamos tu solicitud y pusimos tu perfil en el directorio. Si aún no tienes contraseña, te llegará un enlace para elegirla, por correo o de nuestro equipo, y así manejar tu perfil.",
    },
    noLetter: {
      en: "No link? Check your spam folder, ask for a new one on the vendor login page, or call us.",
      es: "¿No te llegó? Mira en el correo no deseado, pide otro enlace en la entrada de proveedores o llámanos.",
    },
    login: { en: "Vendor Login", es: "Login Proveedor" },
  },
  declined: {
    title: { en: "Thank you for applying", es: "Gracias por tu confianza" },
    text: {
      en: "We cannot add your business to the directory this time. This says nothing about the quality of your work, and you are welcome to apply again when things have changed.",
      es: "Esta vez no podemos incluir tu negocio en el directorio. Esto no dice nada de la calidad de tu trabajo, y puedes enviar otra solicitud cuando algo cambie.",
    },
    why: { en: "What our team wrote:", es: "Lo que escribió nuestro equipo:" },
    again: { en: "Apply again", es: "Enviar otra solicitud" },
  },
  steps: {
    title: { en: "Step by step", es: "Paso a paso" },
    received: { en: "We received your application", es: "Recibimos tu solicitud" },
    answered: { en: "You answered", es: "Respondiste" },
    changes_requested: { en: "We asked you for something", es: "Te pedimos algo" },
    in_review: { en: "We reopened the review", es: "La volvimos a revisar" },
    approved: { en: "We approved it", es: "La aprobamos" },
    declined: { en: "We could not accept it", es: "No pudimos aceptarla" },
    ahead: { en: "Our decision", es: "Nuestra decisión" },
    by: { en: (day: string) => `by ${day}`, es: (day: string) => `a más tardar el ${day}` },
  },
  keep: {
    en: "Save this page's link. Anyone who has it can see where the application stands and, while we ask for changes, your answers, so don’t share it.",
    es: "Guarda el enlace de esta página. Quien lo tenga puede ver cómo va la solicitud y, mientras pedimos cambios, tus respuestas, así que no lo compartas.",
  },
  question: { en: "Questions? Call us:", es: "¿Preguntas? Llámanos:" },
  timeZone: { en: "All times are Santo Domingo time.", es: "Todas las horas son de Santo Domingo." },
  print: { en: "Print", es: "Imprimir" },
});
