import type { ReactNode } from "react";
import { requiredText } from "#platform/http/required-text.ts";
import { useText } from "#platform/i18n/locale-context.tsx";

/**
 * Names the field in the error of a blank one: "Fill in: Business name". Other errors, and fields whose label is not plain
 * text, keep their text.
 */
export function useNamedError(): (label: ReactNode, error: ReactNode) => ReactNode {
  const t = useText(requiredText);
  // A label's own " *" marks it as required.
  return (label, error) =>
    error === t.plain && typeof label === "string" ? t.named(label.replace(/ \*$/, "")) : error;
}
