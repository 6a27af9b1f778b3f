const fields = [
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [hidden], [readonly])",
  "select",
  "textarea",
];

/** False where the focus in a field opens a keyboard that covers half of the screen. */
export const mayFocusField = (): boolean => !window.matchMedia("(pointer: coarse)").matches;

/** The first field that can be typed in or chosen from; null on a phone. */
export function firstField(form: Element): HTMLElement | null {
  if (!mayFocusField()) return null;
  return form.querySelector<HTMLElement>(fields.map((one) => `${one}:enabled`).join(", "));
}
