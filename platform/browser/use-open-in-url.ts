import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Keeps a dialog's state in a query parameter: links open it before hydration, and Back closes it.
 * @param details further parameters that are removed with it
 * @returns `value` null while closed; `link` the props of a Link that opens it
 */
export function useOpenInUrl(name: string, details: readonly string[] = []) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Rendered pages are cached (docs/decisions/0004): one visitor's parameters must not get into their links.
  const isHydrated = useHydrated();
  const wasOpenedByUs = (location.state as { opened?: string } | null)?.opened === name;

  const otherParams = () => {
    const search = new URLSearchParams(isHydrated ? params : undefined);
    for (const param of [name, ...details]) search.delete(param);
    return search;
  };
  const link = (values: Record<string, string>) => {
    const search = otherParams();
    for (const [key, value] of Object.entries(values)) search.set(key, value);
    return { to: `?${search}`, state: { opened: name }, preventScrollReset: true };
  };
  const open = (values: Record<string, string>) => {
    const { to, ...options } = link(values);
    void navigate(to, options);
  };
  const close = () => {
    // Pop our own history entry; replace one that came from a link.
    if (wasOpenedByUs) void navigate(-1);
    else void navigate(`?${otherParams()}`, { replace: true, preventScrollReset: true });
  };

  return { value: params.get(name), link, open, close };
}
