import type { Location } from "react-router";
import { isContinueLink } from "#app/marketplace/applications/continue-link.ts";
import { isLetterLocation } from "#app/support/chat/letter-link.ts";

/** A new version must be accepted again. */
export const termsVersion = "1.0";

export const acceptanceKey = `arribo-terms-accepted-v${termsVersion}`;

// A function, because with site data blocked even `window.localStorage` throws.
type OpenStorage = () => Pick<Storage, "getItem" | "setItem">;

/** True only for the exact text "true"; false when the storage throws. */
export function readAcceptance(open: OpenStorage): boolean {
  try {
    return open().getItem(acceptanceKey) === "true";
  } catch {
    return false;
  }
}

/** @returns whether the storage really holds it */
export function storeAcceptance(open: OpenStorage): boolean {
  try {
    open().setItem(acceptanceKey, "true");
  } catch {
    return false;
  }
  return readAcceptance(open);
}

/** Without storage the acceptance lasts as long as the page. */
export function watchAcceptance(open: OpenStorage) {
  let forThisPage = false;
  const listeners = new Set<() => void>();
  return {
    isAccepted: () => forThisPage || readAcceptance(open),
    accept() {
      forThisPage = !storeAcceptance(open);
      for (const changed of listeners) changed();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}

/**
 * Paths that need no acceptance: home, terms, emergency numbers, and links sent in answer to an earlier request
 * (RULINGS 33).
 */
const exempt =
  /^\/(?:(?:terms|safety|vendor-password|move)?|(?:track|planning-call|review|job-offer|board-letters|vendor-application-status|staff-invitation|staff-password|move)\/[^/]+)\/?$/;

/** By the path alone; case-sensitive. */
export const isExempt = (pathname: string): boolean => exempt.test(pathname);

type Place = Pick<Location, "pathname" | "hash" | "state">;

/** By path, or because a link in a message led there. */
export function opensWithoutTerms(place: Place): boolean {
  return isExempt(place.pathname) || isLetterLocation(place) || isContinueLink(place);
}

export type GateState = {
  /** "unknown" on the server and during hydration. */
  status: "unknown" | "accepted" | "unaccepted";
  /** `location.key` of the page where the terms were declined. */
  declinedAt: string | null;
  /** Reopened from the Access Denied screen. */
  reviewing: boolean;
};

/** The declined page itself stays denied until the navigation home is done. */
export function gateView(
  { status, declinedAt, reviewing }: GateState,
  place: Place & Pick<Location, "key">,
): { screen: "page" | "denied"; dialog: boolean } {
  if (status !== "unaccepted") return { screen: "page", dialog: false };
  if (declinedAt !== null && (place.pathname === "/" || place.key === declinedAt)) {
    return { screen: "denied", dialog: reviewing };
  }
  return { screen: "page", dialog: !opensWithoutTerms(place) };
}
