import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** The backup codes, the one time they are shown. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(messages).secondStep;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone; what came of it is read first.
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
        <Button size="small" onClick={onKept}>
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
