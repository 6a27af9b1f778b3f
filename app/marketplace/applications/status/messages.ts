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
    en: "We are late, and we are sorry. Your application is still on our desk; you need to do nothing.",
    es: "Vamos con retraso y lo sentimos. Tu solicitud sigue en nuestra mesa; no tienes que hacer nada.",
  },
  inReview: {
    en: "We review applications within 3-5 business days. If we need anything, you see it here.",
    es: "Revisamos las solicitudes en 3-5 días laborables. Si necesitamos algo, lo verás aquí.",
  },
  asked: {
    title: { en: "What we need from you", es: "Lo que necesitamos de ti" },
    label: { en: "Your answer", es: "Tu respuesta" },
    hint: {
      en: "Only our team reads it. Please write no passwords and no card numbers.",
      es: "Solo la lee nuestro equipo. No escribas contraseñas ni números de tarjeta.",
    },
    send: { en: "Send the answer", es: "Enviar la respuesta" },
    sending: { en: "Sending…", es: "Enviando…" },
    sentTitle: { en: "Thank you!", es: "¡Gracias!" },
    sentText: {
      en: "We have your answer and go on with the review.",
      es: "Tenemos tu respuesta y seguimos con la revisión.",
    },
    failedTitle: { en: "The answer could not be sent", es: "No se pudo enviar la respuesta" },
    tryAgain: { en: "Please try again or call us:", es: "Inténtalo de nuevo o llámanos:" },
    closed: {
      en: "Nothing is being asked anymore: reload the page to see where it stands.",
      es: "Ya no se pide nada: vuelve a cargar la página para ver cómo va.",
    },
  },
  approved: {
    title: { en: "Welcome to Arribo", es: "Te damos la bienvenida a Arribo" },
    text: {
      en: "We approved your application, and your profile went into the directory. If you have no password yet, a link to choose one comes by e-mail or from our team, so that you can keep your profile yourself.",
      es: "Aprobamos tu solicitud y tu perfil entró en el directorio. Si aún no tienes contraseña, te llega por correo o de nuestro equipo un enlace para elegirla y llevar tu perfil por tu cuenta.",
    },
    noLetter: {
      en: "No link? Look among the spam, ask for a new one at the vendor login, or call us.",
      es: "¿No llegó? Mira en el correo no deseado, pide otro enlace en la entrada de proveedores o llámanos.",
    },
    login: { en: "Vendor Login", es: "Login Proveedor" },
  },
  declined: {
    title: { en: "Thank you for the trust", es: "Gracias por tu confianza" },
    text: {
      en: "We cannot take your business into the directory this time. It says nothing about the quality of your work, and you are welcome to apply again when things have changed.",
      es: "Esta vez no podemos incluir tu negocio en el directorio. No dice nada de la calidad de tu trabajo, y puedes enviar otra solicitud cuando algo cambie.",
    },
    why: { en: "What our team wrote:", es: "Lo que escribió nuestro equipo:" },
    again: { en: "Apply again", es: "Enviar otra solicitud" },
  },
  steps: {
    title: { en: "Step by step", es: "Paso a paso" },
    received: { en: "We received your application", es: "Recibimos tu solicitud" },
    answered: { en: "You answered", es: "Respondiste" },
    changes_requested: { en: "We asked you for something", es: "Te pedimos algo" },
    in_review: { en: "We took it back into review", es: "La volvimos a revisar" },
    approved: { en: "We approved it", es: "La aprobamos" },
    declined: { en: "We could not accept it", es: "No pudimos aceptarla" },
    ahead: { en: "Our decision", es: "Nuestra decisión" },
    by: { en: (day: string) => `by ${day}`, es: (day: string) => `a más tardar el ${day}` },
  },
  keep: {
    en: "Save this page's link. Anyone who has it can see where the application stands, so share it with care.",
    es: "Guarda la dirección de esta página: quien la tenga puede ver cómo va la solicitud, así que compártela con cuidado.",
  },
  question: { en: "Questions? Call us:", es: "¿Preguntas? Llámanos:" },
  timeZone: { en: "All times are Santo Domingo time.", es: "Todas las horas son de Santo Domingo." },
  print: { en: "Print", es: "Imprimir" },
});
