import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "#platform/browser/use-hydrated.ts";

/**
 * A dialog whose being open is a query parameter: a link can open it, even before the page is alive, it
 * survives a reload, and Back closes it rather than the page. The address's other parameters stay.
 * @param name the parameter
 * @param details further parameters that belong to it, and go with it
 * @returns the parameter's value (null when closed), the props of a `Link` that opens it, and how to open and
 *   close it; what opens it is given all its parameters
 */
export function useOpenInUrl(name: string, details: readonly string[] = []) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // A page is rendered once for all (docs/decisions/0004): the parameters of one visitor must not be in its links.
  const alive = useHydrated();
  const openedHere = (location.state as { opened?: string } | null)?.opened === name;

  const without = () => {
    const search = new URLSearchParams(alive ? params : undefined);
    for (const own of [name, ...details]) search.delete(own);
    return search;
  };
  const link = (asked: Record<string, string>) => {
    const search = without();
    for (const [key, value] of Object.entries(asked)) search.set(key, value);
    return { to: `?${search}`, state: { opened: name }, preventScrollReset: true };
  };
  const open = (asked: Record<string, string>) => {
    const { to, ...options } = link(asked);
    void navigate(to, options);
  };
  const close = () => {
    // What we pushed is popped; what a link brought is taken out of the address.
    if (openedHere) void navigate(-1);
    else void navigate(`?${without()}`, { replace: true, preventScrollReset: true });
  };

  return { value: params.get(name), link, open, close };
}
