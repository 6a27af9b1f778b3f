import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../tracking-messages.ts";

export function ChangeFailure({ title, details }: { title: string; details: string | undefined }) {
  const t = useText(messages);
  return (
    <div role="alert" className="mt-5 empty:hidden">
      {details !== undefined && (
        <ProblemNote title={title}>
          {t.tryAgain} <SupportPhone />. {details}
        </ProblemNote>
      )}
    </div>
  );
}
