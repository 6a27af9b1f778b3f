import { apiClient } from "#platform/api-client/api.ts";
import { type ApiCall, ApiError, request } from "#platform/api-client/client.ts";
import type { VendorSession } from "./contract.ts";

// Keys of the specification; vendors' own tools may rely on them.
const tokenKey = "vendorToken";
const idKey = "vendorId";

/** The session stored in this browser; null when signed out, when it is incomplete, or when storage is blocked. */
export function vendorSession(): VendorSession | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const vendorId = Number(localStorage.getItem(idKey));
    return token && Number.isSafeInteger(vendorId) && vendorId > 0 ? { token, vendorId } : null;
  } catch {
    return null;
  }
}

/** Stores the session for all tabs. @throws DOMException when the browser refuses storage */
export function storeVendorSession({ token, vendorId }: VendorSession): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(idKey, String(vendorId));
}

/** Forgets the session in this browser only; `signOut` also ends it on the server. */
export function clearVendorSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(idKey);
}

/** API client with the vendor's token; forgets a token that is refused. */
export const vendorApi = apiClient(requestAsVendor);

async function requestAsVendor(...[method, url, options]: Parameters<ApiCall>): Promise<Response> {
  const session = vendorSession();
  try {
    return await request(method, url, session ? { ...options, token: session.token } : options);
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    if (refused && vendorSession()?.token === session?.token) clearVendorSession();
    throw error;
  }
}
