import { z } from "zod";
import { bulkIds, undoOffer } from "#app/staff/shell/contract.ts";
import {
  formSignals,
  line,
  optionalLine,
  optionalText,
  paging,
  phone,
  photoId,
  photoInPath,
  publicName,
  search,
  text,
} from "#platform/contract.ts";

/** In the specification's order. Both spellings of Monte Cristi match as one zone (RULINGS 30). */
export const zones = [
  "Santo Domingo",
  "Santiago",
  "San Cristóbal",
  "Barahona",
  "San Pedro de Macorís",
  "La Romana",
  "Puerto Plata",
  "San Francisco de Macorís",
  "Higüey",
  "Moca",
  "Bonao",
  "Azua",
  "Baní",
  "Nagua",
  "Monte Cristi",
  "Jarabacoa",
  "Constanza",
  "Samaná",
  "Las Terrenas",
  "Cabrera",
  "Río San Juan",
  "Montecristi",
  "Dajabón",
  "Elías Piña",
  "San Juan",
  "Neiba",
  "Pedernales",
  "Otra zona",
] as const;
export type Zone = (typeof zones)[number];

/** Choices of the portal; with the last one the applicant types the service. */
export const localServices = [
  "Peluquería / Barbería",
  "Delivery",
  "Carpintería",
  "Costura",
  "Motoconcho",
  "Plomería",
  "Electricista",
  "Limpieza / Trabajo doméstico",
  "Cocina / Catering",
  "Mecánica",
  "Construcción",
  "Jardinería",
  "Pintura",
  "Masajes / Belleza",
  "Clases / Tutorías",
  "Reparación de celulares",
  "Lavandería",
  "Cuidado de niños / envejecientes",
  "Otro servicio",
] as const;
export type LocalService = (typeof localServices)[number];
export const otherService: LocalService = "Otro servicio";

/** Derived from the service by keywords, checked in this order; the last is the default. */
export const serviceCategories = [
  "Belleza y Cuidado Personal",
  "Construcción y Renovación",
  "Transporte",
  "Servicios Domésticos",
  "Reparaciones",
  "Costura y Confección",
  "Educación",
  "Tecnología",
  "Servicios Generales",
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

/** Staff may set any status but the first, from any other. */
export const localVendorStatuses = ["pendiente", "en_revision", "aprobado", "rechazado"] as const;
export type LocalVendorStatus = (typeof localVendorStatuses)[number];
export const decisions = ["en_revision", "aprobado", "rechazado"] as const;

const yesNo = z.enum(["si", "no"]);
const optionalYesNo = z.preprocess((value) => (value === "" ? undefined : value), yesNo.optional());

export const maxPhotos = 6;

/** POST /api/dominican-vendors. Category, time and status are set by the server, never by the caller. */
export const newLocalVendor = z.object({
  nombreCompleto: publicName(200),
  servicioOfrece: line(100).refine((service) => service !== "Otro servicio", {
    params: { reason: "ownService" },
  }),
  zonaUbicacion: z.enum(zones),
  telefono: phone,
  tieneNegocioRegistrado: optionalYesNo,
  descripcionServicio: text(3000),
  precioPromedio: optionalLine(200),
  disponibleFinSemana: optionalYesNo,
  puedeMoverse: optionalYesNo,
  email: z
    .string()
    .trim()
    .max(254)
    .nullish()
    .transform((value) => value ?? "")
    .pipe(z.union([z.literal(""), z.email()])),
  photoUrls: optionalText(2000),
  photos: z.array(photoId).max(maxPhotos).default([]),
  whatsappNotifications: z.preprocess((value) => (value === "" ? undefined : value), yesNo.default("si")),
  language: z.preprocess((value) => (value === "" ? undefined : value), z.enum(["ES", "EN"]).default("ES")),
  ...formSignals,
});
export type NewLocalVendor = z.output<typeof newLocalVendor>;

export const localVendorReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  serviceCategory: z.enum(serviceCategories),
});

export const uploadedPhoto = z.object({ photo: photoId });

export const localVendor = z.object({
  id: z.number().int(),
  nombreCompleto: z.string(),
  servicioOfrece: z.string(),
  zonaUbicacion: z.enum(zones),
  /** E.164 if it could be parsed, else as typed. */
  telefono: z.string(),
  tieneNegocioRegistrado: z.enum(["si", "no", ""]),
  descripcionServicio: z.string(),
  precioPromedio: z.string(),
  disponibleFinSemana: z.enum(["si", "no", ""]),
  puedeMoverse: z.enum(["si", "no", ""]),
  email: z.string(),
  photoUrls: z.string(),
  photos: z.array(z.string()),
  whatsappNotifications: yesNo,
  consentText: z.string(),
  /** When the number sent STOP, if that is in effect. */
  stoppedAt: z.iso.datetime().nullable(),
  notificationPreferences: z.object({ whatsapp: z.boolean(), email: z.boolean() }),
  language: z.enum(["ES", "EN"]),
  submittedAt: z.iso.datetime(),
  serviceCategory: z.enum(serviceCategories),
  status: z.enum(localVendorStatuses),
  adminNotes: z.string(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** Why it is held as suspected spam, or null. */
  heldReason: z.string().nullable(),
  vendorId: z.number().int().nullable(),
  isSample: z.boolean(),
});
export type LocalVendor = z.infer<typeof localVendor>;
export const changedLocalVendor = localVendor.extend({ undo: undoOffer });

export const localVendorQuery = z.object({
  search,
  status: z.enum(localVendorStatuses).optional(),
  ...paging,
});
export type LocalVendorQuery = z.output<typeof localVendorQuery>;

export const localVendorCounts = z.object({
  total: z.number().int(),
  byStatus: z.record(z.enum(localVendorStatuses), z.number().int()),
});
export type LocalVendorCounts = z.infer<typeof localVendorCounts>;

/** One reason for all, for staff only; a rejection needs it. */
export const localVendorBulk = z
  .object({ status: z.enum(["aprobado", "rechazado"]), reason: optionalText(2000), ids: bulkIds })
  .refine(({ status, reason }) => status !== "rechazado" || reason !== "", {
    path: ["reason"],
    params: { reason: "ownService" },
  });
export const localVendorChange = z.object({
  status: z.enum(decisions),
  /** For staff only. Left out: the last note stays. */
  adminNotes: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), text(2000)]))
    .optional(),
  /** The status the caller saw; if it changed since, the call fails with `conflict`. */
  from: z.enum(localVendorStatuses).optional(),
});

/** A vendor's wish about WhatsApp, passed on by staff: `words` is what was said, and how. */
export const whatsappPreference = z.object({ stopped: z.boolean(), words: text(150) });

export const localVendorStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  from: z.enum(localVendorStatuses),
  to: z.enum(localVendorStatuses),
  note: z.string(),
  /** It takes the change before it back. */
  undoes: z.boolean(),
});
export type LocalVendorStep = z.infer<typeof localVendorStep>;

export const photoParams = z.object(photoInPath);
