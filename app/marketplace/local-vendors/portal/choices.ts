import { type LocalService, localServices, zones } from "../contract.ts";

/** How the services are read in English; what is sent is the Spanish name. */
const serviceNames: Record<LocalService, string> = {
  "Peluquería / Barbería": "Hair / barber",
  Delivery: "Delivery",
  Carpintería: "Carpentry",
  Costura: "Sewing",
  Motoconcho: "Motorcycle taxi",
  Plomería: "Plumbing",
  Electricista: "Electrician",
  "Limpieza / Trabajo doméstico": "Cleaning / domestic work",
  "Cocina / Catering": "Cooking / catering",
  Mecánica: "Mechanic",
  Construcción: "Construction",
  Jardinería: "Gardening",
  Pintura: "Painting",
  "Masajes / Belleza": "Massage / beauty",
  "Clases / Tutorías": "Classes / tutoring",
  "Reparación de celulares": "Phone repair",
  Lavandería: "Laundry",
  "Cuidado de niños / envejecientes": "Child / elder care",
  "Otro servicio": "Other service",
};

/** What the portal offers to choose. The page has it from the server: the contract would bring all its checks along. */
export const choices = {
  services: localServices.map((name) => ({ name, english: serviceNames[name] })),
  zones,
};
export type Choices = typeof choices;
