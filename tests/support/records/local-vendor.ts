import { randomInt, randomUUID } from "node:crypto";

/** An application's body; each with another number and other texts. */
export function newLocalVendor(overrides: Record<string, unknown> = {}) {
  return {
    nombreCompleto: "Ramón Peralta",
    servicioOfrece: "Peluquería / Barbería",
    zonaUbicacion: "Santiago",
    telefono: `809-${randomInt(200, 999)}-${String(randomInt(0, 10_000)).padStart(4, "0")}`,
    tieneNegocioRegistrado: "no",
    descripcionServicio: `Cortes, barbas y cejas a domicilio. ${randomUUID()}`,
    precioPromedio: "RD$500",
    disponibleFinSemana: "si",
    puedeMoverse: "no",
    email: "",
    photoUrls: "",
    whatsappNotifications: "si",
    language: "ES",
    ...overrides,
  };
}

type Site = {
  send: (method: string, path: string, ask?: { body?: unknown; staff?: boolean }) => Promise<Response>;
};

export async function apply(site: Site, overrides: Record<string, unknown> = {}): Promise<number> {
  const answer = await site.send("POST", "/api/dominican-vendors", { body: newLocalVendor(overrides) });
  if (answer.status !== 201) throw new Error(`not taken: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

export async function approvedVendor(site: Site, overrides: Record<string, unknown> = {}): Promise<number> {
  const id = await apply(site, overrides);
  const body = { status: "aprobado" };
  const answer = await site.send("PATCH", `/api/admin/dominican-vendors/${id}`, { body, staff: true });
  if (answer.status !== 200) throw new Error(`not approved: ${answer.status}`);
  return id;
}
