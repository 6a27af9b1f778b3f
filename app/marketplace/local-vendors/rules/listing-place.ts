import type { Location } from "#app/marketplace/vendors/rules/locations.ts";
import type { Zone } from "../contract.ts";

/** The directory has twelve places: the zone itself, else the nearest by road. */
const places: Record<Zone, Location> = {
  "Santo Domingo": "Santo Domingo",
  Santiago: "Santiago",
  "San Cristóbal": "Santo Domingo",
  Barahona: "Santo Domingo",
  "San Pedro de Macorís": "San Pedro de Macorís",
  "La Romana": "La Romana",
  "Puerto Plata": "Puerto Plata",
  "San Francisco de Macorís": "Santiago",
  Higüey: "Punta Cana",
  Moca: "Santiago",
  Bonao: "Jarabacoa",
  Azua: "Santo Domingo",
  Baní: "Santo Domingo",
  Nagua: "Las Terrenas",
  "Monte Cristi": "Santiago",
  Jarabacoa: "Jarabacoa",
  Constanza: "Jarabacoa",
  Samaná: "Samaná",
  "Las Terrenas": "Las Terrenas",
  Cabrera: "Las Terrenas",
  "Río San Juan": "Cabarete",
  Montecristi: "Santiago",
  Dajabón: "Santiago",
  "Elías Piña": "Santo Domingo",
  "San Juan": "Santo Domingo",
  Neiba: "Santo Domingo",
  Pedernales: "Santo Domingo",
  "Otra zona": "Santo Domingo",
};

/** The place under which the directory lists a vendor of this zone. */
export function listingPlace(zone: Zone): Location {
  return places[zone];
}
