import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "./toast.ts";
import { PlainToast, type ToasterProps } from "./toast-card.tsx";

// Swipe, timing and announcing come with the first message; without a network a plain card stands in.
const ToastView = lazy(() => import("./toast-view.tsx").catch(() => ({ default: PlainToast })));

/** Where messages appear; once, in the document. `label` names the region, `closeLabel` the × button. */
export function Toaster(props: ToasterProps) {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  // Once used the view stays: the focus of a closed message goes to its region.
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={<PlainToast {...props} message={message} />}>
      <ToastView {...props} message={message} />
    </Suspense>
  );
}
