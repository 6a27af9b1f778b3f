import { createContext, useContext } from "react";

type Vendor = {
  vendorId: number;
  /** For 401s outside TanStack Query (uploads): shows the login over the page. */
  sessionEnded: () => void;
  /** Navigates to the login, which signs out; unsaved changes can block it. */
  signOut: () => void;
};

export const VendorContext = createContext<Vendor | null>(null);

/** The signed-in vendor of the layout around the page. @throws Error outside of the vendor layout */
export function useVendor(): Vendor {
  const vendor = useContext(VendorContext);
  if (!vendor) throw new Error("useVendor must be used inside the vendor layout");
  return vendor;
}
