import { discardIntent } from "#platform/forms/sending.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { type ApplicationReceipt, applicationReceipt } from "../contract.ts";
import { type ApplicationDraft, isPristine, newDraft, restoreDraft, splitDraft } from "./draft.ts";

export const applicationFormName = "vendor-application";

// The open part stays on the device until sent or deleted; sealed answers and the receipt only in the tab.
const openKey = `arribo.draft.${applicationFormName}`;
const sealedKey = `arribo.sealed.${applicationFormName}`;
const receiptKey = `arribo.receipt.${applicationFormName}`;

export type ApplicationState = {
  draft: ApplicationDraft;
  receipt: ApplicationReceipt | null;
  /** False if the browser refuses storage; then answers last as long as the page. */
  canStore: boolean;
  /** False on the server and before hydration: the device's storage is unknown. */
  isHydrated: boolean;
};

const serverState: ApplicationState = {
  draft: newDraft(0),
  receipt: null,
  canStore: true,
  isHydrated: false,
};

let current: ApplicationState | null = null;
const listeners = new Set<() => void>();

/** The state of this tab, read from the device at the first call; the same object until it changes. */
export function applicationState(): ApplicationState {
  current ??= readStored();
  return current;
}

/** The state on the server and during hydration: a blank draft. */
export function serverApplicationState(): ApplicationState {
  return serverState;
}

/** Calls back after each change, also one by another tab. @returns the function that stops it */
export function subscribeToApplication(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** Saved on each change: a phone can kill the tab at any time. */
export function saveDraft(draft: ApplicationDraft): void {
  const parts = splitDraft(draft);
  const pristine = isPristine(draft);
  const canStore = pristine ? removeOpen() : writeOpen(parts.open);
  if (pristine) removeSession(sealedKey);
  else writeSession(sealedKey, parts.sealed);
  setState({ ...applicationState(), draft, canStore });
}

/** Replaces the draft by one that was saved on another device; confidential answers are typed again. */
export function takeOver({ answers, saved }: { answers: object; saved: readonly string[] }): void {
  saveDraft(restoreDraft({ answers, saved }, {}, Date.now()));
}

/** Also removes the saved request of a failed submission. */
export function deleteDraft(): void {
  removeOpen();
  removeSession(sealedKey);
  discardIntent(applicationFormName);
  setState({ ...applicationState(), draft: newDraft(Date.now()) });
}

/** Stores the receipt for this tab and deletes the draft. */
export function saveReceipt(receipt: ApplicationReceipt): void {
  writeSession(receiptKey, receipt);
  deleteDraft();
  setState({ ...applicationState(), receipt });
}

/** Removes the receipt, so that the form is shown again. */
export function startOver(): void {
  removeSession(receiptKey);
  setState({ ...applicationState(), receipt: null });
}

function setState(next: ApplicationState) {
  current = next;
  for (const listener of listeners) listener();
}

function readStored(): ApplicationState {
  const open = readOpen();
  return {
    draft: restoreDraft(open.value, readSession(sealedKey), Date.now()),
    receipt: applicationReceipt.safeParse(readSession(receiptKey)).data ?? null,
    canStore: open.canStore,
    isHydrated: true,
  };
}

/** Follow the other tab; otherwise this one would overwrite its answers with old ones. */
function onStorage({ key }: StorageEvent) {
  if (key === openKey || key === null) setState(readStored());
}

function readOpen(): { value: unknown; canStore: boolean } {
  try {
    return { value: JSON.parse(localStorage.getItem(openKey) ?? "null"), canStore: true };
  } catch (error) {
    return { value: null, canStore: error instanceof SyntaxError };
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
