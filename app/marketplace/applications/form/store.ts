import { forgetIntent } from "#platform/forms/sending.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { type ApplicationReceipt, applicationReceipt } from "../contract.ts";
import { type ApplicationDraft, draftFrom, isPristine, newDraft, partsOf } from "./draft.ts";

/** The form's name, where it is sent from and kept. */
export const applicationForm = "vendor-application";

// What is open stays on the device until it is sent or deleted; what is sealed, and the receipt, goes with the tab.
const openKey = `arribo.draft.${applicationForm}`;
const sealedKey = `arribo.sealed.${applicationForm}`;
const receiptKey = `arribo.receipt.${applicationForm}`;

export type ApplicationState = {
  draft: ApplicationDraft;
  /** What was answered to the last application, until a new one is begun. */
  receipt: ApplicationReceipt | null;
  /** False where the browser refuses to keep anything: then the answers last as long as the page. */
  keeps: boolean;
  /** False on the server and until the page is alive: nothing is known of this device yet. */
  alive: boolean;
};

const beforeAlive: ApplicationState = { draft: newDraft(0), receipt: null, keeps: true, alive: false };

let current: ApplicationState | null = null;
const listeners = new Set<() => void>();

export function applicationState(): ApplicationState {
  current ??= stored();
  return current;
}

export function applicationStateBeforeAlive(): ApplicationState {
  return beforeAlive;
}

export function subscribeToApplication(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", fromAnotherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", fromAnotherTab);
  };
}

/** Keeps the draft at once: a phone can kill the tab after any key. */
export function keepDraft(draft: ApplicationDraft): void {
  const parts = partsOf(draft);
  const pristine = isPristine(draft);
  const keeps = pristine ? removeOpen() : writeOpen(parts.open);
  if (pristine) removeSession(sealedKey);
  else writeSession(sealedKey, parts.sealed);
  become({ ...applicationState(), draft, keeps });
}

/** Forgets everything that was typed, also what a failed sending kept to be sent again. */
export function forgetDraft(): void {
  removeOpen();
  removeSession(sealedKey);
  forgetIntent(applicationForm);
  become({ ...applicationState(), draft: newDraft(Date.now()) });
}

/** It was sent: the receipt takes the draft's place. */
export function keepReceipt(receipt: ApplicationReceipt): void {
  writeSession(receiptKey, receipt);
  forgetDraft();
  become({ ...applicationState(), receipt });
}

/** Puts the receipt away and begins a new application. */
export function startAnew(): void {
  removeSession(receiptKey);
  become({ ...applicationState(), receipt: null });
}

function become(next: ApplicationState) {
  current = next;
  for (const listener of listeners) listener();
}

function stored(): ApplicationState {
  const open = readOpen();
  return {
    draft: draftFrom(open.value, readSession(sealedKey), Date.now()),
    receipt: applicationReceipt.safeParse(readSession(receiptKey)).data ?? null,
    keeps: open.keeps,
    alive: true,
  };
}

/** Two tabs write one draft: the one that looks on follows, or it would write its old answers over the new ones. */
function fromAnotherTab({ key }: StorageEvent) {
  if (key === openKey || key === null) become(stored());
}

function readOpen(): { value: unknown; keeps: boolean } {
  try {
    return { value: JSON.parse(localStorage.getItem(openKey) ?? "null"), keeps: true };
  } catch (error) {
    return { value: null, keeps: error instanceof SyntaxError };
  }
}

function writeOpen(open: object): boolean {
  try {
    localStorage.setItem(openKey, JSON.stringify(open));
    return true;
  } catch {
    return false;
  }
}

function removeOpen(): boolean {
  try {
    localStorage.removeItem(openKey);
    return true;
  } catch {
    return false;
  }
}
