import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { bytesColumn, timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { localVendorStatuses, serviceCategories, zones } from "./contract.ts";

export const localVendorSearchText = searchText(
  "nombre_completo",
  "servicio_ofrece",
  "telefono",
  "email",
  "zona_ubicacion",
);

/** Vendors reached by phone: barbers, drivers, carpenters. Fields are named as in the specification. */
export const localVendor = pgTable(
  "local_vendor",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    nombreCompleto: text("nombre_completo").notNull(),
    servicioOfrece: text("servicio_ofrece").notNull(),
    zonaUbicacion: text("zona_ubicacion", { enum: zones }).notNull(),
    telefono: text("telefono").notNull(),
    tieneNegocioRegistrado: boolean("tiene_negocio_registrado"),
    descripcionServicio: text("descripcion_servicio").notNull(),
    precioPromedio: text("precio_promedio").notNull(),
    disponibleFinSemana: boolean("disponible_fin_semana"),
    puedeMoverse: boolean("puede_moverse"),
    email: text("email").notNull(),
    photoUrls: text("photo_urls").notNull(),
    whatsappNotifications: boolean("whatsapp_notifications").notNull(),
    /** The text shown at submission; with `createdAt` the proof of consent. */
    consentText: text("consent_text").notNull(),
    serviceCategory: text("service_category", { enum: serviceCategories }).notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: localVendorStatuses }).notNull().default("pendiente"),
    adminNotes: text("admin_notes").notNull().default(""),
    reviewedAt: timestampColumn("reviewed_at"),
    reviewedBy: text("reviewed_by"),
    heldReason: text("held_reason"),
    vendorId: bigint("vendor_id", { mode: "number" }).references(() => vendor.id, { onDelete: "set null" }),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("local_vendor_newest").on(table.createdAt, table.id),
    index("local_vendor_status_newest").on(table.status, table.createdAt, table.id),
    index("local_vendor_phone").on(table.telefono, table.createdAt),
    searchIndex("local_vendor_search", localVendorSearchText),
    index("local_vendor_service")
      .on(table.servicioOfrece, table.serviceCategory)
      .where(sql`status = 'aprobado'`),
  ],
);

/** Append-only. */
export const localVendorStep = pgTable(
  "local_vendor_step",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    localVendorId: bigint("local_vendor_id", { mode: "number" })
      .notNull()
      .references(() => localVendor.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    by: text("by").notNull(),
    from: text("from", { enum: localVendorStatuses }).notNull(),
    to: text("to", { enum: localVendorStatuses }).notNull(),
    note: text("note").notNull(),
    /** It takes the change before it back. */
    undoes: boolean("undoes").notNull().default(false),
  },
  (table) => [index("local_vendor_step_local_vendor").on(table.localVendorId, table.id)],
);

/** Re-encoded from the upload. Unclaimed until an application names it. */
export const localVendorPhoto = pgTable(
  "local_vendor_photo",
  {
    /** 128 random bits. */
    id: text("id").primaryKey(),
    localVendorId: bigint("local_vendor_id", { mode: "number" }).references(() => localVendor.id, {
      onDelete: "cascade",
    }),
    small: bytesColumn("small").notNull(),
    large: bytesColumn("large").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("local_vendor_photo_local_vendor").on(table.localVendorId, table.createdAt),
    index("local_vendor_photo_unclaimed").on(table.createdAt).where(sql`${table.localVendorId} is null`),
  ],
);
