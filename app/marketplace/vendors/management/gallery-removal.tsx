import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { GalleryPicture, ManagedVendor } from "../contract.ts";
import { useRemovePicture } from "../management-queries.ts";
import { messages } from "../parts/staff-messages.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { isNotified, ReasonField } from "./reason-field.tsx";

type GalleryRemovalProps = { vendor: ManagedVendor; pictures: readonly GalleryPicture[] };

/** The pictures of a vendor's work with their captions in both languages; staff remove one with a reason. */
export function GalleryRemoval({ vendor, pictures }: GalleryRemovalProps) {
  const t = useText(messages).gallery;
  const [removed, setRemoved] = useState<GalleryPicture | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="staff-gallery" className="mt-8">
      <h2 id="staff-gallery" className="font-sans font-semibold text-base">
        {t.title(pictures.length)}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="flex gap-3 rounded border p-2 text-sm">
            <Thumbnail picture={picture} />
            <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {picture.caption && <p lang="en">{picture.caption}</p>}
              {picture.captionSpanish && <p lang="es">{picture.captionSpanish}</p>}
              <Allowed to="work">
                <Button variant="link" size="small" onClick={() => setRemoved(picture)}>
                  <Trash2 aria-hidden className="size-4" />
                  {t.remove}
                  <span className="sr-only">: {t.picture(index + 1)}</span>
                </Button>
              </Allowed>
            </div>
          </li>
        ))}
      </ul>
      {removed && <RemovalDialog vendor={vendor} picture={removed} close={() => setRemoved(null)} />}
    </section>
  );
}

function Thumbnail({ picture: { id } }: { picture: GalleryPicture }) {
  return (
    <img
      src={pictureAddress(id) ?? ""}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      className="aspect-4/3 w-24 shrink-0 self-start rounded bg-band object-cover"
    />
  );
}

type RemovalDialogProps = { vendor: ManagedVendor; picture: GalleryPicture; close: () => void };

function RemovalDialog({ vendor, picture, close }: RemovalDialogProps) {
  const { gallery: t, suspension } = useText(messages);
  const removal = useRemovePicture(vendor.id);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async () => {
    const isBlank = reason.trim() === "";
    setMissing(isBlank);
    setProblem(undefined);
    if (isBlank) return field.current?.focus();
    try {
      await removal.mutateAsync({ picture: picture.id, reason });
      close();
      toast({
        title: t.removed,
        description: isNotified(vendor) ? t.told(vendor.businessName) : t.toldNobody,
      });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      setProblem(isGone ? t.gone : t.failed);
    }
  };
  return (
    <ActionDialog
      close={close}
      title={t.question}
      description={t.text}
      onSubmit={() => void submit()}
      action={t.action}
      variant="danger"
      busy={removal.isPending}
      busyLabel={t.working}
      problem={problem}
    >
      <div className="grid gap-4">
        <Thumbnail picture={picture} />
        <ReasonField
          ref={field}
          vendor={vendor}
          reason={reason}
          setReason={setReason}
          error={missing && suspension.missing}
        />
      </div>
    </ActionDialog>
  );
}
