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
