import { z } from "zod";
import {
  formSignals,
  line,
  optionalLine,
  optionalText,
  paging,
  phone,
  publicName,
  search,
  text,
} from "#platform/contract.ts";

/** Where local vendors are, in the spec's order. Monte Cristi is spelled both ways: they match as one (RULINGS 30). */
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

/** What the portal offers to choose; whoever chooses the last one says it in their own words. */
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

/** The derived category, in the order in which keywords are looked for; the last where none is found. */
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

/** Where an application stands. Staff may set any but the first from any other. */
export const localVendorStatuses = ["pendiente", "en_revision", "aprobado", "rechazado"] as const;
export type LocalVendorStatus = (typeof localVendorStatuses)[number];
export const decisions = ["en_revision", "aprobado", "rechazado"] as const;

/** A yes or no that may be left open. */
const yesNo = z.enum(["si", "no"]);
const maybe = z.preprocess((value) => (value === "" ? undefined : value), yesNo.optional());

export const mostPhotos = 6;
/** What a photo's upload answers, and an application names. */
const photoId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** POST /api/dominican-vendors. What the house knows itself (category, time, status) is taken from nobody. */
export const newLocalVendor = z.object({
  nombreCompleto: publicName(200),
  /** One of `localServices`, or what somebody does in their own words. */
  servicioOfrece: line(100).refine((service) => service !== "Otro servicio", {
    params: { reason: "ownService" },
  }),
  zonaUbicacion: z.enum(zones),
  telefono: phone,
  tieneNegocioRegistrado: maybe,
  descripcionServicio: text(3000),
  /** For staff alone. */
  precioPromedio: optionalLine(200),
  disponibleFinSemana: maybe,
  puedeMoverse: maybe,
  email: z
    .string()
    .trim()
    .max(254)
    .nullish()
    .transform((value) => value ?? "")
    .pipe(z.union([z.literal(""), z.email()])),
  /** Links to photos, or what they would show. */
  photoUrls: optionalText(2000),
  /** Photos that were uploaded before. */
  photos: z.array(photoId).max(mostPhotos).default([]),
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

/** A local vendor as staff see it. */
export const localVendor = z.object({
  id: z.number().int(),
  nombreCompleto: z.string(),
  servicioOfrece: z.string(),
  zonaUbicacion: z.enum(zones),
  /** E.164 where it could be understood, else as it was typed. */
  telefono: z.string(),
  tieneNegocioRegistrado: z.enum(["si", "no", ""]),
  descripcionServicio: z.string(),
  precioPromedio: z.string(),
  disponibleFinSemana: z.enum(["si", "no", ""]),
  puedeMoverse: z.enum(["si", "no", ""]),
  email: z.string(),
  photoUrls: z.string(),
  /** Ids of uploaded photos. */
  photos: z.array(z.string()),
  whatsappNotifications: yesNo,
  /** What was agreed to (or not), word for word, and when. */
  consentText: z.string(),
  /** When STOP came from this number, if it holds. */
  stoppedAt: z.iso.datetime().nullable(),
  notificationPreferences: z.object({ whatsapp: z.boolean(), email: z.boolean() }),
  language: z.enum(["ES", "EN"]),
  submittedAt: z.iso.datetime(),
  serviceCategory: z.enum(serviceCategories),
  status: z.enum(localVendorStatuses),
  adminNotes: z.string(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** Why it is held for a look (a robot's marks), or null. */
  heldReason: z.string().nullable(),
  /** Its listing in the public directory, if staff made one. */
  vendorId: z.number().int().nullable(),
  /** Made up, to show how it looks: nobody is ever written to. */
  isSample: z.boolean(),
});
export type LocalVendor = z.infer<typeof localVendor>;

export const localVendorFilter = z.object({ search, status: z.enum(localVendorStatuses).optional() });
export const localVendorQuery = localVendorFilter.extend(paging);
export type LocalVendorQuery = z.output<typeof localVendorQuery>;

export const localVendorCounts = z.object({
  total: z.number().int(),
  byStatus: z.record(z.enum(localVendorStatuses), z.number().int()),
});
export type LocalVendorCounts = z.infer<typeof localVendorCounts>;

/** PATCH /api/admin/dominican-vendors/{id}. Who reviews is known from the session. */
export const localVendorChange = z.object({
  status: z.enum(decisions),
  /** A note for the history; it is staff's, the applicant does not read it. Left out: the last one stays. */
  adminNotes: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), text(2000)]))
    .optional(),
  /** What the caller saw before; where somebody else was faster, the answer is a conflict. */
  from: z.enum(localVendorStatuses).optional(),
});

/** What somebody told a member of staff about being written to: `words` say what, and how it was heard. */
export const whatsappWish = z.object({ stopped: z.boolean(), words: text(150) });

/** One step of a review, oldest first. */
export const localVendorStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  from: z.enum(localVendorStatuses),
  to: z.enum(localVendorStatuses),
  note: z.string(),
});
export type LocalVendorStep = z.infer<typeof localVendorStep>;

export const photoAddress = z.object({ photo: photoId, size: z.enum(["small", "large"]) });
