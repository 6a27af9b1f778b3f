import { lazy, type MouseEvent, Suspense, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { LoadBoundary } from "#app/ui/loading/load-boundary.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GalleryPicture } from "../contract.ts";
import { captionFor, smallWidth } from "../rules/gallery.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { messages } from "./gallery-messages.ts";

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
      {/* Positioned, so that visually hidden captions scroll with it. */}
      <ul
        className={classNames(
          "relative mt-4 max-sm:-mx-4 flex snap-x gap-2 overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 max-sm:pb-2 sm:grid sm:overflow-visible",
          columnsFor(pictures.length),
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={classNames(
              "w-4/5 shrink-0 snap-start sm:w-auto",
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

function columnsFor(count: number): string {
  if (count === 1) return "sm:max-w-lg sm:grid-cols-1";
  return count === 2 ? "sm:grid-cols-2" : "sm:grid-cols-3";
}

type PictureLinkProps = { picture: GalleryPicture; index: number; count: number; open: () => void };

function PictureLink({ picture, index, count, open }: PictureLinkProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { id, width, height } = picture;
  const caption = captionFor(picture, locale);
  const isCover = index === 0;
  const large = pictureAddress(id, "large") ?? "";
  const small = pictureAddress(id, "small") ?? "";
  const click = (event: MouseEvent) => {
    // Another tab, a download: the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <a href={large} onClick={click} className="group block h-full">
      <img
        src={small}
        {...(isCover && {
          srcSet: `${small} ${smallWidth(picture)}w, ${large} ${width}w`,
          sizes: "(min-width: 64rem) 30rem, (min-width: 40rem) 60vw, 80vw",
        })}
        alt={caption ? "" : t.picture(index + 1, count)}
        width={width}
        height={height}
        loading={isCover ? undefined : "lazy"}
        className="aspect-4/3 w-full rounded border bg-band object-cover transition-opacity group-hover:opacity-85"
      />
      {caption && (
        <span
          lang={caption.lang}
          className="mt-1.5 line-clamp-2 text-muted text-sm [overflow-wrap:anywhere] sm:sr-only"
        >
          {caption.text}
        </span>
      )}
    </a>
  );
}
