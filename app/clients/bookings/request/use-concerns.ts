import { useRef, useState } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { type Concern, findConcerns } from "../rules/concerns.ts";

type Found = { day: string; concerns: readonly Concern[] };
const noConcerns: Found = { day: "", concerns: [] };

/** What gives reason to ask before a booking is sent, and the choice to send it all the same. */
export function useConcerns(vendor: VendorDetail) {
  const [found, setFound] = useState(noConcerns);
  const isConfirmed = useRef(false);
  /** Whether a request may go: nothing is odd about it, or the person has chosen to send it so. */
  const canSend = (request: Parameters<typeof findConcerns>[1]): boolean => {
    const concerns = findConcerns(vendor, request);
    const isAllowed = isConfirmed.current || concerns.length === 0;
    isConfirmed.current = false;
    // It stays while the request is under way: a second click must not fall on what moved into its place.
    setFound({ day: request.day, concerns });
    return isAllowed;
  };
  /** Pressed before the form is sent again. */
  const confirm = () => {
    isConfirmed.current = true;
  };
  /** What was confirmed did not pass the check: it is asked about anew. */
  const forget = () => {
    isConfirmed.current = false;
    setFound(noConcerns);
  };
  return { ...found, canSend, confirm, forget };
}
export type Concerns = ReturnType<typeof useConcerns>;
