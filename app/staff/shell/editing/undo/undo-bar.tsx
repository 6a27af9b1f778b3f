import { Undo2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { measuredAs } from "#app/ui/toasts/measured-height.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../../messages.ts";
import { useShortcuts } from "../../shortcuts.ts";
import { removeUndoable, type Undoable, useUndoables } from "./undo-offers.ts";

const tickMs = 250;
const measureUndo = measuredAs("--undo-height");

/** What can be undone now, each with the seconds that are left. `u` undoes the newest. Mounted once, by the staff layout. */
export function UndoBar() {
  const { undo: t } = useText(messages);
  const undoables = useUndoables();
  useShortcuts({
    u: () => {
      const newest = undoables.at(-1);
      if (newest) void undoNow(newest);
    },
  });
  return (
    <section ref={measureUndo} aria-label={t.region} className="desk-undo pointer-events-none print:hidden">
      {/* The region is there before its texts, or they would not be announced. */}
      <div role="status" className="sr-only">
        {undoables.map(({ id, title, description = "" }) => (
          <p key={id}>{`${title}. ${description} ${t.hint}`}</p>
        ))}
      </div>
      {undoables.map((one) => (
        <UndoCard key={one.id} undoable={one} />
      ))}
    </section>
  );
}

async function undoNow({ id, undo }: Undoable): Promise<void> {
  removeUndoable(id);
  await undo();
}

function UndoCard({ undoable }: { undoable: Undoable }) {
  const { undo: t } = useText(messages);
  const { id, title, description, until, holdsLetters } = undoable;
  const left = useSecondsLeft(undoable);
  const isOver = left <= 0 || performance.now() >= until;
  return (
    <div className="toast pointer-events-auto animate-rise-in border-line bg-card text-ink">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm">{description}</p>}
        {holdsLetters && <p className="text-muted text-sm">{t.held}</p>}
      </div>
      <Button size="small" variant="action" disabled={isOver} onClick={() => void undoNow(undoable)}>
        <Undo2 aria-hidden className="size-4" />
        {t.undo}{" "}
        <span aria-hidden className="tabular-nums">
          {left}
        </span>
      </Button>
      <button
        type="button"
        aria-label={t.keep(title)}
        title={t.keep(title)}
        onClick={() => removeUndoable(id)}
        className="-my-1.5 -me-2 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-current/10"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** Removes the offer when its time is over. */
function useSecondsLeft({ id, until }: Undoable): number {
  const secondsLeft = () => Math.ceil((until - performance.now()) / 1000);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const tick = () => {
      const now = Math.ceil((until - performance.now()) / 1000);
      setLeft(now);
      if (now <= 0) removeUndoable(id);
    };
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [id, until]);
  return Math.max(0, left);
}
