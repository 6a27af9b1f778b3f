export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** The words' language, where it is not the page's. */
  lang?: string;
};

/** How long a message stays, in milliseconds. */
export const toastDuration = 5000;

let current: Toast | null = null;
let made = 0;
const listeners = new Set<() => void>();

/** Shows a message for five seconds, from anywhere; a newer one takes its place. Never the only word on something important. */
export function toast(message: Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>): void {
  made += 1;
  show({ variant: "default", ...message, id: made });
}

/** Takes the message away; with an id, only that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || current?.id === id) show(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}
