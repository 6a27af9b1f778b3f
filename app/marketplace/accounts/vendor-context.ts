import { createContext, useContext } from "react";

type Vendor = {
  /** Whose profile this browser holds the key to. */
  vendorId: number;
  /** For calls outside TanStack (an upload): the answer was 401. Asks to sign in over the page, which stays as it is. */
  sessionEnded: () => void;
  /** Goes to the login and signs out there; a page with unsaved changes can still hold it up. */
  signOut: () => void;
};

export const VendorContext = createContext<Vendor | null>(null);

/** The vendor who is signed in. */
export function useVendor(): Vendor {
  const vendor = useContext(VendorContext);
  if (!vendor) throw new Error("useVendor needs the vendors' layout above it");
  return vendor;
}
