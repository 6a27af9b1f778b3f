import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Vendor Application", es: "Solicitud para proveedores" },
  description: {
    en: "Apply for the verified badge in about 20 minutes: your business, its registration, insurance and references. A person reads every application.",
    es: "Solicita la insignia de verificación en unos 20 minutos: tu negocio, su registro, sus seguros y sus referencias. Cada solicitud la lee una persona.",
  },
  lead: {
    en: "To newcomers, we recommend only businesses we have checked. This is where you show us yours.",
    es: "A quienes llegan solo les recomendamos negocios que hemos verificado. Aquí nos presentas el tuyo.",
  },
  facts: {
    title: { en: "Before you start", es: "Antes de empezar" },
    items: {
      en: [
        "About 20 minutes, in any order, and you can stop and come back.",
        "Have ready: your cédula, the RNC and registration number, three clients we may call, and your policy if you are insured.",
        "We review it within 3-5 business days.",
      ],
      es: [
        "Unos 20 minutos, en cualquier orden, y puedes parar y seguir después.",
        "Ten a mano: tu cédula, el RNC y el registro mercantil, tres clientes a quienes podamos llamar y tu póliza si tienes seguro.",
        "La revisamos en 3-5 días laborables.",
      ],
    },
  },
  privacy: {
    title: { en: "Who sees what you write", es: "Quién ve lo que escribes" },
    kept: {
      en: "Your answers are kept on this device; ID, tax, policy, bank and emergency details only until you close this tab.",
      es: "Tus respuestas se quedan en este dispositivo; cédula, RNC, póliza, banco y contacto de emergencia, solo hasta que cierres esta pestaña.",
    },
    notKept: {
      en: "This browser keeps nothing: your answers last until you close or reload this page.",
      es: "Este navegador no guarda nada: tus respuestas duran hasta que cierres o recargues esta página.",
    },
    sealed: {
      en: "Once you send it, anything marked with a lock is stored encrypted and only our team can see it; we record every time someone looks at it. None of it is ever shown in the directory.",
      es: "Cuando la envías, lo marcado con un candado se guarda cifrado y solo lo ve nuestro equipo; queda registrado cada vez que alguien lo mira. Nada de eso aparece nunca en el directorio.",
    },
  },
  sealedField: {
    en: "Encrypted. Only our team can see it, and we record every time someone does.",
    es: "Cifrado. Solo lo ve nuestro equipo, y queda registrado cada vez que alguien lo mira.",
  },
  keepsSealed: {
    en: (masked: string) => `Now: ${masked}. Leave it empty to keep it.`,
    es: (masked: string) => `Ahora: ${masked}. Déjalo vacío para conservarlo.`,
  },
  sealedSection: {
    en: "Everything in this section is encrypted. Only our team can see it, and we record every time someone does.",
    es: "Todo lo de esta sección se guarda cifrado. Solo lo ve nuestro equipo, y queda registrado cada vez que alguien lo mira.",
  },

  elsewhere: {
    title: { en: "Continue on another device", es: "Continuar en otro dispositivo" },
    text: {
      en: "We store what you have written so far, encrypted, for 14 days, and email you a link that opens it on any device. ID, tax, policy, bank and emergency details are not included: you will need to enter them again. Your contact details are included only if you use the application’s own email address.",
      es: "Guardamos lo que llevas escrito, cifrado, durante 14 días, y te mandamos por correo un enlace para abrirlo en cualquier dispositivo. La cédula, el RNC, la póliza, el banco y el contacto de emergencia no se incluyen: tendrás que escribirlos otra vez. Tus datos de contacto solo se incluyen si usas el mismo correo de la solicitud.",
    },
    email: { en: "Your email", es: "Tu correo" },
    save: { en: "Save and email me the link", es: "Guardar y mandarme el enlace" },
    saving: { en: "Saving…", es: "Guardando…" },
    mailed: {
      en: (email: string) => `Saved. The link is on its way to ${email}.`,
      es: (email: string) => `Guardado. El enlace va en camino a ${email}.`,
    },
    notMailed: {
      en: "Saved. This site can’t send email on its own right now, so our team will send it by hand. You can also use the link below.",
      es: "Guardado. Ahora mismo este sitio no puede enviar correos por su cuenta: nuestro equipo te lo mandará a mano. También puedes usar el enlace de abajo.",
    },
    link: {
      en: "Link (anyone who has it can read your answers)",
      es: "Enlace (quien lo tenga puede leer tus respuestas)",
    },
    copy: { en: "Copy the link", es: "Copiar el enlace" },
    copied: { en: "Copied", es: "Copiado" },
    failed: {
      en: "It could not be saved. Please try again.",
      es: "No se pudo guardar. Inténtalo de nuevo.",
    },
    found: { en: "Your saved application", es: "Tu solicitud guardada" },
    replace: {
      en: "There is already an application on this device. Replace it with the saved one?",
      es: "En este dispositivo ya hay una solicitud. ¿Reemplazarla por la guardada?",
    },
    open: { en: "Open the saved one", es: "Abrir la guardada" },
    keep: { en: "Keep this one", es: "Conservar esta" },
    opened: {
      en: "Your answers are here. You will need to enter the confidential ones again.",
      es: "Aquí están tus respuestas. Las confidenciales tendrás que escribirlas otra vez.",
    },
    gone: {
      en: "This link no longer works: it is incomplete, or its 14 days are up. You can start again on this page.",
      es: "Este enlace ya no funciona: está incompleto o ya pasaron sus 14 días. Puedes empezar de nuevo en esta página.",
    },
    unreachable: {
      en: "The saved application could not be loaded. Its link still works: check your connection and try again.",
      es: "No se pudo cargar la solicitud guardada. El enlace sigue sirviendo: revisa tu conexión e inténtalo de nuevo.",
    },
    again: { en: "Try again", es: "Intentar de nuevo" },
  },

  sections: { en: "Sections", es: "Secciones" },
  allSections: { en: "All sections", es: "Todas las secciones" },
  sectionOf: {
    en: (n: number, all: number) => `Section ${n} of ${all}`,
    es: (n: number, all: number) => `Sección ${n} de ${all}`,
  },
  progress: {
    en: (done: number, all: number) => `${done} of ${all} sections complete`,
    es: (done: number, all: number) => `${done} de ${all} secciones completas`,
  },
  states: {
    notStarted: { en: "Not started", es: "Sin empezar" },
    inProgress: { en: "In progress", es: "En curso" },
    complete: { en: "Complete", es: "Completa" },
    attention: { en: "Needs attention", es: "Requiere atención" },
  },
  start: { en: "Start the application", es: "Empieza la solicitud" },
  goOn: { en: "Continue the application", es: "Continúa la solicitud" },
  checkStep: { en: "Check your answers", es: "Revisa tus respuestas" },
  checkStepHint: { en: "Read it all once more, then send it.", es: "Léelo todo una vez más y envíala." },

  save: { en: "Save and continue", es: "Guardar y continuar" },
  saveAndCheck: { en: "Save and go back to your answers", es: "Guardar y volver a tus respuestas" },
  later: { en: "Leave this for later", es: "Dejarlo para después" },
  required: { en: "Fields with * are required.", es: "Los campos con * son obligatorios." },
  nothingRequired: {
    en: "Nothing here is required. What you can add helps us say yes.",
    es: "Aquí nada es obligatorio. Lo que puedas agregar ayuda a que digamos que sí.",
  },
  choose: { en: "Choose…", es: "Elige…" },
  wholeNumber: {
    en: "Enter a whole number, like 12.",
    es: "Escribe un número entero, como 12.",
  },
  lost: {
    en: "For your safety, this was deleted when the tab was closed. Please enter it again.",
    es: "Por tu seguridad, esto se borró al cerrar la pestaña. Escríbelo de nuevo.",
  },
  notes: {
    checkDigit: {
      en: "The last digit doesn’t match the others. Please check the number.",
      es: "El dígito verificador no cuadra. Revisa el número.",
    },
    fewReferences: {
      en: (count: number, wanted: number) =>
        `You have named ${count} of ${wanted}. You can send it like this, but the review may take longer.`,
      es: (count: number, wanted: number) =>
        `Pusiste ${count} de ${wanted}. Puedes enviarla así, pero la revisión puede tardar más.`,
    },
  },

  check: {
    lead: {
      en: "This is what we will read. Change whatever is not right.",
      es: "Esto es lo que vamos a leer. Cambia lo que no esté bien.",
    },
    change: { en: "Change", es: "Cambiar" },
    changeSection: {
      en: (section: string) => `Change: ${section}`,
      es: (section: string) => `Cambiar: ${section}`,
    },
    none: { en: "Not given", es: "Sin dato" },
    yes: { en: "Yes", es: "Sí" },
    no: { en: "No", es: "No" },
    submit: { en: "Submit application", es: "Enviar solicitud" },
    submitting: { en: "Sending…", es: "Enviando…" },
    incomplete: {
      en: (n: number) => (n === 1 ? "One section is not finished yet" : `${n} sections are not finished yet`),
      es: (n: number) =>
        n === 1 ? "Falta una sección antes de enviarla" : `Faltan ${n} secciones antes de enviarla`,
    },
  },
  missingConsent: {
    title: { en: "Missing Required Consent", es: "Falta un consentimiento obligatorio" },
    text: {
      en: "Please accept all required terms and consent forms.",
      es: "Acepta todos los términos y consentimientos obligatorios.",
    },
  },
  failed: {
    title: { en: "Submission Failed", es: "El envío falló" },
    text: {
      en: "There was an error submitting your application. Please try again.",
      es: "Hubo un error al enviar tu solicitud. Inténtalo de nuevo.",
    },
  },

  remove: {
    open: { en: "Delete my draft", es: "Borrar mi borrador" },
    title: { en: "Delete everything you wrote?", es: "¿Borrar todo lo que escribiste?" },
    text: {
      en: "All your answers in this application will be deleted from this device. This cannot be undone.",
      es: "Todas las respuestas de esta solicitud se borran de este dispositivo. No se puede deshacer.",
    },
    confirm: { en: "Delete it", es: "Borrarlo" },
    keep: { en: "Keep it", es: "Conservarlo" },
    done: { en: "Your draft was deleted.", es: "Tu borrador se borró." },
  },

  sent: {
    title: { en: "Application Submitted Successfully!", es: "¡Solicitud enviada!" },
    text: {
      en: "We'll review your application within 3-5 business days and contact you with next steps.",
      es: "Revisaremos tu solicitud en 3-5 días laborables y te contactaremos con los próximos pasos.",
    },
    reference: { en: "Your reference", es: "Tu referencia" },
    keepReference: {
      en: "Keep it: it is the quickest way to ask about your application.",
      es: "Guárdala: es la forma más rápida de preguntar por tu solicitud.",
    },
    copy: { en: "Copy", es: "Copiar" },
    copied: { en: "Copied", es: "Copiada" },
    print: { en: "Print", es: "Imprimir" },
    statusLink: { en: "See where it stands", es: "Ver cómo va" },
    statusHint: {
      en: "The status page is for you alone: anyone who has its link can read it. Save the link and don’t share it.",
      es: "La página de estado es solo para ti: quien tenga el enlace puede leerla. Guarda el enlace y no lo compartas.",
    },
    next: { en: "What happens next", es: "Qué pasa ahora" },
    received: {
      when: { en: "Now", es: "Ahora" },
      what: {
        en: "Your application is with the review team",
        es: "El equipo de revisión ya tiene tu solicitud",
      },
      detail: {
        en: "What you wrote was deleted from this device.",
        es: "Lo que escribiste se borró de este dispositivo.",
      },
    },
    review: {
      when: { en: "Within 3-5 business days", es: "En 3-5 días laborables" },
      what: {
        en: "A person compares your details with the public records and calls your references",
        es: "Una persona compara tus datos con los registros públicos y llama a tus referencias",
      },
      detail: {
        en: "If we need a document or anything else, we write to you, and you upload it on the status page.",
        es: "Si hace falta un documento u otra cosa, te escribimos y lo subes en la página de estado.",
      },
    },
    welcome: {
      when: { en: "Once approved", es: "Al aprobarla" },
      what: {
        en: "Your profile appears in the directory, and you choose a password to manage it",
        es: "Tu perfil aparece en el directorio y eliges una contraseña para manejarlo",
      },
    },
    another: { en: "Start a new application", es: "Empezar otra solicitud" },
  },
});
