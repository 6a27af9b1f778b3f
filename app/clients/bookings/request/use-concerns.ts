import { useRef, useState } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { type Concern, findConcerns } from "../rules/concerns.ts";

type Found = { day: string; concerns: readonly Concern[] };
const noConcerns: Found = { day: "", concerns: [] };

/** Asks for confirmation of possible mistakes before a booking is sent. */
export function useConcerns(vendor: VendorDetail) {
  const [found, setFound] = useState(noConcerns);
  const isConfirmed = useRef(false);
  const canSend = (request: Parameters<typeof findConcerns>[1]): boolean => {
    const concerns = findConcerns(vendor, request);
    const isAllowed = isConfirmed.current || concerns.length === 0;
    isConfirmed.current = false;
    // Keep showing it while sending: hiding it would move other controls under a second click.
    setFound({ day: request.day, concerns });
    return isAllowed;
  };
  const confirm = () => {
    isConfirmed.current = true;
  };
  /** The confirmed form was invalid: ask again. */
  const reset = () => {
    isConfirmed.current = false;
    setFound(noConcerns);
  };
  return { ...found, canSend, confirm, reset };
}
export type Concerns = ReturnType<typeof useConcerns>;
