import { type MouseEvent, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { FrameIcon } from "#app/ui/frame-icon.tsx";
import { importAgain } from "#platform/browser/import-again.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GalleryPicture } from "../contract.ts";
import { captionFor } from "../rules/gallery.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { messages } from "./gallery-messages.ts";
import { LateImage } from "./late-image.tsx";

type DialogModule = typeof import("./gallery-dialog.tsx");

/** The dialog, whose code comes with the first picture that is opened. `isFailed`: the code cannot be had in this page. */
function useDialog() {
  const [open, setOpen] = useState<number | null>(null);
  const [code, setCode] = useState<DialogModule | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = async () => {
    try {
      setCode(await import("./gallery-dialog.tsx").catch(importAgain<DialogModule>));
    } catch {
      setOpen(null);
      setFailed(true);
    }
  };
  const show = (index: number) => {
    setOpen(index);
    if (!code) void load();
  };
  return { open, code, isFailed, show, close: () => setOpen(null) };
}

/**
 * A vendor's pictures of work, the cover first: a row on a phone, else a grid. Each opens in a dialog; without scripts, and
 * where the dialog's code could not be loaded, it is a link to the large file.
 */
export function VendorGallery({
  pictures,
  className,
}: {
  pictures: readonly GalleryPicture[];
  className: string;
}) {
  const t = useText(messages);
  const { open, code, isFailed, show, close } = useDialog();
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
              isOpening={open === index && code === null}
              open={isFailed ? null : () => show(index)}
            />
          </li>
        ))}
      </ul>
      {isFailed && (
        <p role="alert" className="mt-3 font-medium text-flamboyan text-sm">
          {t.failed}
        </p>
      )}
      {open !== null && code && <code.default pictures={pictures} first={open} close={close} />}
    </section>
  );
}

type PictureLinkProps = {
  picture: GalleryPicture;
  index: number;
  count: number;
  isOpening: boolean;
  /** null leaves the link to the browser. */
  open: (() => void) | null;
};

function PictureLink({ picture, index, count, isOpening, open }: PictureLinkProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const caption = captionFor(picture, locale);
  const large = pictureAddress(picture.id, "large") ?? "";
  const small = pictureAddress(picture.id) ?? "";
  const { width, height } = picture;
  const click = (event: MouseEvent) => {
    // Another tab, a download: the browser's.
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <a href={large} onClick={click} className="relative block rounded focus-visible:-outline-offset-3">
      {isOpening && (
        <span role="status" className="absolute start-2 top-2 z-10 rounded-full bg-card p-2">
          <FrameIcon name="busy" className="size-6 animate-spin" />
          <span className="sr-only">{t.opening}</span>
        </span>
      )}
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
