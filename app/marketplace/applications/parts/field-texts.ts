import { names } from "#app/marketplace/vendors/names.ts";
import { bilingual } from "#platform/i18n/text.ts";
import { labels as short } from "../labels.ts";

/** As the form asks; where nothing else is said, as staff read it. */
export const labels = bilingual({
  ...short.fields,
  businessRegistrationNumber: { en: "Registration number", es: "Número de registro mercantil" },
  employeeCount: { en: "Number of employees", es: "Cuántas personas trabajan en él" },
  ownerLastName: { en: "Last name", es: "Apellidos" },
  secondaryPhone: { en: "Secondary phone", es: "Otro teléfono" },
  streetAddress: { en: "Street address", es: "Calle y número" },
  serviceCategory: { en: "Service category", es: "Categoría del servicio" },
  servicesOffered: { en: "Services offered", es: "Servicios que ofreces" },
  serviceDescription: { en: "Service description (Spanish)", es: "Descripción del servicio (español)" },
  serviceDescriptionEnglish: { en: "Service description (English)", es: "Descripción del servicio (inglés)" },
  priceRange: { en: "Typical price range", es: "Rango de precios habitual" },
  languages: { en: "Languages you serve in", es: "Idiomas en que atiendes" },
  serviceAreas: { en: "Service areas", es: "Zonas donde trabajas" },
  businessLicense: { en: "Business or professional license", es: "Licencia del negocio o profesional" },
  insuranceProvider: { en: "Insurance company", es: "Aseguradora" },
  bondedInsured: { en: "The business is bonded and insured", es: "El negocio tiene fianza y seguro" },
  clientReferences: { en: "Client references (minimum 3)", es: "Referencias de clientes (mínimo 3)" },
  emergencyContactName: { en: "Contact's name", es: "Nombre del contacto" },
  emergencyContactPhone: { en: "Contact's phone", es: "Teléfono del contacto" },
  emergencyContactRelation: { en: "Relationship to you", es: "Relación contigo" },
  additionalCertifications: { en: "Additional certifications", es: "Otras certificaciones" },
  equipmentOwned: { en: "Equipment you own", es: "Equipo propio" },
  subcontractors: { en: "I work with subcontractors", es: "Trabajo con subcontratistas" },
  backgroundCheckConsent: {
    en: "I agree to a background check",
    es: "Acepto una verificación de antecedentes",
  },
  termsAccepted: { en: "I accept the terms", es: "Acepto los términos" },
});

/** Help texts; for sensitive fields, why we ask. */
export const hints = bilingual({
  businessName: { en: "As it is registered.", es: "Como está registrado." },
  businessNameEnglish: {
    en: "No English name? Repeat the Spanish one.",
    es: "¿No tiene nombre en inglés? Repite el mismo.",
  },
  businessRegistrationNumber: { en: "From your Registro Mercantil.", es: "El de tu certificado." },
  taxId: {
    en: "9 digits, or your cédula if you do business under your own name. We use it to confirm with the DGII that the business exists.",
    es: "9 dígitos, o tu cédula si trabajas a tu nombre. Con él confirmamos en la DGII que el negocio existe.",
  },
  yearEstablished: { en: "Four digits, like 2015.", es: "Cuatro cifras, como 2015." },
  employeeCount: { en: "Counting yourself.", es: "Contándote a ti." },
  ownerIdNumber: {
    en: "11 digits; without a cédula, your passport number. We use it to confirm that you are the person who signs.",
    es: "11 dígitos; si no tienes cédula, tu pasaporte. Con eso confirmamos que eres quien firma.",
  },
  primaryPhone: { en: "With area code: 809, 829 or 849.", es: "Con código de área: 809, 829 u 849." },
  secondaryPhone: { en: "In case you can’t answer.", es: "Para cuando no puedas contestar." },
  email: {
    en: "We’ll write to you here about this application.",
    es: "Aquí te escribimos sobre esta solicitud.",
  },
  website: { en: "Or a page on a social network.", es: "O una página en una red social." },
  streetAddress: {
    en: "Street, number, sector, and a landmark if it helps.",
    es: "Calle, número, sector y un punto de referencia si ayuda.",
  },
  servicesOffered: {
    en: "One per line, in the words a client would use: leaks, water heaters, drains.",
    es: "Uno por línea, con las palabras de un cliente: fugas, calentadores, desagües.",
  },
  serviceDescription: {
    en: "What you do, for whom, and what sets you apart. Visitors read it.",
    es: "Qué haces, para quién y qué te distingue. Lo leen los visitantes.",
  },
  serviceDescriptionEnglish: {
    en: "The same in English. Plain words are enough; we’ll look it over with you.",
    es: "Lo mismo en inglés. Bastan palabras sencillas; lo revisamos contigo.",
  },
  priceRange: {
    en: "For example: RD$1,500 to RD$4,000 a visit.",
    es: "Por ejemplo: RD$1,500 a RD$4,000 por visita.",
  },
  businessHours: {
    en: "For example: Monday to Friday 8 AM to 5 PM, Saturday until noon.",
    es: "Por ejemplo: lunes a viernes de 8 a. m. a 5 p. m., sábado hasta el mediodía.",
  },
  serviceAreas: {
    en: "Cities, towns or sectors you travel to.",
    es: "Ciudades, municipios o sectores a donde vas.",
  },
  businessLicense: { en: "Its number and who issued it.", es: "Su número y quién la emitió." },
  insurancePolicyNumber: {
    en: "So we can ask the insurer whether it is active.",
    es: "Para preguntar a la aseguradora si está vigente.",
  },
  clientReferences: {
    en: "One per line: name, phone, and what you did for them. We’ll call them, so let them know first.",
    es: "Una por línea: nombre, teléfono y qué hiciste para esa persona. Vamos a llamarlas: avísales antes.",
  },
  businessReferences: {
    en: "Suppliers, partners or associations, one per line.",
    es: "Suplidores, socios o asociaciones, una por línea.",
  },
  bankName: {
    en: "So we know where payments for your work would go. We don’t ask for an account number.",
    es: "Para saber a dónde irían los pagos por tu trabajo. No pedimos número de cuenta.",
  },
  emergencyContactName: {
    en: "Who we call if something happens to you while you work for a client. Ask them first.",
    es: "A quién llamamos si te pasa algo mientras trabajas para un cliente. Pídele permiso antes.",
  },
  emergencyContactRelation: {
    en: "For example: sister, husband, partner.",
    es: "Por ejemplo: hermana, esposo, pareja.",
  },
  additionalCertifications: {
    en: "What you are certified for, by whom and when.",
    es: "En qué te certificaste, con quién y cuándo.",
  },
  equipmentOwned: { en: "Tools, vehicles, machines.", es: "Herramientas, vehículos, máquinas." },
  subcontractors: {
    en: "Other people or businesses do part of the work.",
    es: "Otras personas o negocios hacen parte del trabajo.",
  },
  backgroundCheckConsent: {
    en: "We compare your ID, your registration and public records, and call your references. Nothing more than that.",
    es: "Comparamos tu cédula, tu registro y los datos públicos, y llamamos a tus referencias. Nada más.",
  },
});

export const sectionLeads = bilingual({
  business: {
    en: "What your business is called and how it is registered.",
    es: "Cómo se llama tu negocio y cómo está registrado.",
  },
  owner: {
    en: "Who is responsible for the business, and how we reach you.",
    es: "Quién responde por el negocio y cómo te contactamos.",
  },
  address: {
    en: "Where the business is. Visitors never see it.",
    es: "Dónde está el negocio. Los visitantes nunca ven la dirección.",
  },
  service: {
    en: "What you do, as newcomers will read it.",
    es: "Qué haces, como lo leerá quien llega al país.",
  },
  operations: {
    en: "Prices, hours, languages and where you work.",
    es: "Precios, horario, idiomas y zonas de trabajo.",
  },
  insurance: { en: "What protects you and your clients.", es: "Lo que te protege a ti y a tus clientes." },
  references: { en: "People who know your work.", es: "Personas que conocen tu trabajo." },
  banking: { en: "How you would be paid.", es: "Cómo se te pagaría." },
  emergency: { en: "Someone we can call for you.", es: "Alguien a quien llamar por ti." },
  additional: { en: "Anything else in your favor.", es: "Todo lo que hable a tu favor." },
  consent: {
    en: "Two permissions we need before we can check anything.",
    es: "Dos permisos que necesitamos antes de verificar nada.",
  },
});

export const termsLink = bilingual({
  text: { en: "Read the terms (new tab)", es: "Leer los términos (otra pestaña)" },
});

export const optionNames = {
  categories: names.categories,
  businessTypes: names.businessTypes,
  accountTypes: short.accountTypes,
  languages: names.languages,
} as const;

export const sectionTitles = short.sections;
