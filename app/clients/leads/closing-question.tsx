import { useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./management/messages.ts";

type QuestionProps = { name: string; answer: (answered: boolean) => void; cancel: () => void };

/** Asks, before an unanswered lead is closed, whether somebody answered it; names what closing does. */
export function ClosingQuestion({ name, answer, cancel }: QuestionProps) {
  const { closing: t } = useText(messages);
  const [answered, setAnswered] = useState<"yes" | "no">("no");
  return (
    <ActionDialog
      close={cancel}
      title={t.title(name)}
      description={t.text}
      width="narrow"
      onSubmit={() => answer(answered === "yes")}
      action={t.action}
    >
      <Segmented
        label={t.question(name)}
        value={answered}
        onChange={setAnswered}
        options={[
          { value: "no", label: t.no },
          { value: "yes", label: t.yes },
        ]}
      />
      <p className="mt-3 text-muted text-sm">{answered === "yes" ? t.yesHint : t.noHint}</p>
    </ActionDialog>
  );
}
