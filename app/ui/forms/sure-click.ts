import type { PointerEvent } from "react";

/**
 * A press counts although the layout moves before it ends: what was pressed is clicked even if something else is under
 * the pointer by then, where the browser would click nothing. Use it as `onPointerDown` of a button that stands below
 * parts whose height changes. Leaving the place of the button before the release cancels, as usual.
 */
export function sureClick({
  currentTarget: button,
  button: key,
  pointerId,
}: PointerEvent<HTMLButtonElement>): void {
  if (key !== 0) return;
  const pressed = button.getBoundingClientRect();
  const done = new AbortController();
  const { signal } = done;
  let clicked = false;
  const onClick = () => {
    clicked = true;
  };
  button.addEventListener("click", onClick, { once: true });
  const finish = (isReleased: boolean) => {
    done.abort();
    // The browser's own click comes right after the release.
    setTimeout(() => {
      button.removeEventListener("click", onClick);
      if (isReleased && !clicked && button.isConnected) button.click();
    });
  };
  const options = { capture: true, signal };
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId === pointerId) finish(isInside(event, pressed));
    },
    options,
  );
  addEventListener("pointercancel", () => finish(false), options);
}

function isInside({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
