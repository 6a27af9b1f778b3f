import { Check, CircleAlert, Eye, PencilLine } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { sureClick } from "#app/ui/forms/sure-click.ts";
import { FrameIcon } from "#app/ui/frame-icon.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type SaveBarProps = {
  dirty: boolean;
  busy: boolean;
  failure: { title?: string; text: string } | null;
  onPreview: () => void;
};

export function SaveBar({ dirty, busy, failure, onPreview }: SaveBarProps) {
  const t = useText(messages);
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 rounded-b border-x border-t border-b bg-card px-5 py-3 sm:px-8 print:hidden"
    >
      <div role="alert" className="empty:hidden">
        {failure && (
          <p className="mb-3 flex items-start gap-2 rounded border border-flamboyan bg-cancelled-fill px-4 py-2.5 text-cancelled text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4" />
            <span>
              {failure.title && <strong>{failure.title}. </strong>}
              {failure.text}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p
          role="status"
          className="me-auto inline-flex max-sm:basis-full items-center gap-2 font-medium text-sm"
        >
          {dirty ? (
            <PencilLine aria-hidden className="size-4 text-ambar-text" />
          ) : (
            <Check aria-hidden className="size-4 text-palma" />
          )}
          {dirty ? t.unsaved : t.saved}
        </p>
        <Button variant="quiet" className="max-sm:flex-auto max-sm:px-2" onClick={onPreview}>
          <Eye aria-hidden className="size-4 max-sm:hidden" />
          {t.preview.open}
        </Button>
        {/* Not `busy`, which ignores a press: what was typed meanwhile is saved after this save. */}
        <Button
          type="submit"
          variant="primary"
          className="max-sm:flex-auto max-sm:px-2"
          onPointerDown={sureClick}
          aria-busy={busy || undefined}
        >
          {busy && <FrameIcon name="busy" className="size-[1.15em] animate-spin" />}
          {busy ? t.saving : t.save}
        </Button>
      </div>
    </div>
  );
}
