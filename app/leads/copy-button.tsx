import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** Copies a short text and says so. Where the browser has no clipboard to write to, there is no button. */
export function CopyButton({ text, label, doneLabel }: { text: string; label: string; doneLabel: string }) {
  const [done, setDone] = useState(false);
  // Missing where the page comes over plain http from another machine.
  if (!navigator.clipboard) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // Refused by the browser: the text beside it can be selected.
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        {done ? <Check aria-hidden className="size-4 text-palma" /> : <Copy aria-hidden className="size-4" />}
        {done ? doneLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {done && doneLabel}
      </span>
    </>
  );
}
