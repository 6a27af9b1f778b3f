/** Check these with each release: a wrong number is worse than none. */
export const emergencyNumbers = [
  /** Police, ambulance, fire: Sistema Nacional de Atención a Emergencias y Seguridad (911.gob.do). */
  { id: "national", number: "911" },
  /** Policía de Turismo, its office in Santo Domingo (puertoplatadr.com, read in November 2026). */
  { id: "tourist", number: "+1 809-222-2026" },
] as const;

const embassyPhone = "+1 809-567-7775";
const embassyEmail = "SDOAmericans@state.gov";

/**
 * U.S. consular offices, from do.usembassy.gov (agencies' addresses: notice of 11 April 2022). The agencies are reached
 * by the embassy's phone.
 */
export const consularOffices = [
  {
    id: "embassy",
    phone: embassyPhone,
    email: embassyEmail,
    address: ["Av. República de Colombia #57", "Santo Domingo"],
  },
  {
    id: "puntaCana",
    phone: embassyPhone,
    email: embassyEmail,
    address: ["Palma Real Shopping Village, Business Center", "Bávaro, La Altagracia"],
  },
  {
    id: "puertoPlata",
    phone: embassyPhone,
    email: embassyEmail,
    address: ["Plaza El Doral, Carretera Luperón, km 3½", "Puerto Plata"],
  },
] as const;

/** Residence and Dominican visas: Dirección General de Migración (migracion.gob.do, March 2025). */
export const migration = {
  phone: "+1 809-508-2555",
  address: "Autopista 30 de Mayo esq. Héroes de Luperón, Santo Domingo",
  site: "https://migracion.gob.do",
};
