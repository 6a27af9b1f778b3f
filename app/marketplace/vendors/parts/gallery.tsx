import { lazy, type MouseEvent, Suspense, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { LoadBoundary } from "#app/ui/loading/load-boundary.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GalleryPicture } from "../contract.ts";
import { captionFor } from "../rules/gallery.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { messages } from "./gallery-messages.ts";
import { LateImage } from "./late-image.tsx";

const GalleryDialog = lazy(() => import("./gallery-dialog.tsx"));

/**
 * A vendor's pictures of work, the cover first: a row on a phone, else a grid. Each opens in a dialog; without scripts it
 * is a link to the large file.
 */
export function VendorGallery({
  pictures,
  className,
}: {
  pictures: readonly GalleryPicture[];
  className: string;
}) {
  const t = useText(messages);
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section className={classNames("min-w-0", className)}>
      <h2 className="text-2xl">{t.title}</h2>
      {/* Captions are cut to two lines: the dialog has them whole. Positioned, so that visually hidden ones scroll with it. */}
      <ul
        className={classNames(
          "relative mt-4 flex snap-x gap-3 overflow-x-auto pb-2 sm:grid",
          pictures.length > 2 ? "sm:grid-cols-3" : "sm:grid-cols-2",
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={classNames(
              "max-sm:w-4/5 shrink-0 snap-start",
              index === 0 && pictures.length > 2 && "sm:col-span-2 sm:row-span-2",
            )}
          >
            <PictureLink
              picture={picture}
              index={index}
              count={pictures.length}
              open={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      {open !== null && (
        <LoadBoundary fallback={<p role="alert">{t.failed}</p>}>
          <Suspense fallback={null}>
            <GalleryDialog pictures={pictures} first={open} close={() => setOpen(null)} />
          </Suspense>
        </LoadBoundary>
      )}
    </section>
  );
}

type PictureLinkProps = { picture: GalleryPicture; index: number; count: number; open: () => void };

function PictureLink({ picture, index, count, open }: PictureLinkProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const caption = captionFor(picture, locale);
  const large = pictureAddress(picture.id, "large") ?? "";
  const small = pictureAddress(picture.id) ?? "";
  const { width, height } = picture;
  const click = (event: MouseEvent) => {
    // Another tab, a download: the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <a href={large} onClick={click} className="block rounded focus-visible:-outline-offset-3">
      {index === 0 ? (
        <img
          src={small}
          alt=""
          width={width}
          height={height}
          className="aspect-4/3 w-full rounded border bg-band object-cover"
        />
      ) : (
        <LateImage address={small} width={width} height={height} className="w-full" />
      )}
      {caption ? (
        <span lang={caption.lang} className="mt-1.5 line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">
          {caption.text}
        </span>
      ) : (
        <span className="sr-only">{t.picture(index + 1, count)}</span>
      )}
    </a>
  );
}
