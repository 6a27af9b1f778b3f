import type { LetterName } from "../letter-registry.ts";
import { type LetterTexts, withReference } from "./letter-texts.ts";

/** Letters to vendors and applicants; staff write `message`. */
export const vendorLetters = {
  vendor_registered: {
    subject: { en: "Your vendor account at Arribo", es: "Tu cuenta de proveedor en Arribo" },
    paragraphs: {
      en: "Hello,\n\nYour vendor account is open. A person from our team looks at each new profile before it appears in the directory. A complete profile is easier to approve.\n\nIf it was not you who registered, just reply to this email.",
      es: "Hola:\n\nTu cuenta de proveedor está abierta. Una persona de nuestro equipo revisa cada perfil nuevo antes de que aparezca en el directorio. Un perfil completo es más fácil de aprobar.\n\nSi no fuiste tú quien se registró, responde a este correo.",
    },
  },
  vendor_notice: {
    subject: { en: (f) => `New vendor: ${f.name}`, es: (f) => `Nuevo proveedor: ${f.name}` },
    paragraphs: {
      en: "A vendor registered. Look at the profile before it appears in the directory.",
      es: "Se registró un proveedor. Revisa el perfil antes de que aparezca en el directorio.",
    },
  },
  vendor_approved: {
    subject: { en: "You are in Arribo's directory", es: "Ya estás en el directorio de Arribo" },
    paragraphs: {
      en: "Hello,\n\nWe looked at your profile, and it is in the directory now. Requests from customers reach you through our concierge team.",
      es: "Hola:\n\nRevisamos tu perfil y ya está en el directorio. Las solicitudes de los clientes te llegan por medio de nuestro equipo de concierge.",
    },
  },
  vendor_request: {
    subject: withReference("A request for you", "Una solicitud para ti"),
    paragraphs: {
      en: "Hello,\n\nA customer asks for your service. Your dashboard has what is to be done; say there whether you have time. Our concierge team arranges the rest with the customer.",
      es: "Hola:\n\nUn cliente pide tu servicio. En tu panel está lo que hay que hacer; di allí si tienes tiempo. Nuestro equipo de concierge coordina lo demás con el cliente.",
    },
  },
  vendor_booking: {
    subject: withReference("A booking of yours changed", "Cambió una de tus reservas"),
    paragraphs: {
      en: "Hello,\n\nOne of your bookings was confirmed, moved or cancelled. Your dashboard shows where it stands now.",
      es: "Hola:\n\nUna de tus reservas se confirmó, cambió de hora o se canceló. Tu panel muestra cómo está ahora.",
    },
  },
  vendor_flagged: {
    subject: { en: "Please look at your texts", es: "Revisa tus textos, por favor" },
    paragraphs: {
      en: "Hello,\n\nIn what you wrote we found a way of contact or payment outside Arribo. Bookings go through our concierge team: that protects you and your customers. Please take it out; if it is a mistake, tell us so on your dashboard, where the words are shown. Three open flags make our team look at your listing.",
      es: "Hola:\n\nEn lo que escribiste encontramos una forma de contacto o de pago fuera de Arribo. Las reservas pasan por nuestro equipo de concierge: eso te protege a ti y a tus clientes. Quítalo, por favor; si es un error, dínoslo en tu panel, donde aparecen las palabras. Con tres alertas abiertas nuestro equipo revisa tu ficha.",
    },
  },
  review_published: {
    subject: { en: "A customer reviewed your work", es: "Un cliente reseñó tu trabajo" },
    paragraphs: {
      en: "Hello,\n\nThere is a new review on your page. You can answer it once, on your dashboard; your answer appears below it for everyone to read.",
      es: "Hola:\n\nHay una reseña nueva en tu página. Puedes responderla una vez desde tu panel; tu respuesta aparece debajo y todos pueden leerla.",
    },
  },
  vendor_suspended: {
    subject: { en: "Your listing at Arribo is suspended", es: "Tu ficha en Arribo está suspendida" },
    paragraphs: {
      en: "Hello,\n\nWe have taken your listing out of the directory for now. The reason is below. Your account and your profile stay as they are; reply to this email to set it right.",
      es: "Hola:\n\nHemos sacado tu ficha del directorio por ahora. El motivo está abajo. Tu cuenta y tu perfil siguen como están; responde a este correo para resolverlo.",
    },
  },
  vendor_reinstated: {
    subject: { en: "Your listing at Arribo is back", es: "Tu ficha en Arribo está de vuelta" },
    paragraphs: {
      en: "Hello,\n\nYour listing is back in the directory.",
      es: "Hola:\n\nTu ficha está otra vez en el directorio.",
    },
  },
  vendor_verified: {
    subject: { en: "Your verified badge", es: "Tu insignia de verificación" },
    paragraphs: {
      en: "Hello,\n\nWe wrote down what we checked of your business: visitors see it beside your name, with the date. Your dashboard shows it too.",
      es: "Hola:\n\nAnotamos lo que verificamos de tu negocio: quienes visitan el directorio lo ven junto a tu nombre, con la fecha. También está en tu panel.",
    },
  },
  vendor_unverified: {
    subject: { en: "Your verified badge was taken away", es: "Quitamos tu insignia de verificación" },
    paragraphs: {
      en: "Hello,\n\nYour listing no longer bears the verified badge. Answer this mail, and we tell you what is needed to get it back.",
      es: "Hola:\n\nTu ficha ya no lleva la insignia de verificación. Responde a este correo y te diremos qué hace falta para recuperarla.",
    },
  },
  vendor_password: {
    subject: { en: "Choose a new password", es: "Elige una contraseña nueva" },
    paragraphs: {
      en: "Hello,\n\nSomeone, probably you, asked for a new password for your vendor account. The link works once, within 24 hours. If it was not you, nothing has changed: leave this mail alone.",
      es: "Hola:\n\nAlguien, seguramente tú, pidió una contraseña nueva para tu cuenta de proveedor. El enlace funciona una sola vez, en las próximas 24 horas. Si no fuiste tú, nada ha cambiado: ignora este correo.",
    },
  },
  vendor_password_changed: {
    subject: { en: "Your password was changed", es: "Tu contraseña fue cambiada" },
    paragraphs: {
      en: "Hello,\n\nThe password of your vendor account was changed, and every other session was signed out. If that was you, there is nothing to do. If it was not, choose a new one now and tell us by answering this email.",
      es: "Hola:\n\nSe cambió la contraseña de tu cuenta de proveedor y se cerraron las demás sesiones. Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige una nueva ahora y avísanos respondiendo a este correo.",
    },
  },
  application_receipt: {
    subject: withReference("We have your application", "Recibimos tu solicitud"),
    paragraphs: {
      en: "Hello,\n\nWe'll review your application within 3-5 business days and contact you with next steps. The page below always shows where it stands; whoever has the link can see it, so keep it to yourself.",
      es: "Hola:\n\nRevisaremos tu solicitud en 3 a 5 días laborables y te escribiremos con los próximos pasos. La página de abajo muestra en todo momento cómo va; quien tenga el enlace puede verla, así que guárdalo para ti.",
    },
  },
  application_notice: {
    subject: {
      en: (f) => `Vendor application: ${f.name} (${f.reference})`,
      es: (f) => `Solicitud de proveedor: ${f.name} (${f.reference})`,
    },
    paragraphs: {
      en: "A business applied to be vetted. The review is promised within 3-5 business days.",
      es: "Un negocio pidió ser verificado. La revisión se promete en 3 a 5 días laborables.",
    },
  },
  application_changes: {
    subject: withReference("We need something more from you", "Necesitamos algo más de ti"),
    paragraphs: {
      en: "Hello,\n\nThank you for your application. Before we can go on we need what is listed below. Answer on the page of your application.",
      es: "Hola:\n\nGracias por tu solicitud. Para seguir necesitamos lo que está abajo. Responde en la página de tu solicitud.",
    },
  },
  application_in_review: {
    subject: withReference("Your application is in review again", "Tu solicitud está otra vez en revisión"),
    paragraphs: {
      en: "Hello,\n\nWe are looking at your application again.",
      es: "Hola:\n\nEstamos revisando tu solicitud otra vez.",
    },
  },
  application_approved: {
    subject: {
      en: "Welcome: your application is approved",
      es: "Te damos la bienvenida: tu solicitud fue aprobada",
    },
    paragraphs: {
      en: "Hello,\n\nYour application is approved, and your business is in the directory with our verified badge. Choose a password to keep your profile; the link works once, within 14 days.",
      es: "Hola:\n\nTu solicitud fue aprobada, y tu negocio ya está en el directorio con nuestra insignia de verificación. Elige una contraseña para manejar tu perfil; el enlace funciona una sola vez, en los próximos 14 días.",
    },
  },
  application_declined: {
    subject: withReference("About your application", "Sobre tu solicitud"),
    paragraphs: {
      en: "Hello,\n\nThank you for your application. We cannot take your business into the directory now; the reason is below. You are welcome to apply again when it has changed.",
      es: "Hola:\n\nGracias por tu solicitud. Por ahora no podemos incluir tu negocio en el directorio; el motivo está abajo. Puedes volver a solicitarlo cuando haya cambiado.",
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;
