/** Between one thing that floats over the page and the next, in pixels. */
const gap = 16;

/**
 * A ref that tells the style sheets how high an element is, with the gap to the next one: as a property of the root, "0px"
 * while it is empty. For what floats over the page, so that the page can leave it room.
 */
export function measuredAs(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      style.setProperty(property, `${offsetHeight > 0 ? offsetHeight + gap : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
