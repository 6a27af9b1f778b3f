import type { LocalVendor, LocalVendorCounts, LocalVendorStep } from "#app/local-vendors/contract.ts";
import type { Screen } from "./catalogue.ts";
import { open } from "./visitor.ts";

export const ifApproved = [
  "If you approve: a WhatsApp message to them goes into the outbox; offered jobs.",
  "Si apruebas: su mensaje de WhatsApp queda en la bandeja de salida; se le ofrecen trabajos.",
] as const;
export const unchangedEs = "No se pudo actualizar el estado del proveedor";
export const entry = ({ page }: Screen, index: number) => page.locator("[data-entry]").nth(index);
export const dialog = ({ page }: Screen) => page.getByRole("dialog");

/** Within the open page: the browser asks the API, not the server its own acts. */
export async function reachList({ page }: Screen) {
  await open(page, "/admin/outbox");
  await page.getByRole("navigation").locator('a[href="/admin/dominican-vendors"]').click();
}

export const vendor: LocalVendor = {
  id: 800_001,
  nombreCompleto: "Odalis Marte",
  servicioOfrece: "Plomería",
  zonaUbicacion: "Samaná",
  telefono: "+18095550142",
  tieneNegocioRegistrado: "si",
  descripcionServicio: "Filtraciones y tinacos.",
  precioPromedio: "RD$ 1,200 la visita",
  disponibleFinSemana: "no",
  puedeMoverse: "",
  email: "",
  photoUrls: "Un tinaco en https://fotos.example.com/1",
  photos: [],
  whatsappNotifications: "si",
  consentText: "Arribo te escribirá por WhatsApp.",
  stoppedAt: null,
  notificationPreferences: { whatsapp: true, email: false },
  language: "ES",
  submittedAt: "2026-11-20T13:00:00.000Z",
  serviceCategory: "Construcción y Renovación",
  status: "pendiente",
  adminNotes: "Llamé y contestó enseguida.",
  reviewedAt: null,
  reviewedBy: null,
  heldReason: null,
  vendorId: null,
  isSample: false,
};

const reviewed = { ...vendor, reviewedAt: "2026-11-21T13:00:00.000Z", reviewedBy: "admin" };
const byMail = { whatsappNotifications: "no", email: "odalis@example.com" } as const;

/** One of each status, and of each way to hear from the house; the fifth is held. */
export const vendors: LocalVendor[] = [
  vendor,
  { ...reviewed, id: 800_002, status: "en_revision", ...byMail },
  { ...reviewed, id: 800_003, status: "aprobado", vendorId: 4711 },
  { ...reviewed, id: 800_004, status: "rechazado", vendorId: 4711, stoppedAt: reviewed.reviewedAt },
  { ...vendor, id: 800_005, heldReason: "trap" },
  { ...reviewed, id: 800_006, status: "aprobado" },
  { ...vendor, id: 800_007, zonaUbicacion: "Otra zona" },
  { ...reviewed, id: 800_008, status: "aprobado", zonaUbicacion: "Otra zona" },
];

const move = { from: "en_revision", to: "pendiente" } as const;
export const step: LocalVendorStep = { at: reviewed.reviewedAt, by: "Ana", note: vendor.adminNotes, ...move };

const byStatus = { pendiente: 4, en_revision: 3, aprobado: 2, rechazado: 1 };
export const counts: LocalVendorCounts = { total: 10, byStatus };
