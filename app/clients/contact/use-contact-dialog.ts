import { useOpenInUrl } from "#platform/browser/use-open-in-url.ts";

/** Opens and closes the contact dialog by URL: `?contact=open`. */
export function useContactDialog() {
  const { value, link, close } = useOpenInUrl("contact");
  return { isOpen: value !== null, link: link({ contact: "open" }), close };
}
