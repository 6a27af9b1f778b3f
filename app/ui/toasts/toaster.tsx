import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { PlainToast, type ToasterProps } from "./plain-toast.tsx";
import { currentToast, subscribeToToasts } from "./toast.ts";

// Loaded with the first toast; falls back to a plain card without a network.
const ToastView = lazy(() => import("./toast-view.tsx").catch(() => ({ default: PlainToast })));

/** Mount once. `label` names the region, `closeLabel` the × button. */
export function Toaster(props: ToasterProps) {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  // Stays mounted: focus returns to the region after a toast closes.
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={<PlainToast {...props} message={message} />}>
      <ToastView {...props} message={message} />
    </Suspense>
  );
}
