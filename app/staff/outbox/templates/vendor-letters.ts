import type { LetterName } from "../letter-registry.ts";
import { type LetterTexts, withReference } from "./letter-texts.ts";

/** Letters to vendors and applicants; staff write `message`. */
export const vendorLetters = {
  vendor_registered: {
    subject: { en: "Your vendor account with Arribo", es: "Tu cuenta de proveedor en Arribo" },
    paragraphs: {
      en: "Your vendor account is open. A person from our team reviews each new profile before it appears in the directory. A complete profile is easier to approve.\n\nIf you did not register, just reply to this email.",
      es: "Tu cuenta de proveedor está abierta. Una persona de nuestro equipo revisa cada perfil nuevo antes de que aparezca en el directorio. Un perfil completo es más fácil de aprobar.\n\nSi tú no te registraste, responde a este correo.",
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
      en: "We reviewed your profile, and it is now in the directory. Requests from customers reach you through our concierge team.",
      es: "Revisamos tu perfil y ya está en el directorio. Las solicitudes de los clientes te llegan por medio de nuestro equipo de concierge.",
    },
  },
  vendor_request: {
    subject: withReference("A request for you", "Una solicitud para ti"),
    paragraphs: {
      en: "A customer is asking for your service. Your dashboard shows what needs to be done; let us know there whether you are available. Our concierge team arranges the rest with the customer.",
      es: "Un cliente pide tu servicio. En tu panel está lo que hay que hacer; dinos ahí si estás disponible. Nuestro equipo de concierge coordina lo demás con el cliente.",
    },
  },
  vendor_booking: {
    subject: withReference("One of your bookings changed", "Cambió una de tus reservas"),
    paragraphs: {
      en: "One of your bookings was confirmed, moved or cancelled. Your dashboard shows where it stands now.",
      es: "Una de tus reservas se confirmó, cambió de hora o se canceló. Tu panel muestra cómo está ahora.",
    },
  },
  vendor_released: {
    subject: withReference("A request is no longer yours", "Una solicitud ya no es tuya"),
    paragraphs: {
      en: "The request below went to another provider, so it is cancelled for you and no longer on your dashboard. There is nothing you need to do.",
      es: "La solicitud de abajo pasó a otro proveedor: para ti queda cancelada y ya no aparece en tu panel. No tienes que hacer nada.",
    },
  },
  vendor_flagged: {
    subject: { en: "Please check your texts", es: "Revisa tus textos, por favor" },
    paragraphs: {
      en: "We found a way to contact or pay you outside Arribo in what you wrote. Bookings go through our concierge team: that protects you and your customers. Please take it out. If it is a mistake, tell us on your dashboard, where the words are shown. With three open flags, our team reviews your listing.",
      es: "En lo que escribiste encontramos una forma de contacto o de pago fuera de Arribo. Las reservas pasan por nuestro equipo de concierge: eso te protege a ti y a tus clientes. Quítalo, por favor; si es un error, dínoslo en tu panel, donde aparecen las palabras. Con tres avisos abiertos nuestro equipo revisa tu perfil.",
    },
  },
  review_published: {
    subject: { en: "A customer reviewed your work", es: "Un cliente reseñó tu trabajo" },
    paragraphs: {
      en: "There is a new review on your page. You can reply once, on your dashboard; your reply appears below it for everyone to read.",
      es: "Hay una reseña nueva en tu página. Puedes responderla una vez desde tu panel; tu respuesta aparece debajo y todos pueden leerla.",
    },
  },
  vendor_suspended: {
    subject: { en: "Your listing on Arribo is suspended", es: "Tu perfil en Arribo está suspendido" },
    paragraphs: {
      en: "We have taken your listing out of the directory for now. The reason is below. Your account and your profile stay as they are; reply to this email to sort it out.",
      es: "Sacamos tu perfil del directorio por ahora. El motivo está abajo. Tu cuenta y lo que escribiste siguen como están; responde a este correo para resolverlo.",
    },
  },
  vendor_reinstated: {
    subject: { en: "Your listing on Arribo is back", es: "Tu perfil en Arribo está de vuelta" },
    paragraphs: {
      en: "Your listing is back in the directory.",
      es: "Tu perfil está otra vez en el directorio.",
    },
  },
  vendor_picture_removed: {
    subject: { en: "We removed one of your pictures", es: "Quitamos una de tus fotos" },
    paragraphs: {
      en: ({ picture, caption }) =>
        `We removed picture ${picture}${caption ? ` (“${caption}”)` : ""} from the gallery on your page. The reason is below. Your other pictures stay, and you can add another one in your profile; reply to this email if you think it is a mistake.`,
      es: ({ picture, caption }) =>
        `Quitamos la foto ${picture}${caption ? ` («${caption}»)` : ""} de la galería de tu página. El motivo está abajo. Las demás fotos siguen ahí, y en tu perfil puedes agregar otra; si crees que es un error, responde a este correo.`,
    },
  },
  vendor_verified: {
    subject: { en: "Your verified badge", es: "Tu insignia de verificación" },
    paragraphs: {
      en: "We recorded what we checked about your business: visitors see it beside your name, with the date. Your dashboard shows it too.",
      es: "Anotamos lo que verificamos de tu negocio: los clientes lo ven en el directorio junto a tu nombre, con la fecha. También está en tu panel.",
    },
  },
  vendor_unverified: {
    subject: { en: "Your verified badge was removed", es: "Quitamos tu insignia de verificación" },
    paragraphs: {
      en: "Your listing no longer has the verified badge. Reply to this email, and we'll tell you what it takes to get it back.",
      es: "Tu perfil ya no lleva la insignia de verificación. Responde a este correo y te diremos qué hace falta para recuperarla.",
    },
  },
  vendor_password: {
    subject: { en: "Choose a new password", es: "Elige una contraseña nueva" },
    paragraphs: {
      en: "Someone, probably you, asked for a new password for your vendor account. The link works once, within 24 hours. If it was not you, nothing has changed: you can ignore this email.",
      es: "Alguien, seguramente tú, pidió una contraseña nueva para tu cuenta de proveedor. El enlace funciona una sola vez, en las próximas 24 horas. Si no fuiste tú, nada ha cambiado: ignora este correo.",
    },
  },
  vendor_password_changed: {
    subject: { en: "Your password was changed", es: "Se cambió tu contraseña" },
    paragraphs: {
      en: "The password of your vendor account was changed, and every other session was signed out. If that was you, there is nothing to do. If it was not, choose a new one now and tell us by replying to this email.",
      es: "Se cambió la contraseña de tu cuenta de proveedor y se cerraron las demás sesiones. Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige una nueva ahora y avísanos respondiendo a este correo.",
    },
  },
  application_receipt: {
    subject: withReference("We have your application", "Recibimos tu solicitud"),
    paragraphs: {
      en: "We'll review your application within 3-5 business days and contact you with next steps. Check the status any time on the page below. Anyone who has the link can see it, so keep it to yourself.",
      es: "Revisaremos tu solicitud en 3 a 5 días laborables y te escribiremos con los próximos pasos. En la página de abajo puedes ver en cualquier momento cómo va; quien tenga el enlace puede verla, así que no lo compartas.",
    },
  },
  application_draft: {
    subject: { en: "Continue your application to Arribo", es: "Continúa tu solicitud en Arribo" },
    paragraphs: {
      en: "Someone, probably you, started a vendor application and wants to continue it on another device. The button opens it as it was saved, as often as you like, for 14 days; then we delete it. ID, tax, policy, bank and emergency details are not included: you will need to enter them again.\n\nAnyone who has the link can read what was written. If it was not you, you can ignore this email.",
      es: "Alguien, seguramente tú, empezó una solicitud de proveedor y quiere continuarla en otro dispositivo. El botón la abre como se guardó, las veces que quieras, durante 14 días; luego la borramos. La cédula, el RNC, la póliza, el banco y el contacto de emergencia no se incluyen: tendrás que escribirlos otra vez.\n\nQuien tenga el enlace puede leer lo escrito. Si no fuiste tú, ignora este correo.",
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
      en: "Thank you for your application. Before we can continue, we need what is listed below. Please answer on your application's page.",
      es: "Gracias por tu solicitud. Para seguir necesitamos lo que está abajo. Responde en la página de tu solicitud.",
    },
  },
  application_in_review: {
    subject: withReference("Your application is in review again", "Tu solicitud está otra vez en revisión"),
    paragraphs: {
      en: "We are reviewing your application again.",
      es: "Estamos revisando tu solicitud otra vez.",
    },
  },
  application_approved: {
    subject: {
      en: "Welcome: your application is approved",
      es: "Te damos la bienvenida: tu solicitud fue aprobada",
    },
    paragraphs: {
      en: "Your application is approved, and your business is in the directory with our verified badge. Choose a password to manage your profile; the link works once, within 14 days.",
      es: "Tu solicitud fue aprobada, y tu negocio ya está en el directorio con nuestra insignia de verificación. Elige una contraseña para manejar tu perfil; el enlace funciona una sola vez, en los próximos 14 días.",
    },
  },
  application_declined: {
    subject: withReference("About your application", "Sobre tu solicitud"),
    paragraphs: {
      en: "Thank you for your application. We cannot add your business to the directory right now; the reason is below. You are welcome to apply again if that changes.",
      es: "Gracias por tu solicitud. Por ahora no podemos incluir tu negocio en el directorio; el motivo está abajo. Puedes enviar otra solicitud cuando eso cambie.",
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;
