import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";

type FullScreenProps = {
  label: string;
  className: string;
  /** Called after the dialog has closed, by its button or by Escape. */
  close: () => void;
  /** @param hide closes the dialog */
  children: (hide: () => void) => ReactNode;
};

/** A dialog over the whole screen. `<dialog>` traps and restores the focus. */
export function FullScreen({ label, className, close, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={close}
      className={classNames("m-0 h-dvh max-h-none w-screen max-w-none p-0 text-ink", className)}
    >
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
