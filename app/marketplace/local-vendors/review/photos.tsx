import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { splitAtLinks } from "#platform/text/web-addresses.ts";
import type { LocalVendor } from "../contract.ts";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";
import { localPhotoUrl } from "./queries.ts";

export function Photos({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).photos;
  const [shown, show] = useState<number | null>(null);
  const { photos, nombreCompleto: name } = vendor;
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={t.of(name)} className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button type="button" onClick={() => show(index)} className="block rounded">
              <img
                src={localPhotoUrl(photo, "small")}
                alt={t.one(index + 1, photos.length, name)}
                loading="lazy"
                width={88}
                height={88}
                className="size-22 rounded border border-line bg-band object-cover text-xs"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <PhotoDialog vendor={vendor} shown={shown} show={show} />}
    </>
  );
}

type PhotoDialogProps = { vendor: LocalVendor; shown: number; show: (index: number | null) => void };

function PhotoDialog({ vendor, shown, show }: PhotoDialogProps) {
  const { photos: t } = useText(messages);
  const { photos, nombreCompleto: name } = vendor;
  const step = (by: 1 | -1) => show((shown + by + photos.length) % photos.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show(null)}
      title={t.of(name)}
      width="wide"
      footer={
        photos.length > 1 && (
          <>
            <p role="status" className="me-auto text-muted text-sm">
              {t.place(shown + 1, photos.length)}
            </p>
            <Button variant="quiet" size="small" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden className="size-4" />
              {t.previous}
            </Button>
            <Button variant="quiet" size="small" onClick={() => step(1)}>
              {t.next}
              <ChevronRight aria-hidden className="size-4" />
            </Button>
          </>
        )
      }
    >
      <img
        // Remounts the image, so that the previous one is not shown while the next loads.
        key={photos[shown]}
        src={localPhotoUrl(photos[shown] ?? "", "large")}
        alt={t.one(shown + 1, photos.length, name)}
        className="mx-auto min-h-48 max-h-[60dvh] min-w-48 rounded bg-band object-contain"
      />
    </Dialog>
  );
}

/** Links carry no referrer. */
export function PhotoLinks({ vendor }: { vendor: LocalVendor }) {
  const t = useText(messages).card;
  if (vendor.photoUrls === "") return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{t.links}</p>
      <p
        lang={languageOf(vendor)}
        dir="auto"
        className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {splitAtLinks(vendor.photoUrls).map(({ text, href }, index) =>
          href ? (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
              key={index}
              href={href}
              target="_blank"
              rel="nofollow noopener noreferrer"
              className="text-link"
            >
              {text}
              <span className="sr-only"> ({t.newWindow})</span>
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}
