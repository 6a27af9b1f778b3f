import { type Location, matchPath } from "react-router";
import { isLetterPlace } from "#app/support/chat/letter-link.ts";

/** The version of the terms in terms-en.ts and terms-es.ts. A new one asks everybody again. */
export const termsVersion = "1.0";

/** Where the browser keeps the acceptance of this version. */
export const acceptanceKey = `arribo-terms-accepted-v${termsVersion}`;

// Opened anew at each use: with site data blocked, naming `window.localStorage` already throws.
type OpenStorage = () => Pick<Storage, "getItem" | "setItem">;

/** Accepted only when the stored value is exactly the text "true"; a storage that throws holds nothing. */
export function readAcceptance(open: OpenStorage): boolean {
  try {
    return open().getItem(acceptanceKey) === "true";
  } catch {
    return false;
  }
}

/** Keeps the acceptance; answers whether the storage really holds it now. */
export function storeAcceptance(open: OpenStorage): boolean {
  try {
    open().setItem(acceptanceKey, "true");
  } catch {
    return false;
  }
  return readAcceptance(open);
}

/** The acceptance as the gate watches it. Where the storage keeps nothing, it lasts as long as the page. */
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
 * Screens that show without acceptance: the home page, the terms themselves, the emergency numbers, and what a personal
 * link of ours answers to a request that was made before (RULINGS 33). A token stands for one part of the path.
 */
const exempt = [
  "/",
  "/terms",
  "/safety",
  "/track/:token",
  "/review/:link",
  "/job-offer/:token",
  "/vendor-application-status/:token",
  "/vendor-password",
  "/move",
  "/move/:token",
];

/** Whether a path shows without acceptance. */
export function isExempt(pathname: string): boolean {
  return exempt.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}

/** Somewhere in the site, as the router has it. */
type Place = Pick<Location, "pathname" | "hash" | "state">;

/** Whether a place shows without acceptance: by its path, or since a letter's link led to it. */
export function opensWithoutTerms(place: Place): boolean {
  return isExempt(place.pathname) || isLetterPlace(place);
}

export type GateState = {
  /** "unknown" on the server and in the first render of the browser. */
  standing: "unknown" | "accepted" | "unaccepted";
  /** The place (React Router's `location.key`) where the terms were declined, if they were. */
  declinedAt: string | null;
  /** The terms were opened again from the Access Denied screen. */
  reviewing: boolean;
};

/**
 * What the gate shows at a place: the page or Access Denied, with or without the dialog before it.
 * The place of the declining itself stays denied until the way to the home page is done.
 */
export function gateView(
  { standing, declinedAt, reviewing }: GateState,
  place: Place & Pick<Location, "key">,
): { screen: "page" | "denied"; dialog: boolean } {
  if (standing !== "unaccepted") return { screen: "page", dialog: false };
  if (declinedAt !== null && (place.pathname === "/" || place.key === declinedAt)) {
    return { screen: "denied", dialog: reviewing };
  }
  return { screen: "page", dialog: !opensWithoutTerms(place) };
}
