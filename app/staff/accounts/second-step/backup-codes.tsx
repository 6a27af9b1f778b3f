import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export function BackupCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useText(messages).secondStep;
  const heading = useRef<HTMLHeadingElement>(null);
  // The submitted form is gone: move the focus to its result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="w-fit text-lg">
          {t.codes}
        </h3>
        <p className="mt-1 max-w-measure">{t.codesLead}</p>
      </div>
      <ul className="grid max-w-96 grid-cols-2 gap-x-6 gap-y-1 rounded border border-line bg-background px-4 py-3 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={onSaved}>
          {t.kept}
        </Button>
        <CopyButton source={() => codes.join("\n")} label={t.copy} doneLabel={t.copied} />
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </div>
  );
}
