import { bilingual } from "#platform/i18n/text.ts";

/** Labels of the contract's values, which are the specification's English ones. */
export const names = bilingual({
  categories: {
    "Housing & Property": { en: "Housing & Property", es: "Vivienda y propiedades" },
    Transportation: { en: "Transportation", es: "Transporte" },
    "Relocation & Legal": { en: "Relocation & Legal", es: "Mudanza y trámites legales" },
    "Legal & Documentation": { en: "Legal & Documentation", es: "Legal y documentos" },
    "Financial & Banking": { en: "Financial & Banking", es: "Finanzas y bancos" },
    "Health & Wellness": { en: "Health & Wellness", es: "Salud y bienestar" },
    "Utilities & Setup": { en: "Utilities & Setup", es: "Servicios e instalaciones" },
    "Beauty & Grooming": { en: "Beauty & Grooming", es: "Belleza y cuidado personal" },
    "Language & Learning": { en: "Language & Learning", es: "Idiomas y aprendizaje" },
    "Events & Entertainment": { en: "Events & Entertainment", es: "Eventos y entretenimiento" },
    "Construction & Renovation": { en: "Construction & Renovation", es: "Construcción y renovación" },
    "Tech & Electronics": { en: "Tech & Electronics", es: "Tecnología y electrónica" },
    "Domestic Essentials": { en: "Domestic Essentials", es: "Servicios del hogar" },
    "Lifestyle & Comfort": { en: "Lifestyle & Comfort", es: "Estilo de vida y confort" },
  },
  businessTypes: {
    "Sole Proprietorship": { en: "Sole Proprietorship", es: "Empresa unipersonal" },
    Corporation: { en: "Corporation", es: "Corporación" },
    LLC: { en: "LLC", es: "LLC" },
    Partnership: { en: "Partnership", es: "Sociedad" },
    "Registered Business": { en: "Registered Business", es: "Negocio registrado" },
  },
  weekdays: {
    monday: { en: "Monday", es: "Lunes" },
    tuesday: { en: "Tuesday", es: "Martes" },
    wednesday: { en: "Wednesday", es: "Miércoles" },
    thursday: { en: "Thursday", es: "Jueves" },
    friday: { en: "Friday", es: "Viernes" },
    saturday: { en: "Saturday", es: "Sábado" },
    sunday: { en: "Sunday", es: "Domingo" },
  },
  statuses: {
    pending: { en: "Pending", es: "Pendiente" },
    approved: { en: "Approved", es: "Aprobado" },
    suspended: { en: "Suspended", es: "Suspendido" },
  },
  checks: {
    identity: { en: "Owner's ID", es: "Cédula del propietario" },
    registration: { en: "Business registration", es: "Registro mercantil y RNC" },
    references: { en: "References called", es: "Referencias verificadas" },
    address: { en: "Place of business", es: "Dirección del negocio" },
    licence: { en: "Professional license", es: "Licencia profesional" },
    insurance: { en: "Insurance", es: "Seguro" },
    background: { en: "Background check", es: "Antecedentes" },
  },
});
