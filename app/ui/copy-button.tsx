import { Check, Copy } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "./button.tsx";

type CopyButtonProps = {
  source: RefObject<HTMLElement | null> | (() => string);
  label: string;
  doneLabel: string;
};

/** If the browser refuses, the element's text is selected and no success is shown. */
export function CopyButton({ source, label, doneLabel }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    if (typeof source === "function") setDone(await toClipboard(source()));
    else if (source.current)
      setDone((await toClipboard(source.current.textContent)) || copySelected(source.current));
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

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Fallback: `navigator.clipboard` is missing on plain http. */
function copySelected(element: HTMLElement): boolean {
  window.getSelection()?.selectAllChildren(element);
  return document.execCommand("copy");
}
