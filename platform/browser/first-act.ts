const acts = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "click",
] as const;

/** What a person left here before, and expects to see again: drafts, receipts, posts that wait for review. */
const workKeys = /^arribo\.(?:draft|sealed|intent|sent|receipt|community\.waiting)/;

let done: Promise<void> | undefined;

/**
 * When the visitor first moves, touches, scrolls or types. At once for a link into the page and for who left work in
 * this browser.
 */
export function firstAct(): Promise<void> {
  done ??= new Promise((resolve) => {
    // It may have happened before the scripts came.
    const hasActed = window.scrollY > 0 || document.activeElement?.closest("main");
    if (hasActed || window.location.hash !== "" || hasWork()) return resolve();
    const act = ({ type, target }: Event) => {
      // A dialog that opens moves the focus by itself.
      if (type === "focusin" && !(target instanceof Element && target.closest("main"))) return;
      for (const name of acts) window.removeEventListener(name, act, { capture: true });
      resolve();
    };
    for (const name of acts) window.addEventListener(name, act, { capture: true, passive: true });
  });
  return done;
}

function hasWork(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => workKeys.test(key)),
    );
  } catch {
    return false;
  }
}

/** When the visitor next acts, or the network is back. */
export function nextAct(): Promise<void> {
  return new Promise((resolve) => {
    const events = ["online", "pointerdown", "keydown", "input"];
    const act = () => {
      for (const name of events) window.removeEventListener(name, act, { capture: true });
      resolve();
    };
    for (const name of events) window.addEventListener(name, act, { capture: true, passive: true });
  });
}

export type EarlyClicks = { repeat: () => void };

/**
 * Holds back clicks on buttons of the page's content whose code has not come, except those that submit a form, which
 * works without scripts. `repeat` clicks the last one.
 */
export function rememberClicks(): EarlyClicks {
  let clicked: HTMLButtonElement | undefined;
  const remember = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("main button") : null;
    if (!button || (button.type === "submit" && button.form)) return;
    // If the part is hydrated during this event, React would handle both this click and the repeated one.
    event.stopPropagation();
    clicked = button;
  };
  window.addEventListener("click", remember, { capture: true, passive: true });
  return {
    repeat() {
      window.removeEventListener("click", remember, { capture: true });
      // In a task of its own: during its commit React does not hydrate nested parts for a click.
      setTimeout(() => clicked?.isConnected && clicked.click());
    },
  };
}
