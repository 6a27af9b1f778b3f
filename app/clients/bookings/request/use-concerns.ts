import { useRef, useState } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { type Concern, concernsOf } from "../rules/concerns.ts";

type Found = { day: string; concerns: readonly Concern[] };
const nothing: Found = { day: "", concerns: [] };

/** What gives reason to ask before a booking is sent, and the choice to send it all the same. */
export function useConcerns(vendor: VendorDetail) {
  const [found, setFound] = useState(nothing);
  const isConfirmed = useRef(false);
  /** Whether a request may go: nothing is odd about it, or the person has chosen to send it so. */
  const mayGo = (asked: Parameters<typeof concernsOf>[1]): boolean => {
    const concerns = concernsOf(vendor, asked);
    const goes = isConfirmed.current || concerns.length === 0;
    isConfirmed.current = false;
    // It stays while the request is under way: a second click must not fall on what moved into its place.
    setFound({ day: asked.day, concerns });
    return goes;
  };
  /** Pressed before the form is sent again. */
  const confirm = () => {
    isConfirmed.current = true;
  };
  /** What was confirmed did not pass the check: it is asked about anew. */
  const forget = () => {
    isConfirmed.current = false;
    setFound(nothing);
  };
  return { ...found, mayGo, confirm, forget };
}
export type Concerns = ReturnType<typeof useConcerns>;
