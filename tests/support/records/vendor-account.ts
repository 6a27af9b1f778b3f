import { randomUUID } from "node:crypto";
import type { Ask } from "../site.ts";

export type Site = { send: (method: string, path: string, ask?: Ask) => Promise<Response> };

/** A registration's body; each with another e-mail. */
export function newVendor(overrides: Record<string, unknown> = {}) {
  return {
    businessName: "Plomería Peña",
    businessNameEnglish: "Peña Plumbing",
    contactName: "Rafael Peña",
    email: `vendor-${randomUUID()}@example.com`,
    password: "yuca-con-bacalao",
    category: "Construction & Renovation",
    location: "Santiago",
    ...overrides,
  };
}

export async function registerVendor(
  site: Site,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const body = newVendor(overrides);
  const answer = await site.send("POST", "/api/vendor/register", { body, headers });
  if (answer.status !== 201)
    throw new Error(`registration answered ${answer.status}: ${await answer.text()}`);
  const { token, vendorId } = (await answer.json()) as { token: string; vendorId: number };
  return { ...body, token, vendorId, headers: { Authorization: `Bearer ${token}` } };
}

export async function approveVendor(site: Site, vendorId: number): Promise<void> {
  const body = { status: "approved" };
  const answer = await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body, staff: true });
  if (answer.status !== 200) throw new Error(`not approved: ${answer.status} ${await answer.text()}`);
}

/** A vendor whom the directory shows. */
export async function listedVendor(site: Site, overrides: Record<string, unknown> = {}) {
  const vendor = await registerVendor(site, overrides);
  await approveVendor(site, vendor.vendorId);
  return vendor;
}
