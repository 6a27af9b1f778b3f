import { type LocalService, localServices, zones } from "../contract.ts";

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

/** Loaded with the page, because importing the contract would put all its checks into the browser's bundle. */
export const choices = {
  services: localServices.map((name) => ({ name, english: serviceNames[name] })),
  zones,
};
export type Choices = typeof choices;
