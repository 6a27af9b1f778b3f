export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  lang?: string;
};

export const toastDurationMs = 5000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message for 5 s, replacing the previous one. Never the only report of something important. */
export function toast(message: Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>): void {
  lastId += 1;
  show({ variant: "default", ...message, id: lastId });
}

/** Reports that an action failed. "Error" is the same word in both languages. */
export function errorToast(description: string | undefined, title = "Error"): void {
  toast({ title, ...(description && { description }), variant: "destructive" });
}

/** Removes the toast; with an id only that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || current?.id === id) show(null);
}

/** Null while none is shown. */
export function currentToast(): Toast | null {
  return current;
}

/** For `useSyncExternalStore`. @returns the unsubscribe function */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}
