import { bilingual } from "#platform/i18n/text.ts";

/** Login, registration, password, and the layout around a vendor's own pages. */
export const messages = bilingual({
  loading: { en: "Loading…", es: "Cargando…" },
  bar: {
    nav: { en: "Your vendor pages", es: "Tus páginas de proveedor" },
    dashboard: { en: "Dashboard", es: "Panel" },
    profile: { en: "Profile", es: "Perfil" },
    logout: { en: "Logout", es: "Cerrar sesión" },
  },
  again: {
    title: { en: "Please log in again", es: "Inicia sesión de nuevo" },
    text: {
      en: "Your session ended. The page behind stays as you left it.",
      es: "Tu sesión terminó. La página de atrás queda como la dejaste.",
    },
  },
  fields: {
    email: { en: "E-mail", es: "Correo electrónico" },
    password: { en: "Password", es: "Contraseña" },
    newPassword: { en: "New password", es: "Nueva contraseña" },
    confirm: { en: "Confirm password", es: "Confirma la contraseña" },
    show: { en: "Show password", es: "Mostrar contraseña" },
    showBoth: { en: "Show passwords", es: "Mostrar contraseñas" },
    required: { en: "Please fill this in.", es: "Completa este campo." },
    choose: { en: "Please choose one.", es: "Elige una opción." },
  },
  password: {
    hint: { en: "At least 6 characters.", es: "Al menos 6 caracteres." },
    confirmHint: { en: "The same again.", es: "La misma otra vez." },
    mismatchTitle: { en: "Password Mismatch", es: "Las contraseñas no coinciden" },
    mismatch: { en: "Passwords do not match", es: "Escribe la misma contraseña las dos veces" },
    shortTitle: { en: "Password Too Short", es: "Contraseña muy corta" },
    short: {
      en: "Password must be at least 6 characters long",
      es: "La contraseña debe tener al menos 6 caracteres",
    },
  },
  trouble: {
    unreachable: {
      en: "The server cannot be reached. Please check the connection and try again.",
      es: "No se puede llegar al servidor. Revisa la conexión e inténtalo de nuevo.",
    },
    storage: {
      en: "This browser does not keep site data, so it cannot keep you logged in. Allow it for this site and try again.",
      es: "Este navegador no guarda datos del sitio y no puede mantener tu sesión. Permítelo para este sitio e inténtalo de nuevo.",
    },
  },
  login: {
    title: { en: "Vendor login", es: "Entrada de proveedores" },
    description: {
      en: "Where vendors of Arribo in the Dominican Republic log in: your profile, hours and services, and the requests that came for you.",
      es: "Aquí entran los proveedores de Arribo en la República Dominicana: tu perfil, tu horario, tus servicios y las solicitudes que llegaron para ti.",
    },
    lead: {
      en: "Keep your profile, your hours and your services up to date. Customers find you through the concierge.",
      es: "Mantén al día tu perfil, tu horario y tus servicios. Los clientes llegan a ti por medio del concierge.",
    },
    submit: { en: "Log in", es: "Entrar" },
    submitting: { en: "Logging in…", es: "Entrando…" },
    forgotten: { en: "Forgot your password?", es: "¿Olvidaste tu contraseña?" },
    newHere: { en: "New here?", es: "¿Es tu primera vez?" },
    register: { en: "Register your business", es: "Registra tu negocio" },
    doneTitle: { en: "Login Successful", es: "Sesión iniciada" },
    doneText: {
      en: "Welcome to your vendor dashboard!",
      es: "¡Te damos la bienvenida a tu panel de proveedor!",
    },
    failedTitle: { en: "Login Failed", es: "No se pudo iniciar sesión" },
    failedText: { en: "Invalid credentials", es: "Credenciales incorrectas" },
    already: { en: "You are logged in already.", es: "Ya tienes la sesión iniciada." },
    toDashboard: { en: "Go to your dashboard", es: "Ve a tu panel" },
    notices: {
      out: { en: "You are logged out.", es: "Cerraste la sesión." },
      ended: {
        en: "Your session ended. Log in to go on where you were.",
        es: "Tu sesión terminó. Inicia sesión para seguir donde estabas.",
      },
      elsewhere: {
        en: "You logged out in another tab.",
        es: "Cerraste la sesión en otra pestaña.",
      },
      untold: {
        en: "You are logged out in this browser, but the server could not be told. If this device is shared, set a new password.",
        es: "Cerraste la sesión en este navegador, pero no se pudo avisar al servidor. Si compartes este equipo, pon una contraseña nueva.",
      },
    },
  },
  signUp: {
    title: { en: "Join as a vendor", es: "Únete como proveedor" },
    pageDescription: {
      en: "Do you work well in the Dominican Republic? Register your business with Arribo, and people who have just moved here find you. Our team reads every registration.",
      es: "¿Trabajas bien en la República Dominicana? Registra tu negocio en Arribo y te encuentra quien acaba de llegar al país. Nuestro equipo lee cada registro.",
    },
    lead: {
      en: "Newcomers look for people who do their work well. Tell us who you are and what you do.",
      es: "Quienes llegan al país buscan gente que trabaje bien. Cuéntanos qué haces y dónde.",
    },
    next: {
      en: "What happens next: one of us looks at your profile before it appears in the directory.",
      es: "Qué sigue: una persona del equipo revisa tu perfil antes de que aparezca en el directorio.",
    },
    hasAccount: { en: "Have an account?", es: "¿Ya tienes cuenta?" },
    login: { en: "Log in", es: "Inicia sesión" },
    badge: {
      en: "A registered firm that wants the verified badge? Send the business application instead.",
      es: "¿Tu empresa está registrada y quiere la insignia de verificación? Envía mejor la solicitud para empresas.",
    },
    badgeLink: { en: "Business application", es: "Solicitud para empresas" },
    business: { en: "Your business", es: "Tu negocio" },
    businessName: { en: "Business name in Spanish", es: "Nombre del negocio en español" },
    businessNameEnglish: { en: "Business name in English", es: "Nombre del negocio en inglés" },
    sameName: {
      en: "If it has only one name, write it in both.",
      es: "Si tiene un solo nombre, escríbelo en los dos.",
    },
    category: { en: "Category", es: "Categoría" },
    chooseCategory: { en: "Choose a category", es: "Elige una categoría" },
    location: { en: "Location", es: "Ubicación" },
    chooseLocation: { en: "Choose a location", es: "Elige una ubicación" },
    person: { en: "You and your login", es: "Tú y tu acceso" },
    contactName: { en: "Contact name", es: "Persona de contacto" },
    emailHint: {
      en: "You log in with it. Visitors never see it.",
      es: "Con él inicias sesión. Las visitas nunca lo ven.",
    },
    more: { en: "More about it", es: "Más sobre tu negocio" },
    moreHint: {
      en: "All optional; you can add it later in your profile.",
      es: "Todo opcional; puedes añadirlo después en tu perfil.",
    },
    phone: { en: "Phone", es: "Teléfono" },
    address: { en: "Address", es: "Dirección" },
    website: { en: "Website", es: "Sitio web" },
    description: { en: "Description in English", es: "Descripción en inglés" },
    descriptionSpanish: { en: "Description in Spanish", es: "Descripción en español" },
    privacy: {
      en: "E-mail, phone, address and website are for the concierge only. How we treat them:",
      es: "El correo, el teléfono, la dirección y el sitio web son solo para el concierge. Cómo los tratamos:",
    },
    privacyLink: { en: "terms and privacy (new tab)", es: "términos y privacidad (otra pestaña)" },
    submit: { en: "Create account", es: "Crear cuenta" },
    submitting: { en: "Creating…", es: "Creando…" },
    summary: { en: "Please check these fields", es: "Revisa estos campos" },
    doneTitle: { en: "Registration Successful", es: "Registro completado" },
    doneText: {
      en: "Welcome! Please complete your profile setup.",
      es: "¡Te damos la bienvenida! Completa tu perfil.",
    },
    failedTitle: { en: "Registration Failed", es: "No se pudo completar el registro" },
    failedText: { en: "Failed to create account", es: "No se pudo crear la cuenta" },
    perhaps: { en: "Perhaps you have an account already?", es: "¿Quizás ya tienes una cuenta?" },
    forgotten: { en: "Set a new password", es: "Pon una contraseña nueva" },
  },
  reset: {
    title: { en: "A new password", es: "Una contraseña nueva" },
    askLead: {
      en: "Enter the e-mail you log in with, and ask for a link to set a new password.",
      es: "Escribe el correo con el que entras y pide un enlace para poner una contraseña nueva.",
    },
    ask: { en: "Ask for the link", es: "Pedir el enlace" },
    asking: { en: "Asking…", es: "Pidiendo…" },
    asked: {
      en: "If there is an account for this address, a link is made for its owner: at most three in an hour. It comes by e-mail, or our team sends it.",
      es: "Si hay una cuenta con esta dirección, se crea un enlace para su dueño: como máximo tres por hora. Llega por correo o lo envía nuestro equipo.",
    },
    askedHint: {
      en: "Nothing there? Look among the unwanted mail, check the address, or call us:",
      es: "¿No llega? Mira en el correo no deseado, revisa la dirección o llámanos:",
    },
    askFailed: { en: "It was not sent", es: "No se envió" },
    askAgain: { en: "Ask again", es: "Pedir otra vez" },
    back: { en: "Back to login", es: "Volver a la entrada" },
    setLead: {
      en: "Choose it here, then you are logged in. Everywhere else you are logged out.",
      es: "Elígela aquí y quedas con la sesión iniciada. En los demás equipos se cierra.",
    },
    set: { en: "Save and log in", es: "Guardar y entrar" },
    setting: { en: "Saving…", es: "Guardando…" },
    doneTitle: { en: "Password changed", es: "Contraseña cambiada" },
    doneText: { en: "You are logged in with the new one.", es: "Ya tienes la sesión iniciada con la nueva." },
    failedTitle: { en: "The password was not changed", es: "La contraseña no se cambió" },
    failedText: { en: "Please try again.", es: "Inténtalo de nuevo." },
    deadTitle: { en: "This link no longer works", es: "Este enlace ya no funciona" },
    dead: {
      en: "A link works once, and only for a time; this one is used up or too old. Your password is as it was.",
      es: "Un enlace sirve una vez y por un tiempo; este ya se usó o venció. Tu contraseña sigue como estaba.",
    },
    newLetter: { en: "Ask for a new link", es: "Pedir otro enlace" },
  },
});
