import { Search } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { importAgain } from "#platform/browser/import-again.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { PaletteEntry } from "./palette.tsx";

const load = () => import("./palette.tsx");
const Palette = lazy(() => load().catch(importAgain<Awaited<ReturnType<typeof load>>>));

type FindButtonProps = { screens: () => PaletteEntry[]; acts: () => PaletteEntry[] };

/** Opens the palette, as Ctrl-K and Cmd-K do everywhere on the desk, also while one types. */
export function FindButton({ screens, acts }: FindButtonProps) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t.open}
        onClick={() => setOpen(true)}
        className="desk-find"
      >
        <Search aria-hidden />
        <span className="desk-label">{t.openShort}</span>
        <kbd aria-hidden className="desk-label">
          Ctrl K
        </kbd>
      </button>
      {open && (
        <LazyBoundary close={close}>
          <Palette screens={screens()} acts={acts()} close={close} />
        </LazyBoundary>
      )}
    </>
  );
}
