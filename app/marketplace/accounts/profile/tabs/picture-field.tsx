import { ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { VendorPicture } from "#app/marketplace/vendors/vendor-parts.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ProgressBar } from "#app/ui/loading/progress-bar.tsx";
import { UploadProblem } from "#app/ui/photos/upload-problem.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import type { PictureKind, Profile } from "../../contract.ts";
import { pictureMessages } from "../../field-messages.ts";
import type { usePicture } from "./use-picture.ts";

type PictureFieldProps = {
  kind: PictureKind;
  profile: Profile;
  /** Lives above the tabs, so an upload continues when the tab changes. */
  picture: ReturnType<typeof usePicture>;
};

/** Changes take effect at once, without the form's Save. */
export function PictureField({ kind, profile, picture }: PictureFieldProps) {
  const t = useText(pictureMessages);
  const { state, choose, cancel, remove, removing } = picture;
  const [isDragOver, setDragOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const heading = useId();
  const url = kind === "logo" ? profile.logoUrl : profile.personalPhoto;
  const uploading = state.phase === "uploading";

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !uploading) choose(dropped);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div
      role="group"
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
      className={classNames(
        "flex flex-col gap-4 rounded border border-dashed p-4",
        isDragOver ? "border-larimar bg-band" : "border-line",
      )}
    >
      <div>
        <h3 id={heading} className="font-sans font-semibold text-sm tracking-normal">
          {t.kinds[kind]}
        </h3>
        <p className="text-muted text-sm">{t.hints[kind]}</p>
      </div>
      <div className="flex items-start gap-4">
        <CurrentPicture kind={kind} profile={profile} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <input
            ref={file}
            type="file"
            hidden
            tabIndex={-1}
            aria-label={t.choose[kind]}
            accept={pictureTypes.join(",")}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) choose(chosen);
              event.target.value = "";
            }}
          />
          <Button variant="quiet" size="small" disabled={uploading} onClick={() => file.current?.click()}>
            <ImageUp aria-hidden className="size-4" />
            {url ? t.replace[kind] : t.choose[kind]}
          </Button>
          <p className="hidden text-muted text-xs pointer-fine:block">{t.orDrop}</p>
          {url && !uploading && <Remove kind={kind} busy={removing} remove={remove} />}
        </div>
      </div>
      {uploading && <Progress sent={state.sent} cancel={cancel} />}
      <p role="status" className="text-muted text-sm empty:hidden">
        {state.phase === "done" && state.text}
      </p>
      {state.phase === "refused" && <UploadProblem text={state.text} />}
    </div>
  );
}

function CurrentPicture({ kind, profile }: { kind: PictureKind; profile: Profile }) {
  const t = useText(pictureMessages);
  if (kind === "photo") return <VendorPicture vendor={profile} alt={t.current.photo} className="w-24" />;
  if (!profile.logoUrl) return <div aria-hidden className="slats size-24 shrink-0 rounded border" />;
  return (
    <img
      src={profile.logoUrl}
      alt={t.current.logo}
      width={96}
      height={96}
      className="size-24 shrink-0 rounded border bg-card object-contain"
    />
  );
}

function Progress({ sent, cancel }: { sent: number; cancel: () => void }) {
  const t = useText(pictureMessages);
  const percent = Math.floor(sent * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ProgressBar
        label={percent < 100 ? t.uploading(percent) : t.checking}
        percent={percent < 100 ? percent : undefined}
        className="min-w-40 flex-1"
      />
      {/* After the last byte the picture may already be saved. */}
      {percent < 100 && (
        <Button variant="link" size="small" onClick={cancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}

/** With confirmation: a removed picture is lost. */
function Remove({ kind, busy, remove }: { kind: PictureKind; busy: boolean; remove: () => void }) {
  const t = useText(pictureMessages);
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <Button variant="link" size="small" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden className="size-4" />
        {t.remove[kind]}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={t.remove[kind]} className="flex flex-wrap items-center gap-2">
      <p className="font-medium text-sm">{t.sure}</p>
      <Button variant="danger" size="small" busy={busy} onClick={remove}>
        {t.yes}
      </Button>
      {/* The focused button is unmounted; focus the harmless choice. */}
      <Button variant="quiet" size="small" autoFocus onClick={() => setConfirming(false)}>
        {t.no}
      </Button>
    </div>
  );
}
