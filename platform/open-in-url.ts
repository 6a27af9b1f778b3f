import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/**
 * A dialog whose being open is a query parameter: a link can open it, it survives a reload, and Back closes
 * it rather than the page.
 * @returns the parameter's value (null when closed), and how to open and close
 */
export function useOpenInUrl(name: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const value = params.get(name);
  const openedHere = (location.state as { opened?: string } | null)?.opened === name;

  const open = useCallback(
    (next: string, state?: Record<string, unknown>) => {
      const search = new URLSearchParams(window.location.search);
      search.set(name, next);
      void navigate(`?${search}`, { state: { ...state, opened: name }, preventScrollReset: true });
    },
    [name, navigate],
  );
  const close = useCallback(() => {
    // What we pushed is popped; what a link brought is taken out of the address.
    if (openedHere) {
      void navigate(-1);
      return;
    }
    const search = new URLSearchParams(window.location.search);
    search.delete(name);
    void navigate(`?${search}`, { replace: true, preventScrollReset: true });
  }, [name, navigate, openedHere]);

  return { value, open, close };
}
