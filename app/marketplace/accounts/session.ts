import { apiClient } from "#platform/api-client/api.ts";
import { type ApiCall, isSignInRequired, request } from "#platform/api-client/client.ts";
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

/** Stores the session for all tabs. @returns false when the browser refuses storage */
export function storeSession({ token, vendorId }: VendorSession): boolean {
  try {
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(idKey, String(vendorId));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the session in this browser only; `signOut` also ends it on the server. */
export function clearVendorSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(idKey);
}

/** API client with the vendor's token; forgets a token that is refused. */
export const vendorApi = apiClient((...[method, url, options]: Parameters<ApiCall>) =>
  withVendorToken((token) => request(method, url, { ...options, ...token })),
);

/** Sends a request with the vendor's token; forgets a token that is refused. @throws what `send` throws */
export async function withVendorToken<T>(send: (token: { token?: string }) => Promise<T>): Promise<T> {
  const session = vendorSession();
  try {
    return await send(session ? { token: session.token } : {});
  } catch (error) {
    if (isSignInRequired(error) && vendorSession()?.token === session?.token) clearVendorSession();
    throw error;
  }
}
