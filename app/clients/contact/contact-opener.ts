import { useOpenInUrl } from "#platform/text/open-in-url.ts";

/** The contact dialog, from anywhere: `?contact=open` opens it, and so does a `Link` with the props `link`. */
export function useContactDialog() {
  const { value, link, close } = useOpenInUrl("contact");
  return { isOpen: value !== null, link: link({ contact: "open" }), close };
}
