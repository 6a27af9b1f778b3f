import { useMemo } from "react";
import { useOpenInUrl } from "#platform/open-in-url.ts";

/** Opens the contact dialog from anywhere; `?contact=open` does too. */
export function useContactDialog() {
  const { value, open, close } = useOpenInUrl("contact");
  return useMemo(() => ({ isOpen: value !== null, open: () => open("open"), close }), [value, open, close]);
}
