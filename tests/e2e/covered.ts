import type { Page } from "@playwright/test";

/**
 * Brings every visible control of the page (of the open dialog, if there is one) into view, at the middle and at the
 * lower edge of the window, and touches it at its centre and near its right end.
 * @param fields only text fields, each focused, as with a keyboard open
 * @returns the controls that something else covers, and what covers them
 */
export function coveredControls(page: Page, { fields = false } = {}): Promise<string[]> {
  return page.evaluate((fieldsOnly) => {
    const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea';
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const name = (element: Element | null) =>
      element === null ? "nothing" : `${element.outerHTML.replace(/\s+/g, " ").slice(0, 110)}…`;

    /** A label belongs to its control, and so does a button inside a field. */
    const belongs = (hit: Element, control: Element) =>
      control.contains(hit) ||
      [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)) ||
      (control.matches("input, textarea") &&
        hit.closest("button") !== null &&
        control.parentElement?.contains(hit) === true);

    const isShown = (control: Element) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = control.getBoundingClientRect();
      // Smaller ones are for screen readers alone.
      return width > 4 && height > 4 && control.closest("[inert], [aria-hidden=true], .skip-link") === null;
    };

    const coverOf = (control: Element) => {
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const y = box.top + box.height / 2;
      for (const x of [box.left + box.width / 2, box.right - Math.min(6, box.width / 2)]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !belongs(hit, control)) return hit;
      }
      return undefined;
    };

    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
    const root = [...dialogs].filter((dialog) => dialog.checkVisibility()).at(-1) ?? document;
    const found: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(fieldsOnly ? texts : controls)) {
      if (!isShown(control)) continue;
      for (const block of fieldsOnly ? (["nearest"] as const) : (["center", "end"] as const)) {
        if (fieldsOnly) control.focus();
        control.scrollIntoView({ block, inline: "center", behavior: "instant" });
        const cover = coverOf(control);
        if (cover !== undefined) found.push(`${name(control)} at ${block} under ${name(cover)}`);
      }
    }
    return found;
  }, fields);
}
