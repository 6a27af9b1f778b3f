import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type Answers, type Control, controls, type FieldName, isBlank } from "../rules/fields.ts";
import { optionNames } from "./field-texts.ts";

export function AnswerText({ name, answer }: { name: FieldName; answer: Answers[FieldName] }) {
  const t = useText(messages).check;
  const names = useText(optionNames);
  const control: Control = controls[name];
  if (control.kind === "tick") return answer ? t.yes : t.no;
  if (isBlank(answer)) return <span className="text-muted">{t.none}</span>;
  if (control.kind === "choice" || control.kind === "choices") {
    const known: Partial<Record<string, string>> = names[control.options];
    return [answer]
      .flat()
      .map((value) => known[String(value)] ?? value)
      .join(", ");
  }
  return <span lang={control.lang}>{answer}</span>;
}
