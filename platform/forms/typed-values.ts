/**
 * What a person typed or chose in a form before its scripts came.
 * @param id the form's
 * @returns by the controls' names; without blanks and what the server had filled in
 */
export function typedValues(id: string): Record<string, string> {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return {};
  return Object.fromEntries(
    [...form.elements].flatMap((control) =>
      isControl(control) && isChanged(control) && control.value.trim() !== ""
        ? [[control.name, control.value]]
        : [],
    ),
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  const isTick = control.type === "radio" || control.type === "checkbox";
  if (isTick && control instanceof HTMLInputElement) return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}
