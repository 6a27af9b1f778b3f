import { ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { UploadProblem } from "#app/ui/photos/upload-problem.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { FieldSection } from "../field-section.tsx";
import { galleryMessages } from "./messages.ts";
import { PictureRow } from "./picture-row.tsx";
import { UploadList } from "./upload-list.tsx";
import type { GalleryState } from "./use-gallery.ts";
import { type GalleryUploads, isUnderWay } from "./use-uploads.ts";

/** Both live above the tabs, so that uploads continue when the tab changes. */
type GallerySectionProps = { state: GalleryState; uploads: GalleryUploads };

/** The pictures of the vendor's work. Changes take effect at once, without the form's Save. */
export function GallerySection({ state, uploads }: GallerySectionProps) {
  const t = useText(galleryMessages);
  const [leftOut, setLeftOut] = useState(0);
  const { limit, isPending } = state;
  const { pictures } = state.gallery;
  const room = Math.max(0, limit - pictures.length - uploads.uploads.filter(isUnderWay).length);
  const add = (files: readonly File[]) => {
    uploads.add(files.slice(0, room));
    setLeftOut(Math.max(0, files.length - room));
  };
  return (
    <FieldSection title={t.title} note={isPending ? t.noteUntilApproved : t.note}>
      <DropArea onFiles={add} count={pictures.length}>
        {pictures.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
        <ol aria-label={t.list} className="grid gap-3 empty:hidden">
          {pictures.map((picture, index) => (
            <PictureRow key={picture.id} picture={picture} index={index} state={state} />
          ))}
        </ol>
        <UploadList uploads={uploads} />
        <AddButtons state={state} hasRoom={room > 0} onFiles={add} />
        {leftOut > 0 && room === 0 && <UploadProblem text={t.leftOut(leftOut)} />}
        {state.problem && <UploadProblem text={state.problem} />}
        {/* There while it is empty: a screen reader tells only what changes in it. */}
        <p role="status" className="text-muted text-sm empty:-mt-4">
          {state.said}
        </p>
      </DropArea>
    </FieldSection>
  );
}

type OnFiles = (files: readonly File[]) => void;

type DropAreaProps = { onFiles: OnFiles; count: number; children: ReactNode };

function DropArea({ onFiles, count, children }: DropAreaProps) {
  const t = useText(galleryMessages);
  const [isDragOver, setDragOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  // The focused button goes with a removed picture.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      area.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div
      ref={area}
      tabIndex={-1}
      role="group"
      aria-label={t.title}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
      className={classNames(
        "grid gap-4 rounded border border-dashed p-4 sm:col-span-2",
        isDragOver ? "border-larimar bg-band" : "border-line",
      )}
    >
      {children}
    </div>
  );
}

type AddButtonsProps = { state: GalleryState; hasRoom: boolean; onFiles: OnFiles };

/** Without room it may not be full yet: what is being uploaded takes the rest. */
function AddButtons({ state, hasRoom, onFiles }: AddButtonsProps) {
  const t = useText(galleryMessages);
  const { limit, isPending } = state;
  const count = state.gallery.pictures.length;
  const full = isPending ? t.fullUntilApproved : t.full;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton label={t.add} disabled={!hasRoom} onFiles={onFiles} />
      <p className="text-muted text-sm">{count >= limit ? full : t.count(count, limit)}</p>
      {hasRoom && <p className="hidden text-muted text-xs pointer-fine:block">{t.orDrop}</p>}
    </div>
  );
}

type FileButtonProps = { label: string; disabled: boolean; onFiles: OnFiles };

function FileButton({ label, disabled, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        // A phone offers its camera too.
        accept="image/*"
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
      <Button variant="quiet" size="small" disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden className="size-4" />
        {label}
      </Button>
    </>
  );
}
