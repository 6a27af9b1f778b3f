import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const t = useText(messages).resumed;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-band px-4 py-2.5 text-sm">
      <p role="status">{t.text}</p>
      {isConfirming ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
        <div role="group" aria-label={t.sure} className="flex flex-wrap items-center gap-2">
          <p className="font-medium">{t.sure}</p>
          <Button variant="danger" size="small" onClick={onStartOver}>
            {t.delete}
          </Button>
          {/* The focused button is gone; the focus goes to the harmless answer. */}
          <Button variant="quiet" size="small" autoFocus onClick={() => setIsConfirming(false)}>
            {t.keep}
          </Button>
        </div>
      ) : (
        <Button variant="link" size="small" onClick={() => setIsConfirming(true)}>
          {t.startOver}
        </Button>
      )}
    </div>
  );
}
